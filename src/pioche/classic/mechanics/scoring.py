"""What a round is worth (FR-3, FR-18..20, LB-11, DE-0, BB-7)."""

from __future__ import annotations

from dataclasses import dataclass

from pioche.classic import codes as c
from pioche.classic.mechanics import finishing
from pioche.classic.state import State
from pioche.engine.match import Goal, RoundScore, Scoring
from pioche.engine.options import option


@dataclass(frozen=True, slots=True)
class ScoringOptions:
    """FR-3, FR-19, FR-20, DE-0, BB-7."""

    scoring: Scoring = option(Scoring.WINNER_TAKES, "FR-19", "FR-20")
    target: int = option(500, "FR-3", "LB-11", "DE-0", least=1, most=99999)
    rounds_to_win: int = option(0, "FR-3", "LB-11", "DE-0", least=0, most=99, off=0)
    wild4_points: int = option(50, "FR-19", "LB-11", "DE-0", least=0, most=999, range_clause="DE-0")
    teams: int = option(0, "BB-7", least=2, most=5, off=0)


def points_table(wild4_points: int) -> list[int]:
    """Points by face: numbers face value, coloured specials 20, black and white cards 50 (FR-19, LB-11).

    The Wild4 has its own value (75 in DE-0).
    """
    points = [0] * c.ROW
    for face in range(c.WILD):
        rank = face % c.RANKS
        points[face] = rank if rank < c.DRAW2 else 20
    for face in range(c.WILD, c.FACES):
        points[face] = 50
    points[c.WILD4] = wild4_points
    return points


def goal(options: ScoringOptions) -> Goal:
    """When the match is won."""
    return Goal(options.target, options.scoring, options.rounds_to_win)


def sides(options: ScoringOptions, players: int) -> int:
    """The number of sides: single players, or teams (BB-7)."""
    return options.teams or players


def score(s: State, options: ScoringOptions) -> RoundScore:
    """The score of a finished round.

    FR-19: the winner's side scores what is left in the other sides' hands. FR-20: each side scores its own hands.
    """
    count = sides(options, s.players)
    left = [0] * count
    for seat in range(s.players):
        left[seat % count] += finishing.hand_points(s, seat)
    winner = None if s.winner == c.NO_SEAT else s.winner % count
    if options.scoring is Scoring.LOWEST_WINS:
        return RoundScore(winner, tuple(left))
    points = [0] * count
    if winner is not None:
        points[winner] = sum(left) - left[winner]
    return RoundScore(winner, tuple(points))
