"""Simulates rounds and matches of the tile game; slower than the card game, because every turn needs the solver."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from pioche.rummy import editions, ending, playout
from pioche.rummy.dealing import FastShuffler
from pioche.rummy.events import Acted, Called, Caught, Drew, Ending, Event, Kept, Laid, RoundOver, Why
from pioche.rummy.machine import Round
from pioche.rummy.match import Match
from pioche.rummy.melds import TileTable
from pioche.rummy.rules import NextStarter, Rules
from pioche.rummy.solver import native
from pioche.rummy.state import Phase
from pioche.rummy.tiles import DRAW_TWO, REVERSE, is_joker, number_of
from pioche.sim.job import Job, Occurrence, Sizes, Style
from pioche.sim.tally import Tally

MOST_MOVES: Final = 10_000
_STYLES: Final = {Style.SENSIBLE: playout.Style.SHED, Style.RANDOM: playout.Style.RANDOM}
# Occurrences that are counted, with their clauses.
_CLAUSES: Final = {
    "tiles-four": "R-7",
    "tiles-drew": "R-8",
    "tiles-drawn-laid": "R-9",
    "tiles-drawn-kept": "R-9",
    "tiles-rearranged": "R-10",
    "tiles-joker-taken": "R-13",
    "tiles-wild-four": "R-14",
    "tiles-draw-two": "R-14",
    "tiles-skip": "R-14",
    "tiles-reverse": "R-14",
    "tiles-several": "R-15",
    "tiles-uno": "R-19",
    "tiles-caught": "R-19",
    "tiles-out-at-once": "R-20",
    "tiles-pool": "R-23",
}


@lru_cache(maxsize=1)
def _rules(job: Job) -> Rules:
    return editions.load(job.edition, dict(job.options))


def check(job: Job) -> None:
    Match.new(_rules(job), job.players)


def occurrences(job: Job) -> list[Occurrence]:
    return [Occurrence(key, clause, expected=False) for key, clause in _CLAUSES.items()]


def sides(job: Job) -> list[tuple[int, ...]]:
    return [(seat,) for seat in range(job.players)]


def place(job: Job, number: int) -> str:
    return "sim-place" if number else "sim-place-starter"


def style(job: Job) -> str:
    return f"sim-style-rummy-{job.style.value}"


def sizes(matches: bool) -> Sizes:
    return Sizes(usual=20, chunk=1) if matches else Sizes(usual=200, chunk=5)


def compiled() -> bool:
    return not str(native.__file__).endswith(".py")


def play(job: Job, first: int, count: int) -> Tally:
    tally = Tally()
    for number in range(first, first + count):
        source = FastShuffler(job.seed + number)
        if job.matches:
            _match(job, source, tally)
        else:
            # The first player has seat 0, so that seat numbers are places.
            tally.wins[_round(job, 0, source, tally).winner] += 1
        tally.games += 1
    return tally


def _round(job: Job, starter: int, source: FastShuffler, tally: Tally) -> Round:
    s = Round.fast_deal(_rules(job), job.players, source.below(2**31), starter)
    times: Counter[str] = Counter()
    moves = 0
    while not s.over and moves < MOST_MOVES:
        log: list[Event] = []
        drawn, before = s.phase is Phase.DRAWN, s.table
        s.apply(playout.choose(s, source, _STYLES[job.style]), log)
        times.update(_happened(s, before, drawn, log))
        moves += 1
    tally.happened(times)
    tally.rounds += 1
    tally.moves[moves] += 1
    if s.over:
        tally.endings["rack-empty" if s.ending is Ending.OUT else "pool-used-up"] += 1
        tally.points[max(ending.score(s).points)] += 1
    else:
        tally.endings["unfinished"] += 1
    return s


def _match(job: Job, source: FastShuffler, tally: Tally) -> None:
    """Play a match. The first starter is a random seat, which is equivalent to drawing tiles for it (R-6)."""
    rules = _rules(job)
    match = Match.new(rules, job.players)
    starter = source.below(job.players)
    moves = sum(tally.moves.elements())
    while not match.over:
        match = match.with_round(_round(job, starter, source, tally))
        if rules.start.next_starter is NextStarter.DRAW_AGAIN:
            starter = source.below(job.players)
        else:
            starter = match.find_dealer(bytes(32))  # the seed is unused: nothing is drawn
    tally.wins.update(match.winners())
    tally.shared += len(match.winners()) > 1
    tally.match_rounds[len(match.pad.lines)] += 1
    tally.match_moves[sum(tally.moves.elements()) - moves] += 1


def _happened(s: Round, before: TileTable, drawn: bool, log: Sequence[Event]) -> Iterator[str]:
    acted = [event for event in log if isinstance(event, Acted)]
    yield from (_effect(event) for event in acted)
    if len(acted) > 1:
        yield "tiles-several"
    for event in log:
        match event:
            case Laid():
                yield from _laid(s, before, drawn, event)
            case Drew(why=Why.TURN):
                yield "tiles-drew"
            case Kept():
                yield "tiles-drawn-kept"
            case Called():
                yield "tiles-uno"
            case Caught():
                yield "tiles-caught"
            case RoundOver(ending=Ending.POOL):
                yield "tiles-pool"
            case _:
                pass


def _laid(s: Round, before: TileTable, drawn: bool, event: Laid) -> Iterator[str]:
    if len(event.tiles) == 4:
        yield "tiles-four"
    if drawn:
        yield "tiles-drawn-laid"
    if event.taken:
        yield "tiles-joker-taken"
    if any(not _kept(group, s.table) for group in before.groups):
        yield "tiles-rearranged"
    if s.ending is Ending.OUT and len(event.tiles) > 1:
        yield "tiles-out-at-once"


def _kept(group: Sequence[int], table: TileTable) -> bool:
    """Whether a group still exists on the table, possibly as part of a larger one."""
    return any(not Counter(group) - Counter(other) for other in table.groups)


def _effect(event: Acted) -> str:
    if is_joker(event.kind):
        return "tiles-wild-four"
    number = number_of(event.kind)
    return "tiles-draw-two" if number == DRAW_TWO else "tiles-reverse" if number == REVERSE else "tiles-skip"
