"""Playing on this device: Python in the page, without a server."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web.browser import DESK, PATIENCE, PHONE, Person, Served, sitting
from tests.web.test_pages import axe
from tests.web.test_tiles import step

STARTED = ".game.main"


KEPT = "async () => (await (await caches.open('pioche-shell-1')).keys()).map(({ url }) => url).join(' ')"


def _all_is_kept(page: Page) -> None:
    """Until the service worker has Python and the whole page."""
    while not {"index.json", "shell.json"} <= {url.rpartition("/")[2] for url in page.evaluate(KEPT).split()}:
        page.wait_for_timeout(200)


def _make(anna: Person, game: str, players: int, bots: int) -> None:
    """A table of this device, made by its form, with a quick pace."""
    page = anna.page
    page.goto(f"{anna.address}/device")
    page.locator("input[autocomplete=nickname]").fill("Anna")
    page.get_by_role("button", name="Make a table").click()
    if game == "tiles":
        page.get_by_role("button", name=re.compile("^Rummy tiles Runs")).click()
    page.get_by_label("How many").first.fill(str(players))
    page.get_by_label("How many").first.blur()
    page.get_by_label("Pace of play").select_option("quick")
    page.get_by_label("Bots").select_option(str(bots))


def _play(anna: Person, game: str) -> None:
    """Do one thing if it is one's turn."""
    if game == "cards":
        anna.try_step()
    elif anna.my_turn():
        step(anna)
    anna.page.wait_for_timeout(60)


@pytest.mark.parametrize("game", ["cards", "tiles"])
def test_a_whole_round_without_a_network(browser: Browser, served: Served, game: str) -> None:
    """The page opens offline from the second visit on, with every part that it had not loaded before."""
    with sitting(browser, served.address, PHONE) as anna:
        page = anna.page
        page.goto(f"{served.address}/device")
        page.locator(STARTED).wait_for()
        _all_is_kept(page)
        anna.context.set_offline(True)
        page.reload()
        _make(anna, game, 2, 1)
        page.get_by_role("button", name="Make a table").click()
        page.locator("button.uno").wait_for()
        until = time.monotonic() + 900
        while anna.status == "playing":
            assert time.monotonic() < until
            _play(anna, game)
        table = page.url
        page.reload()  # the result is still there
        page.locator(".end").wait_for()
        assert page.url == table
        page.goto(f"{served.address}/device")  # the table is among those that can be continued
        expect(page.locator("main")).to_contain_text("Continue playing")
        anna.context.set_offline(False)
        anna.wrong[:] = [line for line in anna.wrong if "net::ERR_" not in line]


