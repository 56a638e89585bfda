"""The rule book as a page: of any edition with any house rules, with pictures, to search and to print."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DESK, PHONE, Served, Theme, sitting
from tests.web.test_pages import axe

LOOKS: list[tuple[str, Theme, tuple[int, int], str, str]] = [
    ("en-GB", "light", PHONE, "classic/fr?jump_in=on&hand_size=9", "Be the first to get rid of all your cards."),
    ("fr-FR", "dark", DESK, "rummy/fr", "Être le premier à poser tous les jetons"),
    ("de-DE", "light", DESK, "classic/de?seven_swap=forced", "Werde als Erster alle deine Karten los."),
    ("lb-LU", "dark", PHONE, "classic/lb", "Gëff als Éischten all deng Kaarte lass."),
]


@pytest.mark.parametrize(("language", "theme", "size", "rules", "aim"), LOOKS)
def test_it_is_a_book(
    browser: Browser,
    served: Served,
    pictures: Path,
    language: str,
    theme: Theme,
    size: tuple[int, int],
    rules: str,
    aim: str,
) -> None:
    """The aim comes first, cards and tiles are drawn, points are a table; nothing is wrong or too wide."""
    with sitting(browser, served.address, size, theme, language) as anna:
        anna.page.goto(f"{served.address}/rules/{rules}")
        book = anna.page.locator(".book.whole")
        expect(book.locator("section").first).to_contain_text(aim)
        expect(book.locator("section").last.locator("li").first).to_be_visible()
        expect(book.locator("table td").first).to_be_visible()
        assert book.locator(".pieces svg").count() > 8
        expect(book.locator(".example").first).to_be_visible()
        expect(book.locator(".clause")).to_have_count(0)
        pictures.mkdir(parents=True, exist_ok=True)
        anna.page.screenshot(path=pictures / f"book-{language}.png", full_page=True)
        assert axe(anna.page) == []
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        book.locator("button[aria-pressed]").click()
        expect(book.locator(".clause").first).to_be_visible()
        expect(book.locator(".pieces")).to_have_count(0)
        assert axe(anna.page) == []


def test_house_rules_are_marked_where_they_changed_a_clause(browser: Browser, served: Served) -> None:
    """Also where only a number changed; and all of them are listed at the end, with what is printed."""
    with sitting(browser, served.address, DESK) as anna:
        anna.page.goto(f"{served.address}/rules/classic/fr?hand_size=9&jump_in=on&draw2_parry=off")
        book = anna.page.locator(".book")
        changed = book.locator('[data-clause="FR-5"]')
        expect(changed).to_contain_text("Everybody gets 9 cards.")
        expect(changed.locator(".house")).to_have_text("house rule")
        expect(changed).to_contain_text("As printed: Cards dealt: 7")
        expect(book.locator('[data-clause="DE-1a"] .house')).to_have_count(1)
        expect(book.locator('[data-clause="FR-7"] .house')).to_have_count(0)
        expect(book.locator(".changed li")).to_have_count(2)


@pytest.mark.parametrize(
    ("language", "rules", "word", "clause"),
    [
        ("en-GB", "classic/fr", "challenge", "FR-22"),
        ("en-GB", "classic/fr", "draw two", "FR-12"),
        ("en-GB", "classic/de", "stacking", "DE-5"),
        ("en-GB", "classic/fr?seven_swap=forced", "7-0", "BB-2"),
        ("en-GB", "classic/fr", "draw four", "FR-16"),
        ("fr-FR", "classic/fr", "bluff", "FR-22"),
        ("fr-FR", "classic/de", "cumuler", "DE-5"),
        ("de-DE", "classic/fr?jump_in=on", "reinwerfen", "DE-1a"),
        ("de-DE", "classic/fr", "+2", "FR-12"),
        ("lb-LU", "classic/fr", "bluff", "FR-22"),
    ],
)
def test_the_search_knows_what_players_say(
    browser: Browser, served: Served, language: str, rules: str, word: str, clause: str
) -> None:
    with sitting(browser, served.address, DESK, language=language) as anna:
        anna.page.goto(f"{served.address}/rules/{rules}")
        book = anna.page.locator(".book")
        book.locator("[data-clause]").first.wait_for()
        everything = book.locator("[data-clause]").count()
        book.locator("input").fill(word)
        expect(book.locator(f'[data-clause="{clause}"]')).to_be_visible()
        assert book.locator("[data-clause]").count() < everything / 2


def test_an_address_that_no_book_has(browser: Browser, served: Served) -> None:
    """It says so and shows the rest."""
    with sitting(browser, served.address, DESK) as anna:
        anna.page.goto(f"{served.address}/rules/classic/fr?jump_in=perhaps&zzz=on&hand_size=8")
        expect(anna.page.get_by_role("alert")).to_have_text("No rule book has this: jump_in=perhaps, zzz=on.")
        expect(anna.page.locator('[data-clause="FR-5"]')).to_contain_text("8 cards")
        anna.page.goto(f"{served.address}/rules/chess/fide")
        expect(anna.page.get_by_role("alert")).to_have_text("No rule book has this: chess/fide.")
        expect(anna.page.locator('[data-clause="FR-5"]')).to_be_visible()


def test_it_is_linked_and_can_be_printed(browser: Browser, served: Served) -> None:
    """From the home page; other editions can be chosen; on paper there is nothing to press."""
    with sitting(browser, served.address, PHONE) as anna:
        anna.page.goto(served.address)
        anna.page.locator(".books a").first.click()
        expect(anna.page.locator('[data-clause="FR-5"]')).to_be_visible()
        anna.page.get_by_role("combobox").select_option("rummy/de")
        expect(anna.page.locator('[data-clause="R-4"]')).to_be_visible()
        assert anna.page.url.endswith("/rules/rummy/de")
        anna.page.emulate_media(media="print")
        for away in (".tools", ".search", "header"):
            expect(anna.page.locator(away).first).to_be_hidden()
        expect(anna.page.locator('[data-clause="R-4"]')).to_be_visible()
