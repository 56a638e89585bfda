/** What the page asks about puzzles. The server decides what is right and puts it into words. */

import { ask } from '../protocol/api.ts'
import type { Language } from '../i18n/languages.ts'
import type { DraftChecked, HintAnswer, OnePuzzle, PuzzleAnswer, PuzzleList, SolutionAnswer } from '../protocol/messages.ts'

const of = (name: string, what: string): string => `/puzzles/${encodeURIComponent(name)}${what}`

export const puzzles = {
  list: (language: Language) => ask<PuzzleList>('GET', `/puzzles?language=${language}`),
  look: (name: string, language: Language) => ask<OnePuzzle>('GET', of(name, `?language=${language}`)),
  attempt: (name: string, moves: readonly string[], language: Language) => ask<PuzzleAnswer>('POST', of(name, `/try?language=${language}`), { moves }),
  hint: (name: string, number: number, moves: readonly string[], language: Language) =>
    ask<HintAnswer>('POST', of(name, `/hint?language=${language}`), { number, moves }),
  solution: (name: string) => ask<SolutionAnswer>('POST', of(name, '/solution'), {}),
  draft: (name: string, action: string) => ask<DraftChecked>('POST', of(name, '/draft'), { action }),
}
