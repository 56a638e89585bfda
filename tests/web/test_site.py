"""The folder that `pioche site` writes, behind a plain web server, at its root and below a path."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from pioche import cli
from tests.web.browser import DESK, PATIENCE, PHONE, sitting
from tests.web.test_replay import REPLAYS, at_step, opened

STARTED = ".game.main"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """`python -m http.server`, with the site at its root and at /pioche/."""
    folder = tmp_path_factory.mktemp("host") / "public"
    assert cli.run(["site", str(folder), "--docs", "https://docs.example/"]) == 0
    assert cli.run(["site", str(folder / "pioche")]) == 0
    with hosted(folder) as address:
        yield address


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
        assert found is not None
        yield found[0]
        process.terminate()


@pytest.mark.parametrize("path", ["", "pioche/"])
def test_everything_is_there_and_nothing_else_is_asked(browser: Browser, host: str, path: str) -> None:
    """Home, rule books and whole tables of both games: every request stays below the address and succeeds."""
    address = host + path
    with sitting(browser, address, DESK) as anna:  # who notices requests to elsewhere
        page = anna.page
        answers: list[Response] = []
        anna.context.on("response", lambda each: answers.append(each))  # noqa: PLW0108 (Playwright marks it)
        page.goto(address)
        # Only what exists here is offered.
        expect(page.get_by_role("link", name="Play on this device")).to_be_visible()
        assert page.get_by_role("button", name=re.compile("join|open|friends", re.IGNORECASE)).count() == 0
        assert page.get_by_role("link", name="Documentation").count() == (0 if path else 1)
        books = page.get_by_role("navigation").get_by_role("link")
        expect(books).to_have_count(6)
        assert not any(".wasm" in each.url for each in answers), "Python is not fetched before somebody plays"
        books.first.click()
        expect(page.locator("main")).to_contain_text("Classic")
        page.goto(f"{address}#/rules/classic/de?jump_in=on")
        expect(page.locator("main")).to_contain_text("Jumping in: on")
        page.get_by_role("button", name="Home").click()
        page.get_by_role("link", name="Play on this device").click()
        page.locator(STARTED).click()
        page.locator("button.uno").wait_for()
        moves = 0
        while moves < 3 and anna.status == "playing":
            moves += anna.try_step()
            page.wait_for_timeout(100)
        table = page.url
        page.reload()  # a static host knows no such page as that of a table
        page.locator("button.uno").wait_for()
        assert page.url == table
        page.goto(f"{address}#/device")
        page.locator(".game:not(.main)").click()
        page.locator(".shelf").wait_for()
        page.go_back()
        page.get_by_role("link", name="Home").click()
        expect(page.get_by_role("link", name="Play on this device")).to_be_visible()
        assert [(each.status, each.url) for each in answers if not each.ok and each.status != 304] == []
        assert {each.url for each in answers if not each.url.startswith((address, "data:", "blob:"))} == set()


def test_files_and_puzzles(browser: Browser, host: str) -> None:
    """A file that is chosen where nobody plays yet is shown by the page's own Python, wherever it is dropped, and
    puzzles can be solved."""
    with sitting(browser, host, PHONE) as anna:
        page = anna.page
        page.goto(host)
        page.get_by_role("link", name="My games").click()
        page.locator("input[type=file]").set_input_files(REPLAYS / "fr-4.pioche")
        opened(page)
        page.keyboard.press("ArrowRight")
        at_step(page, 1)
        page.goto(host)
        page.get_by_role("link", name="Puzzles").click()
        page.locator("[data-figure=solved]").wait_for()
        page.goto(f"{host}#/device/puzzles/four-1")
        page.locator(".shelf [data-tile]").first.wait_for()
        # Dropped on the home page, where Python is not loaded.
        page.goto(host)
        page.get_by_role("link", name="Play on this device").wait_for()
        text = (REPLAYS / "fr-4.pioche").read_text()
        page.evaluate(
            """(text) => {
              const carried = new DataTransfer()
              carried.items.add(new File([text], 'fr-4.pioche', { type: 'text/plain' }))
              dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }))
            }""",
            text,
        )
        opened(page)
        assert page.url.endswith("#/device/g")


@pytest.mark.parametrize("language", ["fr-FR", "de-DE", "lb-LU"])
def test_home_in_other_languages(browser: Browser, host: str, language: str) -> None:
    with sitting(browser, host, PHONE, language=language) as anna:
        anna.page.goto(host)
        expect(anna.page.get_by_role("navigation").get_by_role("link")).to_have_count(6)
        assert "device-" not in anna.page.locator("main").inner_text()
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    assert cli.run(["site", str(tmp_path)]) == 2
    assert str(tmp_path) in capsys.readouterr().err
    assert (tmp_path / "mine.txt").read_text(encoding="utf-8") == "mine"


def test_an_update_in_mid_game(browser: Browser, tmp_path: Path) -> None:
    """A running game goes on; a reload takes the newer Python when all of it is there, and keeps the old one until
    then."""
    folder = tmp_path / "public"
    assert cli.run(["site", str(folder)]) == 0
    with hosted(folder) as address, sitting(browser, address, DESK) as anna:
        page = anna.page
        page.goto(address)
        page.get_by_role("link", name="Play on this device").click()
        page.locator(STARTED).click()
        page.locator("button.uno").wait_for()
        old = json.loads((folder / "device" / "index.json").read_text(encoding="utf-8"))
        _kept(page, old["key"])
        # A newer one that is not there as a whole.
        _release(folder, old, "0123456789abcdef", whole=False)
        page.reload()
        page.locator("button.uno").wait_for()
        _kept(page, old["key"])
        anna.wrong[:] = [line for line in anna.wrong if "404" not in line]
        # And now it is.
        _release(folder, old, "fedcba9876543210", whole=True)
        moves = 0
        while moves < 2 and anna.status == "playing":
            moves += anna.try_step()
            page.wait_for_timeout(100)
        page.reload()
        page.locator("button.uno").wait_for()
        _kept(page, "fedcba9876543210")
        assert old["key"] not in page.evaluate(KEPT)


KEPT = "async () => (await (await caches.open('pioche-shell-1')).keys()).map(({ url }) => url).join(' ')"


def _kept(page: Page, key: str) -> None:
    """Until this Python is the one that starts without a network."""
    index = "async () => (await (await caches.match('device/index.json'))?.json())?.key"
    until = time.monotonic() + PATIENCE / 1000
    while (found := page.evaluate(index)) != key:
        assert time.monotonic() < until, f"{found} is kept, not {key}"
        page.wait_for_timeout(200)


def _release(folder: Path, index: dict[str, object], key: str, *, whole: bool) -> None:
    """Another version of the page's Python on the host, instead of the ones before."""
    found = next(path for path in (folder / "device").iterdir() if path.is_dir())
    found.rename(folder / "device" / key)
    hidden = folder / "device" / "pioche.zip.gz"
    if whole and hidden.exists():
        hidden.rename(folder / "device" / key / "pioche.zip.gz")
    elif not whole:
        (folder / "device" / key / "pioche.zip.gz").rename(hidden)
    (folder / "device" / "index.json").write_text(json.dumps({**index, "key": key}), encoding="utf-8")
