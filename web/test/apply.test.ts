import { describe, expect, it } from 'vitest'
import { applied } from '../src/lib/protocol/apply.ts'

describe('an update', () => {
  it('replaces fields and leaves the others', () => {
    expect(applied({ turn: 1, pile: 40 }, { turn: 2 })).toEqual({ turn: 2, pile: 40 })
  })
  it('is laid over an object inside in the same way', () => {
    const sheet = { goal: 500, rows: [1], totals: [5, 0] }
    expect(applied({ sheet }, { sheet_added: { rows_added: [2], totals: [5, 7] } })).toEqual({
      sheet: { goal: 500, rows: [1, 2], totals: [5, 7] },
    })
  })
  it('appends to a list, and puts into an object', () => {
    expect(applied({ discards: [1, 2], salts: { 0: 'a' } }, { discards_added: [3], salts_added: { 2: 'b' } })).toEqual({
      discards: [1, 2, 3],
      salts: { 0: 'a', 2: 'b' },
    })
  })
  it('is laid over single items of a list, which stays a list', () => {
    const before = { seats: [{ name: 'Ada', wants: false }, { name: 'Bo', wants: false }] }
    const after = applied(before, { seats_changed: { 1: { wants: true } } })
    expect(after).toEqual({ seats: [{ name: 'Ada', wants: false }, { name: 'Bo', wants: true }] })
    expect(Array.isArray(after.seats)).toBe(true)
    expect(before.seats[1]?.wants).toBe(false)
  })
  it('replaces items that are no objects', () => {
    expect(applied({ rows: [1, [2], null] }, { rows_changed: { 0: 5, 1: [3], 2: { a: 1 } } })).toEqual({ rows: [5, [3], { a: 1 }] })
  })
})
