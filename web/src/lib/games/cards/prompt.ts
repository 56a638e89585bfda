/** What the table waits for, as one line. Only the server's phase and turn are read here. */

import { t } from '../../i18n/texts.svelte.ts'
import type { Table } from '../../table/table.svelte.ts'
import { cardView } from './cardGame.svelte.ts'
import { sortOffers } from './offers.ts'

const MINE: readonly string[] = [
  'web-prompt-turn',
  'web-prompt-drawn',
  'web-prompt-debt',
  'web-prompt-turn', // a challenge: `stakes` below
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
  if (table.myTurn && round.stakes !== null) {
    const [cards, more] = round.stakes
    return t('web-prompt-challenge', { name: table.name(round.layer ?? round.turn), cards, more })
  }
  const parry = sortOffers(table.texts).plays.size > 0 ? 'yes' : 'no'
  if (table.myTurn && parry === 'no' && MINE[round.phase] === 'web-prompt-drawn') return t('web-prompt-keep')
  const args = { name: table.name(round.turn), cards: round.debt, parry }
  return t((table.myTurn ? MINE : THEIRS)[round.phase] ?? 'web-prompt-over', args)
}
