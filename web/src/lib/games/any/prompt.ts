/** What the table waits for, as one line. */

import { t } from '../../i18n/texts.svelte.ts'
import type { Table } from '../../table/table.svelte.ts'
import { anyView } from './view.ts'

export function anyPrompt(table: Table): string {
  const round = anyView(table.view)
  if (table.table?.paused) return t('web-paused')
  if (round === null || table.table?.status === 'dealing') return t('web-dealing')
  if (round.over || round.turn === null) return t('web-prompt-over')
  return table.myTurn ? t('web-any-prompt-turn') : t('web-wait-turn', { name: table.name(round.turn) })
}
