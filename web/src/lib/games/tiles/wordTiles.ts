/** Which word tiles of a draft act, and in which order, as the server has answered. */

import type { DraftChecked } from '../../protocol/messages.ts'
import type { Effect, Meld } from './draft.ts'
import { parseLay } from './tiles.ts'

/** A word tile that may act, and its place in the order (null: it does not). */
export interface Choice {
  readonly meld: number
  readonly tile: number
  readonly cell: number
  readonly turn: number | null
}

/**
 * Every word tile that could act. `groups` are the melds in the server's order; `newAt` finds the tile of a meld that came
 * from the rack and is, or stands for, a cell. Where nothing acts (the last tile wins), there is nothing to choose.
 */
export function choicesOf(
  verdict: DraftChecked | null, groups: readonly number[], melds: readonly Meld[], newAt: (meld: Meld, cell: number) => number | undefined,
): readonly Choice[] {
  const lay = verdict?.action == null ? null : parseLay(verdict.action)
  if (verdict === null || lay === null || lay.effects.length === 0) return []
  const turns = new Map<string, number>()
  const taken = new Set<number>()
  lay.effects.forEach((effect, turn) => {
    // The groups of a move are sorted, those of the draft are not: a group is known by what lies in it.
    const text = lay.groups[effect.group]?.text ?? ''
    const fits = (number: number): boolean => !taken.has(number) && (verdict.groups[number]?.acting.includes(effect.cell) ?? false)
    const numbers = [...verdict.groups.keys()].filter(fits)
    const found = numbers.find((number) => verdict.groups[number]?.readings.includes(text)) ?? numbers[0]
    if (found === undefined) return
    taken.add(found)
    turns.set(`${groups[found]}.${effect.cell}`, turn)
  })
  return verdict.groups.flatMap((group, number) => {
    const meld = melds.find((each) => each.id === groups[number])
    return group.acting.flatMap((cell): Choice[] => {
      const tile = meld && newAt(meld, cell)
      return meld && tile !== undefined ? [{ meld: meld.id, tile, cell, turn: turns.get(`${meld.id}.${cell}`) ?? null }] : []
    })
  })
}

/** A word tile shall act, as the last one: instead of the other of its group, or of the turn where only one acts. */
export function chosenBy(choices: readonly Choice[], choice: Choice): readonly Effect[] {
  const acting = choices.filter((each) => each.turn !== null).sort((one, other) => (one.turn ?? 0) - (other.turn ?? 0))
  const groups = new Set(choices.map((each) => each.meld)).size
  const others = acting.length < groups ? [] : acting.filter((each) => each.meld !== choice.meld)
  return [...others, choice].map(({ meld, cell }) => ({ meld, cell }))
}
