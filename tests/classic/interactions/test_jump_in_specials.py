"""Jump-in with debts, Skips and Reverses (DE-1a): docs/interactions.md."""

from __future__ import annotations

import pytest

from pioche.classic.cards import FACE
from pioche.classic.codes import Phase
from pioche.classic.events import Owes, Skipped, Why
from tests.classic.interactions.meeting import PILE, asked, drawn
from tests.classic.table import allowed, play, refused, table

# Debts


@pytest.mark.clause("DE-1a", "DE-5")
def test_jump_in_on_a_draw2_stack() -> None:
    s = table("de", f"rDr1r2/bDy2y3/rDb1b2/g1g2g3 {PILE} r9 r > turn:0 started=1", jump_in="on")
    log = play(s, "0:rD")
    assert asked(s) == (Phase.DEBT, 1)
    log += play(s, "2:rD")
    assert Owes(3, 4) in log
    assert asked(s) == (Phase.DEBT, 3)
    assert refused(s, "1:bD").code == "not-identical"  # seat 1 was jumped over, owes nothing and may not answer
    assert drawn(play(s, "3:draw"), Why.DEBT) == {3: 4}
    assert s.cards(1) == 3
    assert asked(s) == (Phase.TURN, 0)


@pytest.mark.clause("DE-1a", "FR-12")
@pytest.mark.parametrize("jumper", [1, 2])
def test_jump_in_moves_a_debt_that_nothing_parries(jumper: int) -> None:
    """FR-12's "always" is about the turn; the debtor may jump in like any other player."""
    hands = ["rDr1r2", "y1y2y3", "b1b2b3", "g1g2g3"]
    hands[jumper] += "rD"
    s = table("fr", f"{'/'.join(hands)} {PILE} r9 r > turn:0 started=1", jump_in="on")
    play(s, "0:rD", f"{jumper}:rD")
    assert asked(s) == (Phase.DEBT, jumper + 1)
    assert s.debt == 4


