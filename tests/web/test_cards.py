"""The card game played through the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DESK, PHONE, Served, sitting


def test_play_now_against_bots(browser: Browser, served: Served, pictures: Path) -> None:
    """One click from the home page to a table, then a whole round."""
    with sitting(browser, served.address) as anna:
        anna.play_now("Anna")
        assert re.search(r"/t/[0-9a-z]{12}$", anna.page.url)
        expect(anna.page.locator(".hand li")).to_have_count(7)
        anna.shot(pictures, "table-phone")
        assert anna.play_until("between", "over") == "between"
        expect(anna.page.locator(".end tbody tr")).to_have_count(1)
        anna.shot(pictures, "round-end-phone")
        anna.page.locator(".end .main").click()
        expect(anna.page.locator(".hand li")).to_have_count(7)


def test_a_dimmed_card_says_why(browser: Browser, served: Served, pictures: Path) -> None:
    """The refusal with its clause, in the reader's language; nothing is played."""
    with sitting(browser, served.address, PHONE, "dark", "de-DE") as anna:
        anna.play_now("Anna")
        dimmed = anna.page.locator(".hand li.dim button")
        anna.page.locator(".hand.mine").wait_for(timeout=30_000)
        while dimmed.count() == 0:
            anna.step()
            anna.page.locator(".hand.mine").wait_for(timeout=30_000)
        cards = anna.page.locator(".hand li").count()
        anna.touch(dimmed.first)
        note = anna.page.locator(".note.shown")
        expect(note).to_contain_text("legen")
        expect(note.locator(".clause")).to_have_text(re.compile(r"^(FR|LB|DE|BB)-\d"))
        anna.shot(pictures, "refusal-phone-dark-de")
        assert anna.page.locator(".hand li").count() == cards


def test_refresh_keeps_the_seat(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        anna.play_now("Anna")
        anna.page.locator(".hand.mine").wait_for(timeout=30_000)
        before = anna.page.locator(".hand button .unseen").all_text_contents()
        anna.page.reload()
        anna.page.locator(".hand.mine").wait_for()
        after = anna.page.locator(".hand button .unseen").all_text_contents()
        assert before == after


def test_server_restart_in_mid_game(browser: Browser, tmp_path: Path) -> None:
    """The page says that the connection is lost and comes back by itself, to the same cards."""
    own = Served(tmp_path)
    own.start()
    try:
        with sitting(browser, own.address) as anna:
            anna.play_now("Anna")
            anna.page.locator(".hand.mine").wait_for(timeout=30_000)
            hand = anna.page.locator(".hand li").count()
            own.stop(kill=True)
            anna.page.locator(".link").wait_for()
            own.start()
            expect(anna.page.locator(".link")).to_have_count(0, timeout=20_000)
            assert anna.page.locator(".hand li").count() == hand
            assert anna.play_until("between", "over") in ("between", "over")
            anna.wrong.clear()  # a browser reports every failed connection as an error
    finally:
        own.stop()


def test_by_keyboard_alone(browser: Browser, served: Served) -> None:
    """Arrows walk through the hand, Enter lays or asks why not."""
    with sitting(browser, served.address, DESK) as anna:
        anna.play_now("Anna")
        anna.page.locator(".hand.mine").wait_for(timeout=30_000)
        page = anna.page
        page.locator(".hand button[tabindex='0']").focus()
        first = page.evaluate("document.activeElement.querySelector('.unseen').textContent")
        page.keyboard.press("End")
        assert page.evaluate("document.activeElement.closest('.hand') !== null")
        last = page.evaluate("document.activeElement.querySelector('.unseen').textContent")
        assert (first, last) == (
            page.locator(".hand button .unseen").first.text_content(),
            page.locator(".hand button .unseen").last.text_content(),
        )
        page.keyboard.press("Home")
        page.keyboard.press("Enter")
        expect(page.locator(".note.shown, .choice, .hand:not(.mine), .prompt").first).to_be_visible()


@pytest.mark.parametrize(("language", "word"), [("fr-FR", "Jouer"), ("de-DE", "spielen"), ("lb-LU", "spillen")])
def test_the_language_of_the_browser(browser: Browser, served: Served, language: str, word: str) -> None:
    with sitting(browser, served.address, DESK, language=language) as anna:
        anna.page.goto(served.address)
        expect(anna.page.locator("main .main").first).to_contain_text(word)
        anna.page.get_by_role("button", name="English").click()
        expect(anna.page.locator("main .main").first).to_have_text("Play now")
        anna.page.reload()
        expect(anna.page.locator("main .main").first).to_have_text("Play now")
