"""A match: rounds until somebody has won, and the score pad that shows how (FR-3, FR-20, FR-23, R-22, R-24).

A *side* is who scores: a seat, or a team of seats. The pad is data for the clients; what a round is worth and who deals
it is for each game to say, in a subclass of `Match`.
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
    """What is written down after a round."""

    WINNER_TAKES = "winner_takes"  # FR-19: the winner scores what is left in the other hands
    LOWEST_WINS = "lowest_wins"  # FR-20: each writes down his own hand; the lowest total wins


@dataclass(frozen=True, slots=True)
class Goal:
    """When a match is won: by points, or by a number of rounds (DE-0, R-24)."""

    target: int = 500
    scoring: Scoring = Scoring.WINNER_TAKES
    rounds_to_win: int = 0  # 0: points decide


@dataclass(frozen=True, slots=True)
class RoundScore:
    """One line of the pad: what each side writes down, and which side won the round (none: nobody scores)."""

    winner: int | None
    points: tuple[int, ...]

    def text(self) -> str:
        """`2 0,0,135,0`: the winner (`-`: nobody), then what each side writes down."""
        winner = "-" if self.winner is None else str(self.winner)
        return f"{winner} {','.join(map(str, self.points))}"


def parse_score(text: str) -> RoundScore:
    """A line of the pad from its text; refused when it is none."""
    found = _SCORE.fullmatch(text)
    if not found:
        raise refuse("bad-score", text=text)
    points = tuple(int(number) for number in found[2].split(","))
    winner = None if found[1] == "-" else int(found[1])
    if winner is not None and winner >= len(points):
        raise refuse("bad-score", text=text)
    made = RoundScore(winner, points)
    if made.text() != text:  # 007
        raise refuse("bad-score", text=text)
    return made


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One round as the pad on the table shows it (FR-23)."""

    number: int  # from 1
    dealer: int | None  # the seat that dealt; in the tile game, that began
    winner: int | None  # a side
    points: tuple[int, ...]
    totals: tuple[int, ...]  # after this round


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """All that a client needs to show the pad: who scores, what for, every round, how it stands."""

    sides: tuple[tuple[int, ...], ...]  # the seats of each side
    goal: Goal
    rows: tuple[ScoreRow, ...]
    totals: tuple[int, ...]
    wins: tuple[int, ...]
    winners: tuple[int, ...]  # sides; empty while the match goes on


@dataclass(frozen=True, slots=True)
class ScorePad:
    """The lines so far, oldest first (FR-23)."""

    sides: int
    goal: Goal = Goal()
    lines: tuple[RoundScore, ...] = ()

    def with_round(self, line: RoundScore) -> ScorePad:
        """The pad with one more line."""
        if len(line.points) != self.sides:
            raise ValueError(f"{len(line.points)} scores for {self.sides} sides")
        return ScorePad(self.sides, self.goal, (*self.lines, line))

    def totals(self) -> tuple[int, ...]:
        """Points of each side so far."""
        return tuple(sum(line.points[side] for line in self.lines) for side in range(self.sides))

    def running(self) -> tuple[tuple[int, ...], ...]:
        """The totals after each round, as a pad on paper shows them."""
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
        """Who has won the match: empty while it goes on; several sides when they share it (FR-20)."""
        if self.goal.rounds_to_win:
            wins = self.wins()
            return tuple(side for side in range(self.sides) if wins[side] >= self.goal.rounds_to_win)
        totals = self.totals()
        if max(totals) < self.goal.target:
            return ()
        best = min(totals) if self.goal.scoring is Scoring.LOWEST_WINS else max(totals)
        return tuple(side for side in range(self.sides) if totals[side] == best)

    def text(self) -> str:
        """How it stands, `2 35,0,510,80`: the winning sides (`-`: none yet, `0,2`: shared), then the totals."""
        winners = ",".join(map(str, self.winners())) or "-"
        return f"{winners} {','.join(map(str, self.totals()))}"

    def sheet(self, seats: Sequence[Sequence[int]] | None = None, dealers: Sequence[int] = ()) -> ScoreSheet:
        """The pad as data for clients. `seats` are those of each side; without them every seat is a side."""
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
    """A match between two rounds: `begin` deals the next one, `with_round` gives the match after it.

    A value; where the seeds of its rounds come from is for its keeper to say: one by one, or all from one seed.
    A game says in a subclass who may play, who deals, how a round is dealt and what it was worth.
    """

    rules: RulesT
    players: int
    pad: ScorePad
    dealers: tuple[int, ...] = ()  # of the rounds played
    seed: bytes | None = None  # of the whole match; None: every round brings its own

    over_clause: ClassVar[str] = ""  # the clause by which nothing is dealt once somebody has won

    @classmethod
    def new(cls, rules: RulesT, players: int, seed: bytes | None = None) -> Self:
        """A match of which nothing has been played; refused when these rules cannot seat so many."""
        return cls(rules, players, cls.empty_pad(rules, players), seed=seed)

    # What a game says

    @staticmethod
    @abstractmethod
    def empty_pad(rules: Any, players: int) -> ScorePad:
        """The pad of a match by these rules: how many sides there are and what they play for; refused like `new`."""

    @abstractmethod
    def find_dealer(self, seed: bytes, log: list[Any] | None) -> int:
        """Who deals the next round (in the tile game: begins it); what is drawn for that goes into the log."""

    @abstractmethod
    def deal(self, seed: bytes, dealer: int, log: list[Any] | None) -> RoundT:
        """The next round, dealt."""

    @abstractmethod
    def dealer_in(self, played: RoundT) -> int:
        """Who dealt a round (in the tile game: began it)."""

    @abstractmethod
    def line(self, played: RoundT) -> RoundScore:
        """What is written down for a round; refused when it is not over or belongs to another match."""

    # What follows from it

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
        """The seats that have won; empty while the match goes on. Partners win together, equal lowest share (FR-20)."""
        return tuple(sorted(seat for side in self.pad.winners() for seat in self.seats_of(side)))

    def begin(self, seed: bytes | None = None, log: list[Any] | None = None) -> Begun[RoundT]:
        """Find the dealer and deal the next round, from its own seed or else from that of the match."""
        if self.over:
            raise refuse("match-over", self.over_clause)
        if seed is None:
            if self.seed is None:
                raise refuse("seed-missing")
            seed = round_seed(self.seed, self.number - 1)
        dealer = self.find_dealer(seed, log)
        return Begun(self.number, seed, dealer, self.deal(seed, dealer, log))

    def with_round(self, played: RoundT) -> Self:
        """The match after a round: its line is on the pad (FR-18, FR-19, FR-20, FR-23, R-22)."""
        if self.over:
            raise refuse("match-over", self.over_clause)
        line, dealer = self.line(played), self.dealer_in(played)
        return replace(self, pad=self.pad.with_round(line), dealers=(*self.dealers, dealer))

    def sheet(self) -> ScoreSheet:
        """The score pad as data for clients (FR-23)."""
        return self.pad.sheet([self.seats_of(side) for side in range(self.pad.sides)], self.dealers)

    def text(self) -> str:
        """How the match stands, as text: the sides that have won (`-`: none yet), then the totals of all sides."""
        return self.pad.text()
