/** What is passed on about a puzzle: how it went, and never what the solution is. */

import { t } from '../i18n/texts.svelte.ts'
import type { PuzzleRecord } from '../protocol/messages.ts'

export interface Shared {
  readonly name: string
  /** The day of the puzzle, as people write it; empty: it is not today's. */
  readonly day: string
  readonly grade: number
  readonly grades: number
  readonly record: PuzzleRecord
  readonly streak: number
  readonly link: string
}

export function shareText({ name, day, grade, grades, record, streak, link }: Shared): string {
  const lines = [
    day === '' ? t('after-puzzle-share-one', { name }) : t('after-puzzle-share-day', { day }),
    `${'★'.repeat(grade)}${'☆'.repeat(grades - grade)}`,
    t('after-puzzle-share-result', { tries: Math.max(1, record.tries), hints: record.hints }),
  ]
  if (day !== '' && streak > 1) lines.push(t('after-puzzle-share-streak', { streak }))
  return [...lines, link].join('\n')
}
