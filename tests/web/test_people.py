"""Several people at one table, each with a browser: calls, challenges, votes, pauses, watching."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DESK, PHONE, Served, sitting
from tests.web.positions import Position

PILE = "y0y4y5y6y7y8b4b5b6b7b8"


def test_catching_a_forgotten_call(browser: Browser, served: Served, pictures: Path) -> None:
    """Somebody lays the second last card in silence; the other sees a button for it, and it costs two cards."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address) as ben:
        served.table(Position(f"r5r6/g1g2g3 {PILE} r9 r > turn:0 started=1"), anna, ben)
        anna.lay("red 5")
        ben.page.locator("button.catch").wait_for()
        ben.shot(pictures, "catch-phone")
        ben.page.locator("button.catch").click()
        anna.logged("You were caught and draw 2 cards")
        expect(anna.page.locator(".hand li")).to_have_count(3)


def test_a_late_call_saves(browser: Browser, served: Served) -> None:
    """The button pulses as long as the call can still be made."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        served.table(Position(f"r5r6/g1g2g3 {PILE} r9 r > turn:0 started=1"), anna, ben)
        anna.lay("red 5")
        expect(anna.page.locator("button.uno.due")).to_be_visible()
        anna.press("UNO!")
        ben.logged("Anna: “UNO!”")
        expect(ben.page.locator("button.catch")).to_have_count(0)


def test_a_forgotten_uno_uno(browser: Browser, served: Served) -> None:
    """The last card is laid without “UNO UNO”: when another player lays, it costs two cards and the round goes on."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        served.table(Position(f"r5/r7g2g3 {PILE} r9 r > turn:0 started=1", "classic/de"), anna, ben)
        anna.lay("red 5")
        expect(anna.page.locator(".hand li")).to_have_count(0)
        expect(anna.page.locator(".end")).to_have_count(0)
        ben.lay("red 7")
        ben.logged("Anna forgot “UNO” and draws 2 cards.")
        expect(anna.page.locator(".hand li")).to_have_count(2)


def test_uno_uno_wins(browser: Browser, served: Served) -> None:
    """Called late, but in time."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        served.table(Position(f"r5/r7g2g3 {PILE} r9 r > turn:0 started=1", "classic/de"), anna, ben)
        anna.lay("red 5")
        expect(anna.page.locator("button.uno.due")).to_be_visible()
        anna.press("UNO!")
        expect(anna.page.locator(".end")).to_contain_text("You win the round!")
        expect(ben.page.locator(".end")).to_contain_text("Anna wins the round.")


# As Anna, who played the +4, and as Ben, who challenged it, read it.
RIGHT = (
    "Ben challenges the +4 and is right: you were bluffing.",
    "You challenge the +4 and are right: Anna was bluffing.",
)
WRONG = (
    "Ben challenges the +4 and is wrong: you were not bluffing.",
    "You challenge the +4 and are wrong: Anna was not bluffing.",
)


@pytest.mark.parametrize(
    ("edition", "cards", "verdict", "draws", "counts"),
    [
        ("classic/fr", "Fr5g1", RIGHT, ("You take the +4 back.", "Anna takes the +4 back."), (7, 3)),
        ("classic/fr", "Fg5g1", WRONG, ("Ben draws 6 cards", "you draw 6 cards"), (2, 9)),
        ("classic/lb", "Fr5g1", RIGHT, ("You bluffed and draw 4 cards", "Anna bluffed and draws 4 cards"), (6, 3)),
        ("classic/lb", "Fg9g1", WRONG, ("Ben draws 6 cards", "you draw 6 cards"), (2, 9)),
    ],
)
def test_doubting_a_wild4(
    browser: Browser,
    served: Served,
    pictures: Path,
    edition: str,
    cards: str,
    verdict: tuple[str, str],
    draws: tuple[str, str],
    counts: tuple[int, int],
) -> None:
    """The player who is hit is asked; everybody sees the verdict; the penalty is that of the edition."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        served.table(Position(f"{cards}/y1y2y3 {PILE}b1b2b3 r9 r > turn:0 started=1", edition), anna, ben)
        anna.lay("+4")
        anna.press("green")
        ben.prompted("A +4! Accept or challenge it? If it is a bluff, Anna draws 4; if not, you draw 6.")
        ben.shot(pictures, f"doubt-{edition[-2:]}-desk")
        ben.press("Challenge the +4")
        for person, judged, drew in zip((anna, ben), verdict, draws, strict=True):
            person.logged(judged)
            person.logged(drew)
        expect(anna.page.locator(".hand li")).to_have_count(counts[0])
        expect(ben.page.locator(".hand li")).to_have_count(counts[1])


