"""The tile game played through the page."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.web.browser import DESK, PHONE, Person, Served, sitting
from tests.web.positions import Position
from tests.web.test_pages import EVERY, LOOKS, Look, Looking

EIGHTS = "R1.Y8.G8.B1/R2.Y9.B12 R4.Y4.B4.G11 > turn:0 | R:5.6.7.8 ~B10"
"""The red 8 of the run and two tiles of the rack make a set."""
CROWDED = (
    "R1.B1.Y2.B2.R3.G3.R4.G4.B4.Y5.G5.R6.Y6.B6.R7.Y8.R9.B9.B10.Y11.B11.R12.G12.*.*/Y1.R2.G2/B2.Y3.B3/Y4.G4.R5"
    " Y5.B5.R6 > turn:0 | R:2.3.4.5 R:8.9.10.11 Y:1.2.3.4 Y:6.7.8.9.10 G:1.2.3 G:5.6.7 B:3.4.5 B:7.8.9 7:RYB 8:RGB"
    " 10:RYG 11:RG*B 12:YGB 1:RGB 9:YG*B ~R12 ~Y11"
)
"""The most that a phone will have to show."""


FULL = (
    "B1.B2.B3.B4.B12/B5.B6/B10/B11 B7.B8.B9.*.*.*.* > turn:0 | "
    + " ".join(f"{number}:RYG {number}:RYG" for number in range(1, 13))
    + " B:1.2.3.4.5.6.7.8.9.10.11.12"
)
"""Twenty-five groups."""


def tile(page: Page, name: str, where: str = ".shelf") -> Locator:
    """A tile by the name that a screen reader says."""
    return page.locator(f"{where} [data-tile]").filter(has=page.get_by_text(name, exact=True)).first


def middle(what: Locator) -> tuple[float, float]:
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, what: Locator, to: Locator) -> None:
    """With a mouse, in several steps."""
    x, y = middle(what)
    page.mouse.move(x, y)
    page.mouse.down()
    x, y = middle(to)
    page.mouse.move(x + 3, y - 20, steps=4)
    page.mouse.move(x + 3, y, steps=4)
    page.mouse.up()


def swipe(page: Page, what: Locator, to: Locator) -> None:
    """With a finger."""
    touch = page.context.new_cdp_session(page)
    (x, y), (right, down) = middle(what), middle(to)

    def send(kind: str, at: list[tuple[float, float]]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    send("touchStart", [(x, y)])
    for step in range(1, 9):
        send("touchMove", [(x + (right - x) * step / 8 + 3, y + (down - y) * step / 8)])
    send("touchEnd", [])


def melds(page: Page) -> list[str]:
    """The groups as a screen reader reads them."""
    return [str(label) for label in page.locator("[data-meld]").evaluate_all("all => all.map(e => e.ariaLabel)")]


def ended(page: Page, what: str) -> None:
    expect(page.locator("aside .lines")).to_contain_text(what)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_rearranging_by_dragging(browser: Browser, served: Served, pictures: Path, size: tuple[int, int]) -> None:
    """A set is built from a run and the rack; an unfinished one says why, and the turn cannot end with it."""
    move = drag if size == DESK else swipe
    with sitting(browser, served.address, size) as anna:
        served.table(Position(EIGHTS, "rummy/en"), anna)
        page = anna.page
        end = page.locator("button.finish")
        expect(end).to_have_attribute("aria-disabled", "true")
        move(page, tile(page, "yellow 8"), page.locator(".new"))
        expect(page.locator(".fault")).to_have_text("too short")
        anna.touch(end)
        expect(page.locator(".note.shown")).to_contain_text("Too short")
        expect(page.locator(".note.shown")).to_contain_text("Look at group 2: yellow 8")
        expect(page.locator(".note.shown .clause")).to_have_text("R-10")
        anna.shot(pictures, f"tiles-too-short-{size[0]}")
        move(page, tile(page, "green 8"), tile(page, "yellow 8, from your rack", ".board"))
        move(page, tile(page, "red 8", ".board"), tile(page, "yellow 8, from your rack", ".board"))
        expect(end).to_have_attribute("aria-disabled", "false")
        expect(page.locator(".fault")).to_have_count(0)
        assert melds(page) == [
            "Group 1: red 5, red 6, red 7",
            "Starting tile: blue 10",
            "Group 2: red 8, yellow 8, green 8",
        ]
        anna.shot(pictures, f"tiles-rearranged-{size[0]}")
        end.click()
        expect(page.locator(".shelf [data-tile]")).to_have_count(2)
        expect(page.locator(".prompt:not(.mine)")).to_be_visible()


def test_rearranging_by_keyboard(browser: Browser, served: Served) -> None:
    """The same without a pointer: arrows, Enter, Space, N, Backspace; undo, redo and reset."""
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position(EIGHTS, "rummy/en"), anna)
        page, keys = anna.page, anna.page.keyboard
        tile(page, "red 1").focus()
        keys.press("ArrowRight")
        keys.press("n")
        expect(page.locator(".fault")).to_have_text("too short")
        expect(tile(page, "yellow 8, from your rack", ".board")).to_be_focused()
        keys.press("Backspace")
        expect(page.locator(".fault")).to_have_count(0)
        expect(tile(page, "yellow 8")).to_be_focused()
        keys.press("Space")
        keys.press("ArrowRight")
        keys.press("Space")
        keys.press("n")
        expect(page.locator("[data-meld]")).to_have_count(3)
        tile(page, "red 5", ".board").focus()
        for _ in range(3):
            keys.press("ArrowRight")
        keys.press("Enter")  # picks the red 8 up
        keys.press("ArrowRight")
        keys.press("ArrowRight")
        keys.press("Enter")  # puts it to the yellow 8
        expect(page.locator("button.finish")).to_have_attribute("aria-disabled", "false")
        keys.press("Control+z")
        keys.press("Control+z")
        expect(page.locator("[data-meld]")).to_have_count(2)
        keys.press("Control+y")
        keys.press("Control+y")
        expect(page.locator("button.finish")).to_have_attribute("aria-disabled", "false")
        page.get_by_role("button", name="Start the turn over").click()
        expect(page.locator(".shelf [data-tile]")).to_have_count(4)
        expect(page.locator("button.finish")).to_have_attribute("aria-disabled", "true")
        page.get_by_role("button", name="Undo").click()
        page.locator("button.finish").focus()
        expect(page.locator("button.finish")).to_have_attribute("aria-disabled", "false")
        keys.press("Enter")
        ended(page, "You play yellow 8, green 8.")


def test_several_at_once(browser: Browser, served: Served) -> None:
    """Selected tiles move together, dragged or by touch; back to the rack too."""
    with sitting(browser, served.address, PHONE) as anna:
        served.table(Position(EIGHTS, "rummy/en"), anna)
        page = anna.page
        tile(page, "yellow 8").click()
        tile(page, "green 8").click()
        swipe(page, tile(page, "green 8"), page.locator(".new"))
        expect(page.locator("[data-meld]").last).to_have_attribute("aria-label", "Group 2: yellow 8, green 8")
        tile(page, "red 8", ".board").click()
        tile(page, "red 7", ".board").click()  # of the same group: selected too
        tile(page, "green 8, from your rack", ".board").click()
        expect(page.locator(".fault")).to_have_text(["too short", "neither run nor set"])
        page.get_by_role("button", name="Undo").click()
        tile(page, "yellow 8, from your rack", ".board").click()
        tile(page, "green 8, from your rack", ".board").click()
        page.get_by_role("button", name="Back to the rack").click()
        expect(page.locator(".shelf [data-tile]")).to_have_count(4)
        expect(page.locator("[data-meld]")).to_have_count(2)


def test_watching(browser: Browser, served: Served) -> None:
    """A spectator sees the table and everybody's number of tiles, but nothing to press."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        code = served.table(Position(EIGHTS, "rummy/en"), anna)
        ben.come("Ben")
        ben.page.goto(f"{served.address}/t/{code}")
        expect(ben.page.locator(".board [data-tile]")).to_have_count(5)
        expect(ben.page.locator(".seats li")).to_have_count(2)
        expect(ben.page.locator(".seats")).to_contain_text("4 tiles, to play")
        assert ben.page.locator(".shelf, button.finish, button.uno").count() == 0
        drag(anna.page, tile(anna.page, "yellow 8"), anna.page.locator(".new"))
        expect(anna.page.locator(".fault")).to_be_visible()
        expect(ben.page.locator(".board [data-tile]")).to_have_count(5)


