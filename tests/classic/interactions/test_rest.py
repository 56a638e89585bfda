"""Teams, votes, Blanks, the start and scores with other options: docs/interactions.md."""

from __future__ import annotations

import pytest

from pioche.classic import editions
from pioche.classic.codes import Phase
from pioche.classic.effects import At, Effect, Op, Program
from pioche.classic.events import Why
from pioche.classic.mechanics import scoring
from pioche.engine.match import Goal, ScorePad
from tests.classic.clauses.setups import opening
from tests.classic.interactions.meeting import PILE, asked, drawn, winner
from tests.classic.table import allowed, play, refused, table

# Teams (BB-7)


@pytest.mark.clause("BB-7", "FR-10")
def test_partners_do_not_catch_each_other() -> None:
    s = table("fr", f"r5r1/y1y2y3/b1b2b3/g1g2g3 {PILE} r9 r > turn:0 started=1", teams="2")
    play(s, "0:r5")
    assert refused(s, "2:catch.0").code == "catch-self"
    assert allowed(s, "3:catch.0")


@pytest.mark.clause("BB-7", "FR-17", "FR-19")
def test_last_draw_of_an_opponent_counts_for_the_team() -> None:
    s = table("fr", "rD/y1y2/b1b2/g1g2 y4y5 r9 r > turn:0 started=1", teams="2")
    play(s, "0:rD")
    line = scoring.score(s, s.rules.scoring)
    assert (line.winner, line.points) == (0, (1 + 2 + 1 + 2 + 5 + 4, 0))  # the partner's b1b2 score nothing


@pytest.mark.clause("FR-17", "FR-20")
def test_last_draw_is_written_down_by_who_drew_it() -> None:
    s = table("fr", "rD/y1y2/b1b2 y4y5 r9 r > turn:0 started=1", scoring="lowest_wins")
    play(s, "0:rD")
    assert scoring.score(s, s.rules.scoring).points == (0, 12, 3)


@pytest.mark.clause("BB-7", "DE-0")
def test_rounds_are_won_by_a_side() -> None:
    pad = ScorePad(2, Goal(rounds_to_win=2))
    for hands, seat in (("r5/y1/b1/g1", 0), ("y1/g1/r5/b1", 2)):
        s = table("de", f"{hands} {PILE} r9 r > turn:{seat} started=1", teams="2", rounds_to_win="2")
        play(s, f"{seat}:r5!")
        pad = pad.with_round(scoring.score(s, s.rules.scoring))
    assert pad.winners() == (0,)


@pytest.mark.clause("BB-7", "FR-21")
@pytest.mark.parametrize(("partner", "fine"), [("2:nay", {}), ("2:aye", {0: 4})])
def test_one_team_alone_does_not_convict(partner: str, fine: dict[int, int]) -> None:
    """Two of three are a majority, but the other side always has two: a partner has to agree."""
    s = table("fr", f"r1r2/r3/r4/r5 {PILE} r9 r > turn:0 started=1", teams="2")
    log = play(s, "1:accuse.0", "3:aye")
    assert drawn(log, Why.ADVICE) == {}
    assert s.accused == 0
    log = play(s, partner)
    assert drawn(log, Why.ADVICE) == fine
    assert s.accused == 15


@pytest.mark.clause("BB-7", "FR-21")
def test_partners_vote_with_three_teams() -> None:
    s = table("fr", f"r1/r2/r3/r4/r5/r6 {PILE} r9 r > turn:0 started=1", teams="3")
    play(s, "3:accuse.0", "1:aye")  # 0 and 3 are partners
    log = play(s, "2:aye")
    assert drawn(log, Why.ADVICE) == {0: 4}


# Votes (FR-21)


@pytest.mark.clause("FR-21", "DE-11", "FR-10")
@pytest.mark.parametrize("uno_enforced", ["when_caught", "automatic"])
def test_fine_ends_the_duty_to_call(uno_enforced: str) -> None:
    s = table("fr", f"r5r1/r2y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", uno_enforced=uno_enforced)
    play(s, "0:r5", "1:accuse.0", "2:aye")
    assert (s.cards(0), s.owing) == (5, 0)
    assert drawn(play(s, "1:r2"), Why.FORGOT) == {}


@pytest.mark.clause("FR-21", "DE-12")
def test_fine_before_uno_uno() -> None:
    s = table("de", f"r5/r2y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", advice_penalty="on")
    play(s, "0:r5", "1:accuse.0", "2:aye")
    assert (s.cards(0), s.out) == (4, 15)
    assert refused(s, "0:uno").code == "call-not-owed"
    s = table("de", f"r5/r2y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", advice_penalty="on")
    play(s, "0:r5", "1:accuse.0", "0:uno")
    assert winner(s) == 0


