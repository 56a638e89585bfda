/** What lies in front of a player of the tile game: the table as his draft has it, his rack, what he has picked up, and
 * what the server says to it. Nothing here decides what is allowed. */

import type { DraftChecked, HintGiven, Problem, RummyView } from '../protocol/messages.ts'
import type { Table } from '../table/table.svelte.ts'
import { NOTHING } from './arrival.ts'
import { Checking } from './checking.svelte.ts'
import { cellOf, exchanged, History, meldOf, moved, named, same, sorted, withdrawn, written } from './draft.ts'
import type { Effect, Layout, Meld, Place, Tile, Written } from './draft.ts'
import { choicesOf, chosenBy, type Choice } from './effects.ts'
import { Hints } from './hints.svelte.ts'
import { Holdings } from './holdings.svelte.ts'
import { keep, kept, positionOf } from './kept.ts'
import { Naming } from './naming.svelte.ts'
import { ordered } from './order.ts'
import { laidOut } from './play.ts'
import { replaces, touchOf } from './picking.ts'
import { readNames } from './readings.ts'
import { isJoker } from './tiles.ts'

const PATIENCE = 800

export class Desk {
  readonly table: Table
  readonly hints: Hints
  readonly naming: Naming
  readonly #checking: Checking
  readonly #holdings: Holdings
  #history = $state.raw(new History(NOTHING.base))
  picked = $state.raw<readonly number[]>([])
  effects = $state.raw<readonly Effect[]>([])
  /** Tiles that are still on their way to where they lie. */
  flying = $state.raw<ReadonlySet<number>>(new Set())
  /** The end of the turn was asked for before the server has answered. */
  #ending = false

  constructor(table: Table) {
    this.table = table
    this.hints = new Hints(table)
    this.naming = new Naming(table)
    this.#checking = new Checking(table)
    this.#holdings = new Holdings(table.code)
  }

