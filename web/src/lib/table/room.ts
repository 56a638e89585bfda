/**
 * What the page needs of a game. Each folder of `lib/games` exports one `GameRoom` as `room`; `lib/games/rooms.ts` finds it
 * by the game of an edition. What the home page and the table maker need is there at once, the table itself is loaded when
 * somebody sits down at one.
 *
 * A room knows how things look and what they are called. It knows no rule: what may be done is what the server offers.
 */

import type { Component } from 'svelte'
import type { Language } from '../i18n/languages.ts'
import type { RefusalContext } from '../i18n/refusals.ts'
import type { Texts } from '../i18n/texts.svelte.ts'
import type { News, RoundView, Settings } from '../protocol/messages.ts'
import type { GameDealing } from '../proof/dealing.ts'
import type { Sound } from '../ui/sound.ts'
import type { KeyHelp } from './keys.ts'
import type { Moment } from './moments.ts'
import type { Table } from './table.svelte.ts'

/** An edition and its house rules. */
export type Rules = Pick<Required<Settings>, 'edition' | 'options'>

/** A set of house rules that many tables play; laid over whatever edition is chosen. */
export interface Preset {
  readonly name: string
  /** What it contains, in a sentence. */
  readonly about: string
  readonly options: Readonly<Record<string, string>>
}

/** A heading of the maker's options, and the mechanics below it. */
export interface Heading {
  readonly name: string
  readonly groups: readonly string[]
}

/** An option that is too rich for a switch, a choice or a number. */
export interface OptionEditor {
  readonly option: string
  /** The value that means that it is not used. */
  readonly unused: string
  readonly clause: string
  readonly load: () => Promise<{ default: Component<{ value: string; rules: Rules; onchange: (value: string) => void }> }>
}

/** A game that the home page starts with one tap. */
export interface QuickStart {
  readonly label: string
  /** One sentence about the game. */
  readonly about: string
  readonly players: number
  /** The edition that a reader of this language knows best. */
  edition(language: Language): string
}

/** What the page shows of a round whatever the game. */
export interface RoundFacts {
  readonly players: number
  /** How many cards or tiles each seat holds. */
  readonly held: readonly number[]
  /** Whether play goes to the left; null: that does not matter in this game. */
  readonly onwards: boolean | null
  /** Seats that may still have something to do before the round goes on. */
  readonly owing: readonly number[]
  /** What else everybody knows of a seat. */
  notes(seat: number, name: (seat: number) => string): readonly string[]
}

/** A move that is offered somewhere else than among one's own: at a seat, in the menu. */
export interface OfferedMove {
  readonly action: string
  readonly label: string
}

/** A sound, so many milliseconds after the news. */
export interface TimedSound {
  readonly sound: Sound
  readonly after: number
  /** How far something has grown: it sounds higher. */
  readonly level?: number
}

/** What sentences need to know of a table. */
export interface Context {
  readonly rules: Rules | null
  /** The reader's own seat, who is addressed as “you”. */
  readonly me?: number | null
  /** Who sits in a seat. */
  name(seat: number): string
  /** What happened before it, the latest first. */
  earlier?(news: News): readonly News[]
}

/** The people of a sentence: their names, and which of them is the reader (`name`, `target` or `none`). */
export function people({ me, name }: Context, doer: number, other?: number): { name: string; me: string; other?: string } {
  const which = me == null ? 'none' : me === doer ? 'name' : me === other ? 'target' : 'none'
  return { name: name(doer), me: which, ...(other === undefined ? {} : { other: name(other) }) }
}

export interface GameRoom {
  readonly game: string
  /** The game's messages. */
  readonly texts: Texts
  /** Whether the rule book has clauses of this game. */
  readonly hasBook: boolean
  /** The aim of the game, in a sentence; empty: the book shows none. */
  readonly aim: string
  /** A card or tile by its notation, as the rule book draws it; null: it draws none. */
  readonly Piece: Component<{ piece: string; rules: Rules }> | null
  pieceName(piece: string, rules: Rules): string
  /** What pieces that differ only in their colour have in common. */
  pieceKind(piece: string): string
  /** What the legend of its pieces is called; empty: there is none. */
  readonly legendTitle: string

