"""FR-17 and FR-18: the last Draw2 or Wild4, the pile that runs out, the round that is blocked."""

from __future__ import annotations

import pytest

from pioche.classic.cards import FACE
from pioche.classic.codes import Phase
from pioche.classic.events import Drew, Ending, Passed, Reshuffled, RoundOver, Why
from pioche.classic.mechanics.scoring import score
from pioche.engine.match import RoundScore
from tests.classic.table import allowed, hand, play, refused, table


@pytest.mark.clause("FR-17")
@pytest.mark.parametrize(("card", "move", "drawn"), [("rD", "0:rD", 2), ("F", "0:F=g", 4)])
def test_winning_card_still_makes_the_next_draw(card: str, move: str, drawn: int) -> None:
    s = table("fr", f"{card}/g1/b1b2 y1y2y3y4y5y6 r7 r > turn:0 started=1")
    log = play(s, move)
    assert [event for event in log if isinstance(event, Drew)] == [
        Drew(1, (FACE[f"y{number}"],), Why.LAST_CARD) for number in (6, 5, 4, 3)[:drawn]
    ]
    assert isinstance(log[-1], RoundOver)  # no challenge: as a winning card it is always honest
    assert (s.over, s.winner) == (True, 0)
    assert score(s, s.rules.scoring) == RoundScore(0, (sum((6, 5, 4, 3)[:drawn]) + 1 + 3, 0, 0))


@pytest.mark.clause("FR-17")
def test_winning_draw2_against_the_clock() -> None:
    s = table("fr", "rD/g1/b1b2 y1y2y3y4y5y6 r7 r < turn:0 started=1")
    play(s, "0:rD")
    assert (hand(s, 1), hand(s, 2)) == ("g1", "y5y6b1b2")


@pytest.mark.clause("FR-17")
def test_the_next_draws_even_if_they_could_have_parried() -> None:
    s = table("fr", "rD/gDF/b1b2 y1y2y3y4 r7 r > turn:0 started=1", draw2_parry="draw2_or_wild4")
    play(s, "0:rD")
    assert (s.over, s.winner, s.cards(1)) == (True, 0, 4)


@pytest.mark.clause("FR-17", "FR-18")
def test_winning_card_with_the_pile_nearly_empty() -> None:
    s = table("fr", "F/g1/b1b2 y1 r6r7 r > turn:0 started=1")
    log = play(s, "0:F=g")
    assert Reshuffled(2) in log  # both discards; the Wild4 stays
    assert (hand(s, 1), s.discard_cards(), s.pile_n) == ("r6r7y1g1", (FACE["F"],), 0)
    assert (s.over, s.winner) == (True, 0)


@pytest.mark.clause("FR-17")
def test_winning_card_with_nothing_to_draw() -> None:
    s = table("fr", "rD/g1/b1b2 - r7 r > turn:0 started=1")
    play(s, "0:rD")
    assert (s.over, s.winner, hand(s, 1)) == (True, 0, "r7g1")


@pytest.mark.clause("FR-17")
def test_switched_off() -> None:
    s = table("fr", "rD/g1/b1b2 y1y2y3 r7 r > turn:0 started=1", last_draw_counts="off")
    play(s, "0:rD")
    assert (s.over, s.winner, hand(s, 1)) == (True, 0, "g1")


@pytest.mark.clause("FR-18")
def test_discards_become_the_pile_all_but_the_top() -> None:
    s = table("fr", "g5g6/y1/y2 - b1b2b3r7 r > turn:0 started=1")
    log = play(s, "0:draw")
    assert log[0] == Reshuffled(3)
    assert (s.discard_cards(), s.pile_n, s.top, s.colour) == ((FACE["r7"],), 2, FACE["r7"], 0)
    assert sorted((*s.pile_cards(), s.drawn)) == [FACE["b1"], FACE["b2"], FACE["b3"]]


@pytest.mark.clause("FR-18")
def test_new_pile_is_shuffled() -> None:
    orders = set()
    for number in range(1, 30):
        s = table("fr", f"g5g6/y1/y2 - b1b2b3b4b5r7 r > turn:0 started=1 fast={number:x}")
        play(s, "0:draw")
        orders.add(s.pile_cards())
    assert len(orders) > 10


@pytest.mark.clause("FR-18")
def test_colour_of_a_wild_stays() -> None:
    s = table("fr", "r5r6/y1/y2 - b1b2b3W g > turn:0 started=1")
    play(s, "0:draw")
    assert (s.top, s.colour) == (FACE["W"], 2)


@pytest.mark.clause("FR-18")
def test_not_before_it_is_empty() -> None:
    s = table("fr", "g5g6/y1/y2 y3 b1b2b3r7 r > turn:0 started=1")
    play(s, "0:draw")
    assert (s.pile_n, s.discard_n, s.drawn) == (0, 4, FACE["y3"])


@pytest.mark.clause("FR-18")
def test_reshuffle_in_the_middle_of_a_debt() -> None:
    s = table("fr", "Fg5g6/y1/y2 y3y4 b1b2b3r7 r > turn:0 started=1")
    log = play(s, "0:F=g", "1:draw")
    assert log.index(Reshuffled(4)) == log.index(Drew(1, (FACE["y3"],), Why.DEBT)) + 1
    assert (s.cards(1), s.pile_n, s.discard_n, s.turn) == (5, 2, 1, 2)


