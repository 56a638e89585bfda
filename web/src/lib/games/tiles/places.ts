/**
 * Where groups lie on the table: in rows, each group in a place of its own that it keeps from one position to the next.
 * A group that grows makes room for itself as far as it has to; only when something has no place left is everything laid
 * out anew, with smaller tiles if need be.
 */

import { ASPECT, fitting, type Room } from './tileSize.ts'

export interface Group {
  readonly id: number
  readonly tiles: readonly number[]
  /** Tiles by which it is going to grow, as far as that is known; one may always be added. */
  readonly grows?: number
}

export interface Spot {
  readonly row: number
  readonly x: number
  readonly width: number
  /** Rows that it takes: a group that is wider than the table breaks. */
  readonly lines: number
  readonly tiles: readonly number[]
}

export interface Places {
  readonly tile: number
  readonly room: Room | null
  readonly spots: ReadonlyMap<number, Spot>
  /** Where groups lay that are gone, so that they come back there. */
  readonly gone: ReadonlyMap<number, Spot>
}

/** Where a new group is wanted, in pixels from the corner of the table. */
export interface Wish {
  readonly id: number
  readonly x: number
  readonly y: number
}

export const NO_PLACES: Places = { tile: 0, room: null, spots: new Map(), gone: new Map() }

const STEP = 0.9 // tiles become smaller by so much more than they have to, so that it seldom happens
const CROWD = 12 // groups from which on there is nothing to waste
const CLOSELY = 0.97
const SPARE = [2, 1, 0] // tiles that a group may grow by where it lies, if there is room
const NEARLY = 64 // pixels by which the height of the table may change before anything moves

/** The places of these groups, as they lay `before`. The last one listed gives way to all others. */
export function placed(before: Places, groups: readonly Group[], room: Room, wish: Wish | null = null): Places {
  const known = before.room !== null && isSame(before.room, room) && groups.some((group) => before.spots.has(group.id))
  if (!known) return laidOut(groups, room, room.most, new Map())
  const kept = before.room ?? room
  const rows = new Rows(before.tile, kept)
  const made = new Map<number, Spot>()
  const put = (group: Group, found: { readonly row: number; readonly x: number } | null): boolean => {
    if (found === null) return false
    const spot = { row: found.row, x: found.x, ...rows.sizeOf(group), tiles: group.tiles }
    made.set(group.id, spot)
    rows.take(group.id, spot)
    return true
  }
  const old = groups.filter((group) => before.spots.has(group.id))
  const changed: Group[] = []
  // What is as large as before, or smaller, stays where its tiles lie.
  for (const group of old) {
    const spot = before.spots.get(group.id)
    if (spot === undefined) continue
    const size = rows.sizeOf(group)
    if (size.width <= spot.width && size.lines <= spot.lines) put(group, { row: spot.row, x: size.lines > 1 ? 0 : within(anchored(spot, group, before.tile + kept.gap), spot.x, spot.x + spot.width - size.width) })
    else changed.push(group)
  }
  for (const group of changed) {
    const spot = before.spots.get(group.id)
    if (spot === undefined) continue
    const x = anchored(spot, group, before.tile + kept.gap)
    const size = rows.sizeOf(group)
    const here = rows.nearest(size, x, spot.row, true)
    const close = here !== null && Math.abs(here.x - x) <= before.tile + kept.space ? here : null
    const shoved = close === null ? rows.shove(group.id, size, x, spot.row) : null
    if (shoved !== null) for (const [id, moved] of shoved) {
      const other = made.get(id)
      if (other) made.set(id, { ...other, x: moved })
    }
    const found = close ?? (shoved === null ? rows.nearest(size, x, spot.row, false) : { row: spot.row, x: shoved.get(group.id) ?? x })
    if (!put(group, found)) return again(before, groups, room)
  }
  for (const group of groups) {
    if (made.has(group.id)) continue
    const size = rows.sizeOf(group)
    const point = wish?.id === group.id ? wish : null
    const last = before.gone.get(group.id)
    const aim = point !== null ? { x: point.x - size.width / 2, row: Math.floor(point.y / rows.height) } : (last ?? origin(before, group) ?? { x: (kept.width - size.width) / 2, row: 0 })
    const spare = before.tile + kept.gap
    const roomy = { width: size.width + (1 + (group.grows ?? 1)) * spare, lines: size.lines }
    const free = point === null && last === undefined ? rows.nearest(roomy, aim.x - spare, aim.row, false) : null
    const found = (free && { row: free.row, x: free.x + spare }) ?? rows.nearest(size, aim.x, aim.row, false)
    if (!put(group, found)) return again(before, groups, room)
  }
  const gone = new Map([...before.gone, ...before.spots].filter(([id]) => !made.has(id)))
  return { tile: before.tile, room: kept, spots: made, gone }
}

