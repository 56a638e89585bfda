"""The win chance by the number of tiles on the racks, and by how well they go together."""

from __future__ import annotations

import pytest

from pioche.bots.rummy.win_chance import OFF_TURN, WinChance, share
from pioche.rummy.tiles import parse_tile


def mask(tiles: str) -> int:
    return sum(1 << parse_tile(tile) for tile in tiles.split())


def strength(rack: str, melds: str = "", jokers: int = 0, *, on_turn: bool = False) -> int:
    return WinChance().strength(len(rack.split()) + jokers, jokers, mask(rack), mask(melds), on_turn)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_somebody_wins(players: int) -> None:
    strengths = [300, -200, 1100, 0][:players]
    shares = [share(strengths, seat) for seat in range(players)]
    assert sum(shares) == pytest.approx(1)
    assert sorted(shares) == [shares[strengths.index(each)] for each in sorted(strengths)]


def test_fewer_tiles_the_turn_and_jokers_are_better() -> None:
    assert strength("R1") > strength("R1 B6") > strength("R1 B6 Y9")
    assert strength("R1", on_turn=True) > strength("R1") == OFF_TURN[0]
    assert strength("R1", jokers=1) > strength("R1 B6")


def test_company_is_good_and_a_twin_is_not() -> None:
    alone = strength("R1 B6")
    assert alone == OFF_TURN[1]
    assert strength("R1 R2") > strength("R1 R3") > alone
    assert strength("R6 B6") == strength("Y6 G6") > alone
    assert strength("R1 B6", "R2") == strength("R1 B6", "B5") == strength("R1 B6", "B7") > alone
    assert strength("R1 B6", "R3") == strength("R1 B6", "B4") == strength("R1 B6", "B8") > alone
    assert strength("R1 B6", "R6") == strength("R1 R6", "B6") == strength("R1 Y6", "G6") > alone
    assert strength("R1 B6", "B6") < alone
    assert strength("R1 B6", "Y2 G5 Y7 R8") == alone


def test_the_ends_of_the_numbers_and_colours_are_no_neighbours() -> None:
    """In the mask the blue 1 is next to the red 2, and the blue 12 is the last bit."""
    assert strength("B1 R2") == strength("R2 Y12") == strength("R1 B12") == OFF_TURN[1]
    assert strength("B12", "R1 B1") == OFF_TURN[0]


def test_any_number_of_tiles_has_a_strength() -> None:
    many = WinChance().strength(30, 0, mask("R1"), 0, on_turn=False)
    assert many == OFF_TURN[-1]
