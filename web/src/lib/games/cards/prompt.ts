/** What the table waits for, as one line. Only the server's phase and turn are read here. */

import { t } from '../../i18n/texts.svelte.ts'
import type { Table } from '../../table/table.svelte.ts'
import { cardView } from './cardGame.svelte.ts'
import { sortOffers } from './offers.ts'

/** What a wrong doubt costs besides what was to be drawn (FR-22, LB-9): `SURCHARGE` of the server, in no option. */
const SURCHARGE = 2
const MINE: readonly string[] = [
  'web-prompt-turn',
  'web-prompt-drawn',
  'web-prompt-debt',
  'web-prompt-challenge',
  'web-prompt-skipped',
  'web-prompt-colour',
  'web-prompt-rotate',
  'web-prompt-choose',
  'web-prompt-give',
  'web-prompt-over',
]
const THEIRS: readonly string[] = [
  'web-wait-turn',
  'web-wait-turn',
  'web-wait-debt',
  'web-wait-challenge',
  'web-wait-skipped',
  'web-wait-choice',
  'web-wait-choice',
  'web-wait-choice',
  'web-wait-choice',
  'web-prompt-over',
]

export function cardPrompt(table: Table): string {
  const round = cardView(table.view)
  const status = table.table?.status
  if (table.table?.paused) return t('web-paused')
  if (round === null || status === 'dealing') return t('web-dealing')
  if (table.myTurn && MINE[round.phase] === 'web-prompt-challenge') {
    return t('web-prompt-challenge', { name: table.name(round.layer ?? round.turn), cards: round.debt, more: round.debt + SURCHARGE })
  }
  const parry = sortOffers(table.texts).plays.size > 0 ? 'yes' : 'no'
  const args = { name: table.name(round.turn), cards: round.debt, parry }
  return t((table.myTurn ? MINE : THEIRS)[round.phase] ?? 'web-prompt-over', args)
}
