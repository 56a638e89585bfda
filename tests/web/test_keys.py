"""By key: whole rounds without a mouse, the focus never lost, and single keys that tell and act."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import DESK, PHONE, Person, Served, sitting
from tests.web.ear import LISTEN, focused, said
from tests.web.positions import Position
from tests.web.test_tiles import drag, tile

PILE: Final = "y0y4y5y6y7y8b4b5b6b7b8"


def press(page: Page, *keys: str) -> None:
    """Press keys one after another; something has the focus after each."""
    for key in keys:
        page.keyboard.press(key)
        focused(page)


def walk(page: Page, name: str, key: str = "ArrowRight") -> None:
    """Press an arrow key until something of this name has the focus."""
    seen = []
    for _ in range(40):
        now = focused(page)
        if now.partition(",")[0] == name:
            return
        seen.append(now)
        page.keyboard.press(key)
    raise AssertionError(f"{key} never leads to {name}: {seen}")


def choose(page: Page, name: str) -> None:
    """Go to a card or tile of the hand."""
    press(page, "g", "Home")
    walk(page, name)


def played(page: Page, left: int) -> None:
    """So many cards are left, and the focus is on one of them, or on the end of the round."""
    expect(page.locator(".hand li")).to_have_count(left)
    focused(page)
    assert page.evaluate("document.activeElement.closest('.hand, .end') !== null")


def test_a_round_of_cards_by_keyboard(browser: Browser, served: Served) -> None:
    """From entering the table to the next round: after every move something sensible has the focus."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        position = f"r1Wg8g3/b0b4b5b6b7 {PILE}r7 r9 r > turn:0 started=1"
        served.table(Position(position, options={"advice_penalty": "off"}), anna, ben)
        page = anna.page
        assert focused(page).startswith("red 1")  # on entering the table

        def ben_draws() -> None:
            ben.page.locator(".hand.mine").wait_for()
            press(ben.page, "d")
            page.locator(".hand.mine").wait_for()
            focused(page)

        choose(page, "green 8")
        press(page, "Enter")  # refused
        expect(page.locator(".note.shown")).to_contain_text("FR-7")
        press(page, "d")  # the red 7
        played(page, 5)
        choose(page, "red 7")
        press(page, "Enter")
        played(page, 4)
        ben_draws()
        choose(page, "red 1")
        press(page, "Enter")
        played(page, 3)
        ben_draws()
        choose(page, "Wild")
        press(page, "Enter")
        expect(page.locator(".choice .hue")).to_have_count(4)
        press(page, "Escape")  # back to the hand
        played(page, 3)
        press(page, "Enter", "Tab")
        walk(page, "green", "Tab")
        press(page, "Enter")
        played(page, 2)
        ben_draws()
        press(page, "u")
        expect(page.locator("button.uno")).to_have_attribute("aria-pressed", "true")
        choose(page, "green 8")
        press(page, "Enter")
        played(page, 1)
        ben_draws()
        choose(page, "green 3")
        press(page, "Enter")
        page.locator(".end").wait_for()
        assert focused(page) == "You win the round!"
        press(page, "Tab", "Enter")
        assert focused(ben.page) == "Anna wins the round."
        press(ben.page, "Tab", "Enter")
        for person in (anna, ben):
            person.page.locator(".hand li").nth(6).wait_for()
            focused(person.page)
            person.page.wait_for_function("() => document.activeElement.closest('.hand') !== null")


