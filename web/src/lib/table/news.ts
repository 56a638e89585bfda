/** What happens at every table besides the game, in sentences. */

import { t } from '../i18n/texts.svelte.ts'
import type { News } from '../protocol/messages.ts'
import { reactionName } from './reactions.ts'
import { people, type Context, type GameRoom } from './room.ts'

const TABLE: Readonly<Record<string, string>> = {
  sat: 'web-log-sat',
  bot: 'web-log-sat',
  stood: 'web-log-stood',
  removed: 'web-log-removed',
  host: 'web-log-host',
  changed: 'web-log-changed',
  started: 'web-log-started',
  pause: 'web-log-pause',
  resumed: 'web-log-resumed',
  absent: 'web-log-absent',
  back: 'web-log-back',
  time: 'web-log-time',
  retried: 'web-log-lesson-back',
}
const FAULT: Readonly<Record<Extract<News, { is: 'fault' }>['what'], string>> = {
  broken: 'web-log-fault-broken',
  crashed: 'web-log-fault-crashed',
  hung: 'web-log-fault-hung',
  illegal: 'web-log-fault-illegal',
}

/** What happened, in a sentence; null for what nobody needs to be told. */
export function newsText(news: News, room: GameRoom, context: Context): string | null {
  switch (news.is) {
    case 'said':
      return t('web-log-said', { name: news.name, me: news.seat !== null && news.seat === context.me ? 'name' : 'none', text: news.text })
    case 'reacted':
      return t('web-log-said', { ...people(context, news.seat), text: reactionName(news.what) })
    case 'fault':
      return t(FAULT[news.what], { name: context.name(news.seat) })
    case 'table': {
      const key = TABLE[news.what]
      return key === undefined ? null : t(key, news.seat == null ? { name: news.name ?? '', me: 'none' } : people(context, news.seat))
    }
    default:
      return room.newsText(news, context)
  }
}
