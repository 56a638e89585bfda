import { describe, expect, it } from 'vitest'
import { arrived, NOTHING } from '../src/lib/games/tiles/tracking.ts'
import { History, moved } from '../src/lib/games/tiles/draft.ts'
import { deserialized, positionOf, serialized, type SavedDraft } from '../src/lib/games/tiles/savedDraft.ts'
import type { RummyView } from '../src/lib/protocol/messages.ts'

const view: RummyView = {
  game: 'rummy', seat: 0, players: 2, starter: 0, phase: 'turn', turn: 0, direction: 1, counts: [3, 5], pool: 40, drawn: null, uno_open: null,
  racks: null, winner: null, ending: null, rack: [1, 2, 30], table: { groups: [[4 << 3, 8 << 3, (12 << 3) | 4]], loose: [7] },
}

describe('a saved draft', () => {
  let last = 0
  const known = arrived(NOTHING, NOTHING.base, view, true, false, () => ++last)
  const [own] = known.standing
  const one = moved(known.tiles, known.base, [own?.id ?? -1], { meld: null, before: null }, ++last)
  const draft: SavedDraft = {
    known, ids: last, history: new History(known.base).step(one).step(known.base).undo(), effects: [{ meld: last, cell: null }], armed: true,
  }
  const position = positionOf(view, '1.2')
  const text = serialized(position, draft)

  it('comes back as it was, with its steps', () => {
    expect(deserialized(text, position)).toEqual(draft)
    expect([draft.history.canUndo, draft.history.canRedo]).toEqual([true, true])
  })

  it('comes back to no other position', () => {
    const others: RummyView[] = [
      { ...view, rack: [1, 2] }, { ...view, table: { groups: [], loose: [7] } }, { ...view, phase: 'drawn' }, { ...view, seat: 1 },
      { ...view, counts: [3, 6] }, { ...view, pool: 39 },
    ]
    for (const other of others) expect(deserialized(text, positionOf(other, '1.2'))).toBeNull()
    expect(deserialized(text, positionOf(view, '1.3'))).toBeNull()
    expect(deserialized(null, position)).toBeNull()
  })
})
