"""The public numbers of a position as members of JSON objects, `,"turn":2`. The same few hundred recur and are kept."""

from __future__ import annotations

import json
from typing import Final

from pioche.classic import codes as c
from pioche.classic.fields import NOTHING, PUBLIC, Field, Kind

NUMBERS: Final = tuple(row for row in PUBLIC if isinstance(row, Field))
"""The public fields that are a number of the position, in the order of views."""
_MOST_KEPT: Final = 1_024  # a count of shuffles could grow without end
_KEPT: list[dict[int, bytes]] = [{} for _ in NUMBERS]


def written(place: int, value: int) -> bytes:
    """The member for a value of a number, as a view shows it."""
    kept: dict[int, bytes] = _KEPT[place]
    found = kept.get(value)
    if found is None:
        field = NUMBERS[place]
        found = member(field.view_name, shown(field, value))
        if value < _MOST_KEPT:
            kept[value] = found
    return found


def shown(field: Field, value: int) -> object:
    """The value of a field in a view."""
    if field.kind in NOTHING and not field.certain and value == NOTHING[field.kind]:
        return None
    if field.kind is Kind.FLAG:
        return bool(value)
    if field.kind is Kind.SEATS:
        return [seat for seat in range(c.SEATS) if value >> seat & 1]
    return value


def member(name: str, value: object) -> bytes:
    """A member that follows another one."""
    return f',"{name}":{json.dumps(value, separators=(",", ":"))}'.encode()
