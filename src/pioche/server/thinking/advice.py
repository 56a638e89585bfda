"""Hints for games that compute none themselves: the strongest bot finds the move, and the game says what speaks for it.

The bot is told what the seat has been told, and nothing else; it thinks in a worker process.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from pioche import games
from pioche.engine.abilities import Explains, Hint, Reason
from pioche.server.table.match import TableMatch
from pioche.server.table.state import TableState
from pioche.server.thinking.planner import Heard, Question, question

# Playouts instead of time: a player who asks twice in one position gets the same answer. Ten times as many as `strong`.
ADVISER: Final = "master@2000"


@dataclass(frozen=True, slots=True)
class Advice:
    """Work for another process: what a strong player would do."""

    asked: Question

    def __call__(self) -> Hint:
        plan = self.asked()
        if plan.action is None:
            return Hint((), None)
        game = games.named(self.asked.game)
        reasons: tuple[Reason, ...] = ()
        if isinstance(game, Explains):
            rules = game.rules(self.asked.edition, self.asked.options, players=self.asked.players)
            reasons = game.reasons(rules, self.asked.view, game.read(plan.action))
        return Hint((), plan.action.partition(":")[2], reasons)


def advice(state: TableState, match: TableMatch, seat: int) -> Advice:
    """A hint for this seat. The bot's own luck follows from what has happened, not from the secret of the deal."""
    asked = question(state, match, seat, ADVISER, Heard(seat))
    return Advice(replace(asked, seed=len(asked.told)))
