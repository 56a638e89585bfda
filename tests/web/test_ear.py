"""By ear: what a screen reader is told of a whole round, in three amounts; what pulses is told, too."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect

from tests.web.browser import DESK, Person, Served, sitting
from tests.web.ear import LISTEN, heard, said
from tests.web.positions import Position

TRANSCRIPTS: Final = Path(__file__).parent / "transcripts"
AMOUNTS: Final = ("normal", "few", "all")


def listening(person: Person, amount: str = "normal") -> None:
    """Record what this person is told, in an amount of their choice."""
    person.context.add_init_script(LISTEN)
    person.context.add_init_script(f"localStorage.setItem('pioche.settings', '{{\"spoken\":\"{amount}\"}}')")


def compare(name: str, people: Sequence[tuple[str, str, Person]]) -> None:
    """What each was told is what the file says; PIOCHE_WRITE_TRANSCRIPTS=1 writes it anew."""
    found = "\n".join(
        "\n".join([f"# {who}, announcements: {amount}", *said(person.page), ""]) for who, amount, person in people
    )
    path = TRANSCRIPTS / f"{name}.txt"
    if os.environ.get("PIOCHE_WRITE_TRANSCRIPTS"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(found, encoding="utf-8")
    assert found == path.read_text(encoding="utf-8")


def test_a_round_of_cards_as_it_is_told(browser: Browser, served: Served) -> None:
    """A jump-in, a Skip, a draw that does not help, a forgotten call, a +2, and the end, by ear alone."""
    with (
        sitting(browser, served.address, DESK) as anna,
        sitting(browser, served.address, DESK) as ben,
        sitting(browser, served.address, DESK) as cleo,
    ):
        people = (anna, ben, cleo)
        for person, amount in zip(people, AMOUNTS, strict=True):
            listening(person, amount)
        position = "r5rSg7W/b6bDb2/r5b1b4 r2r3y9y8g3g1y5y4y3 r9 r > turn:0 started=1"
        options = {"jump_in": "on", "advice_penalty": "off"}
        served.table(Position(position, "classic/fr", options), *people)
        anna.lay("red 5")
        cleo.logged("Anna plays the red 5")  # what is played too early is refused
        cleo.lay("red 5")
        anna.prompted("Your turn")
        anna.lay("red Skip")
        cleo.prompted("Your turn")
        cleo.press("Draw a card")  # a yellow 3: it does not fit, and she passes by herself
        anna.prompted("Your turn")
        anna.lay("Wild")
        anna.press("green")
        ben.page.locator("button.catch").click()
        ben.press("Draw a card")
        ben.lay("green 1")
        cleo.prompted("Your turn")
        cleo.lay("blue 1")
        anna.press("Draw a card")
        anna.page.locator(".prompt:not(.mine)").wait_for()
        ben.prompted("Your turn")
        ben.lay("blue +2")
        cleo.page.locator(".offers").get_by_role("button", name="Draw 2 cards").click()
        anna.press("Draw a card")
        anna.page.locator(".prompt:not(.mine)").wait_for()
        ben.page.locator("button.uno").click()
        ben.lay("blue 2")
        cleo.prompted("Your turn")
        cleo.lay("blue 4")
        anna.press("Draw a card")
        anna.page.locator(".prompt:not(.mine)").wait_for()
        ben.prompted("Your turn")
        ben.lay("blue 6")
        for person in people:
            person.page.locator(".end").wait_for()
        compare("cards", list(zip(("Anna", "Ben", "Cleo"), AMOUNTS, people, strict=True)))


def test_a_round_of_tiles_as_it_is_told(browser: Browser, served: Served) -> None:
    """A refused end, an undone draft, a hint, a call that is forgotten, drawn tiles, a word tile, and the end."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        listening(anna)
        listening(ben, "all")
        position = "R9.Y1/R2.Y9.B12 G3.G1.B4.R10.R5 > turn:0 | R:6.7.8 Y:2.3.4"
        served.table(Position(position, "rummy/en"), anna, ben)

        def lay(*names: str, on: str) -> None:
            for name in names:
                anna.page.locator(".shelf [data-tile]").filter(has_text=name).click()
            anna.page.locator(".board [data-tile]").filter(has_text=on).click()
            anna.page.locator("button.finish[aria-disabled='false']").wait_for()

        page = anna.page
        page.locator(".shelf [data-tile]").filter(has_text="yellow 1").click()
        page.locator(".new button").click()
        heard(page, "Too short")
        anna.touch(page.locator("button.finish"))  # refused
        heard(page, "! ")
        page.keyboard.press("Control+z")
        heard(page, "The table is as it was.")
        page.get_by_role("button", name="Hint").click()
        heard(page, "Press again to see how.")
        page.get_by_role("button", name="Show a play").click()
        page.locator("button.finish[aria-disabled='false']").wait_for()
        page.keyboard.press("Control+z")
        expect(page.locator(".shelf [data-tile]")).to_have_count(2)
        lay("red 9", on="red 8")
        heard(anna.page, "Call “UNO” now!")
        anna.press("End turn")
        ben.page.locator("button.catch").click()
        expect(anna.page.locator(".shelf [data-tile]")).to_have_count(3)
        ben.press("Draw a tile")  # it does not help, and Ben keeps it without help
        anna.prompted("Your turn")
        lay("red 10", "red 5", on="red 9")
        anna.page.locator("button.uno").click()
        anna.press("End turn")
        anna.prompted("Your turn")
        lay("yellow 1", on="yellow 2")
        anna.press("End turn")
        for person in (anna, ben):
            person.page.locator(".end").wait_for()
        compare("tiles", [("Anna", "normal", anna), ("Ben", "all", ben)])
