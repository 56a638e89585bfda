/** What the single keys tell, in sentences. What only a game knows, its room tells. */

import { t } from '../i18n/texts.svelte.ts'
import { heldBy, nameOf } from '../table/announcing.ts'
import type { Question } from '../table/keys.ts'
import type { Table } from '../table/table.svelte.ts'

const LAST_MOVES = 4

export function answer(table: Table, question: Question): string {
  return told(table, question) || t('web-told-nothing')
}

function told(table: Table, question: Question): string {
  switch (question) {
    case 'hand':
    case 'middle':
      return table.companion?.tell?.(question) ?? ''
    case 'counts':
      return (table.facts?.held ?? []).map((_, seat) => heldBy(table, seat)).join(' ')
    case 'direction': {
      const onwards = table.facts?.onwards ?? null
      return onwards === null ? '' : t(onwards ? 'web-direction-left' : 'web-direction-right')
    }
    case 'turn':
      return table.room.prompt(table)
    case 'score': {
      const sheet = table.table?.sheet ?? null
      if (sheet === null) return ''
      const counts = (sheet.goal.rounds_to_win ?? 0) > 0 ? sheet.wins : sheet.totals
      return sheet.sides.map((seats, side) => t('web-told-count', { name: seats.map((seat) => nameOf(table, seat)).join(' + '), held: String(counts[side] ?? 0) })).join(' ')
    }
    case 'moves':
      return table.log.flatMap(({ news }) => (news.is === 'said' || news.is === 'reacted' ? [] : (table.say(news) ?? []))).slice(0, LAST_MOVES).reverse().join(' ')
  }
}
