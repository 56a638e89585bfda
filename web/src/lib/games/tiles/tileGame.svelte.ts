/** What lies in front of a player of the tile game and what they do with it: the draft of their turn, their rack, what
 * they have picked up, hints. Nothing here decides what is allowed. */

import { t } from '../../i18n/texts.svelte.ts'
import type { DraftChecked, HintGiven, News, Problem, RummyView } from '../../protocol/messages.ts'
import type { Command } from '../../table/keys.ts'
import type { Companion, Table } from '../../table/table.svelte.ts'
import { settings } from '../../ui/settings.svelte.ts'
import { exchanged, meldOf, moved, named, same, withdrawn } from './draft.ts'
import type { Layout, Place, Tile } from './draft.ts'
import { Drafting } from './drafting.svelte.ts'
import { Hints } from './hints.svelte.ts'
import { JokerNaming } from './jokerNaming.svelte.ts'
import type { Point } from './drag.svelte.ts'
import { ordered } from './rackOrder.ts'
import type { Wish } from './places.ts'
import { loadDraft, positionOf, saveDraft } from './savedDraft.ts'
import { replaces, touchOf } from './selection.ts'
import { laidOut } from './suggestion.ts'
import { chances, groupsText, rackText } from './telling.ts'
import { isJoker } from './tiles.ts'
import { TrackedTiles } from './trackedTiles.svelte.ts'

/** Fewer tiles than these are never too many, so the server need not be asked. */
const MANY = 3
const TOO_MANY = 'rummy-too-many-tiles'

export class TileGame implements Companion {
  readonly table: Table
  readonly tracked: TrackedTiles
  readonly draft: Drafting
  readonly hints: Hints
  readonly naming: JokerNaming
  picked = $state.raw<readonly number[]>([])
  /** The UNO button is pressed: the turn is ended with the call. */
  armed = $state(false)
  /** Tiles that are still on their way to where they lie. */
  flying = $state.raw<ReadonlySet<number>>(new Set())
  /** Where the group that is made last is wanted, as a point of the screen. */
  wish: Wish | null = null
  /** The question why tiles of the table cannot go to the rack, and whether so many of the rack can leave it. */
  #reason = ''
  #tooMany: { readonly key: string; readonly last: number } | null = null
  /** The end of the turn was asked for before the server has answered. */
  #ending = false

  constructor(table: Table) {
    this.table = table
    this.tracked = new TrackedTiles(table.replayed ? null : table.code)
    this.draft = new Drafting(table, this.tracked, () => this.armed)
    this.hints = new Hints(table)
    this.naming = new JokerNaming(table)
  }

  readonly tiles = $derived.by(() => this.tracked.tiles)
  readonly touched = $derived.by(() => this.draft.touched)
  readonly verdict = $derived.by(() => this.draft.verdict)
  readonly #round = $derived.by(() => `${this.table.table?.match}.${this.table.table?.round}`)
  readonly mayDraft = $derived.by(() => this.table.myTurn && !this.table.table?.paused)
  readonly mayEnd = $derived.by(() => this.mayDraft && this.touched && this.draft.answered && this.verdict?.refusal === null)
  readonly mayDraw = $derived.by(() => this.mayDraft && !this.touched && this.table.texts.includes('draw'))
  readonly mayKeep = $derived.by(() => this.mayDraft && !this.touched && this.table.texts.includes('keep'))
  /** The rack as it stands now. A joker that was taken off the table stands at its end. */
  readonly rack = $derived.by((): readonly Tile[] => {
    const { standing, order, base, tiles } = this.tracked
    const away = base.melds.flatMap((meld) => meld.tiles).filter((id) => !this.draft.shown.has(id))
    return [...ordered(standing.filter((tile) => !this.draft.shown.has(tile.id)), order), ...away.map((id) => tiles.get(id)).filter((tile) => tile !== undefined)]
  })
  /** Tiles of the rack that can be laid, once the hint has been given. */
  readonly playable = $derived.by(() => (this.touched ? new Set<number>() : this.hints.playable(this.tracked.standing)))

  // What the server says