def test_believing_a_wild4(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        served.table(Position(f"Fr5g1/y1y2y3 {PILE}b1b2b3 r9 r > turn:0 started=1"), anna, ben)
        anna.lay("+4")
        anna.press("green")
        ben.press("Accept and draw 4 cards")
        expect(ben.page.locator(".hand li")).to_have_count(7)


def test_a_vote_on_advice(browser: Browser, served: Served, pictures: Path) -> None:
    """Accused from the menu; the others vote; guilty costs four cards."""
    with (
        sitting(browser, served.address, DESK) as anna,
        sitting(browser, served.address, DESK) as ben,
        sitting(browser, served.address) as cleo,
    ):
        served.table(Position(f"r5r6/g1g2g3/y1y2y3 {PILE} r9 r > turn:0 started=1"), anna, ben, cleo)
        anna.menu("Accuse of advice: Ben")
        expect(cleo.page.locator(".vote")).to_have_text("Did Ben give advice?")
        cleo.shot(pictures, "vote-phone")
        cleo.press("Yes")
        if anna.page.locator(".vote").count():
            anna.press("Yes")
        anna.logged("Ben is found guilty.")
        expect(ben.page.locator(".hand li")).to_have_count(7)


def test_pausing(browser: Browser, served: Served, pictures: Path) -> None:
    """The table pauses when everybody present asks for it; anybody can resume."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address) as ben:
        served.table(Position(f"r5r6g7/g1g2g3 {PILE} r9 r > turn:0 started=1"), anna, ben)
        anna.menu("Ask for a pause")
        anna.logged("You ask for a pause.")
        bar = ben.page.locator(".bar[role=alert]")
        expect(bar).to_contain_text("Anna asks for a pause.")
        ben.press("Not now")
        expect(bar).to_have_count(0)
        anna.press("No pause after all")
        anna.menu("Ask for a pause")
        expect(bar).to_be_visible()
        ben.press("Pause")
        anna.prompted("The game is paused.")
        ben.prompted("The game is paused.")
        ben.shot(pictures, "paused-phone")
        anna.lay("red 5")
        expect(anna.page.locator(".note.shown")).to_contain_text("paused")
        ben.press("Go on playing")
        anna.prompted("Your turn")
        expect(anna.page.locator(".bar")).to_have_count(0)
        expect(anna.page.locator(".note.shown")).to_have_count(0)  # it is not true any more


def test_stepping_away_and_coming_back(browser: Browser, served: Served) -> None:
    """The autopilot plays on; whoever comes back plays again."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        served.table(Position(f"r5r6g7b1/g1g2g3 {PILE} r9 r > turn:0 started=1"), anna, ben)
        anna.menu("Let the autopilot play for me")
        expect(ben.page.locator(".seats li")).to_contain_text("autopilot")
        ben.logged("Anna plays")
        expect(anna.page.locator(".bar")).to_contain_text("The autopilot plays for you.")
        anna.press("Play myself again")
        expect(anna.page.locator(".bar")).to_have_count(0)
        expect(ben.page.locator(".seats li")).not_to_contain_text("autopilot")


def test_the_page_leaves_a_seat_to_the_autopilot(browser: Browser, tmp_path: Path) -> None:
    """Where passing is all that is left the page passes by itself, but not where the autopilot plays."""
    own = Served(tmp_path, bot_pause=2.0)  # what is long enough for the page to be first
    own.start()
    soon = "window.setTimeout = (work, time) => wait(work, time >= 1500 && time <= 3000 ? 9 : time)"
    hurried = f"const wait = setTimeout; {soon}"
    with sitting(browser, own.address, DESK) as anna, sitting(browser, own.address, DESK) as ben:
        anna.page.add_init_script(hurried)
        own.table(Position(f"b5b6b7b8/g1g2g3 {PILE} r9 r > turn:0 started=1"), anna, ben)
        anna.menu("Let the autopilot play for me")
        ben.logged("Anna passes")
        expect(ben.page.locator("aside div.lines")).not_to_contain_text("is back")
        expect(anna.page.locator(".bar")).to_contain_text("The autopilot plays for you.")
    own.stop()


def test_watching(browser: Browser, served: Served, pictures: Path) -> None:
    """Somebody without a seat sees the table, but nobody's cards."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, PHONE) as cleo:
        code = served.table(Position(f"r5r6g7/g1g2g3 {PILE} r9 r > turn:0 started=1"), anna)
        cleo.come("Cleo")
        cleo.page.goto(f"{served.address}/t/{code}")
        expect(cleo.page.locator(".seats li")).to_have_count(2)
        expect(cleo.page.locator(".hand")).to_have_count(0)
        expect(cleo.page.locator("button.uno")).to_have_count(0)
        cleo.shot(pictures, "watching-phone")
        anna.lay("red 5")
        cleo.press("Log")
        expect(cleo.page.locator("dialog div.lines")).to_contain_text("Anna plays the red 5.")


def test_a_table_that_may_not_be_watched(browser: Browser, served: Served) -> None:
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, PHONE) as cleo:
        code = served.table(Position(f"r5r6g7/g1g2g3 {PILE} r9 r > turn:0 started=1", watch=False), anna)
        cleo.come("Cleo")
        cleo.page.goto(f"{served.address}/t/{code}")
        expect(cleo.page.locator(".gone")).to_contain_text("does not allow spectators")
        cleo.wrong.clear()


def test_chat_and_reactions(browser: Browser, served: Served, pictures: Path) -> None:
    """A chat line is plain text only; a reaction is drawn beside its seat and has a name."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        served.table(Position(f"r5r6g7/g1g2g3 {PILE} r9 r > turn:0 started=1"), anna, ben)
        anna.page.locator("aside input").fill("Hello <b>there</b>")
        anna.press("Send")
        ben.heard("Anna Hello <b>there</b>")
        anna.press("Applause")
        expect(ben.page.locator(".seats .react svg")).to_be_visible()
        ben.shot(pictures, "reaction-desk")
        ben.heard("Anna Applause")


def test_muting_somebody(browser: Browser, served: Served) -> None:
    """What a muted person says is hidden, before and after; moves are not; after unmuting, new lines are shown."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address, DESK) as ben:
        served.table(Position(f"r5r6g7/g1g2g3 {PILE} r9 r > turn:0 started=1"), anna, ben)
        anna.page.locator("aside input").fill("first")
        anna.press("Send")
        ben.heard("first")
        ben.press("Menu")
        ben.press("Mute Anna")
        expect(ben.page.locator("aside .talk")).to_have_count(0)
        anna.page.locator("aside input").fill("second")
        anna.press("Send")
        anna.press("Applause")
        anna.lay("red 5")
        ben.logged("Anna plays the red 5")
        expect(ben.page.locator("aside .talk")).to_have_count(0)
        expect(ben.page.locator(".seats .react svg")).to_have_count(0)
        ben.press("Menu")
        ben.press("Hear Anna again")
        anna.page.locator("aside input").fill("third")
        anna.press("Send")
        ben.heard("third")


def test_a_friend_follows_the_link(browser: Browser, served: Served, pictures: Path) -> None:
    """Two people create a table, agree on its rules, change them, agree again, and the cards are dealt."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address) as ben:
        anna.home("Anna")
        anna.page.locator(".friends .big").click()
        anna.page.get_by_label("How many").fill("2")
        anna.page.locator(".foot .main:not(:disabled)").click()
        field = anna.page.get_by_label("Address of this table")
        expect(field).to_have_value(re.compile(r"/t/[0-9a-z]{12}$"))
        ben.page.goto(field.input_value())
        ben.page.locator("#name").fill("Ben")
        ben.press("Come in")  # who was invited has a seat, and is asked about the rules where they can be read
        expect(ben.page.get_by_role("button", name="I agree to the rules")).to_be_in_viewport(ratio=1)
        expect(anna.page.locator(".room")).to_contain_text("Ben")
        expect(anna.page.locator(".foot .main")).to_be_disabled()
        ben.press("I agree to the rules")
        expect(anna.page.locator(".foot .main")).to_be_enabled()
        anna.press("Change the rules")
        dialog = anna.page.get_by_role("dialog")
        dialog.get_by_role("button", name="Lëtz").click()
        dialog.locator("summary", has_text="White cards").click()
        dialog.get_by_role("button", name="1", exact=True).click()
        dialog.get_by_label("How many").last.fill("3")
        dialog.get_by_label("How many").last.blur()
        expect(dialog.locator(".preview")).to_contain_text("The next player draws 3 cards.")
        anna.shot(pictures, "composer-desk")
        dialog.get_by_role("button", name="Use these rules").click()
        expect(ben.page.locator(".rules")).to_contain_text("white card 1: The next player draws 3 cards.")
        expect(anna.page.locator(".foot .main")).to_be_disabled()
        ben.shot(pictures, "agree-phone")
        ben.press("I agree to the rules")
        anna.page.locator(".foot .main:not(:disabled)").click()
        for person in (anna, ben):
            expect(person.page.locator(".hand li").first).to_be_visible()


# Everything that the live region announces, in order.
HEAR = """() => {
  window.heard = []
  const said = document.querySelector("[aria-live=polite][role=log]")
  const watch = new MutationObserver(() => window.heard.push(said.textContent))
  watch.observe(said, { childList: true, characterData: true, subtree: true })
}"""


def test_a_bot_of_the_host_that_fails(browser: Browser, tmp_path: Path, pictures: Path) -> None:
    """Everybody reads and hears once that it crashed, but nothing of its message; the round goes on."""
    file = tmp_path / "robo.py"
    file.write_text("def act(view, legal):\n    raise RuntimeError(f'I hold {view.hand}')\n", encoding="utf-8")
    own = Served(tmp_path, bots=str(file))
    own.start()
    told = "robo crashed. When it has no answer, a simple move is made for it."
    try:
        with sitting(browser, own.address, DESK) as anna, sitting(browser, own.address) as ben:
            own.table(Position(f"r5r6r7r8/r1r2r3r4/b6b7b8 {PILE} r9 r > turn:0 started=1", bot="robo"), anna, ben)
            anna.page.evaluate(HEAR)
            for mine, theirs in (("red 5", "red 1"), ("red 6", "red 2")):
                anna.lay(mine)
                anna.logged(f"You play the {mine}")
                ben.lay(theirs)
                anna.logged(f"Ben plays the {theirs}")
                expect(anna.page.locator(".prompt.mine")).to_be_visible()
            lines = anna.page.locator("aside div.lines li")
            expect(lines.filter(has_text="robo draws a card")).to_have_count(2)
            expect(lines.filter(has_text=told)).to_have_count(1)
            anna.page.wait_for_function("told => window.heard.some((text) => text.includes(told))", arg=told)
            anna.shot(pictures, "bot-crashed")
            sign = ben.page.locator(".seats li").filter(has_text="robo").get_by_role("button", name=told)
            sign.click()  # on a phone the log is collapsed
            expect(ben.page.get_by_role("alert")).to_have_text(re.compile(re.escape(told)))
            ben.shot(pictures, "bot-crashed-phone")
            ben.press("Log")
            expect(ben.page.get_by_role("dialog")).to_contain_text(told)
            assert "I hold" not in anna.page.content() + ben.page.content()
    finally:
        own.stop()


@pytest.mark.parametrize(
    ("hand", "card", "rules", "said"),
    [
        ("Fr5g1", "+4", {"wild4_parry": "on"}, "You have to stack, challenge or draw 4 cards."),
        ("Fr5g1", "+4", {"draw2_parry": "draw2"}, "You have to challenge or draw 4 cards."),
        ("rDr5g1", "red +2", {"draw2_parry": "draw2"}, "You have to stack or draw 2 cards."),
    ],
)
def test_how_a_debt_can_be_answered(
    browser: Browser, served: Served, hand: str, card: str, rules: dict[str, str], said: str
) -> None:
    """The log says what the last card allows at this table."""
    with sitting(browser, served.address, DESK) as anna, sitting(browser, served.address) as ben:
        position = f"r1r2g4/{hand} {PILE} r9 r > turn:1 started=1"
        served.table(Position(position, options=rules), anna, ben)
        ben.lay(card)
        if card == "+4":
            ben.press("green")
        anna.logged(said)
