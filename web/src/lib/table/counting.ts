/** Counting what was left at the end of a round, card by card or tile by tile. */

export interface CountedHand {
  readonly seat: number
  readonly pieces: readonly number[]
  /** How many pieces of others are counted before these. */
  readonly before: number
}

/** The hands in the order in which they are counted; a hand that is empty is not. */
export function countedHands(hands: readonly (readonly number[])[], points: readonly (readonly number[])[]): readonly CountedHand[] {
  let before = 0
  const found: CountedHand[] = []
  hands.forEach((pieces, seat) => {
    if (pieces.length === 0) return
    found.push({ seat, pieces, before })
    before += Math.max(pieces.length, points[seat]?.length ?? 0)
  })
  return found
}

/** What has been counted into a side's line of the pad when so many pieces are open: the share of its points that they are. */
export function countedPoints(left: readonly (readonly number[])[], open: number, points: number, own: readonly number[]): number {
  const all = left.flatMap((pieces, seat) => pieces.map((each) => ({ each, counts: !own.includes(seat) })))
  const seen = all.slice(0, open).reduce((sum, { each, counts }) => sum + (counts ? each : 0), 0)
  return open >= all.length ? points : Math.min(points, seen)
}

const STEP = 130 // milliseconds for a piece
const LONGEST = 4_000 // milliseconds for all

/** Milliseconds from one piece to the next. */
export const stepOf = (pieces: number): number => Math.min(STEP, LONGEST / Math.max(1, pieces))