  /** How the table lay before the turn. */
  readonly base = $derived.by(() => this.#holdings.base)
  readonly tiles = $derived.by(() => this.#holdings.tiles)
  readonly standing = $derived.by(() => this.#holdings.standing)
  readonly fresh = $derived.by(() => this.#holdings.fresh)
  /** The tiles that have come with the last position. */
  get arrived(): readonly Tile[] {
    return this.#holdings.arrived
  }
  readonly order = $derived.by(() => this.#holdings.order)
  readonly layout = $derived(this.#history.now)
  readonly touched = $derived(!same(this.layout, this.base))
  readonly canUndo = $derived(this.#history.canUndo)
  readonly canRedo = $derived(this.#history.canRedo)
  readonly #round = $derived.by(() => `${this.table.table?.match}.${this.table.table?.round}`)
  readonly mayDraft = $derived.by(() => this.table.myTurn && !this.table.table?.paused)
  readonly verdict = $derived.by(() => this.#checking.verdict)
  readonly mayEnd = $derived.by(() => this.mayDraft && this.touched && this.#checking.answered && this.verdict?.refusal === null)
  readonly mayDraw = $derived.by(() => this.mayDraft && !this.touched && this.table.offers.draw)
  readonly mayKeep = $derived.by(() => this.mayDraft && !this.touched && this.table.texts.includes('keep'))
  /** How many tiles may still leave the rack, as far as the server has said so. */
  readonly left = $derived(this.verdict !== null && this.touched ? this.verdict.left : null)
  readonly #shown = $derived(new Set(this.layout.melds.flatMap((meld) => meld.tiles)))
  /** The rack as it stands now. A joker that was taken off the table stands at its end. */
  readonly rack = $derived<readonly Tile[]>([
    ...ordered(this.standing.filter((tile) => !this.#shown.has(tile.id)), this.order),
    ...this.base.melds.flatMap((meld) => meld.tiles).filter((id) => !this.#shown.has(id)).map((id) => this.tiles.get(id)).filter((tile) => tile !== undefined),
  ])
  /** What the server takes the jokers for that nobody has named. */
  readonly #read = $derived.by(() => readNames(this.verdict, this.#checking.written.melds, this.layout, this.tiles))
  /** Which melds are groups, in the order in which the server counts them; the others are starting tiles that lie single. */
  readonly groups = $derived.by(() => this.#text(this.layout).melds)
  readonly melds = $derived<readonly Meld[]>(
    this.layout.melds.map((meld) => ({ ...meld, tiles: sorted(meld.tiles, (id) => this.stands(id)) })),
  )

  // What the server says

  /** The position has changed. */
  sync(view: RummyView): void {
    if (this.#holdings.isEmpty && this.#restore(view)) return
    const { relaid, changed } = this.#holdings.arrive(view, this.#round, this.layout)
    if (relaid || !this.table.myTurn) this.#clear()
    else if (changed) {
      this.hints.clear()
      if (this.touched) this.check()
    }
    this.picked = this.picked.filter((id) => this.tiles.has(id))
  }

  #clear(): void {
    this.#history = new History(this.base)
    this.picked = []
    this.effects = []
    this.hints.clear()
    this.naming.clear()
    this.#checking.clear()
    this.#ending = false
  }

  /** The page has been loaded anew in the middle of a turn: go on with it. */
  #restore(view: RummyView): boolean {
    const found = this.table.myTurn ? kept(this.table.code, positionOf(view, this.#round)) : null
    if (found === null) return false
    this.#holdings.restore(view, this.#round, found.known, found.ids)
    this.#history = found.history
    this.effects = found.effects
    this.table.armed = found.armed
    if (this.touched) this.check()
    return true
  }

  /** Keep the draft for the case that the page is loaded anew; to be called in an effect. */
  keep(view: RummyView): void {
    const begun = this.table.myTurn && (this.canUndo || this.canRedo)
    const { known, ids } = this.#holdings
    const draft = { known, ids, history: this.#history, effects: this.effects, armed: this.table.armed }
    keep(this.table.code, positionOf(view, this.#round), begun ? draft : null)
  }

  hear(answer: DraftChecked | HintGiven): void {
    if (answer.is === 'hint') {
      this.hints.hear(answer, this.mayDraft)
      return
    }
    if (this.naming.isAbout(answer.key)) this.naming.hear(answer, this.groups, this.layout, this.tiles)
    if (!this.#checking.isAbout(answer.key)) return
    this.#checking.verdict = answer
    if (this.#ending) this.endTurn()
  }

  /** The server had no answer: too many questions at once. Ask again when it has caught its breath. */
  refused(key: string, problem: Problem): void {
    if (this.#checking.isAbout(key)) setTimeout(() => this.touched && this.#checking.isAbout(key) && this.check(), PATIENCE)
    else if (this.naming.isAbout(key)) this.naming.clear()
    else {
      this.hints.asking = false
      this.table.refuse(problem)
    }
  }

  // The draft

  /** What a tile is or stands for: as somebody said, or as the server reads it. */
  stands(id: number): number | null {
    return cellOf(this.tiles, this.layout, id) ?? this.#read.get(id) ?? null
  }

  /** Whether a joker can be read in several ways and nobody has said in which. */
  isOpen(id: number): boolean {
    const meld = meldOf(this.layout, id)
    return this.layout.names[id] === undefined && meld !== undefined && (this.fault(meld.id)?.readings.length ?? 0) > 1
  }

  /** Tiles go somewhere on the table. */
  put(ids: readonly number[], to: Place): void {
    if (!this.mayDraft || ids.length === 0) return
    this.#step(moved(this.tiles, this.layout, ids, to, this.#holdings.next()))
  }

  /** A tile takes the place of a joker that stands for it; the joker is free then. */
  exchange(tile: number, joker: number): void {
    if (!this.mayDraft) return
    this.#step(exchanged(this.tiles, this.layout, tile, joker, this.#holdings.next()))
    this.#holdings.next()
  }

  /** Back to the rack: one's own tiles, and jokers, which the server may let one take. */
  takeBack(ids: readonly number[], before: number | null = null): void {
    const back = ids.filter((id) => this.mayTakeBack(id))
    if (back.length > 0) this.#step(withdrawn(this.layout, back))
    if (before !== null) this.shift(back, before)
    this.picked = []
  }

  mayTakeBack(id: number): boolean {
    const tile = this.tiles.get(id)
    return tile !== undefined && this.#shown.has(id) && (tile.mine || isJoker(tile.kind))
  }

  #step(layout: Layout): void {
    this.#history = this.#history.step(layout)
    this.picked = []
    this.hints.unshow()
    this.#changed()
    // Touching the table is taking the turn, where that matters.
    if (this.table.texts.includes('take')) this.table.act('take')
  }

  undo(): void {
    this.#history = this.#history.undo()
    this.#changed()
  }

  redo(): void {
    this.#history = this.#history.redo()
    this.#changed()
  }

  reset(): void {
    this.#history = this.#history.step(this.base)
    this.picked = []
    this.effects = []
    this.hints.unshow()
    this.#changed()
  }

  /** The draft is another: ask the server about it. */
  #changed(): void {
    this.#checking.clear()
    this.naming.clear()
    this.table.note = null
    if (this.touched) this.check()
  }

  check(): void {
    this.#checking.ask(this.#text(this.layout))
  }

  #text(layout: Layout): Written {
    return written(this.tiles, layout, this.table.tiles?.table.loose ?? [], this.effects, this.table.armed)
  }

  /** What is wrong with a group. */
  fault(meld: number): DraftChecked['groups'][number] | null {
    return this.touched ? this.#checking.group(meld) : null
  }

  /** Whether a group is not as it lay before the turn. */
  hasChanged(meld: Meld): boolean {
    const before = this.base.melds.find((each) => each.id === meld.id)?.tiles ?? []
    return before.length !== meld.tiles.length || meld.tiles.some((id) => !before.includes(id))
  }

  // The end of a turn

  /** End it, or say why that cannot be; if need be as soon as the server has answered. */
  endTurn(): void {
    this.#ending = false
    const verdict = this.#checking.answered ? this.verdict : null
    if (verdict?.refusal != null) this.table.refuse(verdict.refusal)
    else if (verdict?.action != null) {
      this.#holdings.look()
      this.table.act(verdict.action)
    } else {
      this.#ending = true
      if (!this.#checking.asked) this.check()
    }
  }

  draw(): void {
    if (this.mayDraw) this.#holdings.look()
    this.table.act('draw')
  }

  pressUno(): void {
    if (this.table.offers.uno) this.table.act('uno')
    else {
      this.table.armed = !this.table.armed
      if (this.touched) this.check()
    }
  }

  // Word tiles

  /** The word tiles that could act, with their order as the server would have it. */
  readonly choices = $derived.by((): readonly Choice[] =>
    choicesOf(this.verdict, this.#checking.written.melds, this.melds, (meld, cell) => meld.tiles.find((id) => this.stands(id) === cell && this.#mayAct(id))),
  )

  /** From the rack; or a joker, which may act again where that is agreed. */
  #mayAct(id: number): boolean {
    const tile = this.tiles.get(id)
    return tile !== undefined && (tile.mine || isJoker(tile.kind))
  }

  choose(choice: Choice): void {
    this.effects = chosenBy(this.choices, choice)
    this.check()
  }

  // Jokers

  /** A joker that is picked up alone, but not lying alone: ask which tiles it could stand for. */
  #askNames(): void {
    this.naming.clear()
    const [joker] = this.picked
    if (joker === undefined || this.picked.length > 1 || !this.mayDraft || !isJoker(this.tiles.get(joker)?.kind ?? 0)) return
    if ((meldOf(this.layout, joker)?.tiles.length ?? 0) < 2) return
    this.naming.ask(joker, this.#text(named(this.tiles, this.layout, joker, null)).text)
  }

  name(joker: number, cell: number): void {
    this.#step(named(this.tiles, this.layout, joker, cell))
  }

  // Hints

  /** First which tiles can be laid, then a way to lay them. */
  askHint(): void {
    if (this.hints.given === null) {
      this.hints.ask()
      return
    }
    const lay = this.hints.play
    const layout = lay && laidOut(this.base, this.tiles, this.standing, lay, this.#holdings.next)
    if (!layout || same(layout, this.layout)) return
    this.effects = []
    this.#step(layout)
    this.hints.show(layout, this.base)
  }

  /** Tiles of the rack that can be laid, once the hint has been given. */
  readonly playable = $derived.by(() => this.hints.playable(this.standing))

  // The rack

  sort(order: 'run' | 'number'): void {
    this.#holdings.sort(order)
  }

  /** Put tiles of the rack in front of another one (null: at the end). */
  shift(ids: readonly number[], before: number | null): void {
    this.#holdings.shift(this.rack.map((tile) => tile.id), ids, before)
  }

  // Picking up

  pick(id: number): void {
    this.#holdings.look(id)
    this.picked = this.picked.includes(id) ? this.picked.filter((each) => each !== id) : [...this.picked, id]
    this.#askNames()
  }

  /** A tile was touched: pick it up, put it down again, or put what is picked up to it. */
  touch(id: number): void {
    if (this.#shown.has(id) && !this.mayDraft) return
    const touch = touchOf(this.tiles, this.layout, this.melds, this.picked, id)
    switch (touch.do) {
      case 'pick':
        this.pick(id)
        return
      case 'put':
        this.put(this.picked, touch.to)
        return
      case 'exchange':
        this.exchange(touch.tile, id)
        return
    }
  }

  /** Tiles were dropped on one that lies on the table (null: beside it). */
  dropOn(ids: readonly number[], on: number | null, to: Place): void {
    const [only] = ids
    if (ids.length === 1 && only !== undefined && on !== null && replaces(this.tiles, this.layout, only, on)) this.exchange(only, on)
    else this.put(ids, to)
  }
}
