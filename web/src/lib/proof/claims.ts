/** What an exported file says of its deals, read from its own text: the seed of each round and what each seat got. */

export interface Claims {
  readonly seed: string | null
  readonly seen: Readonly<Record<number, readonly string[]>>
}

/** The claims about a round (from 1). */
export function claimsOf(text: string, round: number): Claims {
  const seen: Record<number, readonly string[]> = {}
  let seed: string | null = null
  let [inDeals, here] = [false, false]
  for (const line of text.split(/\r?\n/)) {
    inDeals ||= /^pioche deals \d+$/.test(line)
    const begun = /^round (\d+) (?:dealer \d+ seed ([0-9a-f]{64})$|commitment )/.exec(line)
    if (begun !== null) here = Number(begun[1]) === round
    if (begun?.[2] !== undefined && here && !inDeals) seed = begun[2]
    const found = inDeals && here ? /^seen (\d) (.+)$/.exec(line) : null
    if (found?.[2] !== undefined) seen[Number(found[1])] = found[2] === '-' ? [] : found[2].split(' ')
  }
  return { seed, seen }
}
