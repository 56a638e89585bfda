import type { Problem } from '../protocol/messages.ts'

/** Sets of house rules that many tables play; laid over whatever edition of their game is chosen. */

export interface Preset {
  readonly name: string
  readonly game: string
  readonly options: Readonly<Record<string, string>>
}

export const PRESETS: readonly Preset[] = [
  { name: 'web-preset-printed', game: 'classic', options: {} },
  {
    name: 'web-preset-family',
    game: 'classic',
    options: { challenge: 'off', wild4_if: 'always', draw2_parry: 'draw2', advice_penalty: 'off', target: '200' },
  },
  {
    name: 'web-preset-wild',
    game: 'classic',
    options: {
      advice_penalty: 'off', challenge: 'off', wild4_if: 'always', draw2_parry: 'draw2_or_wild4', wild4_parry: 'on', jump_in: 'on',
      seven_swap: 'forced', zero_rotation: 'forced', draw_until_playable: 'on', multiples: 'on',
    },
  },
  { name: 'web-preset-printed', game: 'rummy', options: {} },
]

/** Headings of the options, and the mechanics below each; the white cards have a composer of their own. */
export const HEADINGS: readonly { readonly name: string; readonly game: string; readonly groups: readonly string[] }[] = [
  { name: 'web-group-laying', game: 'classic', groups: ['matching', 'jump_in', 'sequences', 'multiples'] },
  { name: 'web-group-drawing', game: 'classic', groups: ['drawing'] },
  { name: 'web-group-debt', game: 'classic', groups: ['debt', 'challenge'] },
  { name: 'web-group-skipping', game: 'classic', groups: ['skipping'] },
  { name: 'web-group-hands', game: 'classic', groups: ['hands'] },
  { name: 'web-group-uno', game: 'classic', groups: ['uno_call', 'finishing'] },
  { name: 'web-group-start', game: 'classic', groups: ['pack', 'start', 'advice'] },
  { name: 'web-group-scoring', game: 'classic', groups: ['scoring'] },
  { name: 'web-part-turn', game: 'rummy', groups: ['start', 'turn'] },
  { name: 'web-part-jokers', game: 'rummy', groups: ['jokers'] },
  { name: 'web-part-words', game: 'rummy', groups: ['effects'] },
  { name: 'web-group-uno', game: 'rummy', groups: ['uno'] },
  { name: 'web-group-scoring', game: 'rummy', groups: ['end'] },
]

/** Only what differs from the edition, so that the table shows what is special about it. */
export function overlay(standard: Readonly<Record<string, string>>, wanted: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => standard[name] !== value))
}

/** The options that a refusal speaks of. */
export function namedIn(problem: Problem): readonly string[] {
  const { option, first, second } = problem.args
  if (typeof option === 'string') return [option]
  return [first, second].flatMap((each) => (typeof each === 'string' ? [each.split('=')[0] ?? ''] : []))
}
