"""A match: rounds until somebody has won, and the score pad (FR-3, FR-20, FR-23, R-22, R-24).

A *side* scores together: a single seat, or a team of seats. The pad is data for clients. Each game subclasses `Match`
to define who deals a round and what it is worth.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from pioche.engine.deal import round_seed
from pioche.engine.refusal import refuse

RulesT = TypeVar("RulesT")
RoundT = TypeVar("RoundT")

# Six digits are more than any round can be worth.
_SCORE: Final = re.compile(r"(-|[0-9]) ([0-9]{1,6}(?:,[0-9]{1,6})*)")


class Scoring(Enum):
    """How a round is scored."""

    WINNER_TAKES = "winner_takes"  # FR-19: the winner scores what is left in the other hands
    LOWEST_WINS = "lowest_wins"  # FR-20: each side scores its own hands; the lowest total wins


@dataclass(frozen=True, slots=True)
class Goal:
    """When a match is won: at a number of points, or of rounds (DE-0, R-24)."""

    target: int = 500
    scoring: Scoring = Scoring.WINNER_TAKES
    rounds_to_win: int = 0  # 0: points decide


@dataclass(frozen=True, slots=True)
class RoundScore:
    """One line of the pad: the points of each side, and the side that won the round (None: nobody scores)."""

    winner: int | None
    points: tuple[int, ...]

    def text(self) -> str:
        """`2 0,0,135,0`: the winner (`-`: nobody), then the points of each side."""
        winner = "-" if self.winner is None else str(self.winner)
        return f"{winner} {','.join(map(str, self.points))}"


def parse_score(text: str) -> RoundScore:
    """Parse a line of the pad; raises `Refused` if the text is invalid."""
    found = _SCORE.fullmatch(text)
    if not found:
        raise refuse("bad-score", text=text)
    points = tuple(int(number) for number in found[2].split(","))
    winner = None if found[1] == "-" else int(found[1])
    if winner is not None and winner >= len(points):
        raise refuse("bad-score", text=text)
    made = RoundScore(winner, points)
    if made.text() != text:  # leading zeros, as in 007
        raise refuse("bad-score", text=text)
    return made


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One round as shown on the pad (FR-23)."""

    number: int  # from 1
    dealer: int | None  # the seat that dealt; in the tile game, that began
    winner: int | None  # a side
    points: tuple[int, ...]
    totals: tuple[int, ...]  # after this round


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """All that a client needs to show the pad: the sides, the goal, every round, the current totals."""

    sides: tuple[tuple[int, ...], ...]  # the seats of each side
    goal: Goal
    rows: tuple[ScoreRow, ...]
    totals: tuple[int, ...]
    wins: tuple[int, ...]
    winners: tuple[int, ...]  # sides; empty while the match goes on


@dataclass(frozen=True, slots=True)
class ScorePad:
    """The scores of the rounds so far, oldest first (FR-23)."""

    sides: int
    goal: Goal = Goal()
    lines: tuple[RoundScore, ...] = ()

    def with_round(self, line: RoundScore) -> ScorePad:
        """The pad with one more line."""
        if len(line.points) != self.sides:
            raise ValueError(f"{len(line.points)} scores for {self.sides} sides")
        return ScorePad(self.sides, self.goal, (*self.lines, line))

    def totals(self) -> tuple[int, ...]:
        """The points of each side so far."""
        return tuple(sum(line.points[side] for line in self.lines) for side in range(self.sides))

    def running(self) -> tuple[tuple[int, ...], ...]:
        """The totals after each round."""
        sums = [0] * self.sides
        rows: list[tuple[int, ...]] = []
        for line in self.lines:
            sums = [total + points for total, points in zip(sums, line.points, strict=True)]
            rows.append(tuple(sums))
        return tuple(rows)

    def wins(self) -> tuple[int, ...]:
        """Rounds that each side has won."""
        return tuple(sum(line.winner == side for line in self.lines) for side in range(self.sides))

    def winners(self) -> tuple[int, ...]:
        """The sides that have won the match: empty while it goes on, several if they share it (FR-20)."""
        if self.goal.rounds_to_win:
            wins = self.wins()
            return tuple(side for side in range(self.sides) if wins[side] >= self.goal.rounds_to_win)
        totals = self.totals()
        if max(totals) < self.goal.target:
            return ()
        best = min(totals) if self.goal.scoring is Scoring.LOWEST_WINS else max(totals)
        return tuple(side for side in range(self.sides) if totals[side] == best)

    def text(self) -> str:
        """The current result, `2 35,0,510,80`: the winning sides (`-`: none yet, `0,2`: shared), then the totals."""
        winners = ",".join(map(str, self.winners())) or "-"
        return f"{winners} {','.join(map(str, self.totals()))}"

    def sheet(self, seats: Sequence[Sequence[int]] | None = None, dealers: Sequence[int | None] = ()) -> ScoreSheet:
        """The pad as data for clients. `seats` are the seats of each side. Default: every seat is a side."""
        running = self.running()
        rows = tuple(
            ScoreRow(
                place + 1, dealers[place] if place < len(dealers) else None, line.winner, line.points, running[place]
            )
            for place, line in enumerate(self.lines)
        )
        sides = tuple((side,) for side in range(self.sides)) if seats is None else tuple(map(tuple, seats))
        return ScoreSheet(sides, self.goal, rows, self.totals(), self.wins(), self.winners())


