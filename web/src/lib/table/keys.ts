/** The single keys at a table: what each tells or does. The shell listens for them; games answer (`room.ts`). */

/** What a key tells. */
export type Question = 'hand' | 'middle' | 'counts' | 'direction' | 'turn' | 'score' | 'moves'
/** What a key does: the same as a button. */
export type Command = 'draw' | 'end' | 'uno' | 'hint'

export interface Shortcut {
  /** As `KeyboardEvent.key` has it, and as the list of keys shows it. */
  readonly key: string
  readonly does: Question | Command | 'catch' | 'home' | 'list'
  /** The message that says what it does. */
  readonly label: string
}

export const SHORTCUTS: readonly Shortcut[] = [
  { key: 'h', does: 'hand', label: 'web-key-hand' },
  { key: 't', does: 'middle', label: 'web-key-middle' },
  { key: 'c', does: 'counts', label: 'web-key-counts' },
  { key: 'r', does: 'direction', label: 'web-key-direction' },
  { key: 'w', does: 'turn', label: 'web-key-turn' },
  { key: 's', does: 'score', label: 'web-key-score' },
  { key: 'l', does: 'moves', label: 'web-key-moves' },
  { key: 'd', does: 'draw', label: 'web-key-draw' },
  { key: 'e', does: 'end', label: 'web-key-end' },
  { key: 'u', does: 'uno', label: 'web-key-uno' },
  { key: 'f', does: 'catch', label: 'web-key-catch' },
  { key: 'i', does: 'hint', label: 'web-key-hint' },
  { key: 'g', does: 'home', label: 'web-key-home' },
  { key: '?', does: 'list', label: 'web-key-list' },
]

/** A key of a game's own table, for the list. */
export interface KeyHelp {
  /** The caps of the keys, one after another or together. */
  readonly keys: readonly string[]
  readonly label: string
}
