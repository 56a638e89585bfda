/** What everybody looks up for: said large when it happens to oneself, small at the seat when it happens to others. */

import type { Sound } from '../ui/sound.ts'

export interface Moment {
  /** Whose moment it is. */
  readonly seat: number
  readonly text: string
  /** What it means, below it; only for oneself. */
  readonly line: string
  readonly tone: 'good' | 'bad' | 'plain'
  /** Said large in the middle. */
  readonly mine: boolean
  readonly sound: Sound | null
}

/** A moment of a seat; the words depend on whether it is one's own. */
export function moment(me: number | null, seat: number, tone: Moment['tone'], own: { text: string; line?: string; sound?: Sound }, other: string): Moment {
  const mine = seat === me
  return { seat, tone, mine, text: mine ? own.text : other, line: mine ? (own.line ?? '') : '', sound: mine ? (own.sound ?? null) : null }
}
