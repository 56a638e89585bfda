/** Cards, players, refusals and events in words. Mirrors `pioche.classic.sentences`. */

import { COLOURS, FACE, HUES, look, type Palette } from '../games/cards/faces.ts'
import type { News, Problem } from '../protocol/messages.ts'
import { parseTile } from '../games/tiles/tiles.ts'
import { groupName, theTile, tileNewsText } from '../games/tiles/sentences.ts'
import { reactionName } from '../table/reactions.ts'
import { has, t, type Arguments } from './texts.svelte.ts'

/** What words need to know of a table. */
export interface Context {
  readonly palette: Palette
  /** Who sits in a seat. */
  name(seat: number): string
}

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

export function optionName(name: string): string {
  return t(`option-${dashes(name)}`)
}

export function optionHelp(name: string): string {
  return t(`option-${dashes(name)}-help`)
}

export function valueName(option: string, value: string): string {
  const own = `value-${dashes(option)}-${dashes(value)}`
  if (has(own)) return t(own)
  if (value === 'on' || value === 'off') return t(`value-${value}`)
  if (value === '0' && has(`value-${dashes(option)}-none`)) return t(`value-${dashes(option)}-none`)
  return value
}

function settingText(name: string, value: string): string {
  if (name === 'players') return t('setting-players', { players: Number(value) })
  return t('setting', { option: optionName(name), value: valueName(name, value) })
}

function argument(code: string, name: string, value: string | number, context: Context): string | number {
  if (typeof value === 'number') return name === 'seat' ? context.name(value) : value
  switch (name) {
    case 'card':
    case 'top':
    case 'drawn': {
      const face = FACE.get(value)
      return face === undefined ? value : cardName(face, context.palette, true)
    }
    case 'tile': {
      const kind = parseTile(value)
      return kind === null ? value : theTile(kind)
    }
    case 'tiles':
      return groupName(value)
    case 'colour': {
      const colour = COLOURS.indexOf(value as (typeof COLOURS)[number])
      return colourName(colour < 0 ? null : colour, context.palette)
    }
    case 'first':
    case 'second': {
      const [option = '', setting = ''] = value.split('=')
      return settingText(option, setting)
    }
    case 'option':
      return code === 'option-range' ? optionName(value) : value
    case 'choices':
      return value === 'int' ? t('choices-number') : value === 'tuple' ? t('choices-programs') : value
    case 'effect':
      return t(`blank-effect-${dashes(value)}`)
    case 'target':
      return t(`blank-target-${dashes(value)}`)
    default:
      return value
  }
}

/** Why something is not allowed, without the clause. */
export function refusalText(problem: Problem, context: Context): string {
  const key = `refusal-${problem.code}`
  if (!has(key)) return t('web-refused')
  const args: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(problem.args)) args[name] = argument(problem.code, name, value, context)
  return t(key, args)
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
const HOW: Readonly<Record<number, string>> = { 1: 'web-log-laid', 2: 'web-log-laid-jump', 3: 'web-log-laid-follow' }
const TABLE: Readonly<Record<string, string>> = {
  sat: 'web-log-sat',
  bot: 'web-log-sat',
  stood: 'web-log-stood',
  changed: 'web-log-changed',
  started: 'web-log-started',
  pause: 'web-log-pause',
  resumed: 'web-log-resumed',
  absent: 'web-log-absent',
  back: 'web-log-back',
}
const FAULT: Readonly<Record<Extract<News, { is: 'fault' }>['what'], string>> = {
  broken: 'web-log-fault-broken',
  crashed: 'web-log-fault-crashed',
  hung: 'web-log-fault-hung',
  illegal: 'web-log-fault-illegal',
}

/** What happened, in a sentence; null for what nobody needs to be told. */
export function newsText(news: News, context: Context): string | null {
  const who = (seat: number): Arguments => ({ name: context.name(seat) })
  const card = (face: number): string => cardName(face, context.palette, true)
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
    case 'drew':
      return t(WHY[news.why] ?? 'web-log-drew', { ...who(news.seat), cards: news.cards.length })
    case 'passed':
      return t('web-log-passed', who(news.seat))
    case 'skipped':
      return t('web-log-skipped', who(news.seat))
    case 'turned':
      return t('web-log-turned')
    case 'colournamed':
      return t('web-log-colour', { ...who(news.seat), colour: colourName(news.colour, context.palette) })
    case 'owes':
      return t('web-log-owes', { ...who(news.seat), cards: news.cards })
    case 'called':
      return t(news.cards === 0 ? 'web-log-uno-uno' : 'web-log-uno', who(news.seat))
    case 'caught':
      return t('web-log-caught', { name: context.name(news.by), other: context.name(news.seat) })
    case 'doubted':
      return t(news.bluff ? 'web-log-doubt-right' : 'web-log-doubt-wrong', {
        name: context.name(news.by),
        other: context.name(news.seat),
      })
    case 'tookback':
      return t('web-log-took-back', who(news.seat))
    case 'handspassed':
      return t('web-log-hands-passed')
    case 'handsswapped':
      return t('web-log-hands-swapped', { ...who(news.seat), other: context.name(news.other) })
    case 'gave':
      return t('web-log-gave', { ...who(news.seat), other: context.name(news.other), cards: news.cards.length })
    case 'looked':
      return t('web-log-looked', { ...who(news.seat), other: context.name(news.other) })
    case 'accused':
      return t('web-log-accused', { name: context.name(news.by), other: context.name(news.seat) })
    case 'voted':
      return t(news.aye ? 'web-log-aye' : 'web-log-nay', who(news.seat))
    case 'judged':
      return t(news.guilty ? 'web-log-guilty' : 'web-log-not-guilty', who(news.seat))
    case 'reshuffled':
      return t('web-log-reshuffled')
    case 'roundover':
      return news.winner === null ? t('web-log-round-nobody') : t('web-log-round-won', who(news.winner))
    case 'said':
      return t('web-log-said', { name: news.name, text: news.text })
    case 'reacted':
      return t('web-log-said', { name: context.name(news.seat), text: reactionName(news.what) })
    case 'fault':
      return t(FAULT[news.what], who(news.seat))
    case 'table': {
      const key = TABLE[news.what]
      return key === undefined ? null : t(key, { name: news.seat == null ? (news.name ?? '') : context.name(news.seat) })
    }
    default:
      return tileNewsText(news, (seat) => context.name(seat))
  }
}