def test_a_hint(browser: Browser, served: Served, pictures: Path) -> None:
    """First the tiles that can be laid, then a play, which is only a draft."""
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position(EIGHTS, "rummy/en"), anna)
        page = anna.page
        page.get_by_role("button", name="Hint").click()
        expect(page.locator(".shelf .playable")).to_have_count(2)
        anna.shot(pictures, "tiles-hint-desk")
        page.get_by_role("button", name="Show a play").click()
        expect(page.locator(".board .suggested")).to_have_count(2)
        expect(page.locator(".shelf [data-tile]")).to_have_count(2)
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(".shelf [data-tile]")).to_have_count(4)
        page.get_by_role("button", name="Redo").click()
        page.locator("button.finish[aria-disabled='false']").click()
        ended(page, "You play yellow 8, green 8.")


def test_drawing(browser: Browser, served: Served) -> None:
    """Draw is allowed only when nothing can be laid, and says so; the drawn tile is highlighted and may be kept."""
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position(EIGHTS, "rummy/en"), anna)
        page = anna.page
        expect(page.locator("button.draw")).to_have_attribute("aria-disabled", "true")
        anna.touch(page.locator("button.draw"))
        expect(page.locator(".note.shown .clause")).to_have_text("R-8")
        served.table(Position("R1.Y8/R2.Y9.B12 R4.Y4.B4.R8 > turn:0 | R:5.6.7", "rummy/en"), anna)
        expect(page.locator("button.draw")).to_have_attribute("aria-disabled", "false")
        page.locator("button.hint").click()
        expect(page.locator(".verdict")).to_have_text("Nothing can be played.")
        page.locator("button.draw").click()
        expect(page.locator(".shelf .fresh")).to_have_count(1)
        expect(tile(page, "red 8, new")).to_be_visible()
        page.locator("button.hint").click()  # another position, another hint
        expect(page.locator(".shelf .playable")).to_have_count(1)
        page.locator("button.keep").click()
        ended(page, "You keep the tile.")