  /** The position has changed. */
  sync(view: RummyView): void {
    if (this.tracked.isEmpty && this.#restore(view)) return
    const { relaid, changed } = this.tracked.arrive(view, this.#round, this.draft.layout)
    if (relaid || !this.table.myTurn) this.#clear()
    else if (changed) {
      this.hints.clear()
      if (this.touched) this.draft.check()
    }
    if (view.phase === 'drawn' && changed && settings.passes && this.mayKeep) this.hints.look()
    this.picked = this.picked.filter((id) => this.tiles.has(id))
  }

  #clear(): void {
    this.draft.begin()
    this.picked = []
    this.hints.clear()
    this.naming.clear()
    this.#ending = false
  }

  /** The page was reloaded in the middle of a turn: go on with it. */
  #restore(view: RummyView): boolean {
    const found = this.table.myTurn ? loadDraft(this.table.code, positionOf(view, this.#round)) : null
    if (found === null) return false
    this.tracked.restore(view, this.#round, found.known, found.ids)
    this.armed = found.armed
    this.draft.resume(found.history, found.effects)
    return true
  }

  /** Save the draft in case the page is reloaded; to be called in an effect. */
  save(view: RummyView): void {
    if (this.table.replayed) return
    const { known, ids } = this.tracked
    const { history, effects } = this.draft
    const begun = this.table.myTurn && (history.canUndo || history.canRedo)
    saveDraft(this.table.code, positionOf(view, this.#round), begun ? { known, ids, history, effects, armed: this.armed } : null)
  }

  told(news: readonly News[]): void {
    // A turn that was skipped is over like any other: what came before it is not new any more.
    if (news.some((each) => each.is === 'tile-skipped' && each.seat === this.table.seat)) this.tracked.look()
    if (news.some((each) => each.is === 'tile-laid' && each.seat === this.table.seat)) this.armed = false
  }

  moved(): void {
    if (this.table.table?.status !== 'playing') this.armed = false
  }

  hear(answer: DraftChecked | HintGiven): void {
    if (answer.is === 'hint') {
      this.hints.hear(answer, this.mayDraft)
      return
    }
    if (answer.key === this.#reason && answer.refusal !== null) this.table.refuse(answer.refusal)
    if (answer.key === this.#tooMany?.key && answer.refusal?.code === TOO_MANY) {
      const { last } = this.#tooMany
      this.picked = this.picked.filter((each) => each !== last)
      this.table.refuse(answer.refusal)
    }
    if (this.naming.isAbout(answer.key)) this.naming.hear(answer, this.draft.groups, this.draft.layout, this.tiles)
    if (this.draft.hear(answer) && this.#ending) this.endTurn()
  }

  refused(key: string, problem: Problem): void {
    if (this.draft.refused(key) || this.hints.isQuiet(key)) return
    if (this.naming.isAbout(key)) this.naming.clear()
    else {
      this.hints.asking = false
      this.table.refuse(problem)
    }
  }

  // Moving tiles

  /** Tiles go somewhere on the table; a new group to a point of it, if one was pointed at. */
  put(ids: readonly number[], to: Place, at: Point | null = null): void {
    if (!this.mayDraft || ids.length === 0) return
    const fresh = this.tracked.next()
    this.wish = at === null || to.meld !== null ? null : { id: fresh, ...at }
    this.#step(moved(this.tiles, this.draft.layout, ids, to, fresh))
  }

  /** A tile takes the place of a joker that stands for it; the joker is free then. */
  exchange(tile: number, joker: number): void {
    if (!this.mayDraft) return
    this.#step(exchanged(this.tiles, this.draft.layout, tile, joker, this.tracked.next()))
    this.tracked.next()
  }

  /** Back to the rack: one's own tiles, and jokers, which the server may let one take. */
  takeBack(ids: readonly number[], before: number | null = null): void {
    const back = ids.filter((id) => this.mayTakeBack(id))
    if (back.length > 0) this.#step(withdrawn(this.draft.layout, back))
    if (before !== null) this.shift(back, before)
    this.picked = []
  }

  /** Tiles were dropped on the rack: they are taken back or change places there; or the server says why not. */
  dropOnRack(ids: readonly number[], before: number | null): void {
    if (ids.some((id) => this.mayTakeBack(id))) this.takeBack(ids, before)
    else if (ids.some((id) => this.draft.shown.has(id))) {
      const { text } = this.draft.written(withdrawn(this.draft.layout, ids))
      this.#reason = this.table.ask({ do: 'draft', action: text })
    } else this.shift(ids, before)
  }

  mayTakeBack(id: number): boolean {
    const tile = this.tiles.get(id)
    return tile !== undefined && this.draft.shown.has(id) && (tile.mine || isJoker(tile.kind))
  }

  /** Put tiles of the rack in front of another one (null: at the end). */
  shift(ids: readonly number[], before: number | null): void {
    this.tracked.shift(this.rack.map((tile) => tile.id), ids, before)
  }

  #step(layout: Layout): void {
    this.draft.step(layout)
    this.#stepped()
    // Touching the table is taking the turn, where that matters.
    if (this.table.texts.includes('take')) this.table.act('take')
  }

  undo(): void {
    this.draft.undo()
    this.#asIs()
  }

  redo(): void {
    this.draft.redo()
    this.#asIs()
  }

  reset(): void {
    this.draft.reset()
    this.#stepped()
  }

  #stepped(): void {
    this.picked = []
    this.hints.unshow()
    this.#asIs()
  }

  /** What was asked and said about the draft as it was is over. */
  #asIs(): void {
    this.naming.clear()
    this.table.note = null
  }

  // The end of a turn

  /** End it, or say why that cannot be; if need be as soon as the server has answered. */
  endTurn(): void {
    this.#ending = false
    const verdict = this.draft.answered ? this.verdict : null
    if (verdict?.refusal != null) this.table.refuse(verdict.refusal)
    else if (verdict?.action != null) {
      this.tracked.look()
      this.table.act(verdict.action)
    } else {
      this.#ending = true
      this.draft.ensureAsked()
    }
  }

  draw(): void {
    if (this.mayDraw) this.tracked.look()
    this.table.act('draw')
  }

  pressUno(): void {
    if (this.table.texts.includes('uno')) this.table.act('uno')
    else {
      this.armed = !this.armed
      if (this.touched) this.draft.check()
    }
  }

  // By key and by ear

  press(command: Command): boolean {
    switch (command) {
      case 'uno':
        this.pressUno()
        return true
      case 'draw':
        if (this.touched) this.table.note = { text: t('web-tiles-untouched'), clause: '' }
        else this.draw()
        return true
      case 'end':
        if (this.mayKeep) this.table.act('keep')
        else this.endTurn()
        return true
      case 'hint':
        if (!this.mayDraft) return false
        this.askHint()
        return true
    }
  }

  tell(question: 'hand' | 'middle'): string {
    return question === 'hand' ? rackText(this) : groupsText(this)
  }

  chances(): readonly string[] {
    return chances(this)
  }

  /** A drawn tile that does not help is kept: nobody is asked who has no choice. */
  only(): string | null {
    return this.mayKeep && this.hints.nothing ? 'keep' : null
  }

  // Jokers and hints

  /** A joker that is picked up alone, but not lying alone: ask which tiles it could stand for. */
  #askNames(): void {
    this.naming.clear()
    const [joker] = this.picked
    const { layout } = this.draft
    if (joker === undefined || this.picked.length > 1 || !this.mayDraft || !isJoker(this.tiles.get(joker)?.kind ?? 0)) return
    if ((meldOf(layout, joker)?.tiles.length ?? 0) < 2) return
    this.naming.ask(joker, this.draft.written(named(this.tiles, layout, joker, null)).text)
  }

  name(joker: number, cell: number): void {
    this.#step(named(this.tiles, this.draft.layout, joker, cell))
  }

  /** First which tiles can be laid, then a way to lay them. */
  askHint(): void {
    if (this.hints.given === null) {
      this.hints.ask()
      this.hints.late = this.touched
      return
    }
    const lay = this.hints.play
    const { base, standing, next } = this.tracked
    const layout = lay && laidOut(base, this.tiles, standing, lay, next)
    if (!layout || same(layout, this.draft.layout)) return
    this.draft.effects = []
    this.#step(layout)
    this.hints.show(layout, base)
  }

  // Picking up

  pick(id: number): void {
    this.tracked.look(id)
    const picked = !this.picked.includes(id)
    this.picked = picked ? [...this.picked, id] : this.picked.filter((each) => each !== id)
    this.#askNames()
    if (picked) this.#askWhetherTooMany(id)
  }

  /** More tiles of the rack than may leave it are put down again at once, with the reason. */
  #askWhetherTooMany(last: number): void {
    const own = this.picked.filter((id) => !this.draft.shown.has(id))
    if (!this.mayDraft || own.length < MANY) return
    const together = moved(this.tiles, this.draft.layout, own, { meld: null, before: null }, -2)
    this.#tooMany = { key: this.table.ask({ do: 'draft', action: this.draft.written(together).text }), last }
  }

  /** A tile was touched: pick it up, put it down again, or put what is picked up to it. */
  touch(id: number): void {
    if (this.draft.shown.has(id) && !this.mayDraft) return
    const touch = touchOf(this.tiles, this.draft.layout, this.draft.melds, this.picked, id)
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
  dropOn(ids: readonly number[], on: number | null, to: Place, at: Point | null = null): void {
    const [only] = ids
    if (ids.length === 1 && only !== undefined && on !== null && replaces(this.tiles, this.draft.layout, only, on)) this.exchange(only, on)
    else this.put(ids, to, at)
  }
}
