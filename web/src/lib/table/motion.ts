/** Cards and tiles that move across the screen. What they show has already happened; nothing waits for them. */

/** One of them on its way. */
export interface Moving {
  readonly id: number
  readonly from: DOMRect
  /** Where it lands; asked when it starts, as things may have moved by then. */
  readonly to: () => DOMRect | null
  /** Milliseconds until it starts. */
  readonly after: number
  /** How wide it is where it lands, and how much of that where it starts. */
  readonly width: number
  readonly grows: number
  /** Degrees by which it is turned when it lands. */
  readonly turn: number
  /** It becomes what lies where it lands, so it does not fade. */
  readonly stays: boolean
}

/** Milliseconds from the start of one to the start of the next. */
export const STAGGER = 140

/** The anchor of the cards or tiles of a seat. */
export const handAnchor = (seat: number, me: number | null): string => (seat === me ? 'hand' : `seat-${seat}`)

/** How much larger a thing is where it starts than where it lands, within reason. */
export const growth = (from: number, to: number): number => Math.min(1.6, Math.max(0.25, from / Math.max(1, to)))
