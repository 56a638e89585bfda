/** What a game has to recompute of a round, and what it is given for that. */

import type { News, RoundView, ScoreRow } from '../protocol/messages.ts'

/** A round that is over, with all hands open. */
export interface OpenRound {
  /** After the deal. */
  readonly view: RoundView
  /** Everything that happened, from the deal on. */
  readonly events: readonly News[]
  /** All options that are played by. */
  readonly options: Readonly<Record<string, string>>
  /** The rounds before it. */
  readonly before: readonly ScoreRow[]
}

/** What does not follow from the seed. */
export type Wrong = { readonly what: 'dealer' | 'deal' } | { readonly what: 'draw'; readonly draw: number }

export interface Recomputed {
  readonly wrong: Wrong | null
  /** How many cards or tiles were drawn from the pile, the deal aside. */
  readonly draws: number
  /** What each seat got face down, in order, as an exported file writes it. */
  readonly seen: Readonly<Record<number, readonly string[]>>
}

/** How a game deals and draws: a second, small implementation, so that the page need not believe the server's. */
export interface GameDealing {
  recompute(round: OpenRound, seed: string): Promise<Recomputed>
}

export function same(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at])
}

export function sorted(pieces: readonly number[]): number[] {
  return [...pieces].sort((one, other) => one - other)
}
