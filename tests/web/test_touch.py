"""Cards and tiles that are dragged, flicked and dropped; places that groups keep; faces that people choose."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.browser import DESK, PHONE, Served, sitting
from tests.web.positions import Position
from tests.web.test_tiles import EIGHTS, drag, melds, middle, swipe, tile

HAND = "r1g8Wb3/b0b4b5b6 y0y1y2y4y5y6r7 r9 r > turn:0 started=1"
LANDSCAPE = (740, 360)
SIZES = (DESK, PHONE, LANDSCAPE)
GROUPS = "R1.Y8.G8.B8.Y12.R3/R2.Y9.B12 R4.Y4.B4.G11 > turn:0 | R:8.9.10.11 Y:1.2.3 G:1.2.3 B:9.10.11 12:RGB 4:RYB ~B10"


SHOWN = "([seat, drawn]) => document.querySelectorAll('.room ol li .avatar')[seat].innerHTML.includes(drawn)"
"""Whether a seat of the waiting room has the face with this drawing."""
ABOVE = """([what, y]) => {
  const { top, bottom } = document.querySelector(what).getBoundingClientRect()
  return top >= 0 && bottom < y - 8 && bottom > y - 40
}"""
"""Whether something is seen close above a finger."""


def finger(page: Page, points: Sequence[tuple[float, float]], *, lift: bool = True) -> None:
    """A finger goes down at the first point and over the others, quickly: a hundredth of a second for each, by the time
    that the events carry, however long a busy machine takes to send them."""
    touch = page.context.new_cdp_session(page)
    began, sent = time.time(), 0

    def send(kind: str, at: list[tuple[float, float]]) -> None:
        nonlocal sent
        sent += 1
        where = [{"x": x, "y": y} for x, y in at]
        event = {"type": kind, "touchPoints": where, "timestamp": began + sent / 100}
        touch.send("Input.dispatchTouchEvent", event)

    send("touchStart", [points[0]])
    for point in points[1:]:
        send("touchMove", [point])
    if lift:
        send("touchEnd", [])


def between(start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> list[tuple[float, float]]:
    (x, y), (right, down) = start, end
    return [(x + (right - x) * n / steps, y + (down - y) * n / steps) for n in range(steps + 1)]


def corner(what: Locator) -> tuple[float, float]:
    """Its upper left part, which other cards do not cover."""
    box = what.bounding_box()
    assert box is not None
    return box["x"] + 14, box["y"] + box["height"] / 3


# Cards


@pytest.mark.parametrize("size", SIZES)
def test_a_card_is_played_by_dropping_it_on_the_table(browser: Browser, served: Served, size: tuple[int, int]) -> None:
    with sitting(browser, served.address, size) as anna:
        served.table(Position(HAND), anna)
        page = anna.page
        expect(anna.card("red 1")).to_be_visible()
        page.mouse.move(*corner(anna.card("red 1")))
        page.mouse.down()
        page.mouse.move(*middle(page.locator(".discards")), steps=6)
        expect(page.locator(".dragged")).to_be_visible()
        expect(page.locator(".felt.over")).to_be_visible()
        page.mouse.up()
        expect(page.locator(".hand li")).to_have_count(3)
        expect(page.locator(".discards .unseen")).to_contain_text("red 1")
        expect(page.locator(".dragged")).to_have_count(0)


def test_a_card_is_flicked_onto_the_table(browser: Browser, served: Served) -> None:
    """With a finger, without reaching the table; a slow movement of the same length plays nothing."""
    with sitting(browser, served.address, PHONE) as anna:
        served.table(Position(HAND), anna)
        page = anna.page
        card = anna.card("red 1")
        expect(card).to_be_visible()
        x, y = corner(card)
        touch = page.context.new_cdp_session(page)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        for step in range(1, 7):
            touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y - step * 6}]})
            page.wait_for_timeout(60)  # slowly: speed is what is tested
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(page.locator(".dragged")).to_have_count(0)
        expect(page.locator(".hand li")).to_have_count(4)
        finger(page, [(x, y), (x, y - 30), (x, y - 60)])
        expect(page.locator(".hand li")).to_have_count(3)


def test_a_card_that_is_dragged_is_seen_above_the_finger(browser: Browser, served: Served, pictures: Path) -> None:
    with sitting(browser, served.address, PHONE) as anna:
        served.table(Position(HAND), anna)
        page = anna.page
        expect(anna.card("red 1")).to_be_visible()
        to = middle(page.locator(".discards"))
        finger(page, between(corner(anna.card("red 1")), to), lift=False)
        # Nothing of it is under the finger.
        page.wait_for_function(ABOVE, arg=[".dragged", to[1]])
        anna.shot(pictures, "card-dragged")


def test_a_card_that_cannot_be_played_springs_back(browser: Browser, served: Served) -> None:
    """With the refusal and its clause, as when it is touched; with movement and without."""
    for motion in ("off", "on"):
        with sitting(browser, served.address, DESK) as anna:
            served.table(Position(HAND), anna)
            page = anna.page
            expect(anna.card("green 8")).to_be_visible()
            page.evaluate("motion => localStorage['pioche.settings'] = JSON.stringify({ motion })", motion)
            page.reload()
            expect(anna.card("green 8")).to_be_visible()
            page.mouse.move(*corner(anna.card("green 8")))
            page.mouse.down()
            page.mouse.move(*middle(page.locator(".discards")), steps=6)
            page.mouse.up()
            expect(page.locator(".note.shown")).to_contain_text("FR-7")
            expect(page.locator(".dragged")).to_have_count(0)
            expect(page.locator(".hand li")).to_have_count(4)
            # The hand works on as before.
            anna.lay("red 1")
            expect(page.locator(".hand li")).to_have_count(3)


def test_a_drag_can_be_given_up(browser: Browser, served: Served) -> None:
    """By dropping the card in the hand, and by Escape; a click that follows no drag plays as ever."""
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position(HAND), anna)
        page = anna.page
        expect(anna.card("red 1")).to_be_visible()
        x, y = corner(anna.card("red 1"))
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 40, y + 4, steps=4)
        page.mouse.up()
        expect(page.locator(".dragged")).to_have_count(0)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(*middle(page.locator(".discards")), steps=6)
        page.keyboard.press("Escape")
        expect(page.locator(".dragged")).to_have_count(0)
        page.mouse.up()
        assert len(anna.hand()) == 4
        anna.card("red 1").focus()
        page.keyboard.press("Enter")
        expect(page.locator(".hand li")).to_have_count(3)


def test_a_wild_that_is_dropped_asks_for_its_colour(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position(HAND), anna)
        page = anna.page
        expect(anna.card("Wild")).to_be_visible()
        page.mouse.move(*corner(anna.card("Wild")))
        page.mouse.down()
        page.mouse.move(*middle(page.locator(".discards")), steps=6)
        page.mouse.up()
        anna.press("blue")
        expect(page.locator(".hand li")).to_have_count(3)


def test_a_finger_scrolls_where_the_page_scrolls(browser: Browser, served: Served) -> None:
    """At 400 % zoom everything is one page: a finger that moves up there scrolls it."""
    with sitting(browser, served.address, (320, 256)) as anna:
        served.table(Position(HAND), anna)
        anna.card("red 1").scroll_into_view_if_needed()
        assert anna.card("red 1").evaluate("e => getComputedStyle(e).touchAction") == "pan-y"
    with sitting(browser, served.address, PHONE) as anna:
        served.table(Position(HAND), anna)
        expect(anna.card("red 1")).to_be_visible()
        assert anna.card("red 1").evaluate("e => getComputedStyle(e).touchAction") == "none"


# Tiles


def places(page: Page) -> dict[str, tuple[int, int, int]]:
    """By its tiles: where a group lies on the table, and how wide its tiles are."""
    found = page.locator("[data-meld]").evaluate_all(
        """all => all.map(e => [[...e.querySelectorAll('.unseen')].map(t => t.textContent).join(),
        Math.round(e.getBoundingClientRect().left - e.closest('.board').getBoundingClientRect().left),
        Math.round(e.getBoundingClientRect().top - e.closest('.board').getBoundingClientRect().top),
        Math.round(e.querySelector('[data-tile]').getBoundingClientRect().width)])"""
    )
    return {name: (left, top, width) for name, left, top, width in found}


@pytest.mark.parametrize("size", SIZES)
def test_groups_keep_their_places(browser: Browser, served: Served, size: tuple[int, int]) -> None:
    """Whatever is dropped, all others stay where they are, as large as they are; what is undone goes back."""
    with sitting(browser, served.address, size) as anna, sitting(browser, served.address, size) as ben:
        served.table(Position(GROUPS, "rummy/en"), anna, ben)
        page = anna.page
        expect(tile(page, "yellow 8")).to_be_visible()
        before, others = places(page), places(ben.page)
        move = swipe if size == PHONE else drag
        move(page, tile(page, "yellow 8"), page.locator(".new"))
        move(page, tile(page, "green 8"), tile(page, "yellow 8, from your rack", ".board"))
        move(page, tile(page, "red 8", ".board"), tile(page, "yellow 8, from your rack", ".board"))
        expect(page.locator("button.finish")).to_have_attribute("aria-disabled", "false")
        after = places(page)
        stayed = [name for name in before if "red 8" not in name]
        assert {name: after[name] for name in stayed} == {name: before[name] for name in stayed}
        # What is left of the run stays: it only has no tile at its left any more.
        left, top, width = before["red 8,red 9,red 10,red 11"]
        assert after["red 9,red 10,red 11"] == (left + width + 2, top, width)
        page.get_by_role("button", name="Undo").click()
        assert places(page)["red 8,red 9,red 10,red 11"] == (left, top, width)
        page.get_by_role("button", name="Redo").click()
        assert places(page) == after
        stayed.remove("blue 9,blue 10,blue 11")
        move(page, tile(page, "blue 8"), tile(page, "blue 9", ".board"))  # a run that grows to its left
        grown = places(page)
        assert {name: grown[name] for name in stayed} == {name: before[name] for name in stayed}
        longer = grown["blue 8, from your rack,blue 9,blue 10,blue 11"]
        if size != PHONE:  # where a row holds no seven tiles, it goes to another row
            assert longer[1:] == before["blue 9,blue 10,blue 11"][1:]
        page.locator("button.finish").click()
        expect(page.locator(".prompt.mine")).to_have_count(0)
        # The others see the same: what they have not touched stays for them too.
        expect(ben.page.locator(".board [data-tile]")).to_have_count(23)
        seen = places(ben.page)
        assert {name: seen[name] for name in stayed} == {name: others[name] for name in stayed}


def test_a_tile_that_is_dragged_is_seen_beside_the_finger(browser: Browser, served: Served, pictures: Path) -> None:
    with sitting(browser, served.address, PHONE) as anna:
        served.table(Position(EIGHTS, "rummy/en"), anna)
        page = anna.page
        expect(tile(page, "yellow 8")).to_be_visible()
        to = middle(page.locator(".new"))
        finger(page, between(middle(tile(page, "yellow 8")), to), lift=False)
        page.wait_for_function(ABOVE, arg=[".ghost", to[1]])
        anna.shot(pictures, "tile-dragged")


def test_a_touch_of_the_empty_table_makes_a_group_there(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position(EIGHTS, "rummy/en"), anna)
        page = anna.page
        tile(page, "yellow 8").click()
        tile(page, "green 8").click()
        box = page.locator(".board").bounding_box()
        assert box is not None
        point = (box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.8)
        page.mouse.click(*point)
        expect(page.locator("[data-meld]")).to_have_count(3)
        made = page.locator("[data-meld]").filter(has=page.get_by_text("yellow 8, from your rack")).bounding_box()
        assert made is not None
        assert made["x"] <= point[0] <= made["x"] + made["width"]
        assert made["y"] - 20 <= point[1] <= made["y"] + made["height"] + 20


@pytest.mark.clause("R-10")
def test_a_tile_of_the_table_cannot_go_to_the_rack(browser: Browser, served: Served) -> None:
    """The server says why, and the order of the rack stays."""
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position(EIGHTS, "rummy/en"), anna)
        page = anna.page
        by_colour = page.get_by_role("button", name="Sort by colour")
        expect(by_colour).to_have_attribute("aria-pressed", "true")
        drag(page, tile(page, "red 8", ".board"), tile(page, "green 8"))
        expect(page.locator(".note.shown")).to_contain_text("R-10")
        expect(by_colour).to_have_attribute("aria-pressed", "true")
        assert melds(page)[0] == "Group 1: red 5, red 6, red 7, red 8"


def test_enter_works_after_a_drag(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position(EIGHTS, "rummy/en"), anna)
        page = anna.page
        drag(page, tile(page, "yellow 8"), page.locator(".new"))
        tile(page, "green 8").focus()
        page.keyboard.press("Enter")
        expect(tile(page, "green 8")).to_have_attribute("aria-pressed", "true")


@pytest.mark.clause("R-7")
def test_a_fifth_tile_is_put_down_again(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position("R1.R3.G8.G9.B1.Y12/R2.Y9.B12 R4.Y4.B4.G11 > turn:0 | R:5.6.7.8 ~B10", "rummy/en"), anna)
        page = anna.page
        for name in ("red 1", "red 3", "green 8", "green 9"):
            tile(page, name).click()
        expect(page.locator(".shelf [aria-pressed=true]")).to_have_count(4)
        tile(page, "blue 1").click()
        expect(page.locator(".note.shown")).to_contain_text("R-7")
        expect(page.locator(".shelf [aria-pressed=true]")).to_have_count(4)


@pytest.mark.parametrize("size", SIZES)
def test_a_refusal_does_not_cover_its_group(browser: Browser, served: Served, size: tuple[int, int]) -> None:
    with sitting(browser, served.address, size) as anna:
        served.table(Position(GROUPS, "rummy/en"), anna)
        page = anna.page
        tile(page, "yellow 8").click()
        box = page.locator(".board").bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] * 0.5, box["y"] + box["height"] - 12)
        expect(page.locator(".meld.wrong")).to_have_count(1)
        anna.touch(page.locator("button.finish"))
        expect(page.locator(".note.shown")).to_be_visible()
        note, group = page.locator(".note.shown").bounding_box(), page.locator(".meld.wrong").bounding_box()
        assert note is not None
        assert group is not None
        assert note["y"] + note["height"] <= group["y"] or group["y"] + group["height"] <= note["y"]


def test_a_starting_tile_stays_the_single_one(browser: Browser, served: Served) -> None:
    """A set with a tile like a starting tile: the set is new for the others, not the starting tile."""
    position = "R9.Y9.B9.G1/R2.Y1.B12 R4.Y4.B4.G11 > turn:0 | R:5.6.7.8 ~Y9"
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        served.table(Position(position, "rummy/en"), anna, ben)
        page = anna.page
        for name in ("red 9", "yellow 9", "blue 9"):
            tile(page, name).click()
        page.locator(".new button").click()
        expect(page.locator("button.finish")).to_have_attribute("aria-disabled", "false")
        page.locator("button.finish").click()
        expect(ben.page.locator(".board [data-tile]")).to_have_count(8)
        assert "Starting tile: yellow 9" in melds(ben.page)
        expect(ben.page.locator(".board .fresh")).to_have_count(3)
        single = ben.page.locator("[data-meld]").filter(has_not=ben.page.locator("[data-tile]:nth-child(2)"))
        expect(single.locator(".fresh")).to_have_count(0)


def test_word_tiles_that_have_acted_look_so(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position(EIGHTS.replace("Y8", "R5"), "rummy/en"), anna)
        page = anna.page
        expect(tile(page, "red 5", ".board").locator(".spent")).to_have_count(1)
        expect(page.locator(".shelf .word")).to_have_count(1)
        expect(page.locator(".board .word")).to_have_count(0)


def test_colours_stand_apart_on_the_rack(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position("R1.R3.G8.*/R2.Y9.B12 R4.Y4.B4.G11 > turn:0 | R:5.6.7.8 ~B10", "rummy/en"), anna)
        page = anna.page
        expect(page.locator(".shelf [data-tile]")).to_have_count(4)
        lefts = page.locator(".shelf [data-tile]").evaluate_all("all => all.map(e => e.getBoundingClientRect().left)")
        steps = [round(right - left) for left, right in pairwise(lefts)]
        assert steps[1] == steps[2] > steps[0]


# Faces


def test_a_chosen_face_is_shown_to_everybody(browser: Browser, served: Served, pictures: Path) -> None:
    """Chosen in the waiting room or in the settings; kept by the server; no two at a table are alike."""

    def face(page: Page, number: int) -> str:
        return str(page.locator(".room ol li").nth(number).locator(".avatar").inner_html())

    with sitting(browser, served.address, PHONE) as anna, sitting(browser, served.address, PHONE) as ben:
        anna.home("Anna")
        anna.page.get_by_role("button", name="Make a table").click()
        anna.page.locator(".foot .main").click()
        anna.page.locator(".room ol").wait_for()
        ben.come("Ben")
        ben.page.goto(anna.page.url)
        ben.page.locator(".room li .main").first.click()
        expect(ben.page.locator(".room li .avatar")).to_have_count(2)

        anna.page.locator("summary", has_text="Your face").click()
        anna.page.get_by_role("button", name="Owl").click()
        owl = anna.page.locator("button.face[aria-pressed='true'] .avatar").inner_html()
        drawing = owl.partition("</circle>")[2][:200]
        expect(anna.page.locator(".room ol li").nth(0).locator(".avatar")).to_have_count(1)
        for page in (anna.page, ben.page):
            page.wait_for_function(SHOWN, arg=[0, drawing])
        # The same once more: the first one has it.
        ben.page.locator("summary", has_text="Your face").click()
        ben.page.get_by_role("button", name="Owl").click()
        expect(ben.page.get_by_role("button", name="Owl")).to_have_attribute("aria-pressed", "true")
        assert drawing in face(ben.page, 0)
        assert drawing not in face(ben.page, 1)
        ben.shot(pictures, "faces")
        # It is the server's: the settings show it after a reload, and the first one can give it back.
        anna.page.reload()
        anna.page.locator(".room ol").wait_for()
        assert drawing in face(anna.page, 0)
        anna.page.locator("summary", has_text="Your face").click()
        expect(anna.page.get_by_role("button", name="Owl")).to_have_attribute("aria-pressed", "true")
        anna.page.get_by_role("button", name="The one that goes with my name").click()
        ben.page.wait_for_function(SHOWN, arg=[1, drawing])
