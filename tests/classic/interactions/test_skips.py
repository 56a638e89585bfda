"""Skips, parries and double Skips with other options (DE-3a, DE-3b, BB-1): docs/interactions.md."""

from __future__ import annotations

import pytest

from pioche.classic.codes import Phase
from pioche.classic.effects import Effect, Op, Program
from pioche.classic.events import Skipped, Why
from tests.classic.clauses.setups import opening
from tests.classic.interactions.meeting import PILE, asked, drawn, winner
from tests.classic.table import allowed, play, refused, table

SEATS = ["y1y2y3", "b1b2b3", "g1g2g3", "r6r7r8", "y6b6g6", "b7g7y7"]


@pytest.mark.clause("DE-3b")
@pytest.mark.parametrize(("players", "turn"), [(2, 0), (3, 0), (4, 3), (5, 3)])
def test_double_skip_with_two_to_five_players(players: int, turn: int) -> None:
    """Only opponents are skipped: with two players the player of the Skips moves again once, not twice."""
    hands = "/".join(["rSrSr1", *SEATS[: players - 1]])
    s = table("de", f"{hands} y4y5 r9 r > turn:0 started=1", double_skip="on")
    play(s, "0:rS", "0:rS!")
    assert asked(s) == (Phase.TURN, turn)


@pytest.mark.clause("DE-3b")
def test_double_skip_between_two_is_one_more_move() -> None:
    s = table("de", "rSrSr1r2/y1y2y3 y4y5 r9 r > turn:0 started=1", double_skip="on")
    play(s, "0:rS", "0:rS", "0:r1!")
    assert asked(s) == (Phase.TURN, 1)


@pytest.mark.clause("DE-3a", "DE-3b")
@pytest.mark.parametrize(("players", "turn"), [(2, 0), (3, 0), (4, 3)])
def test_double_skip_cannot_be_parried(players: int, turn: int) -> None:
    """Both Skips of the colour have been laid: nobody can hold a third, so nobody is asked."""
    hands = "/".join(["rSrSr1", *SEATS[: players - 1]])
    s = table("de", f"{hands} y4y5 r9 r > turn:0 started=1", double_skip="on", skip_parry="on")
    play(s, "0:rS")
    assert asked(s) == (Phase.SKIPPED, 1)
    log = play(s, "0:rS!")
    assert asked(s) == (Phase.TURN, turn)
    assert [event for event in log if isinstance(event, Skipped)] == [
        Skipped(seat) for seat in range(1, min(players, 3))
    ]


@pytest.mark.clause("DE-3a", "DE-3b")
def test_parry_comes_before_the_second_skip() -> None:
    """First come, first served: once the skipped seat has sat out, it is too late for the second Skip."""
    s = table("de", f"rSrSr1/{'/'.join(SEATS[:3])} y4y5 r9 r > turn:0 started=1", double_skip="on", skip_parry="on")
    play(s, "0:rS", "1:pass")
    assert refused(s, "0:rS!").code == "not-your-turn"


@pytest.mark.clause("DE-3a", "DE-3b")
def test_parry_of_a_skip_is_no_double_skip() -> None:
    s = table(
        "de", f"rSr1r2/rSy1y2/{'/'.join(SEATS[1:4])} y4y5 r9 r > turn:0 started=1", double_skip="on", skip_parry="on"
    )
    play(s, "0:rS", "1:rS")
    assert asked(s) == (Phase.TURN, 3)


@pytest.mark.clause("DE-3a")
def test_skip_parried_between_two() -> None:
    s = table("de", "rSr1r2/rSy1y2 y4y5 r9 r > turn:0 started=1", skip_parry="on")
    play(s, "0:rS", "1:rS")
    assert asked(s) == (Phase.TURN, 1)


@pytest.mark.clause("DE-3a", "BB-5")
def test_skip_that_passed_a_debt_skips_nobody() -> None:
    s = table(
        "de",
        f"rDr1r2/rSy1y2/{'/'.join(SEATS[1:3])} {PILE} r9 r > turn:0 started=1",
        skip_parry="on",
        skip_passes_debt="on",
    )
    log = play(s, "0:rD", "1:rS")
    assert asked(s) == (Phase.DEBT, 2)
    log += play(s, "2:draw")
    assert asked(s) == (Phase.TURN, 3)
    assert drawn(log, Why.DEBT) == {2: 2}
    assert not any(isinstance(event, Skipped) for event in log)


