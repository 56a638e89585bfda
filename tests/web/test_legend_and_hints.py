"""What a card does at this table, a hint and why, a +4 that would be a bluff, and what ending a turn would do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import DESK, PHONE, Person, Served, sitting
from tests.web.positions import Position
from tests.web.test_pages import axe
from tests.web.test_tiles import tile

PILE = "y0y4y5y6y7y8b4b5b6b7b8"
HAND = f"r5rDWFg1/g2g3g4/b1b2b3 {PILE} r9 r > turn:0 started=1"


def legend(page: Page) -> None:
    expect(page.get_by_role("dialog").locator(".legend")).to_be_visible()


def test_the_legend_of_a_card_by_key(browser: Browser, served: Served, pictures: Path) -> None:
    """`x` on a card tells what it does at this table, with its clause, which leads to the rule book."""
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position(HAND), anna)
        anna.card("red +2").focus()
        anna.page.keyboard.press("x")
        legend(anna.page)
        shown = anna.page.get_by_role("dialog").locator(".legend")
        expect(shown).to_contain_text("the next player draws 2 cards and is skipped")
        expect(shown).to_contain_text("20 points")
        expect(shown.locator("section")).to_have_count(1)
        assert axe(anna.page) == []
        anna.shot(pictures, "legend-card")
        shown.get_by_role("button", name="FR-12").click()
        expect(anna.page.locator("[data-clause='FR-12']")).to_be_focused()
        assert "red +2" in anna.hand()  # nothing was played


def test_the_legend_follows_the_rules_of_the_table(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position(HAND, options={"draw2_parry": "draw2", "seven_swap": "optional"}), anna)
        anna.menu("What the cards do")
        shown = anna.page.get_by_role("dialog").locator(".legend")
        expect(shown).to_contain_text("house rule")
        expect(shown.locator("section", has_text="7")).not_to_have_count(0)
        expect(shown).not_to_contain_text("draws 2 cards and is skipped, always")


def test_the_legend_by_a_long_press(browser: Browser, served: Served) -> None:
    """The finger stays where it is: the card is explained and not played."""
    with sitting(browser, served.address, PHONE, long_presses=True) as anna:
        served.table(Position(HAND), anna)
        box = anna.card("red 5").bounding_box()
        assert box is not None
        anna.page.mouse.move(box["x"] + 12, box["y"] + 20)
        anna.page.mouse.down()
        legend(anna.page)
        anna.page.mouse.up()
        expect(anna.page.get_by_role("dialog").locator(".legend")).to_contain_text("same colour, number or symbol")
        anna.page.keyboard.press("Escape")
        expect(anna.card("red 5")).to_be_visible()
        anna.card("red 5").click(button="right", position={"x": 12, "y": 20})
        legend(anna.page)


def test_the_legend_of_a_tile(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position("R2.R6.G7/G2.G3 Y1.Y9 > turn:0 | R:3.4.5", edition="rummy/en"), anna)
        tile(anna.page, "red 2, Draw Two").focus()
        anna.page.keyboard.press("x")
        shown = anna.page.get_by_role("dialog").locator(".legend")
        expect(shown).to_contain_text("draws 2 and is skipped")
        expect(shown).to_contain_text("20 points")


def test_the_legend_of_a_tile_by_resting_the_mouse(browser: Browser, served: Served, pictures: Path) -> None:
    """A word tile says what it does, as long as the mouse is on it or on what it says; a plain tile says nothing."""
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position("R2.R6.G7/G2.G3 Y1.Y9 > turn:0 | R:3.4.5", edition="rummy/en"), anna)
        page, tip = anna.page, anna.page.get_by_role("tooltip")

        def rest_on(name: str) -> None:
            box = tile(page, name).bounding_box()
            assert box is not None
            page.mouse.move(box["x"] + 8, box["y"] + 8)
            page.mouse.move(box["x"] + 12, box["y"] + 12)

        rest_on("red 2, Draw Two")
        expect(tip).to_contain_text("draws 2 and is skipped")
        expect(tip).to_contain_text("Counts 20 points.")
        anna.shot(pictures, "legend-tip")
        assert axe(page) == []
        box = tip.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 20, box["y"] + box["height"] - 4)  # onto it: it can be read in peace
        page.wait_for_timeout(400)
        expect(tip).to_be_visible()
        page.keyboard.press("Escape")
        expect(tip).to_have_count(0)
        rest_on("red 2, Draw Two")
        expect(tip).to_be_visible()
        rest_on("red 6")
        expect(tip).to_have_count(0)


def test_the_legend_of_all_tiles_says_the_same_once(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, PHONE) as anna:
        served.table(Position("R2.R6.G7/G2.G3 Y1.Y9 > turn:0 | R:3.4.5", edition="rummy/en"), anna)
        anna.menu("What the tiles do")
        headings = anna.page.get_by_role("dialog").locator(".legend h3")
        expect(headings).to_have_text(["joker, Draw Four", "red 2, Draw Two · red 5, Skip · red 7, Reverse"])


def test_a_hint_and_why(browser: Browser, served: Served, pictures: Path) -> None:
    """The card is marked, the sentence says what to play and why; it goes when somebody has played."""
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position(f"rDg1g2b3/g2/b1b2b3 {PILE} r9 r > turn:0 started=1"), anna)
        anna.press("Hint")
        said = anna.page.locator("p.hinted")
        expect(said).to_contain_text("Play the red +2.")
        expect(said).to_contain_text("who has only one card left")
        expect(anna.page.locator(".hand li.hinted")).to_have_count(1)
        anna.shot(pictures, "hint-card")
        assert axe(anna.page) == []
        anna.lay("red +2")
        expect(said).to_have_text("")


def test_a_hint_in_french(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, PHONE, language="fr") as anna:
        served.table(Position(f"g1g2b3/g2g3g4/b1b2b3 {PILE} r9 r > turn:0 started=1"), anna)
        anna.page.locator(".actions button.hint").click()
        expect(anna.page.locator("p.hinted")).to_contain_text(re.compile("Piocher.*Aucune de tes cartes"))
        expect(anna.page.locator("button.pile.hinted")).to_be_visible()


@pytest.mark.parametrize(("hand", "bluff"), [("Fr5g1", True), ("Fb5g1", False)])
def test_a_bluff_is_marked(browser: Browser, served: Served, pictures: Path, hand: str, bluff: bool) -> None:
    """Only its owner is told that another card fits, before it is played; with a form and in words."""
    with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
        served.table(Position(f"{hand}/g2g3g4/b1b2b3 {PILE} r9 r > turn:0 started=1"), anna, ben)
        marked = anna.page.locator(".hand li.bluff")
        expect(marked).to_have_count(1 if bluff else 0)
        expect(anna.card("+4")).to_contain_text("would be a bluff" if bluff else "+4")
        anna.lay("+4")
        expect(anna.page.locator(".choice .bluff")).to_have_count(1 if bluff else 0)
        anna.shot(pictures, f"bluff-{hand}")
        assert axe(anna.page) == []
        expect(ben.page.locator(".bluff")).to_have_count(0)


def end_preview(anna: Person, *tiles: str, on: str) -> None:
    for name in tiles:
        tile(anna.page, name).click()
    tile(anna.page, on, ".board").click()


def test_what_ending_the_turn_would_do(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        position = "R2.R6.G7/G2.G3/B1.B2 Y1.Y9.Y10.Y11.Y12 > turn:0 | R:3.4.5"
        served.table(Position(position, edition="rummy/en"), anna)
        end_preview(anna, "red 2, Draw Two", on="red 3")
        expect(anna.page.locator("p.verdict")).to_contain_text(f"{anna.other(0)} draws 2 tiles and is skipped.")
        assert axe(anna.page) == []


def test_jumping_in_is_said_in_words(browser: Browser, served: Served) -> None:
    """While the chance lasts, as text and for a screen reader; and it goes with the chance."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        position = f"r9g1g2/r4b5b6/g8g4g5 {PILE} r9 r > turn:1 started=1"
        served.table(Position(position, options={"jump_in": "on"}), anna, ben)
        said = anna.page.locator("p.call")
        expect(said).to_have_text("Jump in: red 9!")
        anna.lay("red 9")
        expect(said).to_have_text("")


def test_what_a_card_does_under_the_mouse(browser: Browser, served: Served, pictures: Path) -> None:
    """Told where the mouse rests, without covering prompt and buttons; not for plain numbers; Escape takes it away."""
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position(HAND), anna)
        page = anna.page
        anna.card("red +2").hover()
        told = page.locator(".tip")
        expect(told).to_contain_text("the next player draws 2 cards and is skipped")
        anna.shot(pictures, "tip")
        for place in (".prompt", "button.uno", ".offers button"):
            assert anna.visible(page.locator(place).first) > 0, place
        page.keyboard.press("Escape")
        expect(told).to_have_count(0)
        anna.card("red +2").hover(position={"x": 12, "y": 60})
        page.mouse.move(10, 10)
        anna.card("Wild").first.hover()
        expect(told).to_contain_text("Wild")
        anna.card("green 1").hover()
        expect(told).to_have_count(0)
