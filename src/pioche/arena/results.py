"""The results file of a contest: a header line, then a line for every finished game. Append-only.

A truncated last line (after a crash or power loss) is dropped, and its game is played again. The file is locked by one
process at a time.
"""

from __future__ import annotations

from collections.abc import Iterator
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import msgspec

from pioche import __version__
from pioche.arena.contest import Contest
from pioche.arena.entrants import digest
from pioche.arena.outcome import Outcome
from pioche.engine.refusal import refuse
from pioche.runs.files import appending, lock

KINDS: Final = ("broken", "crashed", "hung", "illegal")  # values of `Trouble.kind`
MOST_GAMES: Final = 1 << 53  # every JSON reader represents numbers below this exactly
_LONGEST: Final = 1e9  # seconds: thirty years


class Header(msgspec.Struct, frozen=True):
    """Identifies the contest. Only the key (`contest`) and the version are checked; the rest is for humans."""

    contest: str
    pioche: str
    edition: str
    options: dict[str, str]
    players: int
    entrants: tuple[str, ...]
    files: dict[str, str]  # hashes of the custom bots
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
        self._path = path
        self._file: FileIO | None = None
        if path is None:
            return
        if not path.parent.is_dir():
            raise refuse("arena-folder", folder=str(path.parent))
        self._file = appending(path)
        try:
            self._resume(self._file, path, contest)
        except BaseException:
            self._file.close()
            raise

    def _resume(self, file: FileIO, path: Path, contest: Contest) -> None:
        if not lock(file.fileno()):
            raise refuse("arena-in-use", file=str(path))
        good = self._read(path, contest) if path.stat().st_size else 0
        file.truncate(good)
        if not good:
            self._write(header_of(contest))

    def _read(self, path: Path, contest: Contest) -> int:
        """Read the finished games; returns the offset at which the last complete line ends."""
        good = 0
        for number, line in enumerate(_whole_lines(path), 1):
            broken = refuse("arena-no-results", file=str(path), line=number)
            try:
                if number == 1:
                    _check_header(msgspec.json.decode(line, type=Header), contest, path)
                else:
                    outcome = msgspec.json.decode(line, type=Outcome)
                    if not _sound(outcome, contest):
                        raise broken
                    self.outcomes.setdefault(outcome.game, outcome)
            except msgspec.MsgspecError:
                if number == 1 or good + len(line) < path.stat().st_size:
                    raise broken from None
                break
            good += len(line)
        if not good and not _begun(path, contest):
            raise refuse("arena-no-results", file=str(path), line=1)
        return good

    def add(self, outcome: Outcome) -> None:
        """Keep the result of a game; a no-op if that game is known already."""
        if outcome.game not in self.outcomes:
            self._write(outcome)
            self.outcomes[outcome.game] = outcome

    def _write(self, entry: Header | Outcome) -> None:
        if self._file is None:
            return
        rest = memoryview(_line(entry))
        try:
            while rest:
                rest = rest[self._file.write(rest) :]
        except OSError:  # disk full; a truncated line is dropped the next time
            raise refuse("file-unwritable", file=str(self._path)) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()


def _check_header(found: Header, contest: Contest, path: Path) -> None:
    if found.contest != contest.key():
        raise refuse("arena-other-contest", file=str(path))
    if found.pioche != __version__:  # rules or bots may have changed
        raise refuse("arena-other-version", file=str(path), theirs=found.pioche[:40], ours=__version__)


def _sound(outcome: Outcome, contest: Contest) -> bool:
    """Is this a possible result? Its number may lie beyond the current number of deals: there may have been more."""
    seats = range(contest.players)
    sides = [list(seats[side :: contest.sides]) for side in range(contest.sides)]
    return (
        0 <= outcome.game < MOST_GAMES
        and outcome.actions >= 0
        and (not outcome.winners or sorted(outcome.winners) in sides)
        and len(outcome.asked) == len(outcome.thinking) == contest.players
        and all(0 <= times < MOST_GAMES for times in outcome.asked)
        and all(0 <= seconds < _LONGEST for seconds in outcome.thinking)
        and all(each.seat in seats and each.kind in KINDS and each.times > 0 for each in outcome.troubles)
    )


def _line(entry: Header | Outcome) -> bytes:
    return msgspec.json.encode(entry) + b"\n"


def _begun(path: Path, contest: Contest) -> bool:
    """Does the file hold only a part of our own header, because the process that wrote it was killed?"""
    whole = _line(header_of(contest))
    with path.open("rb") as file:
        start = file.read(len(whole))
    return whole.startswith(start)


def _whole_lines(path: Path) -> Iterator[bytes]:
    with path.open("rb") as file:
        for line in file:
            if line.endswith(b"\n"):
                yield line
