"""Every kind of move of the card game through the page, each from a known position."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DESK, PHONE, Served, agreed_log, sitting, tell_the_same
from tests.web.positions import Position

PILE = "y0y4y5y6y7y8b4b5b6b7b8"


def test_naming_a_colour_never_hides_the_uno_button(browser: Browser, served: Served, pictures: Path) -> None:
    """On a phone, also over the colours; pressed there, the call goes with the card."""
    with sitting(browser, served.address) as anna:
        served.table(Position(f"Wr5/g1g2g3 {PILE} r9 r > turn:0 started=1"), anna)
        page = anna.page
        anna.lay("Wild")
        expect(page.locator(".choice .hue")).to_have_count(4)
        anna.shot(pictures, "colour-choice-phone")
        assert anna.visible(page.locator("button.uno")) > 2_000
        anna.press("UNO!")
        expect(page.locator(".choice .hue")).to_have_count(4)
        anna.press("blue")
        expect(page.locator(".choice")).to_have_count(0)
        anna.press("Log")
        expect(page.locator("dialog .lines")).to_contain_text("You name the colour: blue.")
        expect(page.locator("dialog .lines")).to_contain_text("You: “UNO!”")


def test_a_dimmed_card_says_why(browser: Browser, served: Served, pictures: Path) -> None:
    """The refusal with its clause, in the reader's language; nothing is played."""
    with sitting(browser, served.address, PHONE, "dark", "de-DE") as anna:
        served.table(Position(f"r5g7y2/g1g2g3 {PILE} r9 r > turn:0 started=1"), anna)
        anna.lay("grüne 7")
        note = anna.page.locator(".note.shown")
        expect(note).to_contain_text("legen")
        expect(note.locator(".clause")).to_have_text("FR-7")
        anna.shot(pictures, "refusal-phone-dark-de")
        assert anna.page.locator(".hand li").count() == 3


def test_drawing_then_laying_the_drawn_card(browser: Browser, served: Served) -> None:
    """Also after a refresh in the middle of the turn: the drawn card is still marked and can be laid."""
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position("g5g7/g1g2g3 y4y5r8 r9 r > turn:0 started=1"), anna)
        anna.press("Draw a card")
        anna.prompted("Play a card or keep it.")
        expect(anna.page.locator(".hand li.fresh")).to_have_count(1)
        anna.page.reload()
        anna.prompted("Play a card or keep it.")
        expect(anna.page.locator(".hand li.fresh")).to_have_count(1)
        assert anna.hand() == ["red 8", "green 5", "green 7"]
        anna.lay("red 8")
        anna.logged("You play the red 8.")


def test_keeping_the_drawn_card(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position("g5g7/g1g2g3 y4y5r8 r9 r > turn:0 started=1"), anna)
        anna.press("Draw a card")
        anna.press("Keep the card")
        anna.logged("You pass.")


