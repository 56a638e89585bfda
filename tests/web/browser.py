"""A real Chromium with a real server, for tests of the page."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.server.running import FAST
from tests.web.fonts import only_dejavu
from tests.web.positions import Position, lay

# Generous for busy machines: nothing here waits that long unless something is broken.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)

FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]
PHONE = (360, 740)
DESK = (1280, 800)
NAMES = ("Anna", "Ben", "Cleo", "Dana")
Theme = Literal["light", "dark"]


# The headless shell is the same engine without the windows of a desktop browser: tests take half the time.
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def chromium() -> str | None:
    """The system's Chromium: CHROMIUM, else from the PATH, else installed from the system's packages if permitted."""
    named = os.environ.get("CHROMIUM")
    return named or _installed() or _install()


def _installed() -> str | None:
    return next((found for name in PROGRAMS if (found := shutil.which(name))), None)


def _install() -> str | None:
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    with (Path(tempfile.gettempdir()) / "pioche-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # the other workers of pytest want it too
        if _installed() is None:
            subprocess.run([apt, "update", "-q"], check=False, capture_output=True)
        for name in PROGRAMS[:2]:  # older distributions have no separate shell
            if _installed() is None:
                install = [apt, "install", "-yq", "--no-install-recommends", name]
                subprocess.run(install, check=False, capture_output=True)
    return _installed()


@contextmanager
def launched(playwright: Playwright) -> Iterator[Browser | None]:
    """A browser with the test fonts; None if there is no browser."""
    program = chromium()
    if program is None:
        yield None
        return
    with only_dejavu() as fonts:
        env: dict[str, str | float | bool] = {**os.environ, **fonts}
        found = playwright.chromium.launch(executable_path=program, args=FLAGS, env=env)
        try:
            yield found
        finally:
            found.close()


# The middle of the part of an element that nothing covers, found by looking at a grid of points.
_VISIBLE = """(node) => {
  node.scrollIntoView({ block: "nearest" })
  const box = node.getBoundingClientRect()
  const seen = []
  for (let x = box.left + 1; x < box.right; x += 4)
    for (let y = box.top + 1; y < box.bottom; y += 4)
      if (node.contains(document.elementFromPoint(x, y))) seen.push([x, y])
  if (seen.length === 0) return null
  const middle = [0, 1].map((axis) => seen.reduce((sum, each) => sum + each[axis], 0) / seen.length)
  const far = ([x, y]) => Math.hypot(x - middle[0], y - middle[1])
  const best = seen.reduce((found, each) => (far(each) < far(found) ? each : found))
  return { x: best[0], y: best[1], area: seen.length * 16 }
}"""


class Covered(AssertionError):
    """Nothing of an element can be seen."""


class Served:
    """`pioche serve` in a child process; it can be stopped and restarted at the same address."""

    def __init__(self, folder: Path, program: Sequence[str] = ("tests.web.positions",), **changes: object) -> None:
        """`program`: the module that is run, and its arguments before those of `positions.py`."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{port}"
        self._positions = folder / "positions"
        self.database = folder / "tables.sqlite"
        self._command = [sys.executable, "-m", *program, str(self._positions), "serve"]
        self._command += ["--host", "127.0.0.1", "--port", str(port), "--database", str(self.database)]
        self._command += ["--no-browser", "--log-level", "error"]
        # Just slow enough to follow: the page has to keep up, and a person has time to press a button.
        settings: dict[str, object] = {**FAST, "bot_pause": 0.15, "catch_window": 1.0, "between_rounds": 60.0}
        # Nobody is marked absent because of a slow browser.
        settings |= {"grace_lost": 30.0, "grace_away": 60.0, **changes}
        self._env = {**os.environ, **{f"PIOCHE_{name.upper()}": str(value) for name, value in settings.items()}}
        self._env["PIOCHE_LANGUAGE"] = "en"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, env=self._env, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "running" in line, line

    def seat(self, position: Position, *people: Person, names: Sequence[str] = NAMES) -> str:
        """A table in this position with these people, and bots in the other seats; nobody has opened it yet."""
        seated = [(person.come(name), name) for person, name in zip(people, names, strict=False)]
        return lay(self._positions, self.database, position, seated)

    def table(self, position: Position, *people: Person, names: Sequence[str] = NAMES) -> str:
        """The same, and everybody has opened it."""
        code = self.seat(position, *people, names=names)
        for person in people:
            person.page.goto(f"{self.address}/t/{code}")
        for person in people:
            person.page.locator("button.uno").wait_for()
            person.page.locator(".shelf, .hand .measured").wait_for(state="attached")
        return code

    def stop(self, *, kill: bool = False) -> None:
        if self._process is not None:
            (self._process.kill if kill else self._process.terminate)()
            self._process.wait(120)
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None


