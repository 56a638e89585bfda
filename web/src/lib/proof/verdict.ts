/** Was a deal honest? Everything is recomputed here and compared with what this device has noted (docs/deals.md). */

import type { News, TableView } from '../protocol/messages.ts'
import type { Claims } from './claims.ts'
import type { GameDealing, OpenRound } from './dealing.ts'
import type { Notes } from './notes.ts'
import { commitmentTo, dealSeed, sealOf } from './seed.ts'

/** What does not fit. */
export interface Lie {
  readonly what: 'commitment' | 'secret' | 'seals' | 'salt' | 'unsealed' | 'own-salt' | 'seed' | 'dealer' | 'deal' | 'draw' | 'seen' | 'told'
  readonly seat?: number
  readonly draw?: number
}

export interface Verdict {
  readonly lie: Lie | null
  readonly draws: number
  /** How much of the round this device has seen. */
  readonly witnessed: 'all' | 'part' | 'none'
  /** The own salt is in the deal, and was sealed before any salt was known. */
  readonly own: boolean
  /** The own salt was revealed, and the deal was made without it. */
  readonly leftOut: boolean
  /** Seats whose salt was sealed and is not in the deal. */
  readonly withheld: readonly number[]
  /** Seats whose salt was not sealed, as in games before version 0.2.0. */
  readonly unsealed: readonly number[]
}

/** What is known of a round that is over. */
export interface Evidence {
  /** At its end. */
  readonly table: TableView
  readonly round: OpenRound
  readonly dealing: GameDealing
  readonly notes: Notes | null
  /** What the file says, where it is one. */
  readonly claims: Claims | null
}

const seatsOf = (bySeat: Readonly<Record<string, unknown>>): number[] => Object.keys(bySeat).map(Number)

export async function judged(evidence: Evidence): Promise<Verdict> {
  const { table, round, notes } = evidence
  const seals = table.seals ?? {}
  const dealt = await dealtLie(evidence)
  const lie = (await sharedLie(table, notes)) ?? dealt.lie ?? toldLie(notes, round.events)
  const seen = notes?.told.flat().length ?? 0
  const own = notes === null ? undefined : table.salts[notes.seat]
  return {
    lie,
    draws: dealt.draws,
    witnessed: seen === 0 || notes?.commitments.length === 0 ? 'none' : seen < round.events.length ? 'part' : 'all',
    own: notes?.salt != null && own === notes.salt && notes.seals?.[notes.seat] === notes.seal,
    leftOut: notes !== null && notes.revealed && own === undefined,
    withheld: seatsOf(seals).filter((seat) => table.salts[seat] === undefined),
    unsealed: seatsOf(table.salts).filter((seat) => seals[seat] === undefined),
  }
}

/** Commitment, secret, seals and salts: do they belong together, and are they those that this device saw? */
async function sharedLie(table: TableView, notes: Notes | null): Promise<Lie | null> {
  const { commitment, secret, salts } = table
  const seals = table.seals ?? {}
  if (commitment === null || (notes !== null && notes.commitments.some((each) => each !== commitment))) return { what: 'commitment' }
  if (secret === null || (await commitmentTo(secret)) !== commitment) return { what: 'secret' }
  const noted = notes?.seals ?? null
  if (noted !== null && !sameSeals(noted, seals)) return { what: 'seals' }
  for (const seat of seatsOf(salts)) {
    if (seals[seat] === undefined && noted !== null) return { what: 'unsealed', seat }
    if (notes?.salt != null && seat === notes.seat && noted?.[seat] === notes.seal && salts[seat] !== notes.salt) return { what: 'own-salt' }
    if (seals[seat] !== undefined && (await sealOf(commitment, seat, salts[seat] ?? '')) !== seals[seat]) return { what: 'salt', seat }
  }
  return null
}

function sameSeals(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  return seatsOf(one).length === seatsOf(other).length && seatsOf(one).every((seat) => one[seat] === other[seat])
}

/** Seed, deal and draws: do they follow? */
async function dealtLie({ table, round, dealing, claims }: Evidence): Promise<{ lie: Lie | null; draws: number }> {
  const seed = await dealSeed(table.secret ?? '', table.table, table.match, table.round, table.salts)
  if (claims !== null && claims.seed !== seed) return { lie: { what: 'seed' }, draws: 0 }
  const { wrong, draws, seen } = await dealing.recompute(round, seed)
  if (wrong !== null) return { lie: wrong, draws }
  const changed = seatsOf(claims?.seen ?? {}).find((seat) => claims?.seen[seat]?.join(' ') !== (seen[seat] ?? []).join(' '))
  return { lie: changed === undefined ? null : { what: 'seen', seat: changed }, draws }
}

/** Is what this device was told what happened? Each list has to be found in it, one after another. */
function toldLie(notes: Notes | null, events: readonly News[]): Lie | null {
  let from = 0
  for (const told of notes?.told ?? []) {
    const places = Array.from({ length: events.length - told.length - from + 1 }, (_, each) => from + each)
    const at = places.find((place) => told.every((each, number) => fits(each, events[place + number])))
    if (at === undefined) return { what: 'told' }
    from = at + told.length
  }
  return null
}

/** Whether a value is what this seat may know of another: in lists, a hidden card (63) or tile (-1) may be any. */
function fits(told: unknown, open: unknown, listed = false): boolean {
  if (Array.isArray(told)) return Array.isArray(open) && told.length === open.length && told.every((each, at) => fits(each, open[at], true))
  if (typeof told === 'object' && told !== null) {
    if (typeof open !== 'object' || open === null) return false
    return Object.entries(told).every(([name, value]) => fits(value, (open as Record<string, unknown>)[name]))
  }
  return told === open || (listed && (told === HIDDEN_CARD || told === HIDDEN_TILE))
}

const HIDDEN_CARD = 63
const HIDDEN_TILE = -1
