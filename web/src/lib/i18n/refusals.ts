/** Why something is not allowed, in a sentence. */

import { onDevice } from '../protocol/backend.ts'
import type { Problem, Reason } from '../protocol/messages.ts'
import { optionName, settingText } from './options.ts'
import { bookText, pageTexts, type Texts } from './texts.svelte.ts'

/** What a refusal needs to know to be put into words. */
export interface RefusalContext {
  readonly texts: Texts
  /** Who sits in a seat. */
  name(seat: number): string
  /** An argument that only the game can put into words (a card, a colour); null: none of those. */
  argument(name: string, value: string): string | null
}

/** Away from any table. */
export const NO_TABLE: RefusalContext = { texts: pageTexts, name: (seat) => String(seat + 1), argument: () => null }

function argument(code: string, name: string, value: string | number, context: RefusalContext): string | number {
  if (typeof value === 'number') return name === 'seat' ? context.name(value) : value
  const { texts } = context
  switch (name) {
    case 'first':
    case 'second':
    case 'repair': {
      if (!value.includes('=')) return value // no repair
      const [option = '', setting = ''] = value.split('=')
      return settingText(option, setting, texts)
    }
    case 'option':
      return code === 'option-range' ? optionName(value, texts) : value
    case 'choices':
      return /^int\b/.test(value) ? texts.t('choices-number') : value === 'tuple' ? texts.t('choices-programs') : value
    default:
      return context.argument(name, value) ?? value
  }
}

/** Why a move is suggested, in a sentence. */
export function reasonText(reason: Reason, context: RefusalContext): string {
  const args = Object.fromEntries(Object.entries(reason.args).map(([name, value]) => [name, argument(reason.code, name, value, context)]))
  const key = `hint-${reason.code}`
  return bookText(key, args) ?? (context.texts.has(key) ? context.texts.t(key, args) : '')
}

/** The sentence, without the clause. */
export function refusalText(problem: Problem, context: RefusalContext = NO_TABLE): string {
  const key = problem.code === 'store-away' && onDevice() ? 'device-full' : `refusal-${problem.code}`
  if (!context.texts.has(key)) return context.texts.t('web-refused')
  const args: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(problem.args)) args[name] = argument(problem.code, name, value, context)
  return context.texts.t(key, args)
}
