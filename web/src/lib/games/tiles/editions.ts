/** The editions of the tile game by the names that people know them by, and its house rules in the table maker. */

import { has, t } from '../../i18n/texts.svelte.ts'
import type { Heading, Preset } from '../../table/room.ts'
import { JOKER } from './tiles.ts'

interface Edition {
  readonly name: string
  readonly about: string
  /** Tiles for its picture. */
  readonly tiles: readonly number[]
}

export const EDITIONS: Readonly<Record<string, Edition>> = {
  'rummy/en': { name: 'web-edition-tiles-en', about: 'web-edition-tiles-en-about', tiles: [8, 12, 16] },
  'rummy/fr': { name: 'web-edition-tiles-fr', about: 'web-edition-tiles-fr-about', tiles: [28, 29, 30] },
  'rummy/de': { name: 'web-edition-tiles-de', about: 'web-edition-tiles-de-about', tiles: [34, JOKER, 42] },
}

/** The edition that a reader knows best. */
export const BY_LANGUAGE = { en: 'rummy/en', fr: 'rummy/fr', de: 'rummy/de', lb: 'rummy/de' } as const

export function editionName(edition: string): string {
  const key = EDITIONS[edition]?.name
  return key !== undefined && has(key) ? t(key) : edition
}

export function editionAbout(edition: string): string {
  const key = EDITIONS[edition]?.about
  return key === undefined ? '' : t(key)
}

export const PRESETS: readonly Preset[] = [{ name: 'web-preset-printed', about: 'web-preset-printed-about', options: {} }]

export const HEADINGS: readonly Heading[] = [
  { name: 'web-part-turn', groups: ['start', 'turn'] },
  { name: 'web-part-jokers', groups: ['jokers'] },
  { name: 'web-part-words', groups: ['effects'] },
  { name: 'web-group-uno-tiles', groups: ['uno'] },
  { name: 'web-group-scoring-tiles', groups: ['end'] },
]
