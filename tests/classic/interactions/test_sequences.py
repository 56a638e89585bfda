"""Sequences with other options (DE-1b): docs/interactions.md."""

from __future__ import annotations

import pytest

from pioche.classic.codes import Phase
from pioche.classic.effects import Effect, Op, Program
from pioche.classic.events import Why
from tests.classic.interactions.meeting import PILE, asked, drawn, winner
from tests.classic.table import allowed, hand, play, refused, table


@pytest.mark.clause("DE-1b", "DE-12")
def test_sequence_that_ends_on_the_last_card() -> None:
    s = table("de", f"r5r6r7/y1y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", sequences="on")
    play(s, "0:r5", "0:r6!", "0:r7!")
    assert winner(s) == 0


@pytest.mark.clause("DE-1b", "DE-12")
def test_sequence_that_ends_on_the_last_card_without_uno_uno() -> None:
    s = table("de", f"r5r6r7/r1y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", sequences="on")
    play(s, "0:r5", "0:r6!", "0:r7")
    assert winner(s) is None
    assert drawn(play(s, "1:r1"), Why.FORGOT) == {0: 2}


@pytest.mark.clause("DE-1b", "DE-11", "DE-12")
@pytest.mark.parametrize("last", ["0:r7!", "0:r7"])
def test_uno_is_owed_no_more_when_the_sequence_has_gone_on(last: str) -> None:
    """A player's own next card does not close their window; with no card left UNO UNO counts."""
    s = table("de", f"r5r6r7/y1y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", sequences="on")
    log = play(s, "0:r5", "0:r6")
    assert s.owing == 1
    log += play(s, last)
    assert drawn(log, Why.FORGOT) == {}
    assert winner(s) == (0 if last.endswith("!") else None)


@pytest.mark.clause("DE-1b", "FR-10", "DE-11")
@pytest.mark.parametrize(("uno_enforced", "penalty"), [("when_caught", {}), ("automatic", {0: 2})])
def test_uno_forgotten_in_a_sequence(uno_enforced: str, penalty: dict[int, int]) -> None:
    s = table("de", f"r5r6y1/r1y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", sequences="on", uno_enforced=uno_enforced)
    play(s, "0:r5", "0:r6")
    assert drawn(play(s, "1:r1"), Why.FORGOT) == penalty
    assert not s.owing


@pytest.mark.clause("DE-1b", "FR-10")
def test_sequence_wins_before_anybody_catches_its_player() -> None:
    s = table("fr", f"r5r6/y1y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", sequences="on")
    play(s, "0:r5")
    assert allowed(s, "1:catch.0")
    play(s, "0:r6")
    assert winner(s) == 0


@pytest.mark.clause("DE-1b", "FR-10")
def test_being_caught_does_not_end_a_sequence() -> None:
    """A catch does not end the sequence: nobody has laid, or drawn in turn."""
    s = table("fr", f"r5r6/y1y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", sequences="on")
    play(s, "0:r5", "1:catch.0", "0:r6")
    assert asked(s) == (Phase.TURN, 1)
    assert s.cards(0) == 2


@pytest.mark.clause("DE-1b", "FR-21")
def test_accusation_does_not_end_a_sequence() -> None:
    s = table("fr", f"r5r6r1/y1y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", sequences="on")
    play(s, "0:r5", "1:accuse.2", "0:r6")
    assert asked(s) == (Phase.TURN, 1)


@pytest.mark.clause("DE-1b", "DE-3b")
def test_sequences_let_no_skip_go_on() -> None:
    s = table("de", f"rSrSr2/y1y2y3/b1b2b3/g1g2g3 {PILE} r9 r > turn:0 started=1", sequences="on")
    play(s, "0:rS")
    assert refused(s, "0:rS").code == "not-your-turn"


@pytest.mark.clause("DE-1b", "DE-3b")
def test_double_skip_lets_no_number_go_on() -> None:
    s = table("de", f"r5r6r2/y1y2y3/b1b2b3/g1g2g3 {PILE} r9 r > turn:0 started=1", double_skip="on")
    play(s, "0:r5")
    assert refused(s, "0:r6").code == "not-your-turn"


@pytest.mark.clause("DE-1b", "DE-13a")
def test_sequence_goes_on_from_the_new_hand() -> None:
    s = table("de", f"r0y1y3/b1b2b3/r1r2g3 {PILE} r9 r > turn:0 started=1", sequences="on", zero_rotation="forced")
    play(s, "0:r0", "0:hands.left", "0:r1", "0:r2!")
    assert hand(s, 0) == "g3"
    assert asked(s) == (Phase.TURN, 1)


