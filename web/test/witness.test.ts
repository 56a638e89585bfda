/** What a device does and notes while it plays, and how that is compared later. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameDealing, Recomputed } from '../src/lib/proof/dealing.ts'
import { claimsOf } from '../src/lib/proof/claims.ts'
import { notesKey, notesOf, type Notes } from '../src/lib/proof/notes.ts'
import { commitmentTo, sealOf, type BySeat } from '../src/lib/proof/seed.ts'
import { judged } from '../src/lib/proof/verdict.ts'
import { Witness } from '../src/lib/proof/witness.ts'
import type { Intention } from '../src/lib/protocol/connection.ts'
import type { News, TableView } from '../src/lib/protocol/messages.ts'

const kept = new Map<string, string>()
const SECRET = '11'.repeat(32)
const DREW: News = { is: 'drew', seat: 1, cards: [7], why: 0 as never }
const HIDDEN: News = { is: 'drew', seat: 1, cards: [63], why: 0 as never }

beforeEach(() => {
  kept.clear()
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value), removeItem: (key: string) => kept.delete(key) }
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

const table = (change: Partial<TableView>): TableView =>
  ({ table: 'abc', status: 'dealing', match: 1, round: 1, commitment: 'c0'.repeat(32), seals: {}, sealed: false, salts: {}, secret: null, ...change }) as TableView

async function sealed(): Promise<{ witness: Witness; sent: Intention[]; seal: string }> {
  const sent: Intention[] = []
  const witness = new Witness('abc', (intention) => sent.push(intention))
  witness.saw(table({}), 0, [], true)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const [seal] = sent
  return { witness, sent, seal: seal?.do === 'seal' ? seal.seal : '' }
}

test('a salt is sealed once, and revealed only when no more seals are accepted', async () => {
  const { witness, sent, seal } = await sealed()
  witness.saw(table({ seals: { 0: seal } }), 0, [], true)
  expect(sent).toHaveLength(1)
  witness.saw(table({ seals: { 0: seal, 1: 'ab' }, sealed: true }), 0, [], true)
  witness.saw(table({ seals: { 0: seal, 1: 'ab' }, sealed: true }), 0, [], true)
  expect(sent.map((each) => each.do)).toEqual(['seal', 'salt'])
  const salt = sent[1]?.do === 'salt' ? sent[1].salt : ''
  expect(await sealOf('c0'.repeat(32), 0, salt)).toBe(seal)
  expect(notesOf(notesKey('abc', 1, 1))).toMatchObject({ salt, seal, revealed: true, seals: { 0: seal, 1: 'ab' }, commitments: ['c0'.repeat(32)] })
})

test('a page that was loaded anew reveals what it has sealed', async () => {
  const { seal } = await sealed()
  const sent: Intention[] = []
  new Witness('abc', (intention) => sent.push(intention)).saw(table({ seals: { 0: seal }, sealed: true }), 0, [], false)
  expect(sent.map((each) => each.do)).toEqual(['salt'])
})

test('nothing is revealed for a seal of another device, nor for another seat', async () => {
  const { witness, sent, seal } = await sealed()
  witness.saw(table({ seals: { 0: 'ff' }, sealed: true }), 0, [], true)
  witness.saw(table({ seals: { 1: seal }, sealed: true }), 1, [], true)
  expect(sent.map((each) => each.do)).toEqual(['seal'])
})

test('another commitment for the same round is noted', async () => {
  const { witness } = await sealed()
  witness.saw(table({ commitment: 'd0'.repeat(32) }), 0, [], true)
  expect(notesOf(notesKey('abc', 1, 1))?.commitments).toEqual(['c0'.repeat(32), 'd0'.repeat(32)])
})

test('what is told is noted, with a new list after a gap', async () => {
  const { witness } = await sealed()
  witness.saw(table({ status: 'playing' }), 0, [{ is: 'said', seat: 1, name: 'B', text: 'hi', who: '' }, HIDDEN], true)
  witness.saw(table({ status: 'playing' }), 0, [HIDDEN], true)
  witness.saw(table({ status: 'playing' }), 0, [], false)
  witness.saw(table({ status: 'playing' }), 0, [HIDDEN], true)
  expect(notesOf(notesKey('abc', 1, 1))?.told).toEqual([[HIDDEN, HIDDEN], [HIDDEN]])
})

test('only the last rounds are kept', () => {
  const witness = new Witness('abc', () => undefined)
  vi.stubGlobal('localStorage', new Proxy(localStorage, { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) }))
  for (let round = 1; round <= 70; round += 1) witness.saw(table({ status: 'playing', round }), 0, [HIDDEN], true)
  expect(kept.size).toBe(60)
  expect(kept.has(notesKey('abc', 1, 70))).toBe(true)
})

const dealing = (found: Partial<Recomputed> = {}): GameDealing => ({ recompute: () => Promise.resolve({ wrong: null, draws: 2, seen: {}, ...found }) })

async function evidence(change: { notes?: Partial<Notes>; salts?: BySeat; seals?: BySeat; events?: News[] } = {}): Promise<Parameters<typeof judged>[0]> {
  const commitment = await commitmentTo(SECRET)
  const salts = change.salts ?? { 0: 'aa'.repeat(32) }
  const own = await sealOf(commitment, 0, 'aa'.repeat(32))
  const seals = change.seals ?? { 0: own }
  const notes: Notes = { at: 1, seat: 0, commitments: [commitment], salt: 'aa'.repeat(32), seal: own, seals, revealed: true, told: [[HIDDEN, DREW]], ...change.notes }
  const round = { view: {} as never, events: change.events ?? [DREW, DREW], options: {}, before: [] }
  return { table: table({ commitment, secret: SECRET, salts, seals, sealed: true }), round, dealing: dealing(), notes, claims: null }
}

test('an honest round', async () => {
  expect(await judged(await evidence())).toEqual({ lie: null, draws: 2, witnessed: 'all', own: true, leftOut: false, withheld: [], unsealed: [] })
})

test('gaps are said', async () => {
  expect((await judged(await evidence({ events: [DREW, DREW, DREW] }))).witnessed).toBe('part')
  const gap = await evidence({ events: [DREW, { is: 'passed', seat: 1 }, DREW], notes: { told: [[HIDDEN], [DREW]] } })
  expect((await judged(gap)).lie).toBeNull()
})

test('salts that are missing are named', async () => {
  const seal = await sealOf(await commitmentTo(SECRET), 0, 'aa'.repeat(32))
  const found = await judged(await evidence({ seals: { 0: seal, 2: 'ff'.repeat(32) } }))
  expect([found.lie, found.withheld, found.own]).toEqual([null, [2], true])
  const left = await judged(await evidence({ salts: {} }))
  expect([left.lie, left.leftOut, left.withheld]).toEqual([null, true, [0]])
})

test('lies', async () => {
  const lie = async (change: Parameters<typeof evidence>[0]): Promise<string | undefined> => (await judged(await evidence(change))).lie?.what
  expect(await lie({ notes: { commitments: ['00'] } })).toBe('commitment')
  expect(await lie({ notes: { seals: {} } })).toBe('seals')
  expect(await lie({ salts: { 0: 'bb'.repeat(32) } })).toBe('own-salt')
  expect(await lie({ salts: { 0: 'bb'.repeat(32) }, notes: { salt: null } })).toBe('salt')
  expect(await lie({ salts: { 0: 'aa'.repeat(32), 1: 'bb'.repeat(32) } })).toBe('unsealed')
  expect(await lie({ notes: { told: [[{ ...DREW, cards: [8] }]] } })).toBe('told')
  expect(await lie({ notes: { told: [[DREW, DREW, DREW]] } })).toBe('told')
  const given = await evidence()
  expect((await judged({ ...given, table: { ...given.table, secret: '22'.repeat(32) } })).lie?.what).toBe('secret')
  expect((await judged({ ...given, dealing: dealing({ wrong: { what: 'draw', draw: 4 } }) })).lie).toEqual({ what: 'draw', draw: 4 })
  expect((await judged({ ...given, claims: { seed: '00', seen: {} } })).lie?.what).toBe('seed')
})

test('what a file says', () => {
  const seed = '5d'.repeat(32)
  const text = `pioche replay 1\nround 1 dealer 2 seed ${'00'.repeat(32)}\nround 2 dealer 0 seed ${seed}\nsum 00\npioche deals 2\ntable x\nround 1 commitment 00 secret 00\nseen 0 r1\nround 2 commitment 00 secret 00\nseen 0 r1r2 g3\nseen 1 -\nend 00\n`
  expect(claimsOf(text, 2)).toEqual({ seed, seen: { 0: ['r1r2', 'g3'], 1: [] } })
  expect(claimsOf(text, 3)).toEqual({ seed: null, seen: {} })
})
