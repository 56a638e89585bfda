/** The cards, events and refusals of the card game in words. Mirrors `pioche.classic.sentences`. */

import { t } from '../../i18n/texts.svelte.ts'
import { catalogue } from '../../protocol/catalogue.svelte.ts'
import type { News } from '../../protocol/messages.ts'
import { people, type Context, type Rules } from '../../table/room.ts'
import { HUES, type Palette } from '../../ui/colours.ts'
import { paletteOf } from './editions.ts'
import { COLOURS, FACE, HIDDEN, look } from './faces.ts'

const CARD = {
  number: 'card-number',
  draw2: 'card-draw2',
  skip: 'card-skip',
  reverse: 'card-reverse',
  wild: 'card-wild',
  wild4: 'card-wild4',
  uno: 'card-uno',
  blank: 'card-blank',
} as const

/** `red 5`; within a sentence, definite, `the red 5`. */
export function cardName(face: number, palette: Palette, definite = false): string {
  const { kind, colour, number } = look(face)
  if (kind === 'back') return t('web-card-hidden')
  const args: Record<string, string> = {}
  if (colour !== null) args['colour'] = HUES[palette][colour] ?? 'red'
  if (number !== '') args['number'] = number
  return t(definite ? `the-${CARD[kind]}` : CARD[kind], args)
}

export function colourName(colour: number | null, palette: Palette): string {
  return t(colour === null ? 'colour-none' : `colour-${HUES[palette][colour] ?? 'none'}`)
}

const dashes = (name: string): string => name.replaceAll('_', '-')

/** An argument of a refusal in words; null: none of this game's. */
export function cardArgument(name: string, value: string, rules: Rules | null): string | null {
  switch (name) {
    case 'card':
    case 'top':
    case 'drawn': {
      const face = FACE.get(value)
      return face === undefined ? null : cardName(face, paletteOf(rules), true)
    }
    case 'colour': {
      const colour = COLOURS.indexOf(value as (typeof COLOURS)[number])
      return colourName(colour < 0 ? null : colour, paletteOf(rules))
    }
    case 'effect':
      return t(`blank-effect-${dashes(value)}`)
    case 'target':
      return t(`blank-target-${dashes(value)}`)
    default:
      return null
  }
}

/** Cards that somebody draws one after another are drawn together; who draws at once need not be told to. */
export function condensed(news: readonly News[]): News[] {
  const found: News[] = []
  for (const [number, each] of news.entries()) {
    const next = news[number + 1]?.is === 'reshuffled' ? news[number + 2] : news[number + 1]
    if (each.is === 'owes' && next?.is === 'drew' && next.seat === each.seat) continue
    const before = found.at(-1)
    if (each.is === 'drew' && before?.is === 'drew' && before.seat === each.seat && before.why === each.why) {
      found[found.length - 1] = { ...before, cards: [...before.cards, ...each.cards] }
    } else found.push(each)
  }
  return found
}

/** A last move in a word. */
export function cardMoveText(news: News): string {
  switch (news.is) {
    case 'drew':
      return `+${news.cards.length}`
    case 'passed':
      return t('web-last-passed')
    case 'skipped':
      return t('web-last-skipped')
    case 'called':
      return news.cards === 0 ? 'UNO UNO!' : 'UNO!'
    default:
      return ''
  }
}

const WHY: readonly string[] = [
  'web-log-drew',
  'web-log-drew-debt',
  'web-log-drew-forgot',
  'web-log-drew-caught',
  'web-log-drew-challenge-lost',
  'web-log-drew-bluff',
  'web-log-drew-black-finish',
  'web-log-drew-nothing-kept',
  'web-log-drew-advice',
  'web-log-drew-effect',
  'web-log-drew-all-parried',
  'web-log-drew-last-card',
]
/** One's own draw on one's turn. */
const ON_TURN = 0
const joined = (one: string, other: string): string => (other === '' ? one : `${one} ${other}`)
const HOW: Readonly<Record<number, string>> = { 1: 'web-log-laid', 2: 'web-log-laid-jump', 3: 'web-log-laid-follow' }
/** How cards that somebody has to draw can be answered, which the last card says. What the edition prints is known once the
 * catalogue is here. */
