"""What such commands have in common on a terminal."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final

from cyclopts import Parameter, Token
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from pioche.engine.refusal import refuse


def _whole(_type: object, tokens: Sequence[Token]) -> int:
    return int(tokens[0].value)


WHOLE: Final = Parameter(converter=_whole)  # of an option that takes whole numbers; cyclopts would cut 2.5 to 2


def option(text: str) -> tuple[str, str]:
    """A house rule as it is given: NAME, which switches it on, or NAME=VALUE."""
    name, equals, value = text.partition("=")
    return name, value if equals else "on"


def options(texts: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """House rules as they are given, in the order of their names, for theirs says nothing; refused when two differ."""
    found: dict[str, str] = {}
    for name, value in map(option, texts):
        if found.setdefault(name, value) != value:
            raise refuse("option-twice", option=name, one=found[name], other=value)
    return tuple(sorted(found.items()))


def options_text(options: tuple[tuple[str, str], ...]) -> str:
    """House rules as they were given."""
    return ", ".join(name if value == "on" else f"{name}={value}" for name, value in options)


def show(data: Mapping[str, object] | None, report: RenderableType, notes: Iterable[str]) -> None:
    """What a command has found: as JSON and nothing else if there is data, or for people, with a few lines below."""
    if data is not None:
        print(json.dumps(data, indent=2))
        return
    console = Console()
    console.print(report)
    for note in notes:
        console.print(note, highlight=False, soft_wrap=True)


class Bar:
    """How far a run is."""

    def __init__(self, bar: Progress, task: TaskID) -> None:
        self._bar = bar
        self._task = task

    def __call__(self, more: int) -> None:
        """So many more are done."""
        self._bar.advance(self._task, more)

    def say(self, line: str) -> None:
        """A line on the error stream that stays, above the bar where there is one."""
        self._bar.console.print(line, markup=False, highlight=False, soft_wrap=True)


@contextmanager
def progress(what: str, total: int, done: int = 0) -> Iterator[Bar]:
    """A bar on the error stream of a terminal, nothing elsewhere; it is told how many more are done."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total, completed=done)
        yield Bar(bar, task)


def table(title: str, *columns: str) -> Table:
    """An empty table: the first column is text, the others are numbers."""
    made = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for place, column in enumerate(columns):
        made.add_column(column, justify="right" if place else "left", header_style="dim")
    return made
