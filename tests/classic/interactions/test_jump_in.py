"""Jump-in with other options (DE-1a): docs/interactions.md."""

from __future__ import annotations

import pytest

from pioche.classic.cards import FACE
from pioche.classic.codes import Phase
from pioche.classic.effects import Effect, Op, Program
from pioche.classic.events import Laid, Why
from tests.classic.clauses.setups import opening
from tests.classic.interactions.meeting import PILE, asked, drawn, winner
from tests.classic.table import allowed, hand, play, refused, table

# Numbers


@pytest.mark.clause("DE-1a", "DE-1b")
def test_sequence_goes_on_after_a_jump_in() -> None:
    s = table("de", f"r5r1r2/y1y2y3/r5r6r7b1b2/g1g2g3 {PILE} r9 r > turn:0 started=1", jump_in="on", sequences="on")
    play(s, "0:r5", "2:r5", "2:r6", "2:r7")
    assert asked(s) == (Phase.TURN, 3)
    assert hand(s, 2) == "b1b2"


@pytest.mark.clause("DE-1a", "DE-1b")
def test_jump_in_breaks_a_sequence() -> None:
    s = table("de", f"r5r6r2/y1y2y3/r5b1b2/g1g2g3 {PILE} r9 r > turn:0 started=1", jump_in="on", sequences="on")
    play(s, "0:r5", "2:r5")
    assert refused(s, "0:r6").code == "not-identical"


@pytest.mark.clause("DE-1a", "DE-1b")
def test_own_identical_card_keeps_the_direction_of_a_sequence() -> None:
    """9 8 8 7: the second 8 is part of the sequence, not a jump-in that would open it again."""
    s = table("de", f"r4r5r5r6r1/y1y2y3 {PILE} r9 r > turn:0 started=1", jump_in="on", sequences="on")
    play(s, "0:r4", "0:r5", "0:r5")
    assert allowed(s, "0:r6")
    s = table("de", f"r4r4r5r5r1/y1y2y3 {PILE} r9 r > turn:0 started=1", jump_in="on", sequences="on")
    play(s, "0:r4", "0:r5", "0:r5")
    assert refused(s, "0:r4").code == "not-identical"


@pytest.mark.clause("DE-1a", "BB-2")
def test_jump_in_on_a_seven_swaps_again() -> None:
    s = table("de", f"r7r1r2/y1y2y3/r7b1b2/g1g2g3 {PILE} r9 r > turn:0 started=1", jump_in="on", seven_swap="forced")
    play(s, "0:r7")
    assert refused(s, "2:r7").code == "choice-open"  # nobody else may act while seat 0 chooses
    play(s, "0:pick.1", "2:r7", "2:pick.3")
    assert [hand(s, seat) for seat in range(4)] == ["y1y2y3", "r1r2", "g1g2g3", "b1b2"]
    assert asked(s) == (Phase.TURN, 3)


@pytest.mark.clause("DE-1a", "DE-13a")
def test_nobody_can_jump_in_on_a_zero() -> None:
    s = table("de", f"r0r1r2/y0y2y3 {PILE} r9 r > turn:0 started=1", jump_in="on", zero_rotation="forced")
    assert [s.book.copies_of(FACE[f"{colour}0"]) for colour in "rygb"] == [1, 1, 1, 1]
    play(s, "0:r0")
    assert refused(s, "1:y0").code == "choice-open"


@pytest.mark.clause("DE-1a", "BB-6")
def test_no_jump_in_with_several_cards() -> None:
    s = table("de", f"r5r1r2/y1y2y3/r5b5b2/g1g2g3 {PILE} r9 r > turn:0 started=1", jump_in="on", multiples="on")
    play(s, "0:r5")
    assert refused(s, "2:r5+b5").code == "not-your-turn"
    play(s, "2:r5")
    assert asked(s) == (Phase.TURN, 3)


@pytest.mark.clause("DE-1a", "BB-6")
def test_only_the_top_of_several_is_jumped_in_on() -> None:
    s = table("de", f"r5b5r2/y1y2y3/r5b2b3/b5g2g3 {PILE} r9 r > turn:0 started=1", jump_in="on", multiples="on")
    play(s, "0:r5+b5")
    assert refused(s, "2:r5").code == "not-identical"
    assert allowed(s, "3:b5")


# Drawing


@pytest.mark.clause("DE-1a", "FR-9", "LB-5", "DE-6a")
@pytest.mark.parametrize(
    ("edition", "options"),
    [("fr", {}), ("lb", {}), ("de", {"draw_then_play_any": "on"})],
)
def test_jump_in_ends_the_turn_of_who_has_drawn(edition: str, options: dict[str, str]) -> None:
    s = table(edition, "r5r1r2/r6y2y3/r5b1b2 y1y2y4r8 r9 r > turn:0 started=1", jump_in="on", **options)
    play(s, "0:r5", "1:draw")
    assert asked(s) == (Phase.DRAWN, 1)
    play(s, "2:r5")
    assert asked(s) == (Phase.TURN, 0)
    assert hand(s, 1) == "r6r8y2y3"  # the drawn card is kept, although LB-5 would have required laying it


