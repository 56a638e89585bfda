import type { RoundView, RummyView } from '../../protocol/messages.ts'

/** A position of the tile game; null for any other. */
export function tileView(view: RoundView | null): RummyView | null {
  return view?.game === 'rummy' ? view : null
}
