/** Who sits at this device. */

import { t } from '../i18n/texts.svelte.ts'
import { api, Declined } from '../protocol/api.ts'

let name = $state<string | null>(null)
let asked = $state(false)

export const person = {
  get name(): string | null {
    return name
  },
  /** Whether the server has been asked. */
  get known(): boolean {
    return asked
  },
  async ask(): Promise<void> {
    try {
      name = (await api.me()).name
    } catch (error) {
      if (!(error instanceof Declined)) throw error
    }
    asked = true
  },
  async rename(wanted: string): Promise<void> {
    name = (await api.become(wanted)).name
  },
  /** Be somebody: under the name given, or as a guest. */
  async ensure(wanted: string): Promise<void> {
    const chosen = wanted.trim() || name || t('web-guest')
    if (chosen !== name) await person.rename(chosen)
  },
}
