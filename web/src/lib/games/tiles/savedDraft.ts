/** A draft survives a reload of the page: it is saved for this tab, and restored only to the very position that it was made
 * from. */

import type { RummyView } from '../../protocol/messages.ts'
import { History, type Effect, type Layout, type Tile } from './draft.ts'
import type { Known } from './tracking.ts'

/** A draft with all that is needed to go on with it. */
export interface SavedDraft {
  readonly known: Known
  /** The highest number that a tile or a group has. */
  readonly ids: number
  readonly history: History
  readonly effects: readonly Effect[]
  /** The UNO button is pressed. */
  readonly armed: boolean
}

interface Serialized {
  readonly position: string
  readonly base: Layout
  readonly tiles: readonly Tile[]
  readonly standing: readonly Tile[]
  readonly fresh: readonly number[]
  readonly ids: number
  readonly past: readonly Layout[]
  readonly now: Layout
  readonly future: readonly Layout[]
  readonly effects: readonly Effect[]
  readonly armed: boolean
}

const VERSION = 1 // of the format: a draft in another one is dropped

/** What a draft was made from: the round, and all in it that a move of anybody changes. */
export function positionOf(view: RummyView, round: string): string {
  const { seat, turn, phase, drawn, rack, table, counts, pool } = view
  return JSON.stringify([VERSION, round, seat, turn, phase, drawn, rack, table, counts, pool])
}

export function serialized(position: string, { known, ids, history, effects, armed }: SavedDraft): string {
  const { base, standing, fresh } = known
  const { past, now, future } = history
  const made: Serialized = { position, base, tiles: [...known.tiles.values()], standing, fresh: [...fresh], ids, past, now, future, effects, armed }
  return JSON.stringify(made)
}

/** The draft in a saved text; null when it belongs to another position. */
export function deserialized(text: string | null, position: string): SavedDraft | null {
  const found = text === null ? null : (JSON.parse(text) as Serialized)
  if (found?.position !== position) return null
  const tiles = new Map(found.tiles.map((tile) => [tile.id, tile]))
  return {
    known: { base: found.base, tiles, standing: found.standing, fresh: new Set(found.fresh) },
    ids: found.ids,
    history: new History(found.now, found.past, found.future),
    effects: found.effects,
    armed: found.armed,
  }
}

const keyOf = (table: string): string => `pioche.draft.${table}`

/** Save the draft of a table; null: there is none any more. */
export function saveDraft(table: string, position: string, draft: SavedDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(table))
    else sessionStorage.setItem(keyOf(table), serialized(position, draft))
  } catch {
    // No storage in this browser: the draft lasts as long as the page.
  }
}

export function loadDraft(table: string, position: string): SavedDraft | null {
  try {
    return deserialized(sessionStorage.getItem(keyOf(table)), position)
  } catch {
    return null
  }
}
