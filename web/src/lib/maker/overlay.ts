/** House rules laid over an edition. */

import type { Problem } from '../protocol/messages.ts'

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
