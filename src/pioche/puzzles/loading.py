"""The puzzles that come with Pioche, and the puzzle of a day."""

from __future__ import annotations

from datetime import date
from functools import cache
from math import gcd
from typing import Final

from pioche.engine.refusal import refuse
from pioche.puzzles import files
from pioche.puzzles.goals import goals_of
from pioche.puzzles.model import Kind, Puzzle
from pioche.resources import folder

_NAMES: Final = tuple(kind.value for kind in Kind)
_MOST_SHOWN: Final = 40  # characters of a name that there is not
_STEP: Final = 137  # from one day's puzzle of a kind to the next


def load(kind: Kind | str) -> tuple[Puzzle, ...]:
    """All puzzles of a kind, which may be given by its name: `four`; refused if there is none."""
    if isinstance(kind, str):
        if kind not in _NAMES:
            raise refuse("puzzle-kind", name=kind[:_MOST_SHOWN], known=", ".join(_NAMES))
        kind = Kind(kind)
    if not isinstance(kind, Kind):
        raise TypeError(f"a kind of puzzles is needed, such as {_NAMES[0]!r}, not {kind!r}")
    return _load(kind)


@cache
def _load(kind: Kind) -> tuple[Puzzle, ...]:
    _, rows = files.read(folder("puzzles") / f"{kind.value}.txt")
    return tuple(_made(kind, number, *row) for number, row in enumerate(rows, 1))


def _made(kind: Kind, number: int, grade: int, text: str) -> Puzzle:
    return goals_of(kind).made(f"{kind.value}-{number}", kind, grade, text)


def named(name: str) -> Puzzle:
    """The puzzle with this name, `four-17`; refused if there is none."""
    if not isinstance(name, str):
        raise TypeError(f"the name of a puzzle must be text, such as 'four-17', not {name!r}")
    kind, _, number = name.partition("-")
    if kind in _NAMES and number.isdecimal() and len(number) < 10:
        found = load(Kind(kind))
        if 1 <= int(number) <= len(found):
            return found[int(number) - 1]
    raise refuse("puzzle-unknown", name=name[:_MOST_SHOWN])


def today(day: date | str) -> Puzzle:
    """The puzzle of a day (a `date`, or `2026-01-31`), the same for everybody.

    The kinds take turns; none comes twice before all have come.
    """
    kinds = list(Kind)
    turn, place = divmod(_date(day).toordinal(), len(kinds))
    found = load(kinds[place])
    step = next(step for step in range(_STEP, _STEP + len(found)) if gcd(step, len(found)) == 1)
    return found[turn * step % len(found)]


def _date(day: object) -> date:
    """A day; refused if a text is none."""
    if isinstance(day, date):
        return day
    if not isinstance(day, str):
        raise TypeError(f"a day must be a datetime.date or text such as '2026-01-31', not {day!r}")
    try:
        return date.fromisoformat(day)
    except ValueError:
        raise refuse("puzzle-day", text=day[:_MOST_SHOWN]) from None
