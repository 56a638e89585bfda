/**
 * The focus is never lost. When what had it is gone, the same thing elsewhere gets it (`data-same`), else the place where
 * one goes on (`data-home`: a card of the hand, the end of a round), else the heading of what is shown.
 */

const HOME = '[data-home]'
const HEADINGS = 'main :is(h1, h2), h1, main'

/** Whether an element can have the focus now. */
function able(node: Element | null): node is HTMLElement {
  return node instanceof HTMLElement && node.isConnected && !node.matches(':disabled') && node.checkVisibility()
}

function firstAble(scope: ParentNode, selector: string): HTMLElement | null {
  return [...scope.querySelectorAll<HTMLElement>(selector)].find(able) ?? null
}

/** To be called once, inside an effect. */
export function keepFocus(): () => void {
  let last: HTMLElement | null = null
  /** A heading that has the focus only until there is something better. */
  let parked: HTMLElement | null = null
  let byKeyboard = false

  function look(): void {
    const at = document.activeElement
    const lost = at === document.body || !able(at)
    if (!lost && at !== parked) return
    const scope = document.querySelector('dialog[open]') ?? document.body
    const home = firstAble(scope, HOME)
    if (!lost) {
      if (home !== null) give(home)
      return
    }
    if (last === null) {
      if (home !== null) give(home) // a table has been opened
      return
    }
    const same = last.dataset['same']
    const kept = able(last) && scope.contains(last) ? last : null
    const found = kept ?? (same === undefined ? null : firstAble(scope, `[data-same="${CSS.escape(same)}"]`)) ?? home
    if (found !== null) {
      give(found)
      return
    }
    parked = firstAble(scope, scope === document.body ? HEADINGS : 'button')
    if (parked === null) return
    if (parked.tabIndex < 0) parked.tabIndex = -1
    parked.focus({ preventScroll: true, focusVisible: byKeyboard })
  }
  /** Whoever uses a mouse or a finger sees no ring, and the page does not move under it. */
  function give(node: HTMLElement): void {
    parked = null
    node.focus({ preventScroll: !byKeyboard, focusVisible: byKeyboard })
  }
  const focused = (event: FocusEvent): void => {
    last = event.target instanceof HTMLElement ? event.target : null
  }
  const pressed = (): void => {
    byKeyboard = true
  }
  const pointed = (): void => {
    byKeyboard = false
    // A click on what cannot have the focus is meant to take it away.
    setTimeout(() => {
      if (document.activeElement === document.body && able(last)) last = null
    })
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'data-home', 'open'] })
  document.addEventListener('focusin', focused)
  document.addEventListener('keydown', pressed, true)
  document.addEventListener('pointerdown', pointed, true)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', focused)
    document.removeEventListener('keydown', pressed, true)
    document.removeEventListener('pointerdown', pointed, true)
  }
}