def test_parrying_and_taking_a_debt(browser: Browser, served: Served, pictures: Path) -> None:
    """The debt is shown; a parry adds to it; whoever cannot parry draws it all, one card at a time."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address) as ben:
        position = f"rDr1r3/gDg2g3 {PILE} r9 r > turn:0 started=1"
        served.table(Position(position, "classic/de"), anna, ben)
        anna.lay("red +2")
        expect(ben.page.locator(".pile .debt")).to_have_text("+2")
        ben.prompted("Stack or draw 2 cards.")
        ben.lay("green +2")
        expect(anna.page.locator(".pile .debt")).to_have_text("+4")
        anna.shot(pictures, "debt-desk")
        anna.page.locator(".offers").get_by_role("button", name="Draw 4 cards").click()
        expect(anna.page.locator(".hand li")).to_have_count(6)
        anna.logged("You draw the 4 cards.")


def test_jumping_in(browser: Browser, served: Served, pictures: Path) -> None:
    """Whoever holds the identical card sees it highlighted out of turn, and lays it."""
    with (
        sitting(browser, served.address, DESK) as anna,
        sitting(browser, served.address, DESK) as ben,
        sitting(browser, served.address, DESK) as cleo,
    ):
        position = f"r6r8/b1b2b3/r6y1y2 {PILE} r9 r > turn:0 started=1"
        served.table(Position(position, options={"jump_in": "on"}), anna, ben, cleo)
        expect(cleo.page.locator(".hand li.jump")).to_have_count(0)
        anna.lay("red 6")
        shining = cleo.page.locator(".hand li.jump button")
        expect(shining).to_have_count(1)
        cleo.shot(pictures, "jump-in-desk")
        cleo.touch(shining.first)
        for person in (anna, ben):
            person.logged("Cleo jumps in with the red 6!")
        cleo.logged("You jump in with the red 6!")
        anna.prompted("Your turn")


def test_a_race_between_a_jump_in_and_a_move(browser: Browser, served: Served) -> None:
    """Three people: Ben is on turn and names a colour at the same moment as Cleo jumps in. One of them is first,
    everybody sees the same, and the other one is told why not."""
    with (
        sitting(browser, served.address, DESK) as anna,
        sitting(browser, served.address, DESK) as ben,
        sitting(browser, served.address, DESK) as cleo,
    ):
        position = f"r6r8b1/Wb2b3/r6y1y2 {PILE} r9 r > turn:0 started=1"
        served.table(Position(position, options={"jump_in": "on"}), anna, ben, cleo)
        anna.lay("red 6")
        ben.page.locator(".hand.mine").wait_for()
        ben.lay("Wild")
        ben.page.locator(".choice .hue.yellow").wait_for()
        cleo.page.locator(".hand li.jump").wait_for()
        both = "(place, at) => setTimeout(() => document.querySelector(place).click(), at - Date.now())"
        at = ben.page.evaluate("Date.now() + 400")
        ben.page.evaluate(f"([place, at]) => ({both})(place, at)", [".choice .hue.yellow", at])
        cleo.page.evaluate(f"([place, at]) => ({both})(place, at)", [".hand li.jump button", at])
        first = re.compile(r"((Ben plays|You play) the Wild|(Cleo jumps|You jump) in with the red 6)")
        expect(anna.page.locator("aside div.lines")).to_contain_text(first)
        expect(ben.page.locator("aside div.lines")).to_contain_text(first)
        expect(cleo.page.locator("aside div.lines")).to_contain_text(first)
        logs = agreed_log(anna, ben, cleo)
        laid = [line for line in logs if "Wild" in line or "jumps in" in line]
        assert len(laid) == 1, logs
        loser = cleo if "Ben" in laid[0] else ben
        assert loser.page.locator(".note.shown").count() or loser.page.locator(".hand li").count() == 3, (
            "the loser keeps the card"
        )


@pytest.mark.parametrize(
    ("anna", "ben", "cleo", "same"),
    [
        ("You play the red 6.", "Anna plays the red 6.", "Anna plays the red 6.", True),
        ("You catch Ben!", "Anna catches you!", "Anna catches Ben!", True),
        ("The match begins.", "The match begins.", "The match begins.", True),
        ("You play the red 6.", "Anna plays the red 7.", "Anna plays the red 6.", False),
        ("You play the red 6.", "You play the red 6.", "Anna plays the red 6.", False),
        ("You play the red 6.", "Ben plays the red 6.", "Ben plays the red 6.", False),
        ("Ben draws.", "Ben draws.", "Anna draws.", False),
    ],
)
def test_logs_that_differ_are_told_apart(anna: str, ben: str, cleo: str, same: bool) -> None:
    assert tell_the_same({"Anna": anna, "Ben": ben, "Cleo": cleo}) is same


def test_going_on_with_a_sequence(browser: Browser, served: Served) -> None:
    """After a number the next one of its colour is highlighted until another player acts."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        position = f"r3r4r5g9g8/b1b2b3 {PILE} r9 r > turn:0 started=1"
        served.table(Position(position, options={"sequences": "on"}), anna, ben)
        anna.lay("red 3")
        expect(anna.page.locator(".hand li.jump")).to_have_count(1)
        anna.lay("red 4")
        ben.logged("Anna goes on with the red 4.")
        anna.lay("red 5")
        ben.logged("Anna goes on with the red 5.")


