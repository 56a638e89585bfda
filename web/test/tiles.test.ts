import { describe, expect, it } from 'vitest'
import { arrived, NOTHING, type Known } from '../src/lib/games/tiles/tracking.ts'
import { exchanged, History, moved, named, sorted, withdrawn, written, type Layout, type Tile, type Tiles } from '../src/lib/games/tiles/draft.ts'
import { choicesOf, chosenBy } from '../src/lib/games/tiles/wordTiles.ts'
import { tileMotions } from '../src/lib/games/tiles/motions.ts'
import { fitting, heightOf, type Room } from '../src/lib/games/tiles/tileSize.ts'
import { ordered, shifted } from '../src/lib/games/tiles/rackOrder.ts'
import { replaces, touchOf } from '../src/lib/games/tiles/selection.ts'
import { laidOut } from '../src/lib/games/tiles/suggestion.ts'
import { namesOf, readNames } from '../src/lib/games/tiles/jokerReadings.ts'
import { HIDDEN_TILE, JOKER, parseLay, parseTile, PLAIN_JOKER, tileText, wordOf } from '../src/lib/games/tiles/tiles.ts'
import { STAGGER } from '../src/lib/table/motion.ts'
import type { DraftChecked, RummyView } from '../src/lib/protocol/messages.ts'

const kind = (text: string): number => parseTile(text) ?? -1
const piece = (text: string): number => (text.startsWith('*') ? (kind(text.slice(1)) << 3) | 4 : kind(text) << 3)

/** Tiles by their numbers: `{ 1: 'R5', 2: 'Y8+' }`; a plus is for the own rack. */
function tilesOf(names: Readonly<Record<number, string>>): Tiles {
  return new Map(
    Object.entries(names).map(([id, name]): [number, Tile] => {
      const mine = name.endsWith('+')
      return [Number(id), { id: Number(id), kind: kind(mine ? name.slice(0, -1) : name), mine }]
    }),
  )
}
function layoutOf(melds: Readonly<Record<number, readonly number[]>>, names: Readonly<Record<number, number>> = {}): Layout {
  return { melds: Object.entries(melds).map(([id, tiles]) => ({ id: Number(id), tiles })), names }
}
const shape = (layout: Layout): number[][] => layout.melds.map((meld) => [...meld.tiles])

describe('tiles', () => {
  it('have the numbers that the server gives them', () => {
    expect([kind('R1'), kind('B12'), kind('*'), kind('*='), parseTile('R'), parseTile('X3')]).toEqual([0, 47, JOKER, PLAIN_JOKER, null, null])
    expect(['R1', 'Y12', 'G7', '*'].map((text) => tileText(kind(text)))).toEqual(['R1', 'Y12', 'G7', '*'])
    expect(['R2', 'Y5', 'G7', 'B8', '*'].map((text) => wordOf(kind(text)))).toEqual(['draw2', 'skip', 'reverse', null, 'wild4'])
  })

  it('are read out of a move, with effects and starting tiles', () => {
    const lay = parseLay('lay R:3.4.*5+ 7:R+Y*B ~G2 ~* !2R7 !1R5 uno')
    expect(lay?.groups.map((group) => group.pieces)).toEqual([
      [{ cell: kind('R3'), joker: false, old: true }, { cell: kind('R4'), joker: false, old: true }, { cell: kind('R5'), joker: true, old: false }],
      [{ cell: kind('R7'), joker: false, old: false }, { cell: kind('Y7'), joker: false, old: true }, { cell: kind('B7'), joker: true, old: true }],
    ])
    expect(lay?.loose).toEqual([kind('G2'), PLAIN_JOKER])
    expect(lay?.effects).toEqual([{ group: 1, cell: kind('R7') }, { group: 0, cell: kind('R5') }])
    expect(parseLay('draw')).toBeNull()
  })
})

