/** Which cards fly when something happens: from where to where, face up or down, one after another. */

import { HIDDEN } from './faces.ts'
import type { News } from '../../protocol/messages.ts'

export interface CardMotionStep {
  readonly from: string
  readonly to: string
  readonly face: number
  /** Milliseconds after the news. */
  readonly after: number
  /** Whose hand gets it, where one does. */
  readonly into: number | null
}

/** Something on its way across the screen. */
export interface Moving {
  readonly id: number
  readonly from: DOMRect
  readonly to: DOMRect
  readonly after: number
  readonly width: number
  /** It becomes what lies where it lands, so it does not fade. */
  readonly stays: boolean
}

export const STAGGER = 140
const MOST = 12

/** Where the cards or tiles of a seat are. */
export const hand = (seat: number, me: number | null): string => (seat === me ? 'hand' : `seat-${seat}`)

export function cardMotions(news: readonly News[], me: number | null): CardMotionStep[] {
  const found: CardMotionStep[] = []
  let after = 0
  const fly = (from: string, to: string, face: number, into: number | null = null): void => {
    if (found.length < MOST) found.push({ from, to, face, after, into })
    after += STAGGER
  }
  for (const each of news) {
    switch (each.is) {
      case 'laid':
        fly(hand(each.seat, me), 'discards', each.face)
        break
      case 'drew':
        for (const face of each.cards) fly('pile', hand(each.seat, me), each.seat === me ? face : HIDDEN, each.seat)
        break
      case 'gave':
        for (const face of each.cards) fly(hand(each.seat, me), hand(each.other, me), face)
        break
      case 'tookback':
        fly('discards', hand(each.seat, me), HIDDEN)
        break
      case 'handsswapped':
        fly(hand(each.seat, me), hand(each.other, me), HIDDEN)
        after -= STAGGER
        fly(hand(each.other, me), hand(each.seat, me), HIDDEN)
        break
      case 'handspassed': {
        const seats = each.hands.length
        for (let seat = 0; seat < seats; seat += 1) {
          fly(hand(seat, me), hand((seat + each.direction + seats) % seats, me), HIDDEN)
          after -= STAGGER
        }
        after += STAGGER
        break
      }
    }
  }
  return found
}
