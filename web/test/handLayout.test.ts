import { describe, expect, it } from 'vitest'
import { layoutHand } from '../src/lib/games/cards/handLayout.ts'

describe('the hand', () => {
  it.each([1, 2, 7, 8, 13, 25, 40])('shows a touchable strip of each of %i cards on a phone', (count) => {
    const width = 344
    const card = 68
    const { places, height } = layoutHand(count, width, card)
    expect(places).toHaveLength(count)
    for (const [number, place] of places.entries()) {
      expect(place.x).toBeGreaterThanOrEqual(0)
      expect(place.x + card).toBeLessThanOrEqual(width)
      expect(place.y + card * 1.5).toBeLessThanOrEqual(height)
      const next = places[number + 1]
      if (next && next.row === place.row) expect(next.x - place.x).toBeGreaterThanOrEqual(36)
      const below = places.find((other) => other.row > place.row)
      if (below) expect(below.y - place.y).toBeGreaterThanOrEqual(44)
    }
  })

  it('fans only what fits into one row', () => {
    expect(layoutHand(7, 344, 68).places.some((place) => place.turn !== 0)).toBe(true)
    expect(layoutHand(25, 344, 68).places.every((place) => place.turn === 0)).toBe(true)
    expect(layoutHand(0, 344, 68).places).toEqual([])
  })

  it.each([344, 600, 740, 1000, 1100, 1700])('stays within %i pixels, also where cards lean outwards', (width) => {
    for (const card of [58, 68, 96, 130]) {
      for (let count = 1; count <= 40; count += 1) {
        for (const { x, turn } of layoutHand(count, width, card).places) {
          // The upper corners, turned around a point 120 % of the height below them.
          const angle = (turn * Math.PI) / 180
          const pivot = 1.2 * card * 1.5
          const corners = [-card / 2, card / 2].map((side) => x + card / 2 + side * Math.cos(angle) + pivot * Math.sin(angle))
          expect(Math.min(...corners), `${count} cards`).toBeGreaterThanOrEqual(-1)
          expect(Math.max(...corners), `${count} cards`).toBeLessThanOrEqual(width + 1)
        }
      }
    }
  })
})