describe('the draft', () => {
  const tiles = tilesOf({ 1: 'R5', 2: 'R6', 3: 'R7', 4: 'R8', 5: 'Y8+', 6: 'G8+', 7: '*+', 8: 'B10' })
  const start = layoutOf({ 1: [1, 2, 3, 4], 2: [8] })

  it('moves tiles to new groups and to others, which sort themselves', () => {
    const one = moved(tiles, start, [6], { meld: null, before: null }, 9)
    const two = moved(tiles, one, [4, 5], { meld: 9, before: null }, 10)
    expect(shape(two)).toEqual([[1, 2, 3], [8], [4, 5, 6]])
    expect(shape(withdrawn(two, [5, 6]))).toEqual([[1, 2, 3], [8], [4]])
  })

  it('drops groups that are empty, and keeps those that were not touched as they are', () => {
    const made = moved(tiles, start, [8], { meld: 1, before: null }, 9)
    expect(shape(made)).toEqual([[1, 2, 3, 4, 8]])
    expect(moved(tiles, start, [5], { meld: 2, before: 8 }, 9).melds[0]).toBe(start.melds[0])
  })

  it('lets a joker without a name stay where it was put', () => {
    expect(shape(moved(tiles, start, [7], { meld: 1, before: 1 }, 9))[0]).toEqual([7, 1, 2, 3, 4])
    expect(shape(moved(tiles, start, [7], { meld: 1, before: null }, 9))[0]).toEqual([1, 2, 3, 4, 7])
    expect(sorted([3, 7, 1], (id) => (id === 7 ? null : id))).toEqual([1, 3, 7])
  })

  it('forgets what a joker stood for when it leaves its group alone, not when the group goes with it', () => {
    const melded = layoutOf({ 1: [1, 7, 3], 2: [8] }, { 7: kind('R6') })
    expect(moved(tiles, melded, [7], { meld: 2, before: null }, 9).names).toEqual({})
    expect(moved(tiles, melded, [7, 3], { meld: null, before: null }, 9).names).toEqual({ 7: kind('R6') })
    expect(moved(tiles, melded, [7], { meld: 1, before: null }, 9).names).toEqual({ 7: kind('R6') })
    expect(named(tiles, melded, 7, kind('R8')).melds[0]?.tiles).toEqual([1, 3, 7])
    expect(named(tiles, melded, 7, null).names).toEqual({})
  })

  it('exchanges a joker for its tile; the joker lies by itself then', () => {
    const melded = layoutOf({ 1: [1, 7, 3] }, { 7: kind('R6') })
    const made = exchanged(tiles, melded, 2, 7, 20)
    expect(shape(made)).toEqual([[1, 2, 3], [7]])
    expect(made.names).toEqual({})
  })

  it('is written as the server reads it', () => {
    const made = moved(tiles, start, [5, 6, 7], { meld: null, before: null }, 9)
    expect(written(tiles, made, [kind('B10')], [], false)).toEqual({ text: 'lay ?R5.R6.R7.R8 ?Y8+.G8+.*+ ~B10', melds: [1, 9] })
    const effects = [{ meld: 9, cell: kind('R8') }, { meld: 1, cell: null }, { meld: 77, cell: 0 }]
    expect(written(tiles, named(tiles, made, 7, kind('R8')), [], effects, true).text).toBe('lay ?R5.R6.R7.R8 ?B10 ?*R8+.Y8+.G8+ !3R8 !1* uno')
    expect(written(new Map(), layoutOf({}), [], [], false).text).toBe('lay -')
  })

  it('knows a starting tile by its kind, and one from the rack is none', () => {
    const twins = tilesOf({ 1: 'B10', 2: 'B10', 3: 'B10+' })
    expect(written(twins, layoutOf({ 1: [1], 2: [2], 3: [3] }), [kind('B10')], [], false)).toEqual({ text: 'lay ?B10 ?B10+ ~B10', melds: [2, 3] })
  })

  it('can be undone and redone step by step; what changes nothing is no step', () => {
    const one = moved(tiles, start, [5], { meld: null, before: null }, 9)
    const two = moved(tiles, one, [6], { meld: 9, before: null }, 10)
    let history = new History(start).step(one).step(one).step(two)
    expect([history.now, history.canRedo]).toEqual([two, false])
    history = history.undo()
    expect([history.now, history.canRedo]).toEqual([one, true])
    history = history.undo()
    expect([history.now, history.canUndo, history.undo()]).toEqual([start, false, history])
    history = history.redo().redo()
    expect([history.now, history.redo()]).toEqual([two, history])
    expect(history.undo().step(start).canRedo).toBe(false)
  })
})

function viewOf(groups: readonly (readonly string[])[], rack: readonly string[], loose: readonly string[] = []): RummyView {
  return {
    game: 'rummy', seat: 0, players: 2, starter: 0, phase: 'turn', turn: 0, direction: 1, counts: [], pool: 0, drawn: null, uno_open: null,
    racks: null, winner: null, ending: null, rack: rack.map(kind), table: { groups: groups.map((group) => group.map(piece)), loose: loose.map(kind) },
  }
}
function counter(last = 500): () => number {
  return () => ++last
}

