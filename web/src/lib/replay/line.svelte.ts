/** What if, for all seats: somebody tries moves from a step of a recorded match on. Nothing here knows a rule. */

import type { DraftChecked, MatchLine, SeatState } from '../protocol/messages.ts'
import { statesOf } from '../puzzles/steps.ts'
import { AskedTable } from '../table/asked.svelte.ts'
import type { RoomOf } from '../table/room.ts'
import type { LineMoment } from './frames.ts'
import type { ReplaySource, Tried } from './source.svelte.ts'

/** The table is seen by the seat that is on turn. */
export class TriedLine extends AskedTable {
  /** The step of the match from which it goes on. */
  readonly step: number
  /** The moves so far, each with its seat. */
  actions = $state.raw<readonly string[]>([])
  /** Those that were taken back, the next one first. */
  ahead = $state.raw<readonly string[]>([])
  over = $state(false)
  /** What is kept of it beside the match. */
  kept = $state.raw<MatchLine | null>(null)
  readonly #source: ReplaySource
  readonly #opened: boolean

  constructor(step: number, source: ReplaySource, roomOf: RoomOf, opened: boolean) {
    super(roomOf)
    this.step = step
    this.#source = source
    this.#opened = opened
  }

  get tried(): Tried {
    return { step: this.step, actions: this.actions, seat: null }
  }

  /** Where in the kept line one is; null: these moves are not in it. */
  get moment(): LineMoment | null {
    const { kept, actions } = this
    return kept !== null && actions.every((action, place) => action === kept.actions[place]) ? { id: kept.id, moves: actions.length } : null
  }

  /** Whether all these moves are kept. */
  get saved(): boolean {
    return this.moment !== null && this.kept?.actions.length === this.actions.length
  }

  /** Show the line with these moves, through the eyes of a seat or of whoever is on turn. A refused move changes nothing. */
  async show(actions: readonly string[], ahead: readonly string[] = [], seat: number | null = null): Promise<void> {
    const part = await this.#source.line({ step: this.step, actions, seat })
    const state = statesOf({ steps: part, cards: [] }).at(-1)
    if (this.ended || state === undefined) return
    const next = actions.length === this.actions.length + 1 && this.now?.seat === state.seat
    this.actions = actions
    this.ahead = ahead
    this.over = part.updates.some(({ table }) => table?.status !== undefined && table.status !== 'playing')
    this.now = state
    if (next) this.hear(state)
    else this.#lay(state)
  }

  #lay(state: SeatState): void {
    this.lay(`line-${String(this.step)}`, { ...state, missed: null }, this.#opened)
  }

  /** Another seat can act out of turn then. */
  look(seat: number): Promise<void> {
    return this.#show(null, this.actions, this.ahead, seat)
  }

  back(): Promise<void> {
    const last = this.actions.at(-1)
    return last === undefined ? Promise.resolve() : this.#show(null, this.actions.slice(0, -1), [last, ...this.ahead])
  }

  forward(): Promise<void> {
    const [next, ...ahead] = this.ahead
    return next === undefined ? Promise.resolve() : this.#show(null, [...this.actions, next], ahead)
  }

  protected async act(key: string, action: string): Promise<void> {
    if (!this.busy) await this.#show(key, [...this.actions, `${String(this.#seat)}:${action}`])
  }

  protected check(action: string): Promise<DraftChecked> {
    return this.#source.draftLine({ ...this.tried, seat: this.#seat }, action)
  }

  protected async hint(key: string): Promise<void> {
    await Promise.resolve() // the table knows the key then
    this.refuse(key, { code: 'not-in-this-game', clause: '', args: {} })
  }

  get #seat(): number {
    return this.now?.seat ?? 0
  }

  async #show(key: string | null, ...shown: Parameters<TriedLine['show']>): Promise<void> {
    this.busy = true
    try {
      await this.asking(key, () => this.show(...shown))
    } finally {
      this.busy = false
    }
  }
}
