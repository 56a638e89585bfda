"""Statistics from a tally: plain data for tables, plots and JSON."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final

from pioche import __version__
from pioche.runs.shares import Share, share
from pioche.sim.job import Job, SimGame
from pioche.sim.run import Result
from pioche.sim.tally import Bar, Spread, histogram, spread

MOST_BARS: Final = 15


@dataclass(frozen=True, slots=True)
class Winner:
    """How often a place (0 moves first) wins rounds, or a side wins matches."""

    place: int
    name: str  # in `i18n/*.ftl`
    seats: tuple[int, ...]
    won: Share


@dataclass(frozen=True, slots=True)
class Ended:
    """How often rounds end in a certain way."""

    key: str
    rounds: Share


@dataclass(frozen=True, slots=True)
class Happened:
    """How often a clause was applied, in the rounds played with a log."""

    clause: str
    key: str
    rounds: Share  # rounds in which it happened at least once
    per_round: float


@dataclass(frozen=True, slots=True)
class Speed:
    """The speed of all processes together."""

    seconds: float
    processes: int
    compiled: bool
    rounds_per_second: float
    moves_per_second: float


@dataclass(frozen=True, slots=True)
class Figures:
    """All statistics of a run."""

    job: Job
    style: str  # in `i18n/*.ftl`
    rounds: int
    moves: Spread
    moves_bars: tuple[Bar, ...]
    points: Spread | None
    match_rounds: Spread | None
    match_rounds_bars: tuple[Bar, ...]
    match_moves: Spread | None
    shared: int
    winners: tuple[Winner, ...]
    endings: tuple[Ended, ...]
    sampled: int
    happened: tuple[Happened, ...]
    speed: Speed

    def as_data(self) -> dict[str, object]:
        """The data for JSON; deterministic for a job, except for `speed`."""
        data = asdict(self)
        del data["style"]  # already part of the job
        data["job"] |= {"options": dict(self.job.options), "style": self.job.style.value}
        return {"pioche": __version__, **data}


def figures(job: Job, game: SimGame, result: Result) -> Figures:
    """The statistics of a run."""
    tally = result.tally
    moves = spread(tally.moves)
    assert moves is not None, "at least one round was played"
    seconds = max(result.seconds, 1e-9)
    return Figures(
        job=job,
        style=game.style(job),
        rounds=tally.rounds,
        moves=moves,
        moves_bars=tuple(histogram(tally.moves, MOST_BARS)),
        points=spread(tally.points),
        match_rounds=spread(tally.match_rounds),
        match_rounds_bars=tuple(histogram(tally.match_rounds, MOST_BARS)),
        match_moves=spread(tally.match_moves),
        shared=tally.shared,
        winners=_winners(job, game, result),
        endings=tuple(Ended(key, share(count, tally.rounds)) for key, count in tally.endings.most_common()),
        sampled=tally.sampled,
        happened=_happened(job, game, result),
        speed=Speed(
            seconds=result.seconds,
            processes=result.processes,
            compiled=game.compiled(),
            rounds_per_second=tally.rounds / seconds,
            moves_per_second=moves.mean * tally.rounds / seconds,
        ),
    )


def _winners(job: Job, game: SimGame, result: Result) -> tuple[Winner, ...]:
    tally = result.tally
    if job.matches:
        named = [("sim-team" if len(seats) > 1 else "sim-seat", tuple(seats)) for seats in game.sides(job)]
    else:
        named = [(game.place(job, place), (place,)) for place in range(job.players)]
    return tuple(
        Winner(place, name, seats, share(tally.wins[place], tally.games)) for place, (name, seats) in enumerate(named)
    )


def _happened(job: Job, game: SimGame, result: Result) -> tuple[Happened, ...]:
    """Occurrences, the most frequent first; expected ones are listed even if they never happened."""
    tally = result.tally
    rows = [
        Happened(
            entry.clause,
            entry.key,
            share(tally.seen[entry.key], tally.sampled),
            tally.times[entry.key] / max(1, tally.sampled),
        )
        for entry in game.occurrences(job)
        if entry.expected or tally.times[entry.key]
    ]
    return tuple(sorted(rows, key=lambda row: -row.rounds.share))
