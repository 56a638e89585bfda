"""FR-3, FR-4, FR-19, FR-20, FR-23: the match, its dealers and scores."""

from __future__ import annotations

from itertools import pairwise

import pytest

from pioche.classic import editions
from pioche.classic.cards import NAMES
from pioche.classic.codes import Phase
from pioche.classic.machine import Round
from pioche.classic.match import DrawnForDeal, Match, draw_for_dealer
from pioche.classic.mechanics.scoring import score
from pioche.classic.rules import Rules, Value
from pioche.engine.match import RoundScore
from pioche.engine.refusal import Refused
from tests.classic.table import play, table

FR = editions.load("classic/fr")
LOWEST = editions.load("classic/fr", {"scoring": "lowest_wins"})


def finished(rules: Rules, hands: str, dealer: int = 0) -> Round:
    """A round that seat 0 has just won with a red 1 while the others have these cards."""
    options: dict[str, Value | str] = dict(rules.options())
    s = table("fr", f"r1/{hands} - r7 r > turn:0 started=1 dealer={dealer}", **options)
    play(s, "0:r1")
    return s


@pytest.mark.clause("FR-19")
@pytest.mark.parametrize(
    ("hands", "points"),
    [
        ("r0/g0", 0),
        ("r9/g8", 17),
        ("r1r2r3r4r5/g6g7g8g9b0", 15 + 30),
        ("rD/gR", 40),
        ("rS/g1", 21),
        ("W/g1", 51),
        ("F/g1", 51),
        ("WWFF/rDgSbR", 260),
    ],
)
def test_winner_scores_what_is_left(hands: str, points: int) -> None:
    s = finished(FR, hands)
    assert score(s, FR.scoring) == RoundScore(0, (points, 0, 0))


@pytest.mark.clause("FR-19")
def test_cards_drawn_for_the_last_card_count() -> None:
    s = table("fr", "rD/g1/b1 gDW r7 r > turn:0 started=1")
    play(s, "0:rD")
    assert score(s, FR.scoring) == RoundScore(0, (1 + 1 + 20 + 50, 0, 0))


@pytest.mark.clause("FR-20")
def test_each_writes_down_their_own_hand() -> None:
    s = finished(LOWEST, "rDg1/W")
    assert score(s, LOWEST.scoring) == RoundScore(0, (0, 21, 50))


@pytest.mark.clause("FR-20")
def test_blocked_round_too() -> None:
    s = table("fr", "g6g5/yS/y2b2 - r7 r > turn:0 started=1", scoring="lowest_wins")
    play(s, "0:draw", "1:draw", "2:draw")
    assert score(s, s.rules.scoring) == RoundScore(2, (11, 20, 4))


@pytest.mark.clause("FR-3")
@pytest.mark.parametrize(("last", "over"), [("r9/g9b1r0b0", False), ("rD/g0", True), ("rD/g1", True)])
def test_first_who_reaches_or_passes_500(last: str, over: bool) -> None:
    match = Match.new(FR, 3)
    for hands in ("WWFF/WWFF", "rDgD/bDyD"):
        match = match.with_round(finished(FR, hands))
        assert not match.over
    assert match.pad.totals() == (480, 0, 0)
    match = match.with_round(finished(FR, last))
    assert match.over is over
    assert match.winners() == ((0,) if over else ())


@pytest.mark.clause("FR-3")
def test_after_the_match_nothing_is_dealt() -> None:
    match = Match.new(editions.load("classic/fr", {"target": "40"}), 3)
    match = match.with_round(finished(match.rules, "rD/gD"))
    for again in (lambda: match.begin(bytes(32)), lambda: match.with_round(finished(match.rules, "rD/gD"))):
        with pytest.raises(Refused) as caught:
            again()
        assert (caught.value.refusal.code, caught.value.refusal.clause) == ("match-over", "FR-3")


@pytest.mark.clause("FR-3")
def test_a_blocked_round_nobody_wins_adds_nothing() -> None:
    s = table("fr", "g6g5/y4/y2b2 - r7 r > turn:0 started=1")
    play(s, "0:draw", "1:draw", "2:draw")
    match = Match.new(FR, 3).with_round(s)
    assert (match.pad.totals(), match.pad.wins(), match.number) == ((0, 0, 0), (0, 0, 0), 2)


@pytest.mark.clause("FR-20")
def test_lowest_total_wins_when_somebody_reaches_500() -> None:
    match = Match.new(LOWEST, 3)
    for hands in ("WWFF/WFrDgD", "WWFF/WFrDbD"):
        match = match.with_round(finished(LOWEST, hands))
        assert not match.over
    match = match.with_round(finished(LOWEST, "WWrS/g1"))
    assert match.pad.totals() == (0, 520, 281)
    assert match.winners() == (0,)


