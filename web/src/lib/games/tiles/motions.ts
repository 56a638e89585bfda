/** Which tiles move when something happens: from a seat to the table, from the pool to a rack. */

import type { News } from '../../protocol/messages.ts'
import { handAnchor as hand, STAGGER } from '../../table/motion.ts'
import type { Tile } from './draft.ts'
import { HIDDEN_TILE, isJoker } from './tiles.ts'

export interface TileMotionStep {
  readonly from: string
  /** A tile that can be seen, by its number, or a place. */
  readonly to: number | string
  readonly kind: number
  /** Milliseconds after the news. */
  readonly after: number
}

const MOST = 14
const DEAL = 55 // milliseconds between two tiles of a deal
const DEALT = 3 // to each of the others, who are not shown more

/** `fresh` are the tiles that have come to the table and to the own rack with these news, after a deal all of them. What one
 * lays oneself lies there already. */
export function tileMotions(news: readonly News[], me: number | null, fresh: readonly Tile[]): TileMotionStep[] {
  const found: TileMotionStep[] = []
  const left = [...fresh]
  const take = (kind: number, mine: boolean): Tile | undefined => {
    const at = left.findIndex((tile) => tile.mine === mine && (isJoker(kind) ? isJoker(tile.kind) : tile.kind === kind))
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const move = (from: string, to: number | string | undefined, kind: number): void => {
    if (to !== undefined && found.length < MOST) found.push({ from, to, kind, after: found.length * STAGGER })
  }
  /** Round after round: one to every rack; then the starting tiles. */
  const deal = (starter: number, racks: readonly (readonly number[])[]): void => {
    const seats = racks.length
    const to: [string | number, number][] = []
    for (let tile = 0; tile < Math.max(0, ...racks.map((rack) => rack.length)); tile += 1) {
      for (let step = 0; step < seats; step += 1) {
        const seat = (starter + step) % seats
        const kind = racks[seat]?.[tile]
        const own = seat === me && kind !== undefined ? take(kind, true) : undefined
        if (own !== undefined) to.push([own.id, own.kind])
        else if (seat !== me && kind !== undefined && tile < DEALT) to.push([hand(seat, me), HIDDEN_TILE])
      }
    }
    for (const tile of left.filter(({ mine }) => !mine)) to.push([tile.id, tile.kind])
    found.push(...to.map(([place, kind], number) => ({ from: 'pool', to: place, kind, after: number * DEAL })))
  }
  for (const each of news) {
    if (each.is === 'tile-dealt') deal(each.starter, each.racks)
    else if (each.is === 'tile-laid' && each.seat !== me) for (const kind of each.tiles) move(hand(each.seat, me), take(kind, false)?.id, kind)
    else if (each.is === 'tile-drew' && each.seat === me) for (const kind of each.tiles) move('pool', take(kind, true)?.id, kind)
    else if (each.is === 'tile-drew') for (let number = 0; number < each.tiles.length; number += 1) move('pool', hand(each.seat, me), HIDDEN_TILE)
  }
  return found
}
