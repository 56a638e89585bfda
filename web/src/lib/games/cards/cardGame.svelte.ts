/** What a player of the card game is doing: the call, the choice of a way to lay a card, and cards that are moving. */

import type { ClassicView, DraftChecked, HintGiven, News, Problem, RoundView } from '../../protocol/messages.ts'
import type { Command } from '../../table/keys.ts'
import type { Companion, Table } from '../../table/table.svelte.ts'
import { paletteOf } from './editions.ts'
import { CardHints } from './hints.svelte.ts'
import { sortOffers, ways, type Play } from './offers.ts'
import { chances, handText, pilesText } from './telling.ts'

/** The phases in which one keeps a drawn card, or sits out. */
const MERELY_PASSED: ReadonlySet<number> = new Set([1, 4])

/** A position of the card game; null for any other. */
export function cardView(view: RoundView | null): ClassicView | null {
  return view?.game === 'classic' ? view : null
}

export class CardGame implements Companion {
  readonly table: Table
  readonly hints: CardHints
  /** The UNO button is pressed: the next card is laid with the call. */
  armed = $state(false)
  /** How many cards are still on their way to the discards. */
  landing = $state(0)
  /** The colour in force before the card that is on its way to the discards. */
  before = $state<number | null>(null)
  #arriving = $state.raw<readonly { readonly seat: number; readonly face: number }[]>([])
  /** A card that was touched and can be laid in several ways. */
  #chosen = $state<number | null>(null)

  constructor(table: Table) {
    this.table = table
    this.hints = new CardHints(table)
  }

  readonly round = $derived.by(() => cardView(this.table.view))
  readonly offers = $derived.by(() => sortOffers(this.table.texts))
  readonly palette = $derived.by(() => paletteOf(this.table.settings ?? null))
  /** The ways to lay the card that was touched. */
  readonly choosing = $derived.by((): readonly Play[] | null => (this.#chosen === null ? null : ways(this.offers, this.#chosen, this.armed)))

  /** Cards that are still on their way into a hand: those are not shown there yet. */
  get arriving(): readonly { readonly seat: number; readonly face: number }[] {
    return this.#arriving
  }

  set arriving(all: readonly { readonly seat: number; readonly face: number }[]) {
    this.#arriving = all
    this.table.arriving = all.map(({ seat }) => seat)
  }

  /** A card was touched: lay it, choose how, or hear from the server why not. */
  touch(face: number, name: string): void {
    const found = ways(this.offers, face, this.armed)
    if (found.length > 1) this.#chosen = face
    else this.table.act(found[0]?.text ?? name)
  }

  stopChoosing(): void {
    this.#chosen = null
  }

  /** Press the UNO button: say it now if it is due, else with the next card. */
  pressUno(): void {
    const chosen = this.#chosen // whoever is choosing goes on choosing
    if (this.offers.uno) this.table.act('uno')
    else if (this.armed) this.armed = false
    else if (this.#mayArm()) this.armed = true
    else this.table.act('uno')
    this.#chosen = chosen
  }

  /** Before one's turn the button can be pressed with few cards in hand; whether it counts is for the server to say. */
  #mayArm(): boolean {
    const offered = [...this.offers.plays.values()].flat().some((play) => play.call)
    return offered || this.offers.gifts.some((gift) => gift.call) || (this.round?.hand.length ?? 9) <= 2
  }

  // By key and by ear

  press(command: Command): boolean {
    if (command === 'hint') this.hints.ask()
    else if (command === 'uno') this.pressUno()
    else this.table.act(command === 'draw' ? 'draw' : 'pass')
    return true
  }

  tell(question: 'hand' | 'middle'): string {
    return question === 'hand' ? handText(this) : pilesText(this)
  }

  chances(): readonly string[] {
    return chances(this)
  }

  /** After a draw that does not help, or when skipped: nobody is asked who has no choice. Others come first. */
  only(): string | null {
    const { offers } = this
    const asked = MERELY_PASSED.has(this.round?.phase ?? -1) && offers.pass && !offers.draw && offers.plays.size === 0
    return asked && !offers.uno && offers.catches.length === 0 ? 'pass' : null
  }

  // What the table tells

  acting(): void {
    this.#chosen = null
  }

  hear(answer: DraftChecked | HintGiven): void {
    if (answer.is === 'hint') this.hints.hear(answer)
  }

  refused(_key: string, problem: Problem): void {
    this.hints.clear()
    this.table.refuse(problem)
  }

  told(news: readonly News[]): void {
    if (news.some((each) => each.is !== 'said' && each.is !== 'reacted' && each.is !== 'table')) this.hints.clear()
    if (news.some((each) => each.is === 'dealt')) this.before = null
    else if (this.landing === 0) this.before = this.round?.colour ?? null
    if (news.some((each) => each.is === 'laid' && each.seat === this.table.seat)) this.armed = false
  }

  /** What was being chosen may not be there any more. */
  moved(): void {
    if ((this.choosing?.length ?? 0) < 2) this.#chosen = null
    if (this.table.table?.status !== 'playing') this.armed = false
  }
}
