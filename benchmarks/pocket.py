"""Playing on one's own device, in a real Chromium: how fast it starts and answers, what it needs (docs/device.md).

The page is the one that `pioche site` writes, served from this machine. The peer of the warm start is Pyodide alone:
a page with a worker that loads it from the same host and computes 1 + 1. Both start `--runs` times in turn, in one
browser that has what it needs already; the figure is the ratio of the medians. Bots are timed from the position that
they see to the answer that the page gets, storage included, over `--rounds` rounds of each game at a table of four.
The memory is then all that the process of that page has for itself: the worker, and an empty page. At last a worker
replays all recorded games of the tests.
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
import shutil
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bars import Bar, conclude

from pioche.bots.levels import LEVELS
from pioche.server.http.page import device_folder
from pioche.server.site import write_site
from pioche.server.table.protocol import VERSION
from tests.web.browser import FLAGS, chromium

ROOT: Final = Path(__file__).resolve().parents[1]
PATIENCE: Final = 600_000  # milliseconds
LIMITS: Final = {"casual": 300, "strong": 1_500}  # milliseconds, for 95 of 100 answers
MEMORY: Final = 250  # MB
BYTES: Final = 9.0  # MB
START: Final = 1.5


class Host(SimpleHTTPRequestHandler):
    """A static host whose files browsers may keep."""

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "max-age=3600")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    """The site and the pages of this benchmark, served."""
    write_site(folder / "site", None)
    bench = folder / "site" / "bench"
    shutil.copytree(ROOT / "benchmarks" / "pocket_page", bench)
    (bench / "pyodide").mkdir()
    key = json.loads((device_folder() / "index.json").read_text(encoding="utf-8"))["key"]
    for packed in (device_folder() / key).glob("py*.gz"):
        (bench / "pyodide" / packed.stem).write_bytes(gzip.decompress(packed.read_bytes()))
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Host, directory=str(folder / "site")))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()


def sent_bytes(address: str, folder: Path) -> float:
    """MB that are fetched once to play, compressed: Python and the whole page."""
    index = json.loads((device_folder() / "index.json").read_text(encoding="utf-8"))
    page = sum(len(gzip.compress(path.read_bytes(), 9)) for path in (folder / "site" / "assets").iterdir())
    return (sum(int(file["sent"]) for file in index["files"]) + page) / 1e6


def starts(browser: Browser, address: str, runs: int) -> tuple[list[float], list[float]]:
    """Seconds until a table is dealt, and until Pyodide alone is there, in turn; the first of each is not counted."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    ours, bare = [], []
    for run in range(runs + 1):
        began = time.perf_counter()
        page.goto(f"{address}#/device")
        page.locator(".game.main").click()
        page.locator(".hand .measured button").first.wait_for()
        ours.append(time.perf_counter() - began)
        if run == 0:  # until everything is kept
            page.wait_for_function("caches.match('device/index.json').then((found) => found !== undefined)")
            page.wait_for_function("caches.match('shell.json').then((found) => found !== undefined)")
        page.goto("about:blank")
        began = time.perf_counter()
        page.goto(f"{address}bench/bare.html")
        page.locator("#ready").wait_for(state="attached")
        bare.append(time.perf_counter() - began)
        page.goto("about:blank")
        print(f"    start {run}: ours {ours[-1]:.2f} s, Pyodide alone {bare[-1]:.2f} s", flush=True)
    context.close()
    return ours[1:], bare[1:]


def player(browser: Browser, address: str) -> Page:
    page = browser.new_context().new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{address}bench/player.html")
    page.evaluate(f"window.PROTOCOL = {VERSION}")
    return page


def percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def answers(page: Page, rounds: int) -> dict[str, list[float]]:
    """Milliseconds that bots of each level took, over both games."""
    found: dict[str, list[float]] = {}
    for level in LEVELS:
        for edition in ("classic/de", "rummy/fr"):
            took: list[float] = []
            for _ in range(rounds):
                took += page.evaluate("([edition, level]) => window.round(edition, level)", [edition, level])
            found.setdefault(level, []).extend(took)
            print(
                f"    {level}, {edition}: {len(took)} answers, median {statistics.median(took):.0f} ms, "
                f"p95 {percentile(took, 0.95):.0f} ms, slowest {max(took):.0f} ms",
                flush=True,
            )
    return found


def private_memory(browser: Browser) -> float | None:
    """MB that the largest page has for itself; None where the system does not say so."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    found = []
    for process in processes:
        path = Path(f"/proc/{process['id']}/smaps_rollup")
        if process["type"] == "renderer" and path.exists():
            lines = re.findall(r"^Private_\w+: +(\d+) kB", path.read_text(encoding="utf-8"), re.MULTILINE)
            found.append(sum(map(int, lines)) / 1e3)
    return max(found, default=None)


def replayed(page: Page, address: str) -> tuple[int, int]:
    """How many recorded games end in the same bytes as in plain Python, and how many there are."""
    index = json.loads((device_folder() / "index.json").read_text(encoding="utf-8"))
    packed = [name for file in index["files"] if (name := file["name"]).endswith(".whl") or name == "pioche.zip"]
    bundle = [f"{address}device/{index['key']}/{name}.gz" for name in packed]
    recorded = {path.stem: path for path in sorted((ROOT / "tests" / "replays").glob("*.pioche"))}
    texts = {name: path.read_text(encoding="utf-8") for name, path in recorded.items()}
    ends: dict[str, Any] = page.evaluate("([bundle, texts]) => window.replays(bundle, texts)", [bundle, texts])
    same = [
        name
        for name, path in recorded.items()
        if ends[name] == path.with_suffix(".final").read_text(encoding="utf-8").splitlines()
    ]
    return len(same), len(recorded)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=2)
    asked = parser.parse_args()
    program = chromium()
    if program is None:
        sys.exit("there is no Chromium here: set CHROMIUM or install it")
    with tempfile.TemporaryDirectory() as name, hosted(Path(name)) as address, sync_playwright() as playwright:
        size = sent_bytes(address, Path(name))
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        ours, bare = starts(browser, address, asked.runs)
        page = player(browser, address)
        worker = next((Path(name) / "site" / "assets").glob("deviceWorker-*.js")).name
        page.evaluate("(path) => window.start(path)", f"{address}assets/{worker}")
        took = answers(page, asked.rounds)
        memory = private_memory(browser)
        same, recorded = replayed(page, address)
        browser.close()
    played = asked.rounds * len(LEVELS) * 2
    bars = [
        Bar("warm start / Pyodide alone", statistics.median(ours) / statistics.median(bare), START, "x", most=True),
        Bar("bytes, once", size, BYTES, "MB", most=True),
        *(
            Bar(f"{level} bot, p95", percentile(took[level], 0.95), limit, "ms", most=True)
            for level, limit in LIMITS.items()
        ),
        Bar("replays with the same bytes", 100 * same / recorded, 100, "%", f"{same} of {recorded}"),
        Bar("worker's memory", memory, MEMORY, "MB", f"after {played} rounds", most=True),
    ]
    return conclude(bars)


if __name__ == "__main__":
    sys.exit(main())
