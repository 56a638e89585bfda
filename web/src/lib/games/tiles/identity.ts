/** Keeping tiles apart: which tile of a new table or rack is which of those that lay there before, so that they can be
 * seen to move, keep their place, and be told from new ones. */

import type { Layout, Meld, Tile } from './draft.ts'
import { isJoker, PLAIN_JOKER } from './tiles.ts'

/** A tile as the server shows it: what it is, and what it stands for if it is a joker. */
export interface Seen {
  readonly kind: number
  readonly stands: number | null
}

export interface Carried {
  readonly layout: Layout
  readonly tiles: readonly Tile[]
  /** Which meld each of the groups is. */
  readonly places: readonly number[]
  /** Tiles that were not there before. */
  readonly fresh: readonly number[]
}

interface Known {
  readonly id: number
  readonly seen: Seen
  readonly meld: number
}

const isSame = (one: Seen, other: Seen): boolean => one.kind === other.kind && one.stands === other.stands
/** Which joker of four it is nobody can say. */
const isLike = (one: Seen, other: Seen): boolean => (isJoker(one.kind) ? isJoker(other.kind) : one.kind === other.kind)

/** The new table in the order in which its groups lay before, as far as they did; what is new comes last. */
export function carried(before: Layout, tiles: ReadonlyMap<number, Tile>, groups: readonly (readonly Seen[])[], ids: () => number): Carried {
  const left: Known[] = before.melds.flatMap((meld) =>
    meld.tiles.map((id) => ({ id, seen: seenAs(tiles.get(id)?.kind ?? PLAIN_JOKER, before.names[id]), meld: meld.id })),
  )
  const pairs = paired(before.melds, groups, left)
  const found: (number | null)[][] = groups.map((group) => group.map(() => null))
  const take = (fits: (known: Known, seen: Seen, group: number) => boolean): void => {
    groups.forEach((group, number) =>
      group.forEach((seen, place) => {
        if (found[number]?.[place] != null) return
        const at = left.findIndex((known) => fits(known, seen, number))
        const known = left[at]
        if (known === undefined) return
        left.splice(at, 1)
        ;(found[number] ??= [])[place] = known.id
      }),
    )
  }
  take((known, seen, group) => known.meld === pairs[group] && isSame(known.seen, seen))
  take((known, seen, group) => known.meld === pairs[group] && isLike(known.seen, seen))
  take((known, seen) => isSame(known.seen, seen))
  take((known, seen) => isLike(known.seen, seen))
  const fresh: number[] = []
  const made: Tile[] = []
  const names: Record<number, number> = {}
  const melds = groups.map((group, number): Meld => {
    const members = group.map((seen, place) => {
      let id = found[number]?.[place] ?? null
      if (id === null) {
        id = ids()
        fresh.push(id)
      }
      made.push({ id, kind: seen.kind, mine: false })
      if (seen.stands !== null) names[id] = seen.stands
      return id
    })
    return { id: pairs[number] ?? ids(), tiles: members }
  })
  const places = melds.map((meld) => meld.id)
  const order = new Map(before.melds.map((meld, place) => [meld.id, place]))
  const last = before.melds.length
  melds.sort((one, other) => (order.get(one.id) ?? last) - (order.get(other.id) ?? last))
  return { layout: { melds, names }, tiles: made, places, fresh }
}

export function seenAs(kind: number, stands: number | undefined): Seen {
  return isJoker(kind) ? { kind: PLAIN_JOKER, stands: stands ?? null } : { kind, stands: null }
}

/** For each new group the old one that it has most in common with; each old one once. */
function paired(melds: readonly Meld[], groups: readonly (readonly Seen[])[], known: readonly Known[]): (number | undefined)[] {
  const rated: { group: number; meld: number; common: number; other: number }[] = []
  for (const meld of melds) {
    const there = known.filter((each) => each.meld === meld.id)
    groups.forEach((group, number) => {
      const common = shared(there.map((each) => each.seen), group)
      if (common > 0) rated.push({ group: number, meld: meld.id, common, other: group.length + there.length - 2 * common })
    })
  }
  // Of several with as much in common the one that has changed least: a single tile stays the single one.
  rated.sort((one, other) => other.common - one.common || one.other - other.other)
  const found: (number | undefined)[] = groups.map(() => undefined)
  const taken = new Set<number>()
  for (const { group, meld } of rated) {
    if (found[group] !== undefined || taken.has(meld)) continue
    found[group] = meld
    taken.add(meld)
  }
  return found
}

function shared(one: readonly Seen[], other: readonly Seen[]): number {
  const left = [...other]
  return one.filter((seen) => {
    const at = left.findIndex((each) => isSame(each, seen))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
}

export interface CarriedRack {
  readonly tiles: readonly Tile[]
  readonly fresh: readonly number[]
}

/** The tiles of a rack in the order in which they stood; new ones come last. Of two like tiles the one that `laid` says
 * is on the table goes first. */
export function carriedRack(before: readonly Tile[], kinds: readonly number[], laid: ReadonlySet<number>, ids: () => number): CarriedRack {
  const left = [...kinds]
  const kept = new Set<number>()
  for (const tile of [...before.filter((each) => !laid.has(each.id)), ...before.filter((each) => laid.has(each.id))]) {
    const at = left.indexOf(tile.kind)
    if (at < 0) continue
    left.splice(at, 1)
    kept.add(tile.id)
  }
  const added = left.map((kind): Tile => ({ id: ids(), kind, mine: true }))
  return { tiles: [...before.filter((tile) => kept.has(tile.id)), ...added], fresh: added.map((tile) => tile.id) }
}
