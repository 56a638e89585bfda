/** Who sits where, under which name, with which face. */

import { describe, expect, it } from 'vitest'
import { flanks, horseshoe, oval, row, type SeatPlace } from '../src/lib/table/seatPlaces.ts'
import { ANIMALS, facePicture } from '../src/lib/ui/avatars.ts'
import { botName, facesFor } from '../src/lib/ui/characters.ts'

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
/** Whether seats of this size, in a scene of that size, lie over each other. */
function overlapping(places: readonly SeatPlace[], seat: { width: number; height: number }, scene: { width: number; height: number }): string[] {
  const boxes = places.map(({ x, y }) => ({ left: x * (scene.width - seat.width), top: y * (scene.height - seat.height) }))
  return boxes.flatMap((one, number) =>
    boxes.slice(number + 1).flatMap((other, more) =>
      Math.abs(one.left - other.left) < seat.width - 1 && Math.abs(one.top - other.top) < seat.height - 1 ? [`${number} and ${number + 1 + more}`] : []),
  )
}

describe.each(COUNTS)('%i others', (count) => {
  it.each([['oval', oval], ['horseshoe', horseshoe], ['row', row], ['flanks', flanks]] as const)('sit in the scene: %s', (_, shape) => {
    const places = shape(count)
    expect(places).toHaveLength(count)
    for (const { x, y } of places) for (const share of [x, y]) expect(share).toBeGreaterThanOrEqual(0)
    for (const { x, y } of places) for (const share of [x, y]) expect(share).toBeLessThanOrEqual(1)
  })
  it('sit from left to right, as play goes', () => {
    const places = oval(count)
    if (count > 1) expect(places[0]?.x).toBeLessThan(0.5)
    if (count > 1) expect(places.at(-1)?.x).toBeGreaterThan(0.5)
    expect(places.map(({ x }) => x).reverse().map((x) => Math.round((1 - x) * 1000))).toEqual(places.map(({ x }) => Math.round(x * 1000)))
  })
  it('do not sit on each other', () => {
    if (count > 9) return // whoever watches ten players has a large screen
    expect(overlapping(horseshoe(count), { width: count > 6 ? 62 : count > 3 ? 80 : 96, height: 74 }, { width: 320, height: 250 })).toEqual([])
    expect(overlapping(oval(count), { width: 104, height: 104 }, { width: 960, height: 520 })).toEqual([])
    expect(overlapping(oval(count), { width: 190, height: 178 }, { width: 2000, height: 1000 })).toEqual([])
  })
})

describe('bots', () => {
  it('have names of their own at a table, the same on every device', () => {
    const names = Array.from({ length: 10 }, (_, seat) => botName('abc123', seat, 'casual'))
    expect(new Set(names).size).toBe(10)
    expect(botName('abc123', 3, 'casual')).toBe(names[3])
    expect(botName('abc124', 3, 'casual')).not.toBe(names[3])
  })
  it('are called differently by level', () => {
    const levels = ['beginner', 'casual', 'strong', 'master', 'something']
    expect(new Set(levels.flatMap((level) => Array.from({ length: 12 }, (_, seat) => botName('x', seat, level)))).size).toBe(60)
  })
})

describe('faces', () => {
  it('are forty, all different', () => {
    expect(ANIMALS).toHaveLength(40)
    expect(new Set(ANIMALS.map((_, face) => facePicture(face))).size).toBe(40)
  })
  it('are not twice at a table, also where names are', () => {
    const faces = facesFor(['Anna', 'Anna', 'Ben', 'Anna', ...Array.from({ length: 6 }, (_, seat) => `guest ${seat}`)])
    expect(new Set(faces).size).toBe(10)
    expect(facesFor(['Anna', 'Ben'])[0]).toBe(faces[0])
  })
})
