"""The first game that teaches, by clicking what the coach says; and leaving it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from pioche import games
from pioche.engine.lessons import LEARNER, Lesson, lessons_of
from pioche.i18n import Translator
from tests.web.browser import DESK, PHONE, Person, Served, sitting
from tests.web.test_pages import axe

CARDS = lessons_of(games.named("classic"))[0]
TILES = lessons_of(games.named("rummy"))[0]
SIDEWAYS = (740, 360)

# How each move of the tile lesson is made: which things are touched one after another.
TILE_TOUCHES = {
    0: ["R8", "R9", "R10", "new", "end"],
    2: ["R11", "Y11", "B11", "table.G11", "end"],
    5: ["table.R8", "G8", "B8", "new", "end"],
    8: ["Y2", "Y4", "table.Y3", "end"],
    9: ["*", "table.B8", "end"],
    10: ["R12", "table.R10", "Y5", "table.Y4", "uno", "end"],
    11: ["Y6", "table.Y5", "end"],
}


def begin(person: Person, lesson: Lesson) -> None:
    """From the home page to the table."""
    page = person.page
    page.goto(person.address)
    page.locator("button.learn").click()
    page.locator("button.game").nth(0 if lesson is CARDS else 1).wait_for()
    assert axe(page) == []
    page.locator("button.game").nth(0 if lesson is CARDS else 1).click()
    page.locator("section.coach").wait_for()
    page.locator(".shelf, .hand .measured").wait_for(state="attached")


def coached(person: Person, lesson: Lesson, place: int, language: str) -> None:
    """Expect what the coach says here, step by step, and go on to the last step."""
    game = "classic" if lesson is CARDS else "rummy"
    names = dict(zip(("one", "two"), person.page.locator(".seats .name").all_inner_texts(), strict=False))
    words = Translator(language)
    steps = lesson.steps[place]
    said = person.page.locator("section.coach p")
    for number, step in enumerate(steps):
        text = words.text(f"lesson-{game}-{step.name}", **{"one": "", "two": "", **names})
        expect(said).to_have_text(text)
        expect(person.page.locator("section.coach button.clause")).to_have_count(len(step.clauses))
        if number < len(steps) - 1:
            person.page.locator("button.onwards").click()


def touch(person: Person, what: str) -> None:
    page = person.page
    place = page.locator(f"[data-teach='{what}']").first
    inner = place.locator("button")
    if what == "end":
        page.locator("button.finish[aria-disabled='false']").wait_for()
    person.touch(inner.first if inner.count() else place)


def touches(lesson: Lesson, place: int) -> list[str]:
    if lesson is TILES:
        return TILE_TOUCHES[place]
    action = lesson.script[place].partition(":")[2]
    card, _, colour = action.removesuffix("!").partition("=")
    return [*(["uno"] if action.endswith("!") else []), card, *([f"={colour}"] if colour else [])]


@pytest.mark.parametrize(
    ("lesson", "size", "language"),
    [
        pytest.param(CARDS, DESK, "fr", id="cards-desk-fr"),
        pytest.param(CARDS, PHONE, "en", id="cards-phone"),
        pytest.param(TILES, DESK, "en", id="tiles-desk"),
        pytest.param(TILES, PHONE, "de", id="tiles-phone-de"),
    ],
)
def test_a_whole_lesson(
    browser: Browser, served: Served, pictures: Path, lesson: Lesson, size: tuple[int, int], language: str
) -> None:
    """Whoever does what the coach says wins the round; what it points at is there and can be touched."""
    with sitting(browser, served.address, size, language=language) as anna:
        begin(anna, lesson)
        page = anna.page
        for place, text in enumerate(lesson.script):
            if place in lesson.steps:
                coached(anna, lesson, place, language)
                rings = page.locator("body i[aria-hidden='true'][style*='left']")
                if lesson.steps[place][-1].points:
                    expect(rings.first).to_be_visible()
                anna.shot(pictures, f"lesson-{lesson.editions[0].replace('/', '-')}-{size[0]}-{place:02}")
                if place in (0, 14):
                    assert axe(page) == []
            if not text.startswith(f"{LEARNER}:"):
                if place in lesson.steps:
                    page.locator("button.onwards").click()
                continue
            expect(page.locator("button.onwards")).to_have_count(0)  # there is something to do, and nobody else does it
            for what in touches(lesson, place):
                touch(anna, what)
        coached(anna, lesson, len(lesson.script), language)
        anna.shot(pictures, f"lesson-{lesson.editions[0].replace('/', '-')}-{size[0]}-end")
        expect(page.locator(".end")).to_be_visible()
        home = page.locator("section.coach button.home, .end button", has_text=Translator(language).text("web-home"))
        expect(home).to_have_count(1)
        home.click()
        expect(page.locator("button.learn")).to_be_visible()


def test_another_card_than_the_coach_says(browser: Browser, served: Served) -> None:
    """The round goes on sensibly, and the coach tells what is new."""
    with sitting(browser, served.address, DESK) as anna:
        begin(anna, CARDS)
        page = anna.page
        page.locator("button.onwards").click()
        anna.touch(page.locator("button.pile"))
        said = page.locator("section.coach p")
        expect(said).to_have_text(re.compile("cannot play draws a card"))
        expect(page.locator("section.coach progress")).to_have_count(0)
        page.locator("section.coach button.back").click()
        expect(said).to_contain_text("red 9")
        expect(page.locator("section.coach progress")).to_have_attribute("value", "0")
        anna.touch(page.locator("button.pile"))
        expect(page.locator("section.coach progress")).to_have_count(0)
        anna.careless = True
        for _ in range(60):
            if anna.status != "playing":
                break
            anna.try_step()
            page.wait_for_timeout(120)
        expect(page.locator("button.onwards")).to_have_count(0)


def test_going_on_without_the_coach(browser: Browser, served: Served) -> None:
    """The others wait for nobody any more; the coach can be called back."""
    with sitting(browser, served.address) as anna:
        begin(anna, CARDS)
        page = anna.page
        page.locator("section.coach button.off").first.click()
        expect(page.locator("section.coach")).to_have_count(0)
        touch(anna, "r9")
        expect(page.locator(".prompt.mine")).to_be_visible()  # the others have played without being told to
        page.locator(".coach button").click()
        expect(page.locator("section.coach p")).to_contain_text("blue 3")


def test_leaving_a_lesson(browser: Browser, served: Served) -> None:
    """The house in the corner; the lesson can be gone on with, from the list of one's tables."""
    with sitting(browser, served.address) as anna:
        begin(anna, TILES)
        anna.press("Home")
        expect(anna.page.locator("button.learn")).to_be_visible()
        anna.page.locator("section.panel li button.main").first.click()
        expect(anna.page.locator("section.coach")).to_be_visible()


