/** The cards by their numbers, as the server writes them. What a card may do is never decided here. */

export const COLOURS = ['r', 'y', 'g', 'b'] as const
const RANKS = '0123456789DSR'
const BLACK = ['W', 'F', 'U', 'X1', 'X2', 'X3']
export const NAMES: readonly string[] = [...COLOURS.flatMap((colour) => [...RANKS].map((rank) => colour + rank)), ...BLACK]
export const FACE: ReadonlyMap<string, number> = new Map(NAMES.map((name, face) => [name, face]))
export const HIDDEN = 63
const WILD = 52

export type Kind = 'number' | 'draw2' | 'skip' | 'reverse' | 'wild' | 'wild4' | 'uno' | 'blank' | 'back'

export interface Look {
  readonly kind: Kind
  /** 0 to 3; null for black and white cards. */
  readonly colour: number | null
  /** The digit of a number, which of the white cards; else empty. */
  readonly number: string
}

export function look(face: number): Look {
  const name = NAMES[face]
  if (name === undefined) return { kind: 'back', colour: null, number: '' }
  if (face < WILD) {
    const rank = name.charAt(1)
    const kind = ({ D: 'draw2', S: 'skip', R: 'reverse' } as const)[rank] ?? 'number'
    return { kind, colour: Math.floor(face / 13), number: kind === 'number' ? rank : '' }
  }
  if (name.startsWith('X')) return { kind: 'blank', colour: null, number: name.charAt(1) }
  return { kind: ({ W: 'wild', F: 'wild4', U: 'uno' } as const)[name] ?? 'back', colour: null, number: '' }
}

/** `r5r6` as faces. */
export function parseCards(text: string): number[] {
  return (text.match(/[rygb][0-9DSR]|[WFU]|X[123]/g) ?? []).map((name) => FACE.get(name) ?? HIDDEN)
}

export function cardsText(faces: readonly number[]): string {
  return [...faces].sort((a, b) => a - b).map((face) => NAMES[face] ?? '').join('')
}
