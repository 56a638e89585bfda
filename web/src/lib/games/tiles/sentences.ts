/** Tiles, events and prompts of the tile game in words. */

import { t } from '../../i18n/texts.svelte.ts'
import type { News } from '../../protocol/messages.ts'
import { people, type Context } from '../../table/room.ts'
import { HUES } from '../../ui/colours.ts'
import { colourOf, HIDDEN_TILE, isJoker, numberOf, parseGroup, parseTile, wordOf, type Word } from './tiles.ts'

/** `red 5`, `joker`. */
export function tileName(kind: number): string {
  if (isJoker(kind)) return t('web-tile-joker')
  return t('card-number', { colour: HUES.standard[colourOf(kind)] ?? 'red', number: String(numberOf(kind)) })
}

/** `the red 5`, within a sentence. */
export function theTile(kind: number): string {
  if (isJoker(kind)) return t('tile-joker')
  return t('the-card-number', { colour: HUES.standard[colourOf(kind)] ?? 'red', number: String(numberOf(kind)) })
}

/** `red 5`; a joker with what it stands for. */
export function standingName(kind: number, stands: number | null): string {
  if (!isJoker(kind)) return tileName(kind)
  return stands === null ? t('web-tile-joker') : t('web-tile-joker-as', { tile: tileName(stands) })
}

const WORDS: Readonly<Record<Word, string>> = {
  draw2: 'web-tile-draw2',
  skip: 'web-tile-skip',
  reverse: 'web-tile-reverse',
  wild4: 'web-tile-wild4',
}

/** On a rack a word tile says what it can do. */
export function rackName(kind: number): string {
  const word = wordOf(kind)
  return word === null ? tileName(kind) : t(WORDS[word], { tile: tileName(kind) })
}

const EFFECTS: Readonly<Record<Word, string>> = {
  draw2: 'web-tiles-effect-draw2',
  skip: 'web-tiles-effect-skip',
  reverse: 'web-tiles-effect-reverse',
  wild4: 'web-tiles-effect-wild4',
}

export function effectName(kind: number): string {
  return t(EFFECTS[wordOf(kind) ?? 'skip'])
}

const FAULTS: Readonly<Record<string, string>> = {
  'rummy-group-too-short': 'web-tiles-fault-short',
  'rummy-group-mixed': 'web-tiles-fault-mixed',
  'rummy-run-gap': 'web-tiles-fault-gap',
  'rummy-run-twice': 'web-tiles-fault-twice',
  'rummy-set-colour-twice': 'web-tiles-fault-colour',
  'rummy-set-second-joker': 'web-tiles-fault-joker',
  'rummy-jokers-adjacent': 'web-tiles-fault-jokers',
}

/** What is wrong with a group, in a word or two. */
export function faultName(code: string): string {
  return t(FAULTS[code] ?? 'web-refused')
}

/** Whether a refusal is about one group, which then bears it. */
export function isFault(code: string): boolean {
  return code in FAULTS
}

/** A group as a refusal writes it (`R:3.4`), in words. */
export function groupName(text: string): string {
  return parseGroup(text).map((piece) => (piece.joker ? standingName(48, piece.cell < 48 ? piece.cell : null) : tileName(piece.cell))).join(', ')
}

/** An argument of a refusal in words; null: none of this game's. */
export function tileArgument(name: string, value: string): string | null {
  if (name === 'tiles') return groupName(value)
  const kind = name === 'tile' ? parseTile(value) : null
  return kind === null ? null : theTile(kind)
}

/** A last move in a word. */
export function tileMoveText(news: News): string {
  switch (news.is) {
    case 'tile-drew':
      return `+${news.tiles.length}`
    case 'tile-kept':
      return t('web-last-kept')
    case 'tile-called':
      return 'UNO!'
    case 'tile-skipped':
      return t('web-last-skipped')
    default:
      return ''
  }
}

const listed = (kinds: readonly number[]): string => kinds.map(tileName).join(', ')

/** What happened, in a sentence; null for what nobody needs to be told. */
export function tileNewsText(news: News, context: Context): string | null {
  const who = (seat: number, other?: number): Record<string, string> => people(context, seat, other)
  switch (news.is) {
    case 'tile-drewforstart':
      return t('web-log-tile-start', { tiles: news.tiles.map(([seat, kind]) => `${seat === context.me ? t('web-you') : context.name(seat)} (${tileName(kind)})`).join(', ') })
    case 'tile-dealt':
      return t('web-log-tile-dealt', who(news.starter))
    case 'tile-laid':
      return t(news.taken > 0 ? 'web-log-tile-taken' : 'web-log-tile-laid', { ...who(news.seat), tiles: listed(news.tiles) })
    case 'tile-drew': {
      const why = { turn: 'web-log-tile-drew', effect: 'web-log-tile-drew-effect', caught: 'web-log-tile-drew-caught' }[news.why]
      const told = t(why, { ...who(news.seat), tiles: news.tiles.length })
      const seen = news.tiles.filter((kind) => kind !== HIDDEN_TILE)
      if (seen.length === 0) return told
      const own = t('web-log-tile-drew-own', { ...who(news.seat), tiles: listed(seen) })
      return news.why === 'turn' ? own : `${told} ${own}`
    }
    case 'tile-kept':
      return t('web-log-tile-kept', who(news.seat))
    case 'tile-skipped':
      return t('web-log-skipped', who(news.seat))
    case 'tile-turned':
      return t('web-log-turned')
    case 'tile-called':
      return t('web-log-uno', who(news.seat))
    case 'tile-caught':
      return t('web-log-caught', who(news.by, news.seat))
    case 'tile-roundover':
      return t(news.ending === 'pool' ? 'web-log-tile-pool' : 'web-log-round-won', who(news.winner))
    default:
      return null // who took the turn, which word tile acts: what follows from it is told
  }
}
