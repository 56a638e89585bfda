/** What the events of the card game sound like. */

import type { News } from '../../protocol/messages.ts'
import { STAGGER } from '../../table/motion.ts'
import type { TimedSound } from '../../table/room.ts'

const MOST_DRAWS = 12
const DEAL = 90

export function cardSounds(news: readonly News[], me: number | null): TimedSound[] {
  const found: TimedSound[] = []
  let after = 0
  for (const each of news) {
    if (each.is === 'laid' || each.is === 'tookback') found.push({ sound: 'card', after })
    else if (each.is === 'drew') {
      for (let card = 0; card < Math.min(each.cards.length, MOST_DRAWS); card += 1) found.push({ sound: 'draw', after: after + card * STAGGER })
    } else if (each.is === 'called' || each.is === 'caught') found.push({ sound: 'uno', after })
    else if (each.is === 'dealt') {
      for (let card = 0; card < MOST_DRAWS; card += 1) found.push({ sound: 'deal', after: after + card * DEAL })
    } else if (each.is === 'turned') found.push({ sound: 'reverse', after })
    else if (each.is === 'owes') found.push({ sound: 'stack', after, level: each.cards })
    else if (each.is === 'reshuffled') found.push({ sound: 'shuffle', after })
    else if (each.is === 'roundover') found.push({ sound: each.winner === me || me === null ? 'won' : 'lost', after })
    else continue
    after += STAGGER
  }
  return found
}
