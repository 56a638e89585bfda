/** Tables, card backs and paces to choose from; the colours are in tokens.css. */

export const TABLETOPS = ['felt', 'wood', 'night'] as const
export const BACKS = ['rust', 'ocean', 'garden'] as const
export type Tabletop = (typeof TABLETOPS)[number]
export type CardBack = (typeof BACKS)[number]

export const PACES = ['slow', 'normal', 'quick'] as const
export type Pace = (typeof PACES)[number]
export const SLOWNESS: Readonly<Record<Pace, number>> = { slow: 1.7, normal: 1, quick: 0.5 }
