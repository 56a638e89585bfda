"""The table of a game that the page has no components for: everything on it comes from the server."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.web.browser import DESK, Person, Served, sitting
from tests.web.plain_game import CODE, PlainTable, card, phrase, told
from tests.web.test_pages import LOOKS, Look, Looking

NARROW = (320, 640)


def sit(anna: Person, *hand: str, held: int = 4) -> PlainTable:
    anna.come("Anna")
    table = PlainTable(anna.page, list(hand), held=held)
    anna.page.goto(f"{anna.address}/t/{CODE}")
    anna.page.locator(".hand li").first.wait_for()
    return table


def until(anna: Person, holds: Callable[[], bool]) -> None:
    """Wait for a message from the page."""
    for _ in range(300):
        if holds():
            return
        anna.page.wait_for_timeout(50)
    raise AssertionError("nothing came")


def test_moves_are_buttons_and_cards(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        table = sit(anna, "7h", "9h", "Jh")
        page = anna.page
        anna.prompted("Your turn")
        expect(page.locator(".hand li")).to_have_count(3)
        expect(page.locator(".hand").get_by_role("button")).to_have_text(["7h 7 of hearts Play 7 of hearts"])
        offers = page.get_by_role("group", name="What you can do").get_by_role("button")
        expect(offers).to_have_text(
            ["Draw a card", "Play the Jack and wish for hearts", "Play the Jack and wish for spades"]
        )
        page.get_by_role("button", name="Play 7 of hearts").click()
        anna.press("Play the Jack and wish for spades")
        until(anna, lambda: table.acted == ["7h", "Jh=s"])


def test_the_table_shows_what_lies_open(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        table = sit(anna, "7h")
        page = anna.page
        expect(page.get_by_role("region", name="Draw pile")).to_contain_text("17 cards face down")
        expect(page.get_by_role("region", name="Discard pile")).to_contain_text("7 of spades, 8 of spades, 9 of spades")
        expect(page.get_by_role("list", name="What holds now")).to_have_text("Wished for: spades")
        seats = page.locator(".seats li")
        expect(seats).to_have_count(2)
        expect(seats.first).to_contain_text("last card!")
        expect(seats.last).to_contain_text("4 cards")
        expect(page.locator(".way")).to_have_count(0)
        table.update(seats=[{"held": 1, "notes": [phrase("note-last")]}, *table.round["seats"][1:]])
        expect(page.get_by_role("list", name="What holds now")).to_contain_text("last card!")


def test_events_and_changes_arrive(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        table = sit(anna, "7h", "9h")
        page = anna.page
        page.locator("[aria-live=polite][role=log]").wait_for(state="attached")  # what was before it is not announced
        table.update(
            told("event-played", 0, card=card("7h")["name"]),
            told("event-swapped", 1, other=2),
            hand=[card("9h")],
            moves=[],
            turn=1,
            facts=[],
        )
        anna.logged("Anna plays 7 of hearts.")
        anna.logged(f"{anna.other(0)} swaps hands with Deep Blue.")
        expect(page.locator("[aria-live=polite][role=log]")).to_contain_text("Anna plays 7 of hearts.")
        expect(page.locator(".hand li")).to_have_count(1)
        expect(page.locator(".hand button")).to_have_count(0)
        anna.prompted(f"{anna.other(0)} is thinking")
        expect(page.locator(".seats li.turn .name")).to_have_text(anna.other(0))


def test_a_refusal_is_said_in_the_words_of_the_game(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        table = sit(anna, "7h", "9h")
        refused = {
            "is": "refused",
            "code": "trio-wrong-suit",
            "clause": "T-3",
            "args": {"card": "7h"},
            "seq": table.seq,
        }
        table.answers.append(refused)
        anna.press("Draw a card")
        note = anna.page.locator(".note.shown")
        expect(note).to_contain_text("The 7 of hearts does not match.")
        expect(note).to_contain_text("T-3")
        expect(note.get_by_role("button")).to_have_count(1)  # to close it: there is no book with this clause
        # A card without a message of its own is called as on the table.
        table.answers.append({**refused, "args": {"card": "9h"}, "seq": table.seq})
        anna.press("Draw a card")
        expect(note).to_contain_text("9 of hearts does not match.")


def test_notation_until_the_texts_have_arrived(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        anna.come("Anna")
        table = PlainTable(anna.page, ["7h", "9h"])
        table.withhold = True
        anna.page.goto(f"{served.address}/t/{CODE}")
        button = anna.page.locator(".hand").get_by_role("button")
        expect(button).to_have_text("7h 7h")
        expect(anna.page.locator(".offers button")).to_have_text("draw")
        until(anna, lambda: table.withheld is not None)
        assert table.withheld is not None
        table.tell_texts(table.withheld)
        expect(anna.page.locator(".offers button")).to_have_text("Draw a card")
        assert table.asked == ["en"]


def test_another_language_is_fetched(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        table = sit(anna, "7h")
        expect(anna.page.locator(".offers button")).to_have_text("Draw a card")
        anna.page.get_by_role("button", name="Settings").click()
        anna.page.get_by_label("Language").select_option("de")
        expect(anna.page.locator(".offers button")).to_have_text("Eine Karte ziehen")
        assert table.asked == ["en", "de"]


def test_a_move_by_keyboard_keeps_the_focus(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        table = sit(anna, "7h", "7s", "9h")
        page = anna.page
        page.locator(".hand button").first.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        until(anna, lambda: table.acted == ["7s"])
        table.update(
            told("event-played", 0, card=card("7s")["name"]), hand=[card("9h")], moves=table.round["moves"][2:3]
        )
        expect(page.locator(".hand li")).to_have_count(1)
        expect(page.get_by_role("button", name="Draw a card")).to_be_focused()
        table.update(moves=[], turn=1)
        expect(page.get_by_role("group", name="Your moves and cards")).to_be_focused()


def test_the_end_of_a_round_shows_the_pad(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        table = sit(anna, "7h")
        winner = anna.other(0)
        row = {"number": 1, "dealer": None, "winner": 1, "points": [0, 24, 0], "totals": [0, 24, 0]}
        sheet = {**table.table["sheet"], "rows": [row], "totals": [0, 24, 0], "wins": [0, 1, 0]}
        table.update(table={"status": "between", "sheet": sheet}, over=True, turn=None, moves=[])
        end = anna.page.locator(".end")
        expect(end).to_contain_text(winner)
        expect(end.locator("tbody td")).to_have_text(["0", "24", "0"])
        end.get_by_role("button", name="Next round").click()
        until(anna, lambda: table.said[-1]["do"] == "want")


def test_the_maker_offers_a_game_from_outside(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        anna.come("Anna")
        page = anna.page
        PlainTable(page, [])
        option = {"name": "long_game", "group": "length", "values": ["off", "on"], "clauses": ["T-9"]}
        trio = {
            "game": "trio",
            "least": 2,
            "most": 5,
            "editions": [{"edition": "trio/plain", "options": {"long_game": "off"}}],
            "choices": {"long_game": ["off", "on"]},
            "options": [option],
            "levels": ["random", "greedy"],
            "bots": [],
        }

        def games(route: Route) -> None:
            route.fulfill(json=[*route.fetch().json(), trio])

        page.route("**/api/games", games)
        page.route("**/api/check", lambda route: route.fulfill(json={"problems": [], "adapted": {}}))
        page.goto(f"{served.address}/new")
        page.locator(".editions button", has_text="Trio").click()
        expect(page.locator(".editions button", has_text="Trio")).to_contain_text("Three suits, five ranks")
        page.locator("details summary").click()
        expect(page.locator(".option")).to_contain_text("The match goes to 200 points.")
        page.get_by_role("switch", name="Long game").click()
        expect(page.locator(".special")).to_contain_text("One rule")
        page.locator("label:has-text('Bots') select").first.select_option("1")
        expect(page.locator("select:has(option[value=random]) option")).to_have_text(["random", "greedy"])
        expect(page.get_by_role("button", name="Rule book")).to_have_count(0)


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: "-".join(map(str, look[:2])))
def test_it_looks_decent_everywhere(browser: Browser, served: Served, pictures: Path, look: Look) -> None:
    """Accessible, nothing overflows, in light and dark, four languages, on a desktop, a phone and a narrow phone."""
    language, theme, size = look
    hand = ("7h", "7s", "8h", "9h", "10h", "10s", "Jh", "Qs", "Ks", "Ah", "As", "9s", "Kh", "Qh")
    for width in (size, NARROW):
        with sitting(browser, served.address, width, theme, language) as anna:
            table = sit(anna, *hand, held=12)
            looking = Looking(anna, pictures, look)
            looking.at(f"any-{width[0]}")
            row = {"number": 1, "dealer": None, "winner": 0, "points": [24, 0, 0], "totals": [24, 0, 0]}
            sheet = {**table.table["sheet"], "rows": [row], "totals": [24, 0, 0], "wins": [1, 0, 0]}
            table.update(table={"status": "between", "sheet": sheet}, over=True, turn=None, moves=[])
            anna.page.locator(".end").wait_for()
            looking.at(f"any-end-{width[0]}")


@pytest.mark.parametrize("size", [(740, 360), (844, 390)], ids=str)
def test_a_phone_on_its_side(browser: Browser, served: Served, size: tuple[int, int]) -> None:
    """Moves and hand beside the table, all of them in sight."""
    with sitting(browser, served.address, size) as anna:
        sit(anna, "7h", "9h", "Jh")
        outside = anna.page.locator(".hand li, .offers button, .prompt, .areas section").evaluate_all(
            """all => all.filter((node) => {
              const box = node.getBoundingClientRect()
              return box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
            }).map((node) => node.textContent)"""
        )
        assert outside == []
