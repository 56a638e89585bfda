/** Tables, card backs and paces to choose from; the colours are in tokens.css. */

export const TABLETOPS = ['felt', 'wood', 'night'] as const
export const BACKS = ['rust', 'ocean', 'garden'] as const
/** What they are called. */
export const TABLETOP_NAMES = { felt: 'web-tabletop-felt', wood: 'web-tabletop-wood', night: 'web-tabletop-night' } as const
export const BACK_NAMES = { rust: 'web-card-back-rust', ocean: 'web-card-back-ocean', garden: 'web-card-back-garden' } as const
export type Tabletop = (typeof TABLETOPS)[number]
export type CardBack = (typeof BACKS)[number]

export const PACES = ['slow', 'normal', 'quick'] as const
export const PACE_NAMES = { slow: 'web-pace-slow', normal: 'web-pace-normal', quick: 'web-pace-quick' } as const
export type Pace = (typeof PACES)[number]
/** How much is said aloud. */
export const AMOUNTS = ['few', 'normal', 'all'] as const
export const AMOUNT_NAMES = { few: 'web-spoken-few', normal: 'web-spoken-normal', all: 'web-spoken-all' } as const
export type Amount = (typeof AMOUNTS)[number]
export const SLOWNESS: Readonly<Record<Pace, number>> = { slow: 1.7, normal: 1, quick: 0.5 }
