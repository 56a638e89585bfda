"""Files of puzzles: one for each kind, a line of text for each puzzle with its grade before it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pioche.engine.refusal import refuse

HEAD: Final = "# pioche puzzles 1"
LICENCE: Final = "# CC0 1.0 Universal: this file is in the public domain (creativecommons.org/publicdomain/zero/1.0)."
_BATCHES: Final = "# batches "

Row = tuple[int, str]


def read(file: Path) -> tuple[int, list[Row]]:
    """How many batches went into a file, and its puzzles; refused if it is no file of puzzles."""
    try:
        lines = file.read_text(encoding="ascii").splitlines()
    except UnicodeDecodeError:
        lines = []
    if lines[:1] != [HEAD]:
        raise refuse("puzzles-not-a-file", file=str(file))
    batches = 0
    rows = []
    for number, line in enumerate(lines, 1):
        grade, _, text = line.partition(" ")
        if line.startswith(_BATCHES) and line.removeprefix(_BATCHES).isdecimal():
            batches = int(line.removeprefix(_BATCHES))
        elif grade.isdecimal() and text:
            rows.append((int(grade), text))
        elif not line.startswith("#"):
            raise refuse("puzzles-line", file=str(file), line=number)
    return batches, rows


def write(file: Path, batches: int, rows: list[Row]) -> None:
    """Replace a file; a run that is stopped leaves the old one or the new one."""
    lines = [HEAD, LICENCE, f"{_BATCHES}{batches}", *(f"{grade} {text}" for grade, text in rows), ""]
    new = file.with_suffix(".new")
    new.write_text("\n".join(lines), encoding="ascii")
    new.replace(file)
