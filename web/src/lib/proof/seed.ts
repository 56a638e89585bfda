/** How the seed of a deal is made, and numbers from it: docs/deals.md, recomputed here with nothing but SHA-256. */

import { bytesOf, hexOf, numberBytes, sha256, type Bytes } from './hashing.ts'

/** Salts or seals by seat. */
export type BySeat = Readonly<Record<string, string>>

export async function commitmentTo(secret: string): Promise<string> {
  return hexOf(await sha256('pioche commitment 1\0', bytesOf(secret)))
}

export async function sealOf(commitment: string, seat: number, salt: string): Promise<string> {
  return hexOf(await sha256('pioche seal 1\0', bytesOf(commitment), numberBytes(seat, 1), bytesOf(salt)))
}

export async function dealSeed(secret: string, table: string, match: number, round: number, salts: BySeat): Promise<string> {
  const seats = Object.keys(salts).map(Number).sort((one, other) => one - other)
  const added = seats.flatMap((seat) => [numberBytes(seat, 1), bytesOf(salts[seat] ?? '')])
  return hexOf(await sha256('pioche deal seed 1\0', bytesOf(secret), table, '\0', numberBytes(match, 4), numberBytes(round, 4), ...added))
}

const WORDS = 2 ** 32

/** An endless stream of unbiased numbers for one purpose (its label) of one seed. */
export class Stream {
  readonly #seed: Bytes
  readonly #label: string
  #counter = 0
  #block = new DataView(new ArrayBuffer(0))
  #place = 0

  constructor(seed: string, label: string) {
    this.#seed = bytesOf(seed)
    this.#label = label
  }

  async word(): Promise<number> {
    if (this.#place === this.#block.byteLength) {
      const block = await sha256('pioche deal 1\0', this.#seed, this.#label, '\0', numberBytes(this.#counter, 8))
      this.#block = new DataView(block.buffer)
      this.#counter += 1
      this.#place = 0
    }
    this.#place += 4
    return this.#block.getUint32(this.#place - 4)
  }

  async below(bound: number): Promise<number> {
    const limit = WORDS - (WORDS % bound)
    for (;;) {
      const word = await this.word()
      if (word < limit) return word % bound
    }
  }

  async shuffled(items: readonly number[]): Promise<number[]> {
    const made = [...items]
    for (let last = made.length - 1; last > 0; last -= 1) {
      const chosen = await this.below(last + 1)
      ;[made[last], made[chosen]] = [made[chosen] ?? 0, made[last] ?? 0]
    }
    return made
  }
}
