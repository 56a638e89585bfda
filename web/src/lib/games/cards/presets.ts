/** House rules of the card game as the table maker shows them. */

import type { Heading, Preset } from '../../table/room.ts'

export const PRESETS: readonly Preset[] = [
  { name: 'web-preset-printed', about: 'web-preset-printed-about', options: {} },
  {
    name: 'web-preset-family',
    about: 'web-preset-family-about',
    options: { challenge: 'off', wild4_if: 'always', draw2_parry: 'draw2', advice_penalty: 'off', target: '200' },
  },
  {
    name: 'web-preset-wild',
    about: 'web-preset-wild-about',
    options: {
      advice_penalty: 'off', challenge: 'off', wild4_if: 'always', draw2_parry: 'draw2_or_wild4', wild4_parry: 'on', jump_in: 'on',
      seven_swap: 'forced', zero_rotation: 'forced', draw_until_playable: 'on', multiples: 'on',
    },
  },
]

/** The white cards have an editor of their own. */
export const HEADINGS: readonly Heading[] = [
  { name: 'web-group-laying', groups: ['matching', 'jump_in', 'sequences', 'multiples'] },
  { name: 'web-group-drawing', groups: ['drawing'] },
  { name: 'web-group-debt', groups: ['debt', 'challenge'] },
  { name: 'web-group-skipping', groups: ['skipping'] },
  { name: 'web-group-hands', groups: ['hands'] },
  { name: 'web-group-uno', groups: ['uno_call', 'finishing'] },
  { name: 'web-group-start', groups: ['pack', 'start', 'advice'] },
  { name: 'web-group-scoring', groups: ['scoring'] },
]