/** How far down they reach. */
export function depthOf(places: Places): number {
  const { room, tile } = places
  if (room === null) return 0
  const rows = Math.max(0, ...[...places.spots.values()].map((spot) => spot.row + spot.lines))
  return rows * rowHeight(tile, room) - room.space
}

export const rowHeight = (tile: number, room: Room): number => tile * ASPECT + 2 * room.padding + room.space

/** Something has no place left: everything in the order in which it lay, what is new at the end. */
function again(before: Places, groups: readonly Group[], room: Room): Places {
  return laidOut(inOrder(before, groups), room, before.tile, before.gone)
}

function inOrder(before: Places, groups: readonly Group[]): readonly Group[] {
  const place = (group: Group): number => {
    const spot = before.spots.get(group.id)
    return spot === undefined ? Infinity : spot.row * 100_000 + spot.x
  }
  const at = new Map(groups.map((group, number) => [group.id, number]))
  return [...groups].sort((one, other) => {
    const [a, b] = [place(one), place(other)]
    return a === b ? (at.get(one.id) ?? 0) - (at.get(other.id) ?? 0) : a - b
  })
}

/** All of them row by row, with room to grow as far as there is some. */
function laidOut(groups: readonly Group[], room: Room, most: number, gone: ReadonlyMap<number, Spot>): Places {
  const counts = groups.map((group) => group.tiles.length)
  // Not the largest that just fits: so that the next tiles and groups have a place.
  const roomy = fitting(groups.map((group) => group.tiles.length + (group.grows ?? 0) + 1), { ...room, most })
  const largest = Math.max(roomy, Math.floor(fitting(counts, { ...room, most }) * STEP))
  let tile = most
  while (tile > largest) tile = Math.max(room.least, Math.floor(tile * (groups.length > CROWD ? CLOSELY : STEP)))
  // As many tiles as there is room for are left free beside each group: then it can grow and nobody has to move.
  const packed = (room.tight ? [0] : SPARE).map((spare) => inLines(groups, tile, room, spare))
  const lines = packed.find((each) => each.depth <= room.height - NEARLY)?.lines ?? packed.at(-1)?.lines ?? []
  const spots = new Map<number, Spot>()
  let row = 0
  for (const line of lines) {
    const total = line.reduce((sum, each) => sum + each.width, 0)
    const between = Math.max(room.space, Math.min(2 * (tile + room.gap) + room.space, (room.width - total) / (line.length + 1)))
    let x = Math.max(0, (room.width - total - between * (line.length - 1)) / 2)
    for (const { id, tiles, width, lines: deep } of line) {
      spots.set(id, { row, x: Math.round(x), width, lines: deep, tiles })
      x += width + between
    }
    row += line[0]?.lines ?? 1
  }
  return { tile, room, spots, gone }
}

interface Sized extends Group {
  readonly width: number
  readonly lines: number
}

/** Groups row by row, each with room for some more tiles, and how far down that reaches. */
function inLines(groups: readonly Group[], tile: number, room: Room, spare: number): { readonly lines: readonly (readonly Sized[])[]; readonly depth: number } {
  const rows = new Rows(tile, room)
  const lines: Sized[][] = [[]]
  let used = 0
  for (const group of groups) {
    const size = rows.sizeOf(group)
    const wanted = Math.min(room.width, size.width + spare * (tile + room.gap))
    const line = lines.at(-1) ?? []
    if (line.length > 0 && (used + room.space + wanted > room.width || size.lines > 1 || (line[0]?.lines ?? 1) > 1)) {
      lines.push([])
      used = 0
    }
    lines.at(-1)?.push({ ...group, ...size })
    used += (used > 0 ? room.space : 0) + wanted
  }
  return { lines, depth: rows.height * lines.reduce((sum, line) => sum + (line[0]?.lines ?? 1), 0) }
}

/** Where a group begins if the tiles that were there stay where they are. */
function anchored(spot: Spot, group: Group, step: number): number {
  const at = group.tiles.findIndex((id) => spot.tiles.includes(id))
  return at < 0 ? spot.x : spot.x + (spot.tiles.indexOf(group.tiles[at] ?? 0) - at) * step
}

/** Where the tiles of a new group lay before: it is put close to that. */
function origin(before: Places, group: Group): { readonly x: number; readonly row: number } | null {
  for (const spot of before.spots.values()) if (spot.tiles.some((id) => group.tiles.includes(id))) return { x: spot.x, row: spot.row }
  return null
}

