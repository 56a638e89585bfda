import { describe, expect, it } from 'vitest'
import { pointed, type Seen } from '../src/lib/shell/pointing.ts'

const table = (there: readonly string[], pressed: readonly string[] = [], off: readonly string[] = []) => (point: string): Seen => ({
  there: there.includes(point),
  pressed: pressed.includes(point),
  off: off.includes(point),
})

describe('what a lesson points at', () => {
  const run = ['R8', 'R9', 'R10', 'new', 'end']
  it('points at tiles, then at their place, then at the end of the turn', () => {
    expect(pointed(run, table(run, [], ['end']))).toEqual(['R8', 'R9', 'R10'])
    expect(pointed(run, table(run, ['R8', 'R10'], ['end']))).toEqual(['R9'])
    expect(pointed(run, table(run, ['R8', 'R9', 'R10'], ['end']))).toEqual(['new'])
    expect(pointed(run, table(['new', 'end'], [], ['end']))).toEqual([])
    expect(pointed(run, table(['new', 'end']))).toEqual(['end'])
  })

  it('points at the place of each tile when its turn comes, and at the call before the end', () => {
    const two = ['R12', 'table.R10', 'Y5', 'table.Y4', 'uno', 'end']
    expect(pointed(two, table(two, [], ['end']))).toEqual(['R12'])
    expect(pointed(two, table(two, ['R12'], ['end']))).toEqual(['table.R10'])
    const laid = two.filter((point) => point !== 'R12')
    expect(pointed(two, table(laid))).toEqual(['Y5'])
    expect(pointed(two, table(laid, ['Y5']))).toEqual(['table.Y4'])
    const both = laid.filter((point) => point !== 'Y5')
    expect(pointed(two, table(both))).toEqual(['uno'])
    expect(pointed(two, table(both, ['uno']))).toEqual(['end'])
  })

  it('points at a tile of the table that is picked up together with others', () => {
    const set = ['table.R8', 'G8', 'B8', 'new', 'end']
    expect(pointed(set, table(set))).toEqual(['table.R8', 'G8', 'B8'])
    expect(pointed(set, table(set, ['table.R8', 'G8', 'B8']))).toEqual(['new'])
    expect(pointed(set, table(['table.R8', 'new', 'end']))).toEqual(['end'])
  })

  it('points at everything at once where no turn is put together', () => {
    expect(pointed(['uno', 'y5'], table(['uno', 'y5']))).toEqual(['uno', 'y5'])
    expect(pointed(['uno', 'y5'], table(['uno', 'y5'], [], ['uno']))).toEqual(['y5'])
  })
})
