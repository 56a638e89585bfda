/** News as people tell them: cards that somebody draws one after another are drawn together. */

import type { News } from '../protocol/messages.ts'

export function gathered(news: readonly News[]): News[] {
  const found: News[] = []
  for (const each of news) {
    const before = found.at(-1)
    if (each.is === 'drew' && before?.is === 'drew' && before.seat === each.seat && before.why === each.why) {
      found[found.length - 1] = { ...before, cards: [...before.cards, ...each.cards] }
    } else found.push(each)
  }
  return found
}
