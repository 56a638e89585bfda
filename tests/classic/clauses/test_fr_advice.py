"""FR-21: untimely advice, the accusation, the vote."""

from __future__ import annotations

import pytest

from pioche.classic import editions
from pioche.classic.codes import Phase
from pioche.classic.events import Accused, Drew, Judged, Voted, Why
from pioche.classic.game import GAME
from pioche.classic.machine import Round
from pioche.classic.view import view
from pioche.engine.refusal import Refused
from tests.classic.table import allowed, hand, play, refused, table

pytestmark = pytest.mark.clause("FR-21")

THREE = "r1r2/g1g2/b1b2 y1y2y3y4y5y6y7y8y9 r7 r > turn:0 started=1"
FOUR = "r1r2/g1g2/b1b2/r3r4 y1y2y3y4y5y6y7y8y9 r7 r > turn:0 started=1"
FIVE = "r1r2/g1g2/b1b2/r3r4/g3g4 y1y2y3y4y5y6y7y8y9 r7 r > turn:0 started=1"


def test_three_players_both_others_must_agree() -> None:
    s = table("fr", THREE)
    assert play(s, "1:accuse.2") == [Accused(1, 2)]
    assert (view(s, 0).accused, view(s, 0).ayes) == (2, (1,))  # an accusation counts as a vote
    log = play(s, "0:aye")
    assert log[:2] == [Voted(0, True), Judged(2, True)]
    assert [event.why for event in log[2:] if isinstance(event, Drew)] == [Why.ADVICE] * 4
    assert hand(s, 2) == "y6y7y8y9b1b2"
    assert (s.phase, s.turn) == (Phase.TURN, 0)  # the turn has not changed
    assert (view(s, 0).accused, view(s, 0).ayes, view(s, 0).nays, view(s, 0).accusers) == (None, (), (), (1,))


def test_three_players_one_nay_is_enough() -> None:
    s = table("fr", THREE)
    assert play(s, "1:accuse.2", "0:nay")[1:] == [Voted(0, False), Judged(2, False)]
    assert hand(s, 2) == "b1b2"


def test_four_players_two_of_three() -> None:
    s = table("fr", FOUR)
    play(s, "1:accuse.2", "0:nay")
    assert view(s, None).accused == 2
    assert play(s, "3:aye")[1] == Judged(2, True)
    assert s.cards(2) == 6


def test_four_players_acquitted_as_soon_as_it_is_clear() -> None:
    s = table("fr", FOUR)
    assert play(s, "1:accuse.2", "0:nay", "3:nay")[-1] == Judged(2, False)
    assert refused(s, "0:aye").code == "no-vote"
    assert (view(s, 0).ayes, view(s, 0).nays) == ((), ())


def test_five_players_half_is_no_majority() -> None:
    s = table("fr", FIVE)
    play(s, "0:accuse.4", "1:aye", "2:nay")
    assert view(s, None).accused == 4
    assert play(s, "3:nay")[-1] == Judged(4, False)
    assert s.cards(4) == 2


def test_five_players_three_of_four() -> None:
    s = table("fr", FIVE)
    assert Judged(4, True) in play(s, "0:accuse.4", "1:aye", "2:aye")
    assert s.cards(4) == 6


def test_the_accused_does_not_vote() -> None:
    s = table("fr", FOUR)
    play(s, "1:accuse.2")
    for move in ("2:aye", "2:nay"):
        assert (refused(s, move).code, refused(s, move).clause) == ("not-that-seat", "FR-21")


def test_one_vote_each() -> None:
    s = table("fr", FIVE)
    play(s, "1:accuse.2", "0:nay")
    for move in ("1:nay", "0:aye"):
        assert (refused(s, move).code, refused(s, move).clause) == ("voted-before", "FR-21")


