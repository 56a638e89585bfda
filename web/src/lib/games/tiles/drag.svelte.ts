/** Dragging tiles with a mouse, a pen or a finger. What a drop means is for the game to say. */

import type { Place } from './draft.ts'

export type Target = { readonly zone: 'table'; readonly to: Place; readonly on: number | null } | { readonly zone: 'rack'; readonly before: number | null }

const FAR_ENOUGH = 7 // pixels: less is a touch
const EDGE = 36 // so close to its edge the table scrolls by itself
const SPEED = 9

export class Drag {
  ids = $state.raw<readonly number[]>([])
  x = $state(0)
  y = $state(0)
  target = $state.raw<Target | null>(null)
  /** A drag has just ended: the click that follows is none. */
  #click = false
  readonly #drop: (ids: readonly number[], target: Target) => void

  constructor(drop: (ids: readonly number[], target: Target) => void) {
    this.#drop = drop
  }

  /** A pointer goes down on a tile; `ids` says which tiles would go with it. */
  start(event: PointerEvent, ids: () => readonly number[]): void {
    this.#click = false
    if (event.button !== 0 || !event.isPrimary) return
    const begun = { x: event.clientX, y: event.clientY }
    const end = (): void => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', cancel)
      removeEventListener('keydown', escape)
      this.ids = []
      this.target = null
    }
    const move = (moved: PointerEvent): void => {
      if (moved.pointerId !== event.pointerId) return
      if (this.ids.length === 0 && Math.hypot(moved.clientX - begun.x, moved.clientY - begun.y) < FAR_ENOUGH) return
      if (this.ids.length === 0) this.ids = ids()
      this.x = moved.clientX
      this.y = moved.clientY
      this.target = targetAt(moved.clientX, moved.clientY, this.ids)
      scroll(moved.clientX, moved.clientY)
    }
    const up = (ended: PointerEvent): void => {
      if (ended.pointerId !== event.pointerId) return
      const { ids: dragged, target } = this
      this.#click = dragged.length > 0
      end()
      if (dragged.length > 0 && target !== null) this.#drop(dragged, target)
    }
    const cancel = (): void => end()
    const escape = (pressed: KeyboardEvent): void => {
      if (pressed.key === 'Escape') end()
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', cancel)
    addEventListener('keydown', escape)
  }

  /** Whether a click is a touch, not the end of a drag. */
  isTouch(): boolean {
    const touch = !this.#click
    this.#click = false
    return touch
  }
}

/** The place under a point, read from the page: `data-tile`, `data-meld` and `data-zone` say what lies there. */
function targetAt(x: number, y: number, dragged: readonly number[]): Target | null {
  const under = document.elementFromPoint(x, y)
  const zone = under?.closest<HTMLElement>('[data-zone]')
  if (!zone) return null
  const meld = under?.closest<HTMLElement>('[data-meld]')
  const row = zone.dataset['zone'] === 'rack' ? zone : meld
  const before = row ? placeIn(row, x, y, dragged) : null
  if (zone.dataset['zone'] === 'rack') return { zone: 'rack', before }
  const on = under?.closest<HTMLElement>('[data-tile]')?.dataset['tile']
  return { zone: 'table', to: { meld: meld ? Number(meld.dataset['meld']) : null, before }, on: on === undefined ? null : Number(on) }
}

/** In front of which tile of a row (or of several) a point lies. */
function placeIn(row: HTMLElement, x: number, y: number, dragged: readonly number[]): number | null {
  for (const node of row.querySelectorAll<HTMLElement>('[data-tile]')) {
    const id = Number(node.dataset['tile'])
    const box = node.getBoundingClientRect()
    if (!dragged.includes(id) && y < box.bottom && (y < box.top || x < box.left + box.width / 2)) return id
  }
  return null
}

function scroll(x: number, y: number): void {
  const zone = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-zone="table"]')
  if (!zone) return
  const box = zone.getBoundingClientRect()
  if (y < box.top + EDGE) zone.scrollBy(0, -SPEED)
  else if (y > box.bottom - EDGE) zone.scrollBy(0, SPEED)
}