def test_a_round_of_tiles_by_keyboard(browser: Browser, served: Served) -> None:
    """Between rack and table with the arrows; End, draw and UNO by their keys."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        position = "R9.Y1.Y5.G9/R2.Y9.B12 B1.B6.G1.G3.B4 > turn:0 | R:6.7.8 Y:2.3.4"
        served.table(Position(position, "rummy/en"), anna, ben)
        page = anna.page
        rack = page.locator(".shelf [data-tile]")
        assert page.evaluate("document.activeElement.closest('.shelf') !== null")
        focused(page)

        def lay(name: str, on: str) -> None:
            choose(page, name)
            press(page, "Enter", "ArrowUp")
            assert page.evaluate("document.activeElement.closest('.board') !== null")
            press(page, "Home")
            walk(page, on)
            press(page, "Enter")
            page.locator("button.finish[aria-disabled='false']").wait_for()
            focused(page)

        def ended(left: int) -> None:
            press(page, "e")
            expect(rack).to_have_count(left)
            focused(page)
            ben.page.locator(".shelf.mine").wait_for()
            press(ben.page, "d")  # and keeps it without help
            page.locator(".shelf.mine").wait_for()
            focused(page)

        lay("red 9", "red 8")
        press(page, "Control+z")
        expect(rack).to_have_count(4)
        focused(page)
        lay("red 9", "red 8")
        ended(3)
        press(page, "ArrowUp", "ArrowDown")
        assert page.evaluate("document.activeElement.closest('.shelf') !== null")
        lay("yellow 5", "yellow 4")
        press(page, "e")  # a Skip: it is Anna's turn again
        anna.logged("Ben is skipped.")
        expect(rack).to_have_count(2)
        lay("yellow 1", "yellow 2")
        press(page, "u")
        page.locator("button.finish[aria-disabled='false']").wait_for()
        ended(1)
        press(page, "d")
        expect(rack).to_have_count(2)
        focused(page)
        page.locator(".prompt:not(.mine)").wait_for()
        focused(page)


def test_dialogs_give_the_focus_back(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position(f"r5r6g7/g1g2g3 {PILE} r9 r > turn:0 started=1"), anna)
        page = anna.page
        choose(page, "red 6")
        press(page, "?")
        page.get_by_role("dialog", name="Keys").wait_for()
        press(page, "Escape")
        assert focused(page).startswith("red 6")
        for name in ("Score", "Menu", "Settings"):
            page.get_by_role("button", name=name, exact=True).focus()
            press(page, "Enter")
            page.get_by_role("dialog", name=name).wait_for()
            press(page, "Escape")
            assert focused(page) == name
        page.get_by_role("button", name="Menu", exact=True).focus()
        press(page, "Enter")
        page.get_by_role("dialog").get_by_role("button", name="Keys").focus()
        press(page, "Enter")
        page.get_by_role("dialog", name="Keys").wait_for()
        press(page, "Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        focused(page)


def told(person: Person, key: str) -> str:
    """What a key tells."""
    before = len(said(person.page))
    person.page.keyboard.press(key)
    person.page.wait_for_function("(before) => said.length > before", arg=before)
    return said(person.page)[-1]


def test_keys_that_tell(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        anna.context.add_init_script(LISTEN)
        served.table(Position(f"r5r6g7W/r8g1g2g3 {PILE} r9 r > turn:1 started=1"), anna, ben)
        ben.lay("red 8")
        anna.prompted("Your turn")
        assert told(anna, "h") == "You hold: red 5, red 6, green 7, Wild. Playable: red 5, red 6, Wild."
        assert told(anna, "t") == "The top card is the red 8. Colour: red."
        assert told(anna, "c") == "You: 4 cards. Ben: 3 cards."
        assert told(anna, "r") == "Play goes to the left."
        assert told(anna, "w") == "Your turn"
        assert told(anna, "s") == "You: 0. Ben: 0."
        assert told(anna, "l").endswith("Ben plays the red 8.")
        assert told(anna, "f") == "Nobody has forgotten “UNO”."
        assert told(anna, "h") == told(anna, "H")  # once more, and it is said once more
        expect(anna.page.locator(".told")).to_contain_text("You hold")


def test_keys_that_tell_at_the_tile_table(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        anna.context.add_init_script(LISTEN)
        served.table(Position("R9.Y1/R2.Y9 R4.Y4.B4.G11 > turn:0 | R:6.7.8 ~G2", "rummy/en"), anna)
        assert told(anna, "h") == "You hold: red 9; yellow 1."
        assert told(anna, "t") == "Group 1: red 6, red 7, red 8. Starting tile: green 2."
        anna.page.keyboard.press("i")
        anna.page.locator(".playable").first.wait_for()


def test_a_hint_marks_what_it_suggests_and_then_nothing(browser: Browser, served: Served) -> None:
    """Where every tile can be laid somehow, only those of the play are marked; once they lie there, none is."""
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position("R9.R10.R11.R12.R5/R2.Y9 R4.Y4.B4.G11 > turn:0 | R:6.7.8", "rummy/en"), anna)
        page = anna.page
        press(page, "i")
        expect(page.locator(".shelf .playable")).to_have_count(4)
        press(page, "i")
        expect(page.locator(".shelf [data-tile]")).to_have_count(1)
        expect(page.locator(".shelf .playable")).to_have_count(0)


def test_a_key_after_a_drag(browser: Browser, served: Served) -> None:
    """The click that ends a drag is none; a key after it is one."""
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position("R9.Y1.G4/R2.Y9 R4.Y4.B4.G11 > turn:0 | R:6.7.8", "rummy/en"), anna)
        page = anna.page
        drag(page, tile(page, "red 9"), tile(page, "red 8", ".board"))
        expect(page.locator(".shelf [data-tile]")).to_have_count(2)
        page.locator(".shelf [data-tile]").first.focus()
        press(page, "Enter")
        expect(page.locator(".shelf [aria-pressed=true]")).to_have_count(1)


def test_keys_rest_while_somebody_types_and_can_be_switched_off(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position(f"r5r6g7/g1g2g3 {PILE} r9 r > turn:0 started=1"), anna)
        page = anna.page
        page.locator("aside input").focus()
        page.keyboard.type("d?")
        expect(page.locator("aside input")).to_have_value("d?")
        expect(page.locator("dialog[open]")).to_have_count(0)
        press(page, "Escape")
        page.locator(".hand button").first.focus()
        press(page, "?")
        page.get_by_role("switch", name="Single keys").click()
        press(page, "Escape")
        press(page, "d", "?")
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(page.locator(".hand li")).to_have_count(3)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_drawn_card_that_does_not_fit_is_kept_by_itself(
    browser: Browser, served: Served, size: tuple[int, int]
) -> None:
    with sitting(browser, served.address, size) as anna, sitting(browser, served.address) as ben:
        position = f"g5g7/g1g2g3 {PILE} r9 r > turn:0 started=1"
        served.table(Position(position, options={"advice_penalty": "off"}), anna, ben)
        anna.press("Draw a card")
        anna.prompted("The card does not fit: you keep it.")
        ben.prompted("Your turn")


@pytest.mark.clause("DE-3a")
def test_whoever_cannot_answer_a_skip_sits_out_by_themselves(browser: Browser, served: Served) -> None:
    """With a Skip of their own they are asked."""
    with sitting(browser, served.address) as anna, sitting(browser, served.address) as ben:
        for hand, asked in (("g5r7y1", False), ("rSr7y1", True)):
            position = f"{hand}/rSg1g2 {PILE} r9 r > turn:1 started=1"
            served.table(Position(position, "classic/de", {"skip_parry": "on"}), anna, ben)
            ben.lay("red Skip")
            sit_out = anna.page.get_by_role("button", name="Accept the Skip")
            sit_out.wait_for()
            if asked:
                anna.prompted("Play your Skip or accept.")
                anna.page.wait_for_timeout(3_500)  # longer than the moment after which they would
                expect(sit_out).to_be_visible()
            else:
                expect(sit_out).to_have_count(0)


@pytest.mark.parametrize("edition", ["classic/fr", "rummy/en"])
def test_the_list_of_keys_magnified_four_times(browser: Browser, served: Served, edition: str) -> None:
    """WCAG 1.4.10: it scrolls one way only, down to its last line."""
    cards = f"r5r6g7/g1g2g3 {PILE} r9 r > turn:0 started=1"
    tiles = "R9.Y1/R2.Y9 R4.Y4.B4.G11 > turn:0 | R:6.7.8"
    with sitting(browser, served.address, (320, 256), language="fr-FR") as anna:
        served.table(Position(tiles if edition.startswith("rummy") else cards, edition), anna)
        anna.page.keyboard.press("?")
        body = anna.page.locator("dialog[open] .body")
        body.wait_for()
        assert body.evaluate("(node) => node.scrollWidth <= node.clientWidth")
        last = body.locator("dd").last
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport(ratio=1)
