/** The editions of the card game by the names that people know them by, and their colours. */

import { has, t } from '../../i18n/texts.svelte.ts'
import type { Rules } from '../../table/room.ts'
import type { Palette } from '../../ui/colours.ts'

interface Edition {
  readonly name: string
  readonly about: string
  readonly palette: Palette
  /** Cards for its picture. */
  readonly faces: readonly number[]
}

export const EDITIONS: Readonly<Record<string, Edition>> = {
  'classic/fr': { name: 'web-edition-fr', about: 'web-edition-fr-about', palette: 'standard', faces: [5, 24, 53] },
  'classic/lb': { name: 'web-edition-lb', about: 'web-edition-lb-about', palette: 'letz', faces: [7, 51, 55] },
  'classic/de': { name: 'web-edition-de', about: 'web-edition-de-about', palette: 'standard', faces: [36, 49, 53] },
}

export function editionName(edition: string): string {
  const key = EDITIONS[edition]?.name
  return key !== undefined && has(key) ? t(key) : edition
}

export function editionAbout(edition: string): string {
  const key = EDITIONS[edition]?.about
  return key === undefined ? '' : t(key)
}

/** The colours of a table's cards. */
export function paletteOf(rules: Rules | null): Palette {
  const wanted = rules?.options['palette'] ?? EDITIONS[rules?.edition ?? '']?.palette
  return wanted === 'letz' ? 'letz' : 'standard'
}
