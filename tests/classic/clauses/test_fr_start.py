"""FR-12 to FR-16: what the first card does."""

from __future__ import annotations

import pytest

from pioche.classic import editions
from pioche.classic.cards import FACE
from pioche.classic.codes import Phase
from pioche.classic.events import ColourNamed, Drew, Event, FirstCard, Owes, Skipped, Turned, Why
from pioche.classic.machine import Round
from pioche.classic.rules import Rules
from pioche.classic.view import view
from tests.classic.clauses.setups import opening
from tests.classic.table import allowed, play, refused


def fr(players: int, **options: str) -> Rules:
    """The rules of fr; without advice (FR-21) for two players, who cannot vote."""
    return editions.load("classic/fr", {**options, **({"advice_penalty": "off"} if players == 2 else {})})


@pytest.mark.clause("FR-12")
@pytest.mark.parametrize(("players", "starts"), [(2, 0), (3, 2), (4, 2)])
def test_first_draw2(players: int, starts: int) -> None:
    s, log = opening(fr(players), players, "rD")
    assert log[2] == Owes(1, 2)
    assert [event.seat for event in log if isinstance(event, Drew) and event.why is Why.DEBT] == [1, 1]
    assert [s.cards(seat) for seat in range(players)] == [7, 9, 7, 7][:players]
    assert (s.phase, s.turn, s.direction, s.colour, s.debt) == (Phase.TURN, starts, 1, 0, 0)


@pytest.mark.clause("FR-12")
def test_first_draw2_with_another_dealer() -> None:
    s, _ = opening(fr(4), 4, "gD", dealer=3)
    assert [s.cards(seat) for seat in range(4)] == [9, 7, 7, 7]
    assert s.turn == 1


@pytest.mark.clause("FR-13")
@pytest.mark.parametrize(("players", "dealer", "starts"), [(2, 0, 1), (3, 0, 2), (4, 0, 3), (4, 2, 1)])
def test_first_reverse(players: int, dealer: int, starts: int) -> None:
    s, log = opening(fr(players), players, "bR", dealer)
    assert log[2:] == [Turned(-1)]
    assert (s.phase, s.turn, s.direction, s.colour) == (Phase.TURN, starts, -1, 3)


@pytest.mark.clause("FR-14")
@pytest.mark.parametrize(
    ("players", "dealer", "starts"),
    [(2, 0, 0), (2, 1, 1), (3, 0, 1), (3, 1, 2), (4, 0, 2), (4, 3, 1), (5, 0, 3), (10, 0, 8)],
)
def test_first_skip_as_printed(players: int, dealer: int, starts: int) -> None:
    """Two seats: the dealer; three: the dealer's left, so nobody is skipped; four: the seat opposite."""
    s, log = opening(fr(players), players, "yS", dealer)
    assert log[2:] == []
    assert (s.phase, s.turn, s.direction, s.colour) == (Phase.TURN, starts, 1, 1)


@pytest.mark.clause("FR-14")
@pytest.mark.parametrize(("players", "starts"), [(2, 0), (3, 2), (4, 2), (5, 2)])
def test_first_skip_elsewhere(players: int, starts: int) -> None:
    s, log = opening(fr(players, first_skip="second_left"), players, "yS")
    assert log[2:] == [Skipped(1)]
    assert (s.phase, s.turn, s.direction, s.skips) == (Phase.TURN, starts, 1, 0)


@pytest.mark.clause("FR-15")
@pytest.mark.parametrize("dealer", [0, 2])
def test_first_wild(dealer: int) -> None:
    s, _ = opening(fr(3), 3, "W", dealer)
    left = (dealer + 1) % 3
    assert (s.phase, s.turn) == (Phase.COLOUR, dealer)
    for move in (f"{left}:=g", f"{left}:draw"):
        assert (refused(s, move).code, refused(s, move).clause) == ("choice-open", "FR-15")
    assert refused(s, f"{dealer}:draw").code == "choose-first"
    assert (refused(s, f"{dealer}:pass").code, refused(s, f"{dealer}:pass").clause) == ("must-choose", "FR-15")
    assert all(allowed(s, f"{dealer}:={colour}") for colour in "rygb")
    assert play(s, f"{dealer}:=g") == [ColourNamed(dealer, 2)]
    assert (s.phase, s.turn, s.colour, s.direction) == (Phase.TURN, left, 2, 1)
    assert (view(s, None).named, view(s, None).running) == (None, None)


@pytest.mark.clause("FR-16")
def test_first_wild4_goes_back() -> None:
    rules = fr(3)
    for number in range(1000):
        log: list[Event] = []
        s = Round.deal(rules, 3, seed=number.to_bytes(32, "big"), log=log)
        if log[1] == FirstCard(FACE["F"], False):
            break
    else:
        raise AssertionError("no deal turns a Wild4")
    turned = [event for event in log if isinstance(event, FirstCard)]
    assert [event.stays for event in turned] == [False] * (len(turned) - 1) + [True]
    assert s.discard_cards() == (turned[-1].face,) != (FACE["F"],)
    in_hands = sum(s.count(seat, FACE["F"]) for seat in range(3))
    assert s.pile_cards().count(FACE["F"]) + in_hands == 4  # it is in the pile again
    assert s.shuffles == len(turned)  # the pile was shuffled each time


@pytest.mark.clause("FR-16")
def test_no_deal_opens_with_a_wild4() -> None:
    for number in range(300):
        assert Round.fast_deal(fr(3), 3, number).discard_cards() != (FACE["F"],)
