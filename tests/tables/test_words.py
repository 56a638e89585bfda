"""What the interface says: events, actions, views and refusals in words, for everybody who prints them."""

from __future__ import annotations

from dataclasses import is_dataclass
from random import Random
from typing import Any

import pytest

import pioche
from pioche import games
from pioche.i18n import LANGUAGES
from pioche.rummy.actions import Draw


@pytest.mark.parametrize("edition", ["classic/de", "rummy/en"])
def test_every_event_has_words(edition: str) -> None:
    seen = set()
    for seed in range(8):
        chance = Random(seed)
        table = pioche.deal(edition, 3, seed=seed)
        events = list(table.events)
        for _ in range(150):
            if table.over:
                break
            events += table.push(chance.choice(table.legal()))
        for event in events:
            seen.add(type(event.value).__name__)
            for language in LANGUAGES:
                assert event.say(language)
                assert type(event.value).__name__ + "(" not in str(event)
    assert "Acted" in seen or edition == "classic/de"


def test_taking_the_turn_is_said() -> None:
    table = pioche.position("rummy/en", "R1.R9/G3 Y1.Y2 > turn:0 uno_open=1 | -", uno_window="taken")
    assert [str(event) for event in table.push("take")] == ["Seat 0 takes the turn."]


def test_a_lay_says_what_jokers_stand_for_and_what_acts() -> None:
    table = pioche.position("rummy/en", "R6.R7.B1.*/G3.G4 Y1.Y2.Y3.Y9 > turn:0 | R:3.4.5 7:YGB")
    best = pioche.solve(table).best
    assert best is not None
    assert best.say() == "Play red 6, red 7, joker for red 8, saying “UNO”; acting: joker for red 8"
    assert best.say("de").startswith("Rote 6, rote 7, Joker für")  # as on a button
    assert [str(event) for event in table.push(best)][:3] == [
        "Seat 0 plays red 6, red 7, joker for red 8.",
        "Seat 0: “UNO!”",
        "The joker acts.",
    ]


def test_a_starting_joker_bears_no_mark() -> None:
    table = pioche.deal("rummy/en", 2, seed=1, first="R1 R5 B7 *")
    assert "Single tiles: R1 R5 B7 *\n" in str(table)


def test_the_last_card_is_called_as_the_book_says() -> None:
    """DE-12."""
    table = pioche.position("classic/de", "r5/g5 y1 r9 r > turn:0")
    assert table.say("r5!") == "Play the red 5, saying “UNO UNO”"
    assert [action.say() for action in table.legal()][-1] == "Play the red 5, saying “UNO UNO”"
    assert pioche.position("classic/fr", "r5/g5 y1 r9 r > turn:0").say("r5!") == "Play the red 5, saying “UNO”"
    two = pioche.position("classic/de", "r5r6/g5 y1 r9 r > turn:0")
    assert two.say("r5!") == "Play the red 5, saying “UNO”"
    two.push("r5!")
    assert two.actions[0].say() == "Play the red 5, saying “UNO”"  # in the position in which it was done


def test_drawn_cards_are_named_to_those_who_see_them() -> None:
    table = pioche.position("classic/fr", "r5r6/g5 y1b2 r9 r > turn:0")
    drew = table.push("draw")[0]
    assert str(drew) == "Seat 0 draws a card. It is the blue 2."
    assert str(drew.seen_by(0)) == str(drew)
    assert str(drew.seen_by(1)) == str(drew.seen_by(None)) == "Seat 0 draws a card."
    with pytest.raises(pioche.Refused, match="Seats are numbered from 0 to 1; there is no seat 2"):
        drew.seen_by(2)


@pytest.mark.parametrize("edition", ["classic/lb", "rummy/fr"])
def test_a_view_has_its_hand_in_notation(edition: str) -> None:
    table = pioche.deal(edition, 2, seed=3)
    assert table.view(1).hand == table.hand(1)
    assert table.view().hand == ()


def test_a_challenge_offers_what_is_possible() -> None:
    text = (
        "r1/g5b1/b2 y1 r9F g > challenge:1 started=1 layer=0 debt=4 debt_kind=2 fresh=1 top_before=r9 colour_before=r"
    )
    for edition, clause in (("classic/fr", "FR-16"), ("classic/lb", "LB-9")):
        why = str(pioche.position(edition, text).why("pass"))
        assert why == f"You have to draw 4 cards, or challenge the +4 ({clause})."


@pytest.mark.parametrize(
    ("edition", "given", "clause"),
    [
        ("classic/fr", {"first": "F"}, "FR-16"),
        ("classic/lb", {"first": "F"}, "LB-9"),
        ("classic/de", {"first": "F"}, "DE-10"),
        ("classic/de", {"first": "U", "uno_card_gift": True}, "DE-8b"),
        ("classic/fr", {"rounds_to_win": 2, "wins": [2, 0, 0]}, "FR-3"),
        ("classic/lb", {"rounds_to_win": 2, "wins": [2, 0, 0]}, "LB-11"),
        ("classic/de", {"rounds_to_win": 2, "wins": [2, 0, 0]}, "DE-0"),
    ],
)
def test_a_deal_is_refused_by_the_book_of_the_table(edition: str, given: dict[str, Any], clause: str) -> None:
    with pytest.raises(pioche.Refused) as caught:
        pioche.deal(edition, 3, **given)
    assert caught.value.refusal.clause == clause


