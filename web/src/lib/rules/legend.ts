/** The legend: what each card or tile does at a table. It follows from the clause tables, as the rule book does. */

import { chapters, pointsTable, type Agreed, type BookRoom, type Entry, type Values } from './book.ts'

export interface Explained {
  /** Those of which the same is to be said. */
  readonly pieces: readonly string[]
  readonly entries: readonly Entry[]
  /** What it counts when it is left; null: points are not counted. */
  readonly points: number | null
}

/** The clauses in force that are about a piece; for a plain one those that show by an example how pieces go together. */
function about(piece: string, all: readonly Entry[], room: BookRoom): readonly Entry[] {
  const kind = room.pieceKind(piece)
  const own = all.filter(({ clause }) => clause.pictures?.some((each) => room.pieceKind(each) === kind))
  return own.length > 0 ? own : all.filter(({ clause }) => clause.example !== undefined && (clause.pictures ?? []).length === 0)
}

function points(piece: string, rules: Agreed, values: Values, room: BookRoom): number | null {
  const kind = room.pieceKind(piece)
  const rows = pointsTable(rules.edition, values)
  const row = rows.find((each) => each.face !== true && each.pieces.some((shown) => room.pieceKind(shown) === kind))
  if (row !== undefined) return row.points ?? Number(values[row.option ?? ''])
  return rows.some(({ face }) => face === true) && /^\d+$/.test(kind) ? Number(kind) : null
}

/** Clauses that say which pieces there are show some of them, and are about none. */
const KIT = 'tiles'

/** Has this piece a rule of its own? */
export function isSpecial(piece: string, rules: Agreed, standard: Values, room: BookRoom): boolean {
  const kind = room.pieceKind(piece)
  return legend(null, rules, standard, room).some(({ pieces }) => pieces.some((each) => room.pieceKind(each) === kind))
}

/** What one piece does, or (null) every kind that has a rule of its own. */
export function legend(piece: string | null, rules: Agreed, standard: Values, room: BookRoom): readonly Explained[] {
  const parts = chapters(rules.edition, standard, rules.options)
  const all = parts.flatMap(({ part, entries }) => entries.filter(({ clause }) => part !== KIT || clause.pictures === undefined))
  const values = { ...standard, ...rules.options }
  const kinds = new Map<string, string>()
  for (const { clause } of all) for (const each of clause.pictures ?? []) if (!kinds.has(room.pieceKind(each))) kinds.set(room.pieceKind(each), each)
  const shown = piece === null ? [...kinds.values()] : [piece]
  const found: Explained[] = []
  for (const each of shown) {
    const next = { pieces: [each], entries: about(each, all, room), points: points(each, rules, values, room) }
    const same = found.findIndex((other) => other.points === next.points && other.entries.length === next.entries.length && other.entries.every((entry, number) => entry === next.entries[number]))
    const before = found[same]
    if (before === undefined) found.push(next)
    else found[same] = { ...before, pieces: [...before.pieces, each] }
  }
  return found
}
