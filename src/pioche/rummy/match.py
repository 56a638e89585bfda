"""A match of the tile game: who begins each round, rounds one after another, the score pad (R-6, R-22, R-24).

A `Match` is a value between two rounds: `begin` deals the next one, `with_round` gives the match after it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from pioche.engine.deal import Stream, round_seed
from pioche.engine.match import ScorePad, ScoreSheet
from pioche.engine.refusal import refuse
from pioche.rummy import dealing, ending
from pioche.rummy.events import Event
from pioche.rummy.machine import Round, check_players
from pioche.rummy.rules import NextStarter, Rules


@dataclass(frozen=True, slots=True)
class Match:
    """Some rounds have been played, the next can be dealt."""

    rules: Rules
    players: int
    pad: ScorePad
    starters: tuple[int, ...] = ()
    """Of the rounds played."""
    seed: bytes | None = None
    """Of the whole match; None: every round brings its own."""

    @staticmethod
    def new(rules: Rules, players: int, seed: bytes | None = None) -> Match:
        """Nothing has been played; refused when so many cannot play (R-1)."""
        check_players(players)
        return Match(rules, players, ScorePad(players, rules.goal()), seed=seed)

    @property
    def over(self) -> bool:
        return bool(self.pad.winners())

    @property
    def number(self) -> int:
        """The number of the next round, from 1."""
        return len(self.pad.lines) + 1

    def starter(self, seed: bytes, log: list[Event] | None = None) -> int:
        """Who begins the next round (R-6): in the first by draw, then as agreed."""
        winner = self.pad.lines[-1].winner if self.pad.lines else None
        choice = self.rules.start.next_starter
        if winner is None or choice is NextStarter.DRAW_AGAIN:
            return dealing.draw_starter(self.players, Stream(seed, dealing.STARTER_LABEL), log)
        match choice:
            case NextStarter.LEFT_OF_WINNER:
                return (winner + 1) % self.players
            case NextStarter.WINNER:
                return winner
            case NextStarter.LEFT_OF_LAST_STARTER:
                return (self.starters[-1] + 1) % self.players
            case _:
                assert_never(choice)

    def begin(self, seed: bytes | None = None, log: list[Event] | None = None) -> Round:
        """Deal the next round, from its own seed or else from that of the match."""
        if self.over:
            raise refuse("match-over", "R-22")
        if seed is None:
            if self.seed is None:
                raise refuse("seed-missing")
            seed = round_seed(self.seed, self.number - 1)
        return Round.deal(self.rules, self.players, seed, self.starter(seed, log), log)

    def with_round(self, played: Round) -> Match:
        """The match after a round: its line is on the pad (R-22, R-23, R-24)."""
        if self.over:
            raise refuse("match-over", "R-22")
        if not played.over:
            raise refuse("round-not-over")
        if played.players != self.players or played.rules != self.rules:
            raise ValueError("a round of another match")
        line = ending.score(played)
        return replace(self, pad=self.pad.with_round(line), starters=(*self.starters, played.starter))

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty while the match goes on."""
        return self.pad.winners()

    def sheet(self) -> ScoreSheet:
        """The score pad as data for clients."""
        return self.pad.sheet(dealers=self.starters)
