/** Sets of house rules that many tables play; laid over whatever edition is chosen. */

export interface Preset {
  readonly name: string
  readonly options: Readonly<Record<string, string>>
}

export const PRESETS: readonly Preset[] = [
  { name: 'web-preset-printed', options: {} },
  {
    name: 'web-preset-family',
    options: { challenge: 'off', wild4_if: 'always', draw2_parry: 'draw2', advice_penalty: 'off', target: '200' },
  },
  {
    name: 'web-preset-wild',
    options: {
      advice_penalty: 'off', challenge: 'off', wild4_if: 'always', draw2_parry: 'draw2_or_wild4', wild4_parry: 'on', jump_in: 'on',
      seven_swap: 'forced', zero_rotation: 'forced', draw_until_playable: 'on', multiples: 'on',
    },
  },
]

/** Headings of the options, and the mechanics below each. */
export const HEADINGS: readonly { readonly name: string; readonly groups: readonly string[] }[] = [
  { name: 'web-group-laying', groups: ['matching', 'jump_in', 'sequences', 'multiples'] },
  { name: 'web-group-drawing', groups: ['drawing'] },
  { name: 'web-group-debt', groups: ['debt', 'challenge'] },
  { name: 'web-group-skipping', groups: ['skipping'] },
  { name: 'web-group-hands', groups: ['hands'] },
  { name: 'web-group-uno', groups: ['uno_call', 'finishing'] },
  { name: 'web-group-start', groups: ['pack', 'start', 'advice'] },
  { name: 'web-group-scoring', groups: ['scoring'] },
]

/** Only what differs from the edition, so that the table shows what is special about it. */
export function overlay(standard: Readonly<Record<string, string>>, wanted: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => standard[name] !== value))
}