@pytest.mark.clause("FR-20")
def test_exactly_500_is_reached() -> None:
    rules = editions.load("classic/fr", {"scoring": "lowest_wins", "target": "70"})
    match = Match.new(rules, 3).with_round(finished(rules, "WrD/g1"))
    assert match.over


@pytest.mark.clause("FR-20")
def test_equal_lowest_totals_share_it() -> None:
    rules = editions.load("classic/fr", {"scoring": "lowest_wins", "target": "100"})
    match = Match.new(rules, 3).with_round(finished(rules, "g9b6/W"))
    assert match.winners() == ()
    again = table("fr", "g9b6/r1/W - r7 r > turn:1 started=1", scoring="lowest_wins", target="100")
    play(again, "1:r1")
    match = match.with_round(again)
    assert match.pad.totals() == (15, 15, 100)
    assert match.winners() == (0, 1)


# FR-4: the draw for the dealer, in every round.


def seed_where(check: str, players: int = 3) -> bytes:
    """The first seed whose draw for the dealer is of this kind: `plain`, `tie`, `symbol`."""
    for number in range(2000):
        seed = number.to_bytes(32, "big")
        goes = draw_for_dealer(FR, players, seed).goes
        symbols = [face for face in goes[0].faces if not NAMES[face][1:].isdigit()]
        if {"plain": len(goes) == 1 and not symbols, "tie": len(goes) > 1, "symbol": len(goes) == 1 and symbols}[check]:
            return seed
    raise AssertionError(check)


def number(face: int) -> int:
    name = NAMES[face]
    return int(name[1:]) if name[1:].isdigit() else 0


@pytest.mark.clause("FR-4")
@pytest.mark.parametrize("kind", ["plain", "symbol"])
def test_highest_number_deals(kind: str) -> None:
    found = draw_for_dealer(FR, 3, seed_where(kind))
    (go,) = found.goes
    values = [number(face) for face in go.faces]
    assert go.seats == (0, 1, 2)
    assert values.count(max(values)) == 1
    assert found.dealer == values.index(max(values))


@pytest.mark.clause("FR-4")
def test_ties_draw_again() -> None:
    found = draw_for_dealer(FR, 3, seed_where("tie"))
    for before, after in pairwise(found.goes):
        values = [number(face) for face in before.faces]
        tied = tuple(seat for seat, value in zip(before.seats, values, strict=True) if value == max(values))
        assert after.seats == tied
        assert len(tied) > 1
    last = found.goes[-1]
    assert found.dealer == last.seats[max(range(len(last.seats)), key=lambda place: number(last.faces[place]))]


@pytest.mark.clause("FR-4")
def test_symbols_count_nothing() -> None:
    """A player who drew a symbol deals only if all cards drawn count 0."""
    for value in range(300):
        found = draw_for_dealer(FR, 4, value.to_bytes(32, "big"))
        for go in found.goes:
            values = {seat: number(face) for seat, face in zip(go.seats, go.faces, strict=True)}
            assert found.dealer in values
            assert values[found.dealer] == max(values.values())


@pytest.mark.clause("FR-4")
def test_every_round_is_drawn_for() -> None:
    match = Match.new(FR, 3)
    dealers = []
    for value in range(12):
        begun = match.begin(value.to_bytes(32, "big"))
        assert isinstance(match.dealer_of(begun.seed).goes[0], DrawnForDeal)
        assert begun.round.dealer == begun.dealer
        dealers.append(begun.dealer)
        match = match.with_round(finished(FR, "r0/g0", begun.dealer))
    assert set(dealers) == {0, 1, 2}
    assert match.dealers == tuple(dealers)
    assert any(after != (before + 1) % 3 for before, after in pairwise(dealers))


@pytest.mark.clause("FR-4")
def test_the_cards_go_back() -> None:
    begun = Match.new(FR, 3).begin(bytes(32))
    s = begun.round
    total = sum(s.cards(seat) for seat in range(3)) + s.pile_n + s.discard_n
    assert total == 108
    assert s.phase in (Phase.TURN, Phase.COLOUR)


@pytest.mark.clause("FR-23")
def test_the_pad_keeps_and_shows_every_round() -> None:
    match = Match.new(FR, 3)
    for hands, dealer in (("rD/gD", 0), ("W/g1", 2)):
        match = match.with_round(finished(FR, hands, dealer))
    sheet = match.sheet()
    assert [(row.number, row.dealer, row.winner, row.points, row.totals) for row in sheet.rows] == [
        (1, 0, 0, (40, 0, 0), (40, 0, 0)),
        (2, 2, 0, (51, 0, 0), (91, 0, 0)),
    ]
    assert (sheet.totals, sheet.wins, sheet.winners) == ((91, 0, 0), (2, 0, 0), ())
    assert sheet.sides == ((0,), (1,), (2,))
    assert match.text() == "- 91,0,0"
