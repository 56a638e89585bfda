"""Simulates rounds and matches of any game through `engine.game` alone; slower than a game's own simulator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pioche.engine import flat
from pioche.engine.abilities import Rates
from pioche.engine.deal import fast_state
from pioche.engine.game import AnyGame, AnyRound
from pioche.engine.match import Match
from pioche.sim.job import Job, Occurrence, Sizes, Style
from pioche.sim.tally import Tally

MOST_MOVES: Final = 10_000


class _Chance:
    """Random numbers from one seed."""

    def __init__(self, seed: int) -> None:
        self._state = fast_state(seed)

    def below(self, bound: int) -> int:
        self._state = flat.advance(self._state)
        return flat.below(self._state, bound)

    def seed(self) -> bytes:
        """32 bytes for a deal."""
        return b"".join(self.below(1 << 16).to_bytes(2, "big") for _ in range(16))


class AnySim:
    """Implements `sim.job.SimGame`. Sensible players make the moves that the game rates highest, if it rates any."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def _rules(self, job: Job) -> Any:
        return self._game.rules(job.edition, dict(job.options), players=job.players, programs=not job.advice)

    def check(self, job: Job) -> None:
        self._rules(job)

    def occurrences(self, job: Job) -> Sequence[Occurrence]:
        return ()

    def sides(self, job: Job) -> Sequence[Sequence[int]]:
        match = self._game.match(self._rules(job), job.players)
        return [match.seats_of(side) for side in range(match.pad.sides)]

    def place(self, job: Job, number: int) -> str:
        return "sim-place" if number else "sim-place-first"

    def style(self, job: Job) -> str:
        return f"sim-style-any-{job.style.value}"

    def sizes(self, matches: bool) -> Sizes:
        return Sizes(usual=20, chunk=1) if matches else Sizes(usual=1000, chunk=50)

    def compiled(self) -> bool:
        return False

    def play(self, job: Job, first: int, count: int) -> Tally:
        rules = self._rules(job)
        tally = Tally()
        for number in range(first, first + count):
            chance = _Chance(job.seed + number)
            match = self._game.match(rules, job.players)
            if job.matches:
                self._match(job, match, chance, tally)
            else:
                # The dealer has the last seat, so that seat numbers count from the dealer's left.
                core = match.deal(chance.seed(), job.players - 1, None)
                self._round(job, match, core, chance, tally)
                tally.wins.update(self._game.round_of(core).winners())
            tally.games += 1
        return tally

    def _match(self, job: Job, match: Match[Any, Any], chance: _Chance, tally: Tally) -> None:
        rounds = moves = 0
        while not match.over:
            core = match.begin(chance.seed()).round
            moves += self._round(job, match, core, chance, tally)
            match = match.with_round(core)
            rounds += 1
        tally.wins.update(match.pad.winners())
        tally.shared += len(match.pad.winners()) > 1
        tally.match_rounds[rounds] += 1
        tally.match_moves[moves] += 1

    def _round(self, job: Job, match: Match[Any, Any], core: Any, chance: _Chance, tally: Tally) -> int:
        """Play a round to its end. Returns the number of moves."""
        table = self._game.round_of(core)
        moves = 0
        while not table.over and moves < MOST_MOVES:
            table.apply(self._choose(job, table, chance))
            moves += 1
        tally.rounds += 1
        tally.moves[moves] += 1
        if not table.over:
            tally.endings["unfinished"] += 1
            return moves
        tally.endings["won" if table.winners() else "nobody"] += 1
        if table.winners():
            tally.points[max(match.line(core).points)] += 1
        return moves

    def _choose(self, job: Job, table: AnyRound, chance: _Chance) -> Any:
        """A random legal move of any seat; sensible players choose among the highest-rated ones."""
        if not self._game.complete_legal:
            return table.progress_move(table.turn, chance.below(1 << 16))
        legal = {seat: found for seat in range(table.players) if (found := table.legal(seat))}
        moves = [action for found in legal.values() for action in found]
        if job.style is Style.SENSIBLE and isinstance(self._game, Rates):
            views = {seat: table.view(seat) for seat in legal}
            rated = [self._game.rate(views[seat], action) for seat, found in legal.items() for action in found]
            best = max(rated)
            moves = [action for action, worth in zip(moves, rated, strict=True) if worth == best]
        return moves[chance.below(len(moves))]
