"""Every page and state in every language: accessible, nothing overflows, everything can be touched."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import DESK, PHONE, Person, Served, Theme, sitting
from tests.web.positions import Position

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES: Final = ("en-GB", "fr-FR", "de-DE", "lb-LU")
Look = tuple[str, Theme, tuple[int, int]]
# By default languages, themes and sizes are varied together; with --long in all combinations.
LOOKS: Final[list[Look]] = [
    ("en-GB", "light", PHONE),
    ("fr-FR", "dark", DESK),
    ("de-DE", "light", DESK),
    ("lb-LU", "dark", PHONE),
]
EVERY: Final[list[Look]] = [
    (language, theme, size) for language in LANGUAGES for theme in ("light", "dark") for size in (PHONE, DESK)
]
PILE: Final = "y0y4y5y6y7y8b4b5b6b7b8"


def axe(page: Page) -> list[str]:
    """The problems that axe-core finds on the current page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        """async () => {
          const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
          const { violations } = await axe.run({ runOnly })
          return violations.flatMap((v) => v.nodes.map((n) => `${v.id}: ${n.html.slice(0, 200)} ${n.failureSummary}`))
        }"""
    )
    return [re.sub(r"\s+", " ", str(line)) for line in found]


# Text that does not fit into its box and is not meant to be clipped or scrolled.
_CUT = """() => [...document.querySelectorAll('button, p, h1, h2, h3, label, summary, b, small, legend, th, td')]
  .filter((node) => {
    const style = getComputedStyle(node)
    const meant = style.overflow !== 'visible' || style.textOverflow === 'ellipsis'
    if (meant || node.closest('.unseen, [aria-hidden]')) return false
    const box = node.getBoundingClientRect()
    return box.width > 0 && (node.scrollWidth > node.clientWidth + 1 || box.right > innerWidth + 1 || box.left < -1)
      && getComputedStyle(node).display !== 'inline' && !node.closest('.pad, .hand, .seats li .fan, .pile')
  })
  .map((node) => node.outerHTML.slice(0, 160))"""


# Selected or placeholder text in a field that is too narrow for it.
_NARROW = """() => {
  const pen = document.createElement('canvas').getContext('2d')
  return [...document.querySelectorAll('select, input[placeholder]')].filter((node) => {
    const style = getComputedStyle(node)
    pen.font = style.font
    const chosen = node.matches('select')
    const text = chosen ? node.selectedOptions[0].text : node.placeholder
    const arrow = chosen ? 20 : parseFloat(style.paddingRight)
    const room = node.clientWidth - parseFloat(style.paddingLeft) - arrow
    return node.checkVisibility({ opacityProperty: true }) && pen.measureText(text).width > room + 1
  }).map((node) => node.outerHTML.slice(0, 120))
}"""


# What cannot be read at 320x256 without scrolling sideways (WCAG 1.4.10: 1280x1024 at 400 %).
_MAGNIFIED = """() => {
  const wide = (node) => node.scrollWidth > node.clientWidth + 1
  const boxes = [...document.querySelectorAll('dialog[open], dialog[open] .body, aside, .own')]
    .filter((node) => node.checkVisibility() && wide(node)).map((node) => node.outerHTML.slice(0, 120))
  return document.documentElement.scrollWidth > innerWidth ? ['page', ...boxes] : boxes
}"""


class Looking:
    """Checks one state after another."""

    def __init__(self, person: Person, pictures: Path, look: Look) -> None:
        language, theme, size = look
        self._person = person
        self._pictures = pictures
        self._name = f"{language[:2]}-{theme}-{'phone' if size == PHONE else 'desk'}"

    def shoot(self, name: str) -> None:
        self._person.shot(self._pictures, f"{name}-{self._name}")
        for cut in (_CUT, _NARROW):
            assert self._person.page.evaluate(cut) == [], name

    def at(self, name: str) -> None:
        page = self._person.page
        self.shoot(name)
        assert axe(page) == [], name
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (
            f"{name} has to be scrolled sideways"
        )
        size = page.viewport_size
        assert size is not None
        page.set_viewport_size({"width": 320, "height": 256})
        page.wait_for_timeout(60)
        assert page.evaluate(_MAGNIFIED) == [], f"{name} magnified"
        page.set_viewport_size(size)
        page.wait_for_timeout(60)


