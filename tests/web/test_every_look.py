"""What stands around the games, in every language, light and dark: lessons, rule books, people who come and go,
recorded games. Together with test_pages, test_tiles, test_puzzles and test_any that is every page and state.

One look of each part by default; all of them with --long.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from pioche.i18n import Translator
from tests.server.replays.test_frames import recorded
from tests.web.browser import PHONE, Person, Served, sitting
from tests.web.positions import Position
from tests.web.test_device import STARTED
from tests.web.test_lessons import CARDS, TILES, begin, touch
from tests.web.test_pages import EVERY, LOOKS, Look, Looking
from tests.web.test_proof import dealt
from tests.web.test_replay import choose, opened
from tests.web.test_review import SHORT

pytestmark = pytest.mark.browser
PILE: Final = "y0y4y5y6y7y8b4b5b6b7b8"
THREE: Final = Position(f"r5r6WF/g1g2g3/y1y2y3 {PILE} r9 r > turn:0 started=1")
# Keys of messages where their texts should stand.
UNTRANSLATED: Final = r"\b(after|called|clause|device|highlight|lesson|option|refusal|review|puzzle|value|web)-[a-z]"


class Around:
    """Somebody who looks at everything around the games, with two friends."""

    def __init__(self, served: Served, people: tuple[Person, Person, Person], look: Look, pictures: Path) -> None:
        self.served = served
        self.anna, self.ben, self.cleo = people
        self._looking = Looking(self.anna, pictures, look)
        self._words = Translator(look[0][:2])

    def at(self, name: str) -> None:
        self._looking.at(name)
        text = self.anna.page.locator("body").inner_text()
        assert re.search(UNTRANSLATED, text) is None, name
        assert not re.search(r"\{\s?\$", text), name

    def text(self, key: str, **values: str) -> str:
        return self._words.text(key, **values)

    def press(self, key: str, **values: str) -> None:
        """Press a button of the page that says this."""
        name = re.sub(r"[\u2068\u2069]", "", self.text(key, **values))
        self.anna.page.get_by_role("button", name=name, exact=True).first.click()

    def menu(self, key: str, **values: str) -> None:
        self.press("web-menu")
        name = self.text(key, **values)
        self.anna.page.get_by_role("dialog").get_by_role("button", name=name).click()

    def escape(self) -> None:
        self.anna.page.keyboard.press("Escape")
        expect(self.anna.page.locator("dialog[open]")).to_have_count(0)


def learning(look: Around) -> None:
    """Lessons, legends, hints, rule books."""
    anna, page = look.anna, look.anna.page
    page.goto(f"{anna.address}/learn")
    page.locator("button.game").first.wait_for()
    look.at("learn")
    for lesson, name in ((CARDS, "cards"), (TILES, "tiles")):
        begin(anna, lesson)
        look.at(f"lesson-{name}-welcome")
        page.locator("button.onwards").click()
        look.at(f"lesson-{name}")
    for what in ("R8", "R9", "R10", "new", "end"):
        touch(anna, what)
    page.locator("button.onwards").wait_for()
    look.at("lesson-tiles-goes-on")
    for edition in ("classic/lb?blanks=2&jump_in=on", "rummy/fr?must_play=lenient"):
        page.goto(f"{anna.address}/rules/{edition}")
        page.locator(".book.whole table td").first.wait_for()
        look.at(f"book-{edition[:5]}")
        page.locator(".book button[aria-pressed]").first.click()
        page.locator(".book .clause").first.wait_for()
        look.at(f"book-{edition[:5]}-clauses")
        page.locator(".book input[type=search]").fill("+4" if edition.startswith("classic") else "joker")
        page.locator(".book [data-clause]").first.wait_for()
        look.at(f"book-{edition[:5]}-found")
    look.served.table(THREE, anna)
    for key, place in (("web-hint", "p.hinted:not(:empty)"), ("web-legend", "dialog .legend")):
        if key == "web-legend":
            look.menu(key)
        else:
            page.keyboard.press("i")
        page.locator(place).first.wait_for()
        look.at(key)
    look.escape()
    look.served.table(Position("R9.*.B5/R2.Y9 R4.Y4.B4.G11 > turn:0 | R:6.7.8", "rummy/de"), anna)
    look.menu("web-legend-tiles")
    page.locator("dialog .legend").wait_for()
    look.at("legend-tiles")


def company(look: Around) -> None:
    """Invitations, pauses, people who leave, are removed, watch and come back."""
    anna, ben, cleo, page = look.anna, look.ben, look.cleo, look.anna.page
    for person, name in ((ben, "Ben"), (cleo, "Cleo")):
        person.come(name)
    rules = {"jump_in": "on", "seven_swap": "forced"}
    made = {"edition": "classic/fr", "players": 3, "options": rules, "title": "Friday", "public": True}
    code = ben.context.request.post(f"{ben.address}/api/tables", data=made).json()["table"]
    page.goto(f"{anna.address}/t/{code}")
    page.locator("#name").wait_for()
    look.at("invited")
    anna.come("Anna")
    page.goto(anna.address)
    page.locator("section.panel li button").first.wait_for()
    look.at("open-table")
    table = look.served.table(THREE, anna, ben, cleo)
    look.menu("web-pause")
    page.locator(".bar[role=status]").wait_for()
    look.at("pause-asked")
    look.press("web-pause-withdraw")
    ben.menu("Ask for a pause")
    page.locator(".bar[role=alert]").wait_for()
    look.at("pause-wanted")
    look.press("web-pause-agree")
    cleo.press("Pause")
    expect(page.locator(".prompt")).to_contain_text(look.text("web-paused"))
    look.at("paused")
    look.press("web-resume")
    look.press("web-menu")
    look.at("menu-of-the-host")
    page.get_by_role("dialog").get_by_role("button", name=look.text("web-remove", name="Ben"), exact=True).click()
    page.locator(".sure").wait_for()
    look.at("remove-sure")
    look.escape()
    look.menu("web-leave")
    page.locator("dialog select").wait_for()
    look.at("leave")
    page.locator("dialog select").select_option("Ben")
    page.get_by_role("dialog").get_by_role("button", name=look.text("web-leave"), exact=True).click()
    page.locator(".games").wait_for()
    look.at("running-games")
    page.goto(f"{anna.address}/t/{table}")
    page.locator(".bar").wait_for()
    look.at("left")
    look.press("web-sit-again")
    page.locator("button.uno").wait_for()
    look.menu("web-autopilot")
    page.get_by_role("button", name=look.text("web-play-myself")).first.wait_for()
    look.at("autopilot")
    ben.menu("Remove Anna")
    ben.page.locator(".sure .main").click()
    expect(page.locator(".bar")).to_contain_text(look.text("web-removed"))
    look.at("removed")
    cleo.page.goto(f"{cleo.address}/t/{table}")
    look.served.table(Position(f"r5/g1gDF {PILE} r9 r > turn:0 started=1", options={"target": "50"}), anna, ben)
    anna.page.locator("button.uno").click()
    anna.page.locator(".hand button").first.click()
    expect(page.locator(".end")).to_be_visible()
    ben.press("Play again")
    expect(page.locator(".end")).to_contain_text("Ben")
    look.at("rematch")


def afterwards(look: Around) -> None:
    """One's own games, recorded games, their moments, links, reviews and proofs."""
    anna, page = look.anna, look.anna.page
    anna.come("Anna")
    page.goto(f"{anna.address}/games")
    page.locator("main").wait_for()
    look.at("no-games")
    choose(page, look.served, "holiday.jpg", "JFIF")
    page.locator("[role=alert]").first.wait_for()
    look.at("no-replay")
    choose(page, look.served, "tiles.pioche", recorded("rummy/en", 3, 1))
    opened(page)
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    look.at("replay-tiles")
    page.locator(".bar").get_by_role("button", name=look.text("after-pass-on")).click()
    page.locator("dialog[open]").wait_for()
    look.at("replay-file-shared")
    look.escape()
    code = look.served.seat(SHORT, anna)
    page.goto(f"{anna.address}/t/{code}")
    page.locator("button.uno").wait_for()
    anna.play_until("over")
    look.at("match-over")
    page.goto(f"{anna.address}/g/{code}")
    opened(page)
    look.at("replay")
    page.keyboard.press("End")
    page.locator(".end").wait_for()
    look.at("replay-end")
    page.keyboard.press("?")
    page.locator("dialog[open] kbd").first.wait_for()
    look.at("replay-keys")
    look.escape()
    moments = page.get_by_role("button", name=look.text("after-moments"), exact=True)
    if moments.is_visible():
        moments.click()
        look.at("replay-moments")
    page.locator(".bar").get_by_role("button", name=look.text("after-pass-on")).click()
    page.locator("dialog[open]").wait_for()
    look.at("replay-shared")
    look.escape()
    page.locator(".bar").get_by_role("button", name=look.text("after-review"), exact=True).click()
    page.locator("dialog[open] button.main").wait_for()
    look.at("review-offered")
    page.locator("dialog[open] button.main").click()
    page.locator("#review-worst").wait_for()
    look.at("review")
    look.escape()
    page.goto(f"{anna.address}/games")
    page.locator("figure svg").nth(1).wait_for()
    look.at("my-games")


