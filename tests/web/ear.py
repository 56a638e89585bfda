"""For tests: what a screen reader is told, and where the focus is."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

# Every line that is added to a live region, in order; what interrupts begins with an exclamation mark.
LISTEN: Final = """
  window.said = []
  const known = new WeakSet()
  new MutationObserver((all) => {
    for (const { addedNodes } of all) {
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
  }).observe(document, { childList: true, subtree: true })
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
