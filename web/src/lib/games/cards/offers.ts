/** What the server offers a seat, sorted by where it is shown. An offer is a text; here is no rule of the game. */

import { COLOURS, FACE, parseCards } from './faces.ts'

export interface Play {
  readonly text: string
  readonly face: number
  readonly also: readonly number[]
  readonly colour: number | null
  readonly call: boolean
}

export interface Gift {
  readonly text: string
  readonly target: number
  readonly cards: readonly number[]
  readonly call: boolean
}

export interface Offers {
  readonly plays: ReadonlyMap<number, readonly Play[]>
  readonly draw: boolean
  readonly pass: boolean
  readonly uno: boolean
  readonly doubt: boolean
  readonly vote: boolean
  readonly catches: readonly number[]
  readonly colours: readonly number[]
  readonly hands: readonly ('hands.left' | 'hands.right')[]
  readonly picks: readonly number[]
  readonly gifts: readonly Gift[]
  readonly accuses: readonly number[]
}

const PLAY = /^((?:[rygb][0-9DSR]|[WFU]|X[123])(?:\+(?:[rygb][0-9DSR]|[WFU]|X[123]))*)(?:=([rygb]))?(!?)$/
const GIFT = /^give\.(\d)\.([^!]+)(!?)$/

export function parsePlay(text: string): Play | null {
  const found = PLAY.exec(text)
  if (!found) return null
  const cards = (found[1] ?? '').split('+').map((name) => FACE.get(name) ?? -1)
  const face = cards.pop() ?? -1
  return { text, face, also: cards, colour: found[2] ? hue(found[2]) : null, call: found[3] === '!' }
}

function hue(letter: string): number {
  return COLOURS.indexOf(letter as (typeof COLOURS)[number])
}

function parseGift(text: string): Gift | null {
  const found = GIFT.exec(text)
  if (!found) return null
  return { text, target: Number(found[1]), cards: parseCards(found[2] ?? ''), call: found[3] === '!' }
}

function aimed(offers: readonly string[], verb: string): number[] {
  return offers.filter((text) => text.startsWith(`${verb}.`)).map((text) => Number(text.slice(verb.length + 1)))
}

export function sortOffers(offers: readonly string[]): Offers {
  const plays = new Map<number, Play[]>()
  for (const text of offers) {
    const play = parsePlay(text)
    if (play) plays.set(play.face, [...(plays.get(play.face) ?? []), play])
  }
  return {
    plays,
    draw: offers.includes('draw'),
    pass: offers.includes('pass'),
    uno: offers.includes('uno'),
    doubt: offers.includes('doubt'),
    vote: offers.includes('aye'),
    catches: aimed(offers, 'catch'),
    colours: offers.filter((text) => /^=[rygb]$/.test(text)).map((text) => hue(text.charAt(1))),
    hands: offers.filter((text): text is 'hands.left' | 'hands.right' => text.startsWith('hands.')),
    picks: aimed(offers, 'pick'),
    gifts: offers.map(parseGift).filter((gift) => gift !== null),
    accuses: aimed(offers, 'accuse'),
  }
}

/** The ways to lay a card that are left to choose from: which cards with it, which colour. The call is no choice here:
 * whoever has pressed the button calls where that is offered. Nor is a colour where the card is offered without one. */
export function ways(offers: Offers, face: number, call: boolean): readonly Play[] {
  const all = offers.plays.get(face) ?? []
  const coloured = all.filter((play) => play.colour !== null)
  const plain = all.filter((play) => play.colour === null)
  const without = plain.find((play) => play.call === call) ?? plain.find((play) => !play.call)
  if (coloured.length > 0 && without) return [without]
  const found = new Map<string, Play>()
  for (const play of coloured.length > 0 ? coloured : all) {
    const bare = play.text.replace('!', '')
    const known = found.get(bare)
    if (known === undefined || play.call === call) found.set(bare, play)
  }
  return [...found.values()]
}