def pages(anna: Person, served: Served, look: Looking) -> None:
    """The pages around a table."""
    page = anna.page
    page.goto(f"{served.address}/new")
    page.locator("#name").wait_for()
    look.at("who-are-you")
    anna.home("Anna")
    look.at("home")
    page.locator("header button").last.click()
    page.locator("dialog[open]").wait_for()
    look.at("settings")
    page.keyboard.press("Escape")
    page.locator(".friends .big").click()
    page.locator(".editions button").nth(1).click()
    look.shoot("maker")
    page.locator("details").evaluate_all("all => all.forEach((each) => (each.open = true))")
    page.locator(".composer .count").nth(1).click()
    page.locator(".composer fieldset").wait_for()
    page.locator("#option-challenge").select_option("off")
    page.locator("#option-wild4_if").select_option("always")
    page.mouse.wheel(0, 40_000)  # to where its button covers nothing
    page.wait_for_timeout(200)
    look.at("maker-open")
    page.locator(".foot .row button").last.click()
    page.locator("dialog [data-clause]").first.wait_for()
    look.at("rule-book-maker")
    page.keyboard.press("Escape")
    page.locator(".foot .main").click()
    page.locator(".room").wait_for()
    page.locator(".room .panel button").nth(1).click()
    page.locator("img.qr").wait_for()
    look.at("waiting")
    for path, place in (("learn", "button.game"), ("rules/classic/fr", "[data-clause]"), ("games", "main")):
        page.goto(f"{served.address}/{path}")
        page.locator(place).first.wait_for()
        look.at(path.partition("/")[0])
    page.goto(f"{served.address}/t/000000000000")
    page.locator(".gone .main").wait_for()
    look.at("no-such-table")


def tables(anna: Person, ben: Person, served: Served, look: Looking) -> None:
    """A table in every state that prompts for something."""
    page = anna.page

    def lay(position: str, edition: str = "classic/fr", **options: str) -> None:
        served.table(Position(f"{position} {PILE} r9 r > turn:0 started=1", edition, options), anna, ben)
        page.locator(".hand.mine").wait_for()

    lay("r5r6g7y2WFrSbR/g1g2g3/y1y2")
    look.at("table")
    page.locator(".hand li.dim button").first.focus()
    page.keyboard.press("Enter")
    page.locator(".note.shown").wait_for()
    look.at("refusal")
    page.locator(".note .clause").click()
    page.locator("[data-clause].sought").wait_for()
    look.at("rule-book")
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    else:
        page.locator("aside.book .quiet").first.click()
    page.locator("header button[aria-haspopup]").first.click()
    page.locator("dialog[open]").wait_for()
    look.at("menu")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.locator("dialog[open] kbd").first.wait_for()
    look.at("keys")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.locator(".told").wait_for()
    look.shoot("told")
    page.locator(".hand li:not(.dim) button").last.focus()
    page.keyboard.press("Enter")
    page.locator(".choice .hue").first.wait_for()
    look.at("colours")
    page.locator(".choice .hue").first.click()
    ben.page.locator(".hand.mine").wait_for()
    look.at("waiting-for-others")
    lay("r7r1r2/g1g2/y1y2y3", seven_swap="forced")
    page.locator(".hand li:not(.dim) button").last.focus()
    page.keyboard.press("Enter")
    page.locator(".choice button").first.wait_for()
    look.at("swap")
    lay("r1r2/g1g2/y1y2y3")
    page.locator(".hand li:not(.dim) button").first.focus()
    page.keyboard.press("Enter")
    page.locator("button.uno.due").wait_for()
    look.at("forgotten")
    lay("Ur1r2r3g8/g1g2/y1y2", "classic/de", uno_card_gift="on")
    page.locator(".hand li:not(.dim) button").last.focus()
    page.keyboard.press("Enter")
    page.locator(".choice button").first.wait_for()
    look.at("gift")
    lay("rDr1r3/gDg2g3/yDy2", "classic/de", draw2_parry="draw2")
    page.locator(".hand li:not(.dim) button").last.focus()
    page.keyboard.press("Enter")
    ben.page.locator(".pile .debt").wait_for()
    look.at("debt")
    lay("r5/g1gDF/y1y2", target="50")
    page.locator(".hand button").first.focus()
    page.keyboard.press("Enter")
    page.locator(".end").wait_for()
    look.at("match-end")


