import type { AnyView, RoundView } from '../../protocol/messages.ts'

/** A position of a game without components of its own; null for any other. */
export function anyView(view: RoundView | null): AnyView | null {
  return view?.game === 'any' ? view : null
}
