/** The deals and draws of the card game, recomputed from the seed of a round (docs/deals.md). */

import { same, sorted, type GameDealing, type OpenRound, type Recomputed, type Wrong } from '../../proof/dealing.ts'
import { Stream } from '../../proof/seed.ts'
import { NAMES } from './faces.ts'

const RANKS = 13
const DRAW2 = 10
const [WILD, WILD4, UNO_CARD, BLANK] = [52, 53, 54, 55]
/** The cards of a pack without UnoCards and Blanks. */
const USUAL = 108
const UNO_CARDS = 4

/** The pack in order. Only UnoCards (four or none) and Blanks (at most three) may be added, so its size says which it has. */
export function packOf(size: number): number[] {
  const more = size - USUAL
  const unoCards = more >= UNO_CARDS ? UNO_CARDS : 0
  const copies = (face: number): number => {
    if (face < WILD) return face % RANKS === 0 ? 1 : 2
    if (face <= WILD4) return 4
    return face === UNO_CARD ? unoCards : Number(face - BLANK < more - unoCards)
  }
  return NAMES.flatMap((_, face) => Array.from({ length: copies(face) }, () => face))
}

/** The highest number deals; special cards count 0, and those who tie draw again. */
export async function drawnDealer(seed: string, pack: readonly number[], players: number): Promise<number> {
  const stream = new Stream(seed, 'dealer')
  const worth = (face: number): number => (face < WILD && face % RANKS < DRAW2 ? face % RANKS : 0)
  let seats = Array.from({ length: players }, (_, seat) => seat)
  while (seats.length > 1) {
    const shuffled = await stream.shuffled(pack)
    const drawn = seats.map(() => worth(shuffled.pop() ?? WILD))
    const highest = Math.max(...drawn)
    seats = seats.filter((_, place) => drawn[place] === highest)
  }
  return seats[0] ?? 0
}

/** The pile and the discards as they are, whatever one is told. Nothing here knows a rule of play. */
class Piles {
  pile: number[] = []
  discards: number[] = []
  readonly #seed: string
  #shuffles = 0

  constructor(seed: string) {
    this.#seed = seed
  }

  async shuffle(cards: readonly number[]): Promise<void> {
    this.pile = await new Stream(this.#seed, `shuffle ${this.#shuffles}`).shuffled(cards)
    this.#shuffles += 1
  }

  /** One card at a time from the dealer's left; all is dealt again if no card is left that could be turned up. */
  async deal(pack: readonly number[], players: number, size: number, dealer: number): Promise<number[][]> {
    for (;;) {
      await this.shuffle(pack)
      const hands = Array.from({ length: players }, (): number[] => [])
      for (let each = 0; each < size * players; each += 1) hands[(dealer + 1 + each) % players]?.push(this.pile.pop() ?? WILD)
      if (this.pile.some((face) => !goesBack(face)) || this.pile.length === 0) return hands.map(sorted)
    }
  }

  /** The next card of the pile; an empty one is made anew from the discards below the card that counts. */
  async draw(): Promise<number | undefined> {
    if (this.pile.length === 0) {
      const top = Math.max(0, this.discards.findLastIndex((face) => face !== UNO_CARD))
      await this.shuffle(this.discards.splice(0, top))
    }
    return this.pile.pop()
  }
}

const goesBack = (face: number): boolean => face === WILD4 || face === UNO_CARD

async function rightDealer({ options, before }: OpenRound, seed: string, pack: readonly number[], players: number): Promise<number | null> {
  const last = before.at(-1)
  if (last === undefined || options['dealer'] !== 'passes_left') return drawnDealer(seed, pack, players)
  return last.dealer == null ? null : (last.dealer + 1) % players // of a round that was played elsewhere it is not known
}

async function recompute(round: OpenRound, seed: string): Promise<Recomputed> {
  const view = round.view.game === 'classic' ? round.view : null
  const players = view?.players ?? 0
  const pack = packOf(view === null ? 0 : view.pile + view.discards.length + view.counts.reduce((sum, count) => sum + count, 0))
  const piles = new Piles(seed)
  const seen: Record<number, string[]> = {}
  const got = (seat: number, cards: readonly number[]): void => {
    seen[seat] = [...(seen[seat] ?? []), cards.map((face) => NAMES[face] ?? '').join('') || '-']
  }
  let draws = 0
  let dealt = false
  const wrong = (found: Wrong): Recomputed => ({ wrong: found, draws, seen })
  for (const event of round.events) {
    if (event.is === 'dealt') {
      const dealer = await rightDealer(round, seed, pack, players)
      if (dealer !== null && dealer !== event.dealer) return wrong({ what: 'dealer' })
      const hands = await piles.deal(pack, players, event.hands[0]?.length ?? 0, event.dealer)
      if (hands.length !== event.hands.length || !hands.every((hand, seat) => same(hand, event.hands[seat] ?? []))) return wrong({ what: 'deal' })
      hands.forEach((hand, seat) => got(seat, hand))
      dealt = true
    } else if (event.is === 'firstcard') {
      if (piles.pile.at(-1) !== event.face || goesBack(event.face) === event.stays) return wrong({ what: 'deal' })
      if (event.stays) piles.discards.push(piles.pile.pop() ?? WILD)
      else await piles.shuffle(piles.pile)
    } else if (event.is === 'drew') {
      for (const face of event.cards) {
        draws += 1
        if ((await piles.draw()) !== face) return wrong({ what: 'draw', draw: draws })
      }
      got(event.seat, event.cards)
    } else if (event.is === 'laid') piles.discards.push(...event.also, event.face)
    else if (event.is === 'tookback') piles.discards.pop()
  }
  return dealt ? { wrong: null, draws, seen } : wrong({ what: 'deal' })
}

export const dealing: GameDealing = { recompute }
