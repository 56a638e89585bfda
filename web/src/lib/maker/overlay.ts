/** House rules laid over an edition. */

import type { Problem } from '../protocol/messages.ts'

/** Only what differs from the edition, so that the table shows what is special about it. */
export function overlay(standard: Readonly<Record<string, string>>, wanted: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => standard[name] !== value))
}

/** The preset of which the options are exactly what it makes of the edition; null: none. */
export function chosenPreset(
  presets: readonly { readonly name: string; readonly options: Readonly<Record<string, string>> }[],
  printed: Readonly<Record<string, string>>,
  options: Readonly<Record<string, string>>,
): string | null {
  const text = (values: Readonly<Record<string, string>>): string => JSON.stringify(Object.entries(overlay(printed, values)).sort())
  return presets.find((preset) => text(preset.options) === text(options))?.name ?? null
}

/** The change that ends a clash; null: none is known. */
export function repairOf(problem: Problem): readonly [option: string, value: string] | null {
  const { repair } = problem.args
  const [option = '', value] = typeof repair === 'string' ? repair.split('=') : []
  return value === undefined ? null : [option, value]
}

/** The options that a refusal speaks of. */
export function namedIn(problem: Problem): readonly string[] {
  const { option, first, second } = problem.args
  if (typeof option === 'string') return [option]
  return [first, second].flatMap((each) => (typeof each === 'string' ? [each.split('=')[0] ?? ''] : []))
}
