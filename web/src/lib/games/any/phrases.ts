/** What a game says, in the reader's language: keys of its own messages with their arguments. */

import type { Texts } from '../../i18n/texts.svelte.ts'
import type { AnyCard, AnyMove, AnyView, Phrase } from '../../protocol/messages.ts'

type Name = (seat: number) => string

const SEATS = new Set(['seat', 'other', 'name'])

const isSeat = (name: string): boolean => SEATS.has(name)

/** A phrase in words; null while its message is not there. `me` is the seat of the reader, whom a message may address. */
export function phraseText(phrase: Phrase, texts: Texts, name: Name, me: number | null = null): string | null {
  if (!texts.has(phrase.key)) return null
  const { other, ...doers } = phrase.args
  const mine = me !== null && [...SEATS].some((each) => doers[each] === me)
  const args: Record<string, string | number> = { me: mine ? 'name' : me !== null && other === me ? 'target' : 'none' }
  for (const [each, value] of Object.entries(phrase.args)) {
    if (typeof value === 'object') args[each] = phraseText(value, texts, name, me) ?? value.key
    else args[each] = typeof value === 'number' && isSeat(each) ? name(value) : value
  }
  return texts.t(phrase.key, args)
}

/** Its name, or its notation while the name is not there. */
export const cardText = (card: AnyCard, texts: Texts, name: Name): string => phraseText(card.name, texts, name) ?? card.text

/** What the game calls a card in notation that is in the own hand or lies open; null for any other. */
export function nameOnTable(text: string, view: AnyView | null, texts: Texts): string | null {
  const shown = view === null ? [] : [...view.hand, ...view.areas.flatMap((area) => area.cards)]
  const card = shown.find((each) => each.text === text)
  return card === undefined ? null : phraseText(card.name, texts, String)
}

export const moveText = (move: AnyMove, texts: Texts, name: Name): string => phraseText(move.name, texts, name) ?? move.action

/** All of them that can be said. */
export function phraseTexts(phrases: readonly Phrase[], texts: Texts, name: Name): string[] {
  return phrases.map((phrase) => phraseText(phrase, texts, name)).filter((text) => text !== null)
}

const COLOURS = new Set(['red', 'black', 'green', 'yellow', 'blue'])

/** The colour of a card as a class; empty for one that the page does not know. */
export const colourClass = (card: AnyCard): string => (COLOURS.has(card.colour) ? card.colour : '')

/** Moves that are exactly one card of the hand are made with that card; the others have buttons of their own. */
export function sortMoves(hand: readonly AnyCard[], moves: readonly AnyMove[]): { readonly cards: ReadonlyMap<string, AnyMove>; readonly others: readonly AnyMove[] } {
  const held = new Set(hand.map((card) => card.text))
  const cards = new Map(moves.filter((move) => held.has(move.action)).map((move) => [move.action, move]))
  return { cards, others: moves.filter((move) => !cards.has(move.action)) }
}
