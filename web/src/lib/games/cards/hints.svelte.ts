/** A hint of the server at the card table; `HintLine` says it in words. */

import type { HintGiven } from '../../protocol/messages.ts'
import type { Table } from '../../table/table.svelte.ts'
import { parsePlay } from './offers.ts'

export class CardHints {
  given = $state.raw<HintGiven | null>(null)
  asking = $state(false)
  /** Whether somebody has ever asked here. */
  wanted = $state(false)
  readonly #table: Table
  /** The card that is suggested; null: something else, or nothing. */
  readonly face = $derived.by(() => parsePlay(this.given?.action ?? '')?.face ?? null)
  readonly draws = $derived.by(() => this.given?.action === 'draw')

  constructor(table: Table) {
    this.#table = table
  }

  ask(): void {
    if (this.asking) return
    this.asking = this.wanted = true
    this.#table.ask({ do: 'hint', tiles: [] })
  }

  hear(answer: HintGiven): void {
    this.asking = false
    this.given = answer
  }

  clear(): void {
    this.asking = false
    this.given = null
  }
}
