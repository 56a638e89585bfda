/**
 * Walking over tiles with the arrow keys: along the rows, and up and down by where things lie on the screen. `data-zone`
 * names the rack and the table: the arrows lead from one to the other, Home and End stay where they are.
 */

const WALKED = '[data-walk]:not(:disabled)'

export function neighbour(from: HTMLElement, key: string): HTMLElement | null {
  const zone = from.closest<HTMLElement>('[data-zone]')
  const all = zones().flatMap((each) => inRows(walked(each)))
  const here = zone === null ? all : inRows(walked(zone))
  const at = all.indexOf(from)
  switch (key) {
    case 'ArrowLeft':
      return all[at - 1] ?? null
    case 'ArrowRight':
      return all[at + 1] ?? null
    case 'Home':
      return here[0] ?? null
    case 'End':
      return here.at(-1) ?? null
    case 'ArrowUp':
    case 'ArrowDown': {
      const box = from.getBoundingClientRect()
      const way = key === 'ArrowUp' ? -1 : 1
      // What is nearer in the same zone comes first; only at its edge the arrow leads out of it.
      return beyond(here, box, way) ?? beyond(all, box, way)
    }
    default:
      return null
  }
}

/** The rack and the table, or the whole page where nothing is named so. */
function zones(): readonly (HTMLElement | Document)[] {
  const found = [...document.querySelectorAll<HTMLElement>('[data-zone]')]
  return found.length > 0 ? found : [document]
}

function walked(root: HTMLElement | Document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(WALKED)]
}

/** As they are read: row by row, whatever their order on the page. */
function inRows(all: readonly HTMLElement[]): HTMLElement[] {
  const boxes = all.map((node) => ({ node, box: node.getBoundingClientRect() })).sort((one, other) => one.box.top - other.box.top)
  const rows: (typeof boxes)[] = []
  for (const each of boxes) {
    const first = rows.at(-1)?.[0]
    if (first !== undefined && each.box.top < first.box.top + first.box.height / 2) rows.at(-1)?.push(each)
    else rows.push([each])
  }
  return rows.flatMap((row) => row.sort((one, other) => one.box.left - other.box.left).map(({ node }) => node))
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