  // Home page and table maker

  readonly quickStart: QuickStart | null
  /** A picture for the home page. */
  readonly Emblem: Component | null
  editionName(edition: string): string
  /** One sentence about an edition; empty: there is none. */
  editionAbout(edition: string): string
  /** Whether the table maker offers an edition. */
  offersEdition(edition: string): boolean
  readonly EditionPicture: Component<{ edition: string }> | null
  readonly presets: readonly Preset[]
  /** Null: all options below one heading. */
  readonly headings: readonly Heading[] | null
  /** Parts of the rule book that are called otherwise than in the card game. */
  readonly partNames: Readonly<Record<string, string>>
  /** The button that deals. */
  readonly dealLabel: string
  readonly editors: readonly OptionEditor[]
  /** A house rule as a list of the table's rules says it, in one line or several. */
  settingTexts(name: string, value: string, rules: Rules): readonly string[]
  /** What this table has to add to a clause of the rule book. */
  clauseRemarks(clause: string, rules: Rules): readonly string[]

  // The table

  /** Loads the component that shows a round. */
  readonly loadTable: () => Promise<{ default: Component<{ table: Table }> }>
  /** Loads what recomputes its deals and draws; null: this page cannot do that. */
  readonly loadDealing: (() => Promise<{ dealing: GameDealing }>) | null
  facts(view: RoundView): RoundFacts | null
  /** What the table waits for, as one line. */
  prompt(table: Table): string
  /** What can be done about another player, such as catching them. */
  seatMoves(table: Table, seat: number): readonly OfferedMove[]
  /** The keys that its table has besides those of every table, for the list of keys. */
  readonly keys: readonly KeyHelp[]
  /** What is rarely done, for the table's menu. */
  menuMoves(table: Table): readonly OfferedMove[]
  /** `7 cards`. */
  heldText(count: number): string
  /** A hidden card or tile. */
  readonly Back: Component<{ rules: Rules | null }>
  /** The hands that were left when a round was over; null: this game shows none. */
  readonly Leftovers: Component<{ table: Table }> | null

  /** What a seat still held, open, at the end of a round; null: this game shows nothing. */
  readonly Revealed: Component<{ table: Table; seat: number }> | null

  // Events and refusals

  /** Events as people tell them: what belongs together becomes one. */
  condensed(news: readonly News[]): readonly News[]
  /** What happened, in a sentence; null for what nobody needs to be told. */
  newsText(news: News, context: Context): string | null
  /** A new round has been dealt. */
  isDeal(news: News): boolean
  /** Worth showing at a seat as its last move. */
  isMove(news: News): boolean
  /** A last move in a word; empty where it is shown as a picture, or not at all. */
  moveText(news: News): string
  /** Whether `NewsPicture` has something to show. */
  isPictured(news: News): boolean
  readonly NewsPicture: Component<{ news: News; rules: Rules | null }> | null
  sounds(news: readonly News[], me: number | null): readonly TimedSound[]
  /** What is said large or at a seat when it happens. */
  moments(news: readonly News[], me: number | null, name: (seat: number) => string): readonly Moment[]
  /** An argument of a refusal in words; null: none of this game's. `view`: what is seen of the round, where there is one. */
  argument(name: string, value: string, rules: Rules | null, view: RoundView | null): string | null
}

/** Finds the room of an edition's game. */
export type RoomOf = (edition: string) => GameRoom

/** How refusals of a game are put into words. */
export function refusalContext(room: GameRoom, { rules, name }: Context, view: RoundView | null = null): RefusalContext {
  return { texts: room.texts, name, argument: (each, value) => room.argument(each, value, rules, view) }
}
