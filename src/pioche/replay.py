"""Tables saved to files and loaded again: `pioche.replay.save(table, path)`, `pioche.replay.load(path)`.

The file is a replay (docs/replays.md): the rules, the deals and every action as readable lines. Loading plays it again
and verifies every line, so nothing that the rules forbid can come out of a file. `pioche.engine.replay` has the format.
"""

from __future__ import annotations

from os import PathLike
from pathlib import Path

from pioche import games
from pioche.engine.refusal import refuse, shown
from pioche.engine.replay import BadReplay, Replay, read, verify, write
from pioche.tables.table import Table

__all__ = ["BadReplay", "dumps", "load", "loads", "save"]


def save(table: Table, path: str | PathLike[str]) -> None:
    """Write the match at a table, up to now, to a file; an existing one is replaced."""
    _path(path).write_text(dumps(table), encoding="ascii", newline="\n")


def load(path: str | PathLike[str]) -> Table:
    """The table at the end of a replay in a file, with the actions of its last round to take back.

    Raises `BadReplay`, which names the line, if anything in the file is wrong.
    """
    try:
        return loads(_path(path).read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadReplay(refuse("replay-not-one", line=1).refusal) from None


def dumps(table: Table | Replay) -> str:
    """Like `save`, as text; also of a `Table.replay()`."""
    if not isinstance(table, Table | Replay):
        raise TypeError(f"a table is needed, not {shown(table)}")
    return write(table if isinstance(table, Replay) else table.replay())


def loads(text: str) -> Table:
    """Like `load`, from text; a byte order mark before it and empty lines after it do not matter."""
    if not isinstance(text, str):
        raise TypeError(f"the text of a replay is needed, not {shown(text)}")
    text = text.removeprefix("\ufeff").rstrip("\r\n") + "\n"
    steps = verify(text, games.of)  # before `read`, which would only say that the checksum is wrong
    return Table.from_replay(read(text), steps)


def _path(path: object) -> Path:
    """The path of a file; `TypeError` for anything else, such as an open file."""
    if not isinstance(path, str | PathLike):
        raise TypeError(f"the path of a file is needed, not {shown(path)}; dumps and loads are for text and open files")
    return Path(path)


def __dir__() -> list[str]:
    return sorted([*__all__, *(name for name in globals() if name.startswith("__"))])
