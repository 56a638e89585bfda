"""Simulates rounds and matches of the card game."""

from __future__ import annotations

from functools import lru_cache

from pioche.classic import codes as c
from pioche.classic import machine
from pioche.classic.cards import rank_of
from pioche.classic.events import Event
from pioche.classic.game import GAME
from pioche.classic.machine import Round
from pioche.classic.match import Match
from pioche.classic.mechanics import scoring
from pioche.classic.mechanics.start import DealerBy
from pioche.classic.rules import Rules
from pioche.engine.match import RoundScore
from pioche.sim.chance import Chance, last_card
from pioche.sim.job import Job, Occurrence, Sizes, Style
from pioche.sim.occurrences import Watcher, listed
from pioche.sim.tally import Tally

MOST_MOVES = 1_000_000  # law 5: random games end; this limit keeps a run from hanging on a bug
UNFINISHED = "unfinished"


@lru_cache(maxsize=1)
def _rules(job: Job) -> Rules:
    """The rules of a job: those for programs, unless it simulates accusations of giving advice (FR-21)."""
    return GAME.rules(job.edition, dict(job.options), players=job.players, programs=not job.advice)


def check(job: Job) -> None:
    _rules(job)
    if job.advice:  # asking for accusations chooses the rule about them, so it does not adapt
        GAME.printed.load(job.edition, dict(job.options)).check_players(job.players)


def occurrences(job: Job) -> list[Occurrence]:
    return listed(job.edition, _rules(job))


def sides(job: Job) -> list[tuple[int, ...]]:
    match = Match.new(_rules(job), job.players)
    return [match.seats_of(side) for side in range(match.pad.sides)]


def place(job: Job, number: int) -> str:
    if number == job.players - 1:
        return "sim-place-dealer"
    return "sim-place" if number else "sim-place-first"


def style(job: Job) -> str:
    return f"sim-style-classic-{job.style.value}"


def sizes(matches: bool) -> Sizes:
    return Sizes(usual=1000, chunk=50) if matches else Sizes(usual=10_000, chunk=500)


def compiled() -> bool:
    return machine.compiled()


def play(job: Job, first: int, count: int) -> Tally:
    tally = Tally()
    table = _Games(job, tally)
    for number in range(first, first + count):
        table.chance.reseed(job.seed + number)
        watched = number % job.sample == 0
        if job.matches:
            table.match(watched)
        else:
            # The dealer has the last seat, so that seat numbers count from the dealer's left.
            tally.wins[table.round(job.players - 1, watched)] += 1
        tally.games += 1
    del tally.wins[c.NO_SEAT]
    return tally


class _Games:
    """Players and a round that are reused for all games of a part."""

    def __init__(self, job: Job, tally: Tally) -> None:
        self.rules = _rules(job)
        self.players = job.players
        self.tally = tally
        self.chance = Chance(int(job.style is Style.SENSIBLE))
        self.state = Round.fast_deal(self.rules, job.players, 1)
        self.line = RoundScore(None, ())  # of the last round
        self.moves = 0  # of the last round

    def round(self, dealer: int, watched: bool) -> int:
        """Play a round. Returns the winner."""
        s = self.state
        self.chance.deal(s, dealer)
        self.moves = self._watch(s) if watched else self.chance.play(s, MOST_MOVES)
        self.line = scoring.score(s, self.rules.scoring)
        tally = self.tally
        tally.rounds += 1
        tally.moves[self.moves] += 1
        tally.endings[ending(s)] += 1
        if self.line.winner is not None:
            tally.points[max(self.line.points)] += 1
        return s.winner

    def _watch(self, s: Round) -> int:
        """Play the round with a log and count its events; same moves as `Chance.play`, but slower."""
        watcher = Watcher(s)
        moves = 0
        while not s.over and moves < MOST_MOVES:
            log: list[Event] = []
            move = self.chance.choose(s)
            watcher.before(s, move)
            s.apply(move, log)
            watcher.after(s, log)
            moves += 1
        self.tally.happened(watcher.times)
        return moves

    def match(self, watched: bool) -> None:
        """Play a match. The first dealer is a random seat, which is equivalent to drawing cards for it (FR-4)."""
        pad = Match.new(self.rules, self.players).pad
        passes = self.rules.start.dealer is DealerBy.PASSES_LEFT
        dealer = self.chance.below(self.players)
        rounds = moves = 0
        while not pad.winners():
            self.round(dealer, watched)
            pad = pad.with_round(self.line)
            rounds += 1
            moves += self.moves
            dealer = (dealer + 1) % self.players if passes else self.chance.below(self.players)
        winners = pad.winners()
        tally = self.tally
        tally.wins.update(winners)
        tally.shared += len(winners) > 1
        tally.match_rounds[rounds] += 1
        tally.match_moves[moves] += 1


def ending(s: Round) -> str:
    """How a round ended: the kind of the last card, or another reason."""
    if not s.over:
        return UNFINISHED
    if s.winner == c.NO_SEAT:
        return "blocked-nobody"
    if s.cards(s.winner):
        return "blocked"
    if s.layer != s.winner:
        return "otherwise"
    face = last_card(s)
    if face >= c.BLANK:
        return "blank"
    names = {c.WILD: "wild", c.WILD4: "wild-four", c.UNO_CARD: "uno-card"}
    if face in names:
        return names[face]
    return {c.DRAW2: "draw-two", c.SKIP: "skip", c.REVERSE: "reverse"}.get(rank_of(face), "number")
