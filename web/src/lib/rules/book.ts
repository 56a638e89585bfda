/** Which clauses are in force at a table, chapter by chapter. It follows from the clause tables; no rule is known here. */

import type { Arguments } from '../i18n/texts.svelte.ts'
import { gameOf } from '../protocol/editions.ts'
import { CLAUSES, type Clause } from './clauses.ts'

export type Values = Readonly<Record<string, string>>

export interface Entry {
  readonly clause: Clause
  /** In force because the table changed something. */
  readonly house: boolean
}

export interface Chapter {
  readonly part: string
  readonly entries: readonly Entry[]
}

const PARTS = ['tiles', 'start', 'laying', 'turn', 'drawing', 'debt', 'skipping', 'jokers', 'words', 'hands', 'uno', 'scoring']

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
    (clause): Entry => ({ clause, house: house.some((option) => settles(clause, option, values)) }),
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

/** As people search: capitals, accents, the shape of apostrophes and the width of spaces make no difference. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").replace(/\s/g, ' ').toLowerCase()
}
