/** The hundred tiles by their numbers, as the server writes them (`pioche.rummy.tiles`, `pioche.rummy.melds`). */

export const CELLS = 48
export const JOKER = 48
/** A joker that has acted, or that was a starting tile. */
export const PLAIN_JOKER = 49
export const HIDDEN_TILE = -1
const COLOURS = 4
const LETTERS = 'RYGB'

/** A tile, or what a joker stands for: which colour (0 to 3) and which number (1 to 12). */
export const colourOf = (cell: number): number => cell % COLOURS
export const numberOf = (cell: number): number => Math.floor(cell / COLOURS) + 1
export const isJoker = (kind: number): boolean => kind >= JOKER

export type Word = 'draw2' | 'skip' | 'reverse' | 'wild4'
const WORDS: Readonly<Record<number, Word>> = { 2: 'draw2', 5: 'skip', 7: 'reverse' }

/** The word that is printed on a tile. */
export function wordOf(kind: number): Word | null {
  return isJoker(kind) ? 'wild4' : (WORDS[numberOf(kind)] ?? null)
}

/** `R5`, `*` for a joker. */
export function tileText(kind: number): string {
  return isJoker(kind) ? '*' : `${LETTERS.charAt(colourOf(kind))}${numberOf(kind)}`
}

/** `R5` as a number; null where that is no tile. */
export function parseTile(text: string): number | null {
  if (text === '*') return JOKER
  if (text === '*=') return PLAIN_JOKER
  const found = /^([RYGB])(\d{1,2})$/.exec(text)
  if (!found) return null
  return (Number(found[2]) - 1) * COLOURS + LETTERS.indexOf(found[1] ?? '')
}

/** A tile in a group on the wire: what it is or stands for, whether it is a joker, where it was before the turn. */
export interface Piece {
  readonly cell: number
  readonly joker: boolean
  /** It lay on the table before. */
  readonly old: boolean
}

const JOKER_BIT = 4

/** A piece of a table that lies there, as the server writes it. */
export function pieceOf(number: number): Piece {
  return { cell: number >> 3, joker: (number & JOKER_BIT) !== 0, old: true }
}

/** A move as the server writes it: the groups as texts too, so that they can be compared. */
export interface Lay {
  readonly groups: readonly { readonly text: string; readonly pieces: readonly Piece[] }[]
  readonly loose: readonly number[]
  /** Word tiles that act, in their order: the number of the group, and what the tile is or stands for. */
  readonly effects: readonly { readonly group: number; readonly cell: number }[]
}

/** `lay R:3.4.*5+ 7:RY*B+ ~G2 !1R5 uno`; null for a move of another kind. */
export function parseLay(text: string): Lay | null {
  if (!text.startsWith('lay ')) return null
  const groups: { text: string; pieces: Piece[] }[] = []
  const loose: number[] = []
  const effects: { group: number; cell: number }[] = []
  for (const part of text.split(' ').slice(1)) {
    const effect = /^!(\d+)(\D\d+)$/.exec(part)
    if (effect) effects.push({ group: Number(effect[1]) - 1, cell: parseTile(effect[2] ?? '') ?? JOKER })
    else if (part.startsWith('~')) loose.push(part === '~*' ? PLAIN_JOKER : (parseTile(part.slice(1)) ?? JOKER))
    else if (part !== '-' && part !== 'uno') groups.push({ text: part, pieces: parseGroup(part) })
  }
  return { groups, loose, effects }
}

export function parseGroup(text: string): Piece[] {
  const run = /^([RYGB]):(.+)$/.exec(text)
  if (run) return (run[2] ?? '').split('.').map((part) => piece(part, (number) => `${run[1]}${number}`))
  const set = /^(\d+):(.+)$/.exec(text)
  if (set) return [...(set[2] ?? '').matchAll(/\*?[RYGB][+=^]?/g)].map(([part]) => piece(part, (letter) => `${letter}${set[1]}`))
  return text.replace(/^\?/, '').split('.').map((part) => piece(part, (name) => name))
}

function piece(text: string, name: (bare: string) => string): Piece {
  const found = /^(\*?)(.*?)([+=^]?)$/.exec(text)
  return { cell: parseTile(name(found?.[2] ?? '')) ?? JOKER, joker: found?.[1] === '*', old: found?.[3] !== '+' && found?.[3] !== '=' }
}
