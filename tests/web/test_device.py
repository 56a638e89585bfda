"""Playing on this device: Python in the page, without a server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DESK, PHONE, Person, Served, sitting
from tests.web.test_tiles import step

STARTED = ".game.main"


def test_without_a_network(browser: Browser, served: Served, long_run: bool) -> None:
    """The page opens offline from the second visit on, and goes on in mid-round (--long: to its end)."""
    with sitting(browser, served.address, PHONE) as anna:
        page = anna.page
        page.goto(f"{served.address}/device")
        page.locator("input[autocomplete=nickname]").fill("Anna")
        page.locator(STARTED).click()
        page.locator("button.uno").wait_for()
        kept = "async () => (await (await caches.open('pioche-shell-1')).keys()).map(({ url }) => url).join(' ')"
        while not {"index.json", "pyodide.asm.wasm"} <= {url.rpartition("/")[2] for url in page.evaluate(kept).split()}:
            page.wait_for_timeout(200)
        anna.context.set_offline(True)
        table = page.url
        page.reload()
        page.locator("button.uno").wait_for()
        assert page.url == table
        moves = 0
        while moves < 3 and anna.status == "playing":
            moves += anna.try_step()
            page.wait_for_timeout(120)
        if long_run:
            anna.play_until("between", "over", seconds=1_200)
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
        page.goto(f"{served.address}/device")
        page.locator("input[autocomplete=nickname]").fill("Anna")
        page.get_by_role("button", name="Make a table").click()
        if game == "tiles":
            page.get_by_role("button", name=re.compile("^Rummy tiles Runs")).click()
        page.get_by_label("How many").first.fill("3")
        page.get_by_label("How many").first.blur()
        page.get_by_label("Bots").select_option("1")
        page.get_by_label("Player 2").fill("Ben")
        page.get_by_role("button", name="Make a table").click()
        hand = ".shelf [data-tile]" if game == "tiles" else ".hand .measured button"
        page.locator(hand).first.wait_for()
        expect(page.locator(".bar")).to_be_visible()
        holders: list[str] = ["Anna"]
        while len(holders) < 4:
            give = page.locator(".bar .main")
            if not give.count():
                if game == "cards":
                    anna.try_step()
                elif anna.my_turn():
                    step(anna)
                page.wait_for_timeout(100)
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
