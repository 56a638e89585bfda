"""After the game without a server: one's own games, replays, files, What if, reviews and puzzles, offline."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.device.player import MemoryStorage, PagePlayer, started
from tests.web.browser import DESK, PHONE, Served, sitting
from tests.web.test_device import STARTED, _all_is_kept
from tests.web.test_pages import axe
from tests.web.test_replay import at_step, opened

pytestmark = pytest.mark.browser
REPLAYS = Path(__file__).parents[1] / "replays"
SHORT = 9  # own moves: a review takes about a second for each move
KEEP = """async ([rows, texts]) => {
  const opening = indexedDB.open('pioche', 1)
  const base = await new Promise((done) => (opening.onsuccess = () => done(opening.result)))
  const writing = base.transaction(['entries', 'texts'], 'readwrite')
  for (const row of rows) writing.objectStore('entries').add(row, [row[0], row[1]])
  for (const [name, text] of Object.entries(texts)) writing.objectStore('texts').put(text, name)
  await new Promise((done) => (writing.oncomplete = done))
  base.close()
}"""


def _short_match() -> tuple[MemoryStorage, PagePlayer]:
    """A match of a few moves, played by the same Python natively."""

    async def play() -> tuple[MemoryStorage, PagePlayer]:
        while True:
            storage = MemoryStorage()
            player = await started(storage, "classic/fr", ("beginner",), options={"rounds_to_win": "1"})
            moves = 0
            while player.state["table"]["status"] != "over" and moves <= SHORT:
                moves += await player.step()
            if player.state["table"]["status"] == "over":
                await asyncio.sleep(0.1)  # what lists show is kept a moment later
                player.device.close()
                return storage, player
            player.device.close()

    with ThreadPoolExecutor(1) as thread:  # Playwright has a loop in this one
        return thread.submit(asyncio.run, play()).result()


def _pictured(page: Page) -> None:
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert re.search(r"\b(after|device|web)-[a-z]", page.locator("body").inner_text()) is None


@pytest.mark.parametrize(("size", "language"), [(PHONE, "de-DE"), (DESK, "en-GB")], ids=["phone", "desk"])
def test_a_finished_match_offline(
    browser: Browser, served: Served, pictures: Path, size: tuple[int, int], language: str
) -> None:
    storage, _ = _short_match()
    words = {
        "de-DE": ("Partie ansehen", "Analyse", "Ab hier spielen", "Gegen Bots"),
        "en-GB": ("Look at the game again", "Review", "Play on from here", "Against bots"),
    }[language]
    with sitting(browser, served.address, size, language=language) as anna:
        page = anna.page
        page.goto(f"{served.address}/device")
        page.locator(STARTED).wait_for()
        _all_is_kept(page)
        page.evaluate(KEEP, [list(storage.rows.values()), storage.texts])
        anna.context.set_offline(True)
        page.goto(f"{served.address}/device/games")
        expect(page.locator("main li.won, main li").first).to_be_visible()
        _pictured(page)
        anna.shot(pictures, f"device-games-{size[0]}")
        page.get_by_role("button", name=re.compile(f"^{words[0]}")).click()
        opened(page)
        at_step(page, 0)
        page.keyboard.press("ArrowRight")
        at_step(page, 1)
        _pictured(page)
        anna.shot(pictures, f"device-replay-{size[0]}")
        # The review is made in the page, and is still there after a reload.
        page.locator(".bar").get_by_role("button", name=words[1]).click()
        dialog = page.get_by_role("dialog")
        dialog.locator("button.main").click()
        expect(dialog.locator("progress")).to_be_visible()
        expect(dialog.locator("#review-worst")).to_be_visible(timeout=240_000)
        expect(dialog.locator("tbody tr")).to_have_count(2)
        anna.shot(pictures, f"device-review-{size[0]}")
        page.reload()
        opened(page)
        page.locator(".bar").get_by_role("button", name=words[1]).click()
        expect(dialog.locator("#review-worst")).to_be_visible()
        page.keyboard.press("Escape")
        page.keyboard.press("Home")
        at_step(page, 0)
        page.get_by_role("button", name=words[2]).click()
        dialog.get_by_role("button", name=words[3]).click()
        page.locator("button.uno").wait_for()
        assert re.search(r"/device/t/[0-9a-z]{12}$", page.url)
        anna.context.set_offline(False)
        anna.wrong[:] = [line for line in anna.wrong if "net::ERR_" not in line]


def test_files_and_puzzles_offline(browser: Browser, served: Served, pictures: Path) -> None:
    with sitting(browser, served.address, PHONE) as anna:
        page = anna.page
        page.goto(f"{served.address}/device")
        page.locator(STARTED).wait_for()
        _all_is_kept(page)
        anna.context.set_offline(True)
        page.get_by_role("button", name="My games").click()
        page.locator("input[type=file]").set_input_files(REPLAYS / "fr-4.pioche")
        opened(page)
        page.keyboard.press("ArrowRight")
        at_step(page, 1)
        page.goto(f"{served.address}/device")
        page.get_by_role("button", name="Puzzles").click()
        page.locator("[data-figure=solved]").wait_for()
        _pictured(page)
        anna.shot(pictures, "device-puzzles")
        page.goto(f"{served.address}/device/puzzles/four-1")
        page.locator(".shelf [data-tile]").first.wait_for()
        page.get_by_role("button", name="Hint").first.click()
        expect(page.locator("body")).to_contain_text("group")
        page.get_by_role("button", name="Solution").click()
        page.get_by_role("button", name="Show it? It will not count").click()
        expect(page.locator("body")).to_contain_text("This is the solution.")
        _pictured(page)
        anna.context.set_offline(False)
        anna.wrong[:] = [line for line in anna.wrong if "net::ERR_" not in line]
