/** The deals and draws of the tile game, recomputed from the seed of a round (docs/deals.md). */

import { same, sorted, type GameDealing, type OpenRound, type Recomputed, type Wrong } from '../../proof/dealing.ts'
import { Stream } from '../../proof/seed.ts'
import { CELLS, JOKER, numberOf, PLAIN_JOKER, tileText } from './tiles.ts'
import { tileView } from './view.ts'

const RACK = 14
const STARTING = 4
const JOKERS = 4
const PACK: readonly number[] = [...Array.from({ length: 2 * CELLS }, (_, at) => at >> 1), ...Array.from({ length: JOKERS }, () => JOKER)]

/** The highest number begins; a joker counts 0, and those who tie draw again. Every draw, as pairs of seat and tile. */
export async function drawnStarter(seed: string, players: number): Promise<{ starter: number; draws: (readonly [number, number])[][] }> {
  const stream = new Stream(seed, 'rummy starter')
  const worth = (kind: number): number => (kind === JOKER ? 0 : numberOf(kind))
  const draws: (readonly [number, number])[][] = []
  let seats = Array.from({ length: players }, (_, seat) => seat)
  while (seats.length > 1) {
    const shuffled = await stream.shuffled(PACK)
    const drawn = seats.map((seat, place) => [seat, shuffled[place] ?? JOKER] as const)
    draws.push(drawn)
    const highest = Math.max(...drawn.map(([, kind]) => worth(kind)))
    seats = drawn.flatMap(([seat, kind]) => (worth(kind) === highest ? [seat] : []))
  }
  return { starter: seats[0] ?? 0, draws }
}

/** Who begins: drawn for the first round, then as the rules say. Null: of a round that was played elsewhere it is not known. */
async function rightStarter({ options, before, events }: OpenRound, seed: string, players: number): Promise<number | null | 'wrong'> {
  const last = before.at(-1)
  const next = options['next_starter']
  if (last === undefined || last.winner == null || next === 'draw_again') {
    const { starter, draws } = await drawnStarter(seed, players)
    const told = events.flatMap((event) => (event.is === 'tile-drewforstart' ? [event.tiles] : []))
    return same(told.flat(2), draws.flat(2)) ? starter : 'wrong'
  }
  if (next === 'winner') return last.winner
  if (next === 'left_of_winner') return (last.winner + 1) % players
  return last.dealer == null ? null : (last.dealer + 1) % players
}

async function recompute(round: OpenRound, seed: string): Promise<Recomputed> {
  const players = tileView(round.view)?.players ?? 0
  const seen: Record<number, string[]> = {}
  const got = (seat: number, tiles: readonly number[]): void => {
    seen[seat] = [...(seen[seat] ?? []), tiles.map(tileText).join('.') || '-']
  }
  let pool: number[] = []
  let draws = 0
  let dealt = false
  const wrong = (found: Wrong): Recomputed => ({ wrong: found, draws, seen })
  for (const event of round.events) {
    if (event.is === 'tile-dealt') {
      const starter = await rightStarter(round, seed, players)
      if (starter !== null && starter !== event.starter) return wrong({ what: 'dealer' })
      const shuffled = await new Stream(seed, 'rummy tiles').shuffled(PACK)
      const racks = event.racks.map((_, seat) => sorted(shuffled.slice(seat * RACK, (seat + 1) * RACK)))
      const loose = shuffled.slice(players * RACK, players * RACK + STARTING).map((kind) => (kind === JOKER ? PLAIN_JOKER : kind))
      pool = shuffled.slice(players * RACK + STARTING)
      const right = racks.length === players && racks.every((rack, seat) => same(rack, sorted(event.racks[seat] ?? [])))
      if (!right || !same(sorted(loose), sorted(event.table.loose ?? []))) return wrong({ what: 'deal' })
      racks.forEach((rack, seat) => got(seat, rack))
      dealt = true
    } else if (event.is === 'tile-drew') {
      for (const kind of event.tiles) {
        draws += 1
        if (pool.pop() !== kind) return wrong({ what: 'draw', draw: draws })
      }
      got(event.seat, event.tiles)
    }
  }
  return dealt ? { wrong: null, draws, seen } : wrong({ what: 'deal' })
}

export const dealing: GameDealing = { recompute }