describe('a new position', () => {
  const begin = (): Known => arrived(NOTHING, NOTHING.base, viewOf([['R5', 'R6', 'R7', 'R8'], ['Y9', 'G9', '*B9']], ['R1', 'Y8', 'G8'], ['B10']), true, true, counter(100))

  it('has nothing new at the beginning, and knows what jokers stand for', () => {
    const known = begin()
    expect(known.fresh.size).toBe(0)
    expect(known.standing.map((tile) => tileText(tile.kind))).toEqual(['R1', 'Y8', 'G8'])
    expect(known.base.melds.map((meld) => meld.tiles.length)).toEqual([4, 3, 1])
    expect(Object.values(known.base.names)).toEqual([kind('B9')])
  })

  it('keeps groups in their place and tells what others have laid', () => {
    const known = begin()
    const ids = known.base.melds.map((meld) => meld.id)
    const next = arrived(known, known.base, viewOf([['R1', 'Y1', 'B1'], ['Y9', 'G9', '*B9'], ['R5', 'R6', 'R7', 'R8', 'R9']], ['R1', 'Y8', 'G8'], ['B10']), true, false, counter())
    expect(next.base.melds.slice(0, 3).map((meld) => meld.id)).toEqual(ids)
    expect(next.base.melds[0]?.tiles.slice(0, 4)).toEqual(known.base.melds[0]?.tiles)
    expect([...next.fresh].map((id) => tileText(next.tiles.get(id)?.kind ?? -1)).sort()).toEqual(['B1', 'R1', 'R9', 'Y1'])
  })

  it('leaves what one has laid oneself where it lies; it is not new', () => {
    const known = begin()
    const [red, yellow, green] = known.standing.map((tile) => tile.id)
    const eight = known.base.melds[0]?.tiles[3] ?? -1
    const shown = moved(known.tiles, known.base, [eight, yellow ?? -1, green ?? -1], { meld: null, before: null }, 50)
    const next = arrived(known, shown, viewOf([['R5', 'R6', 'R7'], ['R8', 'Y8', 'G8'], ['Y9', 'G9', '*B9']], ['R1'], ['B10']), true, false, counter())
    expect(shape(next.base)).toEqual(shape(shown))
    expect(next.fresh.size).toBe(0)
    expect(next.standing.map((tile) => tile.id)).toEqual([red])
    expect(next.tiles.get(green ?? -1)?.mine).toBe(false)
  })

  it('keeps a draft when a tile comes to the rack meanwhile', () => {
    const known = begin()
    const next = arrived(known, known.base, viewOf([], ['R1', 'R1', 'Y8', 'G8']), false, false, counter())
    expect(next.base).toBe(known.base)
    expect(next.standing.slice(0, 3)).toEqual(known.standing)
    expect([...next.fresh]).toEqual([next.standing[3]?.id])
  })
})

describe('a suggestion', () => {
  const tiles = tilesOf({ 1: 'R5', 2: 'R6', 3: 'R7', 4: 'R8', 5: 'Y8+', 6: 'G8+', 7: '*+', 8: 'B10' })
  const base = layoutOf({ 1: [1, 2, 3, 4], 2: [8] })
  const rack = [5, 6, 7].map((id) => tiles.get(id)).filter((tile) => tile !== undefined)
  const lay = (text: string): NonNullable<ReturnType<typeof parseLay>> => parseLay(text) ?? { groups: [], loose: [], effects: [] }

  it('is laid out with the tiles that are there', () => {
    const found = laidOut(base, tiles, rack, lay('lay R:5.6.7 8:RY+G+*B+ ~B10'), counter())
    expect(found && shape(found)).toEqual([[1, 2, 3], [8], [4, 5, 6, 7]])
    expect(found?.names).toEqual({ 7: kind('B8') })
  })

  it('is nothing when it does not fit', () => {
    expect(laidOut(base, tiles, rack, lay('lay R:5.6.7.8 G:1.2+.3+'), counter())).toBeNull()
    expect(laidOut(base, tiles, rack, lay('lay R:5.6.7.8 G:1+.2+.3+ ~B10'), counter())).toBeNull()
  })
})

function verdictOf(groups: DraftChecked['groups'], action: string | null): DraftChecked {
  return { is: 'draft', key: '', seq: 0, groups, refusal: null, laid: 1, left: 3, uno_due: false, action }
}

