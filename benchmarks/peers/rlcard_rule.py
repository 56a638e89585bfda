"""RLCard's published rule player for UNO (`UNORuleModelV1`) at our table.

RLCard's own code decides. It gets the hand and the legal actions in RLCard's notation and as RLCard would list them: a
Wild4 only if nothing else fits, drawing only if nothing does. What RLCard's game does automatically is done for it: a
drawn card that fits is laid at once. RLCard knows neither calls nor challenges: the player always calls, and never
doubts.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Protocol

from pioche.bots import chance
from pioche.classic import codes as c
from pioche.classic.actions import Action, Call, Catch, Draw, NameColour, Pass, Play
from pioche.classic.cards import COLOURS
from pioche.classic.events import Event
from pioche.classic.rules import Rules
from pioche.classic.view import View

_TRAITS = (*map(str, range(10)), "draw_2", "skip", "reverse")


class _Agent(Protocol):
    def step(self, state: dict[str, object]) -> str: ...


class RLCardRule:
    """Adapts RLCard's rule player to our bot interface."""

    def __init__(self) -> None:
        self._agent: _Agent = importlib.import_module("rlcard.models.uno_rule_models").UNORuleAgentV1()
        self._numpy = importlib.import_module("numpy")

    def begin(self, rules: Rules, seat: int, players: int, seed: int) -> None:
        self._seat = seat
        self._seed = seed
        self._seen = 0

    def see(self, event: Event) -> None:
        self._seen += 1

    def act(self, view: View, legal: Sequence[Action]) -> Action | None:
        for action in legal:
            if isinstance(action, Call | Catch):
                return action
        if view.turn != self._seat:
            return None
        plays = {name: action for action in legal if isinstance(action, Play) and (name := _action(action))}
        calls = {_action(action): action for action in legal if isinstance(action, Play) and action.call}
        plays |= calls
        coloured = {name: play for name, play in plays.items() if play.face != c.WILD4}
        plays = coloured or plays
        if not plays:
            named = [action for action in legal if isinstance(action, NameColour)]
            if named:
                return max(named, key=lambda action: sum(face // c.RANKS == action.colour for face in view.hand))
            return next(action for action in legal if isinstance(action, Draw | Pass))
        self._numpy.random.seed(chance.number(self._seed, self._seen) & 0xFFFFFFFF)
        hand = [_card(face) for face in view.hand]
        chosen = self._agent.step({"raw_legal_actions": list(plays), "raw_obs": {"hand": hand}})
        return plays[str(chosen)]

    def delay(self, view: View, action: Action) -> float:
        return 2.0 if isinstance(action, Play | Draw | Pass) else 1.0


def _card(face: int) -> str:
    """A card in RLCard's notation, where black cards have a meaningless colour too."""
    if face == c.WILD:
        return "r-wild"
    if face == c.WILD4:
        return "r-wild_draw_4"
    return f"{COLOURS[face // c.RANKS]}-{_TRAITS[face % c.RANKS]}"


def _action(play: Play) -> str:
    if play.colour is None:
        return _card(play.face)
    return COLOURS[play.colour] + _card(play.face)[1:]