def test_an_action_from_text() -> None:
    action = pioche.Action("1:b4")
    table = pioche.deal("classic/de", 3, seed=7)
    assert action == table.legal(1)[0]
    assert hash(action) == hash(table.legal(1)[0])
    assert (action.seat, action.text, action.say()) == (1, "b4", "Play the blue 4")
    assert repr(action) == "Action('1:b4')"
    table.push(action)
    tiles = pioche.position("rummy/en", "R1.R9/G3.G4 Y1.Y2 > turn:0 | -")
    tiles.push(pioche.Action("0:draw"))  # which both games know
    with pytest.raises(pioche.Refused, match="“b4” does not say who acts: put the seat before it, as in “0:b4”"):
        pioche.Action("b4")
    with pytest.raises(pioche.Refused, match="“b44” is not a move"):
        pioche.Action("b44")
    with pytest.raises(TypeError, match="an action must be text"):
        pioche.Action(4)  # type: ignore[arg-type]


def test_an_action_of_another_game() -> None:
    cards, tiles = pioche.deal("classic/de", 2, seed=1), pioche.deal("rummy/en", 2, seed=1)
    with pytest.raises(TypeError, match="is an action of the game 'classic', not of 'rummy'"):
        tiles.push(cards.legal()[0])
    with pytest.raises(TypeError, match=r"Draw\(seat=0\) is an action of the game 'rummy', not of 'classic'"):
        cards.push(Draw(0))


@pytest.mark.parametrize(
    ("table", "text", "said"),
    [
        (pioche.deal("classic/de", 3, seed=7), "B4", "“B4” is not a move. Did you mean b4?"),
        (pioche.deal("classic/de", 3, seed=7), "1:B4", "“1:B4” is not a move. Did you mean 1:b4?"),
        (pioche.deal("classic/de", 3, seed=7), "zzzz", "“zzzz” is not a move."),
        (
            pioche.position("rummy/en", "R6.R7.B1/G3.G4 Y1 > turn:0 | R:3.4.5 7:YGB"),
            "r6 r7",
            "“r6 r7” is not a move. Did you mean lay R:3.4.5.6+.7+ 7:YGB !1R7 uno?",
        ),
    ],
)
def test_what_was_meant(table: pioche.Table, text: str, said: str) -> None:
    assert str(table.why(text)) == said


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("jump_in", None, "the option 'jump_in' must be True or False, not None"),
        ("jump_in", 1, "the option 'jump_in' must be True or False, not 1"),
        ("target", True, "the option 'target' must be a whole number, not True"),
        ("draw2_parry", True, "the option 'draw2_parry' must be 'off' or 'draw2' or 'draw2_or_wild4', not True"),
        ("blanks", 3, "the option 'blanks' must be text, not 3"),
    ],
)
def test_an_option_of_a_wrong_type(option: str, value: Any, said: str) -> None:
    with pytest.raises(TypeError) as caught:
        pioche.deal("classic/lb", 3, **{option: value})
    assert str(caught.value) == said


def test_false_switches_off_what_can_be_switched_off() -> None:
    off = {"blanks": False, "teams": False, "draw2_parry": False, "challenge": False, "jump_in": False}
    table = pioche.deal("classic/lb", 3, options=off)
    assert table.options == {"challenge": "off"}


def test_the_range_of_a_number_is_told() -> None:
    with pytest.raises(pioche.Refused, match="possible: a whole number from 1 to 99,999"):
        pioche.deal("classic/fr", 3, target="x")


@pytest.mark.parametrize("edition", ["classic/fr", "rummy/en"])
def test_repr_keeps_the_results_of_the_match(edition: str) -> None:
    table = pioche.deal(edition, 3, seed=2, totals=[100, 20, 3], wins=[2, 0, 1])
    again = eval(repr(table), {"pioche": pioche})  # noqa: S307
    assert again == table
    assert again.totals == (100, 20, 3)
    assert again != pioche.position(edition, table.text)
    with pytest.raises(pioche.Refused, match="The match is over"):
        pioche.position(edition, table.text, totals=[100_000, 0, 0])


def test_labels_have_french_spaces_and_an_empty_pile_is_a_dash() -> None:
    table = pioche.position("classic/fr", "r5r6/g5 - r9 r > turn:0")
    shown = table.show("fr")
    assert "Talon\u00a0: r9" in shown
    assert "Pioche\u00a0: -" in shown
    assert "Draw pile: -" in str(table)


def test_the_values_are_still_the_games_own() -> None:
    for name in ("classic/fr", "rummy/fr"):
        table = pioche.deal(name, 2, seed=1)
        assert is_dataclass(table.view(0).value)
        assert table.legal()[0].value == games.of(name).read(str(table.legal()[0]))
