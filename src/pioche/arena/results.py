"""The file of a contest: a line that says which one it is, then a line for every finished game. Lines are only added.

A line that was cut short, because somebody pulled the plug, is dropped, and its game is played again.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

import msgspec

from pioche import __version__
from pioche.arena.contest import Contest
from pioche.arena.entrants import digest
from pioche.arena.outcome import Outcome
from pioche.engine.refusal import refuse


class Header(msgspec.Struct, frozen=True):
    """Which contest it is. The key decides; the rest is for readers."""

    contest: str
    pioche: str
    edition: str
    options: dict[str, str]
    players: int
    entrants: tuple[str, ...]
    files: dict[str, str]  # what tells persons' files apart
    gauntlet: bool
    seed: str


def header_of(contest: Contest) -> Header:
    return Header(
        contest.key(),
        __version__,
        contest.edition,
        dict(contest.options),
        contest.players,
        tuple(entrant.name for entrant in contest.entrants),
        {entrant.name: digest(entrant) for entrant in contest.entrants if not entrant.own},
        contest.gauntlet,
        contest.seed.hex(),
    )


class Results:
    """The finished games of a contest, in a file or only in memory."""

    def __init__(self, contest: Contest, path: Path | None) -> None:
        self.outcomes: dict[int, Outcome] = {}
        self._file: BinaryIO | None = None
        if path is None:
            return
        if not path.parent.is_dir():
            raise refuse("arena-folder", folder=str(path.parent))
        header = header_of(contest)
        good = 0
        if path.is_file() and path.stat().st_size:
            good = self._read(path, header)
        self._file = path.open("r+b" if path.exists() else "w+b")
        self._file.truncate(good)
        self._file.seek(good)
        if not good:
            self._write(header)

    def _read(self, path: Path, header: Header) -> int:
        """Take over what is there; says where the last whole line ends."""
        good = 0
        for number, line in enumerate(_whole_lines(path)):
            try:
                if number == 0:
                    found = msgspec.json.decode(line, type=Header)
                    if found.contest != header.contest:
                        raise refuse("arena-other-contest", file=str(path))
                else:
                    outcome = msgspec.json.decode(line, type=Outcome)
                    self.outcomes.setdefault(outcome.game, outcome)
            except msgspec.MsgspecError:
                if number == 0 or good + len(line) < path.stat().st_size:
                    raise refuse("arena-no-results", file=str(path), line=number + 1) from None
                break
            good += len(line)
        if not good:
            raise refuse("arena-no-results", file=str(path), line=1)
        return good

    def add(self, outcome: Outcome) -> None:
        """One more game is over; twice the same counts once."""
        if outcome.game not in self.outcomes:
            self.outcomes[outcome.game] = outcome
            self._write(outcome)

    def _write(self, entry: Header | Outcome) -> None:
        if self._file is not None:
            self._file.write(msgspec.json.encode(entry) + b"\n")
            self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()


def _whole_lines(path: Path) -> Iterator[bytes]:
    with path.open("rb") as file:
        for line in file:
            if line.endswith(b"\n"):
                yield line
