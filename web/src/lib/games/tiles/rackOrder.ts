/** How a rack stands: by colour (for runs), by number (for sets), or as its owner has put it. Remembered. */

import { colourOf, isJoker, numberOf } from './tiles.ts'

export type Order = 'run' | 'number' | 'free'

const LAST = 1_000

function place(kind: number, order: 'run' | 'number'): number {
  if (isJoker(kind)) return LAST + kind
  return order === 'run' ? colourOf(kind) * 12 + numberOf(kind) : numberOf(kind) * 4 + colourOf(kind)
}

export function ordered<Tile extends { readonly kind: number }>(tiles: readonly Tile[], order: Order): readonly Tile[] {
  return order === 'free' ? tiles : [...tiles].sort((one, other) => place(one.kind, order) - place(other.kind, order))
}

/** Some of them put in front of another (null: at the end). */
export function shifted(ids: readonly number[], moving: readonly number[], before: number | null): number[] {
  const rest = ids.filter((id) => !moving.includes(id))
  const going = ids.filter((id) => moving.includes(id))
  const at = before === null ? rest.length : rest.indexOf(before)
  return at < 0 ? [...ids] : [...rest.slice(0, at), ...going, ...rest.slice(at)]
}

const KEY = 'pioche.rack'
const MOST_TABLES = 20

interface Stored {
  readonly order: Order
  /** By table, the tiles in the order in which they stood. */
  readonly racks: Readonly<Record<string, readonly number[]>>
}

function stored(): Stored {
  try {
    return { order: 'run', racks: {}, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) }
  } catch {
    return { order: 'run', racks: {} }
  }
}

export function rememberedOrder(): Order {
  return stored().order
}

export function rememberedRack(table: string): readonly number[] {
  return stored().racks[table] ?? []
}

export function remember(table: string, order: Order, kinds: readonly number[]): void {
  const others = Object.entries(stored().racks).filter(([name]) => name !== table)
  const racks = Object.fromEntries([...others, [table, kinds] as const].slice(-MOST_TABLES))
  try {
    localStorage.setItem(KEY, JSON.stringify({ order, racks } satisfies Stored))
  } catch {
    // No storage in this browser: it lasts as long as the page.
  }
}