describe('what the server reads into a draft', () => {
  const tiles = tilesOf({ 1: 'G9+', 2: 'G10+', 3: '*', 4: '*+' })

  it('names jokers that nobody has named', () => {
    const layout = layoutOf({ 1: [1, 2, 3] })
    const verdict = verdictOf([{ refusal: null, readings: ['G:9+.10+.*11', 'G:*8.9+.10+'], acting: [] }], null)
    expect([...readNames(verdict, [1], layout, tiles)]).toEqual([[3, kind('G11')]])
    expect(namesOf(3, verdict.groups[0]?.readings ?? [], layout, tiles)).toEqual([kind('G11'), kind('G8')])
    expect([...readNames(null, [1], layout, tiles)]).toEqual([])
  })

  it('leaves those alone that somebody has named', () => {
    const layout = layoutOf({ 1: [3, 1, 2, 4] }, { 3: kind('G8') })
    const verdict = verdictOf([{ refusal: null, readings: ['G:*8.9+.10+.*11+'], acting: [] }], null)
    expect([...readNames(verdict, [1], layout, tiles)]).toEqual([[4, kind('G11')]])
  })
})

describe('word tiles', () => {
  const melds = [{ id: 4, tiles: [10, 11, 12] }, { id: 7, tiles: [20, 21, 22] }]
  const cells: Readonly<Record<number, number>> = { 11: kind('Y2'), 12: kind('G2'), 22: kind('B5') }
  const at = (meld: { tiles: readonly number[] }, cell: number): number | undefined => meld.tiles.find((id) => cells[id] === cell)
  const groups: DraftChecked['groups'] = [
    { refusal: null, readings: ['2:RY+G+'], acting: [kind('Y2'), kind('G2')] },
    { refusal: null, readings: ['B:3.4.5+'], acting: [kind('B5')] },
  ]

  it('act in the order of the move, whatever the order of its groups', () => {
    const found = choicesOf(verdictOf(groups, 'lay B:3.4.5+ 2:RY+G+ !2Y2 !1B5'), [4, 7], melds, at)
    expect(found.map((each) => [each.tile, each.turn])).toEqual([[11, 0], [12, null], [22, 1]])
    expect(chosenBy(found, found[1]!)).toEqual([{ meld: 7, cell: kind('B5') }, { meld: 4, cell: kind('G2') }])
    expect(chosenBy(found, found[0]!)).toEqual([{ meld: 7, cell: kind('B5') }, { meld: 4, cell: kind('Y2') }])
  })

  it('replace each other where only one of the turn acts', () => {
    const found = choicesOf(verdictOf(groups, 'lay B:3.4.5+ 2:RY+G+ !2Y2'), [4, 7], melds, at)
    expect(chosenBy(found, found[2]!)).toEqual([{ meld: 7, cell: kind('B5') }])
  })

  it('are no question while the draft is refused, nor when the move wins', () => {
    expect(choicesOf(verdictOf(groups, null), [4, 7], melds, at)).toEqual([])
    expect(choicesOf(verdictOf(groups, 'lay B:3.4.5+ 2:RY+G+'), [4, 7], melds, at)).toEqual([])
    expect(choicesOf(null, [4, 7], melds, at)).toEqual([])
  })
})

describe('touching a tile', () => {
  const tiles = tilesOf({ 1: 'R5', 2: 'R6', 3: '*', 4: 'Y8', 5: 'R7+', 6: 'G8+' })
  const layout = layoutOf({ 1: [1, 2, 3], 2: [4] }, { 3: kind('R7') })
  const touch = (picked: readonly number[], id: number): ReturnType<typeof touchOf> => touchOf(tiles, layout, layout.melds, picked, id)

  it('picks up what belongs together', () => {
    expect([touch([], 1), touch([1], 2), touch([1], 1), touch([4], 6), touch([6], 5)]).toEqual(Array.from({ length: 5 }, () => ({ do: 'pick' })))
  })

  it('puts what is picked up to another group, before its first tile or behind the one that was touched', () => {
    expect(touch([6], 4)).toEqual({ do: 'put', to: { meld: 2, before: 4 } })
    expect(touch([4, 6], 1)).toEqual({ do: 'put', to: { meld: 1, before: 1 } })
    expect(touch([4, 6], 2)).toEqual({ do: 'put', to: { meld: 1, before: 3 } })
    expect(touch([6], 3)).toEqual({ do: 'put', to: { meld: 1, before: null } })
  })

  it('exchanges a joker for the tile that it stands for', () => {
    expect(touch([5], 3)).toEqual({ do: 'exchange', tile: 5 })
    expect(replaces(tiles, layout, 5, 3)).toBe(true)
    expect(replaces(tiles, layoutOf({ 1: [1, 2, 3] }), 5, 3)).toBe(false)
  })
})

