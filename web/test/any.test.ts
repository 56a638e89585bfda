import { describe, expect, it } from 'vitest'
import { Bundle } from '../src/lib/i18n/bundle.ts'
import type { Texts } from '../src/lib/i18n/texts.svelte.ts'
import { roomOf, ROOMS_KNOWN } from '../src/lib/games/rooms.ts'
import { colourClass, moveText, nameOnTable, phraseText, phraseTexts, sortMoves } from '../src/lib/games/any/phrases.ts'
import type { AnyCard, AnyView, Phrase } from '../src/lib/protocol/messages.ts'

const GAME = `
# Of a game from outside.
card = { $rank } of { $suit }
suit-h = hearts
event-played = { $seat } plays { $card }.
event-swapped = { $seat } swaps with { $other }, { $count } times.
colour = it is { colour-red }
web-home = Ours
`
const page = new Bundle(['en'], 'web-home = Home\ncolour-red = red\nweb-other = Other')

function textsOf(bundle: Bundle): Texts {
  return { t: (key, args) => bundle.format(key, args ?? null) ?? key, has: (key) => bundle.has(key) }
}
const name = (seat: number): string => ['Anna', 'Ben'][seat] ?? '?'
const phrase = (key: string, args: Phrase['args'] = {}): Phrase => ({ key, args })
const card = (text: string, colour = 'red'): AnyCard => ({ text, name: phrase('card', { rank: text.charAt(0), suit: phrase(`suit-${text.charAt(1)}`) }), colour })

describe('the texts of a game', () => {
  const extended = page.extended(GAME)

  it('come before those of the page, which stay', () => {
    expect(['web-home', 'web-other', 'suit-h'].map((key) => extended.format(key, null))).toEqual(['Ours', 'Other', 'hearts'])
    expect(page.format('web-home', null)).toBe('Home')
    expect([page.has('suit-h'), extended.has('suit-h'), extended.has('no-such-key')]).toEqual([false, true, false])
  })
  it('may quote those of the page', () => {
    expect(extended.format('colour', null)).toBe('it is red')
  })
})

describe('phrases', () => {
  const texts = textsOf(page.extended(GAME))

  it('are sentences with phrases in them, seats by their names and numbers as numbers', () => {
    expect(phraseText(phrase('event-played', { seat: 1, card: card('7h').name }), texts, name)).toBe('Ben plays 7 of hearts.')
    expect(phraseText(phrase('event-swapped', { seat: 0, other: 1, count: 2 }), texts, name)).toBe('Anna swaps with Ben, 2 times.')
  })
  it('are left out while their messages are not there; cards and moves have their notation', () => {
    const none = textsOf(page)
    expect(phraseTexts([phrase('event-played', { seat: 1 }), phrase('web-other')], none, name)).toEqual(['Other'])
    expect(moveText({ action: 'draw', name: phrase('move-draw') }, none, name)).toBe('draw')
  })
})

it('names a card of a refusal as the table does', () => {
  const texts = textsOf(page.extended(GAME))
  const view: AnyView = {
    game: 'any', seat: 0, hand: [card('7h')], moves: [], turn: 0, over: false, seats: [], facts: [],
    areas: [{ name: phrase('web-other'), cards: [card('9h')], hidden: 0 }],
  }
  expect(['7h', '9h', '8h'].map((text) => nameOnTable(text, view, texts))).toEqual(['7 of hearts', '9 of hearts', null])
  expect([nameOnTable('7h', null, texts), nameOnTable('7h', view, textsOf(page))]).toEqual([null, null])
})

it('makes a move with a card where the move is that card', () => {
  const moves = ['7h', 'Jh=s', 'draw'].map((action) => ({ action, name: phrase(action) }))
  const sorted = sortMoves([card('7h'), card('Jh'), card('7h')], moves)
  expect([...sorted.cards.keys()]).toEqual(['7h'])
  expect(sorted.others.map((move) => move.action)).toEqual(['Jh=s', 'draw'])
})

it('takes no colour that it does not know for a class', () => {
  expect([card('7h', 'blue'), card('7h', ''), card('7h', 'felt" onclick="')].map(colourClass)).toEqual(['blue', '', ''])
})

describe('rooms', () => {
  it('are found by the game of an edition, and every other game gets the plain one', () => {
    expect(ROOMS_KNOWN.map((room) => room.hasBook)).toEqual([true, true])
    expect([roomOf('classic/fr').game, roomOf('classic/de')]).toEqual(['classic', roomOf('classic/fr')])
    expect([roomOf('trio/plain').game, roomOf('trio/plain').hasBook]).toEqual(['trio', false])
    expect(roomOf('trio/plain')).not.toBe(roomOf('quartet/plain'))
    expect(roomOf('constructor/x').hasBook).toBe(false)
    expect(roomOf('').hasBook).toBe(false)
  })

  it('read what the seats show, each from the views of its own game', () => {
    const view: AnyView = {
      game: 'any', seat: 0, hand: [], moves: [], turn: 1, over: false, areas: [], facts: [],
      seats: [{ held: 5, notes: [phrase('web-other')] }, { held: 1, notes: [] }],
    }
    expect(roomOf('trio/plain').facts(view)).toMatchObject({ players: 2, held: [5, 1], onwards: null, owing: [] })
    expect([roomOf('classic/fr').facts(view), roomOf('rummy/en').facts(view)]).toEqual([null, null])
  })
})
