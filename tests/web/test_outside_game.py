"""A whole round of a game from another package in a real browser: the page has never heard of it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests import outside
from tests.web.browser import DESK, PHONE, Person, Served, sitting

MOST_MOVES = 300


@pytest.fixture(scope="module")
def served_outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on a machine where the game is installed."""
    folder = outside.install(tmp_path_factory.mktemp("outside"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH")))))
        made = Served(tmp_path_factory.mktemp("outside-web"), bot_pause=0.01)
    made.start()
    yield made
    made.stop()


def make(anna: Person) -> None:
    """A table with two bots, dealt."""
    anna.come("Anna")
    page = anna.page
    settings = {"edition": "maumau/plain", "players": 3}
    made = page.request.post(f"{anna.address}/api/tables", data=settings).json()["table"]
    page.goto(f"{anna.address}/t/{made}")
    anna.press("Fill the free seats with bots")
    anna.press("Deal the cards")
    page.locator(".hand li").first.wait_for()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_whole_round(browser: Browser, served_outside: Served, size: tuple[int, int], pictures: Path) -> None:
    with sitting(browser, served_outside.address, size) as anna:
        make(anna)
        page = anna.page
        expect(page.locator("body")).to_contain_text("Suit:")
        page.screenshot(path=pictures / f"outside-{size[0]}.png")
        over = page.get_by_text(re.compile(r"\b(wins?|won) the (round|match)")).first  # a blocked round may decide both
        mine = (
            page.locator(".hand")
            .get_by_role("button")
            .or_(page.get_by_role("group", name="What you can do").get_by_role("button"))
        )
        for _ in range(MOST_MOVES):
            if over.is_visible():
                break
            if mine.count():
                mine.first.click(timeout=5_000, no_wait_after=True)
            page.wait_for_timeout(60)
        expect(over).to_be_visible()
        page.screenshot(path=pictures / f"outside-{size[0]}-over.png")
