"""A bot of the card game: a mind that chooses moves, and a behaviour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from pioche.bots.classic.minds import Mind
from pioche.bots.mind_player import MindPlayer
from pioche.classic.actions import Accuse, Action, Call, Catch, Give, Play, Vote
from pioche.classic.events import Laid
from pioche.classic.view import View


class Player(MindPlayer[Mind]):
    """Plays every edition and house rule: calls, catches, jumps in, votes, and asks its mind for the rest."""

    laying: ClassVar[type[Laid]] = Laid

    def act(self, view: View, legal: Sequence[Action]) -> Action | None:
        self._thought.clear()
        for action in legal:
            if self._thinks_of(action):
                return action
        moves = _without_twins(legal)
        if not moves:
            return None
        chosen: Action | None = moves[0]
        if view.turn != self._seat:
            chosen = self._mind.choose_freely(view, moves, self._attention.seen) if self._notices(view) else None
        elif len(moves) > 1:
            chosen = self._mind.choose(view, moves, self._attention.seen)
        if isinstance(chosen, Play | Give) and chosen.call and self._attention.forgets():
            return replace(chosen, call=False)
        return chosen

    def _thinks_of(self, action: Action) -> bool:
        """Is this done at once, if the bot thinks of it? On accusations it always votes no (FR-21)."""
        match action:
            case Call():
                return self._attention.calls_late()
            case Catch(target=target):
                return self._attention.catches(target)
            case Vote(aye=aye):
                return not aye
            case _:
                return False

    def _notices(self, view: View) -> bool:
        """Does it notice that it can lay out of turn (DE-1a, DE-1b, DE-3b)?"""
        if view.follow == self._seat:
            return self._attention.goes_on()
        return self._attention.jumps()

    def delay(self, view: View, action: Action) -> float:
        behaviour = self._behaviour
        if isinstance(action, Call | Catch):
            span = behaviour.reaction
        elif view.turn == self._seat:
            span = behaviour.turn
        else:
            span = behaviour.follow if view.follow == self._seat else behaviour.reaction
        return self._attention.seconds(span)


def _without_twins(legal: Sequence[Action]) -> list[Action]:
    """The moves to choose from: no accusation, vote, call or catch, and no move that also exists with a call."""
    called = {replace(action, call=False) for action in legal if isinstance(action, Play | Give) and action.call}
    return [action for action in legal if action not in called and not isinstance(action, Accuse | Vote | Call | Catch)]
