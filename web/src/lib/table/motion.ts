/** Cards and tiles that move across the screen. What they show has already happened; nothing waits for them. */

/** One of them on its way. */
export interface Moving {
  readonly id: number
  readonly from: DOMRect
  readonly to: DOMRect
  /** Milliseconds until it starts. */
  readonly after: number
  readonly width: number
  /** It becomes what lies where it lands, so it does not fade. */
  readonly stays: boolean
}

/** Milliseconds from the start of one to the start of the next. */
export const STAGGER = 140

/** The anchor of the cards or tiles of a seat. */
export const handAnchor = (seat: number, me: number | null): string => (seat === me ? 'hand' : `seat-${seat}`)