def test_parrying_a_skip(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        position = f"rSr1r2/rSb2b3/y1y2y3 {PILE} r9 r > turn:0 started=1"
        served.table(Position(position, "classic/de", {"skip_parry": "on"}), anna, ben)
        anna.lay("red Skip")
        ben.prompted("You are being skipped.")
        ben.lay("red Skip")
        anna.logged(f"{anna.other(1)} is skipped.")
        anna.prompted("Your turn")


def test_sitting_out(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        position = f"rSr1r2/rSb2b3/y1y2y3 {PILE} r9 r > turn:0 started=1"
        served.table(Position(position, "classic/de", {"skip_parry": "on"}), anna, ben)
        anna.lay("red Skip")
        ben.press("Accept the Skip")
        anna.logged("Ben is skipped.")


def test_all_hands_go_round(browser: Browser, served: Served, pictures: Path) -> None:
    """A 0: its player chooses the direction, and everybody holds another hand."""
    with sitting(browser, served.address) as anna, sitting(browser, served.address, DESK) as ben:
        position = f"r0r1r2r3/g1g2/y1y2y3 {PILE} r9 r > turn:0 started=1"
        served.table(Position(position, options={"zero_rotation": "forced"}), anna, ben)
        anna.lay("red 0")
        anna.prompted("Which way")
        anna.shot(pictures, "rotation-phone")
        anna.press("To the left")
        expect(ben.page.locator(".hand li")).to_have_count(3)
        assert ben.hand() == ["red 1", "red 2", "red 3"]
        assert anna.hand() == ["yellow 1", "yellow 2", "yellow 3"]
        ben.logged("All hands are passed on.")


def test_swapping_hands(browser: Browser, served: Served, pictures: Path) -> None:
    """A 7: its player chooses somebody."""
    with sitting(browser, served.address) as anna, sitting(browser, served.address, DESK) as ben:
        position = f"r7r1r2r3/g1g2/y1y2y3 {PILE} r9 r > turn:0 started=1"
        served.table(Position(position, options={"seven_swap": "forced"}), anna, ben)
        anna.lay("red 7")
        anna.prompted("Choose a player.")
        expect(anna.page.locator(".choice h2")).to_have_text("Who do you swap hands with?")
        anna.shot(pictures, "swap-phone")
        anna.page.locator(".choice").get_by_role("button", name=re.compile("^Ben")).click()
        expect(ben.page.locator(".hand li")).to_have_count(3)
        assert (anna.hand(), ben.hand()) == (["green 1", "green 2"], ["red 1", "red 2", "red 3"])
        ben.logged("Anna swaps hands with you.")


def test_giving_cards_away(browser: Browser, served: Served, pictures: Path) -> None:
    """An UNO card: two cards are picked in the hand and given to somebody."""
    with sitting(browser, served.address) as anna, sitting(browser, served.address, DESK) as ben:
        position = f"Ur1r2r3g8/g1g2 {PILE} r9 r > turn:0 started=1"
        served.table(Position(position, "classic/de", {"uno_card_gift": "on"}), anna, ben)
        anna.lay("UNO card")
        anna.prompted("Give cards away.")
        target = anna.page.locator(".choice").get_by_role("button", name="Ben")
        expect(target).to_be_disabled()
        anna.lay("red 1")
        anna.lay("green 8")
        anna.shot(pictures, "gift-phone")
        target.click()
        expect(ben.page.locator(".hand li")).to_have_count(4)
        expect(anna.page.locator(".hand li")).to_have_count(2)
        assert (anna.hand(), ben.hand()) == (["red 2", "red 3"], ["red 1", "green 1", "green 2", "green 8"])


def test_several_at_once(browser: Browser, served: Served, pictures: Path) -> None:
    """Three fives: the page asks how to lay them."""
    with sitting(browser, served.address) as anna, sitting(browser, served.address, DESK) as ben:
        position = f"r5g5b5y1/g1g2 {PILE} r9 r > turn:0 started=1"
        served.table(Position(position, options={"multiples": "on"}), anna, ben)
        anna.lay("blue 5")
        choice = anna.page.locator(".choice .cards")
        choice.first.wait_for()
        anna.shot(pictures, "several-phone")
        choice.filter(has_text=re.compile(r"red 5, green 5, blue 5|green 5, red 5, blue 5")).first.click()
        ben.logged("Anna plays 3 cards; the top card is the blue 5.")
        assert anna.hand() == ["yellow 1"]


def test_a_white_card(browser: Browser, served: Served, pictures: Path) -> None:
    """Its rule asks for a target and is applied; what the table wrote in words is in the rule book."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        position = f"X1r1r2/g1g2/y1y2y3 {PILE} r9 r > turn:0 started=1"
        options = {"blanks": 'draw*2@chosen "Everybody sings."'}
        served.table(Position(position, "classic/lb", options), anna, ben)
        anna.press("What does the white card 1 do?")
        expect(anna.page.locator(".note.shown")).to_contain_text(
            "A player of your choice draws 2 cards. Everybody sings."
        )
        expect(anna.page.locator(".note.shown .clause")).to_have_text("LB-10")
        anna.lay("white card 1")
        anna.shot(pictures, "white-card-desk")
        anna.page.locator(".choice").get_by_role("button", name=re.compile("^Ben")).click()
        ben.logged("You draw 2 cards by the rule of the white card.")
        expect(ben.page.get_by_role("button", name="What does the white card 1 do?")).to_be_visible()
        expect(ben.page.locator(".hand li")).to_have_count(4)
        anna.press("Rule book")
        rule = anna.page.locator('.book [data-clause="LB-10"]')
        expect(rule).to_contain_text("A player of your choice draws 2 cards. Everybody sings.")


def test_for_the_ear(browser: Browser, served: Served) -> None:
    """Events and prompts are announced in a live region, in sentences; every card has an accessible name."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        served.table(Position(f"r5r6g7/r8g1g2g3 {PILE} r9 r > turn:1 started=1"), anna, ben)
        said = anna.page.locator("[aria-live=polite][role=log]")
        ben.lay("red 8")
        expect(said).to_contain_text("Ben plays the red 8. Your turn")
        assert anna.hand() == ["red 5", "red 6", "green 7"]
        expect(anna.card("green 7")).to_have_accessible_name("green 7, not playable now")
        anna.lay("green 7")
        expect(anna.page.get_by_role("alert")).to_contain_text("You cannot play the green 7 on the red 8")


def test_a_touched_card_moves_at_once(browser: Browser, served: Served) -> None:
    """Before the server has answered; back again when it refuses."""
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position(f"r5r6g7/r8g1g2g3 {PILE} r9 r > turn:0 started=1"), anna)
        moved = anna.page.evaluate(
            """async () => {
              const card = document.querySelector('.hand li.dim')
              card.querySelector('button').click()
              await Promise.resolve()
              const before = document.querySelector('.note.shown') === null
              return [before, card.classList.contains('sent')]
            }"""
        )
        assert moved == [True, True]
        expect(anna.page.locator(".note.shown")).to_be_visible()
        expect(anna.page.locator(".hand li.sent")).to_have_count(0)


def test_the_clock_is_shown(browser: Browser, served: Served, long_run: bool) -> None:
    """Seconds count down; with --long: at zero a card is drawn."""
    with sitting(browser, served.address, DESK) as anna:
        served.table(Position(f"r5r6/g1g2g3 {PILE} r9 r > turn:0 started=1", clock=15), anna)
        clock = anna.page.locator(".prompt .clock")
        expect(clock).to_have_text(re.compile(r"^1[0-5] s$"))
        expect(clock).to_have_text(re.compile(r"^(1[01]|\d) s$"), timeout=20_000)
        if long_run:
            expect(anna.page.locator("aside div.lines")).to_contain_text("You draw: blue 8.")


@pytest.mark.parametrize(
    ("edition", "options", "told"),
    [
        ("classic/fr", {}, None),
        ("classic/fr", {"draw2_parry": "draw2"}, "has to stack or draw 2 cards."),
        ("classic/de", {}, "has to stack or draw 2 cards."),
    ],
)
def test_the_log_says_how_a_debt_can_be_answered(
    browser: Browser, served: Served, edition: str, options: dict[str, str], told: str | None
) -> None:
    """Whoever has no choice draws at once, and the log says only that."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        position = f"r1r3g5/rDg2g3/yDy2y3 {PILE} r9 r > turn:1 started=1"
        served.table(Position(position, edition, options), anna, ben)
        ben.lay("red +2")
        owing = ben.page.locator("aside .lines li", has_text="has to")
        if told is None:
            ben.logged("draws the 2 cards")
            expect(owing).to_have_count(0)
        else:
            expect(owing).to_contain_text(told)
