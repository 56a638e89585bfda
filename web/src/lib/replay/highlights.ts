/** The moments that mattered, in a sentence and as a mark on the timeline. */

import { t, type Texts } from '../i18n/texts.svelte.ts'
import type { ReplayMark } from '../protocol/messages.ts'

type Tone = 'good' | 'bad' | 'plain'

/** What somebody did well, what hit somebody, and all others. A game from elsewhere has sentences for its own kinds. */
const KINDS: Readonly<Record<string, readonly [key: string, tone: Tone]>> = {
  call: ['highlight-call', 'plain'],
  caught: ['highlight-caught', 'bad'],
  'challenge-won': ['highlight-challenge-won', 'good'],
  'challenge-lost': ['highlight-challenge-lost', 'bad'],
  swap: ['highlight-swap', 'plain'],
  'hands-passed': ['highlight-hands-passed', 'plain'],
  gift: ['highlight-gift', 'bad'],
  penalty: ['highlight-penalty', 'bad'],
  lay: ['highlight-lay', 'good'],
  skipped: ['highlight-skipped', 'bad'],
  'round-won': ['highlight-round-won', 'good'],
  lead: ['highlight-lead', 'good'],
}

export function toneOf(mark: ReplayMark): Tone {
  return KINDS[mark.kind]?.[1] ?? 'plain'
}

/** `texts`: those of the game. */
export function markText(mark: ReplayMark, name: (seat: number) => string, texts: Texts): string {
  const args = { name: name(mark.seat), amount: mark.amount }
  const known = KINDS[mark.kind]
  return known === undefined ? texts.t(`highlight-${mark.kind}`, args) : t(known[0], args)
}
