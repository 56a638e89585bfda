/** A table at which every move is a question to the server: a puzzle, or a line that somebody tries. Nothing here knows a rule. */

import { Declined } from '../protocol/api.ts'
import type { Intention, Listener, Wire } from '../protocol/connection.ts'
import type { DraftChecked, Problem, SeatState } from '../protocol/messages.ts'
import type { RoomOf } from './room.ts'
import { Table } from './table.svelte.ts'

const nothing = (): void => undefined

export abstract class AskedTable {
  table = $state.raw<Table | null>(null)
  /** A move is being judged. */
  busy = $state(false)
  /** What the next move is made in. */
  protected now: SeatState | null = null
  protected ended = false
  readonly #roomOf: RoomOf
  #listener: Listener | null = null
  #keys = 0

  constructor(roomOf: RoomOf) {
    this.#roomOf = roomOf
  }

  /** Make a move. */
  protected abstract act(key: string, action: string): Promise<void>
  /** What the server says to a move that is being put together. */
  protected abstract check(action: string): Promise<DraftChecked>
  protected abstract hint(key: string): Promise<void>

  /** A new table with this position. */
  protected lay(code: string, state: SeatState, opened: boolean): void {
    this.table?.end()
    const table = new Table(code, this.#roomOf, [], (listener) => this.#wire(listener), false)
    table.opened = opened
    this.#listener?.message(state)
    this.table = table
  }

  #wire(listener: Listener): Wire {
    this.#listener = listener
    listener.link('open')
    return { intend: (intention) => this.#intend(intention), resync: nothing, hurry: nothing, end: nothing }
  }

  #intend(intention: Intention): string {
    const key = String((this.#keys += 1))
    if (intention.do === 'act') void this.act(key, intention.action)
    else if (intention.do === 'draft') void this.#draft(key, intention.action)
    else if (intention.do === 'hint') void this.hint(key)
    return key
  }

  async #draft(key: string, action: string): Promise<void> {
    await this.asking(key, async () => {
      const answer = await this.check(action)
      this.hear({ ...answer, is: 'draft', key, seq: this.now?.seq ?? 0 })
    })
  }

  protected hear(...[message]: Parameters<Listener['message']>): void {
    if (!this.ended) this.#listener?.message(message)
  }

  protected refuse(key: string | null, { code, clause, args }: Problem): void {
    this.hear({ is: 'refused', code, clause, args, seq: this.now?.seq ?? 0, key })
  }

  /** Work that the server may decline; then the table says why. */
  protected async asking(key: string | null, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      this.refuse(key, error.problem)
    }
  }

  end(): void {
    this.ended = true
    this.table?.end()
  }
}
