/** What the server says to a draft: each step is a question, and only the answer to the last one counts. */

import type { DraftChecked } from '../../protocol/messages.ts'
import type { Table } from '../../table/table.svelte.ts'
import type { Written } from './draft.ts'

export class DraftCheck {
  /** The answer to the draft as it is now; null until it is there. */
  verdict = $state.raw<DraftChecked | null>(null)
  /** The draft that was asked about last. */
  written: Written = { text: '', melds: [] }
  #asked = $state<string | null>(null)
  readonly #table: Table

  constructor(table: Table) {
    this.#table = table
  }

  readonly asked = $derived(this.#asked !== null)
  /** The server has answered to the very draft that lies there. */
  readonly answered = $derived(this.verdict !== null && this.verdict.key === this.#asked)

  ask(written: Written): void {
    this.written = written
    this.#asked = this.#table.ask({ do: 'draft', action: written.text })
  }

  isAbout(key: string): boolean {
    return key === this.#asked
  }

  clear(): void {
    this.verdict = null
    this.#asked = null
  }

  /** What the server has said about a group. */
  group(meld: number): DraftChecked['groups'][number] | null {
    const number = this.written.melds.indexOf(meld)
    return (number >= 0 && this.verdict?.groups[number]) || null
  }
}
