import { ROOMS_KNOWN } from '../games/rooms.ts'
import type { Texts } from '../i18n/texts.svelte.ts'
import type { Settings } from '../protocol/messages.ts'

/** The default settings of a table, until somebody has made one. */
export const DEFAULTS: Required<Settings> = {
  edition: ROOMS_KNOWN[0]?.quickStart?.edition('en') ?? '', options: {}, players: 4, clock: 0, watch: true, delay: 0, public: false, title: '', pace: 'normal', late: true, lesson: '',
}

/** The default level of bots. */
export const DEFAULT_LEVEL = 'casual'

/** The levels that most games have. */
export const LEVEL_NAMES: Readonly<Record<string, string>> = {
  beginner: 'web-level-beginner', casual: 'web-level-casual', strong: 'web-level-strong', master: 'web-level-master',
}

/** How bots of a level play, in one sentence. */
export const LEVEL_HELP: Readonly<Record<string, string>> = {
  beginner: 'level-beginner-help', casual: 'level-casual-help', strong: 'level-strong-help', master: 'level-master-help',
}

/** What a level of a game is called; null for a host's own bot, which has a name. */
export function levelName(level: string, texts: Texts): string | null {
  const key = LEVEL_NAMES[level] ?? `level-${level}`
  return texts.has(key) ? texts.t(key) : null
}