def test_any_player_accuses_any_other() -> None:
    s = table("fr", THREE)
    for by in range(3):
        for seat in range(3):
            if by != seat:
                assert allowed(s, f"{by}:accuse.{seat}")
        assert (refused(s, f"{by}:accuse.{by}").code, refused(s, f"{by}:accuse.{by}").clause) == (
            "not-that-seat",
            "FR-21",
        )
    assert refused(s, "0:accuse.3").code == "no-such-seat"


def test_one_vote_at_a_time_and_one_accusation_each() -> None:
    s = table("fr", FOUR)
    play(s, "1:accuse.2")
    assert (refused(s, "0:accuse.3").code, refused(s, "0:accuse.3").clause) == ("vote-open", "FR-21")
    play(s, "0:nay", "3:nay")
    assert (refused(s, "1:accuse.2").code, refused(s, "1:accuse.2").clause) == ("accused-before", "FR-21")
    assert allowed(s, "0:accuse.2")


def test_nothing_to_vote_on() -> None:
    s = table("fr", THREE)
    assert (refused(s, "0:aye").code, refused(s, "0:aye").clause) == ("no-vote", "FR-21")


def test_play_goes_on_while_the_vote_is_open() -> None:
    s = table("fr", THREE)
    play(s, "1:accuse.0", "0:r1!")
    assert s.turn == 1
    play(s, "2:aye")
    assert hand(s, 0) == "r2y6y7y8y9"


def test_the_penalty_makes_a_forgotten_call_void() -> None:
    s = table("fr", THREE)
    play(s, "1:accuse.0", "0:r1", "2:aye")
    assert refused(s, "1:catch.0").code == "catch-nothing"


def test_votes_wait_for_a_challenge() -> None:
    s = table("fr", "Fr2/g1g2/b1b2 y1y2y3y4y5y6y7y8y9 r7 r > turn:0 started=1")
    play(s, "1:accuse.2", "0:F=g!")
    assert refused(s, "0:aye").code == "challenge-open"
    play(s, "1:draw", "0:aye")
    assert s.cards(2) == 6


def test_the_end_of_the_round_ends_the_vote() -> None:
    s = table("fr", "r1/g1g2/b1b2/y5y6 y1y2y3y4 r7 r > turn:0 started=1")
    play(s, "1:accuse.2", "3:nay", "0:r1")
    assert (s.over, view(s, None).accused, view(s, None).ayes, view(s, None).nays) == (True, None, (), ())
    assert s.cards(2) == 2


def test_who_has_drawn_keeps_their_turn() -> None:
    s = table("fr", "g3g4/g1g2/b1b2 y1y2y3y4r5 r7 r > turn:0 started=1")
    play(s, "0:draw", "1:accuse.0", "2:aye")
    assert (s.phase, s.turn, s.cards(0)) == (Phase.DRAWN, 0, 7)
    assert allowed(s, "0:r5")
    for card in ("y1", "g3"):
        assert refused(s, f"0:{card}").code == "does-not-fit"


def test_not_with_two_players() -> None:
    rules = editions.load("classic/fr")
    with pytest.raises(Refused) as caught:
        Round.deal(rules, 2, bytes(32))
    refusal = caught.value.refusal
    assert (refusal.code, refusal.clause) == ("options-clash", "FR-21")
    assert refusal.args == (("first", "advice_penalty=on"), ("second", "players=2"), ("repair", "advice_penalty=off"))


def test_moot_with_two_players_unless_somebody_chose_it() -> None:
    assert not GAME.rules("classic/fr", players=2).advice.advice_penalty
    assert GAME.rules("classic/fr", players=3).advice.advice_penalty
    with pytest.raises(Refused, match="FR-21"):
        GAME.rules("classic/fr", {"advice_penalty": "on"}, players=2)


def test_off_elsewhere() -> None:
    s = table("fr", THREE, advice_penalty="off")
    for move in ("0:accuse.1", "1:aye"):
        assert (refused(s, move).code, refused(s, move).clause) == ("advice-off", "FR-6")
    assert editions.load("classic/fr").advice.advice_penalty
    assert not editions.load("classic/lb").advice.advice_penalty
    assert not editions.load("classic/de").advice.advice_penalty
