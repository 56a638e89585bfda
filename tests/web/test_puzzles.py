"""Puzzles in a real browser: by drag, by keyboard, with cards; wrong tries, hints, solutions, the streak, sharing."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from pioche import puzzles
from tests.web.browser import DESK, PHONE, Person, Served, sitting
from tests.web.test_pages import EVERY, LOOKS, Look, Looking, axe
from tests.web.test_tiles import drag, swipe, tile

pytestmark = pytest.mark.browser
FOUR = "four-709"  # the yellow 10 of a set, with three tiles of the rack; the red 10 to what is left of the set
OUT = "out-231"  # the yellow 4 of a set, with both tiles of the rack
WIN = "win-150"  # yellow 9, then the +4 with blue, then the blue 2


def opened(page: Page, served: Served, name: str) -> None:
    page.goto(f"{served.address}/puzzles/{name}")
    page.locator("button.uno").wait_for()
    page.locator(".shelf, .hand .measured").wait_for(state="attached")


def said(page: Page, text: str) -> None:
    expect(page.locator(".bar .said")).to_contain_text(text)


def finish(page: Page) -> None:
    end = page.locator("button.finish")
    expect(end).to_have_attribute("aria-disabled", "false")
    end.click()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_tiles_by_dragging(browser: Browser, served: Served, pictures: Path, size: tuple[int, int]) -> None:
    """First a try that is allowed and not enough, then hints, then the solution."""
    move = drag if size == DESK else swipe
    with sitting(browser, served.address, size) as anna:
        page = anna.page
        opened(page, served, FOUR)
        expect(page.locator(".bar .task")).to_contain_text("Play four tiles in this turn.")
        assert axe(page) == []
        anna.shot(pictures, f"puzzle-tiles-{size[0]}")
        move(page, tile(page, "red 10"), tile(page, "green 10", ".board"))
        finish(page)
        said(page, "one tile")
        anna.shot(pictures, f"puzzle-tiles-wrong-{size[0]}")
        # What was tried still lies there.
        expect(tile(page, "red 10, from your rack", ".board")).to_be_visible()
        page.get_by_role("button", name="Hint (2 left)").click()
        said(page, "One group of the table changes, and one of them is taken apart.")
        page.get_by_role("button", name="Hint (1 left)").click()
        said(page, "This group is taken apart: yellow 10, green 10, blue 10.")
        expect(page.get_by_role("button", name="No more hints")).to_be_disabled()
        move(page, tile(page, "yellow 9"), page.locator(".new"))
        for number in (11, 12):
            move(page, tile(page, f"yellow {number}"), tile(page, "yellow 9, from your rack", ".board"))
        move(page, tile(page, "yellow 10", ".board"), tile(page, "yellow 9, from your rack", ".board"))
        finish(page)
        said(page, "Solved!")
        expect(page.locator(".shelf [data-tile]")).to_have_count(2)
        expect(page.get_by_role("button", name="Next puzzle")).to_be_visible()
        anna.shot(pictures, f"puzzle-tiles-solved-{size[0]}")
        assert axe(page) == []
        page.get_by_role("button", name="Next puzzle").click()
        expect(page).not_to_have_url(re.compile(FOUR))
        expect(page.locator(".bar .said")).to_have_text("")
        assert anna.wrong == []


def test_tiles_by_keyboard(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        page, keys = anna.page, anna.page.keyboard
        opened(page, served, OUT)
        tile(page, "yellow 3").focus()
        keys.press("Space")
        keys.press("ArrowRight")
        keys.press("Space")
        keys.press("n")
        expect(page.locator(".shelf [data-tile]")).to_have_count(0)
        # What a wrong group lacks is said before anything is tried.
        keys.press("e")
        expect(page.locator(".note.shown")).to_be_visible()
        expect(page.locator(".bar .said")).to_have_text("")
        tile(page, "yellow 4", ".board").focus()
        keys.press("Enter")
        tile(page, "yellow 3, from your rack", ".board").focus()
        keys.press("Enter")
        expect(page.locator("button.finish")).to_have_attribute("aria-disabled", "false")
        keys.press("e")
        said(page, "Solved!")
        # It is also said: the sentence is in a live region.
        expect(page.locator(".said[role=status]")).to_contain_text("Solved!")
        assert anna.wrong == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_cards_against_the_defence(browser: Browser, served: Served, pictures: Path, size: tuple[int, int]) -> None:
    with sitting(browser, served.address, size) as anna:
        page = anna.page
        opened(page, served, WIN)
        # Everybody's cards lie open, and so does the draw pile.
        expect(page.locator(".seats span.open svg")).to_have_count(1)
        pile = page.locator(".open-pile ol li")
        assert [text.strip() for text in pile.all_text_contents()][:2] == ["the yellow 1", "the red 1"]
        # By ear too.
        expect(page.locator(".open-pile ul li")).to_have_text("player 2 holds: the red 0")
        assert axe(page) == []
        anna.shot(pictures, f"puzzle-cards-{size[0]}")
        # A wrong move is played with the answer that refutes it, and says so.
        page.locator(".pile").click()
        said(page, "by force")
        expect(page.locator(".bar .said")).to_have_class(re.compile("amiss"))
        anna.shot(pictures, f"puzzle-cards-wrong-{size[0]}")
        assert axe(page) == []
        page.get_by_role("button", name="Try again").click()
        expect(page.locator(".hand li")).to_have_count(3)
        expect(pile).to_have_count(8)
        page.get_by_role("button", name="Hint (2 left)").click()
        said(page, "You win in 3 moves at the latest")
        page.get_by_role("button", name="Hint (1 left)").click()
        said(page, "yellow 9")
        anna.lay("yellow 9")
        said(page, "Right so far. Your turn again.")
        anna.lay("+4")
        page.locator(".choice").get_by_role("button", name=re.compile("blue", re.IGNORECASE)).first.click()
        expect(page.locator(".hand li")).to_have_count(1)
        said(page, "Right so far. Your turn again.")
        anna.lay("blue 2")
        said(page, "Solved!")
        anna.shot(pictures, f"puzzle-cards-solved-{size[0]}")
        assert anna.wrong == []


def test_the_solution_is_played_out(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        page = anna.page
        opened(page, served, WIN)
        page.get_by_role("button", name="Solution").click()
        page.get_by_role("button", name="Show it? It will not count").click()
        said(page, "This is the solution.")
        expect(page.locator(".hand li")).to_have_count(0)
        expect(page.get_by_role("button", name="Share")).to_have_count(0)
        opened(page, served, FOUR)
        page.get_by_role("button", name="Solution").click()
        page.get_by_role("button", name="Show it? It will not count").click()
        said(page, "This is the solution.")
        expect(page.locator(".shelf [data-tile]")).to_have_count(2)
        page.goto(f"{served.address}/puzzles")
        expect(page.locator("[data-figure=solved]")).to_have_text("0")


def solve(anna: Person, name: str) -> None:
    """Through the same address as the page, with what this browser is known by."""
    moves = list(puzzles.solution(puzzles.named(name)))
    answer = anna.context.request.post(f"{anna.address}/api/puzzles/{name}/try", data={"moves": moves})
    assert answer.json()["tried"]["outcome"] == "solved"


def test_the_streak_and_what_is_shared(browser: Browser, served: Served, pictures: Path) -> None:
    """The puzzle of the day, from the home page; after a reload it is still solved, also for sharing."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, PHONE) as ben:
        anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page = anna.page
        anna.home("Anna")
        anna.press("Puzzles")
        expect(page.locator("[data-figure=streak]")).to_have_text("0")
        day = datetime.now(UTC).date()
        name = puzzles.today(day).name
        anna.press("Solve it")
        expect(page).to_have_url(f"{served.address}/puzzles/{name}")
        # The same for everybody.
        ben.page.goto(f"{served.address}/puzzles")
        ben.press("Solve it")
        expect(ben.page).to_have_url(f"{served.address}/puzzles/{name}")
        anna.come("Anna")
        solve(anna, name)
        page.goto(f"{served.address}/puzzles")
        expect(page.locator("[data-figure=streak]")).to_have_text("1")
        page.reload()
        expect(page.locator("[data-figure=streak]")).to_have_text("1")
        expect(page.locator(".day")).to_contain_text("Solved. The next one comes at midnight UTC.")
        assert axe(page) == []
        anna.shot(pictures, "puzzles-desk")
        # Sharing says how it went, and nothing of the moves.
        opened(page, served, FOUR)
        drag(page, tile(page, "yellow 9"), page.locator(".new"))
        for number in (11, 12):
            drag(page, tile(page, f"yellow {number}"), tile(page, "yellow 9, from your rack", ".board"))
        drag(page, tile(page, "yellow 10", ".board"), tile(page, "yellow 9, from your rack", ".board"))
        drag(page, tile(page, "red 10"), tile(page, "green 10", ".board"))
        finish(page)
        said(page, "Solved!")
        anna.press("Share")
        expect(page.get_by_role("button", name="Copied")).to_be_visible()
        text = str(page.evaluate("navigator.clipboard.readText()"))
        assert text == (
            f"Pioche, puzzle {FOUR}\n★☆☆☆☆\nsolved at the first try, without a hint\n{served.address}/puzzles/{FOUR}"
        )
        for spoiler in ("yellow", "10", "9", "lay"):
            assert spoiler not in text.replace(FOUR, "").replace(served.address, "")
        assert anna.wrong == []


def test_no_such_puzzle(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        anna.page.goto(f"{served.address}/puzzles/win-99999")
        expect(anna.page.get_by_role("alert")).to_contain_text("There is no puzzle “win-99999”.")
        anna.page.goto(f"{served.address}/games")
        anna.press("Puzzles")
        expect(anna.page.locator(".day")).to_be_visible()


@pytest.mark.parametrize("look", EVERY)
def test_every_look(browser: Browser, served: Served, pictures: Path, long_run: bool, look: Look) -> None:
    """Languages, themes and sizes: nothing is cut off, and axe finds nothing."""
    if not long_run and look not in LOOKS:
        pytest.skip("only a selection, except with --long")
    language, theme, size = look
    with sitting(browser, served.address, size, theme, language) as anna:
        looking = Looking(anna, pictures, look)
        anna.page.goto(f"{served.address}/puzzles")
        anna.page.locator(".day").wait_for()
        looking.at("puzzles")
        for name in (FOUR, WIN):
            opened(anna.page, served, name)
            looking.at(f"puzzle-{name}")