def proofs(look: Around) -> None:
    """Was the deal honest? At the end of a round, in a recorded game, in a file."""
    anna, page = look.anna, look.anna.page
    dealt(look.served, anna)
    anna.play_until("between", "over")
    look.press("after-proof")
    page.locator("dialog[open] .verdict").wait_for()
    look.at("proof")
    look.escape()
    choose(page, look.served, "game.pioche", recorded("classic/fr", 3, 1))
    opened(page)
    look.press("after-proof")
    page.locator("dialog[open] .verdict").wait_for()
    look.at("proof-of-a-file")
    page.goto(f"{anna.address}/device")
    page.locator(STARTED).wait_for()
    page.locator(".friends .main").click()
    page.locator("select:has(option[value='1'])").first.select_option("2")
    page.locator("fieldset.people input").first.wait_for()
    page.mouse.wheel(0, 40_000)  # to where its button covers nothing
    page.wait_for_timeout(200)
    look.at("device-people")


PARTS: Final[list[Callable[[Around], None]]] = [learning, company, afterwards, proofs]


@pytest.mark.parametrize(
    "look", EVERY, ids=lambda look: f"{look[0][:2]}-{look[1]}-{'phone' if look[2] == PHONE else 'desk'}"
)
@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
def test_every_state(
    browser: Browser, served: Served, pictures: Path, long_run: bool, part: Callable[[Around], None], look: Look
) -> None:
    if not long_run and look != LOOKS[PARTS.index(part)]:
        pytest.skip("one look of each part, except with --long")
    language, theme, size = look
    with (
        sitting(browser, served.address, size, theme, language) as anna,
        sitting(browser, served.address) as ben,
        sitting(browser, served.address) as cleo,
    ):
        part(Around(served, (anna, ben, cleo), look, pictures))
        anna.wrong.clear()  # a file that is refused
