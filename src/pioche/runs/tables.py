"""Tables that fit the terminal: numbers are never truncated; columns are dropped and names shortened instead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult

from pioche.runs.console import table
from pioche.runs.names import alike, short

_GAP: Final = 2  # between columns
_NAME: Final = 9  # minimum width of a name: `heuristic`


@dataclass(frozen=True, slots=True)
class Column:
    """A heading and its cells."""

    heading: str
    cells: Sequence[str]
    name: bool = False  # text that may be shortened, not numbers
    spare: int = 0  # dropped if there is no room: the largest first, 0 never

    @property
    def full(self) -> int:
        return max(map(cell_len, self.cells), default=0)

    @property
    def least(self) -> int:
        """The minimum width; headings wrap between words."""
        words = max(map(cell_len, self.heading.split(" ")))
        return max(min(self.full, _NAME) if self.name else self.full, words)


class Fitted:
    """A Rich table with as many columns as fit."""

    def __init__(self, title: str, columns: Sequence[Column]) -> None:
        self._title = title
        self._columns = columns

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        columns = fitting(self._columns, options.max_width)
        widths = _widths(columns, options.max_width)
        made = table(self._title, *(column.heading for column in columns))
        pairs = list(zip(columns, widths, strict=True))
        for drawn, (column, width) in zip(made.columns, pairs, strict=True):
            drawn.width = width
            drawn.overflow = "fold"
            drawn.justify = "left" if column.name else "right"
        everybody = [cell for column in columns if column.name for cell in column.cells]
        cells = [_names(column.cells, width, everybody) if column.name else column.cells for column, width in pairs]
        for row in zip(*cells, strict=True):
            made.add_row(*row)
        yield made


def _names(names: Sequence[str], width: int, everybody: Sequence[str]) -> Sequence[str]:
    """Names shortened in the middle; left whole, to wrap, if some of `everybody` would look the same."""
    return names if alike(everybody, width) else [short(name, width) for name in names]


def fitting(columns: Sequence[Column], room: int) -> list[Column]:
    """The columns that fit."""
    left = list(columns)
    while sum(column.least + _GAP for column in left) - _GAP > room and any(column.spare for column in left):
        left.remove(max(left, key=lambda column: column.spare))
    return left


def _widths(columns: Sequence[Column], room: int) -> list[int]:
    """The column widths; spare room goes to the names first, then to the headings."""
    widths = [column.least for column in columns]
    over = max(0, room - sum(widths) - _GAP * (len(widths) - 1))
    wanted = [max(width, column.full) for width, column in zip(widths, columns, strict=True)]
    while over and widths != wanted:  # one character at a time, so that all names get the same
        for place, width in enumerate(wanted):
            if over and widths[place] < width:
                widths[place] += 1
                over -= 1
    for place, column in enumerate(columns):
        more = min(over, max(0, cell_len(column.heading) - widths[place]))
        widths[place] += more
        over -= more
    return widths
