/** How wide a tile can be so that everything is in sight: the largest width at which the groups, flowing in rows, fit. */

export const ASPECT = 1.34 // of a tile: height to width

/** What the reader has set as the size of cards, for tiles. */
export const LARGE = { small: 0.85, normal: 1, large: 1.2 } as const

export interface Room {
  readonly width: number
  readonly height: number
  /** Around and between the tiles of a group, in pixels. */
  readonly padding: number
  readonly gap: number
  /** Between groups. */
  readonly space: number
  readonly least: number
  readonly most: number
  /** Nothing is left free for groups to grow where they lie. */
  readonly tight?: boolean
}

export function fitting(groups: readonly number[], room: Room): number {
  for (let tile = room.most; tile > room.least; tile -= 1) if (heightOf(groups, tile, room) <= room.height) return tile
  return room.least
}

export function heightOf(groups: readonly number[], tile: number, room: Room): number {
  let rows = 0
  let left = -1
  for (const count of groups) {
    // A group that is wider than the room breaks into rows of its own.
    const most = Math.max(1, Math.floor((room.width - 2 * room.padding + room.gap) / (tile + room.gap)))
    const wide = Math.min(count, most) * (tile + room.gap) - room.gap + 2 * room.padding
    if (left < wide + room.space) {
      rows += 1
      left = room.width
    } else left -= room.space
    left -= wide
    rows += Math.ceil(count / most) - 1
  }
  return rows * (tile * ASPECT + 2 * room.padding + room.space)
}