def test_a_joker_is_freed_and_named(browser: Browser, served: Served, pictures: Path) -> None:
    """The tile that a joker stands for replaces it; in its new place it can be two tiles, and the page asks which."""
    position = "R5.G9.G10.B1.B3/R2.Y9.B12 R4.Y4.B4.G12 > turn:0 | R:3.4.*5"
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position(position, "rummy/en"), anna)
        page = anna.page
        drag(page, tile(page, "red 5, Skip"), tile(page, "joker for red 5", ".board"))
        expect(page.locator(".fault")).to_have_text("too short")
        tile(page, "green 9").click()
        tile(page, "green 10").click()
        tile(page, "joker", ".board").click()
        expect(page.locator("button.finish")).to_have_attribute("aria-disabled", "false")
        page.locator(".board [data-tile]").filter(has_text="joker for").click()
        ask = page.locator(".ask")
        expect(ask).to_contain_text("What does the joker stand for?")
        expect(ask.get_by_role("button")).to_have_count(2)
        anna.shot(pictures, "tiles-joker-desk")
        ask.get_by_role("button", name="green 8").click()
        expect(page.locator("[data-meld]").last).to_have_attribute(
            "aria-label", "Group 2: joker for green 8, green 9, green 10"
        )
        page.locator("button.finish[aria-disabled='false']").click()
        ended(page, "You play red 5, green 9, green 10.")
        expect(tile(page, "joker for green 8", ".board")).to_be_visible()


