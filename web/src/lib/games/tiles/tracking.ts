/** A new position has come from the server: what has become of the tiles that were there. */

import type { RummyView } from '../../protocol/messages.ts'
import { withdrawn, type Layout, type Tile, type Tiles } from './draft.ts'
import { carried, carriedRack, seenAs, type Seen } from './identity.ts'
import { pieceOf, PLAIN_JOKER } from './tiles.ts'

/** What lies on the table and stands on the rack, tile by tile. */
export interface Known {
  /** How the table lay before the turn. */
  readonly base: Layout
  readonly tiles: Tiles
  readonly standing: readonly Tile[]
  /** Tiles that have come since one's own last move. */
  readonly fresh: ReadonlySet<number>
}

export const NOTHING: Known = { base: { melds: [], names: {} }, tiles: new Map(), standing: [], fresh: new Set() }

/**
 * `shown` is the table as the player sees it, with their draft: what they have just laid stays where they put it. `relaid`: the
 * table has changed. `begun`: it is a new round, in which nothing is new.
 */
export function arrived(known: Known, shown: Layout, view: RummyView, relaid: boolean, begun: boolean, ids: () => number): Known {
  const laid = new Set(relaid ? shown.melds.flatMap((meld) => meld.tiles) : [])
  const rack = carriedRack(known.standing, view.rack, laid, ids)
  const tiles = new Map(rack.tiles.map((tile) => [tile.id, tile]))
  const fresh = new Set([...known.fresh, ...rack.fresh])
  let base = known.base
  if (relaid) {
    const found = carried(withdrawn(shown, rack.tiles.map((tile) => tile.id)), known.tiles, groupsOf(view), ids)
    for (const tile of found.tiles) tiles.set(tile.id, tile)
    for (const id of found.fresh) fresh.add(id)
    base = found.layout
  } else {
    for (const id of base.melds.flatMap((meld) => meld.tiles)) {
      const tile = known.tiles.get(id)
      if (tile !== undefined) tiles.set(id, tile)
    }
  }
  return { base, tiles, standing: rack.tiles, fresh: new Set(begun ? [] : [...fresh].filter((id) => tiles.has(id))) }
}

function groupsOf(view: RummyView): Seen[][] {
  const groups = (view.table.groups ?? []).map((group) =>
    group.map(pieceOf).map((piece) => (piece.joker ? seenAs(PLAIN_JOKER, piece.cell) : seenAs(piece.cell, undefined))),
  )
  return [...groups, ...(view.table.loose ?? []).map((kind) => [seenAs(kind, undefined)])]
}