def meetings(anna: Person, ben: Person, cleo: Person, served: Served, look: Looking) -> None:
    """A table while others act, and its surroundings."""
    page = anna.page

    def lay(position: str, *more: Person, turn: int = 1, **options: str) -> None:
        whole = f"{position} {PILE}b1b2b3 r9 r > turn:{turn} started=1"
        served.table(Position(whole, "classic/fr", options), anna, ben, *more)

    lay("r1r2/Fr5g1")
    ben.lay("+4")
    ben.press("green")
    page.locator(".actions .main").first.wait_for()
    look.at("challenge")
    lay("r1r2/r5r6")
    ben.lay("red 5")
    page.locator("button.catch").wait_for()
    look.at("catch")
    lay("r1r2/r5r6/y1y2", cleo)
    ben.menu("Accuse of advice: Cleo")
    page.locator(".vote").wait_for()
    look.at("vote")
    answers = page.locator(".offers button").evaluate_all("all => all.slice(-2).map((each) => each.offsetTop)")
    assert answers[0] == answers[1], "yes and no do not stand side by side"
    lay("r0r1r2/g1g2/y1y2y3", turn=0, zero_rotation="forced")
    page.locator(".hand li:not(.dim) button").first.focus()
    page.keyboard.press("Enter")
    page.locator(".choice button").first.wait_for()
    look.at("rotate")
    for name, place in (("score", ":not(.small-only):not([aria-pressed])"), ("log", ".small-only")):
        button = page.locator(f"header button.narrow{place}")
        if button.is_visible():
            button.click()
            page.locator("dialog[open]").wait_for()
            look.at(name)
            page.keyboard.press("Escape")
    lay("r5/g1gDF", turn=0)
    page.locator(".hand button").first.focus()
    page.keyboard.press("Enter")
    page.locator(".end").wait_for()
    look.at("round-end")
    code = served.table(Position(f"r5r6g7/g1g2g3 {PILE} r9 r > turn:0 started=1"), ben)
    page.goto(f"{served.address}/t/{code}")
    expect(page.locator(".seats li")).to_have_count(2)
    look.at("watching")
    made = ben.context.request.post(f"{served.address}/api/tables", data={"edition": "classic/lb", "players": 3})
    page.goto(f"{served.address}/t/{made.json()['table']}")
    page.locator(".room").wait_for()
    look.at("joining")


def surprises(anna: Person, ben: Person, served: Served, look: Looking) -> None:
    """What happens to oneself or by chance, what the table explains, and who stops or goes."""
    page = anna.page

    def lay(position: str, turn: int = 1, **options: str) -> None:
        whole = f"{position} {PILE}b1b2b3 r9 r > turn:{turn} started=1"
        served.table(Position(whole, "classic/fr", options), anna, ben)

    lay("r6y1y2/r6r8/b1b2b3", jump_in="on")
    ben.lay("red 6")
    page.locator(".hand li.jump").wait_for()
    look.at("jump-in")
    lay("r1r2g4y6/rDr5g1")
    ben.lay("red +2")
    page.locator(".moment").wait_for()
    look.at("hit")
    lay("r1r2g4y6/rRr5g1/y1y2/b1b2")
    ben.lay("red Reverse")
    page.locator(".ring.turning").wait_for()
    look.at("reversed")
    lay("r5r6g7y2WF/g1g2/y1y2", turn=0)
    page.locator("button.hint").click()
    page.locator(".hand li.hinted").wait_for()
    look.at("hint")
    page.locator(".hand [data-teach='F'] button").focus()
    page.keyboard.press("x")
    page.locator("dialog[open] .legend section").first.wait_for()
    look.at("legend")
    page.keyboard.press("Escape")
    ben.menu("Ask for a pause")
    page.locator(".bar[role=alert]").wait_for()
    look.at("asked-for-pause")
    page.locator(".bar .main").click()
    page.locator(".bar[role=status] .main").wait_for()
    look.at("paused")
    page.locator(".bar .main").click()
    ben.page.goto("about:blank")
    page.locator(".seats li.left").wait_for()
    look.at("absent")
    page.locator("header button[aria-haspopup]").first.click()
    page.locator("dialog[open] .list > button:not(.main)").last.wait_for()
    page.locator("dialog[open] .list > button").nth(-2).click()
    page.locator("dialog[open] .main").wait_for()
    look.at("leaving")


@pytest.fixture(params=EVERY, ids=lambda look: f"{look[0][:2]}-{look[1]}-{'phone' if look[2] == PHONE else 'desk'}")
def a_look(request: pytest.FixtureRequest, long_run: bool) -> Look:
    look: Look = request.param
    if not long_run and look not in LOOKS:
        pytest.skip("with --long")
    return look


def test_every_page(browser: Browser, served: Served, pictures: Path, a_look: Look) -> None:
    language, theme, size = a_look
    with sitting(browser, served.address, size, theme, language) as anna:
        pages(anna, served, Looking(anna, pictures, a_look))


def test_every_state_of_a_table(browser: Browser, served: Served, pictures: Path, a_look: Look) -> None:
    language, theme, size = a_look
    with sitting(browser, served.address, size, theme, language) as anna, sitting(browser, served.address) as ben:
        tables(anna, ben, served, Looking(anna, pictures, a_look))


def test_every_meeting_at_a_table(
    browser: Browser, served: Served, pictures: Path, a_look: Look, long_run: bool
) -> None:
    if not long_run and a_look != LOOKS[-1]:
        pytest.skip("one look is enough, except with --long")
    language, theme, size = a_look
    with (
        sitting(browser, served.address, size, theme, language) as anna,
        sitting(browser, served.address) as ben,
        sitting(browser, served.address) as cleo,
    ):
        meetings(anna, ben, cleo, served, Looking(anna, pictures, a_look))


