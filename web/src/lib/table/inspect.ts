/** Asking what a card or tile does: a long press, a click with the other button, or the key `x`. What is shown when a mouse rests is in `shell/LegendTip`. */

const HOLD = 550
const STILL = 8

/** `use:inspect={() => …}` on the button of a piece. The press that asked is no click. */
export function inspect(node: HTMLElement, ask: () => void): { update(ask: () => void): void; destroy(): void } {
  const ended = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let from: PointerEvent | null = null
  let asked = false

  function on<Name extends keyof HTMLElementEventMap>(name: Name, heard: (event: HTMLElementEventMap[Name]) => void): void {
    node.addEventListener(name, heard, { signal: ended.signal, capture: true })
  }
  function stop(): void {
    clearTimeout(timer)
    from = null
  }
  on('pointerdown', (event) => {
    asked = false
    if (event.button !== 0) return
    from = event
    timer = setTimeout(() => {
      asked = true
      ask()
    }, HOLD)
  })
  on('pointermove', (event) => {
    if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > STILL) stop()
  })
  for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const) on(name, stop)
  on('click', (event) => {
    if (asked) event.stopImmediatePropagation()
    asked = false
  })
  on('contextmenu', (event) => {
    event.preventDefault()
    stop()
    if (!asked) ask()
    asked = event.button === 0 // a finger that is still down
  })
  on('keydown', (event) => {
    if (event.key !== 'x' || event.altKey || event.ctrlKey || event.metaKey) return
    event.stopPropagation()
    ask()
  })
  return {
    update(next) {
      ask = next
    },
    destroy() {
      stop()
      ended.abort()
    },
  }
}