@pytest.mark.clause("DE-1a", "FR-9", "LB-5")
@pytest.mark.parametrize("edition", ["fr", "lb"])
def test_who_drew_by_choice_may_still_jump_in(edition: str) -> None:
    """In turn only the drawn card may be laid; the identical card at any time."""
    s = table(edition, "r5r1r2/r5r6y3/b1b2b3 y1y2y4r8 r9 r > turn:0 started=1", jump_in="on")
    play(s, "0:r5", "1:draw")
    assert refused(s, "1:r6").code == "only-drawn-card"
    log = play(s, "1:r5")
    assert any(isinstance(event, Laid) and event.face == FACE["r5"] for event in log)
    assert asked(s) == (Phase.TURN, 2)


# Calls


@pytest.mark.clause("DE-1a", "FR-10", "DE-11")
@pytest.mark.parametrize(("uno_enforced", "penalty"), [("when_caught", {}), ("automatic", {0: 2})])
def test_jump_in_closes_the_window_for_uno(uno_enforced: str, penalty: dict[int, int]) -> None:
    s = table(
        "de", f"r5r1/y1y2y3/r5b1b2/g1g2g3 {PILE} r9 r > turn:0 started=1", jump_in="on", uno_enforced=uno_enforced
    )
    play(s, "0:r5")
    log = play(s, "2:r5")
    assert drawn(log, Why.FORGOT) == penalty
    assert not s.owing


@pytest.mark.clause("DE-1a", "FR-10", "DE-11")
@pytest.mark.parametrize("uno_enforced", ["when_caught", "automatic"])
def test_uno_forgotten_on_a_jump_in(uno_enforced: str) -> None:
    s = table(
        "de", f"r5r1r2/y1y2y3/r5b1/r8g2g3 {PILE} r9 r > turn:0 started=1", jump_in="on", uno_enforced=uno_enforced
    )
    play(s, "0:r5", "2:r5")
    assert s.owing == 1 << 2
    if uno_enforced == "automatic":
        assert drawn(play(s, "3:r8"), Why.FORGOT) == {2: 2}
    else:
        assert drawn(play(s, "0:catch.2"), Why.CAUGHT) == {2: 2}


@pytest.mark.clause("DE-1a", "DE-12")
def test_uno_uno_forgotten_on_a_jump_in() -> None:
    position = f"r5r1r2/y1y2y3/r5/r8g2g3 {PILE} r9 r > turn:0 started=1"
    s = table("de", position, jump_in="on")
    play(s, "0:r5", "2:r5")
    assert not s.over
    log = play(s, "3:r8")
    assert drawn(log, Why.FORGOT) == {2: 2}
    assert not s.over
    s = table("de", position, jump_in="on")
    play(s, "0:r5", "2:r5", "2:uno")  # a late call, but before another has laid
    assert winner(s) == 2


@pytest.mark.clause("DE-1a", "DE-12")
def test_jump_in_on_a_last_card_that_was_not_called() -> None:
    s = table("de", f"r5/y1y2y3/r5b1b2/g1g2g3 {PILE} r9 r > turn:0 started=1", jump_in="on")
    play(s, "0:r5")
    log = play(s, "2:r5")
    assert drawn(log, Why.FORGOT) == {0: 2}
    assert (s.over, s.out) == (False, 15)
    s = table("de", f"r5/y1y2y3/r5b1b2/g1g2g3 {PILE} r9 r > turn:0 started=1", jump_in="on")
    play(s, "0:r5!")
    assert refused(s, "2:r5").code == "round-over"


@pytest.mark.clause("DE-1a", "FR-17")
@pytest.mark.parametrize(("last_draw_counts", "cards"), [("on", {3: 4}), ("off", {})])
def test_last_card_jumped_in_makes_the_next_draw(last_draw_counts: str, cards: dict[int, int]) -> None:
    s = table(
        "de",
        f"rDr1r2/y1y2y3/rD/g1g2g3 {PILE} r9 r > turn:0 started=1",
        jump_in="on",
        last_draw_counts=last_draw_counts,
    )
    log = play(s, "0:rD", "2:rD!")
    assert winner(s) == 2
    assert drawn(log, Why.LAST_CARD) == cards


