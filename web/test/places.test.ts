import { describe, expect, it } from 'vitest'
import { depthOf, NO_PLACES, placed, type Group, type Places } from '../src/lib/games/tiles/places.ts'
import type { Room } from '../src/lib/games/tiles/tileSize.ts'
import { countedHands, countedPoints } from '../src/lib/table/counting.ts'
import { ANIMALS } from '../src/lib/ui/avatars.ts'
import { faceOf, facesFor } from '../src/lib/ui/characters.ts'

const PHONE: Room = { width: 348, height: 300, padding: 3, gap: 2, space: 7, least: 24, most: 44 }
const DESK: Room = { width: 900, height: 420, padding: 3, gap: 2, space: 10, least: 24, most: 70 }
const group = (id: number, ...tiles: number[]): Group => ({ id, tiles })
const run = (id: number, count: number): Group => group(id, ...Array.from({ length: count }, (_, number) => id * 100 + number))

/** No two groups overlap, none leaves the table. */
function sound(places: Places, room: Room): void {
  const all = [...places.spots.entries()]
  for (const [id, spot] of all) {
    expect(spot.x).toBeGreaterThanOrEqual(0)
    expect(spot.x + spot.width).toBeLessThanOrEqual(room.width + 1)
    for (const [other, there] of all) {
      if (other === id || there.row >= spot.row + spot.lines || spot.row >= there.row + there.lines) continue
      expect(there.x + there.width <= spot.x || spot.x + spot.width <= there.x, `${id} and ${other}`).toBe(true)
    }
  }
}

describe('places of groups', () => {
  it('keeps every group where it is when another grows, shrinks, comes or goes', () => {
    const groups = [run(1, 4), run(2, 3), run(3, 3), run(4, 5)]
    const first = placed(NO_PLACES, groups, DESK)
    sound(first, DESK)
    const next = placed(first, [run(1, 5), run(2, 3), run(3, 3), run(4, 4), run(5, 3)], DESK)
    sound(next, DESK)
    expect(next.tile).toBe(first.tile)
    for (const id of [2, 3]) expect(next.spots.get(id)).toEqual(first.spots.get(id))
    expect(next.spots.get(4)?.x).toBe(first.spots.get(4)?.x)
    // What comes back comes back to its place.
    const without = placed(next, [run(1, 5), run(2, 3), run(4, 4), run(5, 3)], DESK)
    const again = placed(without, [run(1, 5), run(2, 3), run(4, 4), run(5, 3), run(3, 3)], DESK)
    expect(again.spots.get(3)).toEqual(first.spots.get(3))
  })

  it('lets the tiles of a group lie where they are when one is added or taken at its left', () => {
    const first = placed(NO_PLACES, [group(1, 11, 12, 13), run(2, 3)], DESK)
    const x = first.spots.get(1)?.x ?? 0
    const longer = placed(first, [group(1, 10, 11, 12, 13), run(2, 3)], DESK)
    expect(longer.spots.get(1)?.x).toBe(x - first.tile - DESK.gap)
    const shorter = placed(first, [group(1, 12, 13), run(2, 3)], DESK)
    expect(shorter.spots.get(1)?.x).toBe(x + first.tile + DESK.gap)
  })

  it('puts a new group where it is wanted', () => {
    const first = placed(NO_PLACES, [run(1, 3)], DESK)
    const next = placed(first, [run(1, 3), run(2, 2)], DESK, { id: 2, x: 200, y: 350 })
    const spot = next.spots.get(2)
    expect(spot && spot.x <= 200 && spot.x + spot.width >= 200).toBe(true)
    expect(spot?.row).toBeGreaterThan(1)
    expect(next.spots.get(1)).toEqual(first.spots.get(1))
  })

  it('always finds a place, with smaller tiles at last, and never moves anything without need', () => {
    let seed = 7
    const random = (below: number): number => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below
    for (const room of [PHONE, DESK]) {
      let groups: Group[] = [run(1, 1)]
      let places = placed(NO_PLACES, groups, room)
      let moved = 0
      let steps = 0
      for (let step = 2; step < 60; step += 1) {
        const grown = random(groups.length)
        const before = places
        if (random(2) === 0 && groups.length < 24) groups = [...groups, run(step, 1 + random(3))]
        else groups = groups.map((each, number) => (number === grown && each.tiles.length < 12 ? { ...each, tiles: [...each.tiles, each.id * 100 + each.tiles.length] } : each))
        places = placed(before, groups, room)
        sound(places, room)
        expect(places.spots.size).toBe(groups.length)
        if (places.tile > room.least) expect(depthOf(places)).toBeLessThanOrEqual(room.height + 1)
        steps += 1
        if (groups.some((each) => before.spots.has(each.id) && places.spots.get(each.id)?.row !== before.spots.get(each.id)?.row)) moved += 1
      }
      expect(moved).toBeLessThan(steps / 2)
    }
  })
})

describe('what was left', () => {
  it('is counted in the order of the seats', () => {
    const left = [[], [5, 20], [50]]
    expect(countedHands([[], [3, 4], [9]], left)).toEqual([{ seat: 1, pieces: [3, 4], before: 0 }, { seat: 2, pieces: [9], before: 2 }])
    expect([0, 1, 2, 3].map((open) => countedPoints(left, open, 75, [0]))).toEqual([0, 5, 25, 75])
  })
  it('counts nothing of those who have won', () => {
    expect(countedPoints([[1], [5], [9]], 2, 9, [0, 1])).toBe(0)
  })
})

describe('faces', () => {
  it('are those that were chosen; nobody has the same', () => {
    expect(facesFor(['Anna', 'Ben', 'Cleo'], [5, null, 5])[0]).toBe(5)
    for (const chosen of [[], [5, 5, 5], [null, faceOf('Anna'), 0], [99, null, null]]) {
      const faces = facesFor(['Anna', 'Ben', 'Cleo'], chosen)
      expect(new Set(faces).size).toBe(3)
      for (const face of faces) expect(face).toBeLessThan(ANIMALS.length)
    }
  })
  it('are by name where none was chosen', () => {
    expect(facesFor(['Anna'])).toEqual([faceOf('Anna')])
  })
})
