/** The rules on the white cards as the server writes them: `draw*2@chosen? [self_at_most=3] "text" | skip`. */

import type { Condition, Op, Target } from './effects.ts'
import { COLOURS } from './faces.ts'

/** The clause about white cards, with which a table's own rules for them stand. */
export const BLANKS_CLAUSE = 'LB-10'

export interface Effect {
  readonly op: Op
  readonly count: number
  readonly at: Target
  readonly optional: boolean
  readonly condition: Condition
  /** What the condition compares with: a number of cards, or a colour (0 to 3). */
  readonly limit: number
}

export interface Program {
  readonly effects: readonly Effect[]
  readonly text: string
}

export const NOTHING: Program = { effects: [], text: '' }
const NONE = 'none'
const EFFECT = /^([a-z_]+)(?:\*(\d{1,3}))?(?:@([a-z]+))?(\?)?(?:\[([a-z_]+)=(\d{1,3}|[rygb])\])?$/
const TOKEN = /"(?:[^"\\]|\\.)*"|\||[^\s"|]+/g

function parseEffect(text: string): Effect | null {
  const found = EFFECT.exec(text)
  if (!found) return null
  const [, op = '', count = '1', at = 'next', optional, condition = 'always', limit = '0'] = found
  const colour = COLOURS.indexOf(limit as (typeof COLOURS)[number])
  return {
    op: op as Op, count: Number(count), at: at as Target, optional: optional !== undefined,
    condition: condition as Condition, limit: colour < 0 ? Number(limit) : colour,
  }
}

export function parsePrograms(text: string): Program[] {
  if (text === NONE || text === '') return []
  const made: { effects: Effect[]; text: string }[] = [{ effects: [], text: '' }]
  for (const token of text.match(TOKEN) ?? []) {
    const last = made[made.length - 1]
    if (token === '|') made.push({ effects: [], text: '' })
    else if (token.startsWith('"')) last!.text = JSON.parse(token) as string
    else {
      const effect = parseEffect(token)
      if (effect !== null) last!.effects.push(effect)
    }
  }
  return made
}

function effectText(effect: Effect): string {
  const count = effect.count === 1 ? '' : `*${effect.count}`
  const at = effect.at === 'next' ? '' : `@${effect.at}`
  const limit = effect.condition === 'colour' ? COLOURS[effect.limit] : effect.limit
  return `${effect.op}${count}${at}${effect.optional ? '?' : ''}${effect.condition === 'always' ? '' : `[${effect.condition}=${limit}]`}`
}

export function programsText(programs: readonly Program[]): string {
  if (programs.length === 0) return NONE
  return programs
    .map(({ effects, text }) => [...effects.map(effectText), ...(text === '' ? [] : [JSON.stringify(text)])].join(' ') || '-')
    .join(' | ')
}
