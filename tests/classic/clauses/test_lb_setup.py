"""LB-1, LB-2, LB-3, LB-11: the pack, the dealers, the size of hands, the points; and the first cards of edition lb."""

from __future__ import annotations

from collections import Counter

import pytest

from pioche.classic import editions
from pioche.classic.cards import NAMES, Palette
from pioche.classic.codes import Phase
from pioche.classic.effects import Program
from pioche.classic.events import Skipped
from pioche.classic.machine import Round
from pioche.classic.match import Match, draw_for_dealer
from pioche.classic.mechanics.scoring import score
from pioche.engine.match import RoundScore
from pioche.engine.refusal import Refused
from tests.classic.clauses.setups import opening
from tests.classic.table import play, table

LB = editions.load("classic/lb")
SEED = bytes(32)
BLANKS = (Program(text="Sing."), Program(text="Dance."), Program(text="Sing."))


@pytest.mark.clause("LB-1")
def test_palette() -> None:
    assert LB.pack.palette is Palette.LETZ
    assert LB.pack.palette.colours() == ("orange", "yellow", "green", "violet")


@pytest.mark.clause("LB-1")
@pytest.mark.parametrize(("blanks", "cards"), [(0, 108), (1, 109), (2, 110), (3, 111)])
def test_pack(blanks: int, cards: int) -> None:
    rules = editions.load("classic/lb", {"blanks": BLANKS[:blanks]})
    s = Round.deal(rules, 3, SEED)
    faces = [face for seat in range(3) for face in s.hand(seat)]
    found = Counter(NAMES[face] for face in (*faces, *s.pile_cards(), *s.discard_cards()))
    assert found.total() == rules.cards() == cards
    assert [found[f"X{number}"] for number in (1, 2, 3)] == [1] * blanks + [0] * (3 - blanks)
    assert found.total() - found["X1"] - found["X2"] - found["X3"] == 108
    assert (found["r0"], found["r1"], found["rD"], found["W"], found["F"], found["U"]) == (1, 2, 2, 4, 4, 0)


@pytest.mark.clause("LB-2")
def test_first_dealer_by_draw_then_the_left_of_the_last() -> None:
    match = Match.new(LB, 3)
    dealers = []
    for number in range(5):
        seed = number.to_bytes(32, "big")
        begun = match.begin(seed)
        if number == 0:
            assert match.dealer_of(seed) == draw_for_dealer(LB, 3, seed)
            assert match.dealer_of(seed).goes
        else:
            assert match.dealer_of(seed).goes == ()
        assert begun.round.dealer == begun.dealer
        dealers.append(begun.dealer)
        played = table("lb", f"r1/g0/b0 - r7 r > turn:0 started=1 dealer={begun.dealer}")
        play(played, "0:r1")
        match = match.with_round(played)
    first = dealers[0]
    assert dealers == [(first + number) % 3 for number in range(5)]


@pytest.mark.clause("LB-2")
def test_highest_card_with_symbols_as_nothing() -> None:
    for number in range(200):
        found = draw_for_dealer(LB, 4, number.to_bytes(32, "big"))
        for go in found.goes:
            values = [int(NAMES[face][1]) if NAMES[face][1:].isdigit() else 0 for face in go.faces]
            assert values[go.seats.index(found.dealer)] == max(values)


@pytest.mark.clause("LB-3")
def test_seven_unless_agreed_otherwise() -> None:
    assert LB.start.hand_size == 7
    for size in (2, 5, 10):
        s = Round.deal(editions.load("classic/lb", {"hand_size": size}), 3, SEED)
        # A first Draw2 or a Blank may have added some.
        assert [s.cards(seat) for seat in range(3)] in ([size] * 3, [size, size + 2, size])


