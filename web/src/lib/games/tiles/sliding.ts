/** Tiles and groups that lie somewhere else than before slide there, also from one group or from the rack to another. */

interface Seen {
  readonly x: number
  readonly y: number
}

const TIME = 200
const LEAST = 2 // pixels

export class Sliding {
  #tiles = new Map<string, Seen>()
  #melds = new Map<string, Seen>()

  /** Before things move. `carried`: what was dragged comes from where it was let go. */
  note(root: HTMLElement, carried: ReadonlyMap<string, Seen>): void {
    this.#tiles = new Map([...places(root, 'tile'), ...carried])
    this.#melds = places(root, 'meld')
  }

  /** They have moved: show how. */
  run(root: HTMLElement, slowness: number): void {
    const shifts = new Map<HTMLElement, Seen>()
    for (const node of root.querySelectorAll<HTMLElement>('[data-meld]')) {
      const shift = shiftOf(node, this.#melds.get(node.dataset['meld'] ?? ''))
      if (shift !== null) shifts.set(node, shift)
    }
    const tiles: [HTMLElement, Seen][] = []
    for (const node of root.querySelectorAll<HTMLElement>('[data-meld] [data-tile]')) {
      const shift = shiftOf(node, this.#tiles.get(node.dataset['tile'] ?? ''))
      const meld = node.closest<HTMLElement>('[data-meld]')
      const carried = meld === null ? undefined : shifts.get(meld)
      // A tile goes with its group; what is left is its own way.
      const own = { x: (shift?.x ?? 0) - (carried?.x ?? 0), y: (shift?.y ?? 0) - (carried?.y ?? 0) }
      if (this.#tiles.has(node.dataset['tile'] ?? '') && Math.hypot(own.x, own.y) >= LEAST) tiles.push([node, own])
    }
    for (const [node, { x, y }] of [...shifts, ...tiles]) {
      node.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], { duration: TIME * slowness, easing: 'cubic-bezier(.3,.1,.2,1)' })
    }
    this.#tiles.clear()
    this.#melds.clear()
  }
}

function places(root: HTMLElement, kind: 'tile' | 'meld'): Map<string, Seen> {
  return new Map([...root.querySelectorAll<HTMLElement>(`[data-${kind}]`)].map((node) => {
    const { left, top } = node.getBoundingClientRect()
    return [node.dataset[kind] ?? '', { x: left, y: top }]
  }))
}

function shiftOf(node: HTMLElement, before: Seen | undefined): Seen | null {
  if (before === undefined) return null
  const { left, top } = node.getBoundingClientRect()
  const shift = { x: before.x - left, y: before.y - top }
  return Math.hypot(shift.x, shift.y) < LEAST ? null : shift
}
