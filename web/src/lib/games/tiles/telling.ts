/** What the tile table tells by key and by ear: the rack, the groups, what can be done just now. */

import { t } from '../../i18n/texts.svelte.ts'
import type { Meld } from './draft.ts'
import { rackName, standingName } from './sentences.ts'
import type { TileGame } from './tileGame.svelte.ts'

/** A group in words, with what its jokers stand for. */
export function meldText(game: TileGame, meld: Meld): string {
  const number = game.draft.groups.indexOf(meld.id) + 1
  const tiles = meld.tiles.map((id) => standingName(game.tiles.get(id)?.kind ?? -1, game.draft.stands(id))).join(', ')
  return t(number > 0 ? 'web-tiles-group' : 'web-tiles-single', { number, tiles })
}

/** The rack as it stands. */
export function rackText(game: TileGame): string {
  const { rack } = game
  return rack.length === 0 ? '' : t('web-told-hand', { pieces: rack.map((tile) => rackName(tile.kind)).join('; ') })
}

/** The groups as they lie, in the draft. */
export function groupsText(game: TileGame): string {
  const { melds } = game.draft
  return melds.length === 0 ? t('web-told-empty') : melds.map((meld) => `${meldText(game, meld)}.`).join(' ')
}

/** What pulses, in words. */
export function chances(game: TileGame): string[] {
  const { table } = game
  const { texts } = table
  const found = (table.table?.seats ?? []).flatMap((_, seat) => (texts.includes(`catch.${seat}`) ? [t('web-due-catch', { name: table.name(seat) })] : []))
  const due = texts.includes('uno') || (game.mayDraft && game.verdict?.uno_due === true && !game.armed)
  return due ? [...found, t('web-due-uno')] : found
}