def test_a_lesson_by_ear_and_by_key(browser: Browser, served: Served) -> None:
    """What the coach says is announced, and after the last “Go on” the focus is on what it points at."""
    with sitting(browser, served.address, DESK) as anna:
        begin(anna, CARDS)
        page = anna.page
        expect(page.locator("section.coach p[role=status]")).to_contain_text("Welcome")
        page.locator("button.onwards").focus()
        page.keyboard.press("Enter")
        expect(page.locator("section.coach p")).to_contain_text("red 9")
        expect(page.locator("[data-teach='r9'] button")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator("section.coach p")).to_contain_text("Well done")


def test_the_rule_behind_a_step(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        begin(anna, CARDS)
        anna.page.locator("section.coach button.clause", has_text="FR-11").click()
        expect(anna.page.locator("[data-clause='FR-11']")).to_be_focused()


@pytest.mark.parametrize("language", ["en", "fr", "de", "lb"])
@pytest.mark.parametrize("lesson", [pytest.param(CARDS, id="cards"), pytest.param(TILES, id="tiles")])
def test_a_lesson_on_a_phone_on_its_side(
    browser: Browser, served: Served, pictures: Path, lesson: Lesson, language: str
) -> None:
    """The coach stands beside what is left of the header: the table has its height, and nothing has to be scrolled."""
    with sitting(browser, served.address, SIDEWAYS, language=language) as anna:
        begin(anna, lesson)
        page = anna.page
        page.locator("button.onwards").click()
        anna.shot(pictures, f"lesson-{lesson.editions[0].replace('/', '-')}-sideways-{language}")
        assert page.locator("main.play").evaluate("(node) => node.scrollHeight <= node.clientHeight + 1")
        for what in lesson.steps[0][-1].points:
            expect(page.locator(f"[data-teach='{what}']").first).to_be_in_viewport(ratio=0.85)
        for name in ("header button", "section.coach button.off"):
            expect(page.locator(name).first).to_be_in_viewport(ratio=1)
        for what in touches(lesson, 0):
            touch(anna, what)
        expect(page.locator("section.coach p")).not_to_have_text("")


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_lesson_in_every_language_on_its_side_to_the_end(
    browser: Browser, served: Served, long_run: bool, language: str
) -> None:
    """The whole round of tiles by touch, where there is the least room."""
    if not long_run:
        pytest.skip("the whole lesson is played in other sizes: with --long")
    with sitting(browser, served.address, SIDEWAYS, language=language) as anna:
        begin(anna, TILES)
        for place, text in enumerate(TILES.script):
            if place in TILES.steps:
                coached(anna, TILES, place, language)
            if not text.startswith(f"{LEARNER}:"):
                if place in TILES.steps:
                    anna.page.locator("button.onwards").click()
                continue
            for what in touches(TILES, place):
                touch(anna, what)
        expect(anna.page.locator(".end")).to_be_visible()
