"""Looking at games again in a real browser: step, jump, whose eyes, links for strangers, files, one's own games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.replays.test_frames import recorded
from tests.web.browser import DESK, PHONE, Person, Served, sitting
from tests.web.positions import Position
from tests.web.test_pages import axe

REPLAYS = Path(__file__).parents[1] / "replays"
# One more card, and the match is won.
LAST = Position("r5r6/g1g2g3 y1y2y3y4y5y6y7 r9 r > turn:0", options={"target": "1"})


def slider(page: Page) -> int:
    return int(page.locator(".controls .line input").input_value())


def at_step(page: Page, step: int) -> None:
    expect(page.locator(".controls .line input")).to_have_value(str(step))


def told(page: Page) -> str:
    return page.locator(".where").inner_text()


def opened(page: Page) -> None:
    page.locator(".controls").wait_for()
    page.locator(".felt").wait_for()


def choose(page: Page, served: Served, name: str, text: str) -> None:
    page.goto(f"{served.address}/games")
    files = [{"name": name, "mimeType": "text/plain", "buffer": text.encode()}]
    page.locator("input[type=file]").set_input_files(files)  # type: ignore[arg-type]


def finished(browser: Browser, served: Served, anna: Person) -> str:
    """Anna plays a match against bots to its end, and asks to see it again; returns its link."""
    code = served.seat(LAST, anna)
    anna.page.goto(f"{served.address}/t/{code}")
    anna.page.locator("button.uno").wait_for()
    anna.play_until("over")
    anna.press("Look at the game again")
    opened(anna.page)
    anna.press("Pass on")
    link = anna.page.get_by_label("Link to this moment").input_value()
    anna.page.keyboard.press("Escape")
    return link.partition("#")[0]


@pytest.mark.browser
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_from_the_end_of_a_game_to_a_stranger(
    browser: Browser, served: Served, pictures: Path, size: tuple[int, int]
) -> None:
    with sitting(browser, served.address, size) as anna:
        link = finished(browser, served, anna)
        page = anna.page
        at_step(page, 0)
        # All hands are open: those of the others lie at their seats.
        assert page.locator(".seats .open svg").count() > 0
        page.keyboard.press("End")
        expect(page.locator(".end")).to_be_visible()
        anna.shot(pictures, f"replay-end-{size[0]}")
        last = slider(page)
        assert last > 0
        page.keyboard.press("ArrowLeft")
        at_step(page, last - 1)
        expect(page.locator(".end")).to_have_count(0)
        page.keyboard.press("Home")
        at_step(page, 0)
        page.get_by_role("button", name="One step on").click()
        at_step(page, 1)
        assert "1/" in told(page)
        assert axe(page) == []
        anna.shot(pictures, f"replay-{size[0]}")
        # Through the eyes of one seat the hands of the others are hidden.
        page.get_by_role("button", name="All hands open").click()
        expect(page.locator(".seats .open svg")).to_have_count(0)
        expect(page.get_by_role("button", name="All hands open")).to_have_attribute("aria-pressed", "false")
        at_step(page, 1)
        mine = anna.hand()
        page.get_by_label("Seen by").select_option("1")
        expect(page.locator(".hand li")).not_to_have_count(len(mine))
        assert page.url.endswith("#move=1&seat=1&open=0")
        moment = page.url
        # What if: a new table goes on from this very moment.
        page.get_by_label("Seen by").select_option("0")
        page.keyboard.press("Home")
        at_step(page, 0)
        expect(page.locator(".hand li")).not_to_have_count(0)
        before = anna.hand()
        anna.press("Play on from here")
        anna.press("Against bots")
        page.locator("button.uno").wait_for()
        expect(page.locator(".hand li")).to_have_count(len(before))
        assert re.search(r"/t/[0-9a-z]{12}$", page.url)
        page.goto(moment)
        opened(page)
        # It plays by itself to the end.
        page.locator(".pace input").fill("3")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Play", exact=True).click()
        expect(page.locator(".end")).to_be_visible()
        with sitting(browser, served.address, size) as ben:
            # Whoever has the link sees the very moment, and no names.
            ben.page.goto(link + moment[moment.index("#") :])
            opened(ben.page)
            at_step(ben.page, 1)
            assert "Anna" not in ben.page.content()
            assert "player 1" in ben.page.get_by_label("Seen by").inner_text()
            assert axe(ben.page) == []
            # The code of the table is not theirs.
            assert re.search(r"/g/[0-9a-f]{16}#", ben.page.url)


@pytest.mark.browser
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_moves_for_all_seats(browser: Browser, served: Served, pictures: Path, size: tuple[int, int]) -> None:
    """Somebody tries another move, keeps it under a name, and a stranger with the link sees it."""
    with sitting(browser, served.address, size) as anna:
        link = finished(browser, served, anna)
        page = anna.page
        page.keyboard.press("Home")
        at_step(page, 0)
        anna.press("Play on from here")
        assert axe(page) == []
        anna.press("Alone, for all seats")
        expect(page.get_by_role("status").filter(has_text="Moves tried: 0")).to_be_visible()
        expect(page.locator(".hand li")).not_to_have_count(0)
        before = anna.hand()
        anna.lay("red 5")
        expect(page.get_by_role("status").filter(has_text="Moves tried: 1")).to_be_visible()
        anna.press("Take back")
        expect(page.get_by_role("status").filter(has_text="Moves tried: 0")).to_be_visible()
        expect(page.locator(".hand li")).to_have_count(len(before))
        anna.press("Redo")
        expect(page.get_by_role("status").filter(has_text="Moves tried: 1")).to_be_visible()
        page.get_by_label("Name", exact=True).fill("The five first")
        anna.press("Save with the game")
        expect(page.get_by_role("button", name="Saved", exact=True)).to_be_disabled()
        assert axe(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        anna.shot(pictures, f"line-{size[0]}")
        expect(page).to_have_url(re.compile(r"#move=0&seat=0&open=1&line=[0-9a-f]{16}&after=1$"))
        kept = page.url.partition("#")[2]
        anna.press("Take back")
        expect(page).to_have_url(re.compile("&after=0$"))
        expect(page.get_by_role("button", name="Copy the link", exact=True)).to_be_visible()
        anna.press("Back to the game")
        opened(page)
        expect(page).to_have_url(re.compile("&open=1$"))
        with sitting(browser, served.address, size) as ben:
            # The address of the line leads to the same move of it, and on from there.
            ben.page.goto(f"{link}#{kept.replace('after=1', 'after=0')}")
            expect(ben.page.get_by_role("status").filter(has_text="Moves tried: 0")).to_be_visible()
            ben.press("Redo")
            expect(ben.page.get_by_role("status").filter(has_text="Moves tried: 1")).to_be_visible()
            assert axe(ben.page) == []
            ben.press("Back to the game")
            opened(ben.page)
            ben.press("Play on from here")
            ben.shot(pictures, f"lines-{size[0]}")
            ben.page.get_by_role("button", name=re.compile("^The five first")).click()
            expect(ben.page.get_by_role("status").filter(has_text="Moves tried: 1")).to_be_visible()
            expect(ben.page.get_by_role("button", name="Save with the game")).to_have_count(0)


@pytest.mark.browser
def test_the_log_leads_and_follows(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        choose(anna.page, served, "fr-4.pioche", (REPLAYS / "fr-4.pioche").read_text())
        page = anna.page
        opened(page)
        lines = page.locator("aside .lines li button")
        expect(lines.nth(3)).to_be_visible()
        lines.nth(5).click()
        expect(lines.nth(5)).to_have_attribute("aria-current", "step")
        step = slider(page)
        assert step > 0
        said = lines.nth(5).inner_text()
        assert said in told(page)
        # What is shown is also said.
        expect(page.locator("p.unseen[aria-live=polite]").last).to_contain_text(said)
        page.keyboard.press("ArrowRight")
        at_step(page, step + 1)
        expect(lines.nth(5)).not_to_have_attribute("aria-current", "step")
        page.get_by_role("button", name="Moments").click()
        expect(lines.first).to_be_visible()
        lines.last.click()
        expect(page.locator(".end")).to_be_visible()
        assert axe(page) == []
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_contain_text("one step back, one step on")


@pytest.mark.browser
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_tile_game_from_a_file(browser: Browser, served: Served, pictures: Path, size: tuple[int, int]) -> None:
    with sitting(browser, served.address, size) as anna:
        choose(anna.page, served, "tiles.pioche", recorded("rummy/en", 3, 1))
        page = anna.page
        opened(page)
        for step in range(1, 13):
            page.keyboard.press("ArrowRight")
            at_step(page, step)
        anna.shot(pictures, f"replay-tiles-{size[0]}")
        assert axe(page) == []
        anna.press("Pass on")
        expect(page.get_by_role("dialog")).to_contain_text("This game has no link")
        assert page.get_by_label("The position as text").input_value()


@pytest.mark.browser
def test_a_file_is_dropped_on_the_page(browser: Browser, served: Served) -> None:
    drop = """([name, text]) => {
      const data = new DataTransfer()
      data.items.add(new File([text], name))
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
    }"""
    good = (REPLAYS / "de-4.pioche").read_text()
    bad = {
        "holiday.jpg": ("\x89JFIF", "this is not a recorded game"),
        "newer.pioche": (good.replace("pioche replay 1", "pioche replay 8"), "recorded in version 8"),
        "chess.pioche": (good.replace("classic/de", "chess/fide"), "chess/fide"),
        "corrupt.pioche": (good[: len(good) // 2], "ends too early"),
        "changed.pioche": (good.replace("score", "scare", 1), "does not belong here"),
        "huge.pioche": ("x" * 300_000, "too large"),
    }
    with sitting(browser, served.address, DESK) as anna:
        anna.home("Anna")
        anna.page.evaluate(drop, ["game.pioche", good])
        opened(anna.page)
        for name, (text, sentence) in bad.items():
            anna.page.evaluate(drop, [name, text])
            expect(anna.page.locator("[role=alert]")).to_contain_text(sentence)
        assert axe(anna.page) == []
        anna.page.evaluate(drop, ["game.pioche", good])
        opened(anna.page)
        expect(anna.page.locator(".wrong")).to_have_count(0)


@pytest.mark.browser
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_my_games(browser: Browser, served: Served, pictures: Path, size: tuple[int, int]) -> None:
    with sitting(browser, served.address, size) as anna, sitting(browser, served.address, size) as ben:
        finished(browser, served, anna)
        page = anna.page
        page.goto(f"{served.address}/games")
        expect(page.locator("main li")).to_have_count(1)
        expect(page.locator("figure svg")).to_have_count(2)
        anna.shot(pictures, f"my-games-{size[0]}")
        assert axe(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        won = page.locator("main li.won").count()
        page.get_by_label("Result").select_option("lost" if won else "won")
        expect(page.locator("main li")).to_have_count(0)
        page.get_by_label("Result").select_option("")
        page.get_by_role("switch", name="People with a link see my name").click()
        page.locator("main li").get_by_role("button", name="Look at the game again").click()
        opened(page)
        link = page.url
        ben.page.goto(link)
        opened(ben.page)
        expect(ben.page.get_by_label("Seen by")).to_contain_text("Anna")
        ben.page.goto(f"{served.address}/games")
        expect(ben.page.locator("main")).to_contain_text("No finished game yet")
        expect(ben.page.locator("main li")).to_have_count(0)


@pytest.mark.browser
@pytest.mark.parametrize("language", ["fr-FR", "de-DE", "lb-LU"])
def test_other_languages(browser: Browser, served: Served, language: str) -> None:
    with sitting(browser, served.address, PHONE, language=language) as anna:
        choose(anna.page, served, "lb-3.pioche", (REPLAYS / "lb-3.pioche").read_text())
        opened(anna.page)
        anna.page.keyboard.press("ArrowRight")
        at_step(anna.page, 1)
        assert not re.search(r"\b(after|highlight|web)-[a-z]", anna.page.locator("body").inner_text())
        assert axe(anna.page) == []
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
