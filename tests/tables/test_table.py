"""The Python interface: what is special about single games, and what needs none."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import pioche
from pioche.classic.actions import Play


def run(code: str, **env: str) -> str:
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env={**os.environ, **env}, capture_output=True, text=True, check=True).stdout


def test_importing_it_imports_nothing_else() -> None:
    code = (
        "import sys, pioche; print([name for name in sys.modules if name.startswith(('pioche.', 'numpy', 'fluent'))])"
    )
    assert run(code, PIOCHE_PURE="") == "[]\n"


def test_the_names_are_there_before_they_are_used() -> None:
    code = (
        "import pioche; print(set(pioche.__all__) <= set(dir(pioche)), all(getattr(pioche, n) for n in pioche.__all__))"
    )
    assert run(code) == "True True\n"


def test_replay_is_a_module() -> None:
    assert (
        run("import pioche.replay as r; from pioche import replay; print(r is replay, r.load.__name__)")
        == "True load\n"
    )


def test_it_is_the_same_in_pure_python() -> None:
    code = (
        "import pioche; t = pioche.deal('classic/de', players=3, seed=7, hands=['W F ...'], first='gD');"
        "print(repr(t)); print(t); print(pioche.solve(pioche.deal('rummy/fr', players=2, seed=7)).best)"
    )
    assert run(code, PIOCHE_PURE="1") == run(code)


def test_no_such_name() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Board'"):
        _ = pioche.Board  # type: ignore[attr-defined]


@pytest.mark.parametrize("edition", [5, None, b"classic/fr", ["classic/fr"]])
def test_an_edition_is_text(edition: object) -> None:
    with pytest.raises(TypeError, match="an edition must be text"):
        pioche.deal(edition)  # type: ignore[arg-type]


def test_an_unknown_edition() -> None:
    with pytest.raises(pioche.Refused) as caught:
        pioche.deal("klassik/de")
    assert str(caught.value).startswith("There is no edition “klassik/de”; there are: classic/fr")


def test_every_edition_is_listed() -> None:
    assert {"classic/fr", "rummy/en"} <= set(pioche.editions())


def test_a_refusal_names_cards_and_clauses_of_its_edition() -> None:
    table = pioche.position("classic/lb", "r5g1/b2b3/y7 r1 g5 g > turn:0")
    why = table.why("b3")
    assert why is not None
    assert (why.code, why.args) == ("not-in-hand", {"card": "b3"})
    assert str(why).startswith("You do not hold the violet 3")
    assert why.say("de").startswith("Du hast die violette 3 nicht")
    later = table.why("1:b2")
    assert later is not None
    assert str(later) == f"It is not your turn: the next to move is seat 0 ({later.clause})."
    assert later.say(names=["Ada", "Bo", "Cy"]).startswith("It is not your turn: the next to move is Ada")


def test_actions_show_what_they_are_made_of() -> None:
    table = pioche.position("classic/fr", "r5g1/b2b3/y7 r1 g5 g > turn:0")
    action = table.action("r5!")
    assert (action.seat, action.call, action.text) == (0, True, "r5!")
    assert action.value == Play(0, 5, call=True) == action
    assert repr(action) == "Action('0:r5!')"
    assert {"seat", "face", "say", "value"} <= set(dir(action))
    assert action.say() == "Play the red 5, saying “UNO”"
    assert action.say("fr") == table.say("r5!", "fr")
    assert [str(event) for event in table.push(action)][:2] == ["Seat 0 plays the red 5.", "Seat 0: “UNO!”"]


def test_teams_win_together() -> None:
    table = pioche.position("classic/de", "r5/b2b3/y7/y8 r1 g5 g > turn:0 started=1", teams=2)
    table.push("r5!")
    assert table.over
    assert (table.winner, table.winners) == (None, (0, 2))
    assert table.points is not None
    assert len(table.points) == 2
    assert "Seat 0 wins the round!\nSeat 2 wins the round!" in str(table)


@pytest.mark.clause("FR-12")
def test_a_given_first_card_acts_as_after_any_deal() -> None:
    table = pioche.deal("classic/fr", players=3, seed=7, dealer=1, first="gD")
    assert (table.dealer, table.turn) == (1, 0)
    assert [len(table.hand(seat)) for seat in range(3)] == [7, 7, 9]
    assert "Discard pile: gD" in str(table)


@pytest.mark.clause("FR-13")
def test_a_given_first_reverse() -> None:
    table = pioche.deal("classic/fr", players=4, seed=7, dealer=1, first="bR")
    assert (table.turn, table.view().direction) == (0, -1)


@pytest.mark.clause("FR-15")
def test_a_given_first_wild() -> None:
    table = pioche.deal("classic/fr", players=4, seed=7, dealer=2, first="W")
    assert table.turn == 2
    assert {str(action) for action in table.legal(2)} >= {"2:=r", "2:=g"}


@pytest.mark.clause("FR-16")
def test_a_wild4_cannot_be_asked_for_as_the_first_card() -> None:
    with pytest.raises(pioche.Refused, match="setup-goes-back") as caught:
        pioche.deal("classic/fr", players=3, first="F")
    assert str(caught.value).startswith("A round cannot start with the +4: it goes back")


@pytest.mark.clause("FR-5")
def test_exactly_one_card_is_turned_up() -> None:
    with pytest.raises(pioche.Refused, match="setup-first"):
        pioche.deal("classic/fr", players=3, first="r1 r2")


def test_hands_as_lists_and_with_commas() -> None:
    usual = pioche.deal("classic/de", 3, seed=7)
    hands = [usual.hand(seat) for seat in range(3)]
    assert pioche.deal("classic/de", 3, seed=7, hands=hands) == usual
    assert pioche.deal("classic/de", 3, seed=7, hands=[", ".join(hands[0])]) == usual


def test_long_texts_are_quoted_in_part() -> None:
    table = pioche.deal("classic/de", 3, seed=7)
    assert str(table.why("draw" * 9_000)) == f"“{('draw' * 20)[:79]}…” is not a move."


def test_what_it_returns_is_readable_at_the_prompt() -> None:
    table = pioche.deal("classic/de", 3, seed=7)
    assert repr(table.push("b4")) == "(<Event: Seat 1 plays the blue 4.>,)"
    assert repr(table.why("r0")) == "<Reason: You do not hold the red 0 (DE-1).>"
    assert repr(table.view(0)).startswith("<View: View(seat=0, hand=(")


def test_a_hand_of_the_wrong_size_says_whose() -> None:
    with pytest.raises(pioche.Refused) as caught:
        pioche.deal("classic/fr", players=3, hands=[None, "r1 r2"])
    assert str(caught.value) == "A hand has 7 cards or tiles; for seat 1 there are 2. Three dots at its end fill it up."


def test_a_given_first_card_that_the_hands_use_up() -> None:
    with pytest.raises(pioche.Refused, match="too-many-cards") as caught:
        pioche.deal("classic/fr", players=2, first="r0", hands=["r0 ..."], advice_penalty=False)
    assert str(caught.value) == "The pack holds the red 0 only once."


def test_the_rest_of_a_deal_comes_from_its_seed() -> None:
    usual = pioche.deal("classic/de", players=3, seed=7)
    again = pioche.deal("classic/de", players=3, seed=7, hands=[" ".join(usual.hand(0)), None])
    assert [again.hand(seat) for seat in range(3)] == [usual.hand(seat) for seat in range(3)]
    assert again.text == usual.text


@pytest.mark.clause("R-5", "R-16")
def test_racks_and_starting_tiles() -> None:
    rack = "R1 R2 R3 Y5 Y6 Y7 G9 G10 G11 B12 B12 * * B1"
    table = pioche.deal("rummy/en", players=2, seed=7, dealer=1, hands=[rack], first="* R4 R5 G12")
    assert sorted(table.hand(0)) == sorted(rack.split())
    assert table.turn == table.dealer == 1
    assert table.text.endswith("| ~R4 ~R5 ~G12 ~*")
    with pytest.raises(pioche.Refused, match="too-many-cards") as caught:
        pioche.deal("rummy/en", players=2, hands=[rack], first="B12 R4 R5 G12")
    assert "the blue 12 only 2 times" in str(caught.value)
    with pytest.raises(pioche.Refused, match="setup-first"):
        pioche.deal("rummy/en", players=2, first="R4 R5 G12")
    with pytest.raises(pioche.Refused):
        pioche.deal("rummy/en", players=2, first="*= R4 R5 G12")


def test_the_solver() -> None:
    table = pioche.position("rummy/fr", "R6.R7.B1/G3.G4 Y1.Y2.Y3 > turn:0 | R:3.4.5 7:RYG")
    found = pioche.solve(table)
    assert found
    assert found.plays == ("R6", "R7", "R6.R7") or "R6.R7" in found.plays
    assert found.best is not None
    assert found.best.seat == 0
    one = found.action("R6")
    assert one is not None
    assert table.is_legal(one)
    assert found.action("B1") is None
    assert found.action("G3") is None  # not on the rack
    table.push(found.best)
    assert not pioche.solve(pioche.position("rummy/fr", "B1/G3.G4 Y1.Y2.Y3 > turn:0 | R:3.4.5"))
    with pytest.raises(pioche.Refused):
        found.action("nonsense")
    with pytest.raises(TypeError, match="needs a table"):
        pioche.solve("rummy/fr")  # type: ignore[arg-type]


def test_the_tile_game_always_lists_something() -> None:
    """A player who can lay has to (R-8), and not every lay is listed."""
    table = pioche.deal("rummy/en", players=3, seed=7)
    assert [action.seat for action in table.legal()] == [0]
    assert str(table.legal()[0]).startswith("0:lay ")
    assert table.legal(1) == []


def test_the_dealer_of_the_rules_and_the_dealer() -> None:
    """An option that has the name of an argument goes into `options`."""
    table = pioche.deal("classic/fr", players=3, seed=7, dealer=2, options={"dealer": "passes_left"})
    assert table.options == {"dealer": "passes_left"}
    assert eval(repr(table)) == table  # noqa: S307
    with pytest.raises(TypeError, match="the dealer must be a whole number, not 'passes_left'"):
        pioche.deal("classic/fr", players=3, dealer="passes_left")  # type: ignore[arg-type]


def test_the_next_round_follows_from_the_first_seed() -> None:
    tables = []
    for _ in range(2):
        table = pioche.deal("classic/de", players=2, seed=7, hands=["r1 ..."], hand_size=2)
        for choice in range(1_000):
            if not table.over:
                table.push(table.round.progress_move(table.round.turn, choice))
        table.next_round(first="r5")
        tables.append(table)
    assert tables[0] == tables[1]
    assert tables[0].number == 2
    assert "Discard pile: r5" in str(tables[0])
    assert pioche.replay.loads(pioche.replay.dumps(tables[0])) == tables[0]


def test_a_changed_file_is_refused(tmp_path: os.PathLike[str]) -> None:
    table = pioche.position("classic/fr", "r5g1/b2b3/y7 r1r2 g5 g > turn:0", advice_penalty=False)
    table.push("g1!")
    text = pioche.replay.dumps(table)
    assert "from r5g1/b2b3/y7 r1r2 g5 g > turn:0\n0:g1!\n" in text
    with pytest.raises(pioche.replay.BadReplay) as caught:
        pioche.replay.loads(text.replace("0:g1!", "0:g2!"))
    assert str(caught.value).startswith("Line 8: “0:g2!” is not allowed: “You do not hold the green 2”")
    with pytest.raises(pioche.replay.BadReplay, match="replay-refused"):
        pioche.replay.loads(text.replace("from r5g1", "from r5r5r5g1"))
    with pytest.raises(pioche.replay.BadReplay, match="replay-version"):
        pioche.replay.loads(text.replace("replay 2", "replay 3"))
    with pytest.raises(pioche.replay.BadReplay):
        pioche.replay.loads(text.replace("replay 2", "replay 1"))
    with pytest.raises(TypeError, match="a table is needed"):
        pioche.replay.dumps("game")  # type: ignore[arg-type]


def test_a_file_that_is_no_text(tmp_path: os.PathLike[str]) -> None:
    path = os.path.join(tmp_path, "x.pioche")  # noqa: PTH118
    with open(path, "wb") as file:  # noqa: PTH123
        file.write(b"\xff\xfe")
    with pytest.raises(pioche.replay.BadReplay, match="replay-not-one"):
        pioche.replay.load(path)
    with pytest.raises(FileNotFoundError):
        pioche.replay.load(path + "x")


def test_an_event_is_seen_by_seats_that_can_exist() -> None:
    """A wrong seat is no answer: it is this function that hides cards."""
    event = pioche.deal("classic/fr", players=3, seed=1).events[0]
    for wrong in ("x", [1], True, 1.0):
        with pytest.raises(TypeError):
            event.seen_by(wrong)  # type: ignore[arg-type]
    with pytest.raises(pioche.Refused):
        event.seen_by(77)
    assert event.seen_by(None) != event
