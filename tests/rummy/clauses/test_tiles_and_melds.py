"""R-1 to R-5, R-12: players, tiles, runs, sets, jokers in them."""

from __future__ import annotations

from collections import Counter

import pytest

from pioche.engine.deal import seed_from_text
from pioche.engine.refusal import Refused
from pioche.rummy import tiles as t
from pioche.rummy.editions import EDITIONS
from pioche.rummy.machine import Round
from pioche.rummy.melds import Fault, Shape, shape
from pioche.rummy.notation import parse_group
from pioche.rummy.view import view
from tests.rummy.table import allowed, refused, table, why

SEED = seed_from_text("tiles")


@pytest.mark.clause("R-1")
@pytest.mark.parametrize("players", [0, 1, 5, 10])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(Refused) as caught:
        Round.deal(EDITIONS["rummy/en"], players, SEED)
    assert str(caught.value) == f"This game is for 2 to 4 players, not for {players} (R-1)."


@pytest.mark.clause("R-1")
def test_all_see_how_many_tiles_and_never_which() -> None:
    s = table("en", "R1.R3/Y9.Y9.Y10/G1 - > turn:0 | -")
    assert view(s, 0).counts == (2, 3, 1)
    assert view(s, 0).rack == (t.cell(0, 1), t.cell(0, 3))
    assert view(s, 0).racks is None
    assert view(s, None).rack == ()


@pytest.mark.clause("R-2")
def test_the_hundred_tiles() -> None:
    assert len(t.PACK) == t.TILES == 100
    count = Counter(t.PACK)
    assert all(count[t.cell(colour, number)] == 2 for colour in range(4) for number in range(1, 13))
    assert count[t.JOKER] == 4
    words = [kind for kind in t.PACK if t.is_word_tile(kind)]
    assert len(words) == 28
    assert {t.number_of(kind) for kind in words if kind != t.JOKER} == {2, 5, 7}


@pytest.mark.clause("R-3", "R-4")
@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("R:3.4.5", Shape.RUN),
        ("B:1.2.3.4.5.6.7.8.9.10.11.12", Shape.RUN),
        ("R:3.4", Fault.TOO_SHORT),
        ("R:3", Fault.TOO_SHORT),
        ("R:3.4.6", Fault.GAP),
        ("R:1.11.12", Fault.GAP),  # no wrap
        ("R:3.3.4", Fault.TWICE),
        ("R:3.3.3", Fault.TWICE),
        ("?R3.R4.Y5", Fault.MIXED),
        ("7:RYG", Shape.SET),
        ("7:RYGB", Shape.SET),
        ("7:RY", Fault.TOO_SHORT),
        ("7:RRB", Fault.TWICE),
        ("7:RYGBB", Fault.TWICE),
    ],
)
def test_runs_and_sets(text: str, found: Shape | Fault) -> None:
    assert shape(parse_group(text)) is found


@pytest.mark.clause("R-12")
@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("R:2.3.*4.5.*6", Shape.RUN),  # the example of the rule books
        ("R:2.3.*4.*5.6", Fault.JOKERS_ADJACENT),  # their example of an invalid run
        ("R:*1.2.*3", Shape.RUN),
        ("R:*11.12", Fault.TOO_SHORT),
        ("7:RY*B", Shape.SET),
        ("7:R*Y*B", Fault.SECOND_JOKER),
        ("7:RYG*B", Shape.SET),
        ("7:RY*Y", Fault.TWICE),
    ],
)
def test_jokers_in_runs_and_sets(text: str, found: Shape | Fault) -> None:
    assert shape(parse_group(text)) is found


@pytest.mark.clause("R-3", "R-4", "R-12")
def test_refusals_point_at_the_group() -> None:
    s = table("en", "R1.R2.R3.R4.Y4.B4.*.*/Y1 G1.G3 > turn:0 | 9:RYG")
    assert why(s, "0:lay 9:RYG R:1+.2+") == "group-too-short R-10"
    assert why(s, "0:lay 9:RYG R:1+.2+.4+") == "run-gap R-3"
    assert why(s, "0:lay 9:RYG R:1+.1+.2+") == "run-twice R-3"
    assert why(s, "0:lay 9:RYG 4:R+Y+Y+") == "set-colour-twice R-4"
    assert why(s, "0:lay 9:RYG ?R1+.R2+.Y4+") == "group-mixed R-10"
    assert why(s, "0:lay 9:RYG 4:R+*Y+*B+") == "set-second-joker R-12"
    assert why(s, "0:lay 9:RYG R:1+.*2+.*3+") == "jokers-adjacent R-12"
    refusal = refused(s, "0:lay 9:RYG R:1+.2+")
    assert dict(refusal.args) == {"group": 2, "tiles": "R:1+.2+"}  # as sent
    assert allowed(s, "0:lay R:1+.2+.3+.4+ 9:RYG !1R2")


@pytest.mark.clause("R-5", "R-16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deal(players: int) -> None:
    for number in range(20):
        s = Round.deal(EDITIONS["rummy/fr"], players, seed_from_text(f"deal {number}"))
        assert [s.tiles(seat) for seat in range(players)] == [14] * players
        assert len(s.table.loose) == 4
        assert not s.table.groups
        assert len(s.pool) == 100 - 4 - 14 * players
        assert t.JOKER not in s.table.loose
