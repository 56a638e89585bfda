import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../src/lib/games/cards/faces.ts'
import { applied } from '../src/lib/protocol/apply.ts'
import { namedIn, overlay, repairOf } from '../src/lib/maker/overlay.ts'
import { condensed } from '../src/lib/games/cards/sentences.ts'
import { cardMotions } from '../src/lib/games/cards/motions.ts'
import { STAGGER } from '../src/lib/table/motion.ts'
import { people } from '../src/lib/table/room.ts'

describe('flights', () => {
  it('deals a penalty one card at a time, face down to others', () => {
    const news = [{ is: 'drew', seat: 2, cards: [HIDDEN, HIDDEN], why: 1 }] as const
    expect(cardMotions(news, 0)).toEqual([
      { from: 'pile', to: 'seat-2', face: HIDDEN, after: 0, into: 2 },
      { from: 'pile', to: 'seat-2', face: HIDDEN, after: STAGGER, into: 2 },
    ])
  })

  it('flies from and to the own hand', () => {
    const laid = [{ is: 'laid', seat: 0, face: 5, how: 1, also: [] }] as const
    expect(cardMotions(laid, 0)).toEqual([{ from: 'hand', to: 'discards', face: 5, after: 0, into: null }])
    const turned = [{ is: 'handspassed', seat: 0, direction: -1, hands: [[], [], []] }] as const
    expect(cardMotions(turned, 0).map((flight) => `${flight.from}>${flight.to}`)).toEqual(['hand>seat-2', 'seat-1>hand', 'seat-2>seat-1'])
  })

  it('takes whole hands along when they are swapped', () => {
    const swapped = [{ is: 'handsswapped', seat: 1, other: 0, got: [5, 6], gave: [7] }] as const
    expect(cardMotions(swapped, 0)).toEqual([
      { from: 'seat-1', to: 'hand', face: HIDDEN, after: 0, into: 0, whole: [7] },
      { from: 'hand', to: 'seat-1', face: HIDDEN, after: 0, into: 1, whole: [5, 6] },
    ])
  })

  it('turns the first card over when all have theirs, and only after a deal', () => {
    const dealt = { is: 'dealt', dealer: 0, hands: [[1, 2], [HIDDEN, HIDDEN]] } as const
    const first = { is: 'firstcard', face: 9, stays: true } as const
    const flights = cardMotions([dealt, first], 0)
    expect(flights.at(-1)).toMatchObject({ from: 'pile', to: 'discards', face: 9 })
    expect(flights.at(-1)?.after).toBeGreaterThan(flights.at(-2)?.after ?? 0)
    expect(cardMotions([first], 0)).toEqual([])
  })

  it('deals from the left of the dealer, the own cards all and face up', () => {
    const dealt = [{ is: 'dealt', dealer: 0, hands: [[1, 2, 3, 4], [HIDDEN, HIDDEN, HIDDEN, HIDDEN]] }] as const
    const flights = cardMotions(dealt, 0)
    expect(flights.slice(0, 2).map(({ to }) => to)).toEqual(['seat-1', 'hand'])
    expect(flights.filter(({ to }) => to === 'hand').map(({ face }) => face)).toEqual([1, 2, 3, 4])
    expect(flights.filter(({ to }) => to === 'seat-1')).toHaveLength(3)
    expect(flights.map(({ after }) => after)).toEqual([...flights.map(({ after }) => after)].sort((one, other) => one - other))
  })

  it('turns the pile over', () => {
    expect(cardMotions([{ is: 'reshuffled', cards: 20 }], 0)[0]).toMatchObject({ from: 'discards', to: 'pile' })
  })
})

it('lays a change over what is known', () => {
  const whole = { seq: 1, discards: [1, 2], turn: 0 }
  expect(applied(whole, { turn: 1, discards_added: [3] })).toEqual({ seq: 1, discards: [1, 2, 3], turn: 1 })
  expect(whole.discards).toEqual([1, 2])
})

it('keeps only the house rules that differ from the edition', () => {
  expect(overlay({ jump_in: 'off', target: '500' }, { jump_in: 'on', target: '500' })).toEqual({ jump_in: 'on' })
})

it('finds in a clash which options it is about and what ends it', () => {
  const clash = { code: 'options-clash', clause: 'FR-21', args: { first: 'advice_penalty=on', second: 'players=2', repair: 'advice_penalty=off' } }
  expect(namedIn(clash)).toEqual(['advice_penalty', 'players'])
  expect(repairOf(clash)).toEqual(['advice_penalty', 'off'])
  expect(repairOf({ ...clash, args: { ...clash.args, repair: 'none' } })).toBeNull()
  expect(repairOf({ code: 'players', clause: '', args: { players: 11 } })).toBeNull()
})

it('tells a penalty once, not card by card', () => {
  const one = { is: 'drew', seat: 1, cards: [HIDDEN], why: 1 } as const
  const passed = { is: 'passed', seat: 1 } as const
  expect(condensed([one, one, passed, one])).toEqual([{ ...one, cards: [HIDDEN, HIDDEN] }, passed, one])
})

it('addresses the reader as you', () => {
  const table = (me: number | null) => ({ rules: null, me, name: (seat: number) => ['Anna', 'Ben', 'Cleo'][seat] ?? '' })
  expect(people(table(0), 0)).toEqual({ name: 'Anna', me: 'name' })
  expect(people(table(1), 0)).toEqual({ name: 'Anna', me: 'none' })
  expect(people(table(1), 0, 1)).toEqual({ name: 'Anna', me: 'target', other: 'Ben' })
  expect(people(table(2), 0, 1)).toEqual({ name: 'Anna', me: 'none', other: 'Ben' })
  expect(people(table(null), 0, 1)).toEqual({ name: 'Anna', me: 'none', other: 'Ben' })
})
