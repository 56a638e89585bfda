/** The moments of the tile game. */

import { t } from '../../i18n/texts.svelte.ts'
import type { News } from '../../protocol/messages.ts'
import { moment, type Moment } from '../../table/moments.ts'

export function tileMoments(news: readonly News[], me: number | null, name: (seat: number) => string): Moment[] {
  const found: Moment[] = []
  for (const each of news) {
    switch (each.is) {
      case 'tile-skipped':
        found.push(moment(me, each.seat, 'bad', { text: t('web-moment-skipped'), sound: 'hit' }, t('web-last-skipped')))
        break
      case 'tile-drew': {
        if (each.why === 'turn') break
        const tiles = each.tiles.length
        found.push(moment(me, each.seat, 'bad', { text: `+${tiles}`, line: t('web-moment-draw-tiles', { tiles }), sound: 'hit' }, `+${tiles}`))
        break
      }
      case 'tile-called':
        found.push(moment(null, each.seat, 'plain', { text: '' }, 'UNO!'))
        break
      case 'tile-caught':
        found.push(moment(me, each.seat, 'bad', { text: t('web-moment-caught'), line: t('web-moment-caught-by', { name: name(each.by) }), sound: 'hit' }, t('web-moment-caught')))
        if (each.by === me) found.push(moment(me, each.by, 'good', { text: t('web-moment-catch', { name: name(each.seat) }), sound: 'cheer' }, ''))
        break
    }
  }
  return found
}
