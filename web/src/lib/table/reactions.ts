/** What the faces and hands are called. */

import { t } from '../i18n/texts.svelte.ts'

const NAMES: Readonly<Record<string, string>> = {
  '👍': 'web-reaction-good', '👏': 'web-reaction-applause', '😂': 'web-reaction-laughs', '😮': 'web-reaction-amazed',
  '😢': 'web-reaction-sad', '😡': 'web-reaction-angry', '🎉': 'web-reaction-cheers', '🙏': 'web-reaction-thanks',
}

export function reactionName(what: string): string {
  const key = NAMES[what]
  return key === undefined ? what : t(key)
}
