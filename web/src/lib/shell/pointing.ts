/** What a ring is drawn around now, of all that a step of a lesson points at. */

export interface Seen {
  readonly there: boolean
  /** Picked up, or switched on. */
  readonly pressed: boolean
  /** A button that does nothing now. */
  readonly off: boolean
}

const isTarget = (point: string): boolean => point === 'new' || point.startsWith('table.')

/**
 * Where a turn is put together and ended (`end`), one thing comes after the other: pick up the pieces, touch the place where they
 * go, and so on with the next pieces; then what is to be called, then the end. Anywhere else everything is meant at once.
 */
export function pointed(points: readonly string[], look: (point: string) => Seen): readonly string[] {
  const useful = (point: string): boolean => look(point).there && !look(point).off
  if (!points.includes('end')) return points.filter(useful)
  let pieces: string[] = []
  let targets: string[] = []
  const first: string[] = [] // things of the table that are picked up together with pieces
  for (const point of [...points, '']) {
    if (isTarget(point)) (pieces.length === 0 ? first : targets).push(point)
    else {
      if (targets.length > 0 || point === 'uno' || point === 'end' || point === '') {
        const held = pieces.filter((piece) => look(piece).there)
        if (held.length > 0) {
          const waiting = [...first, ...held].filter((each) => useful(each) && !look(each).pressed)
          return waiting.length > 0 ? waiting : targets.filter(useful)
        }
        pieces = []
        targets = []
      }
      if (point === 'uno' && useful(point) && !look(point).pressed) return [point]
      if (point === 'end') return useful(point) ? [point] : []
      if (point !== 'uno') pieces.push(point)
    }
  }
  return []
}
