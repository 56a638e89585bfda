/** Somebody at a puzzle: the table that shows it, and what the server says to each move. Nothing here knows a rule. */

import { AskedTable } from '../table/asked.svelte.ts'
import type { RoomOf } from '../table/room.ts'
import type { DraftChecked, OnePuzzle, OpenCards, PuzzleProgress, PuzzleRecord, SeatState } from '../protocol/messages.ts'
import { person } from '../ui/person.svelte.ts'
import { settings } from '../ui/settings.svelte.ts'
import { puzzles } from './api.ts'
import { openCards, statesOf } from './steps.ts'

/** Between two moves of the others, and between two moves of the solution. */
const ANSWER = 900
const SHOWN = 1_500

/** `open`: the solver's turn; `wrong`: a move has given the win away, and lies there with its answer; `shown`: the solution. */
export type Stage = 'open' | 'wrong' | 'solved' | 'shown'

export class PuzzleAttempt extends AskedTable {
  readonly one: OnePuzzle
  stage = $state<Stage>('open')
  /** What the server says to the last move, or a hint. */
  said = $state('')
  /** Whether that is about a mistake. */
  amiss = $state(false)
  record = $state.raw<PuzzleRecord>({ tries: 0, hints: 0, shown: false, solved: false })
  mine = $state.raw<PuzzleProgress | null>(null)
  /** How many hints were given here. */
  hints = $state(0)
  /** The moves that were right. */
  #moves: readonly string[] = []
  /** What lies open, by step. */
  #cards = $state.raw<ReadonlyMap<number, OpenCards>>(new Map())

  constructor(one: OnePuzzle, roomOf: RoomOf) {
    super(roomOf)
    this.one = one
    this.record = one.record
    this.now = statesOf(one.puzzle.part)[0] ?? one.puzzle.part.steps.state
    this.#cards = new Map(openCards(one.puzzle.part))
    this.#lay(this.now, one.puzzle.name)
  }

  /** Whether one turn solves it: then a wrong one stays in front of the solver, who goes on with it. */
  get oneTurn(): boolean {
    return this.one.puzzle.kind !== 'win'
  }

  /** All cards, where they lie open. */
  readonly cards = $derived.by((): OpenCards | null => this.#cards.get(this.table?.seq ?? 0) ?? null)

  /** A new table with this position. */
  #lay(state: SeatState, name: string): void {
    this.lay(`puzzle-${name}`, state, !this.oneTurn)
  }

  protected check(action: string): Promise<DraftChecked> {
    return puzzles.draft(this.one.puzzle.name, action)
  }

  protected async act(_: string, action: string): Promise<void> {
    if (this.busy || this.stage !== 'open') return
    this.busy = true
    this.said = ''
    await this.asking(null, async () => {
      await person.ensure('')
      const moves = [...this.#moves, action]
      const { tried, record, mine } = await puzzles.attempt(this.one.puzzle.name, moves, settings.language)
      this.record = record
      this.mine = mine
      this.amiss = tried.outcome === 'wrong'
      if (tried.refused || (this.oneTurn && tried.outcome === 'wrong')) {
        // It stays as it lies there. What is against the rules the table says itself, with the clause.
        if (tried.refused && this.table) this.table.note = { text: tried.text, clause: tried.clause }
        else this.said = tried.text
        return
      }
      const states = statesOf(tried.part)
      this.#cards = new Map([...this.#cards, ...openCards(tried.part)])
      await this.#play(states.slice(1), ANSWER)
      if (tried.outcome !== 'wrong') {
        this.#moves = moves
        this.now = states.at(-1) ?? this.now
      }
      this.stage = tried.outcome === 'goes-on' ? 'open' : tried.outcome
      this.said = tried.text
    })
    this.busy = false
  }

  async #play(states: readonly SeatState[], pause: number): Promise<void> {
    for (const [number, state] of states.entries()) {
      if (this.ended) return
      if (number > 0) await new Promise((done) => setTimeout(done, pause))
      this.hear(state)
    }
  }

  /** Back to before the move that was wrong. */
  reset(): void {
    this.stage = 'open'
    this.said = ''
    this.amiss = false
    if (this.now) this.#lay({ ...this.now, missed: null }, this.one.puzzle.name)
  }

  /** The next hint, in a sentence and marked on the table; `key`: the table has asked for it. */
  override async hint(key: string | null = null): Promise<void> {
    const number = Math.min(this.hints + 1, this.one.hints)
    if (this.stage !== 'open') return
    await this.asking(key, async () => {
      await person.ensure('')
      const { hint, record } = await puzzles.hint(this.one.puzzle.name, number, this.#moves, settings.language)
      this.hints = number
      this.record = record
      this.said = hint.text
      this.amiss = false
      if (hint.action !== null || hint.tiles.length > 0) {
        this.hear({ is: 'hint', key: key ?? '', seq: this.now?.seq ?? 0, tiles: hint.tiles, action: hint.action })
      } else if (key !== null && this.table) {
        this.refuse(key, { code: '', clause: '', args: {} })
        this.table.note = { text: hint.text, clause: '' }
      }
    })
  }

  /** The solution, played out from the beginning. */
  async solution(): Promise<void> {
    if (this.busy) return
    this.busy = true
    await this.asking(null, async () => {
      await person.ensure('')
      const { solution, record } = await puzzles.solution(this.one.puzzle.name)
      this.record = record
      this.said = ''
      this.amiss = false
      this.stage = 'shown'
      this.#cards = new Map(openCards(solution.part))
      const [first, ...rest] = statesOf(solution.part)
      if (first) this.#lay(first, `${this.one.puzzle.name}-solution`)
      await new Promise((done) => setTimeout(done, SHOWN))
      await this.#play(rest, SHOWN)
    })
    this.busy = false
  }
}