class Person:
    """A person with a browser context of their own."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.wrong: list[str] = []
        self.careless = False  # never says UNO
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", lambda line: self._heard(line.type, line.text, line.location["url"]))
        self.page.on("request", self._asked)

    def _heard(self, kind: str, text: str, url: str) -> None:
        # Rules that the server refuses and codes of no table are ordinary answers, but browsers log an error.
        looked_up = "404 (Not Found)" in text and re.search(r"/api/(find\?|tables/\w+/invitation$|puzzles/\w)", url)
        if kind == "error" and "400 (Bad Request)" not in text and not looked_up:
            self.wrong.append(text)
        # What is preloaded but requested in another way is loaded twice.
        if kind == "warning" and "preload" in text and "does not match" in text:
            self.wrong.append(text)

    def _asked(self, request: object) -> None:
        url = str(getattr(request, "url", ""))
        if not re.match(
            rf"({re.escape(self.address)}|{re.escape(self.address.replace('http', 'ws', 1))}|data:|blob:)", url
        ):
            self.wrong.append(f"asked for {url}")

    def come(self, name: str) -> str:
        """Become a guest without visiting the home page; returns the person's id."""
        self.context.request.post(f"{self.address}/api/guest", data={"name": name})
        return next(
            str(cookie["value"]).partition(".")[0]
            for cookie in self.context.cookies(self.address)
            if cookie["name"] == "pioche"
        )

    def home(self, name: str) -> None:
        self.page.goto(self.address)
        self.page.locator("input[autocomplete=nickname]").fill(name)

    def play_now(self, name: str) -> None:
        self.home(name)
        self.page.locator("main .main").first.click()
        self.page.locator("button.uno").wait_for()

    def shot(self, folder: Path, name: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=folder / f"{name}.png")

    def card(self, name: str) -> Locator:
        """A card in the own hand by its name."""
        return self.page.locator(".hand").get_by_role("button", name=re.compile(f"^{re.escape(name)}(,|$)"))

    def lay(self, name: str) -> None:
        self.touch(self.card(name).first)

    def press(self, name: str) -> None:
        """Press a button outside of the hand."""
        self.page.get_by_role("button", name=name, exact=True).click()

    def hand(self) -> list[str]:
        """The own cards by name, without their status."""
        return [text.partition(",")[0] for text in self.page.locator(".hand button .unseen").all_text_contents()]

    def other(self, number: int) -> str:
        """The name of another player, counted from the own left."""
        return self.page.locator(".seats .name").nth(number).inner_text()

    def logged(self, text: str) -> None:
        """Expect this line in the log beside the table."""
        expect(self.page.locator("aside div.lines")).to_contain_text(text)

    def log(self) -> list[str]:
        """The lines of the log beside the table."""
        return self.page.locator("aside .lines li").all_text_contents()

    def heard(self, text: str) -> None:
        """Expect this in the chat beside the table."""
        expect(self.page.locator("aside .talk")).to_contain_text(text)

    def prompted(self, text: str) -> None:
        """Expect this prompt."""
        expect(self.page.locator(".prompt")).to_contain_text(text)

    def menu(self, name: str) -> None:
        """Choose an item of the table's menu."""
        self.press("Menu")
        self.page.get_by_role("dialog").get_by_role("button", name=name).click()

    # Playing by touching the first thing that is possible

    @property
    def status(self) -> str:
        """What the page shows: `open`, `playing`, `between` or `over`."""
        if self.page.locator(".end h2.big").count():
            return "over"
        if self.page.locator(".end").count():
            return "between"
        return "playing" if self.page.locator("button.uno").count() else "open"

    def my_turn(self) -> bool:
        return self.page.locator(".prompt.mine").count() > 0

    def touch(self, what: Locator, timeout: float = PATIENCE) -> None:
        """Touch an element where it is visible."""
        point = what.evaluate(_VISIBLE, timeout=timeout)
        if point is None:
            raise Covered(str(what))
        self.page.mouse.click(point["x"], point["y"])

    def visible(self, what: Locator) -> float:
        """The area of an element that nothing covers, in square pixels."""
        point = what.evaluate(_VISIBLE)
        return float(point["area"]) if point else 0.0

    def step(self) -> bool:
        """Do one thing if there is something to do."""
        page = self.page
        for place in (".choice .answers button:not(:disabled)", ".hand.mine li:not(.dim) button"):
            found = page.locator(place)
            if found.count():
                if place.startswith(".hand") and not self.careless and page.locator(".hand li").count() == 2:
                    uno = page.locator("button.uno:not(.armed)")
                    if uno.count():
                        uno.click()
                self.touch(found.last, timeout=2_000)
                return True
        found = page.locator(".actions .offers button:not(:has-text('Accuse'))")
        if self.my_turn() and found.count():
            found.first.click(timeout=2_000)
            return True
        return False

    def try_step(self) -> bool:
        """The same, unless somebody else is faster: then what was to be touched is gone or under the next dialog."""
        try:
            return self.step()
        except (TooLate, Covered):
            return False

    def play_until(self, *wanted: str, seconds: float = 300) -> str:
        """Play until the page shows one of these."""
        until = time.monotonic() + seconds
        while self.status not in wanted:
            assert time.monotonic() < until, (
                f"{self.status} after {seconds} s: {self.page.locator('.prompt').all_text_contents()}"
            )
            self.try_step()
            self.page.wait_for_timeout(120)
        return self.status