@pytest.mark.clause("DE-1a", "DE-7a")
def test_wild4_jumped_in_as_last_card() -> None:
    s = table("de", f"Fr1r2/y1y2y3/F/g1g2g3 {PILE} r9 r > turn:0 started=1", jump_in="on", no_finish_on_black_draw="on")
    log = play(s, "0:F=r", "2:F=g!")
    assert drawn(log, Why.BLACK_FINISH) == {2: 2}
    assert (s.over, s.debt, asked(s)) == (False, 8, (Phase.DEBT, 3))


# UnoCards, Blanks, the start


@pytest.mark.clause("DE-8b", "DE-1a", "DE-12")
def test_example_of_the_book() -> None:
    """Red 8 on top; A holds four cards, lays an UnoCard, gives B two, keeps the other red 8 and says UNO; jumps in."""
    s = table("de", f"Ur8g1y1/y2y3y4/b1b2b3 {PILE} r8 r > turn:0 started=1", jump_in="on", uno_card_gift="on")
    play(s, "0:U", "0:give.1.g1y1!")
    assert asked(s) == (Phase.TURN, 1)
    assert (s.cards(1), s.owing) == (5, 0)
    play(s, "0:r8!")
    assert winner(s) == 0


@pytest.mark.clause("DE-8b", "DE-1a")
def test_another_is_faster_than_the_example_of_the_book() -> None:
    """First come, first served: the next player's card covers the 8 before A lays the other one."""
    s = table("de", f"Ur8g1y1/r2y3y4/b1b2b3 {PILE} r8 r > turn:0 started=1", jump_in="on", uno_card_gift="on")
    play(s, "0:U", "0:give.1.g1y1!", "1:r2")
    assert refused(s, "0:r8!").code == "not-identical"


@pytest.mark.clause("DE-8b", "DE-1a")
@pytest.mark.parametrize("option", ["uno_card_gift", "uno_card_draw4"])
def test_uno_card_is_no_jump_in_on_an_uno_card(option: str) -> None:
    s = table("de", f"Ur1/y1y2y3/Ub1b2/g1g2g3 {PILE} r8 r > turn:0 started=1", jump_in="on", **{option: "on"})
    play(s, "0:U!")
    assert refused(s, "2:U").code == "not-identical"


@pytest.mark.clause("DE-1a", "LB-10")
def test_two_blanks_with_one_rule_are_not_identical() -> None:
    same = Program((Effect(Op.SKIP),))
    s = table("lb", f"X1r1r2/X2y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", jump_in="on", blanks=(same, same))
    play(s, "0:X1")
    assert refused(s, "1:X2").code == "not-identical"


@pytest.mark.clause("DE-1a", "LB-10")
def test_debt_of_a_blank_waits_where_jump_in_is_on() -> None:
    four = Program((Effect(Op.DEBT, 4),))
    s = table("lb", f"X1r1r2/y1y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", jump_in="on", blanks=(four,))
    play(s, "0:X1")
    assert asked(s) == (Phase.DEBT, 1)
    assert drawn(play(s, "1:draw"), Why.DEBT) == {1: 4}


@pytest.mark.clause("DE-1a")
@pytest.mark.parametrize("first", ["rD", "rS", "rR", "r5"])
def test_no_jump_in_before_the_first_move(first: str) -> None:
    s, _ = opening(table("de", f"r1/r2 {PILE} r9 r > turn:0", jump_in="on").rules, 4, first)
    holder = next((seat for seat in range(4) if s.count(seat, FACE[first]) and seat != s.turn), None)
    assert all(move & 15 == s.turn for move in s.moves())
    if holder is not None:
        assert refused(s, f"{holder}:{first}").code == "jump-too-early"


@pytest.mark.clause("DE-1a", "FR-15", "LB-8")
@pytest.mark.parametrize(("first_wild", "names"), [("dealer", 0), ("left", 1)])
def test_no_jump_in_on_a_first_wild(first_wild: str, names: int) -> None:
    rules = table("de", f"r1/r2 {PILE} r9 r > turn:0", jump_in="on", first_wild=first_wild).rules
    s, _ = opening(rules, 4, "W")
    holder = next((seat for seat in range(4) if s.count(seat, FACE["W"]) and seat != 1), None)
    play(s, f"{names}:=r")
    assert holder is not None
    assert refused(s, f"{holder}:W=b").code == "jump-too-early"


@pytest.mark.clause("DE-1a", "FR-21")
def test_vote_stays_open_while_somebody_jumps_in() -> None:
    s = table("fr", f"r5r1r2/y1y2y3/r5b1b2/g1g2g3 {PILE} r9 r > turn:0 started=1", jump_in="on")
    log = play(s, "0:r5", "1:accuse.2", "2:r5", "3:aye")
    assert drawn(log, Why.ADVICE) == {2: 4}
    assert asked(s) == (Phase.TURN, 3)
