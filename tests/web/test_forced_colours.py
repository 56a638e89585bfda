"""The reader's own few colours, and paper: what is a colour elsewhere is still to be seen."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.browser import DESK, Served, Theme, sitting
from tests.web.positions import Position

PILE: Final = "y0y4y5y6y7y8b4b5b6b7b8"
DRAFT: Final = Position("R9.Y1.G4/R2.Y9 R4.Y4.B4.G11 > turn:0 | R:6.7.8 Y:2.3.4", "rummy/en")


def style(what: Locator, name: str) -> str:
    return str(what.first.evaluate("(node, name) => getComputedStyle(node)[name]", name))


def ring(what: Locator) -> tuple[str, float]:
    """The kind and the width of a line around something."""
    return style(what, "outlineStyle"), float(style(what, "outlineWidth").removesuffix("px"))


def ground(what: Locator) -> str:
    """The colour that something lies on."""
    return str(
        what.first.evaluate(
            """(node) => {
              for (let at = node; at !== null; at = at.parentElement) {
                const found = getComputedStyle(at).backgroundColor
                if (!/^rgba.*, 0.$|transparent/.test(found)) return found
              }
              return 'rgb(255, 255, 255)'
            }"""
        )
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_readers_own_colours(browser: Browser, served: Served, pictures: Path, theme: Theme) -> None:
    with sitting(browser, served.address, DESK, theme) as anna, sitting(browser, served.address) as ben:
        page = anna.page
        page.emulate_media(forced_colors="active", color_scheme=theme)
        position = f"r5r6g7y2/g1g2g3/y1y2 {PILE} r9 r > turn:0 started=1"
        served.table(Position(position), anna, ben)
        assert ring(page.locator(".prompt.mine"))[0] == "solid"
        assert ring(page.locator(".me.turn")) == ("solid", 4)
        assert float(style(page.locator(".hand li.dim"), "opacity")) < 0.7
        anna.shot(pictures, f"forced-cards-{theme}")
        anna.lay("red 5")
        page.locator(".seats .turn").wait_for()
        assert ring(page.locator(".seats .turn .who")) == ("solid", 4)  # whose turn it is
        assert ring(page.locator(".seats li:not(.turn) .who"))[0] == "none"
        served.table(DRAFT, anna)
        page.locator(".shelf [data-tile]").first.click()
        page.locator(".board [data-tile]").filter(has_text="yellow 3").click()
        page.locator(".meld.wrong .fault").wait_for()
        wrong, fine = page.locator(".meld.wrong"), page.locator("[data-meld]:not(.wrong)")
        assert (style(wrong, "borderTopStyle"), style(wrong, "borderTopWidth")) == ("double", "5px")
        assert style(fine, "borderTopStyle") != "double"
        full, empty = page.locator(".pips i.full"), page.locator(".pips i:not(.full)")
        expect(full).to_have_count(1)
        assert ground(full) != ground(empty)
        assert style(empty, "borderTopColor") != ground(empty)
        pressed, other = (page.locator(f"button.sort[aria-pressed={value}]") for value in ("true", "false"))
        assert ring(pressed) == ("solid", 3)
        assert ring(other)[0] == "none"
        anna.shot(pictures, f"forced-tiles-{theme}")


def test_a_round_on_paper(browser: Browser, served: Served, pictures: Path) -> None:
    """The score and all moves, in dark ink on white, also at night; nothing that could be pressed."""
    with sitting(browser, served.address, DESK, "dark") as anna:
        served.table(Position(f"r5/g1gDF {PILE} r9 r > turn:0 started=1"), anna)
        anna.lay("red 5")
        page = anna.page
        page.locator(".end").wait_for()
        page.emulate_media(media="print")
        anna.shot(pictures, "paper")
        for place in (".end .pad", "aside .lines"):
            expect(page.locator(place)).to_be_visible()
        for place in ("header", ".end .go", "aside form", ".reactions"):
            expect(page.locator(place)).to_be_hidden()
        assert ground(page.locator(".felt")) == "rgb(255, 255, 255)"
        lines = page.locator("aside .lines").evaluate("(node) => [node.scrollHeight, node.clientHeight]")
        assert lines[0] <= lines[1]
