"""FR-1, FR-2, FR-5, FR-6: the number of players, the pack, the deal, who starts."""

from __future__ import annotations

from collections import Counter

import pytest

from pioche.classic import editions
from pioche.classic.cards import FACE, NAMES, Palette
from pioche.classic.codes import Phase
from pioche.classic.events import Dealt, Event, FirstCard
from pioche.classic.machine import Round
from pioche.engine.refusal import Refused
from tests.classic.clauses.setups import opening
from tests.classic.table import play, table

FR = editions.load("classic/fr")
SEED = bytes(32)


def all_cards(s: Round) -> Counter[str]:
    faces = [face for seat in range(s.players) for face in s.hand(seat)]
    return Counter(NAMES[face] for face in (*faces, *s.pile_cards(), *s.discard_cards()))


@pytest.mark.clause("FR-1")
@pytest.mark.parametrize("players", range(2, 11))
def test_two_to_ten_players(players: int) -> None:
    rules = FR if players > 2 else editions.load("classic/fr", {"advice_penalty": "off"})
    s = Round.deal(rules, players, SEED)
    assert s.players == players


@pytest.mark.clause("FR-1")
@pytest.mark.parametrize("players", [-1, 0, 1, 11, 100])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(Refused) as caught:
        Round.deal(FR, players, SEED)
    assert (caught.value.refusal.code, caught.value.refusal.clause) == ("players", "FR-1")
    assert caught.value.refusal.args == (("players", players), ("least", 2), ("most", 10))


@pytest.mark.clause("FR-2")
def test_pack_of_108() -> None:
    cards = all_cards(Round.deal(FR, 4, SEED))
    assert cards.total() == FR.cards() == 108
    for colour in "rygb":
        assert cards[f"{colour}0"] == 1
        assert all(cards[f"{colour}{number}"] == 2 for number in range(1, 10))
        assert all(cards[f"{colour}{symbol}"] == 2 for symbol in "DRS")
        assert sum(count for name, count in cards.items() if name[0] == colour and name[1].isdigit()) == 19
    assert (cards["W"], cards["F"]) == (4, 4)
    assert cards["U"] == 0  # the UnoCards are taken out
    assert cards["X1"] == 0
    assert FR.pack.palette.colours() == ("red", "yellow", "green", "blue")
    assert FR.pack.palette is Palette.STANDARD


@pytest.mark.clause("FR-5")
@pytest.mark.parametrize("players", [3, 4, 10])
def test_seven_cards_each_and_the_rest_is_the_pile(players: int) -> None:
    log: list[Event] = []
    s = Round.deal(FR, players, (1).to_bytes(32, "big"), log=log)
    assert isinstance(log[0], Dealt)
    assert [len(hand) for hand in log[0].hands] == [7] * players
    first = log[-1] if isinstance(log[-1], FirstCard) else None
    assert first is None or s.discard_cards() == (first.face,)
    assert s.discard_n == 1
    assert all_cards(s).total() == 108


@pytest.mark.clause("FR-5")
def test_the_top_of_the_pile_opens_the_discards() -> None:
    s, log = opening(FR, 3, "r5")
    assert log[1:] == [FirstCard(FACE["r5"], True)]
    assert (s.top, s.colour, s.pile_n) == (FACE["r5"], 0, 108 - 21 - 1)


@pytest.mark.clause("FR-6")
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_the_dealers_left_starts(dealer: int) -> None:
    s, log = opening(FR, 4, "b7", dealer)
    assert isinstance(log[0], Dealt)
    assert log[0].dealer == s.dealer == dealer
    assert (s.phase, s.turn, s.direction) == (Phase.TURN, (dealer + 1) % 4, 1)


@pytest.mark.clause("FR-6")
def test_clockwise() -> None:
    s = table("fr", "r1r2r3/r4r5r6/r7r8r9 y1y2 r0 r > turn:0")
    for seat, card in ((0, "r1"), (1, "r4"), (2, "r7"), (0, "r2!")):
        assert s.turn == seat
        play(s, f"{seat}:{card}")
    assert s.turn == 1
