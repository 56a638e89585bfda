/** The legend: what each card or tile does at a table. It follows from the clause tables, as the rule book does. */

import { chapters, pointsTable, type Agreed, type BookRoom, type Entry, type Values } from './book.ts'

export interface Explained {
  readonly piece: string
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

/** What one piece does, or (null) every kind that has a rule of its own. */
export function legend(piece: string | null, rules: Agreed, standard: Values, room: BookRoom): readonly Explained[] {
  const all = chapters(rules.edition, standard, rules.options).flatMap(({ entries }) => entries)
  const values = { ...standard, ...rules.options }
  const kinds = new Map<string, string>()
  for (const { clause } of all) for (const each of clause.pictures ?? []) if (!kinds.has(room.pieceKind(each))) kinds.set(room.pieceKind(each), each)
  const shown = piece === null ? [...kinds.values()] : [piece]
  return shown.map((each) => ({ piece: each, entries: about(each, all, room), points: points(each, rules, values, room) }))
}
