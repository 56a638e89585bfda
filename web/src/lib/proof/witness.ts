/** This device's part in every deal: it adds a salt, sealed before any salt is known, and notes what it is shown. */

import type { Intention } from '../protocol/connection.ts'
import type { News, TableView } from '../protocol/messages.ts'
import { hexOf } from './hashing.ts'
import { keep, noNotes, notesKey, notesOf, type Notes } from './notes.ts'
import { sealOf } from './seed.ts'

const NOT_OF_THE_GAME: ReadonlySet<string> = new Set(['table', 'said', 'reacted', 'fault'])

export class Witness {
  readonly #table: string
  readonly #intend: (intention: Intention) => void
  #key = ''
  #notes: Notes = noNotes(0)
  #sealing = ''
  #revealing = ''

  constructor(table: string, intend: (intention: Intention) => void) {
    this.#table = table
    this.#intend = intend
  }

  /** After every message: the table as it is now, and what was told. `whole`: nothing was missed since the last message. */
  saw(table: TableView, seat: number, news: readonly News[], whole: boolean): void {
    if (table.round === 0) return
    const key = notesKey(this.#table, table.match, table.round)
    const known = key === this.#key && this.#notes.seat === seat
    if (!known) {
      const kept = notesOf(key)
      this.#key = key
      this.#notes = kept?.seat === seat ? kept : noNotes(seat)
    }
    this.#note(news.filter((each) => !NOT_OF_THE_GAME.has(each.is)), known && whole)
    if (table.status === 'dealing' && table.commitment !== null && table.secret === null) this.#share(table, table.commitment, seat)
  }

  #note(news: readonly News[], goesOn: boolean): void {
    const { told } = this.#notes
    if (goesOn && news.length > 0) this.#change({ told: [...told.slice(0, -1), [...(told.at(-1) ?? []), ...news]] })
    else if (!goesOn) this.#change({ told: [...told.filter((each) => each.length > 0), news] })
  }

  #change(change: Partial<Notes>): void {
    this.#notes = { ...this.#notes, ...change }
    keep(this.#key, this.#notes)
  }

  #share(table: TableView, commitment: string, seat: number): void {
    const { commitments } = this.#notes
    if (commitments.at(-1) !== commitment) this.#change({ commitments: [...commitments, commitment], salt: null, seal: null, seals: null, revealed: false })
    const seals = table.seals ?? {}
    if (!table.sealed && seals[seat] === undefined && this.#sealing !== commitment) {
      this.#sealing = commitment
      void this.#seal(commitment, seat)
    }
    if (!table.sealed) return
    if (this.#notes.seals === null) this.#change({ seals })
    const { salt, seal } = this.#notes
    // Another device in the same seat may have been faster: then it reveals.
    if (salt === null || seals[seat] !== seal || table.salts[seat] !== undefined || this.#revealing === commitment) return
    this.#revealing = commitment
    this.#change({ revealed: true })
    this.#intend({ do: 'salt', commitment, salt })
  }

  async #seal(commitment: string, seat: number): Promise<void> {
    const salt = hexOf(crypto.getRandomValues(new Uint8Array(32)))
    const seal = await sealOf(commitment, seat, salt)
    if (this.#notes.commitments.at(-1) !== commitment) return
    this.#change({ salt, seal })
    this.#intend({ do: 'seal', commitment, seal })
  }
}