def test_word_tiles_act_in_the_order_that_one_names(browser: Browser, served: Served, pictures: Path) -> None:
    """One acts for each group; if there is a choice, the page asks which, and in which order."""
    position = "Y2.G2.B5.R1/R9.Y9.B12/G1.G3/B1.B2 R4.Y4.B4.G11.R10.R11 > turn:0 | B:3.4.6 ~R2"
    position = position.replace("B:3.4.6", "B:2.3.4")
    with sitting(browser, served.address, PHONE) as anna:
        served.table(Position(position, "rummy/en"), anna)
        page = anna.page
        tile(page, "yellow 2, Draw Two").click()
        tile(page, "green 2, Draw Two").click()
        tile(page, "red 2", ".board").click()
        tile(page, "blue 5, Skip").click()
        tile(page, "blue 4", ".board").click()
        ask = page.locator(".ask")
        expect(ask.get_by_role("button")).to_have_count(3)
        expect(ask.locator("[aria-pressed=true]")).to_have_count(2)
        anna.shot(pictures, "tiles-effects-phone")
        ask.get_by_role("button", name="green 2").click()
        expect(ask.get_by_role("button", name="2. green 2: draw 2")).to_be_visible()
        expect(ask.get_by_role("button", name="1. blue 5: skip")).to_be_visible()
        page.locator("button.uno").click()
        page.locator("button.finish[aria-disabled='false']").click()
        page.get_by_role("button", name="Log").click()
        lines = page.locator("dialog .lines")
        expect(lines).to_contain_text(f"{anna.other(0)} is skipped.")
        expect(lines).to_contain_text(f"{anna.other(1)} has to draw 2 tiles.")
        expect(lines).to_contain_text("You: “UNO!”")


def test_the_rack_is_ones_own_also_off_turn(browser: Browser, served: Served) -> None:
    """Sorted by colour, by number or freely, while somebody else thinks; remembered."""
    position = "R9.Y3.B3.R1/R4.Y9.B12 R2.Y4.B4.G11 > turn:1 | R:5.6.7.8"
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        served.table(Position(position, "rummy/en"), anna, ben)
        page = anna.page

        def rack() -> list[str]:
            return page.locator(".shelf [data-tile] .unseen").all_text_contents()

        assert rack() == ["red 1", "red 9", "yellow 3", "blue 3"]
        page.get_by_role("button", name="Sort by number").click()
        assert rack() == ["red 1", "yellow 3", "blue 3", "red 9"]
        drag(page, tile(page, "red 9"), tile(page, "red 1"))
        expect(page.locator(".shelf [data-tile] .unseen").nth(1)).to_have_text("red 9")
        tile(page, "blue 3").focus()
        page.keyboard.press("Alt+ArrowLeft")
        assert rack() == ["red 1", "red 9", "blue 3", "yellow 3"]
        page.reload()
        expect(page.locator(".shelf [data-tile]")).to_have_count(4)
        assert rack() == ["red 1", "red 9", "blue 3", "yellow 3"]
        # What Ben lays is highlighted until the own next move.
        ben.page.get_by_role("button", name="Hint").click()
        ben.page.get_by_role("button", name="Show a play").click()
        ben.page.locator("button.finish[aria-disabled='false']").click()
        expect(page.locator(".board .fresh")).not_to_have_count(0)


