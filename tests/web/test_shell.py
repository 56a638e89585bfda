"""The page as an app: installable, small, no requests to other hosts, available offline."""

from __future__ import annotations

import gzip
import json
import re
import struct
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from pioche.i18n import LANGUAGES
from pioche.server.http.page import client_folder
from pioche.server.http.preload_links import link_header
from tests.web.browser import Served, sitting

MOST: Final = 120_000  # bytes of script and style, gzipped, that a page loads at once
LATER: Final = "assets/SettingsDialog-"  # loaded when the page has been drawn


def page_folder() -> Path:
    folder = client_folder()
    assert folder is not None
    return folder


def squeezed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


@pytest.mark.parametrize("path", ["/", "/new", "/learn", "/rules", "/games", "/t/000000000000", "/g/000000000000"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_small(path: str, language: str) -> None:
    """All script and style that it loads at once: what index.html and the Link header name."""
    folder = page_folder()
    named = (folder / "index.html").read_text(encoding="utf-8") + link_header(folder, path, language)
    files = set(re.findall(r"/(assets/[^\">]+\.(?:js|css))", named))
    assert any(name.startswith(f"assets/{language}-") for name in files)
    assert sum(squeezed(folder / name) for name in files) < MOST


def test_the_rest_of_a_page_is_told_with_it(browser: Browser, served: Served) -> None:
    """Whatever the first page needs to be drawn is named in its HTML or its Link header: no script has to run first."""
    with sitting(browser, served.address, language="de-DE") as anna:
        for path in ("/", "/new"):
            answer = anna.context.request.get(served.address + path, headers={"accept-language": "de-DE"})
            told = set(re.findall(r"/(assets/[^\">]+)", answer.text() + answer.headers["link"]))
            anna.page.goto(served.address + path)
            anna.page.locator("main").wait_for()
            names = "performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname.slice(1))"
            loaded = {str(name) for name in anna.page.evaluate(names) if str(name).startswith("assets/")}
            assert loaded
            assert {name for name in loaded if not name.startswith(LATER)} <= told
            assert not any(name.startswith(LATER) for name in told)
            assert any(name.startswith("assets/de-") for name in told)


def test_it_can_be_installed(browser: Browser, served: Served) -> None:
    """A manifest whose icons exist and have the declared sizes."""
    with sitting(browser, served.address) as anna:
        request = anna.context.request
        manifest = json.loads(request.get(f"{served.address}/manifest.webmanifest").text())
        assert manifest["display"] == "standalone"
        assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
        for icon in manifest["icons"]:
            answer = request.get(f"{served.address}/{icon['src']}")  # relative, as on a static host
            assert answer.status == 200
            assert answer.headers["content-type"] == icon["type"]
            if icon["type"] == "image/png":
                width, height = struct.unpack(">II", answer.body()[16:24])
                assert f"{width}x{height}" == icon["sizes"]


def test_the_shell_is_there_without_a_network(browser: Browser, served: Served) -> None:
    """Once visited, the page opens offline, says that there is no connection, and caches nothing of any game."""
    with sitting(browser, served.address) as anna:
        anna.home("Anna")
        anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        anna.page.reload()  # now the service worker has cached everything
        anna.page.locator(".games").wait_for()
        anna.page.wait_for_timeout(300)
        anna.context.set_offline(True)
        anna.page.reload()
        expect(anna.page.get_by_role("button", name="Play cards now")).to_be_visible()
        anna.page.get_by_role("button", name="Play cards now").click()
        expect(anna.page.locator(".hero .wrong")).to_contain_text(re.compile("server|reach|connection", re.IGNORECASE))
        kept = anna.page.evaluate(
            """async () => {
              const found = []
              for (const name of await caches.keys())
                for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname)
              return found
            }"""
        )
        assert kept
        beside = {"/", "/icon.svg", "/manifest.webmanifest"}
        assert [path for path in kept if path not in beside and not path.startswith("/assets/")] == []
        anna.context.set_offline(False)
        anna.wrong.clear()  # failed requests are expected here


def test_nothing_leaves_for_elsewhere(browser: Browser, served: Served) -> None:
    """The server's content security policy allows no other origin; `sitting` checks every request of every test."""
    with sitting(browser, served.address) as anna:
        answer = anna.context.request.get(served.address)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy or "default-src 'none'" in policy
        assert "http:" not in policy.replace("http://127.0.0.1", "")
        assert "*" not in policy
        anna.home("Anna")
        blocked = anna.page.evaluate("fetch('https://example.org/').then(() => 'went', () => 'blocked')")
        assert blocked == "blocked"
        assert any("example.org" in line for line in anna.wrong)
        anna.wrong.clear()


def test_the_typeface_does_not_depend_on_the_machine(browser: Browser, served: Served) -> None:
    """Whatever fonts are installed, layout tests use the same one."""
    with sitting(browser, served.address) as anna:
        anna.home("Anna")
        widths = anna.page.evaluate(
            """(fonts) => fonts.map((font) => {
              const pen = document.createElement("canvas").getContext("2d")
              pen.font = `40px ${font}`
              return pen.measureText("Wie weit reicht das? 0123456789").width
            })""",
            ["system-ui", "sans-serif", "'Noto Sans', 'Liberation Sans', sans-serif", "'DejaVu Sans'"],
        )
        assert len(set(widths)) == 1, widths
