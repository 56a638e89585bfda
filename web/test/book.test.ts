import { describe, expect, it } from 'vitest'
import { chapters, clauseArguments, plain } from '../src/lib/rules/book.ts'

const FR = {
  palette: 'standard', dealer: 'draw_each_round', draw_until_playable: 'off', voluntary_draw: 'drawn_only', drawn_card: 'may', draw_then_play_any: 'off',
  uno_enforced: 'when_caught', draw2_parry: 'off', first_wild: 'dealer', wild4_if: 'nothing_playable', wild4_parry: 'off',
  challenge: 'take_back', last_draw_counts: 'on', scoring: 'winner_takes', advice_penalty: 'on', jump_in: 'off', blanks: 'none',
  teams: '0', hand_size: '7',
}
const ids = (changed: Record<string, string>, sought: string | null = null): string[] =>
  chapters('classic/fr', FR, changed, sought).flatMap((chapter) => chapter.entries.map((entry) => entry.clause.id))

describe('the rule book', () => {
  it('has the clauses of the edition', () => {
    expect(ids({})).toContain('FR-12')
    expect(ids({})).not.toContain('FR-20')
    expect(ids({}).some((id) => !id.startsWith('FR-'))).toBe(false)
  })
  it('takes out what a house rule replaces and brings in what it says', () => {
    const found = ids({ draw2_parry: 'draw2', uno_enforced: 'automatic' })
    expect(found).toEqual(expect.arrayContaining(['DE-5', 'DE-11']))
    expect(found).not.toEqual(expect.arrayContaining(['FR-12']))
    expect(found).not.toEqual(expect.arrayContaining(['FR-10']))
  })
  it('brings in one clause for an option, not those of every edition', () => {
    const found = chapters('classic/de', { ...FR, uno_enforced: 'automatic' }, { uno_enforced: 'when_caught' })
    const added = found.flatMap((chapter) => chapter.entries).filter((entry) => entry.house)
    expect(added.map((entry) => entry.clause.id)).toEqual(['FR-10'])
  })
  it('brings in the clause of an option that one of the edition is only partly about', () => {
    const LB = { ...FR, wild4_if: 'no_colour', challenge: 'card_stays', first_wild: 'left', reverse_on_anything: 'on' }
    const found = chapters('classic/lb', LB, { challenge: 'take_back' }).flatMap((chapter) => chapter.entries)
    expect(found.map((entry) => entry.clause.id)).toEqual(expect.arrayContaining(['LB-9', 'FR-22']))
  })
  it('has what somebody is referred to, in force or not', () => {
    expect(ids({}, 'DE-9')).toContain('DE-9')
  })
  it('has white cards only where there are some', () => {
    expect(ids({ blanks: 'draw*2' })).toContain('LB-10')
    expect(ids({})).not.toContain('LB-10')
  })
  it('gives numbers to the texts as numbers', () => {
    expect(clauseArguments(FR, { hand_size: '9' })).toMatchObject({ hand_size: 9, palette: 'standard' })
  })
  it('is searched as people type', () => {
    expect(plain('Règle ÉGALE')).toBe('regle egale')
    expect(plain('Dit-on d’abord « UNO\u202f! » ?')).toBe("dit-on d'abord « uno ! » ?")
  })
})
