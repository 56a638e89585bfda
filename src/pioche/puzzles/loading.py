"""The puzzles that come with Pioche, and the puzzle of a day."""

from __future__ import annotations

from datetime import date
from functools import cache
from math import gcd
from typing import Final

from pioche.engine.refusal import refuse
from pioche.puzzles import cards, files, tiles
from pioche.puzzles.model import Kind, Puzzle
from pioche.resources import folder

_STEP: Final = 137  # from one day's puzzle of a kind to the next


@cache
def load(kind: Kind) -> tuple[Puzzle, ...]:
    """All puzzles of a kind."""
    _, rows = files.read(folder("puzzles") / f"{kind.value}.txt")
    return tuple(_made(kind, number, *row) for number, row in enumerate(rows, 1))


def _made(kind: Kind, number: int, grade: int, text: str) -> Puzzle:
    name = f"{kind.value}-{number}"
    if kind is Kind.WIN:
        return Puzzle(name, kind, grade, cards.EDITION, text, cards.OPTIONS)
    return Puzzle(name, kind, grade, tiles.EDITION, tiles.full_text(text))


def named(name: str) -> Puzzle:
    """The puzzle with this name, `four-17`; refused if there is none."""
    kind, _, number = name.partition("-")
    if kind in {each.value for each in Kind} and number.isdecimal() and len(number) < 10:
        found = load(Kind(kind))
        if 1 <= int(number) <= len(found):
            return found[int(number) - 1]
    raise refuse("puzzle-unknown", name=name[:40])


def today(day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody. The kinds take turns; none comes twice before all have come."""
    kinds = list(Kind)
    turn, place = divmod(day.toordinal(), len(kinds))
    found = load(kinds[place])
    step = next(step for step in range(_STEP, _STEP + len(found)) if gcd(step, len(found)) == 1)
    return found[turn * step % len(found)]
