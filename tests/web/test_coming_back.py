"""Returning to a table: the page is reloaded, the network goes away and comes back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import DESK, PHONE, Person, Served, sitting
from tests.web.cable import cable
from tests.web.positions import Position
from tests.web.test_tiles import EIGHTS, ended, melds, tile

PILE = "y0y4y5y6y7y8b4b5b6b7b8"
CARDS = Position(f"r5r6g7W/g1r3g3/y1r2y3 {PILE} r9 r > turn:1 started=1")


def test_a_draft_outlives_a_reload(browser: Browser, served: Served) -> None:
    """With its steps and the call; the turn can be ended at once, and then nothing of it is stored."""
    with sitting(browser, served.address, PHONE) as anna:
        served.table(Position(EIGHTS, "rummy/en"), anna)
        page = anna.page
        for name in ("yellow 8", "green 8"):
            tile(page, name).click()
        page.locator(".new button").click()
        tile(page, "red 8", ".board").click()
        tile(page, "green 8, from your rack", ".board").click()
        page.locator("button.uno").click()
        expect(page.locator("button.finish")).to_have_attribute("aria-disabled", "false")
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(".fault")).to_have_text("too short")
        before = melds(page)
        page.reload()
        expect(page.locator(".fault")).to_have_text("too short")
        assert melds(page) == before
        expect(page.locator(".shelf [data-tile]")).to_have_count(2)
        expect(page.locator("button.uno")).to_have_attribute("aria-pressed", "true")
        page.get_by_role("button", name="Redo").click()
        expect(page.locator("button.finish")).to_have_attribute("aria-disabled", "false")
        page.reload()
        page.locator("button.finish[aria-disabled='false']").click()
        expect(page.locator(".prompt:not(.mine)")).to_be_visible()
        assert _kept(page) == []


def test_a_draft_does_not_come_back_to_another_position(browser: Browser, served: Served) -> None:
    """Somebody was caught while the page was away, so the position has changed: the turn starts over."""
    position = "R1.Y8.G8.B1/R2/Y9.B12 R4.Y4.B4.G11 > turn:0 uno_open=1 | R:5.6.7.8"
    with (
        sitting(browser, served.address, DESK) as anna,
        sitting(browser, served.address) as ben,
        sitting(browser, served.address, DESK) as cleo,
    ):
        code = served.table(Position(position, "rummy/en"), anna, ben, cleo)
        page = anna.page
        tile(page, "yellow 8").click()
        page.locator(".new button").click()
        expect(page.locator(".fault")).to_be_visible()
        page.goto(served.address)  # away from the table, in the same tab
        assert _kept(page) == [f"pioche.draft.{code}"]
        cleo.page.locator("button.catch").click()
        ended(cleo.page, "Ben was caught and draws 2 tiles.")
        page.goto(f"{served.address}/t/{code}")
        expect(page.locator(".shelf [data-tile]")).to_have_count(4)
        expect(page.locator(".prompt.mine")).to_be_visible()
        expect(page.locator(".fault")).to_have_count(0)
        assert _kept(page) == []


def test_the_network_is_cut_and_comes_back(browser: Browser, served: Served) -> None:
    """The page says so, reconnects by itself without a reload, and shows what the others have done meanwhile."""
    with (
        cable(served.address) as wire,
        sitting(browser, wire.address, DESK) as anna,
        sitting(browser, served.address, DESK) as ben,
    ):
        _at(served, CARDS, anna, ben)
        anna.page.evaluate("globalThis.same = true")
        wire.cut()
        expect(anna.page.locator(".link")).to_have_text("Connection lost")
        ben.lay("red 3")
        ben.logged("You play the red 3")
        wire.mend()
        expect(anna.page.locator(".link")).to_have_count(0)
        anna.logged("Ben plays the red 3")
        assert anna.page.evaluate("globalThis.same") is True
        _plays_on(anna)


@pytest.mark.parametrize(("language", "width"), [("de-DE", 360), ("fr-FR", 320), ("lb-LU", 320)])
def test_the_sign_of_a_lost_connection_pushes_nothing_away(
    browser: Browser, served: Served, language: str, width: int
) -> None:
    with cable(served.address) as wire, sitting(browser, wire.address, (width, 740), language=language) as anna:
        _at(served, CARDS, anna)
        wire.cut()
        expect(anna.page.locator(".link")).to_be_in_viewport(ratio=1)
        expect(anna.page.locator("header button").last).to_be_in_viewport(ratio=1)
        wire.mend()
        expect(anna.page.locator(".link")).to_have_count(0)
        anna.wrong.clear()  # a browser reports every failed connection as an error


def test_the_network_goes_dead_without_a_word(browser: Browser, served: Served) -> None:
    """Nothing arrives and nothing breaks: the page notices, also that it cannot reconnect, and later reconnects."""
    with (
        cable(served.address) as wire,
        sitting(browser, wire.address, DESK) as anna,
        sitting(browser, served.address, DESK) as ben,
    ):
        anna.page.clock.install()
        _at(served, CARDS, anna, ben)
        anna.page.evaluate("globalThis.same = true")
        wire.deaden()
        ben.lay("red 3")
        ben.logged("You play the red 3")
        expect(anna.page.locator(".link")).to_have_count(0)
        anna.page.clock.fast_forward(26_000)
        expect(anna.page.locator(".link")).to_be_visible()
        for _ in range(3):  # while it is dead, the page can only retry
            anna.page.clock.fast_forward(11_000)
            expect(anna.page.locator(".link")).to_be_visible()
        wire.mend()
        _until_back(anna)
        anna.logged("Ben plays the red 3")
        assert anna.page.evaluate("globalThis.same") is True
        _plays_on(anna)


def test_a_dead_network_is_noticed_when_something_is_pressed(browser: Browser, served: Served) -> None:
    """What was pressed is done once, when the network is back."""
    with cable(served.address) as wire, sitting(browser, wire.address, DESK) as anna:
        anna.page.clock.install()
        _at(served, Position(f"g5g7/g1g2g3 {PILE} r9 r > turn:0 started=1"), anna)
        wire.deaden()
        anna.press("Draw a card")
        anna.page.clock.fast_forward(8_500)
        expect(anna.page.locator(".link")).to_be_visible()
        wire.mend()
        _until_back(anna)
        anna.logged("You draw: ")
        expect(anna.page.locator(".hand li")).to_have_count(3)
        anna.wrong.clear()


def test_looking_again_asks_whether_the_connection_is_there(browser: Browser, served: Served) -> None:
    """After a sleep or in another network the page does not wait for the timeout."""
    with cable(served.address) as wire, sitting(browser, wire.address, DESK) as anna:
        anna.page.clock.install()
        _at(served, CARDS, anna)
        wire.deaden()
        anna.page.evaluate("dispatchEvent(new Event('online'))")
        anna.page.clock.fast_forward(4_500)
        expect(anna.page.locator(".link")).to_be_visible()
        anna.wrong.clear()


def _at(served: Served, position: Position, *people: Person) -> None:
    """Everybody opens a table through a cable of their own."""
    code = served.seat(position, *people)
    for person in people:
        person.page.goto(f"{person.address}/t/{code}")
        person.page.locator("button.uno").wait_for()


def _plays_on(anna: Person) -> None:
    """It becomes her turn, and she lays a card."""
    anna.page.locator(".hand.mine").wait_for()
    anna.lay("Wild")
    anna.press("blue")
    anna.logged("You name the colour: blue.")
    anna.wrong.clear()  # a browser reports every failed connection as an error


def _until_back(anna: Person) -> None:
    """However long the page would wait before it retries."""
    for _ in range(60):
        if anna.page.locator(".link").count() == 0:
            return
        anna.page.clock.fast_forward(2_000)
        anna.page.wait_for_timeout(300)
    raise AssertionError("the page does not come back")


def _kept(page: Page) -> list[str]:
    return list(page.evaluate("Object.keys(sessionStorage)"))
