/** What jokers stand for that nobody has named: as the server reads their groups. */

import type { DraftChecked } from '../../protocol/messages.ts'
import { cellOf, type Layout, type Tiles } from './draft.ts'
import { isJoker, parseGroup } from './tiles.ts'

/** The first reading of each group, by joker. `groups` are the melds in the server's order. */
export function readNames(verdict: DraftChecked | null, groups: readonly number[], layout: Layout, tiles: Tiles): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  verdict?.groups.forEach((group, number) => {
    const meld = layout.melds.find((each) => each.id === groups[number])
    const open = meld?.tiles.filter((id) => isJoker(tiles.get(id)?.kind ?? 0) && layout.names[id] === undefined) ?? []
    const named = new Set(meld?.tiles.map((id) => layout.names[id]))
    const cells = jokersIn(group.readings[0] ?? '').filter((cell) => !named.has(cell))
    open.forEach((id, place) => {
      const cell = cells[place]
      if (cell !== undefined) found.set(id, cell)
    })
  })
  return found
}

/** Everything that one joker of a group can stand for, the likeliest first. */
export function namesOf(joker: number, readings: readonly string[], layout: Layout, tiles: Tiles): readonly number[] {
  const meld = layout.melds.find((each) => each.tiles.includes(joker))
  const others = meld?.tiles.filter((id) => id !== joker).map((id) => cellOf(tiles, layout, id)) ?? []
  return [...new Set(readings.flatMap(jokersIn))].filter((cell) => !others.includes(cell))
}

function jokersIn(reading: string): number[] {
  return parseGroup(reading).filter((piece) => piece.joker).map((piece) => piece.cell)
}