@pytest.mark.clause("DE-3b", "BB-5")
def test_second_skip_passes_a_debt_no_further() -> None:
    s = table(
        "de",
        f"rDr1r2/rSrSy2/{'/'.join(SEATS[1:3])} {PILE} r9 r > turn:0 started=1",
        double_skip="on",
        skip_passes_debt="on",
    )
    play(s, "0:rD", "1:rS", "1:rS!")
    assert asked(s) == (Phase.DEBT, 2)
    play(s, "2:draw")
    assert asked(s) == (Phase.TURN, 3)


@pytest.mark.clause("DE-3b", "DE-12")
@pytest.mark.parametrize("called", [True, False])
def test_double_skip_with_the_last_cards(called: bool) -> None:
    s = table("de", f"rSrS/{'/'.join(SEATS[:2])}/r1g2g3 {PILE} r9 r > turn:0 started=1", double_skip="on")
    play(s, "0:rS!", "0:rS!" if called else "0:rS")
    assert winner(s) == (0 if called else None)
    if not called:  # the card still acts
        assert asked(s) == (Phase.TURN, 3)
        assert drawn(play(s, "3:r1"), Why.FORGOT) == {0: 2}


@pytest.mark.clause("DE-3a", "DE-12")
def test_parried_last_skip_without_uno_uno() -> None:
    s = table("de", f"rS/rSy1y2/{'/'.join(SEATS[1:3])} {PILE} r9 r > turn:0 started=1", skip_parry="on")
    play(s, "0:rS")
    log = play(s, "1:rS")
    assert drawn(log, Why.FORGOT) == {0: 2}
    assert asked(s) == (Phase.TURN, 3)


@pytest.mark.clause("DE-3a", "FR-10", "DE-11")
@pytest.mark.parametrize("edition", ["fr", "de"])
def test_sitting_out_leaves_the_window_for_uno_open(edition: str) -> None:
    s = table(edition, f"rSr1/{'/'.join(SEATS[:3])} {PILE} r9 r > turn:0 started=1", skip_parry="on")
    play(s, "0:rS", "1:pass")
    assert allowed(s, "0:uno")


@pytest.mark.clause("DE-3a", "FR-10", "DE-11")
@pytest.mark.parametrize(("edition", "penalty"), [("fr", {}), ("de", {0: 2})])
def test_parrying_a_skip_closes_the_window_for_uno(edition: str, penalty: dict[int, int]) -> None:
    s = table(edition, f"rSr1/rSy1y2/{'/'.join(SEATS[1:3])} {PILE} r9 r > turn:0 started=1", skip_parry="on")
    play(s, "0:rS")
    assert drawn(play(s, "1:rS"), Why.FORGOT) == penalty
    assert not s.owing


@pytest.mark.clause("DE-3a", "LB-10")
@pytest.mark.parametrize("option", ["skip_parry", "double_skip"])
def test_skip_of_a_blank_is_not_a_skip_card(option: str) -> None:
    skip = Program((Effect(Op.SKIP),))
    s = table(
        "lb", f"X1rSr1/rSy1y2/{'/'.join(SEATS[1:3])} {PILE} r9 r > turn:0 started=1", blanks=(skip,), **{option: "on"}
    )
    play(s, "0:X1")
    assert asked(s) == (Phase.TURN, 2)
    assert refused(s, "1:rS").code == "not-your-turn"
    assert refused(s, "0:rS").code == "not-your-turn"


@pytest.mark.clause("DE-3a", "DE-8a", "DE-8b", "DE-9", "DE-6a")
@pytest.mark.parametrize(
    ("card", "options"),
    [
        ("U", {"uno_card_draw4": "on"}),
        ("U", {"uno_card_gift": "on"}),
        ("F=r", {}),
        ("W=r", {}),
        ("r5", {"draw_then_play_any": "on"}),
        ("bS", {}),
        ("rR", {"reverse_on_anything": "on"}),
    ],
)
def test_being_skipped_one_lays_only_the_skip_of_the_colour(card: str, options: dict[str, str]) -> None:
    s = table(
        "de",
        f"rSr1r2/{card[:2].rstrip('=')}y1y2/{'/'.join(SEATS[1:3])} {PILE} r9 r > turn:0 started=1",
        skip_parry="on",
        **options,
    )
    play(s, "0:rS")
    assert refused(s, f"1:{card}").code == "being-skipped"
    assert refused(s, "1:draw").code == "must-sit-out"


@pytest.mark.clause("DE-3a", "BB-1")
def test_reverse_between_two_is_not_parried() -> None:
    s = table("de", "rRr1r2/rRrSy2 y4y5 r9 r > turn:0 started=1", skip_parry="on", two_player_reverse_skips="on")
    play(s, "0:rR")
    assert asked(s) == (Phase.TURN, 0)


