/** What if, for all seats: somebody tries moves from a step of a recorded match on. Nothing here knows a rule. */

import { Declined } from '../protocol/api.ts'
import type { Intention, Listener, Wire } from '../protocol/connection.ts'
import type { Problem, SeatState } from '../protocol/messages.ts'
import { statesOf } from '../puzzles/steps.ts'
import type { RoomOf } from '../table/room.ts'
import { Table } from '../table/table.svelte.ts'
import type { ReplaySource, Tried } from './source.svelte.ts'

const nothing = (): void => undefined

export class TriedLine {
  /** The step of the match from which it goes on. */
  readonly step: number
  /** Seen by the seat that is on turn. */
  table = $state.raw<Table | null>(null)
  /** The moves so far, each with its seat. */
  actions = $state.raw<readonly string[]>([])
  /** Those that were taken back, the next one first. */
  ahead = $state.raw<readonly string[]>([])
  busy = $state(false)
  over = $state(false)
  readonly #source: ReplaySource
  readonly #roomOf: RoomOf
  readonly #opened: boolean
  #listener: Listener | null = null
  #now: SeatState | null = null
  #keys = 0
  #ended = false

  constructor(step: number, source: ReplaySource, roomOf: RoomOf, opened: boolean) {
    this.step = step
    this.#source = source
    this.#roomOf = roomOf
    this.#opened = opened
  }

  get tried(): Tried {
    return { step: this.step, actions: this.actions, seat: null }
  }

  /** Show the line with these moves, through the eyes of a seat or of whoever is on turn. A refused move changes nothing. */
  async show(actions: readonly string[], ahead: readonly string[] = [], seat: number | null = null): Promise<void> {
    const part = await this.#source.line({ step: this.step, actions, seat })
    const state = statesOf({ steps: part, cards: [] }).at(-1)
    if (this.#ended || state === undefined) return
    const next = actions.length === this.actions.length + 1 && this.#now?.seat === state.seat
    this.actions = actions
    this.ahead = ahead
    this.over = part.updates.some(({ table }) => table?.status !== undefined && table.status !== 'playing')
    this.#now = state
    if (next) this.#listener?.message(state)
    else this.#lay(state)
  }

  /** Another seat can act out of turn then. */
  look(seat: number): Promise<void> {
    return this.#asking(null, () => this.show(this.actions, this.ahead, seat))
  }

  back(): Promise<void> {
    const last = this.actions.at(-1)
    return last === undefined ? Promise.resolve() : this.#asking(null, () => this.show(this.actions.slice(0, -1), [last, ...this.ahead]))
  }

  forward(): Promise<void> {
    const [next, ...ahead] = this.ahead
    return next === undefined ? Promise.resolve() : this.#asking(null, () => this.show([...this.actions, next], ahead))
  }

  #lay(state: SeatState): void {
    this.table?.end()
    const table = new Table(`line-${String(this.step)}`, this.#roomOf, [], (listener) => this.#wire(listener), false)
    table.opened = this.#opened
    this.#listener?.message({ ...state, missed: null })
    this.table = table
  }

  #wire(listener: Listener): Wire {
    this.#listener = listener
    listener.link('open')
    return { intend: (intention) => this.#intend(intention), resync: nothing, hurry: nothing, end: nothing }
  }

  #intend(intention: Intention): string {
    const key = String((this.#keys += 1))
    const seat = this.#now?.seat ?? 0
    if (intention.do === 'act' && !this.busy) void this.#asking(key, () => this.show([...this.actions, `${String(seat)}:${intention.action}`]))
    else if (intention.do === 'draft') void this.#draft(key, seat, intention.action)
    else if (intention.do === 'hint') queueMicrotask(() => this.#refuse(key, { code: 'not-in-this-game', clause: '', args: {} })) // once the key is known
    return key
  }

  async #draft(key: string, seat: number, draft: string): Promise<void> {
    try {
      const answer = await this.#source.draftLine({ ...this.tried, seat }, draft)
      if (!this.#ended) this.#listener?.message({ ...answer, is: 'draft', key, seq: this.#now?.seq ?? 0 })
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      this.#refuse(key, error.problem)
    }
  }

  #refuse(key: string | null, { code, clause, args }: Problem): void {
    if (!this.#ended) this.#listener?.message({ is: 'refused', code, clause, args, seq: this.#now?.seq ?? 0, key })
  }

  async #asking(key: string | null, work: () => Promise<void>): Promise<void> {
    this.busy = true
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      this.#refuse(key, error.problem)
    } finally {
      this.busy = false
    }
  }

  end(): void {
    this.#ended = true
    this.table?.end()
  }
}
