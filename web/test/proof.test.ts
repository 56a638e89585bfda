/** The page recomputes deals exactly as the server does; tests/vectors/deals.json is written by the server's code. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dealing as cards, packOf } from '../src/lib/games/cards/dealing.ts'
import { dealing as tiles } from '../src/lib/games/tiles/dealing.ts'
import type { GameDealing, OpenRound } from '../src/lib/proof/dealing.ts'
import { bytesOf, hexOf, sha256 } from '../src/lib/proof/hashing.ts'
import { commitmentTo, dealSeed, sealOf, Stream, type BySeat } from '../src/lib/proof/seed.ts'
import { sha256 as ownSha256 } from '../src/lib/proof/sha256.ts'
import type { News } from '../src/lib/protocol/messages.ts'

interface Vectors {
  readonly derivations: readonly { secret: string; commitment: string; salts: BySeat; seals: BySeat; table: string; match: number; round: number; seed: string }[]
  readonly streams: readonly { seed: string; label: string; words: number[]; bound: number; numbers: number[]; shuffled: number[] }[]
  readonly rounds: readonly (OpenRound & { edition: string; seed: string; seen: Record<number, string[]> })[]
}
const VECTORS = JSON.parse(readFileSync(new URL('../../tests/vectors/deals.json', import.meta.url), 'utf8')) as Vectors
const dealingOf = (edition: string): GameDealing => (edition.startsWith('rummy/') ? tiles : cards)

test('SHA-256 without WebCrypto is the same as with it', async () => {
  expect(hexOf(ownSha256(new TextEncoder().encode('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  for (const size of [0, 1, 31, 55, 56, 63, 64, 65, 119, 120, 1_000]) {
    const text = Uint8Array.from({ length: size }, (_, at) => (at * 37 + size) % 256)
    expect(hexOf(ownSha256(text)), String(size)).toBe(hexOf(await sha256(text)))
  }
})

test('bytes and their text', () => {
  expect(hexOf(bytesOf('00ff10'))).toBe('00ff10')
  expect(bytesOf('')).toHaveLength(0)
})

test.each(VECTORS.derivations)('commitment, seals and seed of match $match, round $round', async (given) => {
  expect(await commitmentTo(given.secret)).toBe(given.commitment)
  for (const [seat, salt] of Object.entries(given.salts)) expect(await sealOf(given.commitment, Number(seat), salt)).toBe(given.seals[seat])
  expect(await dealSeed(given.secret, given.table, given.match, given.round, given.salts)).toBe(given.seed)
})

test.each(VECTORS.streams)('the stream $label', async ({ seed, label, words, bound, numbers, shuffled }) => {
  const [raw, bounded] = [new Stream(seed, label), new Stream(seed, label)]
  for (const word of words) expect(await raw.word()).toBe(word)
  for (const number of numbers) expect(await bounded.below(bound)).toBe(number)
  expect(await new Stream(seed, label).shuffled(shuffled.map((_, at) => at))).toEqual(shuffled)
})

test('packs with UnoCards and Blanks', () => {
  for (const size of [108, 109, 111, 112, 115]) expect(packOf(size)).toHaveLength(size)
  expect(packOf(111).slice(-3)).toEqual([55, 56, 57])
  expect(packOf(112).slice(-4)).toEqual([54, 54, 54, 54])
})

test.each(VECTORS.rounds.map((round, number) => ({ round, name: `${number}: ${round.edition}` })))('a whole round, $name', async ({ round }) => {
  const found = await dealingOf(round.edition).recompute(round, round.seed)
  expect(found.wrong).toBeNull()
  expect(found.seen).toEqual(round.seen)
  expect(found.draws).toBeGreaterThan(0)
})

/** The events with one of them changed. */
function changed(events: readonly News[], kind: News['is'], which: number, change: (event: News) => News): News[] {
  const at = events.flatMap((event, place) => (event.is === kind ? [place] : []))[which] ?? -1
  expect(at).toBeGreaterThanOrEqual(0)
  return events.map((event, place) => (place === at ? change(event) : event))
}

test.each(VECTORS.rounds.map((round, number) => ({ round, name: `${number}: ${round.edition}` })))('lies about $name', async ({ round }) => {
  const { recompute } = dealingOf(round.edition)
  const prefix = round.edition.startsWith('rummy/') ? 'tile-' : ''
  const other = await dealSeed('00'.repeat(32), 'x', 1, 1, {})
  expect((await recompute(round, other)).wrong).not.toBeNull()
  const dealt = changed(round.events, `${prefix}dealt` as News['is'], 0, (event) => {
    if (event.is === 'dealt') return { ...event, hands: event.hands.map((hand, seat) => (seat === 1 ? [...hand.slice(1), (hand[0] ?? 0) === 52 ? 53 : 52].sort((a, b) => a - b) : hand)) }
    return event.is === 'tile-dealt' ? { ...event, racks: event.racks.map((rack, seat) => (seat === 1 ? [...rack.slice(1), (rack[0] ?? 0) + 1] : rack)) } : event
  })
  expect((await recompute({ ...round, events: dealt }, round.seed)).wrong).toEqual({ what: 'deal' })
  const drew = changed(round.events, `${prefix}drew` as News['is'], 2, (event) => {
    if (event.is === 'drew') return { ...event, cards: event.cards.map((face) => (face === 5 ? 6 : 5)) }
    return event.is === 'tile-drew' ? { ...event, tiles: event.tiles.map((kind) => (kind === 5 ? 6 : 5)) } : event
  })
  expect((await recompute({ ...round, events: drew }, round.seed)).wrong?.what).toBe('draw')
  const none = round.events.filter((event) => event.is !== `${prefix}dealt`)
  expect((await recompute({ ...round, events: none }, round.seed)).wrong).not.toBeNull()
})

test('somebody else deals or begins than was drawn', async () => {
  for (const round of VECTORS.rounds) {
    if (round.before.length > 0) continue
    const events = round.events.map((event): News => {
      if (event.is === 'dealt') return { ...event, dealer: (event.dealer + 1) % event.hands.length }
      return event.is === 'tile-dealt' ? { ...event, starter: (event.starter + 1) % event.racks.length } : event
    })
    expect((await dealingOf(round.edition).recompute({ ...round, events }, round.seed)).wrong).toEqual({ what: 'dealer' })
  }
})
