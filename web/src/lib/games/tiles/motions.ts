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

/** `fresh` are the tiles that have come to the table and to the own rack with these news. What one lays oneself lies there
 * already. */
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
  for (const each of news) {
    if (each.is === 'tile-laid' && each.seat !== me) for (const kind of each.tiles) move(hand(each.seat, me), take(kind, false)?.id, kind)
    else if (each.is === 'tile-drew' && each.seat === me) for (const kind of each.tiles) move('pool', take(kind, true)?.id, kind)
    else if (each.is === 'tile-drew') for (let number = 0; number < each.tiles.length; number += 1) move('pool', hand(each.seat, me), HIDDEN_TILE)
  }
  return found
}
