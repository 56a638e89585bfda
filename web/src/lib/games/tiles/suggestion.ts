/** A move that the server suggests, laid out with the tiles that are there. */

import { sorted, type Layout, type Tile, type Tiles } from './draft.ts'
import { carried, seenAs, type Seen } from './identity.ts'
import { isJoker, type Lay, type Piece } from './tiles.ts'

/** How the table looks after a move; null when it does not fit the tiles that are there. */
export function laidOut(base: Layout, tiles: Tiles, rack: readonly Tile[], lay: Lay, ids: () => number): Layout | null {
  const old = (piece: Piece): Seen => (piece.joker ? seenAs(49, piece.cell) : seenAs(piece.cell, undefined))
  const groups = lay.groups.map((group) => group.pieces.filter((piece) => piece.old).map(old))
  const singles = lay.loose.map((kind) => [seenAs(kind, undefined)])
  const found = carried(base, tiles, [...groups, ...singles], ids)
  if (found.fresh.length > 0) return null
  const names = { ...found.layout.names }
  const left = [...rack]
  const added = new Map<number, number[]>()
  for (const [number, group] of lay.groups.entries()) {
    for (const piece of group.pieces.filter((each) => !each.old)) {
      const at = left.findIndex((tile) => (piece.joker ? isJoker(tile.kind) : tile.kind === piece.cell))
      const tile = left[at]
      const place = found.places[number]
      if (tile === undefined || place === undefined) return null
      left.splice(at, 1)
      added.set(place, [...(added.get(place) ?? []), tile.id])
      if (piece.joker) names[tile.id] = piece.cell
    }
  }
  const kinds = new Map([...tiles.values(), ...rack].map((tile) => [tile.id, tile.kind]))
  const cell = (id: number): number | null => names[id] ?? kinds.get(id) ?? null
  const melds = found.layout.melds.map((meld) => ({ ...meld, tiles: sorted([...meld.tiles, ...(added.get(meld.id) ?? [])], cell) }))
  return { melds: melds.filter((meld) => meld.tiles.length > 0), names }
}