@pytest.mark.clause("LB-3")
@pytest.mark.parametrize(
    ("players", "size", "blanks", "dealt"),
    [
        (10, 10, 0, True),
        (10, 11, 0, False),
        (10, 11, 3, True),  # 10 x 11 + 1 = 111
        (10, 11, 2, False),
        (2, 53, 0, True),
        (3, 35, 0, True),
        (3, 36, 0, False),  # 108 cards, but none left to turn up
        (4, 26, 0, True),
        (4, 27, 0, False),
    ],
)
def test_as_many_as_the_pack_can_deal(players: int, size: int, blanks: int, dealt: bool) -> None:
    rules = editions.load("classic/lb", {"hand_size": size, "blanks": BLANKS[:blanks]})
    if dealt:
        s = Round.deal(rules, players, SEED)
        assert s.discard_n == 1
        return
    with pytest.raises(Refused) as caught:
        Round.deal(rules, players, SEED)
    refusal = caught.value.refusal
    assert (refusal.code, refusal.clause) == ("options-clash", "LB-3")
    assert refusal.args[:2] == (("first", f"hand_size={size}"), ("second", f"players={players}"))
    name, fitting = refusal.args[2]
    assert (
        name,
        Round.deal(rules.overlay({"hand_size": str(fitting).partition("=")[2]}), players, SEED).discard_n,
    ) == (
        "repair",
        1,
    )


@pytest.mark.clause("LB-3")
@pytest.mark.parametrize("size", [0, 1, 54, 108])
def test_no_table_can_deal_that(size: int) -> None:
    with pytest.raises(Refused) as caught:
        editions.load("classic/lb", {"hand_size": size})
    refusal = caught.value.refusal
    assert (refusal.code, refusal.clause) == ("option-range", "LB-3")
    assert refusal.args == (("option", "hand_size"), ("value", size), ("least", 2), ("most", 53))


@pytest.mark.clause("LB-3", "FR-5")
def test_a_deal_that_leaves_one_card_to_turn() -> None:
    """The first discard is never a Wild4, however often a card has to be turned up."""
    rules = editions.load("classic/lb", {"hand_size": 11, "blanks": BLANKS})
    for number in range(120):
        s = Round.fast_deal(rules, 10, number)
        assert NAMES[s.discard_cards()[0]] != "F"
        assert s.pile_n == 0


@pytest.mark.clause("LB-11")
@pytest.mark.parametrize(
    ("hands", "points"),
    [("r0/g9", 9), ("rR/gS", 40), ("rD/g5", 25), ("W/g0", 50), ("F/g0", 50), ("X1/g0", 50), ("X1X2X3/WF", 250)],
)
def test_points(hands: str, points: int) -> None:
    s = table("lb", f"r1/{hands} - r7 r > turn:0 started=1", blanks=BLANKS)
    play(s, "0:r1")
    assert score(s, s.rules.scoring) == RoundScore(0, (points, 0, 0))


@pytest.mark.clause("LB-11")
def test_500_wins() -> None:
    match = Match.new(LB, 3)
    for hands, over in (("WWFF/WWFF", False), ("rDgD/rSgS", False), ("rDg0/b0", True)):
        played = table("lb", f"r1/{hands} - r7 r > turn:0 started=1")
        play(played, "0:r1")
        match = match.with_round(played)
        assert match.over is over
    assert match.pad.totals() == (500, 0, 0)


# Rules that edition lb takes from fr.


@pytest.mark.clause("FR-14")
@pytest.mark.parametrize(("players", "starts"), [(2, 0), (3, 2), (4, 2)])
def test_first_skip_skips_the_left(players: int, starts: int) -> None:
    s, log = opening(LB, players, "gS")
    assert log[2:] == [Skipped(1)]
    assert (s.phase, s.turn, s.direction) == (Phase.TURN, starts, 1)


@pytest.mark.clause("FR-12", "FR-13")
def test_other_first_cards_as_in_fr() -> None:
    s, _ = opening(LB, 3, "gD")
    assert ([s.cards(seat) for seat in range(3)], s.turn) == ([7, 9, 7], 2)
    s, _ = opening(LB, 3, "gR")
    assert (s.turn, s.direction) == (2, -1)


@pytest.mark.clause("FR-1", "FR-5", "FR-6")
@pytest.mark.parametrize("players", [2, 3, 10])
def test_deal_as_in_fr(players: int) -> None:
    s, _ = opening(LB, players, "g3")
    assert [s.cards(seat) for seat in range(players)] == [7] * players
    assert (s.turn, s.direction) == (1, 1)


@pytest.mark.clause("FR-23")
def test_the_pad_is_kept_here_too() -> None:
    played = table("lb", "r1/rD/b0 - r7 r > turn:0 started=1 dealer=2")
    play(played, "0:r1")
    (row,) = Match.new(LB, 3).with_round(played).sheet().rows
    assert (row.number, row.dealer, row.winner, row.points, row.totals) == (1, 2, 0, (20, 0, 0), (20, 0, 0))
