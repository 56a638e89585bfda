"""Reviewing a finished game in a real browser: begin, progress, what cost most, pictures, jump; strangers cannot."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DESK, PHONE, Served, Theme, sitting
from tests.web.positions import Position
from tests.web.test_pages import axe
from tests.web.test_replay import opened

pytestmark = pytest.mark.browser
# One round and a few moves: laying the +4 first would be a mistake, and so on.
SHORT = Position("r5r6r7b1/g1g2g3 y1y2y3y4y5y6y7y8y9b2b3b4b5b6b7b8b9 r9 r > turn:0", options={"target": "1"})


@pytest.mark.parametrize(("size", "language"), [(PHONE, "fr-FR"), (DESK, "en-GB")], ids=["phone", "desk"])
def test_a_review(browser: Browser, served: Served, pictures: Path, size: tuple[int, int], language: str) -> None:
    theme: Theme = "dark" if size == PHONE else "light"
    with sitting(browser, served.address, size, theme, language) as anna:
        code = served.seat(SHORT, anna)
        page = anna.page
        page.goto(f"{served.address}/t/{code}")
        page.locator("button.uno").wait_for()
        anna.play_until("over")
        page.goto(f"{served.address}/g/{code}")
        opened(page)
        link = page.evaluate(f"fetch('/api/replays/{code}').then(a => a.json()).then(a => a.link)")
        page.locator(".bar").get_by_role("button", name=re.compile("^(Review|Analyse)$")).click()
        dialog = page.get_by_role("dialog")
        assert axe(page) == []
        dialog.locator("button.main").click()
        expect(dialog.locator("#review-worst")).to_be_visible()
        # Both pictures, and figures for those who do not see them.
        expect(dialog.locator("figure svg[role=img]")).to_have_attribute("aria-label", re.compile("%"))
        expect(dialog.locator("figure polyline")).to_have_count(2)
        expect(dialog.locator("tbody tr")).to_have_count(2)
        assert axe(page) == []
        anna.shot(pictures, f"review-{size[0]}")
        # It is kept: after a reload it is there at once.
        page.reload()
        opened(page)
        page.locator(".bar").get_by_role("button", name=re.compile("^(Review|Analyse)$")).click()
        expect(dialog.locator("#review-worst")).to_be_visible()
        jumps = dialog.locator("ol button")
        if jumps.count():
            jumps.first.click()
            expect(dialog).to_have_count(0)
            expect(page).to_have_url(re.compile(r"#move=\d+&seat=\d&open=0$"))
        with sitting(browser, served.address, size) as ben:
            ben.page.goto(str(link))
            opened(ben.page)
            expect(ben.page.locator(".bar").get_by_role("button", name="Review")).to_have_count(0)
