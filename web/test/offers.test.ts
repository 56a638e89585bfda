import { describe, expect, it } from 'vitest'
import { cardsText, FACE, look, NAMES, parseCards } from '../src/lib/games/cards/faces.ts'
import { sortOffers, ways } from '../src/lib/games/cards/offers.ts'

const face = (name: string): number => FACE.get(name) ?? -1

describe('offers', () => {
  it('sorts what the server offers by where it is shown', () => {
    const offers = sortOffers(['r5', 'r5!', 'draw', 'catch.2', 'accuse.1', 'uno', '=g', 'hands.left', 'pick.3', 'give.1.r5r6'])
    expect([...offers.plays.keys()]).toEqual([face('r5')])
    expect(offers).toMatchObject({ draw: true, pass: false, uno: true, catches: [2], accuses: [1], colours: [2], hands: ['hands.left'], picks: [3] })
    expect(offers.gifts).toEqual([{ text: 'give.1.r5r6', target: 1, cards: [face('r5'), face('r6')], call: false }])
  })

  it('lays with the call when the button is pressed and the call is offered', () => {
    const offers = sortOffers(['r5', 'r5!', 'g2'])
    expect(ways(offers, face('r5'), false).map((way) => way.text)).toEqual(['r5'])
    expect(ways(offers, face('r5'), true).map((way) => way.text)).toEqual(['r5!'])
    expect(ways(offers, face('g2'), true).map((way) => way.text)).toEqual(['g2'])
  })

  it('asks for the colour of a Wild, and for the cards below', () => {
    const offers = sortOffers(['W=r', 'W=y', 'W=g', 'W=b', 'b5', 'r5+b5', 'r5+b5!'])
    expect(ways(offers, face('W'), false).map((way) => way.colour)).toEqual([0, 1, 2, 3])
    expect(ways(offers, face('b5'), false).map((way) => way.text)).toEqual(['b5', 'r5+b5'])
    expect(ways(offers, face('r5'), false)).toEqual([])
  })
  it('asks for no colour where the card is offered without one', () => {
    const colours = ['W=r', 'W=y', 'W=g', 'W=b']
    const last = sortOffers([...colours, 'W', 'draw'])
    expect(ways(last, face('W'), false).map((way) => way.text)).toEqual(['W'])
    expect(ways(last, face('W'), true).map((way) => way.text)).toEqual(['W'])
    const called = sortOffers([...colours, ...colours.map((text) => `${text}!`), 'W!', 'draw'])
    expect(ways(called, face('W'), true).map((way) => way.text)).toEqual(['W!'])
    expect(ways(called, face('W'), false).map((way) => way.text)).toEqual(colours)
  })
})

describe('faces', () => {
  it('knows every card by its name and back', () => {
    expect(NAMES).toHaveLength(58)
    for (const [number, name] of NAMES.entries()) expect(parseCards(name)).toEqual([number])
    expect(cardsText([face('r6'), face('r5')])).toBe('r5r6')
    expect(look(face('gD'))).toEqual({ kind: 'draw2', colour: 2, number: '' })
    expect(look(63).kind).toBe('back')
  })
})
