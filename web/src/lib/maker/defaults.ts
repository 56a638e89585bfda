import type { Settings } from '../protocol/messages.ts'

/** What a table starts from when nobody has made one on this device. */
export const DEFAULTS: Required<Settings> = {
  edition: 'classic/fr', options: {}, players: 4, clock: 0, watch: true, delay: 0, public: false, title: '',
}

/** How well bots play unless somebody says otherwise. */
export const DEFAULT_LEVEL = 'casual'

/** What a level is called. */
export const LEVEL_NAMES: Readonly<Record<string, string>> = {
  beginner: 'web-level-beginner', casual: 'web-level-casual', strong: 'web-level-strong', master: 'web-level-master',
}
