/** Which clauses are in force at a table, chapter by chapter. It follows from the clause tables; no rule is known here. */

import type { Arguments } from '../i18n/texts.svelte.ts'
import { gameOf } from '../protocol/editions.ts'
import type { Component } from 'svelte'
import { CLAUSES, POINTS, type Clause, type PointsRow } from './clauses.ts'

export type Values = Readonly<Record<string, string>>

/** What the book takes from a game: how its pieces look and are called, and what a table adds to a clause. */
export interface BookRoom {
  /** The aim of the game, in a sentence; empty: none is shown. */
  readonly aim: string
  /** A card or tile by its notation; null: this game has no pictures. */
  readonly Piece: Component<{ piece: string; rules: Agreed }> | null
  pieceName(piece: string, rules: Agreed): string
  /** What pieces that differ only in their colour have in common. */
  pieceKind(piece: string): string
  readonly partNames: Readonly<Record<string, string>>
  clauseRemarks(clause: string, rules: Agreed): readonly string[]
  settingTexts(name: string, value: string, rules: Agreed): readonly string[]
}

/** An edition and its house rules. */
export interface Agreed {
  readonly edition: string
  readonly options: Values
}

export interface Entry {
  readonly clause: Clause
  /** In force because the table changed something. */
  readonly house: boolean
  /** The changed options that it is about. */
  readonly by: readonly string[]
}

export interface Chapter {
  readonly part: string
  readonly entries: readonly Entry[]
}

const PARTS = ['aim', 'tiles', 'start', 'laying', 'turn', 'drawing', 'wild', 'debt', 'skipping', 'hands', 'jokers', 'words', 'uno', 'scoring', 'manners']

function holds(wanted: readonly string[], value: string | undefined): boolean {
  return wanted.some((each) => (each.startsWith('!') ? value !== each.slice(1) : value === each))
}

function matches(clause: Clause, values: Values): boolean {
  const all = Object.entries(clause.when ?? {}).every(([name, wanted]) => holds(wanted, values[name]))
  const any = Object.entries(clause.any ?? {})
  return all && (any.length === 0 || any.some(([name, wanted]) => holds(wanted, values[name])))
}

/** Is the value of this option one that the clause is about? */
function settles(clause: Clause, option: string, values: Values): boolean {
  return holds(clause.when?.[option] ?? clause.any?.[option] ?? [], values[option])
}

/** Those of the edition that its options leave in force, and for every option that was changed the clause that it
 * brings in. `sought` is there in any case: somebody was just referred to it. */
export function chapters(edition: string, standard: Values, changed: Values, sought: string | null = null): readonly Chapter[] {
  const values = { ...standard, ...changed }
  const game = gameOf(edition)
  const fitting = CLAUSES.filter((clause) => clause.game === game && matches(clause, values))
  const found = new Set(fitting.filter((clause) => clause.editions.includes(edition)))
  const house = Object.keys(changed).filter((name) => changed[name] !== standard[name])
  for (const option of house) {
    if ([...found].some((clause) => settles(clause, option, values))) continue
    const first = fitting.find((clause) => settles(clause, option, values))
    if (first !== undefined) found.add(first)
  }
  const entries = CLAUSES.filter((clause) => found.has(clause) || clause.id === sought).map(
    (clause): Entry => {
      const by = house.filter((option) => settles(clause, option, values))
      return { clause, house: by.length > 0, by }
    },
  )
  return PARTS.map((part) => ({ part, entries: entries.filter((entry) => entry.clause.part === part) })).filter(
    (chapter) => chapter.entries.length > 0,
  )
}

/** What the texts of the clauses need to know: the options by their names, numbers as numbers. */
export function clauseArguments(standard: Values, changed: Values): Arguments {
  const values = Object.entries({ ...standard, ...changed })
  return Object.fromEntries(values.map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]))
}

/** What a piece left in a hand counts; no rows where rounds are counted instead of points. */
export function pointsTable(edition: string, values: Values): readonly PointsRow[] {
  if ((values['rounds_to_win'] ?? '0') !== '0') return []
  return POINTS.filter((row) => row.game === gameOf(edition))
}

/** Where the book of an edition with these house rules is. */
export function bookAddress({ edition, options }: Agreed): string {
  const query = new URLSearchParams(options).toString()
  return `/rules/${edition}${query === '' ? '' : `?${query}`}`
}

/** Those that have the phrase; if none has, those that have all of its words. */
export function searched<T>(all: readonly T[], wanted: string, words: (each: T) => string): readonly T[] {
  const phrase = plain(wanted.trim())
  const texts = all.map((each) => plain(words(each)))
  const exact = all.filter((_, number) => texts[number]?.includes(phrase))
  if (exact.length > 0) return exact
  const parts = phrase.split(' ')
  return parts.length > 1 ? all.filter((_, number) => parts.every((part) => texts[number]?.includes(part))) : []
}

/** As people search: capitals, accents, the shape of apostrophes and the width of spaces make no difference. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").replace(/\s/g, ' ').toLowerCase()
}
