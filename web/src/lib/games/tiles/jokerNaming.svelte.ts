/** JokerNaming a joker: which tiles it could stand for where it lies is asked of the server. */

import type { DraftChecked } from '../../protocol/messages.ts'
import type { Table } from '../../table/table.svelte.ts'
import { meldOf, type Layout, type Tiles } from './draft.ts'
import { namesOf } from './jokerReadings.ts'

export class JokerNaming {
  joker = $state<number | null>(null)
  /** The tiles that it can stand for; null until the server has answered. */
  cells = $state.raw<readonly number[] | null>(null)
  #key: string | null = null
  readonly #table: Table

  constructor(table: Table) {
    this.#table = table
  }

  /** Ask with the draft as it would be if nobody had named the joker. */
  ask(joker: number, text: string): void {
    this.joker = joker
    this.cells = null
    this.#key = this.#table.ask({ do: 'draft', action: text })
  }

  isAbout(key: string): boolean {
    return key === this.#key
  }

  /** `groups`: the melds in the order in which the server counts them. */
  hear(answer: DraftChecked, groups: readonly number[], layout: Layout, tiles: Tiles): void {
    const meld = this.joker === null ? undefined : meldOf(layout, this.joker)
    const group = meld && answer.groups[groups.indexOf(meld.id)]
    this.cells = namesOf(this.joker ?? -1, group?.readings ?? [], layout, tiles)
  }

  clear(): void {
    this.joker = null
    this.cells = null
    this.#key = null
  }
}