def test_every_surprise_at_a_table(browser: Browser, served: Served, pictures: Path, a_look: Look) -> None:
    language, theme, size = a_look
    with sitting(browser, served.address, size, theme, language) as anna, sitting(browser, served.address) as ben:
        surprises(anna, ben, served, Looking(anna, pictures, a_look))


def test_twenty_five_cards_on_a_phone(browser: Browser, served: Served, pictures: Path) -> None:
    """Each of them is visible and can be touched."""
    hand = "".join(f"{colour}{number}" for colour in "rgb" for number in range(10))[:50]
    with sitting(browser, served.address) as anna:
        served.table(Position(f"{hand}W/y1y2y3 {PILE[:10]} r9 r > turn:0 started=1"), anna)
        anna.shot(pictures, "many-cards-phone")
        cards = anna.page.locator(".hand li button")
        assert cards.count() == 26
        for number in range(cards.count()):
            assert anna.visible(cards.nth(number)) >= 24 * 24


def test_ten_at_a_table_on_a_phone(browser: Browser, served: Served, pictures: Path) -> None:
    """Nine others, all with visible name and number of cards."""
    others = "/".join(f"{colour}{number}{colour}{number + 1}" for colour in "gb" for number in (0, 2, 4, 6)) + "/y1y2"
    with sitting(browser, served.address) as anna:
        served.table(Position(f"r5r6W/{others} y3y4y5y6 r9 r > turn:0 started=1"), anna)
        expect(anna.page.locator(".seats li")).to_have_count(9)
        anna.shot(pictures, "ten-players-phone")
        for number in range(9):
            expect(anna.page.locator(".seats li").nth(number)).to_be_in_viewport()
        assert anna.visible(anna.page.locator("button.uno")) > 2_000


LONG_NAMES: Final = ("Maximiliane-Alexandra Bo", "Wolfeschlegelsteinhausen", "Łukasz Żółć Ünïcødé 1234", "M" * 24)
# How many characters of a text are visible.
_LETTERS = """(node) => {
  const box = node.getBoundingClientRect()
  const range = document.createRange()
  const text = node.firstChild
  return [...text.data].filter((_, at) => {
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    const letter = range.getBoundingClientRect()
    return letter.bottom <= box.bottom + 1 && letter.right <= box.right + 1
  }).length
}"""


def test_long_names_on_a_phone(browser: Browser, served: Served, pictures: Path) -> None:
    """Names of the maximum length: enough is visible to identify people, and nothing overflows."""
    with (
        sitting(browser, served.address) as anna,
        sitting(browser, served.address) as ben,
        sitting(browser, served.address) as cleo,
        sitting(browser, served.address, DESK) as dana,
    ):
        people = (anna, ben, cleo, dana)
        served.table(Position(f"r5/r7g2/y1y2/b1b2 {PILE} r9 r > turn:0 started=1"), *people, names=LONG_NAMES)
        page = anna.page
        names = page.locator(".seats .name")
        assert [names.nth(number).evaluate(_LETTERS) >= 6 for number in range(3)] == [True] * 3
        dana.page.locator("aside input").fill("Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen")
        dana.press("Send")
        page.locator("header .log").click()
        expect(page.locator("dialog .talk")).to_contain_text("Donau")
        for part in ("talk", "lines"):
            assert page.locator(f"dialog .{part}").evaluate("lines => lines.scrollWidth <= lines.clientWidth")
        page.keyboard.press("Escape")
        anna.lay("red 5")
        anna.shot(pictures, "long-names-phone")
        for place in (".end", ".pad"):
            assert page.locator(place).evaluate("node => node.scrollWidth <= node.clientWidth"), place


def test_targets_are_large_enough(browser: Browser, served: Served) -> None:
    """WCAG 2.2 requires 24 pixels; what is touched in play has 44 in at least one direction."""
    look = """([place, width, height]) => [...document.querySelectorAll(place)]
      .filter((node) => node.offsetParent !== null)
      .filter((node) => node.getBoundingClientRect().width < width || node.getBoundingClientRect().height < height)
      .map((node) => node.outerHTML.slice(0, 80))"""
    with sitting(browser, served.address) as anna:
        served.table(Position(f"r5r6g7y2/g1g2g3/y1y2 {PILE} r9 r > turn:0 started=1"), anna)
        assert anna.page.evaluate(look, ["button, a, input, select, summary", 24, 24]) == []
        assert anna.page.evaluate(look, [".actions button, header button, .pile", 24, 44]) == []
