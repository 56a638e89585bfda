import { describe, expect, it } from 'vitest'
import { parsePrograms, programsText } from '../src/lib/games/cards/blanks.ts'

describe('the rules on white cards', () => {
  it.each([
    'none',
    'draw*2',
    'draw*2@chosen? skip | give@chosen?[self_at_least=3] "Sing | \\"la\\""',
    'swap@previous[colour=g] again',
    '-',
  ])('are written as they were read: %s', (text) => {
    expect(programsText(parsePrograms(text))).toBe(text)
  })
  it('keep what each part says', () => {
    expect(parsePrograms('draw*3@others[target_at_most=2] "x"')).toEqual([
      { effects: [{ op: 'draw', count: 3, at: 'others', optional: false, condition: 'target_at_most', limit: 2 }], text: 'x' },
    ])
  })
})
