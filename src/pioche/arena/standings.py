"""The statistics of a contest: plain data for tables, plots, CSV and JSON."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from io import StringIO

from pioche import __version__
from pioche.arena.contest import Contest
from pioche.arena.outcome import Outcome
from pioche.arena.ratings import Rating, ratings
from pioche.arena.sprt import Verdict
from pioche.runs.shares import Share, share_of_groups

COLUMNS = (
    *("entrant", "sides", "won", "share", "low", "high"),
    *("rating", "rating_low", "rating_high", "moves", "milliseconds", "troubles"),
)


@dataclass(frozen=True, slots=True)
class Standing:
    """The row of an entrant: sides played and won, rating, thinking time, troubles."""

    entrant: str
    sides: int
    won: Share
    rating: Rating
    moves: int
    milliseconds: float  # thinking time per move, on average
    troubles: dict[str, int]  # by kind
    example: str  # the message of the first trouble


@dataclass(frozen=True, slots=True)
class Duel:
    """The results of one entrant against another on all other sides."""

    entrant: str
    others: str
    games: int
    won: Share


@dataclass(frozen=True, slots=True)
class Standings:
    """Everything that reports, plots and files show."""

    contest: Contest
    games: int
    deals: int  # actually played; fewer than requested if the contest was stopped
    undecided: int  # games that nobody won
    standings: tuple[Standing, ...]  # the strongest first
    duels: tuple[Duel, ...]
    seconds: float = 0.0  # of this run
    played: int = 0  # in this run
    test: Verdict | None = None  # of a contest with a sequential test

    @property
    def par(self) -> float:
        """The expected share of wins if all entrants were equally strong."""
        return 1 / self.contest.sides

    @property
    def reproducible(self) -> bool | None:
        """Would another run give the same results? None: unknown, because custom bots take part."""
        known = [entrant.reproducible for entrant in self.contest.entrants]
        if False in known or any("hung" in row.troubles for row in self.standings):
            return False
        return None if None in known else True

    def as_data(self) -> dict[str, object]:
        """The data for JSON; reproducible except for times, unless a bot has a budget in milliseconds."""
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
            "deals": self.deals,
            "undecided": self.undecided,
            "par": self.par,
            "standings": [asdict(row) for row in self.standings],
            "duels": [asdict(row) for row in self.duels],
            "sprt": None if self.test is None else asdict(self.test),
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
    """Thinking time and troubles of an entrant."""

    def __init__(self) -> None:
        self.moves = 0
        self.seconds = 0.0
        self.troubles: Counter[str] = Counter()
        self.example = ""


class _Games:
    """The games of one deal in one pairing: how many, and how many each entrant has won."""

    def __init__(self, entrants: int) -> None:
        self.games = 0
        self.wins = [0] * entrants


def standings(
    contest: Contest, outcomes: Iterable[Outcome], seconds: float = 0.0, played: int = 0, test: Verdict | None = None
) -> Standings:
    """Evaluate the games. The intervals treat deals as clusters, because the games of one deal are correlated."""
    names = [entrant.name for entrant in contest.entrants]
    counts = [_Count() for _ in names]
    deals: dict[int, dict[int, _Games]] = {}  # by deal and pairing
    for outcome in sorted(outcomes, key=lambda each: each.game):
        sitting = contest.sitting(outcome.game)
        counted = deals.setdefault(sitting.deal, {}).setdefault(sitting.pairing, _Games(len(names)))
        counted.games += 1
        for side in range(contest.sides):
            counted.wins[sitting.seats[side]] += side in outcome.winners
        _count(outcome, sitting.seats, counts)
    pairings = contest.pairings()
    sides = [_sides(len(names), pairing, contest.sides) for pairing in pairings]
    rated = ratings(sides, [{place: each.wins for place, each in deal.items()} for deal in deals.values()])
    rows = [
        _standing(name, _groups(each, deals.values(), sides), counts[each], rated[each])
        for each, name in enumerate(names)
    ]
    duels = []
    for place, (one, other) in enumerate(pairings):
        groups = [(deal[place].wins[one], deal[place].games) for deal in deals.values() if place in deal]
        duels.append(Duel(names[one], names[other], sum(games for _, games in groups), share_of_groups(groups)))
    games = sum(duel.games for duel in duels)
    return Standings(
        contest,
        games,
        len(deals),
        games - sum(sum(each.wins) for deal in deals.values() for each in deal.values()),
        tuple(sorted(rows, key=lambda row: -row.rating.points)),
        tuple(duels),
        seconds,
        played,
        test,
    )


def _count(outcome: Outcome, seats: Sequence[int], counts: Sequence[_Count]) -> None:
    for seat, entrant in enumerate(seats):
        counts[entrant].moves += outcome.asked[seat]
        counts[entrant].seconds += outcome.thinking[seat]
    for trouble in outcome.troubles:
        count = counts[seats[trouble.seat]]
        count.troubles[trouble.kind] += trouble.times
        count.example = count.example or trouble.reason


def _sides(count: int, pairing: tuple[int, int], sides: int) -> tuple[int, ...]:
    one, others = pairing
    return tuple(1 if entrant == one else sides - 1 if entrant == others else 0 for entrant in range(count))


def _groups(
    entrant: int, deals: Iterable[Mapping[int, _Games]], sides: Sequence[Sequence[int]]
) -> list[tuple[int, int]]:
    """For every deal that an entrant played: its wins and its sides."""
    found = []
    for deal in deals:
        taken = sum(counted.games * sides[place][entrant] for place, counted in deal.items())
        if taken:
            found.append((sum(counted.wins[entrant] for counted in deal.values()), taken))
    return found


def _standing(name: str, groups: Sequence[tuple[int, int]], count: _Count, rating: Rating) -> Standing:
    return Standing(
        name,
        sum(sides for _, sides in groups),
        share_of_groups(groups),
        rating,
        count.moves,
        1000 * count.seconds / max(1, count.moves),
        dict(count.troubles),
        count.example,
    )
