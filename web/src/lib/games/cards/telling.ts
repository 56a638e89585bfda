/** What the card table tells by key and by ear: the hand, the piles, what can be done just now. */

import { t } from '../../i18n/texts.svelte.ts'
import type { CardGame } from './cardGame.svelte.ts'
import { cardName, colourName } from './sentences.ts'

function listed(game: CardGame, faces: Iterable<number>): string {
  return [...faces].map((face) => cardName(face, game.palette)).join(', ')
}

/** The own cards, and which of them can be played. */
export function handText(game: CardGame): string {
  const hand = game.round?.hand ?? []
  if (hand.length === 0) return ''
  const held = t('web-told-hand', { pieces: listed(game, hand) })
  const { plays } = game.offers
  return plays.size === 0 ? held : `${held} ${t('web-told-fit', { pieces: listed(game, plays.keys()) })}`
}

/** The top card, the colour in force, what is to be drawn. */
export function pilesText(game: CardGame): string {
  const { round } = game
  const top = round?.discards.at(-1)
  if (round === null || top === undefined) return ''
  const lines = [t('web-top', { card: cardName(top, game.palette, true) }), `${t('web-colour-in-force')} ${colourName(round.colour, game.palette)}.`]
  if (round.debt > 0) lines.push(t('web-told-debt', { held: t('web-seat-cards', { cards: round.debt }) }))
  return lines.join(' ')
}

/** A card that can be laid out of turn, in words, for as long as it can; empty: none. */
export function outOfTurn(game: CardGame): string {
  const [face] = game.offers.plays.keys()
  if (game.table.myTurn || face === undefined) return ''
  return t(game.round?.layer === game.table.seat ? 'web-call-follow' : 'web-call-jump', { card: cardName(face, game.palette) })
}

/** What pulses, in words. */
export function chances(game: CardGame): string[] {
  const { offers, table } = game
  const found = offers.catches.map((seat) => t('web-due-catch', { name: table.name(seat) }))
  if (offers.uno) found.push(t('web-due-uno'))
  if (offers.vote) found.push(t('web-vote', { name: table.name(game.round?.accused ?? 0) }))
  const chance = outOfTurn(game)
  return chance === '' ? found : [...found, chance]
}
