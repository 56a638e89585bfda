/** A recorded match being looked at: the step, whose eyes, the pace. It shows its frames to a `Table`, as a server would. */

import type { RoomOf } from '../table/room.ts'
import { Table } from '../table/table.svelte.ts'
import type { Listener, Wire } from '../protocol/connection.ts'
import type { FromServer, ReplayMark, ReplayRound, ReplayView } from '../protocol/messages.ts'
import { lastStep, placeOf, startsOf, unfolded, type Frame } from './frames.ts'
import type { ReplaySource } from './source.svelte.ts'

export const PACES = [3_000, 1_600, 800, 400] as const
const USUAL = 1

/** Whose eyes: a seat, with all hands open or not. */
export interface Eyes {
  readonly seat: number
  readonly opened: boolean
}

const nothing = (): void => undefined

export class Replay {
  readonly view: ReplayView
  readonly rounds: readonly ReplayRound[]
  readonly last: number
  /** The step that is shown, from 0, through the whole match. */
  step = $state(-1)
  eyes = $state.raw<Eyes>({ seat: 0, opened: false })
  playing = $state(false)
  pace = $state<number>(USUAL)
  /** A step is being fetched. */
  waiting = $state(false)
  table = $state.raw<Table | null>(null)
  frame = $state.raw<Frame | null>(null)
  /** The frames of the round that is shown, as far as they are here. */
  shown = $state.raw<readonly Frame[]>([])
  readonly source: ReplaySource
  readonly #roomOf: RoomOf
  #frames = new Map<string, Promise<readonly Frame[]>>()
  #listener: Listener | null = null
  #wanted = -1
  #timer: ReturnType<typeof setTimeout> | undefined
  /** What somebody tried to do in a game that is over. */
  readonly #tried: (action: string | null) => void

  constructor(view: ReplayView, source: ReplaySource, roomOf: RoomOf, tried: (action: string | null) => void = nothing) {
    this.view = view
    this.rounds = view.rounds
    this.last = lastStep(view.rounds)
    this.source = source
    this.#roomOf = roomOf
    this.#tried = tried
  }

  readonly round = $derived.by(() => placeOf(this.rounds, this.step, this.view.part).round)
  readonly marks = $derived.by((): readonly ReplayMark[] => this.view.marks)

  /** A round that is being played is shown only to its seat. */
  mayLook(step: number, eyes: Eyes): boolean {
    return (this.rounds[placeOf(this.rounds, step, this.view.part).round - 1]?.over ?? false) || (eyes.seat === this.view.seat && !eyes.opened)
  }

  async look(eyes: Eyes, step = this.step): Promise<void> {
    this.eyes = eyes
    this.table?.end()
    const made = new Table(this.view.table || 'file', this.#roomOf, [], (listener) => this.#wire(listener))
    made.opened = eyes.opened
    this.step = -1
    await this.go(step)
    this.table = made
  }

  #wire(listener: Listener): Wire {
    this.#listener = listener
    listener.link('open')
    return {
      intend: (intention) => {
        this.#tried(intention.do === 'act' ? intention.action : null)
        return ''
      },
      resync: nothing,
      hurry: nothing,
      end: nothing,
    }
  }

  /** Show a step; the next one as it happened, any other one at once. */
  async go(step: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, step))
    this.#wanted = wanted
    if (!this.mayLook(wanted, this.eyes)) this.eyes = { seat: this.view.seat ?? 0, opened: false }
    const { eyes } = this
    this.waiting = true
    try {
      const frame = (await this.#part(wanted)).find((each) => each.step === wanted)
      if (frame === undefined || this.#wanted !== wanted || this.eyes !== eyes) return
      const next = wanted === this.step + 1
      this.shown = await this.#round(wanted)
      if (this.#wanted !== wanted || this.eyes !== eyes) return
      this.#show(frame, next)
    } finally {
      if (this.#wanted === wanted) this.waiting = false
    }
    void this.#part(Math.min(this.last, wanted + 1)).catch(nothing) // it will probably be wanted next
  }

  #show(frame: Frame, next: boolean): void {
    const before = this.shown.filter((each) => each.step <= frame.step).flatMap((each) => each.news)
    const state: FromServer = {
      is: 'state', seq: frame.step, at: frame.at, seat: frame.seat, table: frame.table, round: frame.view, offers: [], deadline: null,
      missed: next ? frame.news : null, ...(next ? {} : { recent: before }),
    }
    this.step = frame.step
    this.frame = frame
    this.#listener?.message(state)
  }

  /** All frames of the round of a step. */
  async #round(step: number): Promise<readonly Frame[]> {
    const { round } = placeOf(this.rounds, step, this.view.part)
    const found = this.rounds[round - 1]
    if (found === undefined) return []
    return (await Promise.all(startsOf(found, this.view.part).map((start) => this.#part(found.first + start)))).flat()
  }

  #part(step: number): Promise<readonly Frame[]> {
    const { round, start } = placeOf(this.rounds, step, this.view.part)
    const { seat, opened } = this.mayLook(step, this.eyes) ? this.eyes : { seat: this.view.seat ?? 0, opened: false }
    const key = [round, start, seat, opened].join()
    const known = this.#frames.get(key)
    if (known !== undefined) return known
    const asked = this.source.part({ round, start, seat, opened }).then(unfolded)
    this.#frames.set(key, asked)
    asked.catch(() => this.#frames.delete(key)) // asked again when it is wanted again
    return asked
  }

  /** What if: a table that plays on from here, in the seat whose eyes are looked through; its code. */
  branch(): Promise<string> {
    return this.source.branch(this.step, this.eyes.seat)
  }

  /** Whether there is anything to play on with: the round is over by now, and is not over here. */
  get branches(): boolean {
    const round = this.rounds[this.round - 1]
    return round !== undefined && round.over && this.step < round.first + round.steps - 1
  }

  // At a pace

  play(): void {
    if (this.playing) return
    this.playing = true
    if (this.step >= this.last) void this.go(0).then(() => this.#later())
    else this.#later(0)
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  #later(wait: number = PACES[this.pace] ?? PACES[USUAL]): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (!this.playing) return
      const { step } = this
      void this.go(step + 1).then(
        () => (this.step >= this.last || this.step === step ? this.pause() : this.#later()),
        () => this.pause(),
      )
    }, wait)
  }

  end(): void {
    this.pause()
    this.table?.end()
  }
}
