"""A bot of the tile game: a mind that chooses what to lay, and a behaviour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from pioche.bots.mind_player import MindPlayer
from pioche.bots.rummy.minds import Mind
from pioche.rummy.actions import Action, Call, Catch, Lay
from pioche.rummy.events import Laid
from pioche.rummy.view import View


class Player(MindPlayer[Mind]):
    """Plays every edition and every option: calls, catches, and asks its mind for the rest."""

    laying: ClassVar[type[Laid]] = Laid

    def act(self, view: View, legal: Sequence[Action]) -> Action | None:
        for action in legal:
            if self._thinks_of(action):
                return action
        if view.turn != self._seat:
            return None
        chosen = self._mind.choose(view, legal, self._attention.seen)
        if isinstance(chosen, Lay) and chosen.uno and self._attention.forgets():
            return replace(chosen, uno=False)
        return chosen

    def _thinks_of(self, action: Action) -> bool:
        """Is this done at once, if the bot thinks of it (R-19)?"""
        match action:
            case Call():
                return self._attention.calls_late()
            case Catch(target=target):
                return self._attention.catches(target)
            case _:
                return False

    def delay(self, view: View, action: Action) -> float:
        span = self._behaviour.reaction if isinstance(action, Call | Catch) else self._behaviour.turn
        return self._attention.seconds(span)
