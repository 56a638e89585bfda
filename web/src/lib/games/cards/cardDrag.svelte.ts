/** Dragging or flicking a card of the hand onto the table. What the card does there, and whether it may, the server says. */

import { besidePointer, Follower } from '../../ui/follow.ts'

const FLICK = 0.55 // pixels a millisecond, upwards
const FLICKED = 28 // pixels that a flick has gone up at least
const RECENT = 90 // milliseconds that count for its speed
const PATIENCE = 2_500 // milliseconds to wait for an answer before the card goes back

/** A card that has left its place in the hand. */
export interface Held {
  readonly place: number
  readonly face: number
  readonly width: number
  /** Where it goes back to. */
  readonly home: DOMRect
}

export class CardDrag {
  held = $state.raw<Held | null>(null)
  /** `dragged` by a pointer, `sent` to the server, or on its way `back`. */
  phase = $state<'dragged' | 'sent' | 'back'>('dragged')
  x = $state(0)
  y = $state(0)
  /** Whoever lets go here plays the card. */
  over = $state(false)
  readonly follower = new Follower()
  #timer: ReturnType<typeof setTimeout> | undefined

  /** A pointer goes down on a card. `play`: it was dropped on the table or flicked there. */
  start(event: PointerEvent, place: number, face: number, play: (held: Held, from: DOMRect) => void): void {
    const card = event.currentTarget as HTMLElement
    const home = card.getBoundingClientRect()
    // The card may be turned in the fan: it is dragged upright, held where it was touched.
    const width = card.offsetWidth
    const height = card.offsetHeight
    const grabbed = { x: Math.min(width, Math.max(0, event.clientX - home.left)), y: Math.min(height, Math.max(0, event.clientY - home.top)) }
    let trail: readonly { readonly at: number; readonly y: number }[] = []
    const follow = ({ timeStamp: at, clientY: y }: PointerEvent): void => {
      trail = [...trail.filter((each) => at - each.at < RECENT), { at, y }]
    }
    follow(event)
    this.follower.start(event, {
      begin: () => {
        this.#reset()
        this.held = { place, face, width, home }
        return true
      },
      move: (moved) => {
        follow(moved)
        ;({ x: this.x, y: this.y } = besidePointer(moved, { width, height }, grabbed))
        this.over = isTable(moved.clientX, moved.clientY)
      },
      drop: (lifted) => {
        const { held } = this
        if (held === null) return
        follow(lifted)
        const [first] = trail
        const last = trail.at(-1)
        const speed = first && last && last.at > first.at ? (first.y - last.y) / (last.at - first.at) : 0
        const flicked = speed > FLICK && event.clientY - lifted.clientY > FLICKED
        if (!this.over && !flicked) return
        this.phase = 'sent'
        this.#timer = setTimeout(() => this.goBack(), PATIENCE)
        play(held, new DOMRect(this.x, this.y, width, height))
      },
      end: () => {
        this.over = false
        if (this.phase === 'dragged') this.goBack()
      },
    })
  }

  /** It was not played. */
  goBack(): void {
    clearTimeout(this.#timer)
    if (this.held !== null) this.phase = 'back'
  }

  /** It is in its place again, or on the table. */
  clear(): void {
    this.follower.stop()
    this.#reset()
  }

  #reset(): void {
    clearTimeout(this.#timer)
    this.held = null
    this.phase = 'dragged'
    this.over = false
  }
}

function isTable(x: number, y: number): boolean {
  return document.elementFromPoint(x, y)?.closest('[data-drop]') != null
}
