/** Hints of the server: first which tiles of the rack can be laid, then a way to lay them. */

import type { HintGiven } from '../../protocol/messages.ts'
import type { Table } from '../../table/table.svelte.ts'
import type { Layout, Tile } from './draft.ts'
import { parseLay, type Lay } from './tiles.ts'

const NONE: ReadonlySet<number> = new Set()

export class Hints {
  given = $state.raw<HintGiven | null>(null)
  /** A hint has been asked for. */
  asking = $state(false)
  /** The tiles that a suggestion has put on the table. */
  suggested = $state.raw(NONE)
  /** Whether the hint has a play to show. */
  readonly play = $derived<Lay | null>(parseLay(this.given?.action ?? ''))
  readonly #table: Table

  constructor(table: Table) {
    this.#table = table
  }

  ask(): void {
    if (!this.asking) this.#table.ask({ do: 'hint', tiles: [] })
    this.asking = true
  }

  hear(answer: HintGiven, useful: boolean): void {
    this.asking = false
    if (useful) this.given = answer
  }

  clear(): void {
    this.given = null
    this.asking = false
    this.suggested = NONE
  }

  /** A suggestion lies on the table: `layout`, where `base` lay before. */
  show(layout: Layout, base: Layout): void {
    const lying = new Set(base.melds.flatMap((meld) => meld.tiles))
    this.suggested = new Set(layout.melds.flatMap((meld) => meld.tiles).filter((id) => !lying.has(id)))
  }

  unshow(): void {
    this.suggested = NONE
  }

  /** Tiles of the rack that can be laid, once the hint has been given. */
  playable(standing: readonly Tile[]): ReadonlySet<number> {
    const kinds = this.given?.tiles ?? []
    return new Set(standing.filter((tile) => kinds.includes(tile.kind)).map((tile) => tile.id))
  }
}
