/** A turn as a draft: how the tiles lie, step by step, with undo and redo. Whether that is allowed, the server says. */

import { isJoker, tileText } from './tiles.ts'

/** One of the hundred tiles, as far as this device can tell them apart. */
export interface Tile {
  readonly id: number
  readonly kind: number
  /** It came from the own rack in this turn; otherwise it lay on the table. */
  readonly mine: boolean
}

/** Tiles that lie side by side. */
export interface Meld {
  readonly id: number
  readonly tiles: readonly number[]
}

/** How the table looks. `names`: what jokers stand for, as far as somebody has said so. */
export interface Layout {
  readonly melds: readonly Meld[]
  readonly names: Readonly<Record<number, number>>
}

/** Where tiles go: to a group (null: a new one), in front of a tile of it (null: at its end). */
export interface Place {
  readonly meld: number | null
  readonly before: number | null
}

export type Tiles = ReadonlyMap<number, Tile>

export function meldOf(layout: Layout, tile: number): Meld | undefined {
  return layout.melds.find((meld) => meld.tiles.includes(tile))
}

/** What a tile is or stands for; null for a joker of which nobody has said it yet. */
export function cellOf(tiles: Tiles, layout: Layout, id: number): number | null {
  const kind = tiles.get(id)?.kind
  if (kind === undefined) return null
  return isJoker(kind) ? (layout.names[id] ?? null) : kind
}

/** Melds re-flow by themselves: what is known is sorted, a joker without a name stays with its neighbour on the left. */
export function sorted(order: readonly number[], cell: (id: number) => number | null): number[] {
  const made = order.filter((id) => cell(id) !== null).sort((a, b) => (cell(a) ?? 0) - (cell(b) ?? 0))
  order.forEach((id, place) => {
    if (cell(id) !== null) return
    const left = order[place - 1]
    made.splice(left === undefined ? 0 : made.indexOf(left) + 1, 0, id)
  })
  return made
}

/** Put tiles somewhere. A joker that is taken out of its company stands for nothing until somebody says so again. */
export function moved(tiles: Tiles, layout: Layout, ids: readonly number[], to: Place, fresh: number): Layout {
  const gone = new Set(ids)
  const from = new Set(ids.map((id) => meldOf(layout, id)?.id))
  const company = from.size === 1 && !from.has(undefined) && ids.length > 1
  const names = { ...layout.names }
  const elsewhere = to.meld === null || !from.has(to.meld) || from.size > 1
  if (elsewhere && !company) for (const id of ids) delete names[id]
  const before = to.before !== null && gone.has(to.before) ? null : to.before
  const cell = (id: number): number | null => cellOf(tiles, { melds: [], names }, id)
  const melds = layout.melds.map((meld) => {
    const left = meld.tiles.filter((id) => !gone.has(id))
    if (meld.id !== to.meld) return left.length === meld.tiles.length ? meld : { ...meld, tiles: left }
    const at = before === null ? left.length : left.indexOf(before)
    return { ...meld, tiles: sorted([...left.slice(0, at), ...ids, ...left.slice(at)], cell) }
  })
  if (to.meld === null) melds.push({ id: fresh, tiles: sorted(ids, cell) })
  return { melds: melds.filter((meld) => meld.tiles.length > 0), names }
}

/** Take tiles off the table again, back to the rack. */
export function withdrawn(layout: Layout, ids: readonly number[]): Layout {
  const gone = new Set(ids)
  const names = { ...layout.names }
  for (const id of ids) delete names[id]
  const melds = layout.melds.map((meld) => ({ ...meld, tiles: meld.tiles.filter((id) => !gone.has(id)) }))
  return { melds: melds.filter((meld) => meld.tiles.length > 0), names }
}

/** A tile takes the place of a joker; the joker lies by itself then. */
export function exchanged(tiles: Tiles, layout: Layout, tile: number, joker: number, fresh: number): Layout {
  const meld = meldOf(layout, joker)
  if (meld === undefined) return layout
  const apart = moved(tiles, layout, [joker], { meld: null, before: null }, fresh)
  const there = apart.melds.some((each) => each.id === meld.id) ? meld.id : null
  return moved(tiles, apart, [tile], { meld: there, before: null }, fresh + 1)
}