@pytest.mark.clause("FR-21", "DE-13a", "BB-2", "DE-8b", "LB-10")
@pytest.mark.parametrize(
    ("card", "choice"), [("r0", "0:hands.left"), ("r7", "0:pick.1"), ("U", "0:give.1.r1r2"), ("X1", "0:=g")]
)
def test_votes_wait_while_a_card_waits_for_its_player(card: str, choice: str) -> None:
    s = table(
        "fr",
        f"{card}r1r2r3/y1y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1",
        zero_rotation="forced",
        seven_swap="forced",
        uno_card_gift="on",
        blanks=(Program((Effect(Op.COLOUR),)),),
    )
    play(s, "1:accuse.0", f"0:{card}")
    assert refused(s, "2:aye").code == "choice-open"
    play(s, choice)
    assert allowed(s, "2:aye")


@pytest.mark.clause("FR-21", "FR-18")
def test_fine_with_nothing_to_draw() -> None:
    s = table("fr", "r5r1/r2y2y3/b1b2b3 - r9 r > turn:0 started=1")
    play(s, "1:accuse.0", "2:aye")
    assert s.cards(0) == 2


# Blanks (LB-10)


@pytest.mark.clause("LB-10", "FR-15", "LB-8")
@pytest.mark.parametrize("first_wild", ["dealer", "left"])
def test_first_blank_is_named_by_the_left_whoever_names_a_first_wild(first_wild: str) -> None:
    rules = editions.load("classic/lb", {"blanks": (Program(),), "first_wild": first_wild})
    s, _ = opening(rules, 3, "X1")
    assert asked(s) == (Phase.COLOUR, 1)
    s, _ = opening(rules, 3, "W")
    assert asked(s) == (Phase.COLOUR, 0 if first_wild == "dealer" else 1)


@pytest.mark.clause("LB-10", "DE-8b")
def test_giving_all_by_a_blank_costs_two_as_with_an_uno_card() -> None:
    give = Program((Effect(Op.GIVE, 2, At.CHOSEN),))
    s = table("lb", f"X1r1r2/y1y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", blanks=(give,))
    log = play(s, "0:X1", "0:give.1.r1r2")
    assert drawn(log, Why.NOTHING_KEPT) == {0: 2}


@pytest.mark.clause("LB-10", "DE-11", "FR-10")
@pytest.mark.parametrize("uno_enforced", ["when_caught", "automatic"])
def test_who_is_brought_to_one_card_by_a_blank_owes_uno(uno_enforced: str) -> None:
    give = Program((Effect(Op.GIVE, 2, At.CHOSEN),))
    swap = Program((Effect(Op.SWAP, at=At.NEXT),))
    s = table("lb", f"X1r1r2r3/y1y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", blanks=(give,), uno_enforced=uno_enforced)
    play(s, "0:X1", "0:give.1.r1r2")
    assert s.owing == 1
    s = table("lb", f"X1r1/y1y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", blanks=(swap,), uno_enforced=uno_enforced)
    play(s, "0:X1!")
    assert s.owing == 1 << 1


@pytest.mark.clause("LB-10", "BB-7")
def test_blank_aims_at_partners_too() -> None:
    others = Program((Effect(Op.DRAW, 1, At.OTHERS),))
    s = table("lb", f"X1r1r2/y1y2/b1b2/g1g2 {PILE} r9 r > turn:0 started=1", blanks=(others,), teams="2")
    log = play(s, "0:X1")
    assert drawn(log, Why.EFFECT) == {1: 1, 2: 1, 3: 1}


@pytest.mark.clause("LB-10", "LB-4")
def test_reverse_goes_on_a_blank() -> None:
    for reverse, fits in (("on", True), ("off", False)):
        s = table(
            "lb", f"r1r2/bRy2/b1b2 {PILE} X1 r > turn:1 started=1", blanks=(Program(),), reverse_on_anything=reverse
        )
        assert fits or refused(s, "1:bR").code == "does-not-fit"
        assert not fits or allowed(s, "1:bR")


# Calls and several cards (BB-6)


@pytest.mark.clause("BB-6", "FR-10", "DE-11")
def test_several_cards_down_to_one() -> None:
    s = table("de", f"r5b5g1/r2y2y3 {PILE} r9 r > turn:0 started=1", multiples="on")
    assert refused(s, "0:r5!").code == "call-wrong-number"
    play(s, "0:r5+b5")
    assert s.owing == 1
    s = table("de", f"r5b5g1/r2y2y3 {PILE} r9 r > turn:0 started=1", multiples="on")
    play(s, "0:r5+b5!")
    assert not s.owing


@pytest.mark.clause("BB-6", "DE-12")
def test_several_cards_as_the_last_ones_need_only_uno_uno() -> None:
    s = table("de", f"r5b5/r2y2y3 {PILE} r9 r > turn:0 started=1", multiples="on")
    play(s, "0:r5+b5!")
    assert winner(s) == 0


@pytest.mark.clause("DE-12", "DE-11")
def test_uno_uno_without_uno() -> None:
    """Each call is owed separately: UNO with one card left, UNO UNO with the last."""
    s = table("de", f"r5r6/y2y3/b1b2 {PILE} r9 r > turn:0 started=1")
    play(s, "0:r5", "1:draw", "1:pass", "2:draw", "2:pass", "0:r6!")
    assert winner(s) == 0
