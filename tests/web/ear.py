"""For tests: what a screen reader is told, and where the focus is."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

# Every line that is added to a live region, in order; what interrupts begins with an exclamation mark. What is said of
# a draft or a hint, and why something was refused, is the text of a region of its own: said whenever it is another.
LISTEN: Final = """
  window.said = []
  const known = new WeakSet()
  const texts = new WeakMap()
  const spoken = (node) => {
    const copy = node.cloneNode(true)
    for (const each of copy.querySelectorAll('[aria-hidden=true], button.quiet')) each.remove()
    return copy.textContent.replace(/\\s+/g, ' ').trim()
  }
  const REGION = 'main :is([aria-live], [role=status], [role=alert]):not([role=log])'
  new MutationObserver((all) => {
    const changed = new Set()
    for (const { target, addedNodes } of all) {
      const at = target instanceof Element ? target : target.parentElement
      const region = at?.closest(REGION)
      if (region) changed.add(region)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        const lines = node.matches('[role=log] > p') ? [node] : [...node.querySelectorAll('[role=log] > p')]
        for (const line of lines.filter((each) => !known.has(each))) {
          known.add(line)
          const loud = line.parentElement.getAttribute('aria-live') === 'assertive'
          window.said.push((loud ? '! ' : '') + line.textContent.trim())
        }
      }
    }
    for (const region of changed) {
      const text = spoken(region)
      if (text !== '' && text !== texts.get(region)) window.said.push((region.role === 'alert' ? '! ' : '') + text)
      texts.set(region, text)
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
"""

_FOCUSED: Final = """() => {
  const at = document.activeElement
  return at !== null && at !== document.body && at.checkVisibility() && !at.matches(':disabled')
}"""


def said(page: Page) -> list[str]:
    """What was announced since the page was loaded; the context needs `LISTEN` as an init script."""
    return [str(line) for line in page.evaluate("said")]


def heard(page: Page, text: str) -> None:
    """Wait until a line with this text has been announced."""
    page.wait_for_function("(text) => said.some((line) => line.includes(text))", arg=text)


def focused(page: Page) -> str:
    """The name of what has the focus; fails if nothing has it."""
    page.wait_for_function(_FOCUSED, timeout=5_000)
    return str(
        page.evaluate(
            """() => {
              const at = document.activeElement
              return at.getAttribute('aria-label') ?? at.querySelector('.unseen')?.textContent ?? at.textContent.trim()
            }"""
        )
    )