def agreed_log(*people: Person, names: Sequence[str] = NAMES) -> list[str]:
    """The whole log in the third person, once everybody's tells the same, line by line."""
    until = time.monotonic() + PATIENCE / 1_000
    while True:
        logs = [(name, person.log()) for person, name in zip(people, names, strict=False)]
        same = len({len(log) for _, log in logs}) == 1
        rows = list(zip(*(log for _, log in logs), strict=same))
        if same and all(tell_the_same(dict(zip(names, row, strict=False))) for row in rows):
            return [min(row, key=_addresses) for row in rows]
        assert time.monotonic() < until, logs
        people[0].page.wait_for_timeout(50)


def _addresses(line: str) -> bool:
    return re.search(r"\byou(r|rs|rself)?\b", line, re.IGNORECASE) is not None


def tell_the_same(lines: Mapping[str, str]) -> bool:
    """Do the lines of several readers, by name, tell the same? "You" is only for a reader whom the others see named."""
    addressed = {name for name, line in lines.items() if _addresses(line)}
    others = {line for name, line in lines.items() if name not in addressed}
    about = {tuple(_THINGS.findall(line)) for line in lines.values()}
    named = all(name in line for name in addressed for reader, line in lines.items() if reader != name)
    return len(others) <= 1 and len(about) == 1 and named


_THINGS = re.compile(r"\b(?:red|yellow|green|blue|Wild)\b(?: [0-9]| Draw Two| Skip| Reverse)?|[+][0-9]|\b[0-9]+\b")
"""What a line is about: cards, colours, numbers."""


HOLD = 550  # milliseconds after which a press asks what a piece does, as in `inspect.ts`
NO_LONG_PRESSES = f"""{{
  const real = window.setTimeout
  window.setTimeout = (work, ms, ...rest) => real(work, ms === {HOLD} ? 600_000 : ms, ...rest)
}}"""


@contextmanager
def sitting(
    browser: Browser,
    address: str,
    size: tuple[int, int] = PHONE,
    theme: Theme = "light",
    language: str = "en-GB",
    *,
    long_presses: bool = False,
) -> Iterator[Person]:
    """A person whose page must have had no errors by the time they leave.

    Between pressing and letting go a busy machine may take longer than a long press: without `long_presses` a click
    stays a click.
    """
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=theme,
        locale=language,
        has_touch=size == PHONE,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    if not long_presses:
        context.add_init_script(NO_LONG_PRESSES)
    person = Person(context, address)
    try:
        yield person
        assert person.wrong == [], person.wrong
    finally:
        context.close()