def test_tiles_and_a_reload_in_mid_turn(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        page = anna.page
        page.goto(f"{served.address}/device")
        page.locator(".game:not(.main)").click()
        page.locator(".shelf").wait_for()
        rack = page.locator(".shelf [data-tile]").count()
        assert rack >= 14
        page.reload()
        page.locator(".shelf").wait_for()
        expect(page.locator(".shelf [data-tile]")).not_to_have_count(0)


def test_a_second_tab_is_kept_away(browser: Browser, served: Served) -> None:
    """Two pages would write to the same logs."""
    with sitting(browser, served.address, DESK) as anna:
        anna.page.goto(f"{served.address}/device")
        anna.page.locator(STARTED).wait_for()
        second = anna.context.new_page()
        second.goto(f"{served.address}/device")
        expect(second.get_by_role("alert")).to_contain_text("open in another tab")
        anna.page.close()
        second.get_by_role("button", name="Try again").click()
        second.locator(STARTED).wait_for()


@pytest.mark.parametrize("game", ["cards", "tiles"])
def test_two_people_pass_the_device_round(browser: Browser, served: Served, game: str) -> None:
    """Between two hands nothing of them is in the page; a reload shows nobody's hand either."""
    with sitting(browser, served.address, PHONE) as anna:
        page = anna.page
        _make(anna, game, 3, 1)
        page.get_by_label("Player 2").fill("Ben")
        page.get_by_role("button", name="Make a table").click()
        hand = ".shelf [data-tile]" if game == "tiles" else ".hand .measured button"
        page.locator(hand).first.wait_for()
        expect(page.locator(".bar")).to_be_visible()
        room = "[scrollY, document.documentElement.scrollHeight - innerHeight]"
        for size in (PHONE, (320, 568)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            expect(page.locator(hand).first).to_be_in_viewport(ratio=0.5)
            assert page.evaluate(room) == [0, 0]  # bar and table together are as high as the window
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        holders: list[str] = ["Anna"]
        while len(holders) < 4:
            give = page.locator(".bar .main")
            if not give.count():
                _play(anna, game)
                continue
            to = give.inner_text().removeprefix("Give the device to ")
            assert to == ("Ben" if holders[-1] == "Anna" else "Anna")
            names = [text for text in page.locator(f"{hand} .unseen").all_text_contents() if text]
            assert names
            give.click()
            expect(page.get_by_role("heading", name=f"Give the device to {to}")).to_be_visible()
            _nothing_is_left(anna, names)
            if len(holders) == 2:
                page.reload()
                expect(page.get_by_role("heading", name=f"Give the device to {to}")).to_be_visible()
                _nothing_is_left(anna, names)
            page.get_by_role("button", name=f"I am {to}", exact=True).click()
            page.locator(hand).first.wait_for()
            expect(page.locator(".bar")).to_contain_text(f"{to} has the device.")
            holders.append(to)
        # Whoever wants to act out of turn asks for the device.
        other = "Anna" if holders[-1] == "Ben" else "Ben"
        page.get_by_role("button", name="Pass it on").click()
        page.get_by_role("button", name=f"Give the device to {other}").click()
        page.get_by_role("button", name=f"I am {other}", exact=True).click()
        expect(page.locator(".bar .main")).to_have_text(f"Give the device to {holders[-1]}")


def _nothing_is_left(anna: Person, names: list[str]) -> None:
    page = anna.page
    assert page.locator(".hand, .shelf, [data-tile], aside, .prompt").count() == 0
    html = page.evaluate("document.documentElement.outerHTML")
    assert [name for name in names if name in html] == []


def test_a_worker_that_the_browser_ends_is_started_again(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        page = anna.page
        page.goto(f"{served.address}/device")
        page.locator(STARTED).click()
        page.locator("button.uno").wait_for()
        hand = anna.hand()
        page.workers[0].evaluate("self.close()")
        page.wait_for_event("worker")  # the page notices by itself
        expect(page.locator(".link")).to_have_count(0)
        moves = 0
        while moves < 2 and anna.status == "playing":
            moves += anna.try_step()
            page.wait_for_timeout(100)
        assert hand


@contextmanager
def _storage(browser: Browser, served: Served, change: str) -> Iterator[Person]:
    """A person whose browser keeps things in another way: JavaScript that runs before the worker's own."""
    context = browser.new_context(locale="en-GB", service_workers="block", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)

    def changed(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=f"{change};\n{answer.text()}")

    context.route("**/assets/deviceWorker-*.js", changed)
    person = Person(context, served.address)
    try:
        yield person
    finally:
        context.close()


def test_forbidden_storage_is_said(browser: Browser, served: Served) -> None:
    with _storage(browser, served, "indexedDB.open = () => { throw new DOMException('no', 'SecurityError') }") as anna:
        anna.page.goto(f"{served.address}/device")
        expect(anna.page.get_by_role("alert")).to_contain_text("This browser keeps nothing here")
        assert axe(anna.page) == []


def test_full_storage_refuses_a_move_and_goes_on_later(browser: Browser, served: Served) -> None:
    change = """const add = IDBObjectStore.prototype.add
      IDBObjectStore.prototype.add = function (...rest) {
        if (self.full) throw new DOMException('full', 'QuotaExceededError')
        return add.apply(this, rest)
      }"""
    with _storage(browser, served, change) as anna:
        page = anna.page
        page.goto(f"{served.address}/device")
        page.locator(STARTED).click()
        page.locator(".prompt.mine").wait_for()
        page.workers[0].evaluate("self.full = true")
        while not page.get_by_role("alert").filter(has_text="could not keep").count():
            anna.try_step()
            page.wait_for_timeout(200)
        expect(page.locator(".prompt.mine")).to_be_visible()  # nothing was played
        page.workers[0].evaluate("self.full = false")
        while page.locator(".prompt.mine").count():
            anna.try_step()
            page.wait_for_timeout(200)


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE", "lb-LU"])
def test_pages_of_a_device(browser: Browser, served: Served, language: str) -> None:
    """Home, the form with people, the curtain and the bar: accessible, nothing clipped, nothing untranslated."""
    with sitting(browser, served.address, PHONE, language=language) as anna:
        page = anna.page

        def fine() -> None:
            assert axe(page) == []
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            assert re.search(r"\b(device|web)-[a-z]", page.locator("body").inner_text()) is None

        page.goto(f"{served.address}/device")
        page.locator(STARTED).wait_for()
        fine()
        page.locator(".friends .main").click()
        page.locator("select:has(option[value='1'])").first.select_option("2")  # bots
        page.locator("fieldset.people input").fill("Ben")
        fine()
        page.locator("button.main").last.click()
        page.locator(".bar").wait_for()
        page.locator(".hand .measured button").first.wait_for()
        fine()
        while not page.locator(".bar .main").count():
            anna.try_step()
            page.wait_for_timeout(60)
        page.locator(".bar .main").click()
        page.locator("main.tabletop h1").wait_for()
        fine()


def test_nothing_of_it_is_loaded_by_those_who_play_at_a_server(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        asked: list[str] = []
        anna.page.on("request", lambda request: asked.append(request.url))
        anna.play_now("Anna")
        assert asked
        assert not any("device" in url for url in asked)


def test_home_offers_it_where_the_server_is_away(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, PHONE) as anna:
        anna.page.goto(served.address)
        expect(anna.page.get_by_role("link", name="Play on this device")).to_have_count(1)
        anna.page.route("**/api/**", lambda route: route.abort())
        anna.page.reload()
        expect(anna.page.get_by_role("alert").get_by_role("link", name="Play on this device")).to_be_visible()
        anna.wrong.clear()  # browsers log requests that fail
