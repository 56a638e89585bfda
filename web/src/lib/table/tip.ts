/** What a card or tile does, told while the mouse rests on it; a finger or a key asks for the whole legend (`inspect.ts`). */

import type { Table } from './table.svelte.ts'

const REST = 650
/** So long the mouse may take from the piece to what is told about it. */
const LEAVE = 400

export interface Tip {
  readonly piece: string
  readonly over: DOMRect
}

interface Asked {
  readonly table: Table
  readonly piece: string
}

let leaving: ReturnType<typeof setTimeout> | undefined

/** The mouse is on the tip itself: it stays. */
export function keepTip(): void {
  clearTimeout(leaving)
}

export function dropTip(table: Table, after = LEAVE): void {
  clearTimeout(leaving)
  leaving = setTimeout(() => (table.tip = null), after)
}

/** `use:tip={{ table, piece }}` on the button of a piece. */
export function tip(node: HTMLElement, asked: Asked): { update(asked: Asked): void; destroy(): void } {
  const ended = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown = false

  function stop(): void {
    clearTimeout(timer)
    if (shown) dropTip(asked.table)
    shown = false
  }
  node.addEventListener(
    'pointerenter',
    (event) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return
      timer = setTimeout(() => {
        keepTip()
        shown = true
        asked.table.tip = { piece: asked.piece, over: node.getBoundingClientRect() }
      }, REST)
    },
    { signal: ended.signal },
  )
  for (const name of ['pointerleave', 'pointerdown'] as const) node.addEventListener(name, stop, { signal: ended.signal })
  return {
    update(next) {
      asked = next
    },
    destroy() {
      stop()
      ended.abort()
    },
  }
}
