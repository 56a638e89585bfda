"""Motion shows what has happened: it can be interrupted, nothing waits for it, and whoever wants none sees none."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import DESK, Person, Served, sitting
from tests.web.positions import Position

PILE: Final = "y0y4y5y6y7y8b4b5b6b7b8"
FLYING: Final = ".sky .ghost"

# Whatever was ever in the air, and the longest way that tiles and groups slid.
WATCH: Final = """() => {
  window.flown = 0
  window.slid = 0
  const look = () => {
    flown = Math.max(flown, document.querySelectorAll('.sky .ghost').length)
    const moving = document.getAnimations().filter((each) => each.playState === 'running')
    slid = Math.max(slid, moving.filter((each) => each.effect?.target?.matches?.('[data-meld], [data-tile]')).length)
    requestAnimationFrame(look)
  }
  look()
}"""


def next_round(anna: Person, served: Served) -> None:
    """A round ends, and the cards of the next one are dealt."""
    served.table(Position(f"r5/g1gDF {PILE} r9 r > turn:0 started=1"), anna)
    anna.page.evaluate(WATCH)
    anna.lay("red 5")
    anna.page.locator(".end .main").click()


def next_tile_round(anna: Person, served: Served) -> None:
    position = "R9/R2.Y9.B12.*/G1.G4 R4.Y4.B4.G11 > turn:0 | R:6.7.8"
    served.table(Position(position, "rummy/en"), anna)
    anna.page.evaluate(WATCH)
    anna.page.locator(".shelf [data-tile]").click()
    anna.page.locator(".board [data-teach='table.R8']").click()
    anna.page.locator("button.finish[aria-disabled='false']").click()
    anna.page.locator(".end .main").click()


def slow(page: Page) -> None:
    """Motion takes so long that nobody could wait for it."""
    page.add_init_script(
        """{
          const animate = Element.prototype.animate
          Element.prototype.animate = function (frames, options) {
            const slower = { ...options, duration: 1_000 * (options.duration ?? 0), delay: options.delay ?? 0 }
            return animate.call(this, frames, slower)
          }
        }"""
    )


def test_tiles_are_dealt(browser: Browser, served: Served) -> None:
    """From the pool: the own rack fills tile by tile, and the starting tiles come last."""
    with sitting(browser, served.address, DESK) as anna:
        anna.page.emulate_media(reduced_motion="no-preference")
        next_tile_round(anna, served)
        anna.page.wait_for_function("() => document.querySelectorAll('.shelf .flying').length > 5")
        anna.page.wait_for_function("() => flown > 5")
        expect(anna.page.locator(".flying")).to_have_count(0)
        expect(anna.page.locator(FLYING)).to_have_count(0)
        assert anna.page.locator(".shelf [data-tile]").count() >= 14


def test_nobody_waits_for_cards_in_the_air(browser: Browser, served: Served) -> None:
    """One can act while they fly; when the game goes on, they have landed."""
    with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
        anna.page.emulate_media(reduced_motion="no-preference")
        slow(anna.page)
        served.table(Position(f"r1r2r3/rDgDg2 {PILE} r9 r > turn:1 started=1", options={"jump_in": "on"}), anna, ben)
        ben.lay("red +2")
        expect(anna.page.locator(FLYING)).to_have_count(1)  # Ben's card
        anna.page.locator(".offers button").first.click()
        expect(anna.page.locator(".hand li.flying")).to_have_count(2)  # the penalty
        ben.lay("green +2")
        expect(anna.page.locator(FLYING)).to_have_count(1)
        expect(anna.page.locator(".hand li:not(.flying)")).to_have_count(5)


def test_tiles_in_the_air_land_when_the_game_goes_on(browser: Browser, served: Served) -> None:
    """Tiles still fly to Ben when the next one is drawn: the first ones lie on the table."""
    position = "R9.Y3.B3.R1/R4.R9.B12.B1 R2.Y4.B4.G11 > turn:1 | R:5.6.7.8"
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        anna.page.emulate_media(reduced_motion="no-preference")
        slow(anna.page)
        served.table(Position(position, "rummy/en"), anna, ben)
        for name in ("R4", "R9"):
            ben.page.locator(f".shelf [data-teach='{name}']").click()
        ben.page.locator(".board [data-teach='table.R8']").click()
        ben.page.locator("button.finish[aria-disabled='false']").click()
        expect(anna.page.locator(".board .flying")).to_have_count(2)
        anna.page.keyboard.press("d")
        expect(anna.page.locator(".board .flying")).to_have_count(0)


@pytest.mark.parametrize("by", ["device", "settings"])
def test_without_motion_nothing_moves(browser: Browser, served: Served, by: str) -> None:
    """Whether the device asks for it or the reader: no flights, no slides, and everything is there at once."""
    with sitting(browser, served.address, DESK) as anna:
        if by == "settings":
            anna.page.emulate_media(reduced_motion="no-preference")
            anna.page.add_init_script("localStorage.setItem('pioche.settings', JSON.stringify({ motion: 'off' }))")
        next_round(anna, served)
        expect(anna.page.locator(".hand li:not(.flying)")).not_to_have_count(0)
        next_tile_round(anna, served)
        expect(anna.page.locator(".shelf [data-tile]:not(.flying)")).not_to_have_count(0)
        assert anna.page.evaluate("[flown, slid]") == [0, 0]
        moving = anna.page.evaluate(
            """document.getAnimations().map((each) =>
              `${each.animationName ?? each.transitionProperty} ${each.effect.target.outerHTML.slice(0, 90)}`)"""
        )
        assert moving == []
