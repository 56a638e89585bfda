"""Everybody at a table sees that a seat is an assistant: in the waiting room and during play, on both sizes."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DESK, PHONE, Served, sitting

ABOUT = "Claude is an assistant: a program that sees what its seat sees and plays for itself."


@pytest.mark.parametrize(("size", "named"), [(DESK, "desk"), (PHONE, "phone")])
def test_the_mark_of_an_assistant(
    browser: Browser, served: Served, pictures: Path, size: tuple[int, int], named: str
) -> None:
    with sitting(browser, served.address, size) as anna, sitting(browser, served.address, DESK) as claude:
        guest = {"name": "Claude", "assistant": True}
        claude.context.request.post(f"{served.address}/api/guest", data=guest)
        anna.come("Anna")
        made = anna.context.request.post(f"{served.address}/api/tables", data={"players": 2}).json()
        link = f"{served.address}/t/{made['table']}"
        claude.page.goto(link)
        claude.press("Sit down")
        anna.page.goto(link)
        row = anna.page.locator("ol li.person").filter(has_text="Claude")
        expect(row).to_contain_text("· assistant")
        assert anna.visible(row.get_by_title(ABOUT)) > 0
        expect(anna.page.locator("ol li.person").filter(has_text="Anna")).not_to_contain_text("assistant")
        anna.shot(pictures, f"assistant-waiting-{named}")

        claude.press("I agree to the rules")
        anna.page.get_by_role("button", name="Deal the cards").click()
        anna.page.locator("button.uno").wait_for()
        seat = anna.page.locator(".seats .who").filter(has_text="Claude")
        mark = seat.locator(".assistant")
        expect(mark).to_have_text("assistant")
        expect(mark).to_have_attribute("title", ABOUT)
        assert anna.visible(mark) > 0
        expect(seat.locator(".name")).to_be_visible()
        box, name = mark.bounding_box(), seat.locator(".name").bounding_box()
        assert box is not None
        assert name is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= anna.page.evaluate("innerWidth")
        apart = (
            box["x"] >= name["x"] + name["width"] - 1
            or name["x"] >= box["x"] + box["width"] - 1
            or box["y"] >= name["y"] + name["height"] - 3
        )
        assert apart, "the mark does not cover the name"
        anna.shot(pictures, f"assistant-playing-{named}")
        expect(claude.page.locator(".seats .assistant")).to_have_count(0)  # Anna is a person
