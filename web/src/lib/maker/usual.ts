import type { Settings } from '../protocol/messages.ts'

/** What a table starts from when nobody has made one on this device. */
export const USUAL: Required<Settings> = {
  edition: 'classic/fr', options: {}, players: 4, clock: 0, watch: true, delay: 0, public: false, title: '',
}