@pytest.mark.clause("DE-1b", "DE-13a")
def test_sequence_down_to_a_zero_turns_hands_and_ends() -> None:
    s = table("de", f"r1r0y1/b1b2b3/r1g2g3 {PILE} r9 r > turn:0 started=1", sequences="on", zero_rotation="forced")
    play(s, "0:r1", "0:r0!", "0:hands.left")
    assert hand(s, 0) == "r1g2g3"
    assert refused(s, "0:r1").code == "not-your-turn"  # the direction stays down, and 0 does not wrap to 9


@pytest.mark.clause("DE-1b", "BB-2")
def test_sequence_goes_on_from_the_swapped_hand() -> None:
    s = table("de", f"r6r7y1/r8g2g3/b1b2b3 {PILE} r9 r > turn:0 started=1", sequences="on", seven_swap="optional")
    play(s, "0:r6", "0:r7!", "0:pick.1", "1:uno", "0:r8")
    assert [hand(s, 0), hand(s, 1)] == ["g2g3", "y1"]


@pytest.mark.clause("DE-1b", "BB-6")
def test_sequence_goes_on_from_the_top_of_several() -> None:
    s = table("de", f"r5b5b6r6y1/y2y3y4 {PILE} r9 r > turn:0 started=1", sequences="on", multiples="on")
    play(s, "0:r5+b5")
    assert refused(s, "0:r6").code == "not-your-turn"
    play(s, "0:b6")
    assert hand(s, 0) == "r6y1"


@pytest.mark.clause("DE-1b", "BB-6")
def test_several_cards_are_no_step_of_a_sequence() -> None:
    s = table("de", f"r5r6b6y1/y2y3y4 {PILE} r9 r > turn:0 started=1", sequences="on", multiples="on")
    play(s, "0:r5")
    assert refused(s, "0:r6+b6").code == "not-your-turn"


@pytest.mark.clause("DE-1b", "FR-8", "FR-9", "LB-5", "DE-6a", "BB-3")
@pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("fr", {}),
        ("lb", {}),
        ("de", {}),
        ("de", {"draw_then_play_any": "on"}),
        ("de", {"draw_until_playable": "on"}),
    ],
)
def test_sequence_goes_on_after_the_drawn_card(edition: str, options: dict[str, str]) -> None:
    """Only the drawn card may be laid; cards that follow on it may have been in the hand before."""
    s = table(edition, "b6b1b2/y2y3y4/g1g2g3 y5b5 b9 b > turn:0 started=1", sequences="on", **options)
    if edition == "de" and "draw_then_play_any" not in options:
        s = table(edition, "b6b1b2/y2y3y4/g1g2g3 y5b5 r5 r > turn:0 started=1", sequences="on", **options)
    play(s, "0:draw", "0:b5", "0:b6")
    assert hand(s, 0) == "b1b2"
    assert asked(s) == (Phase.TURN, 1)


@pytest.mark.clause("DE-1b", "DE-6")
def test_drawing_ends_the_sequence_of_another() -> None:
    s = table("de", f"r5r6r2/y1y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", sequences="on")
    play(s, "0:r5", "1:draw")
    assert refused(s, "0:r6").code == "not-your-turn"


@pytest.mark.clause("DE-1b", "DE-8a", "DE-8b")
@pytest.mark.parametrize("option", ["uno_card_draw4", "uno_card_gift"])
def test_uno_card_ends_a_sequence(option: str) -> None:
    s = table("de", f"r6r5r1/Uy2/b1b2b3 {PILE} r9 r > turn:0 started=1", sequences="on", **{option: "on"})
    play(s, "0:r5", "1:U!")
    assert refused(s, "0:r6").code == "not-your-turn"


@pytest.mark.clause("DE-1b", "LB-10")
def test_blank_ends_a_sequence() -> None:
    again = Program((Effect(Op.AGAIN),))
    s = table("lb", f"r5r6X1r1/y1y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", sequences="on", blanks=(again,))
    play(s, "0:r5")
    assert refused(s, "0:X1").code == "not-your-turn"
    play(s, "1:draw", "1:pass", "2:draw", "2:pass", "0:X1")
    assert asked(s) == (Phase.TURN, 0)  # the rule gives another move, not a sequence
    play(s, "0:r6!")
    assert hand(s, 0) == "r1"
