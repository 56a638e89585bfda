/** Cards or tiles that show what a house rule is about: those of the clauses that it belongs to. */

import type { OptionInfo } from '../protocol/messages.ts'
import { CLAUSES, type Clause } from '../rules/clauses.ts'

const MOST = 3

/** None where the clauses have no picture. */
export function optionPieces(option: OptionInfo): readonly string[] {
  const all = CLAUSES.filter((clause) => option.clauses.includes(clause.id))
  const about = all.filter((clause) => option.name in { ...clause.when, ...clause.any })
  for (const clause of [...about, ...all]) {
    const found = piecesOf(clause)
    if (found.length > 0) return found.slice(0, MOST)
  }
  return []
}

function piecesOf({ pictures, example }: Clause): readonly string[] {
  if (pictures !== undefined) return pictures
  const [fits = ''] = example?.fits ?? []
  return example === undefined ? [] : [...(example.on === undefined ? [] : [example.on]), ...fits.split(' ')]
}
