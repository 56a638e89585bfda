import { describe, expect, it } from 'vitest'
import type { BookRoom } from '../src/lib/rules/book.ts'
import { isSpecial, legend } from '../src/lib/rules/legend.ts'

const FR = {
  palette: 'standard', dealer: 'draw_each_round', draw_until_playable: 'off', voluntary_draw: 'drawn_only', drawn_card: 'may', draw_then_play_any: 'off',
  uno_enforced: 'when_caught', draw2_parry: 'off', first_wild: 'dealer', wild4_if: 'nothing_playable', wild4_parry: 'off',
  challenge: 'take_back', last_draw_counts: 'on', scoring: 'winner_takes', advice_penalty: 'on', jump_in: 'off', blanks: 'none',
  teams: '0', hand_size: '7', wild4_points: '50', seven_swap: 'off', rounds_to_win: '0',
}
const room = { pieceKind: (piece: string) => piece.replace(/^[rygb]/, '') } as BookRoom
const of = (piece: string | null, options: Record<string, string> = {}) => legend(piece, { edition: 'classic/fr', options }, FR, room)
const ids = (piece: string, options: Record<string, string> = {}): string[] => of(piece, options).flatMap(({ entries }) => entries.map(({ clause }) => clause.id))

describe('the legend', () => {
  it('tells of a card what the clauses in force say, whatever its colour', () => {
    expect(ids('gD')).toEqual(['FR-12'])
    expect(ids('F')).toEqual(['FR-16', 'FR-22'])
  })
  it('follows the house rules', () => {
    expect(ids('bD', { draw2_parry: 'draw2' })).toEqual(['DE-5'])
    expect(ids('y7', { seven_swap: 'optional' })).toEqual(['BB-2'])
  })
  it('tells of a plain card how cards fit', () => {
    expect(ids('y7')).toEqual(['FR-7'])
  })
  it('counts points', () => {
    expect(of('y7')[0]?.points).toBe(7)
    expect(of('yS')[0]?.points).toBe(20)
    expect(of('F', { wild4_points: '40' })[0]?.points).toBe(40)
    expect(of('W', { rounds_to_win: '3' })[0]?.points).toBeNull()
  })
  it('has every kind that has a rule of its own, once', () => {
    expect(of(null).flatMap(({ pieces }) => pieces).sort()).toEqual(['F', 'W', 'rD', 'rR', 'rS'])
  })
  it('tells of pieces of which the same is to be said once, and of plain tiles nothing of their own', () => {
    const tiles = { pieceKind: (piece: string) => (piece.startsWith('*') ? '*' : piece.slice(1)) } as BookRoom
    const rules = { edition: 'rummy/en', options: {} }
    expect(legend(null, rules, { rounds_to_win: '0' }, tiles).map(({ pieces }) => pieces)).toEqual([['*'], ['R2', 'R5', 'R7']])
    expect(isSpecial('B7', rules, {}, tiles)).toBe(true)
    expect(isSpecial('B9', rules, {}, tiles)).toBe(false)
    expect(legend('B9', rules, {}, tiles)[0]?.entries.map(({ clause }) => clause.id)).toEqual(['R-3', 'R-4'])
  })
})
