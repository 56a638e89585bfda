/** Tables and card backs to choose from; their colours are in tokens.css. */

export const TABLETOPS = ['felt', 'wood', 'night'] as const
export const BACKS = ['rust', 'ocean', 'garden'] as const
export type Tabletop = (typeof TABLETOPS)[number]
export type CardBack = (typeof BACKS)[number]
