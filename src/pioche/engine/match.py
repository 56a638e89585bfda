"""A match: rounds until somebody has won, and the score pad that shows how (FR-3, FR-20, FR-23, R-22, R-24).

A *side* is who scores: a seat, or a team of seats. The pad is data for the clients; what a round is worth
is for each game to say.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


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
