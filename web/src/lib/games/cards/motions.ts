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
  /** All the cards that travel together: a whole hand, a whole pile. */
  readonly whole?: readonly number[]
}

const MOST = 12
const DEAL = 60 // milliseconds between two cards of a deal
const TURN_OVER = 260 // milliseconds after the last card of a deal has left
const DEALT = 3 // to each of the others, who are not shown more

export function cardMotions(news: readonly News[], me: number | null): CardMotionStep[] {
  const found: CardMotionStep[] = []
  let after = 0
  const move = (from: string, to: string, face: number, into: number | null = null, whole?: readonly number[]): void => {
    if (found.length < MOST || whole !== undefined) found.push({ from, to, face, after, into, ...(whole && { whole }) })
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
      case 'reshuffled':
        move('discards', 'pile', HIDDEN, null, Array<number>(5).fill(HIDDEN))
        break
      case 'dealt': {
        const most = Math.max(0, ...each.hands.map((cards) => cards.length))
        const seats = each.hands.length
        for (let card = 0; card < most; card += 1) {
          for (let step = 1; step <= seats; step += 1) {
            const seat = (each.dealer + step) % seats
            if (seat !== me && card >= DEALT) continue
            const face = each.hands[seat]?.[card]
            if (face === undefined) continue
            found.push({ from: 'pile', to: hand(seat, me), face: seat === me ? face : HIDDEN, after, into: seat })
            after += DEAL
          }
        }
        break
      }
      case 'firstcard':
        // After a deal, and only then: it is turned over when everybody has their cards.
        if (each.stays && news.some(({ is }) => is === 'dealt')) found.push({ from: 'pile', to: 'discards', face: each.face, after: after + TURN_OVER, into: null })
        break
      case 'handsswapped': {
        const own = each.seat === me || each.other === me
        move(hand(each.seat, me), hand(each.other, me), HIDDEN, own ? each.other : null, each.gave)
        after -= STAGGER
        move(hand(each.other, me), hand(each.seat, me), HIDDEN, own ? each.seat : null, each.got)
        break
      }
      case 'handspassed': {
        const seats = each.hands.length
        for (let seat = 0; seat < seats; seat += 1) {
          const to = (seat + each.direction + seats) % seats
          move(hand(seat, me), hand(to, me), HIDDEN, to, each.hands[to] ?? [])
          after -= STAGGER
        }
        after += STAGGER
        break
      }
    }
  }
  return found
}

/** How a card lies on the discards: never quite straight, always the same way. */
export const tilt = (number: number, face: number): number => (((face * 37 + number * 53) % 17) - 8) * 1.2