@pytest.mark.clause("DE-1a", "DE-10")
@pytest.mark.parametrize("wild4_parry", ["on", "off"])
def test_wild4_on_wild4_by_jump_in(wild4_parry: str) -> None:
    s = table("de", f"Fr1r2/y1y2y3/Fb1b2/g1g2g3 {PILE} r9 r > turn:0 started=1", jump_in="on", wild4_parry=wild4_parry)
    play(s, "0:F=r", "2:F=g")
    assert asked(s) == (Phase.DEBT, 3)
    assert (s.debt, s.colour) == (8, FACE["g0"] // 13)


@pytest.mark.clause("DE-1a", "FR-22")
@pytest.mark.parametrize("challenge", ["take_back", "card_stays"])
def test_no_jump_in_between_a_wild4_and_its_challenge(challenge: str) -> None:
    s = table("fr", f"Fr1r2/y1y2y3/Fb1b2/g1g2g3 {PILE} r9 r > turn:0 started=1", jump_in="on", challenge=challenge)
    play(s, "0:F=r")
    assert asked(s) == (Phase.CHALLENGE, 1)
    assert refused(s, "2:F=b").code == "challenge-open"
    play(s, "1:draw")
    assert asked(s) == (Phase.TURN, 2)
    assert allowed(s, "2:F=b")


@pytest.mark.clause("DE-1a", "FR-22")
def test_wild4_jumped_in_is_not_challenged() -> None:
    s = table("fr", f"Fr1r2/y1y2y3/g1g2g3/Fr3b2 {PILE} r9 r > turn:0 started=1", jump_in="on")
    play(s, "0:F=r", "1:draw", "3:F=b")  # out of turn, and with a red card in hand
    assert asked(s) == (Phase.DEBT, 0)
    assert refused(s, "0:doubt").code == "nothing-to-doubt"
    assert s.debt == 4


@pytest.mark.clause("DE-1a", "FR-16", "FR-22")
def test_wild4_laid_in_turn_is_challenged_though_identical() -> None:
    s = table("fr", f"r1r2/Fg1g2/b1b2b3 {PILE} F g > turn:1 started=1", jump_in="on")
    play(s, "1:F=r")
    assert asked(s) == (Phase.CHALLENGE, 2)
    assert s.bluff


@pytest.mark.clause("DE-1a", "FR-16")
@pytest.mark.parametrize("wild4_if", ["nothing_playable", "no_colour"])
def test_wild4_jumped_in_is_not_checked(wild4_if: str) -> None:
    position = f"r1r2r3/Fg1g2/b1b2b3 {PILE} F g > turn:0 started=1"
    s = table("fr", position, jump_in="on", challenge="off", wild4_if=wild4_if)
    assert allowed(s, "1:F=r")
    s = table("fr", position.replace("turn:0", "turn:1"), jump_in="off", challenge="off", wild4_if=wild4_if)
    assert refused(s, "1:F=r").code == "wild4-not-allowed"


@pytest.mark.clause("DE-1a", "BB-4")
def test_reverse_jumped_in_turns_a_returned_debt() -> None:
    s = table(
        "de",
        f"rDr1r2/rRy2y3/b1b2b3/rRg2g3 {PILE} r9 r > turn:0 started=1",
        jump_in="on",
        reverse_returns_debt="on",
    )
    play(s, "0:rD", "1:rR")
    assert asked(s) == (Phase.DEBT, 0)
    play(s, "3:rR")  # clockwise again: the seat after the jumper owes
    assert asked(s) == (Phase.DEBT, 0)
    assert (s.debt, s.direction) == (2, 1)


@pytest.mark.clause("DE-1a", "BB-5")
def test_skip_jumped_in_takes_a_passed_debt_along() -> None:
    s = table(
        "de",
        f"rDr1r2/rSy2y3/b1b2b3/rSg2g3 {PILE} r9 r > turn:0 started=1",
        jump_in="on",
        skip_passes_debt="on",
    )
    play(s, "0:rD", "1:rS")
    assert asked(s) == (Phase.DEBT, 2)
    log = play(s, "3:rS")
    assert asked(s) == (Phase.DEBT, 0)
    assert s.debt == 2
    assert not any(isinstance(event, Skipped) for event in log)


@pytest.mark.clause("DE-1a", "DE-8a", "DE-8b")
def test_jump_in_through_an_uno_card_takes_its_debt_along() -> None:
    s = table("de", f"Ur1r2/y1y2y3/r8b1b2/Ug2g3 {PILE} r8 r > turn:0 started=1", jump_in="on", uno_card_draw4="on")
    play(s, "0:U")
    assert asked(s) == (Phase.DEBT, 1)
    play(s, "2:r8")
    assert asked(s) == (Phase.DEBT, 3)
    assert s.debt == 4
    assert refused(s, "3:g2").code == "does-not-answer"
    play(s, "3:U")  # an 8 counts, but the debt is still that of an UnoCard
    assert asked(s) == (Phase.DEBT, 0)
    assert s.debt == 8


@pytest.mark.clause("DE-1a", "DE-8a", "DE-5")
def test_draw2_jumped_in_through_an_uno_card_makes_it_a_draw2_debt() -> None:
    s = table("de", f"Ur1r2/y1y2y3/rDb1b2/UyDg3 {PILE} rD r > turn:0 started=1", jump_in="on", uno_card_draw4="on")
    play(s, "0:U", "2:rD")
    assert s.debt == 6
    assert refused(s, "3:U").code == "does-not-answer"
    assert allowed(s, "3:yD")  # the last card that added to the sum decides what answers it


# Skips


@pytest.mark.clause("DE-1a", "DE-3a")
def test_anyone_may_jump_in_on_a_skip() -> None:
    position = f"rSr1r2/y1y2y3/rSb1b2/g1g2g3 {PILE} r9 r > turn:0 started=1"
    s = table("de", position, jump_in="on", skip_parry="on")
    play(s, "0:rS")
    assert asked(s) == (Phase.SKIPPED, 1)
    assert Skipped(3) in play(s, "2:rS")  # the pending skip moves on with the jumper; no Skip is left to parry it
    assert asked(s) == (Phase.TURN, 0)
    s = table("de", position, jump_in="on")
    assert Skipped(1) in play(s, "0:rS")
    assert Skipped(3) in play(s, "2:rS")
    assert asked(s) == (Phase.TURN, 0)


@pytest.mark.clause("DE-1a", "DE-3")
def test_skipped_player_jumps_in_without_skip_parry() -> None:
    s = table("de", f"rSr1r2/rSy2y3/b1b2b3/g1g2g3 {PILE} r9 r > turn:0 started=1", jump_in="on")
    play(s, "0:rS", "1:rS")
    assert asked(s) == (Phase.TURN, 3)


@pytest.mark.clause("DE-1a", "DE-3b")
def test_second_skip_from_another_hand_skips_one() -> None:
    s = table(
        "de",
        "rSr1r2/y1y2y3/rSb1b2/g1g2g3/y7y8y9 y4y5y6 r9 r > turn:0 started=1",
        jump_in="on",
        double_skip="on",
    )
    play(s, "0:rS", "2:rS")
    assert asked(s) == (Phase.TURN, 4)  # only seat 3 sits out


@pytest.mark.clause("DE-1a", "DE-3b")
@pytest.mark.parametrize(("double_skip", "turn"), [("off", 2), ("on", 3)])
def test_both_skips_from_one_hand(double_skip: str, turn: int) -> None:
    s = table(
        "de", f"rSrSr2/y1y2y3/b1b2b3/g1g2g3 {PILE} r9 r > turn:0 started=1", jump_in="on", double_skip=double_skip
    )
    play(s, "0:rS", "0:rS")
    assert asked(s) == (Phase.TURN, turn)


@pytest.mark.clause("DE-1a", "DE-3b")
def test_second_skip_after_another_has_acted_is_a_jump_in() -> None:
    s = table("de", f"rSrSr2/y1y2y3/b1b2b3/g1g2g3 {PILE} r9 r > turn:0 started=1", jump_in="on", double_skip="on")
    play(s, "0:rS", "2:draw", "0:rS")
    assert asked(s) == (Phase.TURN, 2)  # one skip, and it is the turn of seat 2 again


# Reverses


@pytest.mark.clause("DE-1a", "DE-4")
def test_reverse_by_jump_in_turns_back() -> None:
    s = table("de", f"rRr1r2/y1y2y3/rRb1b2/g1g2g3 {PILE} r9 r > turn:0 started=1", jump_in="on")
    play(s, "0:rR")
    assert (s.direction, asked(s)) == (-1, (Phase.TURN, 3))
    play(s, "2:rR")
    assert (s.direction, asked(s)) == (1, (Phase.TURN, 3))


@pytest.mark.clause("DE-1a", "DE-4")
def test_both_reverses_from_one_hand_turn_twice() -> None:
    s = table("de", f"rRrRr2/y1y2y3/b1b2b3/g1g2g3 {PILE} r9 r > turn:0 started=1", jump_in="on")
    play(s, "0:rR", "0:rR")
    assert (s.direction, asked(s)) == (1, (Phase.TURN, 1))


@pytest.mark.clause("DE-1a", "BB-1")
def test_reverse_by_jump_in_between_two() -> None:
    s = table("de", f"rRr1r2/rRy2y3 {PILE} r9 r > turn:0 started=1", jump_in="on", two_player_reverse_skips="on")
    play(s, "0:rR")
    assert asked(s) == (Phase.TURN, 0)
    play(s, "1:rR")
    assert asked(s) == (Phase.TURN, 1)  # now the jumper moves again
