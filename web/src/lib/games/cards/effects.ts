// Made by scripts/clause_types.py from pioche.classic.effects; do not edit.

export type Op = 'draw' | 'debt' | 'skip' | 'turn' | 'colour' | 'pass_hands' | 'swap' | 'give' | 'again' | 'look'
export type Target = 'next' | 'previous' | 'chosen' | 'self' | 'others' | 'all'
export type Condition = 'always' | 'self_at_most' | 'self_at_least' | 'target_at_most' | 'target_at_least' | 'colour'

export const MOST_EFFECTS = 8
export const MOST_TEXT = 200
export const CONDITIONS: readonly Condition[] = ["always", "self_at_most", "self_at_least", "target_at_most", "target_at_least", "colour"]

export interface Bounds {
  readonly targets: readonly Target[]
  readonly most: number
  /** Aimed at these it can be optional. */
  readonly optional: readonly Target[]
  /** It can depend on how many cards the target holds. */
  readonly aboutTarget: boolean
}

export const EFFECTS: Readonly<Record<Op, Bounds>> = {
  draw: {"targets": ["next", "previous", "chosen", "self", "others", "all"], "most": 10, "optional": ["chosen"], "aboutTarget": true},
  debt: {"targets": ["next"], "most": 10, "optional": [], "aboutTarget": false},
  skip: {"targets": ["next"], "most": 9, "optional": [], "aboutTarget": false},
  turn: {"targets": ["next"], "most": 1, "optional": [], "aboutTarget": false},
  colour: {"targets": ["next"], "most": 1, "optional": [], "aboutTarget": false},
  pass_hands: {"targets": ["next"], "most": 1, "optional": ["next"], "aboutTarget": false},
  swap: {"targets": ["next", "previous", "chosen"], "most": 1, "optional": ["chosen"], "aboutTarget": true},
  give: {"targets": ["next", "previous", "chosen"], "most": 2, "optional": ["next", "previous", "chosen"], "aboutTarget": true},
  again: {"targets": ["next"], "most": 1, "optional": [], "aboutTarget": false},
  look: {"targets": ["next", "previous", "chosen"], "most": 1, "optional": ["chosen"], "aboutTarget": true},
}
