"""The rule book: what this table has agreed on, in the reader's language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DESK, PHONE, Served, sitting
from tests.web.positions import Position

PILE = "y0y4y5y6y7y8b4b5b6b7b8"


@pytest.mark.parametrize(("size", "place"), [(PHONE, "dialog .book"), (DESK, "aside .book")])
def test_it_opens_at_the_clause_of_a_refusal(
    browser: Browser, served: Served, pictures: Path, size: tuple[int, int], place: str
) -> None:
    """Over the game on a phone, beside it on a wide screen."""
    with sitting(browser, served.address, size) as anna:
        served.table(Position(f"r5g7y2/g1g2g3 {PILE} r9 r > turn:0 started=1"), anna)
        anna.lay("green 7")
        anna.press("Read FR-7 in the rule book")
        clause = anna.page.locator(f'{place} [data-clause="FR-7"]')
        expect(clause).to_be_in_viewport()
        expect(clause).to_have_class(re.compile("sought"))
        expect(clause).to_contain_text("same colour, number or symbol")
        anna.shot(pictures, f"rule-book-{'phone' if size == PHONE else 'desk'}")
        book = anna.page.get_by_role("dialog" if size == PHONE else "complementary", name="Rule book")
        book.get_by_role("button", name="Close").click()
        expect(anna.page.locator(place)).to_have_count(0)
        anna.lay("red 5")
        expect(anna.page.locator(".hand li")).to_have_count(2)


def test_it_says_what_the_table_agreed_on(browser: Browser, served: Served) -> None:
    """House rules are marked, replaced clauses are absent, numbers are those of the table."""
    with sitting(browser, served.address, DESK) as anna:
        options = {"draw2_parry": "draw2", "hand_size": "9", "seven_swap": "optional"}
        served.table(Position(f"r5g7y2/g1g2g3 {PILE} r9 r > turn:0 started=1", options=options), anna)
        anna.press("Rule book")
        book = anna.page.locator("aside .book")
        expect(book.locator('[data-clause="FR-5"]')).to_contain_text("Everybody gets 9 cards.")
        expect(book.locator('[data-clause="BB-2"]')).to_contain_text("may swap hands")
        expect(book.locator('[data-clause="BB-2"] .house')).to_have_text("house rule")
        expect(book.locator('[data-clause="DE-5"]')).to_contain_text("any other +2:")
        expect(book.locator('[data-clause="FR-12"]')).to_have_count(0)
        expect(book.locator('[data-clause="FR-10"] .house')).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "word", "clause", "text"),
    [
        ("en-GB", "skip", "FR-14", "is skipped"),
        ("fr-FR", "zzz", "", "Rien trouvé."),
        ("fr-FR", "épuisée", "FR-18", "nouvelle pioche"),
        ("de-DE", "ablagestapel", "FR-18", "neu gemischt"),
        ("lb-LU", "koup", "FR-18", "den neie Koup"),
    ],
)
def test_searching(browser: Browser, served: Served, language: str, word: str, clause: str, text: str) -> None:
    """By words in every language, with or without accents."""
    with sitting(browser, served.address, DESK, language=language) as anna:
        served.table(Position(f"r5g7y2/g1g2g3 {PILE} r9 r > turn:0 started=1"), anna)
        anna.page.locator("header button[aria-pressed]").click()
        book = anna.page.locator("aside .book")
        book.locator("[data-clause]").first.wait_for()
        everything = book.locator("[data-clause]").count()
        book.locator("input").fill(word)
        expect(book).to_contain_text(text)
        assert book.locator("[data-clause]").count() < everything
        if clause:
            expect(book.locator(f'[data-clause="{clause}"]')).to_be_visible()


def test_the_tile_game_has_one_too(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        anna.home("Anna")
        anna.page.locator(".friends .big").click()
        anna.page.get_by_role("button", name=re.compile("^Rummy tiles, French")).click()
        anna.press("Rule book")
        book = anna.page.get_by_role("dialog", name="Rule book")
        expect(book.locator('[data-clause="R-9"]')).to_contain_text("must be played at once")
        expect(book.locator('[data-clause="R-15"]')).to_contain_text("in the same turn only one acts")
        expect(book.locator('[data-clause="FR-7"]')).to_have_count(0)
