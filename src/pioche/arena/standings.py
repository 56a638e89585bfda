"""What the games of a contest have shown: plain data for tables, plots, CSV and JSON."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from io import StringIO

from pioche import __version__
from pioche.arena.contest import Contest
from pioche.arena.outcome import Outcome
from pioche.arena.ratings import Encounters, Rating, ratings
from pioche.runs.shares import Share, share

COLUMNS = (
    *("entrant", "sides", "won", "share", "low", "high"),
    *("rating", "rating_low", "rating_high", "moves", "milliseconds", "troubles"),
)


@dataclass(frozen=True, slots=True)
class Standing:
    """An entrant: of all sides that it played, how many won; how it thinks; what went wrong."""

    entrant: str
    sides: int
    won: Share
    rating: Rating
    moves: int
    milliseconds: float  # thinking for a move, on average
    troubles: dict[str, int]  # by kind
    example: str  # what the first trouble said


@dataclass(frozen=True, slots=True)
class Duel:
    """An entrant on one side of the table, another on all others."""

    entrant: str
    others: str
    games: int
    won: Share


@dataclass(frozen=True, slots=True)
class Standings:
    """Everything that is shown."""

    contest: Contest
    games: int
    undecided: int  # nobody won
    standings: tuple[Standing, ...]  # the strongest first
    duels: tuple[Duel, ...]
    seconds: float = 0.0  # of this run
    played: int = 0  # in this run

    @property
    def par(self) -> float:
        """The share of wins if all were alike."""
        return 1 / self.contest.sides

    @property
    def reproducible(self) -> bool:
        return all(entrant.reproducible for entrant in self.contest.entrants)

    def as_data(self) -> dict[str, object]:
        """For JSON; the same contest gives the same, but for times, unless somebody thinks by the clock."""
        contest = self.contest
        return {
            "pioche": __version__,
            "contest": {
                "edition": contest.edition,
                "options": dict(contest.options),
                "players": contest.players,
                "entrants": [entrant.name for entrant in contest.entrants],
                "gauntlet": contest.gauntlet,
                "deals": contest.deals,
                "seed": contest.seed.hex(),
                "reproducible": self.reproducible,
            },
            "games": self.games,
            "undecided": self.undecided,
            "par": self.par,
            "standings": [asdict(row) for row in self.standings],
            "duels": [asdict(row) for row in self.duels],
            "speed": {"seconds": self.seconds, "games": self.played},
        }

    def as_csv(self) -> str:
        """A line for each entrant."""
        text = StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(COLUMNS)
        for row in self.standings:
            shares = [f"{value:.6f}" for value in (row.won.share, row.won.low, row.won.high)]
            points = [f"{value:.1f}" for value in (row.rating.points, row.rating.low, row.rating.high)]
            thinking = [row.moves, f"{row.milliseconds:.3f}", sum(row.troubles.values())]
            writer.writerow([row.entrant, row.sides, row.won.count, *shares, *points, *thinking])
        return text.getvalue()


class _Count:
    """What is counted for an entrant."""

    def __init__(self) -> None:
        self.sides = 0
        self.wins = 0
        self.moves = 0
        self.seconds = 0.0
        self.troubles: Counter[str] = Counter()
        self.example = ""


def standings(contest: Contest, outcomes: Iterable[Outcome], seconds: float = 0.0, played: int = 0) -> Standings:
    """Count the games."""
    names = [entrant.name for entrant in contest.entrants]
    pairings = contest.pairings()
    counts = [_Count() for _ in names]
    alone: list[list[int]] = [[0] * len(names) for _ in pairings]  # by pairing: the wins of each entrant
    games = [0] * len(pairings)
    for outcome in sorted(outcomes, key=lambda each: each.game):
        sitting = contest.sitting(outcome.game)
        games[sitting.pairing] += 1
        for side in range(contest.sides):
            entrant = sitting.seats[side]
            counts[entrant].sides += 1
            if side in outcome.winners:
                counts[entrant].wins += 1
                alone[sitting.pairing][entrant] += 1
        for seat, entrant in enumerate(sitting.seats):
            counts[entrant].moves += outcome.asked[seat]
            counts[entrant].seconds += outcome.thinking[seat]
        for trouble in outcome.troubles:
            count = counts[sitting.seats[trouble.seat]]
            count.troubles[trouble.kind] += trouble.times
            count.example = count.example or trouble.reason
    met = [
        Encounters(_sides(len(names), pairing, contest.sides), tuple(wins))
        for pairing, wins in zip(pairings, alone, strict=True)
    ]
    rated = ratings(len(names), met)
    rows = [_standing(name, count, rating) for name, count, rating in zip(names, counts, rated, strict=True)]
    return Standings(
        contest,
        sum(games),
        sum(games) - sum(map(sum, alone)),
        tuple(sorted(rows, key=lambda row: -row.rating.points)),
        tuple(
            Duel(names[one], names[other], games[place], share(alone[place][one], games[place]))
            for place, (one, other) in enumerate(pairings)
        ),
        seconds,
        played,
    )


def _sides(count: int, pairing: tuple[int, int], sides: int) -> tuple[int, ...]:
    one, others = pairing
    return tuple(1 if entrant == one else sides - 1 if entrant == others else 0 for entrant in range(count))


def _standing(name: str, count: _Count, rating: Rating) -> Standing:
    return Standing(
        name,
        count.sides,
        share(count.wins, count.sides),
        rating,
        count.moves,
        1000 * count.seconds / max(1, count.moves),
        dict(count.troubles),
        count.example,
    )