/** Say what a joker stands for, or (null) that it is open again. */
export function named(tiles: Tiles, layout: Layout, joker: number, cell: number | null): Layout {
  const names = { ...layout.names }
  if (cell === null) delete names[joker]
  else names[joker] = cell
  const known = (id: number): number | null => cellOf(tiles, { melds: [], names }, id)
  return { melds: layout.melds.map((meld) => (meld.tiles.includes(joker) ? { ...meld, tiles: sorted(meld.tiles, known) } : meld)), names }
}

export function same(one: Layout, other: Layout): boolean {
  return text(one) === text(other)
}

function text(layout: Layout): string {
  const melds = layout.melds.map((meld) => [...meld.tiles].sort((a, b) => a - b).join('.')).sort()
  return `${melds.join(' ')} ${JSON.stringify(Object.entries(layout.names).sort())}`
}

/** A word tile that shall act: in which group, and what it is or stands for (null: a joker without a name). */
export interface Effect {
  readonly meld: number
  readonly cell: number | null
}

/** What was put down, as the server reads a draft, and which meld each of its groups is. */
export interface Written {
  readonly text: string
  readonly melds: readonly number[]
}

/**
 * The draft as text (docs/rummy-notation.md). `singles` are the starting tiles that lay single before the turn: a tile
 * like one of them that lies alone is one.
 */
export function written(tiles: Tiles, layout: Layout, singles: readonly number[], effects: readonly Effect[], call: boolean): Written {
  const left = [...singles]
  const groups: string[] = []
  const loose: string[] = []
  const melds: number[] = []
  for (const meld of layout.melds) {
    const [only] = meld.tiles
    const alone = meld.tiles.length === 1 && only !== undefined ? tiles.get(only) : undefined
    const at = alone === undefined || alone.mine ? -1 : left.indexOf(alone.kind)
    if (alone !== undefined && at >= 0) {
      left.splice(at, 1)
      loose.push(`~${tileText(alone.kind)}`)
    } else {
      groups.push(`?${meld.tiles.map((id) => pieceText(tiles, layout, id)).join('.')}`)
      melds.push(meld.id)
    }
  }
  const acting = effects
    .filter((effect) => melds.includes(effect.meld))
    .map((effect) => `!${melds.indexOf(effect.meld) + 1}${effect.cell === null ? '*' : tileText(effect.cell)}`)
  const parts = [...groups, ...loose]
  return { text: ['lay', ...(parts.length > 0 ? parts : ['-']), ...acting, ...(call ? ['uno'] : [])].join(' '), melds }
}

const PLAIN = 49

function pieceText(tiles: Tiles, layout: Layout, id: number): string {
  const tile = tiles.get(id)
  if (tile === undefined) return ''
  const mark = !tile.mine ? '' : tile.kind === PLAIN ? '=' : '+'
  if (!isJoker(tile.kind)) return `${tileText(tile.kind)}${mark}`
  const cell = layout.names[id]
  return `*${cell === undefined ? '' : tileText(cell)}${mark}`
}

/** The steps of a turn. */
export class History {
  readonly past: readonly Layout[]
  readonly future: readonly Layout[]
  readonly now: Layout

  constructor(now: Layout, past: readonly Layout[] = [], future: readonly Layout[] = []) {
    this.now = now
    this.past = past
    this.future = future
  }

  get canUndo(): boolean {
    return this.past.length > 0
  }
  get canRedo(): boolean {
    return this.future.length > 0
  }
  /** What has not changed is no step. */
  step(next: Layout): History {
    return same(next, this.now) ? this : new History(next, [...this.past, this.now])
  }
  undo(): History {
    const before = this.past.at(-1)
    return before === undefined ? this : new History(before, this.past.slice(0, -1), [this.now, ...this.future])
  }
  redo(): History {
    const [next, ...rest] = this.future
    return next === undefined ? this : new History(next, [...this.past, this.now], rest)
  }
}
