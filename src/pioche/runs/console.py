"""Command-line options and terminal output of the commands that play many games."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from pioche.engine.refusal import refuse


def option(text: str) -> tuple[str, str]:
    """Parse a house rule: NAME, which switches it on, or NAME=VALUE."""
    name, equals, value = text.partition("=")
    return name, value if equals else "on"


def options(texts: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """Parse house rules and sort them by name. Refuses two different values for one name."""
    found: dict[str, str] = {}
    for name, value in map(option, texts):
        if found.setdefault(name, value) != value:
            raise refuse("option-twice", option=name, one=found[name], other=value)
    return tuple(sorted(found.items()))


def options_text(options: tuple[tuple[str, str], ...]) -> str:
    """House rules in the form of the command line."""
    return ", ".join(name if value == "on" else f"{name}={value}" for name, value in options)


def show(data: Mapping[str, object] | None, report: RenderableType, notes: Iterable[str]) -> None:
    """Print the result of a command: `data` as JSON only, or the report for people, followed by notes."""
    if data is not None:
        print(json.dumps(data, indent=2))
        return
    console = Console()
    console.print(report)
    for note in notes:
        console.print(note, highlight=False, soft_wrap=True)


class Bar:
    """A progress bar."""

    def __init__(self, bar: Progress, task: TaskID) -> None:
        self._bar = bar
        self._task = task

    def __call__(self, more: int) -> None:
        """Advance by this many."""
        self._bar.advance(self._task, more)

    def describe(self, what: str) -> None:
        """Change the text before the bar."""
        self._bar.update(self._task, description=what)

    def say(self, line: str) -> None:
        """Print a permanent line on stderr, above the bar if there is one."""
        self._bar.console.print(line, markup=False, highlight=False, soft_wrap=True)


@contextmanager
def progress(what: str, total: int, done: int = 0) -> Iterator[Bar]:
    """A progress bar on stderr if that is a terminal, else nothing; call it with the number of items done."""
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
