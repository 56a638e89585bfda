/** Gathers what is known of a round that is over, from the server or a file and from this device's own notes. */

import { api, type PartAsked } from '../protocol/api.ts'
import { applied } from '../protocol/apply.ts'
import { catalogue } from '../protocol/catalogue.svelte.ts'
import type { ReplayPart, ReplayView, TableView } from '../protocol/messages.ts'
import { claimsOf } from './claims.ts'
import type { GameDealing } from './dealing.ts'
import { notesKey, notesOf } from './notes.ts'
import { judged, type Verdict } from './verdict.ts'

/** A match that a server or a file has recorded. */
export interface RecordedMatch {
  /** The file, where it is one. */
  readonly text: string | null
  overview(): Promise<ReplayView>
  part(asked: PartAsked): Promise<ReplayPart>
}

/** A match that has been played at a table, for those who have played it. */
export function matchAt(table: string, match: number): RecordedMatch {
  return { text: null, overview: () => api.replay(table, match), part: (asked) => api.replayPart(table, match, asked) }
}

/** Loads what recomputes the deals of a game; null: nothing here can. */
export type LoadDealing = (() => Promise<{ dealing: GameDealing }>) | null

/** Why nothing can be proved. */
export type Unproved = 'running' | 'set-up' | 'stranger' | 'no-deals' | 'unknown'

/** The verdict about a round (from 1) of a match. */
export async function proved(match: RecordedMatch, number: number, loadDealing: LoadDealing): Promise<Verdict | Unproved> {
  const view = await match.overview()
  const round = view.rounds[number - 1]
  if (round === undefined || !round.over) return 'running'
  if (match.text === null && view.seat === null) return 'stranger'
  if (round.set_up === true) return 'set-up'
  if (loadDealing === null || !view.opens) return 'unknown'
  const seat = view.seat ?? 0
  const starts = Array.from({ length: Math.ceil(round.steps / view.part) }, (_, each) => each * view.part)
  const parts = await Promise.all(starts.map((start) => match.part({ round: number, start, seat, opened: true })))
  const [first, last] = [parts[0]?.state, parts.at(-1)]
  if (first?.round == null || last === undefined || first.table.commitment === null) return 'no-deals'
  const [{ dealing }] = await Promise.all([loadDealing(), catalogue.load()])
  const options = { ...catalogue.standard(view.settings.edition ?? ''), ...view.adapted, ...view.settings.options }
  const events = parts.flatMap(({ state, updates }) => [...(state.missed ?? []), ...updates.flatMap((update) => update.news)])
  return judged({
    table: last.updates.reduce((table: TableView, update) => applied(table, update.table ?? {}), last.state.table),
    round: { view: first.round, events, options, before: first.table.sheet?.rows ?? [] },
    dealing,
    notes: notesOf(notesKey(view.table, view.match, number)),
    claims: match.text === null ? null : claimsOf(match.text, number),
  })
}
