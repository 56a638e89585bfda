"""Whole games of the card game through the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import DESK, Served, sitting
from tests.web.positions import Position


def test_play_now_against_bots(browser: Browser, served: Served, pictures: Path) -> None:
    """One click from the home page to a table, then a whole round."""
    with sitting(browser, served.address) as anna:
        anna.play_now("Anna")
        assert re.search(r"/t/[0-9a-z]{12}$", anna.page.url)
        anna.page.locator(".hand li").nth(6).wait_for()  # a +2 as the first card makes it nine
        anna.shot(pictures, "table-phone")
        anna.play_until("between", "over", seconds=240)
        expect(anna.page.locator(".end tbody tr")).to_have_count(1)
        anna.shot(pictures, "round-end-phone")
        anna.page.locator(".end .main").click()
        anna.page.locator(".hand li").nth(6).wait_for()


def tab_to(page: Page, place: str) -> None:
    """Press Tab until this element has the focus."""
    for _ in range(60):
        if page.evaluate("(place) => document.activeElement?.matches(place) ?? false", place):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {place}")


def test_a_match_by_keyboard_alone(browser: Browser, served: Served, pictures: Path) -> None:
    """A refusal, a drawn card, a colour, a call, the finish and the next match; no mouse at all."""
    position = "r1Wg8g3/b0b4b5b6 y0y1y2y4y5y6r7 r9 r > turn:0 started=1"
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position(position, options={"rounds_to_win": "1"}), anna)
        page = anna.page
        hand = page.locator(".hand li")

        def choose(name: str) -> None:
            """Move to a card with the arrow keys."""
            page.locator(".hand.mine").wait_for()
            tab_to(page, ".hand button")
            page.keyboard.press("Home")
            for _ in range(hand.count()):
                label = str(page.evaluate("document.activeElement.querySelector('.unseen').textContent"))
                if label.partition(",")[0] == name:
                    return
                page.keyboard.press("ArrowRight")
            raise AssertionError(f"no arrow leads to {name}")

        choose("green 8")
        page.keyboard.press("Enter")
        expect(page.locator(".note.shown")).to_contain_text("FR-7")
        tab_to(page, ".offers button")
        page.keyboard.press("Enter")
        expect(hand).to_have_count(5)
        choose("red 7")
        page.keyboard.press("Enter")
        expect(hand).to_have_count(4)
        choose("red 1")
        page.keyboard.press("Enter")
        expect(hand).to_have_count(3)
        choose("Wild")
        page.keyboard.press("Enter")
        expect(page.locator(".choice .hue")).to_have_count(4)
        page.keyboard.press("Escape")
        expect(page.locator(".choice")).to_have_count(0)
        choose("Wild")
        page.keyboard.press("Enter")
        tab_to(page, ".choice .hue.green")
        page.keyboard.press("Space")
        expect(hand).to_have_count(2)
        page.locator(".hand.mine").wait_for()
        tab_to(page, "button.uno")
        page.keyboard.press("Enter")
        expect(page.locator("button.uno")).to_have_attribute("aria-pressed", "true")
        choose("green 8")
        page.keyboard.press("Enter")
        expect(page.locator("aside div.lines")).to_contain_text("You: “UNO!”")
        choose("green 3")
        page.keyboard.press("Enter")
        expect(page.locator(".end h2")).to_have_text("You win the match!")
        anna.shot(pictures, "match-end-desk")
        tab_to(page, ".end .main")
        page.keyboard.press("Enter")
        hand.nth(6).wait_for()
        expect(page.locator("aside div.lines")).to_contain_text("The match begins.")


def test_the_end_of_a_match(browser: Browser, served: Served, pictures: Path) -> None:
    """The winner, the score pad with its goal, the others' remaining cards; a rematch starts when all want it."""
    with sitting(browser, served.address) as anna, sitting(browser, served.address, DESK) as ben:
        position = "r5/g1gDF y0y4y5y6y7 r9 r > turn:0 started=1"
        served.table(Position(position, options={"target": "50"}), anna, ben)
        anna.lay("red 5")
        expect(anna.page.locator(".end h2.big")).to_have_text("You win the match!")
        expect(ben.page.locator(".end h2.big")).to_have_text("Anna wins the match!")
        expect(anna.page.locator(".end tfoot td").first).to_have_text("71")
        expect(anna.page.locator(".end")).to_contain_text("The match ends when somebody reaches 50 points.")
        expect(anna.page.locator(".left")).to_contain_text("green 1, green +2, +4")
        expect(anna.page.locator(".left strong")).to_contain_text("71")
        expect(ben.page.locator(".place")).to_have_text("Your place: 2 of 2.")
        expect(anna.page.locator(".place")).to_have_count(0)
        anna.shot(pictures, "match-end-phone")
        anna.press("Play again")
        expect(anna.page.locator(".end")).to_contain_text("Waiting for one more player")
        ben.press("Play again")
        for person in (anna, ben):
            person.page.locator(".hand li").nth(6).wait_for()


def test_server_restart_in_mid_game(browser: Browser, tmp_path: Path) -> None:
    """kill -9 in the middle of a turn: the page shows it, reconnects by itself to the same cards, and sends what was
    pressed meanwhile."""
    own = Served(tmp_path)
    own.start()
    try:
        with sitting(browser, own.address, DESK) as anna:
            own.table(Position("r5r6g7W/g1g2g3 y4y5r8 r9 r > turn:0 started=1"), anna)
            anna.lay("Wild")
            anna.page.locator(".choice .hue").first.wait_for()
            own.stop(kill=True)
            anna.page.locator(".link").wait_for()
            anna.press("blue")
            own.start()
            expect(anna.page.locator(".link")).to_have_count(0)
            expect(anna.page.locator("aside div.lines")).to_contain_text("You name the colour: blue.")
            assert anna.hand() == ["red 5", "red 6", "green 7"]
            anna.wrong.clear()  # a browser reports every failed connection as an error
    finally:
        own.stop()


@pytest.mark.parametrize(("language", "word"), [("fr-FR", "Jouer"), ("de-DE", "spielen"), ("lb-LU", "spillen")])
def test_the_language_of_the_browser(browser: Browser, served: Served, language: str, word: str) -> None:
    with sitting(browser, served.address, DESK, language=language) as anna:
        anna.page.goto(served.address)
        expect(anna.page.locator("main .main").first).to_contain_text(word)
        anna.page.get_by_role("button", name="English").click()
        expect(anna.page.locator("main .main").first).to_contain_text("Play cards now")
        anna.page.reload()
        expect(anna.page.locator("main .main").first).to_contain_text("Play cards now")
