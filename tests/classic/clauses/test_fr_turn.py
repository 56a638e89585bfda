"""FR-7 to FR-9 and FR-11: what covers what, forced and voluntary draws, the end of a round."""

from __future__ import annotations

import pytest

from pioche.classic.cards import FACE, NAMES
from pioche.classic.codes import Phase
from pioche.classic.effects import Program
from pioche.classic.events import Drew, Ending, How, Laid, Passed, RoundOver, Why
from pioche.classic.mechanics.scoring import score
from pioche.classic.notation import move_text
from pioche.classic.view import view
from tests.classic.table import allowed, hand, play, refused, table

SEVERAL = "r5r9g7gDbSyRyDrRWFg1/y1/y2 y3y4 {} {} > turn:0 started=1"


def layable(top: str, colour: str) -> set[str]:
    """The cards of `SEVERAL` that can be laid on a card when a colour is in force."""
    s = table("fr", SEVERAL.format(top, colour))
    moves = [move_text(move)[2:] for move in s.legal(0)]
    return {move.partition("=")[0] for move in moves} - {"draw", "accuse.1", "accuse.2"}


@pytest.mark.clause("FR-7")
@pytest.mark.parametrize(
    ("top", "colour", "expected"),
    [
        ("r7", "r", "r5 r9 rR g7 W F"),  # the book's example: red cards or a 7
        ("b5", "b", "bS r5 W F"),
        ("y0", "y", "yR yD W F"),
        ("rD", "r", "r5 r9 rR gD yD W F"),
        ("rS", "r", "r5 r9 rR bS W F"),
        ("bR", "b", "bS yR rR W F"),
        ("W", "g", "g7 gD g1 W F"),  # black cards have no number
        ("F", "y", "yR yD W F"),
    ],
)
def test_same_colour_number_or_symbol_or_black(top: str, colour: str, expected: str) -> None:
    assert layable(top, colour) == set(expected.split())


@pytest.mark.clause("FR-7", "LB-4")
@pytest.mark.parametrize("edition", ["fr", "lb"])
def test_every_card_on_every_other(edition: str) -> None:
    """The rule as the book says it: colour, number or symbol, black; in lb also white and every Reverse."""
    blanks = (Program(text="Sing."),)
    names = [name for name in NAMES if name not in ("U", "X2", "X3")]
    for top in names:
        for colour in "rygb" if top in ("W", "F", "X1") else top[0]:
            s = table(edition, f"g1/y1/y2 y3y4 {top} {colour} > turn:0 started=1", blanks=blanks)
            s.lay_out([[FACE[name] for name in names], [FACE["y1"]], [FACE["y2"]]], [FACE["y3"]], [FACE[top]])
            moves = [move_text(move)[2:].partition("=")[0] for move in s.legal(0)]
            expected = {
                name
                for name in names
                if name in ("W", "F", "X1")
                or name[0] == colour
                or (top not in ("W", "F", "X1") and name[1] == top[1])
                or (edition == "lb" and name[1] == "R")
            }
            assert {move for move in moves if move in names} == expected


@pytest.mark.clause("FR-7")
def test_what_does_not_fit_is_refused() -> None:
    s = table("fr", "g5r9/y1/y2 y3y4 r7 r > turn:0")
    refusal = refused(s, "0:g5")
    assert (refusal.code, refusal.clause) == ("does-not-fit", "FR-7")
    assert refusal.args == (("card", "g5"), ("top", "r7"), ("colour", "r"))
    assert refused(s, "0:r7").code == "not-in-hand"
    assert (refused(s, "1:y1").code, refused(s, "1:y1").clause) == ("not-your-turn", "FR-6")
    assert play(s, "0:r9!")[0] == Laid(0, FACE["r9"], How.BY_TURN)
    assert (s.top, s.colour, s.turn) == (FACE["r9"], 0, 1)


@pytest.mark.clause("FR-8")
def test_drawn_card_that_fits_may_be_played() -> None:
    s = table("fr", "g5g6/y1/y2 y3r4 r7 r > turn:0")
    assert (refused(s, "0:pass").code, refused(s, "0:pass").clause) == ("draw-first", "FR-8")
    assert play(s, "0:draw") == [Drew(0, (FACE["r4"],), Why.TURN)]
    assert (s.phase, s.turn, s.drawn) == (Phase.DRAWN, 0, FACE["r4"])
    assert (refused(s, "0:draw").code, refused(s, "0:draw").clause) == ("draw-once", "FR-8")
    kept = s.copy()
    play(s, "0:r4")
    assert (hand(s, 0), s.turn, s.top) == ("g5g6", 1, FACE["r4"])
    assert play(kept, "0:pass") == [Passed(0)]  # may, not must
    assert (hand(kept, 0), kept.turn, kept.phase) == ("r4g5g6", 1, Phase.TURN)


