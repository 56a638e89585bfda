"""The score pad of a table by seat: sides may have several."""

from __future__ import annotations

from pioche.engine.match import ScoreSheet


def sides_of(sheet: ScoreSheet) -> dict[int, int]:
    """The side of each seat."""
    return {seat: side for side, members in enumerate(sheet.sides) for seat in members}


def points_by_seat(sheet: ScoreSheet, seats: int) -> list[int]:
    """The points of each seat."""
    side_of = sides_of(sheet)
    return [sheet.totals[side_of[seat]] for seat in range(seats)]
