"""Playing on this device: Python in the page, without a server."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.browser import DESK, PHONE, Served, sitting

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
        anna.wrong[:] = [line for line in anna.wrong if "ERR_INTERNET_DISCONNECTED" not in line]


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
