/** What a table makes of the messages that it hears. */

import { expect, test, vi } from 'vitest'
import { roomOf } from '../src/lib/games/rooms.ts'
import type { Listener, Wire } from '../src/lib/protocol/connection.ts'
import type { FromServer, News } from '../src/lib/protocol/messages.ts'
import { Table } from '../src/lib/table/table.svelte.ts'

vi.stubGlobal('location', { protocol: 'http:', host: 'localhost' })

const turned = (seat: number): News => ({ is: 'passed', seat })
const state = (seq: number, missed: readonly News[] | null): FromServer =>
  ({ is: 'state', seq, at: 0, seat: null, table: { status: 'playing' }, round: null, offers: [], deadline: null, missed }) as unknown as FromServer
const update = (seq: number, news: readonly News[]): FromServer => ({ is: 'update', seq, at: 0, news }) as unknown as FromServer

function opened(): { hear: Listener['message']; asked: number[]; table: Table } {
  const asked: number[] = []
  let hear: Listener['message'] = () => {}
  const wire = (listener: Listener): Wire => {
    hear = listener.message
    return { intend: () => '', resync: (seq) => asked.push(seq), hurry: () => {}, end: () => {} }
  }
  const table = new Table('abc', () => roomOf('classic/fr'), [], wire)
  return { hear: (message) => hear(message), asked, table }
}
const told = (table: Table): unknown[] => table.log.map((line) => ('seat' in line.news ? line.news.seat : null)).reverse()

test('what was missed is told once, also if an update came while we asked for it', () => {
  const { hear, table } = opened()
  hear(state(4, null))
  hear(update(5, [turned(1)])) // on its way while the page asked what came after 4
  hear(state(5, [turned(1)]))
  expect(told(table)).toEqual([1])
  hear(state(7, [turned(2), turned(3)]))
  expect(told(table)).toEqual([1, 2, 3])
})

test('a gap is asked for, and the log begins anew when nobody knows it any more', () => {
  const { hear, table, asked } = opened()
  hear(state(4, null))
  hear(update(6, [turned(1)]))
  expect([asked, told(table)]).toEqual([[4], []])
  hear(state(6, [turned(2), turned(1)]))
  hear(state(90, null))
  expect(told(table)).toEqual([])
})
