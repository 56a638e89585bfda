/** A day (2026-11-18, of UTC) as people write it in the reader's language. */

import { LOCALES } from '../i18n/languages.ts'
import { settings } from '../ui/settings.svelte.ts'

export function dayText(day: string): string {
  return new Intl.DateTimeFormat(LOCALES[settings.language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
