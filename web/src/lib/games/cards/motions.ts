/** Which cards move when something happens: from where to where, face up or down, one after another. */

import type { News } from '../../protocol/messages.ts'
import { handAnchor as hand, STAGGER } from '../../table/motion.ts'
import { HIDDEN } from './faces.ts'

export interface CardMotionStep {
  readonly from: string
  readonly to: string
  readonly face: number
  /** Milliseconds after the news. */
  readonly after: number
  /** Whose hand gets it, where one does. */
  readonly into: number | null
}

const MOST = 12

export function cardMotions(news: readonly News[], me: number | null): CardMotionStep[] {
  const found: CardMotionStep[] = []
  let after = 0
  const move = (from: string, to: string, face: number, into: number | null = null): void => {
    if (found.length < MOST) found.push({ from, to, face, after, into })
    after += STAGGER
  }
  for (const each of news) {
    switch (each.is) {
      case 'laid':
        move(hand(each.seat, me), 'discards', each.face)
        break
      case 'drew':
        for (const face of each.cards) move('pile', hand(each.seat, me), each.seat === me ? face : HIDDEN, each.seat)
        break
      case 'gave':
        for (const face of each.cards) move(hand(each.seat, me), hand(each.other, me), face)
        break
      case 'tookback':
        move('discards', hand(each.seat, me), HIDDEN)
        break
      case 'handsswapped':
        move(hand(each.seat, me), hand(each.other, me), HIDDEN)
        after -= STAGGER
        move(hand(each.other, me), hand(each.seat, me), HIDDEN)
        break
      case 'handspassed': {
        const seats = each.hands.length
        for (let seat = 0; seat < seats; seat += 1) {
          move(hand(seat, me), hand((seat + each.direction + seats) % seats, me), HIDDEN)
          after -= STAGGER
        }
        after += STAGGER
        break
      }
    }
  }
  return found
}
