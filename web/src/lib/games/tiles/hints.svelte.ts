/** Hints of the server: first which tiles of the rack can be laid, then a way to lay them. */

import type { HintGiven } from '../../protocol/messages.ts'
import type { Table } from '../../table/table.svelte.ts'
import type { Layout, Tile } from './draft.ts'
import { isJoker, parseLay, type Lay } from './tiles.ts'

const KEEP = 'keep'
const MANY = 4 // as many as may be laid in a turn
const NONE: ReadonlySet<number> = new Set()

export class Hints {
  given = $state.raw<HintGiven | null>(null)
  /** A hint has been asked for. */
  asking = $state(false)
  /** The tiles that a suggestion has put on the table. */
  suggested = $state.raw(NONE)
  /** The server says that nothing can be laid: keeping the drawn tile is all that is left. */
  nothing = $state(false)
  /** It was asked for with tiles of the draft on the table: nothing of it can be seen before they are taken back. */
  late = $state(false)
  /** A question that nobody has pressed a button for. */
  #quiet: string | null = null
  /** Whether the hint has a play to show. */
  readonly play = $derived<Lay | null>(parseLay(this.given?.action ?? ''))
  readonly #table: Table

  constructor(table: Table) {
    this.#table = table
  }

  ask(): void {
    // The answer that is on its way is the one to this question, too.
    if (this.#quiet !== null) this.#quiet = null
    else if (!this.asking) this.#table.ask({ do: 'hint', tiles: [] })
    this.asking = true
  }

  /** Ask whether anything can be laid, without showing it. */
  look(): void {
    if (!this.asking && this.#quiet === null) this.#quiet = this.#table.ask({ do: 'hint', tiles: [] })
  }

  /** Whether a refused question was one that nobody has seen. */
  isQuiet(key: string): boolean {
    const quiet = key === this.#quiet
    if (quiet) this.#quiet = null
    return quiet
  }

  hear(answer: HintGiven, useful: boolean): void {
    this.nothing = useful && answer.action === KEEP
    if (this.isQuiet(answer.key)) return
    this.asking = false
    if (useful) this.given = answer
  }

  clear(): void {
    this.given = null
    this.asking = false
    this.suggested = NONE
    this.nothing = false
    this.late = false
    this.#quiet = null
  }

  /** A suggestion lies on the table: `layout`, where `base` lay before. */
  show(layout: Layout, base: Layout): void {
    const lying = new Set(base.melds.flatMap((meld) => meld.tiles))
    this.suggested = new Set(layout.melds.flatMap((meld) => meld.tiles).filter((id) => !lying.has(id)))
  }

  unshow(): void {
    this.late = false
    this.suggested = NONE
  }

  /** Tiles of the rack that can be laid, once the hint has been given. */
  playable(standing: readonly Tile[]): ReadonlySet<number> {
    // What is suggested lies on the table already.
    if (this.suggested.size > 0) return NONE
    const given = this.given?.tiles ?? []
    // With a joker nearly everything can be laid somehow: then only the play itself says something.
    const many = standing.filter((tile) => given.includes(tile.kind)).length > Math.max(MANY, standing.length / 2)
    const played = many && this.play !== null ? this.play.groups.flatMap((group) => group.pieces.filter((piece) => !piece.old)) : null
    const marked = (kind: number): boolean => (played === null ? given.includes(kind) : played.some((piece) => (piece.joker ? isJoker(kind) : piece.cell === kind)))
    return new Set(standing.filter((tile) => marked(tile.kind)).map((tile) => tile.id))
  }
}
