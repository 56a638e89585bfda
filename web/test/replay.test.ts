import { describe, expect, it } from 'vitest'
import type { ReplayPart } from '../src/lib/protocol/messages.ts'
import { lastStep, momentText, parseMoment, placeOf, startsOf, unfolded } from '../src/lib/replay/frames.ts'

const ROUNDS = [
  { first: 0, steps: 250, dealer: 0, over: true },
  { first: 250, steps: 3, dealer: 1, over: true },
  { first: 253, steps: 100, dealer: 0, over: false },
]

describe('steps', () => {
  it('are found by their round and part', () => {
    expect([0, 99, 100, 249, 250, 252, 253, 352].map((step) => placeOf(ROUNDS, step, 100))).toEqual([
      { round: 1, start: 0 },
      { round: 1, start: 0 },
      { round: 1, start: 100 },
      { round: 1, start: 200 },
      { round: 2, start: 0 },
      { round: 2, start: 0 },
      { round: 3, start: 0 },
      { round: 3, start: 0 },
    ])
  })
  it('that do not exist are the nearest ones', () => {
    expect(placeOf(ROUNDS, -7, 100)).toEqual({ round: 1, start: 0 })
    expect(placeOf(ROUNDS, 9_999, 50)).toEqual({ round: 3, start: 50 })
    expect(placeOf([], 3, 100)).toEqual({ round: 1, start: 0 })
    expect([lastStep(ROUNDS), lastStep([])]).toEqual([352, 0])
  })
  it('come in parts', () => {
    expect(ROUNDS.map((round) => startsOf(round, 100))).toEqual([[0, 100, 200], [0], [0]])
  })
})

it('makes every frame whole', () => {
  const part = {
    state: { is: 'state', seq: 4, at: 9, seat: 1, table: { status: 'playing', round: 1 }, round: { game: 'any', discards: [1], turn: 0 }, offers: [], deadline: null, missed: [{ is: 'told' }] },
    updates: [
      { is: 'update', seq: 5, at: 9, news: [], round: { game: 'any', discards_added: [2], turn: 1 } },
      { is: 'update', seq: 6, at: 9, news: [], table: { status: 'over' } },
    ],
    positions: ['a', 'b', 'c'],
  } as unknown as ReplayPart
  const frames = unfolded(part)
  expect(frames.map((frame) => frame.step)).toEqual([4, 5, 6])
  expect(frames.map((frame) => frame.position)).toEqual(['a', 'b', 'c'])
  expect(frames.map((frame) => (frame.view as unknown as { discards: number[] }).discards)).toEqual([[1], [1, 2], [1, 2]])
  expect(frames.map((frame) => frame.table.status)).toEqual(['playing', 'playing', 'over'])
  expect(frames[0]?.news).toHaveLength(1)
})

describe('links to a moment', () => {
  it('say what they said', () => {
    for (const [step, seat, opened] of [[0, 0, true], [57, 3, false], [12, null, true]] as const) expect(parseMoment(momentText(step, seat, opened))).toEqual({ step, seat, opened, line: null })
  })
  it('lead into a kept line', () => {
    expect(parseMoment(momentText(3, 1, true, { id: 'k2', moves: 4 })).line).toEqual({ id: 'k2', moves: 4 })
    expect(parseMoment('#move=3&line=../x&after=1').line).toBeNull()
  })
  it('of somebody who types are not trusted', () => {
    expect(parseMoment('')).toEqual({ step: null, seat: null, opened: null, line: null })
    expect(parseMoment('#move=57')).toEqual({ step: 57, seat: null, opened: null, line: null })
    expect(parseMoment('#move=-1&seat=x&open=2')).toEqual({ step: null, seat: null, opened: false, line: null })
  })
})
