/** The editions by the names that people know them by. */

import { has, t } from '../i18n/texts.svelte.ts'
import type { Palette } from '../games/cards/faces.ts'
import { JOKER } from '../games/tiles/tiles.ts'

interface Shown {
  readonly name: string
  readonly about: string
  readonly palette: Palette
  /** Cards for the picture, or tiles. */
  readonly faces: readonly number[]
  readonly tiles?: readonly number[]
}

const EDITIONS: Readonly<Record<string, Shown>> = {
  'classic/fr': { name: 'web-edition-fr', about: 'web-edition-fr-about', palette: 'standard', faces: [5, 24, 53] },
  'classic/lb': { name: 'web-edition-lb', about: 'web-edition-lb-about', palette: 'letz', faces: [7, 51, 55] },
  'classic/de': { name: 'web-edition-de', about: 'web-edition-de-about', palette: 'standard', faces: [36, 49, 53] },
  'rummy/en': { name: 'web-edition-tiles-en', about: 'web-edition-tiles-en-about', palette: 'standard', faces: [], tiles: [8, 12, 16] },
  'rummy/fr': { name: 'web-edition-tiles-fr', about: 'web-edition-tiles-fr-about', palette: 'standard', faces: [], tiles: [28, 29, 30] },
  'rummy/de': { name: 'web-edition-tiles-de', about: 'web-edition-tiles-de-about', palette: 'standard', faces: [], tiles: [34, JOKER, 42] },
}

export function shown(edition: string): Shown | undefined {
  return EDITIONS[edition]
}

export function editionName(edition: string): string {
  const key = EDITIONS[edition]?.name
  return key !== undefined && has(key) ? t(key) : edition
}
