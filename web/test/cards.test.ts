import { describe, expect, it } from 'vitest'
import { cardPicture } from '../src/lib/games/cards/pictures.ts'
import { FACE, HIDDEN, NAMES } from '../src/lib/games/cards/faces.ts'

const face = (name: string): number => FACE.get(name) ?? -1

describe('pictures of cards', () => {
  it('are all different, in both palettes, and none shows what is not its own', () => {
    for (const palette of ['standard', 'letz'] as const) {
      // The colour of the paper comes from outside, so equal cards of two colours differ by their shapes only.
      const all = NAMES.map((_, number) => cardPicture(number, palette, false))
      expect(new Set(all).size).toBe(NAMES.length)
    }
    expect(cardPicture(HIDDEN, 'standard', false)).not.toMatch(/<text/)
  })
  it('write numbers and signs', () => {
    expect(cardPicture(face('r7'), 'standard', false).match(/>7</g)).toHaveLength(3)
    expect(cardPicture(face('gD'), 'standard', false).match(/>\+2</g)).toHaveLength(3)
    expect(cardPicture(face('F'), 'letz', false)).toContain('quarter orange')
  })
  it('have a shape for each colour unless plain ones are wanted', () => {
    expect(cardPicture(face('g7'), 'standard', false)).toContain('<path')
    expect(cardPicture(face('g7'), 'standard', true)).not.toContain('<path')
  })
})