@pytest.mark.clause("FR-18")
def test_too_little_is_drawn_as_far_as_it_goes() -> None:
    s = table("fr", "Fg5g6/y1/y2 y3 r7 r > turn:0 started=1")
    play(s, "0:F=g", "1:draw")
    assert (hand(s, 1), s.pile_n, s.discard_cards(), s.turn) == ("r7y1y3", 0, (FACE["F"],), 2)


@pytest.mark.clause("FR-18", "FR-10")
def test_penalty_on_an_empty_pile() -> None:
    s = table("fr", "b9/r1g2g3/r2b2b3 y1 r5 r > turn:1 started=1 layer=0 owing=1")
    play(s, "2:catch.0")
    assert (hand(s, 0), s.turn, s.phase) == ("y1b9", 1, Phase.TURN)
    s = table("fr", "b9/r1g2g3/r2b2b3 - r5 r > turn:1 started=1 layer=0 owing=1")
    play(s, "2:catch.0")
    assert hand(s, 0) == "b9"
    assert refused(s, "2:catch.0").code == "catch-nothing"


@pytest.mark.clause("FR-18", "FR-21")
def test_advice_on_an_empty_pile() -> None:
    s = table("fr", "b9b8/r1g2g3/r2b2b3 y1y2 r5 r > turn:1 started=1")
    play(s, "1:accuse.0", "2:aye")
    assert (hand(s, 0), s.turn) == ("y1y2b8b9", 1)


@pytest.mark.clause("FR-18", "FR-22")
def test_challenge_on_an_empty_pile() -> None:
    s = table("fr", "Fr1g6/y1/y2 - r7 r > turn:0 started=1")
    play(s, "0:F=g", "1:doubt")
    assert (hand(s, 0), s.discard_cards(), s.colour, s.turn) == ("r1g6F", (FACE["r7"],), 0, 1)
    s = table("fr", "Fb1g6/y1/y2 y3 r7 r > turn:0 started=1")
    play(s, "0:F=g", "1:doubt")
    assert (hand(s, 1), s.turn) == ("r7y1y3", 2)


@pytest.mark.clause("FR-18")
def test_who_can_lay_has_to_when_there_is_nothing_to_draw() -> None:
    s = table("fr", "r1g6/y1/y2 - r7 r > turn:0 started=1")
    assert (refused(s, "0:draw").code, refused(s, "0:draw").clause) == ("nothing-to-draw", "FR-18")
    assert refused(s, "0:pass").code == "draw-first"
    assert allowed(s, "0:r1!")


@pytest.mark.clause("FR-18")
def test_a_turn_without_anything_to_do_passes() -> None:
    s = table("fr", "g6g5/r1y1/y2 - r7 r > turn:0 started=1")
    assert play(s, "0:draw") == [Passed(0)]
    assert (s.phase, s.turn) == (Phase.TURN, 1)
    play(s, "1:r1!")
    play(s, "2:draw")  # now there is something to draw: the 7 below
    assert hand(s, 2) == "r7y2"


@pytest.mark.clause("FR-18")
def test_blocked_round_goes_to_the_fewest_points() -> None:
    s = table("fr", "g6g5/yS/y2b2 - r7 r > turn:0 started=1")
    log = play(s, "0:draw", "1:draw", "2:draw")
    assert log[:3] == [Passed(0), Passed(1), Passed(2)]
    assert isinstance(log[3], RoundOver)
    assert (log[3].ending, log[3].winner) == (Ending.BLOCKED, 2)
    assert score(s, s.rules.scoring) == RoundScore(2, (0, 0, 11 + 20))


@pytest.mark.clause("FR-18")
def test_blocked_round_with_equal_lowest_goes_to_nobody() -> None:
    s = table("fr", "g6g5/y4/y2b2 - r7 r > turn:0 started=1")
    over = play(s, "0:draw", "1:draw", "2:draw")[-1]
    assert isinstance(over, RoundOver)
    assert (over.ending, over.winner) == (Ending.BLOCKED, None)
    assert score(s, s.rules.scoring) == RoundScore(None, (0, 0, 0))


@pytest.mark.clause("FR-18")
def test_it_is_not_blocked_while_somebody_can_lay() -> None:
    s = table("fr", "g6g5/y4/F - r7 r > turn:0 started=1")
    play(s, "0:draw", "1:draw")
    assert not s.over
    assert allowed(s, "2:F=g")  # even a Wild4


@pytest.mark.clause("FR-18")
def test_a_turn_with_a_card_drawn_is_not_idle() -> None:
    s = table("fr", "g6g5/y4/y8 b1 r7 r > turn:0 started=1")
    play(s, "0:draw", "0:pass", "1:draw", "2:draw")
    assert not s.over
    play(s, "0:draw")
    assert s.over


@pytest.mark.clause("FR-18")
def test_idle_turns_before_a_card_do_not_count() -> None:
    s = table("fr", "g6g5/y4/rSb1/y8 - r7 r > turn:0 started=1")
    play(s, "0:draw", "1:draw", "2:rS!")  # skips seat 3
    play(s, "0:draw")
    assert not s.over
    assert s.cards(0) == 3  # the 7 below the Skip
