/** What touching a tile means while others are picked up. */

import { meldOf, type Layout, type Meld, type Place, type Tiles } from './draft.ts'
import { isJoker } from './tiles.ts'

export type Touch = { readonly do: 'pick' } | { readonly do: 'put'; readonly to: Place } | { readonly do: 'exchange'; readonly tile: number }

/** Tiles of the rack and of the same group are picked up together; a tile of another group is where they go. */
export function touchOf(tiles: Tiles, layout: Layout, melds: readonly Meld[], picked: readonly number[], id: number): Touch {
  const meld = melds.find((each) => each.tiles.includes(id))
  const homes = picked.map((each) => meldOf(layout, each)?.id)
  if (picked.length === 0 || picked.includes(id) || meld === undefined || homes.includes(meld.id)) return { do: 'pick' }
  const [only] = picked
  if (picked.length === 1 && only !== undefined && replaces(tiles, layout, only, id)) return { do: 'exchange', tile: only }
  const at = meld.tiles.indexOf(id)
  return { do: 'put', to: { meld: meld.id, before: at === 0 ? id : (meld.tiles[at + 1] ?? null) } }
}

/** Whether a tile is what a joker of the table stands for. */
export function replaces(tiles: Tiles, layout: Layout, tile: number, joker: number): boolean {
  const stands = isJoker(tiles.get(joker)?.kind ?? 0) ? layout.names[joker] : undefined
  return stands !== undefined && stands === tiles.get(tile)?.kind
}
