/** What can be played, as the server says; fetched once. */

import { api } from './api.ts'
import { gameOf } from './editions.ts'
import type { GameInfo } from './messages.ts'

let found = $state.raw<readonly GameInfo[]>([])
let asked: Promise<void> | null = null

export const catalogue = {
  async load(): Promise<void> {
    asked ??= api.games().then(
      (all) => {
        found = all
      },
      () => {
        asked = null // the next call tries again
      },
    )
    await asked
  },
  get all(): readonly GameInfo[] {
    return found
  },
  of(edition: string): GameInfo | undefined {
    return found.find((game) => game.game === gameOf(edition))
  },
  /** What an edition says of every option. */
  standard(edition: string): Readonly<Record<string, string>> {
    return catalogue.of(edition)?.editions.find((each) => each.edition === edition)?.options ?? {}
  },
}
