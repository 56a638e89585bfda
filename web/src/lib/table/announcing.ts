/** What is said aloud of what happens, in three amounts. */

import { t } from '../i18n/texts.svelte.ts'
import type { News } from '../protocol/messages.ts'
import type { Amount } from '../ui/looks.ts'
import type { Table } from './table.svelte.ts'

/** Where events name seats. */
const PEOPLE = ['seat', 'by', 'other', 'winner', 'starter'] as const

function concerns(news: News, me: number | null): boolean {
  return me !== null && PEOPLE.some((name) => (news as unknown as Readonly<Record<string, unknown>>)[name] === me)
}

/** Few: what concerns oneself and what everybody looks up for. Normal: what happens. All: reactions, too. */
function isSaid(news: News, table: Table, amount: Amount): boolean {
  if (amount === 'all') return true
  if (news.is === 'reacted') return false
  if (amount === 'normal' || news.is === 'said') return true
  if (concerns(news, table.seat) || table.room.isDeal(news)) return true
  return table.room.moments([news], table.seat, (seat) => table.name(seat)).some(({ text }) => text !== '')
}

/** What happened, in sentences; for those who want to hear all, with what the others hold now. */
export function happened(table: Table, news: readonly News[], amount: Amount, before: readonly number[]): string[] {
  const lines = news.flatMap((each) => (isSaid(each, table, amount) ? (table.say(each) ?? []) : []))
  if (amount !== 'all' || lines.length === 0 || table.table?.status !== 'playing') return lines
  const held = table.facts?.held ?? []
  const changed = held.flatMap((count, seat) => (seat === table.seat || count === before[seat] ? [] : [heldBy(table, seat)]))
  return [...lines, ...changed]
}

/** Who sits in a seat, at the beginning of a line. */
export function nameOf(table: Table, seat: number): string {
  return seat === table.seat ? t('web-told-you') : table.name(seat)
}

/** `Ben: 3 cards.` */
export function heldBy(table: Table, seat: number): string {
  return t('web-told-count', { name: nameOf(table, seat), held: table.room.heldText(table.facts?.held[seat] ?? 0) })
}
