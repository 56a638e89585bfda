/** The draft of a turn as it lies there, step by step, and what the server says to it. */

import type { DraftChecked } from '../../protocol/messages.ts'
import type { Table } from '../../table/table.svelte.ts'
import { cellOf, History, meldOf, same, sorted, written } from './draft.ts'
import type { Effect, Layout, Meld, Written } from './draft.ts'
import { DraftCheck } from './draftCheck.svelte.ts'
import { readNames } from './jokerReadings.ts'
import { isJoker } from './tiles.ts'
import type { TrackedTiles } from './trackedTiles.svelte.ts'
import { NOTHING } from './tracking.ts'
import { tileView } from './view.ts'
import { choicesOf, chosenBy, type Choice } from './wordTiles.ts'

const PATIENCE = 800

export class Drafting {
  history = $state.raw(new History(NOTHING.base))
  /** The word tiles that somebody wants to act. */
  effects = $state.raw<readonly Effect[]>([])
  readonly #table: Table
  readonly #tracked: TrackedTiles
  readonly #checking: DraftCheck
  /** Whether the UNO button is pressed. */
  readonly #armed: () => boolean

  constructor(table: Table, tracked: TrackedTiles, armed: () => boolean) {
    this.#table = table
    this.#tracked = tracked
    this.#armed = armed
    this.#checking = new DraftCheck(table)
  }

  readonly layout = $derived(this.history.now)
  readonly touched = $derived.by(() => !same(this.layout, this.#tracked.base))
  readonly shown: ReadonlySet<number> = $derived(new Set(this.layout.melds.flatMap((meld) => meld.tiles)))
  readonly verdict = $derived.by(() => this.#checking.verdict)
  /** The server has answered to the very draft that lies there. */
  readonly answered = $derived.by(() => this.#checking.answered)
  /** How many tiles may still leave the rack, as far as the server has said so. */
  readonly left = $derived.by(() => (this.verdict !== null && this.touched ? this.verdict.left : null))
  /** What the server takes the jokers for that nobody has named. */
  readonly #read = $derived.by(() => readNames(this.verdict, this.#checking.written.melds, this.layout, this.#tracked.tiles))
  /** Which melds are groups, in the order in which the server counts them; the others are starting tiles that lie single. */
  readonly groups = $derived.by(() => this.written(this.layout).melds)
  readonly melds = $derived<readonly Meld[]>(
    this.layout.melds.map((meld) => ({ ...meld, tiles: sorted(meld.tiles, (id) => this.stands(id)) })),
  )
  /** The word tiles that could act, with their order as the server would have it. */
  readonly choices = $derived.by((): readonly Choice[] =>
    choicesOf(this.verdict, this.#checking.written.melds, this.melds, (meld, cell) => meld.tiles.find((id) => this.stands(id) === cell && this.#mayAct(id))),
  )

  // Its steps

  /** The table lies as it did before the turn. */
  begin(): void {
    this.history = new History(this.#tracked.base)
    this.effects = []
    this.#checking.clear()
  }

  /** Go on with a saved draft. */
  resume(history: History, effects: readonly Effect[]): void {
    this.history = history
    this.effects = effects
    if (this.touched) this.check()
  }

  step(layout: Layout): void {
    this.#go(this.history.step(layout))
  }

  undo(): void {
    this.#go(this.history.undo())
  }

  redo(): void {
    this.#go(this.history.redo())
  }

  reset(): void {
    this.effects = []
    this.step(this.#tracked.base)
  }

  /** A word tile shall act. */
  choose(choice: Choice): void {
    this.effects = chosenBy(this.choices, choice)
    this.check()
  }

  #go(history: History): void {
    this.history = history
    this.#checking.clear()
    if (this.touched) this.check()
  }

  // What the server says

  check(): void {
    this.#checking.ask(this.written(this.layout))
  }

  /** Ask about it unless that has been done. */
  ensureAsked(): void {
    if (!this.#checking.asked) this.check()
  }

  written(layout: Layout): Written {
    return written(this.#tracked.tiles, layout, tileView(this.#table.view)?.table.loose ?? [], this.effects, this.#armed())
  }

  /** Whether an answer was about the draft as it lies there. */
  hear(answer: DraftChecked): boolean {
    const about = this.#checking.isAbout(answer.key)
    if (about) this.#checking.verdict = answer
    return about
  }

  /** The server had no answer: too many questions at once. Ask again when it has caught its breath. */
  refused(key: string): boolean {
    const about = this.#checking.isAbout(key)
    if (about) setTimeout(() => this.touched && this.#checking.isAbout(key) && this.check(), PATIENCE)
    return about
  }

  // What lies there

  /** What a tile is or stands for: as somebody said, or as the server reads it. */
  stands(id: number): number | null {
    return cellOf(this.#tracked.tiles, this.layout, id) ?? this.#read.get(id) ?? null
  }

  /** Whether a joker can be read in several ways and nobody has said in which. */
  isOpen(id: number): boolean {
    const meld = meldOf(this.layout, id)
    return this.layout.names[id] === undefined && meld !== undefined && (this.fault(meld.id)?.readings.length ?? 0) > 1
  }

  /** What is wrong with a group. */
  fault(meld: number): DraftChecked['groups'][number] | null {
    return this.touched ? this.#checking.group(meld) : null
  }

  /** Whether a group is not as it lay before the turn. */
  hasChanged(meld: Meld): boolean {
    const before = this.#tracked.base.melds.find((each) => each.id === meld.id)?.tiles ?? []
    return before.length !== meld.tiles.length || meld.tiles.some((id) => !before.includes(id))
  }

  /** From the rack; or a joker, which may act again where that is agreed. */
  #mayAct(id: number): boolean {
    const tile = this.#tracked.tiles.get(id)
    return tile !== undefined && (tile.mine || isJoker(tile.kind))
  }
}
