"""Tables saved to files and loaded again: `pioche.replay.save(table, path)`, `pioche.replay.load(path)`.

The file is a replay (docs/replays.md): the rules, the deals and every action as readable lines. Loading plays it again
and verifies every line, so nothing that the rules forbid can come out of a file. `pioche.engine.replay` has the format.
"""

from __future__ import annotations

from os import PathLike
from pathlib import Path

from pioche import games
from pioche.engine.refusal import refuse
from pioche.engine.replay import BadReplay, read, verify, write
from pioche.tables.inputs import shown
from pioche.tables.table import Table

__all__ = ["BadReplay", "dumps", "load", "loads", "save"]


def save(table: Table, path: str | PathLike[str]) -> None:
    """Write the match at a table, up to now, to a file; an existing one is replaced."""
    Path(path).write_text(dumps(table), encoding="ascii", newline="\n")


def load(path: str | PathLike[str]) -> Table:
    """The table at the end of a replay in a file, with the actions of its last round to take back.

    Raises `BadReplay`, which names the line, if anything in the file is wrong.
    """
    try:
        return loads(Path(path).read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadReplay(refuse("replay-not-one", line=1).refusal) from None


def dumps(table: Table) -> str:
    """Like `save`, as text."""
    if not isinstance(table, Table):
        raise TypeError(f"a table is needed, not {shown(table)}")
    return write(table.replay())


def loads(text: str) -> Table:
    """Like `load`, from text."""
    if not isinstance(text, str):
        raise TypeError(f"the text of a replay is needed, not {shown(text)}")
    steps = verify(text, games.of)  # before `read`, which would only say that the checksum is wrong
    return Table.from_replay(read(text), steps)