def test_forgetting_to_call(browser: Browser, served: Served, pictures: Path) -> None:
    """One tile left and no call: the others see a button for it, and it costs two tiles."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        served.table(Position("R9.Y1/R2.Y9.B12 R4.Y4.B4.G11 > turn:0 | R:6.7.8", "rummy/en"), anna, ben)
        drag(anna.page, tile(anna.page, "red 9"), tile(anna.page, "red 8", ".board"))
        expect(anna.page.locator("button.uno.due")).to_be_visible()
        anna.page.locator("button.finish[aria-disabled='false']").click()
        ben.page.locator("button.catch").click()
        expect(anna.page.locator(".shelf [data-tile]")).to_have_count(3)
        ended(ben.page, "Anna was caught and draws 2 tiles.")
        ben.shot(pictures, "tiles-caught-desk")


def test_time_is_up(browser: Browser, served: Served, long_run: bool) -> None:
    """A draft that was not finished in time is discarded."""
    if not long_run:
        pytest.skip("takes a quarter of a minute: with --long")
    with sitting(browser, served.address, PHONE) as anna:
        served.table(Position(EIGHTS, "rummy/en", clock=15), anna)
        page = anna.page
        expect(page.locator(".clock")).to_have_text(re.compile(r"\d+ s"))
        drag(page, tile(page, "red 6", ".board"), page.locator(".new"))
        expect(page.locator(".fault").first).to_be_visible()
        expect(page.locator(".prompt:not(.mine)")).to_be_visible()
        expect(page.locator(".fault")).to_have_count(0)
        expect(page.locator(".shelf [data-tile]")).to_have_count(2)  # the server laid what had to be laid
        assert melds(page)[0] == "Group 1: red 5, red 6, red 7"


def test_twenty_five_groups_on_a_phone(browser: Browser, served: Served, pictures: Path) -> None:
    """All are visible, large enough to be touched, and nothing moves when a tile is picked up."""
    with sitting(browser, served.address, PHONE, language="fr-FR") as anna:
        served.table(Position(FULL, "rummy/en"), anna)
        board = anna.page.locator(".board")
        expect(board.locator("[data-meld]")).to_have_count(25)
        look = "board => [board.clientHeight, board.scrollHeight, board.querySelector('[data-tile]').offsetWidth]"
        height, whole, width = board.evaluate(look)
        assert whole <= height
        assert width >= 24
        anna.page.locator(".shelf [data-tile]").first.click()
        anna.shot(pictures, "tiles-full-phone")
        assert board.evaluate(look) == [height, whole, width]


def test_a_phone_on_its_side(browser: Browser, served: Served, pictures: Path) -> None:
    """The rack is beside the table, and everything is visible."""
    with sitting(browser, served.address, (740, 360)) as anna:
        served.table(Position(CROWDED, "rummy/en"), anna)
        page = anna.page
        expect(page.locator(".shelf [data-tile]")).to_have_count(25)
        anna.shot(pictures, "tiles-landscape")
        for place in (".shelf [data-tile]", ".board [data-tile]", "button.uno", "button.finish", ".tools button"):
            for node in (page.locator(place).first, page.locator(place).last):
                box = node.bounding_box()
                assert box is not None
                assert box["x"] >= 0, place
                assert box["y"] >= 0, place
                assert box["x"] + box["width"] <= 740, place
                assert box["y"] + box["height"] <= 360, place


@pytest.mark.parametrize(("size", "language"), [((740, 360), "lb-LU"), ((844, 390), "de-DE")], ids=["740", "844"])
def test_word_tiles_on_a_phone_on_its_side(
    browser: Browser, served: Served, size: tuple[int, int], language: str
) -> None:
    """Three word tiles to be put in order, and what they will do: the rack below stays in sight."""
    with sitting(browser, served.address, size, language=language) as anna:
        position = "Y2.G2.B5.R1/R9.Y9.B12/G1.G3/B1.B2 R4.Y4.B4.G11.R10.R11 > turn:0 | B:2.3.4 ~R2"
        served.table(Position(position, "rummy/en"), anna)
        page = anna.page
        for names, on in ((("Y2", "G2"), "R2"), (("B5",), "B4")):
            for name in names:
                page.locator(f".shelf [data-teach='{name}']").click()
            page.locator(f".board [data-teach='table.{on}']").click()
        expect(page.locator(".ask button")).to_have_count(3)
        page.locator("button.finish[aria-disabled='false']").wait_for()
        for place in (".own .prompt", ".ask button", "button.finish", ".shelf [data-tile]"):
            for number in range(page.locator(place).count()):
                box = page.locator(place).nth(number).bounding_box()
                assert box is not None
                assert box["y"] >= 0, place
                assert box["y"] + box["height"] <= size[1], place


INSIDE = """(tiles) => {
  const ground = document.querySelector('.felt').getBoundingClientRect()
  const style = getComputedStyle(document.querySelector('.felt'), '::before')
  const left = ground.left + parseFloat(style.left) + parseFloat(style.borderLeftWidth)
  const right = ground.right - parseFloat(style.right) - parseFloat(style.borderRightWidth)
  return tiles.map((each) => each.getBoundingClientRect()).every((box) => box.left >= left && box.right <= right)
}"""


@pytest.mark.parametrize("size", [(360, 740), (740, 360), (1280, 800), (2560, 1440), (320, 568)])
@pytest.mark.parametrize("position", [EIGHTS, CROWDED, FULL], ids=["few", "crowded", "full"])
def test_groups_lie_on_the_table_and_names_are_whole(
    browser: Browser, served: Served, size: tuple[int, int], position: str
) -> None:
    """No tile lies on the rim, no name of a seat is broken, and what is below the edge is announced by a fading row."""
    with sitting(browser, served.address, size) as anna:
        served.table(Position(position, "rummy/en"), anna)
        page = anna.page
        expect(page.locator(".board [data-tile]").last).to_be_attached()
        assert page.locator(".board [data-tile]").evaluate_all(INSIDE)
        for name in page.locator(".seats .name").all():
            assert name.evaluate("(node) => node.scrollWidth <= node.clientWidth && node.clientHeight < 30")
        board = page.locator(".board")
        hidden = board.evaluate("(node) => node.scrollHeight - node.clientHeight")
        expect(page.locator(".board.more")).to_have_count(1 if hidden > 14 else 0)
        board.evaluate("(node) => node.scrollTo(0, node.scrollHeight)")
        expect(page.locator(".board.more")).to_have_count(0)


@pytest.mark.parametrize("size", [(360, 740), (740, 360), (1280, 800)])
def test_thirty_tiles_on_the_rack(browser: Browser, served: Served, size: tuple[int, int]) -> None:
    """All of them are in sight, large enough to be touched, and so is every button."""
    rack = ".".join(f"{colour}{number}" for colour in "RYGB" for number in range(1, 8)) + ".*.*"
    with sitting(browser, served.address, size) as anna:
        served.table(Position(f"{rack}/R9.Y9/G9.B9 B10.B11 > turn:0 | R:10.11.12 ~Y12", "rummy/en"), anna)
        tiles = anna.page.locator(".shelf [data-tile]")
        expect(tiles).to_have_count(30)
        for what in (tiles.first, tiles.last, anna.page.locator("button.uno"), anna.page.locator(".tools button").last):
            expect(what).to_be_in_viewport(ratio=1)
        assert tiles.first.evaluate("(node) => node.offsetWidth") >= 24


def test_magnified_four_times_the_table_is_as_high_as_its_groups(browser: Browser, served: Served) -> None:
    """WCAG 1.4.10: the page scrolls, and nothing in it does."""
    with sitting(browser, served.address, (320, 256)) as anna:
        served.table(Position(FULL, "rummy/en"), anna)
        page = anna.page
        expect(page.locator("[data-meld]")).to_have_count(25)
        page.wait_for_function(
            "() => { const b = document.querySelector('.board'); return b.scrollHeight <= b.clientHeight }"
        )
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 320
        page.locator(".shelf [data-tile]").first.click()
        last = page.locator("[data-meld]").last.locator("[data-tile]").last
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport(ratio=1)


def test_the_way_round_is_shown_where_it_matters(browser: Browser, served: Served) -> None:
    """A sign on the table that turns; two players need none."""
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position("R7.Y1.B1/R2.Y9/G1.G2 R4.Y4.B4.G11 > turn:0 | R:4.5.6", "rummy/en"), anna)
        page = anna.page
        sign = page.locator(".lying > svg.way")
        expect(sign).to_be_visible()
        tile(page, "red 7, Reverse").click()
        tile(page, "red 6", ".board").click()
        page.locator("button.finish[aria-disabled='false']").click()
        expect(page.locator(".lying > svg.way.back")).to_be_visible()
        served.table(Position(EIGHTS, "rummy/en"), anna)
        expect(sign).to_have_count(0)


def test_calling_in_the_last_moment(browser: Browser, served: Served) -> None:
    """The call counts even when the turn is ended before the server has received it."""
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position("R9.Y1/R2.Y9.B12 R4.Y4.B4.G11 > turn:0 | R:6.7.8", "rummy/en"), anna)
        page = anna.page
        drag(page, tile(page, "red 9"), tile(page, "red 8", ".board"))
        page.locator("button.finish[aria-disabled='false']").wait_for()
        page.evaluate("for (const name of ['uno', 'finish']) document.querySelector('button.' + name).click()")
        ended(page, "You: “UNO!”")


def test_touching_the_table_is_taking_the_turn(browser: Browser, served: Served) -> None:
    """In the French book nobody can be caught after that (R-19)."""
    position = "R1.Y8.G8.B1/R2 R4.Y4.B4.G11 > turn:0 uno_open=1 | R:5.6.7.8"
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        served.table(Position(position, "rummy/fr"), anna, ben)
        expect(anna.page.locator("button.catch")).to_be_visible()
        expect(ben.page.locator("button.uno.due")).to_be_visible()
        tile(anna.page, "yellow 8").click()
        expect(anna.page.locator("button.catch")).to_be_visible()
        anna.page.locator(".new button").click()
        expect(anna.page.locator("button.catch")).to_have_count(0)
        expect(ben.page.locator("button.uno.due")).to_have_count(0)
        expect(anna.page.locator(".fault")).to_have_text("too short")  # the draft is still there


def test_a_draft_outlives_the_connection(browser: Browser, tmp_path: Path, long_run: bool) -> None:
    """The server is killed in the middle of a turn; when it is back, the turn can be ended."""
    if not long_run:
        pytest.skip("starts a server of its own: with --long")
    own = Served(tmp_path)
    own.start()
    try:
        with sitting(browser, own.address, PHONE) as anna:
            own.table(Position(EIGHTS, "rummy/en"), anna)
            page = anna.page
            tile(page, "yellow 8").click()
            tile(page, "green 8").click()
            page.locator(".new button").click()
            expect(page.locator(".fault")).to_be_visible()
            own.stop(kill=True)
            page.locator(".link").wait_for()
            tile(page, "red 8", ".board").click()
            tile(page, "green 8, from your rack", ".board").click()
            expect(page.locator("button.finish")).to_have_attribute("aria-disabled", "true")
            own.start()
            expect(page.locator(".link")).to_have_count(0)
            page.locator("button.finish[aria-disabled='false']").click()
            expect(page.locator(".shelf [data-tile]")).to_have_count(2)
            anna.wrong.clear()  # a browser reports every failed connection as an error
    finally:
        own.stop()


def step(person: Person) -> None:
    """Lay what the hint shows, else draw or keep."""
    page = person.page
    if page.locator("button.hint.busy").count():
        return
    for what in ("uno.due:not(.armed)", "finish", "draw", "hint:not(:disabled)", "keep"):
        button = page.locator(f"button.{what}:not([aria-disabled='true'])")
        if button.count():
            with suppress(TooLate):  # it may be too late for it
                button.click(timeout=2_000)
            return


def test_a_whole_match_against_bots(browser: Browser, served: Served, pictures: Path, long_run: bool) -> None:
    """From a deal of fourteen tiles to the finish, by hints alone: one round, or as the book has it."""
    options = {} if long_run else {"rounds_to_win": "1"}
    with sitting(browser, served.address, PHONE) as anna:
        anna.come("Anna")
        page = anna.page
        page.goto(served.address)
        code = page.evaluate(
            """async (settings) => (await (await fetch('/api/tables', { method: 'POST',
                headers: { 'content-type': 'application/json' }, body: JSON.stringify(settings) })).json()).table""",
            {"edition": "rummy/fr", "players": 3, "options": options},
        )
        page.goto(f"{served.address}/t/{code}")
        page.locator("button.fill").click()
        page.locator(".foot .main:not(:disabled)").click()
        expect(page.locator(".shelf [data-tile]")).to_have_count(14)
        for _ in range(10_000):
            if anna.status == "over":
                break
            if anna.status == "between":
                page.locator(".end .main:not(:disabled)").click()
                expect(page.locator(".shelf [data-tile]")).to_have_count(14)
            elif anna.my_turn():
                step(anna)
            page.wait_for_timeout(60)
        expect(page.locator(".end h2.big")).to_be_visible()
        anna.shot(pictures, "tiles-over-phone")


@pytest.mark.parametrize("look", EVERY)
def test_every_state_is_accessible_and_fits(
    browser: Browser, served: Served, pictures: Path, long_run: bool, look: Look
) -> None:
    """A crowded table, all kinds of drafts, hints, the end: axe finds nothing, nothing is clipped."""
    if not long_run and look not in LOOKS:
        pytest.skip("only a selection, except with --long")
    thorough = long_run or look == LOOKS[0]
    language, theme, size = look
    with sitting(browser, served.address, size, theme, language) as anna:
        page = anna.page
        looking = Looking(anna, pictures, look)
        rack, board = page.locator(".shelf [data-tile]"), page.locator(".board [data-tile]")

        def check(name: str) -> None:
            looking.at(f"tiles-{name}")

        served.table(Position(CROWDED, "rummy/en"), anna)
        expect(rack).to_have_count(25)
        if thorough:
            check("crowded")
            page.keyboard.press("?")
            page.locator("dialog[open] kbd").first.wait_for()
            check("keys")
            page.keyboard.press("Escape")
        box = page.locator(".board").evaluate("board => [board.clientHeight, board.scrollHeight]")
        assert box[0] == box[1]
        rack.nth(4).click()
        if thorough:
            check("picked")
        board.nth(3).click()
        page.locator(".fault").wait_for()
        check("fault")
        if not thorough:
            return
        anna.touch(page.locator("button.finish"))
        page.locator(".note.shown").wait_for()
        check("refused")
        # A word tile of each kind, and a joker that could be two tiles.
        position = "Y2.G2.G9.*.R1.R4/R9.Y9.B12 R4.Y4.B4.G11 > turn:0 | B:2.3.4 ~R2 ~G10"
        served.table(Position(position, "rummy/en"), anna)
        for number in (4, 5):
            rack.nth(number).click()
        board.last.click()
        expect(rack).to_have_count(4)
        for number in (2, 3):
            rack.nth(number).click()
        board.nth(3).click()
        expect(page.locator(".ask button")).to_have_count(3)
        check("effects")
        page.locator(".board [data-tile]:has(svg.joker)").click()
        expect(page.locator(".ask button")).to_have_count(2)
        check("joker")
        served.table(Position("R9.Y1/R2.Y9.B12 R4.Y4.B4.G11 > turn:1 | R:6.7.8 B:1.2.3", "rummy/en"), anna)
        page.locator(".prompt.mine").wait_for()
        page.locator("button.hint").click()
        page.locator(".playable").first.wait_for()
        check("hint")
        page.locator("button.hint").click()
        page.locator("button.finish[aria-disabled='false']").wait_for()
        check("suggested")
        served.table(Position("R9/R2.Y9.B12 R4.Y4.B4.G11 > turn:0 | R:6.7.8", "rummy/en"), anna)
        rack.first.click()
        board.last.click()
        page.locator("button.finish[aria-disabled='false']").click()
        page.locator(".end").wait_for()
        check("round-end")
