/** What stands somewhere else after a change of the layout glides there instead of jumping. */

import { moves, slowness } from '../ui/settings.svelte.ts'

const TIME = 450
const LEAST = 2 // pixels

/** Where the others and the middle of the table are. */
export function placesIn(root: HTMLElement | undefined): ReadonlyMap<Element, DOMRect> {
  const nodes = root?.querySelectorAll('.seats > li, .middle > :not(.way)') ?? []
  return new Map([...nodes].map((node) => [node, node.getBoundingClientRect()]))
}

/** From there to where they are now: before the next frame, but after whatever flies has asked where it lands. */
export function glideFrom(before: ReadonlyMap<Element, DOMRect>): void {
  if (!moves() || document.hidden) return
  requestAnimationFrame(() => {
    for (const [node, from] of before) {
      const to = node.getBoundingClientRect()
      if (to.width === 0 || from.width === 0) continue
      const x = from.left + from.width / 2 - (to.left + to.width / 2)
      const y = from.top + from.height / 2 - (to.top + to.height / 2)
      if (Math.hypot(x, y) < LEAST) continue
      node.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], { duration: TIME * slowness(), easing: 'cubic-bezier(.3,.1,.2,1)' })
    }
  })
}
