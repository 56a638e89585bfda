/** Walking over tiles with the arrow keys: along the rows, and up and down by where things lie on the screen. */

export function neighbour(root: HTMLElement, from: HTMLElement, key: string): HTMLElement | null {
  const all = [...root.querySelectorAll<HTMLElement>('[data-walk]')]
  const at = all.indexOf(from)
  switch (key) {
    case 'ArrowLeft':
      return all[at - 1] ?? null
    case 'ArrowRight':
      return all[at + 1] ?? null
    case 'Home':
      return all[0] ?? null
    case 'End':
      return all.at(-1) ?? null
    case 'ArrowUp':
    case 'ArrowDown':
      return beyond(all, from.getBoundingClientRect(), key === 'ArrowUp' ? -1 : 1)
    default:
      return null
  }
}

function beyond(all: readonly HTMLElement[], here: DOMRect, way: 1 | -1): HTMLElement | null {
  let best: HTMLElement | null = null
  let least = Infinity
  for (const node of all) {
    const box = node.getBoundingClientRect()
    const down = (box.top + box.bottom - here.top - here.bottom) / 2 * way
    if (down < here.height / 2) continue
    const far = down * 4 + Math.abs(box.left + box.right - here.left - here.right) / 2
    if (far < least) [best, least] = [node, far]
  }
  return best
}
