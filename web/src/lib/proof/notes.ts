/** What this device has seen of a round while it was played. It keeps that itself: nobody can change it afterwards. */

import type { News } from '../protocol/messages.ts'
import type { BySeat } from './seed.ts'

export interface Notes {
  readonly at: number
  readonly seat: number
  /** The server's commitments before this deal: an honest server shows one. */
  readonly commitments: readonly string[]
  /** The own salt, and what was sent before it. */
  readonly salt: string | null
  readonly seal: string | null
  /** The seals of all devices at the moment when no more were accepted, before the own salt was revealed. */
  readonly seals: BySeat | null
  readonly revealed: boolean
  /** What was told to this seat, one list for each time without a gap. */
  readonly told: readonly (readonly News[])[]
}

export const noNotes = (seat: number): Notes => ({ at: Date.now(), seat, commitments: [], salt: null, seal: null, seals: null, revealed: false, told: [] })

const PREFIX = 'pioche.seen.'
/** Rounds; a long one takes about 20 kB, and browsers keep 5 MB. */
const MOST = 60

export function notesKey(table: string, match: number, round: number): string {
  return `${PREFIX}${table}.${match}.${round}`
}

export function notesOf(key: string): Notes | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Notes | null
  } catch {
    return null // a browser that keeps nothing, or something that is not ours
  }
}

export function keep(key: string, notes: Notes): void {
  try {
    if (localStorage.getItem(key) === null) forgetOldest()
    localStorage.setItem(key, JSON.stringify(notes))
  } catch {
    // A browser that keeps nothing: the proof will say so.
  }
}

function forgetOldest(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  const byAge = keys.map((key) => ({ key, at: notesOf(key)?.at ?? 0 })).sort((one, other) => other.at - one.at)
  for (const { key } of byAge.slice(MOST - 1)) localStorage.removeItem(key)
}
