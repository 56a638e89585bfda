/** The steps of a puzzle as whole states, as a server would send them to a table. */

import { applied } from '../protocol/apply.ts'
import type { OpenCards, PuzzlePart, SeatState } from '../protocol/messages.ts'

/** What lies open at each step, by its number. */
export function openCards({ steps, cards }: PuzzlePart): [number, OpenCards][] {
  const numbers = [steps.state.seq, ...steps.updates.map((update) => update.seq)]
  return cards.map((each, place): [number, OpenCards] => [numbers[place] ?? 0, each])
}

/** The first state and one after each move. The table itself stays as it is: a puzzle has no end of a round. */
export function statesOf({ steps }: PuzzlePart): SeatState[] {
  let now: SeatState = { ...steps.state, table: { ...steps.state.table, status: 'playing' }, missed: null }
  const states = [now]
  for (const update of steps.updates) {
    now = {
      ...now,
      seq: update.seq,
      round: update.round === undefined || now.round === null ? now.round : applied(now.round, update.round),
      offers: update.offers ?? now.offers,
      doubtful: update.doubtful ?? now.doubtful ?? [],
      missed: update.news,
    }
    states.push(now)
  }
  return states
}
