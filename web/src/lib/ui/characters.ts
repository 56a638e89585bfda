/** Who sits there: names for bots, faces for everybody. Dealt by the table's code, so that all devices see the same. */

import { ANIMALS } from './avatars.ts'

/** By level, from careful beginners to old hands; a level that is not listed here gets the last ones. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  beginner: ['Pip', 'Lulu', 'Momo', 'Tilly', 'Bobo', 'Fips', 'Nono', 'Kiki', 'Juju', 'Toto', 'Mimi', 'Zazou'],
  casual: ['Babette', 'Oskar', 'Mirabelle', 'Jemp', 'Clementine', 'Gustav', 'Odile', 'Theo', 'Rosalie', 'Nic', 'Frieda', 'Marcel'],
  strong: ['Cassandra', 'Leopold', 'Hortense', 'Aurel', 'Mathilde', 'Konrad', 'Eugenie', 'Raoul', 'Ottilie', 'Balthasar', 'Sidonie', 'Viktor'],
  master: ['Athena', 'Melusina', 'Caspar', 'Sibylle', 'Merlin', 'Cleopatra', 'Aristide', 'Minerva', 'Solomon', 'Fortuna', 'Hypatia', 'Archimedes'],
}
const OTHERS: readonly string[] = ['Ada', 'Turing', 'Hopper', 'Euler', 'Noether', 'Pascal', 'Lovelace', 'Babbage', 'Curie', 'Galois', 'Germain', 'Boole']

/** A number that depends on every letter of a text, the same everywhere. */
export function numberOf(text: string): number {
  let found = 2166136261
  for (const letter of text) found = Math.imul(found ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0
  return found
}

/** The name of a bot that has none of its own: no two at a table are alike. */
export function botName(code: string, seat: number, level: string): string {
  const names = NAMES[level] ?? OTHERS
  return names[(numberOf(code) + seat) % names.length] ?? 'Pip'
}

/** The face that goes with a name. */
export const faceOf = (name: string): number => numberOf(name) % ANIMALS.length

/** A face for each name of a table, by seat: the one that was chosen there, else one that goes with the name. No two are
 * alike: of two people who chose the same the first one has it. */
export function facesFor(names: readonly string[], chosen: readonly (number | null)[] = []): number[] {
  const taken = new Set<number>()
  const found: (number | undefined)[] = names.map((_, seat) => {
    const face = chosen[seat] ?? null
    if (face === null || face >= ANIMALS.length || taken.has(face)) return undefined
    taken.add(face)
    return face
  })
  return names.map((name, seat) => {
    let face = found[seat] ?? faceOf(name)
    while (found[seat] === undefined && taken.has(face)) face = (face + 1) % ANIMALS.length
    taken.add(face)
    return face
  })
}
