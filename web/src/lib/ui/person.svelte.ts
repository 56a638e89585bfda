/** Who sits at this device. */

import { t } from '../i18n/texts.svelte.ts'
import { api, AWAY, Declined } from '../protocol/api.ts'

const KEY = 'pioche.name'

function remember(known: string | null): void {
  try {
    if (known !== null) localStorage.setItem(KEY, known)
  } catch {
    // A browser that keeps nothing.
  }
}
function remembered(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

let name = $state<string | null>(null)
let face = $state<number | null>(null)
let asked = $state(false)

export const person = {
  get name(): string | null {
    return name
  },
  /** The face that was chosen; null: the one that goes with the name. */
  get face(): number | null {
    return face
  },
  /** Whether the server has been asked. */
  get known(): boolean {
    return asked
  },
  async ask(): Promise<void> {
    try {
      const me = await api.me()
      name = me.name
      face = me.face ?? null
      remember(name)
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      // The server is away: whoever was here before is probably still the same.
      if (error.problem.code === AWAY) name = remembered()
    }
    asked = true
  },
  async rename(wanted: string): Promise<void> {
    name = (await api.become(wanted)).name
    remember(name)
  },
  /** Be shown with another face, at every table. */
  async chooseFace(wanted: number | null): Promise<void> {
    face = (await api.chooseFace(wanted)).face ?? null
  },
  /** Be somebody: under the name given, or as a guest. */
  async ensure(wanted: string): Promise<void> {
    const chosen = wanted.trim() || name || t('web-guest')
    if (chosen !== name) await person.rename(chosen)
  },
}