@pytest.mark.clause("DE-3a", "FR-14")
@pytest.mark.parametrize(
    ("first_skip", "phase", "turn"), [("second_left", Phase.SKIPPED, 1), ("second_right", Phase.TURN, 3)]
)
def test_first_skip_is_parried_where_it_skips_the_left(first_skip: str, phase: Phase, turn: int) -> None:
    """In fr no particular seat is skipped by a first Skip, so nobody can parry."""
    rules = table("de", f"r1/r2 {PILE} r9 r > turn:0", skip_parry="on", first_skip=first_skip).rules
    s, _ = opening(rules, 5, "rS")
    assert asked(s) == (phase, turn)


@pytest.mark.clause("DE-3b", "FR-14")
def test_first_skip_is_never_a_double_skip() -> None:
    s, _ = opening(table("de", f"r1/r2 {PILE} r9 r > turn:0", double_skip="on").rules, 4, "rS")
    assert asked(s) == (Phase.TURN, 2)
    assert s.follow == 15


@pytest.mark.clause("BB-1", "FR-13", "FR-14")
@pytest.mark.parametrize("first_skip", ["second_left", "second_right"])
def test_first_reverse_between_two_skips(first_skip: str) -> None:
    rules = table("de", f"r1/r2 {PILE} r9 r > turn:0", two_player_reverse_skips="on", first_skip=first_skip).rules
    s, _ = opening(rules, 2, "rR", dealer=1)
    assert asked(s) == (Phase.TURN, 1)


@pytest.mark.clause("BB-1", "LB-4")
def test_reverse_on_anything_skips_between_two() -> None:
    s = table("lb", "bRr1r2/y1y2y3 y4y5 r9 r > turn:0 started=1", two_player_reverse_skips="on")
    play(s, "0:bR")
    assert asked(s) == (Phase.TURN, 0)
    assert s.colour == 3


@pytest.mark.clause("BB-1", "LB-10")
def test_blank_that_turns_skips_between_two() -> None:
    turn = Program((Effect(Op.TURN),))
    s = table("lb", "X1r1r2/y1y2y3 y4y5 r9 r > turn:0 started=1", two_player_reverse_skips="on", blanks=(turn,))
    play(s, "0:X1")
    assert asked(s) == (Phase.TURN, 0)


@pytest.mark.clause("DE-4", "BB-1")
def test_reverse_between_two_only_turns() -> None:
    s = table("de", "rRr1r2/y1y2y3 y4y5 r9 r > turn:0 started=1")
    play(s, "0:rR")
    assert (s.direction, asked(s)) == (-1, (Phase.TURN, 1))


@pytest.mark.clause("BB-1", "DE-4")
def test_reverse_skips_only_between_two() -> None:
    s = table("de", "rRr1r2/y1y2y3/b1b2b3 y4y5 r9 r > turn:0 started=1", two_player_reverse_skips="on")
    play(s, "0:rR")
    assert asked(s) == (Phase.TURN, 2)


@pytest.mark.clause("DE-3b", "FR-10", "DE-11")
@pytest.mark.parametrize("edition", ["fr", "de"])
def test_second_skip_closes_no_window_for_uno(edition: str) -> None:
    """It is the player's own card; with one card left they owe UNO."""
    s = table(edition, f"rSrSr1/{'/'.join(SEATS[:3])} {PILE} r9 r > turn:0 started=1", double_skip="on")
    play(s, "0:rS", "0:rS")
    assert s.owing == 1
    assert allowed(s, "0:uno")


@pytest.mark.clause("DE-3b", "FR-9", "LB-5", "DE-6a")
@pytest.mark.parametrize(("edition", "options"), [("fr", {}), ("lb", {}), ("de", {"draw_then_play_any": "on"})])
def test_second_skip_after_a_drawn_one(edition: str, options: dict[str, str]) -> None:
    """One card is laid in turn; the second Skip is an extra move, whether it was drawn or not."""
    s = table(edition, f"rSg1y1/{'/'.join(SEATS[:3])} y4rS r5 r > turn:0 started=1", double_skip="on", **options)
    play(s, "0:draw", "0:rS", "0:rS")
    assert asked(s) == (Phase.TURN, 3)


@pytest.mark.clause("DE-3b", "DE-6")
def test_drawing_ends_the_chance_of_a_second_skip() -> None:
    s = table("de", f"rSrSr1/{'/'.join(SEATS[:3])} {PILE} r9 r > turn:0 started=1", double_skip="on")
    play(s, "0:rS", "2:draw")
    assert refused(s, "0:rS").code == "not-your-turn"