@dataclass(frozen=True, slots=True)
class Begun(Generic[RoundT]):
    """A round that has just been dealt."""

    number: int  # from 1
    seed: bytes
    dealer: int  # the seat that deals it; in the tile game, that begins
    round: RoundT


@dataclass(frozen=True, slots=True)
class Match(ABC, Generic[RulesT, RoundT]):
    """A match between two rounds: `begin` deals the next one, `with_round` returns the match after it.

    Immutable. The caller chooses where the seeds of the rounds come from: one per round, or all derived from the seed
    of the match. A game's subclass defines who may play, who deals, how a round is dealt and what it is worth.
    """

    rules: RulesT
    players: int
    pad: ScorePad
    dealers: tuple[int, ...] = ()  # of the rounds played
    seed: bytes | None = None  # of the whole match; None: every round is given its own

    over_clause: ClassVar[str] = ""  # the clause that a deal after the end of the match is refused with

    @classmethod
    def new(cls, rules: RulesT, players: int, seed: bytes | None = None) -> Self:
        """A new match; refused if these rules cannot seat so many players."""
        return cls(rules, players, cls.empty_pad(rules, players), seed=seed)

    # Implemented by each game

    @staticmethod
    @abstractmethod
    def empty_pad(rules: Any, players: int) -> ScorePad:
        """The empty pad of a match: its number of sides and its goal; refused like `new`."""

    @abstractmethod
    def find_dealer(self, seed: bytes, log: list[Any] | None) -> int:
        """The dealer of the next round (in the tile game: who begins it); events of the draw for it go to the log."""

    @abstractmethod
    def deal(self, seed: bytes, dealer: int, log: list[Any] | None) -> RoundT:
        """Deal the next round."""

    @abstractmethod
    def dealer_in(self, played: RoundT) -> int:
        """The dealer of a round (in the tile game: who began it)."""

    @abstractmethod
    def line(self, played: RoundT) -> RoundScore:
        """The score of a round; refused if it is not over or belongs to another match."""

    # Common to all games

    @property
    def over(self) -> bool:
        """Has somebody won?"""
        return bool(self.pad.winners())

    @property
    def number(self) -> int:
        """The number of the next round, from 1."""
        return len(self.pad.lines) + 1

    def seats_of(self, side: int) -> tuple[int, ...]:
        """The seats that score together: partners sit as far apart as they can (BB-7)."""
        return tuple(range(side, self.players, self.pad.sides))

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty while the match goes on. Partners win together, ties share (FR-20)."""
        return tuple(sorted(seat for side in self.pad.winners() for seat in self.seats_of(side)))

    def begin(self, seed: bytes | None = None, log: list[Any] | None = None) -> Begun[RoundT]:
        """Find the dealer and deal the next round. Default seed: derived from that of the match."""
        if self.over:
            raise refuse("match-over", self.end_clause())
        if seed is None:
            if self.seed is None:
                raise refuse("seed-missing")
            seed = round_seed(self.seed, self.number - 1)
        dealer = self.find_dealer(seed, log)
        return Begun(self.number, seed, dealer, self.deal(seed, dealer, log))

    def end_clause(self) -> str:
        """The clause that says when the match is over: `over_clause`, unless it depends on the rules."""
        return self.over_clause

    def with_round(self, played: RoundT) -> Self:
        """The match after a round, with its score on the pad (FR-18, FR-19, FR-20, FR-23, R-22)."""
        if self.over:
            raise refuse("match-over", self.end_clause())
        line, dealer = self.line(played), self.dealer_in(played)
        return replace(self, pad=self.pad.with_round(line), dealers=(*self.dealers, dealer))

    def with_lines(self, lines: Sequence[RoundScore]) -> Self:
        """The match after rounds that were played elsewhere, of which only the scores are known."""
        for line in lines:
            if len(line.points) != self.pad.sides:
                raise refuse("score-sides", found=len(line.points), sides=self.pad.sides)
        return replace(self, pad=replace(self.pad, lines=(*self.pad.lines, *lines)))

    def resumed(self, lines: Sequence[RoundScore], dealers: Sequence[int]) -> Self:
        """The match after recorded rounds, of the last of which the dealers are known: the same as if played here."""
        return replace(self.with_lines(lines), dealers=tuple(dealers))

    def sheet(self) -> ScoreSheet:
        """The score pad as data for clients (FR-23)."""
        elsewhere = (None,) * (len(self.pad.lines) - len(self.dealers))
        seats = [self.seats_of(side) for side in range(self.pad.sides)]
        return self.pad.sheet(seats, (*elsewhere, *self.dealers))

    def text(self) -> str:
        """The current result as text: the sides that have won (`-`: none yet), then the totals of all sides."""
        return self.pad.text()
