/** The moments of the card game. */

import { t } from '../../i18n/texts.svelte.ts'
import type { News } from '../../protocol/messages.ts'
import { moment, type Moment } from '../../table/moments.ts'

/** Why somebody drew: on their turn, or by a rule of their own choice. */
const BY_CHOICE = 0
const CAUGHT = new Set([2, 3])
const JUMPED = 2

export function cardMoments(news: readonly News[], me: number | null, name: (seat: number) => string): Moment[] {
  const found: Moment[] = []
  for (const each of news) {
    switch (each.is) {
      case 'laid':
        if (each.how === JUMPED) found.push({ ...moment(null, each.seat, 'plain', { text: '' }, t('web-moment-jumped')) })
        break
      case 'skipped':
        found.push(moment(me, each.seat, 'bad', { text: t('web-moment-skipped'), sound: 'hit' }, t('web-last-skipped')))
        break
      case 'drew': {
        if (each.why === BY_CHOICE) break
        const cards = each.cards.length
        const line = t(CAUGHT.has(each.why) ? 'web-moment-caught-draw' : 'web-moment-draw', { cards })
        found.push(moment(me, each.seat, 'bad', { text: `+${cards}`, line, sound: 'hit' }, `+${cards}`))
        break
      }
      case 'called':
        found.push({ ...moment(null, each.seat, 'plain', { text: '' }, each.cards === 0 ? 'UNO UNO!' : 'UNO!') })
        break
      case 'caught':
        found.push(moment(me, each.seat, 'bad', { text: t('web-moment-caught'), line: t('web-moment-caught-by', { name: name(each.by) }), sound: 'hit' }, t('web-moment-caught')))
        if (each.by === me) found.push(moment(me, each.by, 'good', { text: t('web-moment-catch', { name: name(each.seat) }), sound: 'cheer' }, ''))
        break
      case 'doubted': {
        const won = each.bluff
        if (each.by === me) {
          const line = t(won ? 'web-moment-bluff-seen' : 'web-moment-no-bluff', { name: name(each.seat) })
          found.push(moment(me, each.by, won ? 'good' : 'bad', { text: t(won ? 'web-moment-challenge-won' : 'web-moment-challenge-lost'), line, sound: won ? 'cheer' : 'hit' }, ''))
        } else if (each.seat === me) {
          const line = t('web-moment-challenged-by', { name: name(each.by) })
          found.push(moment(me, each.seat, won ? 'bad' : 'good', { text: t(won ? 'web-moment-bluff-lost' : 'web-moment-bluff-kept'), line, sound: won ? 'hit' : 'cheer' }, ''))
        } else found.push(moment(me, each.by, won ? 'good' : 'bad', { text: '' }, t(won ? 'web-moment-challenge-won' : 'web-moment-challenge-lost')))
        break
      }
      case 'handsswapped': {
        const own = each.seat === me || each.other === me
        const other = each.seat === me ? each.other : each.seat
        if (own) found.push(moment(me, me ?? 0, 'plain', { text: t('web-moment-swapped'), line: t('web-moment-swapped-with', { name: name(other) }), sound: 'swap' }, ''))
        break
      }
      case 'handspassed':
        if (me !== null) found.push(moment(me, me, 'plain', { text: t('web-moment-rotated'), sound: 'swap' }, ''))
        break
      case 'accused': {
        const line = t('web-log-accused', { name: name(each.by), me: 'target', other: name(each.seat) })
        found.push(moment(me, each.seat, 'bad', { text: t('web-moment-accused'), line, sound: 'hit' }, t('web-moment-accused')))
        break
      }
      case 'judged': {
        const text = t(each.guilty ? 'web-moment-guilty' : 'web-moment-not-guilty')
        found.push(moment(me, each.seat, each.guilty ? 'bad' : 'good', { text, sound: each.guilty ? 'hit' : 'cheer' }, text))
        break
      }
      case 'gave':
        if (each.other === me) found.push(moment(me, each.other, 'bad', { text: `+${each.cards.length}`, line: t('web-moment-gift', { name: name(each.seat), cards: each.cards.length }), sound: 'hit' }, ''))
        break
    }
  }
  return found
}
