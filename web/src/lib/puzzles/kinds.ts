/** The kinds of puzzles in words. */

import type { PuzzleShown } from '../protocol/messages.ts'

export const KIND_NAMES: Readonly<Record<PuzzleShown['kind'], string>> = {
  four: 'after-puzzle-kind-four',
  out: 'after-puzzle-kind-out',
  joker: 'after-puzzle-kind-joker',
  win: 'after-puzzle-kind-win',
}
