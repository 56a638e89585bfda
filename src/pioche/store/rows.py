"""Rows of tables, results, finished games and puzzles, for whoever has no database too."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as shown in the lobby."""

    table_id: str
    edition: str
    title: str
    public: bool
    status: str
    seats: int
    taken: int
    made_at: int
    changed_at: int
    # Set once, when the table is made:
    origin: str | None = None
    short_code: str | None = None


@dataclass(frozen=True, slots=True)
class ResultRow:
    """The result of one seat in a match."""

    table_id: str
    match: int
    seat: int
    person_id: str | None
    name: str
    edition: str
    points: int
    rounds_won: int
    won: bool
    at: int
    caught: int | None = None
    best_lay: int | None = None


@dataclass(frozen=True, slots=True)
class GameRow:
    """A finished match. What is None was not counted when it was played."""

    table_id: str
    match: int
    link: str
    edition: str
    options: str  # JSON: those that differ from the edition
    players: int
    rounds: int | None
    moves: int | None
    longest: int | None  # moves of its longest round
    started_at: int | None
    at: int


@dataclass(frozen=True, slots=True)
class SeatResult:
    """Who sat in a seat of a finished match, and what came of it."""

    table_id: str
    match: int
    seat: int
    person_id: str | None
    name: str
    points: int
    rounds_won: int
    won: bool


@dataclass(frozen=True, slots=True)
class Counted:
    """A person's finished matches by edition and number of players."""

    edition: str
    players: int
    matches: int
    won: int
    rounds: int
    longest: int | None
    caught: int
    best_lay: int | None


@dataclass(frozen=True, slots=True)
class PuzzleRow:
    """What a person has done with a puzzle."""

    name: str
    grade: int
    tries: int
    hints: int
    shown: bool
    solved_at: int | None
    day: int | None  # solved as the puzzle of this day

    @property
    def alone(self) -> bool:
        """Solved without a hint and without a look at the solution."""
        return self.solved_at is not None and self.hints == 0 and not self.shown


@dataclass(frozen=True, slots=True)
class LineRow:
    """A line of moves that somebody has kept beside a match."""

    line_id: str
    table_id: str
    match: int
    person_id: str
    name: str
    step: int
    actions: str  # one a line
    at: int
