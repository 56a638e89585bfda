/** What the tile table waits for, as one line. */

import { t } from '../../i18n/texts.svelte.ts'
import type { Table } from '../../table/table.svelte.ts'
import { tileView } from './view.ts'

export function tilePrompt(table: Table): string {
  const tiles = tileView(table.view)
  const status = table.table?.status
  if (table.table?.paused) return t('web-paused')
  if (tiles === null || status === 'dealing') return t('web-tiles-dealing')
  if (tiles.phase === 'over') return t('web-prompt-over')
  if (!table.myTurn) return t('web-wait-turn', { name: table.name(tiles.turn) })
  if (tiles.phase === 'drawn' && (table.companion?.only?.() ?? null) !== null) return t('web-tiles-prompt-keep')
  if (tiles.phase === 'drawn') return t(table.texts.includes('keep') ? 'web-tiles-prompt-drawn' : 'web-tiles-prompt-must')
  return t(table.texts.includes('draw') ? 'web-tiles-prompt-draw' : 'web-tiles-prompt-turn')
}
