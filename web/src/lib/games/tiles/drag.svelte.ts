/** Dragging tiles with a mouse, a pen or a finger. What a drop means is for the game to say. */

import { besidePointer, Follower } from '../../ui/follow.ts'
import type { Place } from './draft.ts'

/** A point of the screen. */
export interface Point {
  readonly x: number
  readonly y: number
}

export type Target = { readonly zone: 'table'; readonly to: Place; readonly on: number | null; readonly point: Point } | { readonly zone: 'rack'; readonly before: number | null }

const EDGE = 36 // so close to its edge the table scrolls by itself
const SPEED = 9
const SIZE = { width: 44, height: 59 } // of a tile that is dragged

export class Drag {
  ids = $state.raw<readonly number[]>([])
  x = $state(0)
  y = $state(0)
  target = $state.raw<Target | null>(null)
  readonly #follower = new Follower()
  readonly #drop: (ids: readonly number[], target: Target) => void
  /** Where tiles were let go, until it is shown how they slide from there to their places. */
  #dropped: ReadonlyMap<string, { readonly x: number; readonly y: number }> = new Map()

  constructor(drop: (ids: readonly number[], target: Target) => void) {
    this.#drop = drop
  }

  /** A pointer goes down on a tile; `ids` says which tiles would go with it. */
  start(event: PointerEvent, ids: () => readonly number[]): void {
    this.#follower.start(event, {
      begin: () => {
        this.ids = ids()
        return this.ids.length > 0
      },
      move: (moved) => {
        const size = { ...SIZE, width: this.ids.length * (SIZE.width + 2) }
        ;({ x: this.x, y: this.y } = besidePointer(moved, size, { x: SIZE.width / 2, y: SIZE.height / 2 }))
        this.target = targetAt(moved.clientX, moved.clientY, this.ids)
        scroll(moved.clientX, moved.clientY)
      },
      drop: () => {
        const { ids: dragged, target } = this
        this.#dropped = new Map(dragged.map((id, number) => [String(id), { x: this.x + number * (SIZE.width + 2), y: this.y }]))
        if (target !== null) this.#drop(dragged, target)
      },
      end: () => {
        this.ids = []
        this.target = null
      },
    })
  }

  /** Whether a click is a touch, not the end of a drag. */
  isTouch(click: MouseEvent): boolean {
    return this.#follower.isTouch(click)
  }

  /** Where tiles were just let go; asked for once. */
  takeDropped(): ReadonlyMap<string, { readonly x: number; readonly y: number }> {
    const dropped = this.#dropped
    this.#dropped = new Map()
    return dropped
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
  return { zone: 'table', to: { meld: meld ? Number(meld.dataset['meld']) : null, before }, on: on === undefined ? null : Number(on), point: { x, y } }
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
