/** What the events of the tile game sound like. */

import type { News } from '../../protocol/messages.ts'
import { STAGGER } from '../../table/motion.ts'
import type { TimedSound } from '../../table/room.ts'
import type { Sound } from '../../ui/sound.ts'

function soundOf(news: News, me: number | null): Sound | null {
  switch (news.is) {
    case 'tile-laid':
      return 'card'
    case 'tile-drew':
      return 'draw'
    case 'tile-called':
    case 'tile-caught':
      return 'uno'
    case 'tile-roundover':
      return news.winner === me || me === null ? 'won' : 'lost'
    case 'tile-dealt':
      return 'shuffle'
    default:
      return null
  }
}

export function tileSounds(news: readonly News[], me: number | null): TimedSound[] {
  const sounds = news.map((each) => soundOf(each, me)).filter((sound) => sound !== null)
  return sounds.map((sound, number) => ({ sound, after: number * STAGGER }))
}
