/** What the page asks about the review of a match, and how its figures are written. */

import type { Language } from '../i18n/languages.ts'
import { LOCALES } from '../i18n/languages.ts'
import { ask } from '../protocol/api.ts'
import type { ReviewState } from '../protocol/messages.ts'

const of = (code: string, match: number, language?: Language): string => `/replays/${code}/review?match=${match}${language === undefined ? '' : `&language=${language}`}`

export const reviews = {
  look: (code: string, match: number, language: Language) => ask<ReviewState>('GET', of(code, match, language)),
  begin: (code: string, match: number, language: Language) => ask<ReviewState>('POST', of(code, match, language), {}),
  stop: (code: string, match: number) => ask<null>('DELETE', of(code, match)),
}

export function percent(share: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 0 }).format(share)
}

/** A difference in rounds won, with its sign. */
export function signed(value: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { signDisplay: 'always', minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value)
}
