"""What such commands have in common on a terminal."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table


def option(text: str) -> tuple[str, str]:
    """A house rule as it is given: NAME, which switches it on, or NAME=VALUE."""
    name, equals, value = text.partition("=")
    return name, value if equals else "on"


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


@contextmanager
def progress(what: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream of a terminal, nothing elsewhere; it is told how many more are done."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total, completed=done)
        yield lambda more: bar.advance(task, more)


def table(title: str, *columns: str) -> Table:
    """An empty table: the first column is text, the others are numbers."""
    made = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for place, column in enumerate(columns):
        made.add_column(column, justify="right" if place else "left", header_style="dim")
    return made