function answer(news: Extract<News, { is: 'owes' }>, context: Context): string {
  const options: Readonly<Record<string, string>> = { ...catalogue.standard(context.rules?.edition ?? ''), ...context.rules?.options }
  const last = context.earlier?.(news).find((each) => each.is === 'laid' || each.is === 'firstcard')
  const kind = last === undefined ? (news.cards < WILD4 ? 'draw2' : 'wild4') : look(last.face).kind
  const parry = kind === 'wild4' ? options.wild4_parry === 'on' : (options.draw2_parry ?? 'off') !== 'off'
  const jumped = last?.is === 'laid' && last.how === JUMPED
  const challenge = kind === 'wild4' && !jumped && (options.challenge ?? 'off') !== 'off'
  return parry && challenge ? 'both' : parry ? 'parry' : challenge ? 'challenge' : 'none'
}
const WILD4 = 4
const JUMPED = 2
/** What happened, in a sentence; null for what nobody needs to be told. */
export function cardNewsText(news: News, context: Context): string | null {
  const who = (seat: number, other?: number): Record<string, string> => people(context, seat, other)
  const palette = paletteOf(context.rules)
  const card = (face: number): string => cardName(face, palette, true)
  const listed = (faces: readonly number[]): string => faces.map((face) => cardName(face, palette)).join(', ')
  /** Cards that one has got oneself, by their names; empty: they are somebody else's. */
  const seen = (key: string, seat: number | null | undefined, faces: readonly number[]): string =>
    seat !== context.me || faces.length === 0 || faces.includes(HIDDEN) ? '' : t(key, { pieces: listed(faces) })
  switch (news.is) {
    case 'dealt':
      return t('web-log-dealt', who(news.dealer))
    case 'firstcard':
      return t(news.stays ? 'web-log-first' : 'web-log-first-back', { card: card(news.face) })
    case 'laid': {
      if (news.also.length > 0) {
        return t('web-log-laid-several', { ...who(news.seat), card: card(news.face), count: news.also.length + 1 })
      }
      return t(HOW[news.how] ?? 'web-log-laid', { ...who(news.seat), card: card(news.face) })
    }
    case 'drew': {
      const told = t(WHY[news.why] ?? 'web-log-drew', { ...who(news.seat), cards: news.cards.length })
      const own = seen('web-log-drew-own', news.seat, news.cards)
      return news.why === ON_TURN && own !== '' ? own : joined(told, own)
    }
    case 'passed':
      return t('web-log-passed', who(news.seat))
    case 'skipped':
      return t('web-log-skipped', who(news.seat))
    case 'turned':
      return t('web-log-turned')
    case 'colournamed':
      return t('web-log-colour', { ...who(news.seat), colour: colourName(news.colour, palette) })
    case 'owes':
      return t('web-log-owes', { ...who(news.seat), cards: news.cards, answer: answer(news, context) })
    case 'called':
      return t(news.cards === 0 ? 'web-log-uno-uno' : 'web-log-uno', who(news.seat))
    case 'caught':
      return t('web-log-caught', who(news.by, news.seat))
    case 'doubted':
      return t(news.bluff ? 'web-log-doubt-right' : 'web-log-doubt-wrong', who(news.by, news.seat))
    case 'tookback':
      return t('web-log-took-back', who(news.seat))
    case 'handspassed':
      return joined(t('web-log-hands-passed'), seen('web-told-new-hand', context.me, news.hands[context.me ?? -1] ?? []))
    case 'handsswapped': {
      const hand = context.me === news.seat ? news.got : context.me === news.other ? news.gave : []
      return joined(t('web-log-hands-swapped', who(news.seat, news.other)), seen('web-told-new-hand', context.me, hand))
    }
    case 'gave':
      return joined(t('web-log-gave', { ...who(news.seat, news.other), cards: news.cards.length }), seen('web-told-got', news.other, news.cards))
    case 'looked': {
      const held = context.me === news.seat ? t('web-told-count', { name: context.name(news.other), held: listed(news.hand) }) : ''
      return joined(t('web-log-looked', who(news.seat, news.other)), held)
    }
    case 'accused':
      return t('web-log-accused', who(news.by, news.seat))
    case 'voted':
      return t(news.aye ? 'web-log-aye' : 'web-log-nay', who(news.seat))
    case 'judged':
      return t(news.guilty ? 'web-log-guilty' : 'web-log-not-guilty', who(news.seat))
    case 'reshuffled':
      return t('web-log-reshuffled')
    case 'roundover':
      return news.winner === null ? t('web-log-round-nobody') : t('web-log-round-won', who(news.winner))
    default:
      return null
  }
}