describe('the rack', () => {
  const tiles = ['G9', 'R12', '*', 'R3', 'G3'].map((text, id) => ({ id, kind: kind(text) }))
  const names = (order: 'run' | 'number' | 'free'): string[] => ordered(tiles, order).map((tile) => tileText(tile.kind))

  it('stands by colour, by number, or as it was put', () => {
    expect(names('run')).toEqual(['R3', 'R12', 'G3', 'G9', '*'])
    expect(names('number')).toEqual(['R3', 'G3', 'G9', 'R12', '*'])
    expect(names('free')).toEqual(['G9', 'R12', '*', 'R3', 'G3'])
  })

  it('can be moved', () => {
    expect(shifted([1, 2, 3, 4], [4, 2], 1)).toEqual([2, 4, 1, 3])
    expect(shifted([1, 2, 3, 4], [1], null)).toEqual([2, 3, 4, 1])
    expect(shifted([1, 2, 3, 4], [2], 2)).toEqual([1, 2, 3, 4])
  })
})

describe('the size of tiles', () => {
  const phone: Room = { width: 336, height: 280, padding: 3, gap: 2, space: 7, least: 24, most: 44 }

  it('is the largest at which everything is in sight', () => {
    const groups = [4, 4, 4, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 1, 1, 2]
    const tile = fitting(groups, phone)
    expect(tile).toBeGreaterThan(24)
    expect(heightOf(groups, tile, phone)).toBeLessThanOrEqual(phone.height)
    expect(heightOf(groups, tile + 1, phone)).toBeGreaterThan(phone.height)
    expect(fitting([3], phone)).toBe(44)
    expect(fitting(Array.from({ length: 60 }, () => 3), phone)).toBe(24)
  })

  it('counts the rows of a run that is longer than the table is wide', () => {
    expect(heightOf([12], 44, phone)).toBe(2 * heightOf([3], 44, phone))
  })
})

describe('tiles that fly', () => {
  const table = { groups: [], loose: [] }
  const lie = [...tilesOf({ 7: 'R5', 8: 'R6', 9: '*' }).values()]
  const come = [...tilesOf({ 11: 'R5+' }).values()]

  it('come from the seat that laid them to where they lie, one by one', () => {
    const news = [{ is: 'tile-laid', seat: 2, table, tiles: [kind('R6'), JOKER, kind('R5')], taken: 0 }] as const
    expect(tileMotions(news, 0, [...lie, ...come])).toEqual([
      { from: 'seat-2', to: 8, kind: kind('R6'), after: 0 },
      { from: 'seat-2', to: 9, kind: JOKER, after: STAGGER },
      { from: 'seat-2', to: 7, kind: kind('R5'), after: 2 * STAGGER },
    ])
  })

  it('do not fly when one has laid them oneself, or nobody can see where they are', () => {
    const news = [{ is: 'tile-laid', seat: 0, table, tiles: [kind('R6')], taken: 0 }] as const
    expect(tileMotions(news, 0, lie)).toEqual([])
    expect(tileMotions(news, null, [])).toEqual([])
  })

  it('come from the pool: to the own rack with their face, to others without', () => {
    const own = [{ is: 'tile-drew', seat: 0, tiles: [kind('R5')], why: 'turn' }] as const
    expect(tileMotions(own, 0, [...lie, ...come])).toEqual([{ from: 'pool', to: 11, kind: kind('R5'), after: 0 }])
    const other = [{ is: 'tile-drew', seat: 1, tiles: [HIDDEN_TILE, HIDDEN_TILE], why: 'effect' }] as const
    expect(tileMotions(other, 0, lie).map(({ to, kind: shown, after }) => [to, shown, after])).toEqual([['seat-1', HIDDEN_TILE, 0], ['seat-1', HIDDEN_TILE, STAGGER]])
  })

  it('deals from the pool: the own tiles all, three to each other, then the starting tiles', () => {
    const rack = ['R5', 'Y2', 'B9', 'G1'].map((name, number) => ({ id: 20 + number, kind: kind(name), mine: true }))
    const lying = [{ id: 30, kind: kind('R9'), mine: false }]
    const racks = [rack.map((tile) => tile.kind).reverse(), Array(4).fill(HIDDEN_TILE)]
    const flights = tileMotions([{ is: 'tile-dealt', starter: 1, racks, table: { groups: [], loose: [kind('R9')] } }], 0, [...rack, ...lying])
    expect(flights.map(({ to }) => to)).toEqual(['seat-1', 23, 'seat-1', 22, 'seat-1', 21, 20, 30])
    expect(flights.every(({ from }) => from === 'pool')).toBe(true)
    expect(flights.find(({ to }) => to === 'seat-1')?.kind).toBe(HIDDEN_TILE)
    expect(flights.map(({ after }) => after)).toEqual([...flights.map(({ after }) => after)].sort((one, other) => one - other))
  })
})