const within = (value: number, least: number, most: number): number => Math.min(Math.max(least, most), Math.max(least, value))

function isSame(one: Room, other: Room): boolean {
  return Math.abs(one.width - other.width) < 2 && Math.abs(one.height - other.height) < NEARLY && Math.abs(one.most - other.most) < NEARLY / 4 && one.padding === other.padding
}

interface Taken {
  readonly id: number
  readonly x: number
  readonly width: number
}

/** The rows of a table, and what is taken in each. */
class Rows {
  readonly height: number
  readonly #tile: number
  readonly #room: Room
  readonly #most: number
  readonly #rows: Taken[][] = []

  constructor(tile: number, room: Room) {
    this.#tile = tile
    this.#room = room
    this.height = rowHeight(tile, room)
    // With the smallest tiles the table scrolls.
    this.#most = tile <= room.least ? 60 : Math.max(1, Math.floor((room.height + room.space) / this.height))
  }

  sizeOf(group: Group): { readonly width: number; readonly lines: number } {
    const { width, padding, gap } = this.#room
    const perLine = Math.max(1, Math.floor((width - 2 * padding + gap) / (this.#tile + gap)))
    const count = group.tiles.length
    return { width: Math.min(count, perLine) * (this.#tile + gap) - gap + 2 * padding, lines: Math.ceil(count / perLine) }
  }

  take(id: number, spot: Spot): void {
    for (let line = 0; line < spot.lines; line += 1) this.#row(spot.row + line).push({ id, x: spot.x, width: spot.width })
  }

  /** The free place that is closest; in this row only, or in any. */
  nearest(size: { readonly width: number; readonly lines: number }, x: number, row: number, only: boolean): { readonly row: number; readonly x: number } | null {
    let best: { row: number; x: number; far: number } | null = null
    const rows = only ? [row] : Array.from({ length: this.#most }, (_, number) => number)
    for (const each of rows) {
      if (each < 0 || each + size.lines > this.#most) continue
      const found = this.#gap(size, x, each)
      if (found === null) continue
      const far = Math.abs(found - x) + Math.abs(each - row) * this.height * 1.5
      if (best === null || far < best.far) best = { row: each, x: found, far }
    }
    return best
  }

  #gap({ width, lines }: { readonly width: number; readonly lines: number }, x: number, row: number): number | null {
    const { space } = this.#room
    const taken = Array.from({ length: lines }, (_, line) => this.#row(row + line)).flat().sort((one, other) => one.x - other.x)
    let from = 0
    let best: number | null = null
    for (const next of [...taken, { x: this.#room.width + space, width: 0 }]) {
      const until = next.x - space - width
      if (until >= from) {
        const at = Math.round(Math.min(until, Math.max(from, x)))
        if (best === null || Math.abs(at - x) < Math.abs(best - x)) best = at
      }
      from = Math.max(from, next.x + next.width + space)
    }
    return best
  }

  /** Puts a group into a row by moving its neighbours as little as that takes; null: the row is full. The new places, by id. */
  shove(id: number, { width, lines }: { readonly width: number; readonly lines: number }, x: number, row: number): ReadonlyMap<number, number> | null {
    const { space } = this.#room
    if (lines > 1) return null
    const line = this.#row(row)
    // Groups of several lines have their rows to themselves.
    const all = [...line, { id, x, width }].sort((one, other) => one.x + one.width / 2 - other.x - other.width / 2)
    if (all.reduce((sum, each) => sum + each.width + space, -space) > this.#room.width) return null
    const at = new Map(all.map((each) => [each.id, each.x]))
    const middle = all.findIndex((each) => each.id === id)
    const where = (each: Taken | undefined): number => (each === undefined ? 0 : (at.get(each.id) ?? 0))
    for (let number = middle + 1; number < all.length; number += 1) {
      const [left, each] = [all[number - 1], all[number]]
      if (left && each) at.set(each.id, Math.max(where(each), where(left) + left.width + space))
    }
    let end = this.#room.width
    for (let number = all.length - 1; number >= 0; number -= 1) {
      const each = all[number]
      if (each) at.set(each.id, Math.min(where(each), end - each.width))
      end = where(each) - space
    }
    let begin = 0
    for (const each of all) {
      at.set(each.id, Math.max(where(each), begin))
      begin = where(each) + each.width + space
    }
    this.#rows[row] = line.map((each) => ({ ...each, x: where(each) }))
    return at
  }

  #row(number: number): Taken[] {
    return (this.#rows[number] ??= [])
  }
}