@pytest.mark.clause("FR-8")
def test_drawn_card_that_does_not_fit_is_kept() -> None:
    s = table("fr", "g5g6/y1/y2 r4y3 r7 r > turn:0")
    play(s, "0:draw")
    assert refused(s, "0:y3").code == "does-not-fit"
    assert {move_text(move) for move in s.legal(0)} == {"0:pass", "0:accuse.1", "0:accuse.2"}
    play(s, "0:pass")
    assert (hand(s, 0), s.turn) == ("y3g5g6", 1)


@pytest.mark.clause("FR-8")
def test_only_its_owner_knows_the_drawn_card() -> None:
    s = table("fr", "g5g6/y1/y2 y3r4 r7 r > turn:0")
    play(s, "0:draw")
    assert view(s, 0).drawn == FACE["r4"]
    assert view(s, 1).drawn is None
    assert view(s, None).drawn is None


@pytest.mark.clause("FR-9")
def test_one_may_decline_to_play() -> None:
    s = table("fr", "r5W/y1/y2 y3r4 r7 r > turn:0")
    assert allowed(s, "0:r5")
    play(s, "0:draw")
    for move in ("0:r5", "0:W=g"):
        refusal = refused(s, move)
        assert (refusal.code, refusal.clause) == ("only-drawn-card", "FR-9")
    assert allowed(s, "0:pass")
    assert allowed(s, "0:r4")
    play(s, "0:r4")
    assert (hand(s, 0), s.turn) == ("r5W", 1)


@pytest.mark.clause("FR-9")
def test_declined_and_drawn_in_vain() -> None:
    s = table("fr", "r5g5/y1/y2 r4y3 r7 r > turn:0")
    play(s, "0:draw")
    assert refused(s, "0:r5").code == "only-drawn-card"
    play(s, "0:pass")
    assert (hand(s, 0), s.turn) == ("r5y3g5", 1)


@pytest.mark.clause("FR-9")
def test_drawn_twin_of_a_card_held_may_be_played() -> None:
    s = table("fr", "r5g5/y1/y2 y3r5 r7 r > turn:0")
    play(s, "0:draw", "0:r5")
    assert hand(s, 0) == "r5g5"


@pytest.mark.clause("FR-9")
def test_drawn_black_card_may_be_played() -> None:
    s = table("fr", "r5g5/y1/y2 y3W r7 r > turn:0")
    play(s, "0:draw", "0:W=b")
    assert (s.colour, s.turn, hand(s, 0)) == (3, 1, "r5g5")


@pytest.mark.clause("FR-11")
def test_first_out_of_cards_wins_the_round() -> None:
    s = table("fr", "r5/y1y2/gDW y3y4 r7 r > turn:0 started=1")
    over = RoundOver(Ending.WON, 0, ((), (FACE["y1"], FACE["y2"]), (FACE["gD"], FACE["W"])))
    assert play(s, "0:r5") == [Laid(0, FACE["r5"], How.BY_TURN), over]
    assert (s.over, s.winner, s.moves()) == (True, 0, [])
    assert score(s, s.rules.scoring).winner == 0
    assert (refused(s, "1:draw").code, refused(s, "1:draw").clause) == ("round-over", "FR-11")


@pytest.mark.clause("FR-11")
@pytest.mark.parametrize("card", ["rS", "rR", "W=g"])
def test_last_card_of_any_kind(card: str) -> None:
    s = table("fr", f"{card[:2].rstrip('=')}/y1y2/gD y3y4 r7 r > turn:0 started=1")
    play(s, f"0:{card}")
    assert (s.over, s.winner, s.cards(1), s.cards(2)) == (True, 0, 2, 1)


@pytest.mark.clause("FR-11")
def test_all_hands_are_shown_at_the_end() -> None:
    s = table("fr", "r5/y1y2/gD y3y4 r7 r > turn:0 started=1")
    assert view(s, 1).hands is None
    play(s, "0:r5")
    assert view(s, None).hands == ((), (FACE["y1"], FACE["y2"]), (FACE["gD"],))
