"""A match of the tile game: who begins each round and how it is scored (R-6, R-22, R-24).

The common part of all games is in `engine.match`; the first player takes the role of its dealer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from pioche.engine import match
from pioche.engine.deal import Stream
from pioche.engine.match import RoundScore, ScorePad
from pioche.engine.refusal import refuse
from pioche.rummy import dealing, ending
from pioche.rummy.events import Event
from pioche.rummy.machine import Round, check_players
from pioche.rummy.rules import NextStarter, Rules


@dataclass(frozen=True, slots=True)
class Match(match.Match[Rules, Round]):
    """A match between rounds: the scores so far, ready to deal the next round."""

    @staticmethod
    def empty_pad(rules: Rules, players: int) -> ScorePad:
        check_players(players)
        return ScorePad(players, rules.goal())

    def find_dealer(self, seed: bytes, log: list[Event] | None = None) -> int:
        """Who begins the next round (R-6): drawn for the first round, then by the option `next_starter`."""
        # Of rounds that were played elsewhere only the scores are known, not who began the last one.
        winner = self.pad.lines[-1].winner if self.dealers else None
        choice = self.rules.start.next_starter
        if winner is None or choice is NextStarter.DRAW_AGAIN:
            return dealing.draw_starter(self.players, Stream(seed, dealing.STARTER_LABEL), log)
        match choice:
            case NextStarter.LEFT_OF_WINNER:
                return (winner + 1) % self.players
            case NextStarter.WINNER:
                return winner
            case NextStarter.LEFT_OF_LAST_STARTER:
                return (self.dealers[-1] + 1) % self.players
            case _:
                assert_never(choice)

    def deal(self, seed: bytes, dealer: int, log: list[Event] | None) -> Round:
        return Round.deal(self.rules, self.players, seed, dealer, log)

    def end_clause(self) -> str:
        return "R-24" if self.rules.end.rounds_to_win else "R-22"

    def dealer_in(self, played: Round) -> int:
        return played.starter

    def line(self, played: Round) -> RoundScore:
        """The score of a finished round (R-22, R-23, R-24)."""
        if not played.over:
            raise refuse("round-not-over")
        if played.players != self.players or played.rules != self.rules:
            raise ValueError("a round of another match")
        return ending.score(played)
