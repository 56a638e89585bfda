"""For games whose rounds wrap an object of their own, the `core` that search and simulation use: what they share."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from pioche.engine.board import Board
from pioche.engine.game import ActionT, EventT, Game, Round, RulesT, ViewT
from pioche.engine.match import Match
from pioche.engine.phrases import Phrase


class Core(Protocol):
    """What a core has to have."""

    @property
    def rules(self) -> Any: ...
    @property
    def players(self) -> int: ...
    @property
    def over(self) -> bool: ...
    @property
    def turn(self) -> int: ...
    def copy(self) -> Self: ...


CoreT = TypeVar("CoreT", bound=Core)


class CoreRound(Round[ViewT, EventT, ActionT], Generic[CoreT, ViewT, EventT, ActionT]):
    """A round that asks its core. The public part of the position is cached: `apply` has to reset `_public`."""

    __slots__ = ("_core", "_public")

    def __init__(self, core: CoreT) -> None:
        self._core = core
        self._public: tuple[object, ...] | None = None

    @property
    def core(self) -> CoreT:
        return self._core

    @property
    def rules(self) -> Any:
        return self._core.rules

    @property
    def players(self) -> int:
        return self._core.players

    @property
    def over(self) -> bool:
        return self._core.over

    @property
    def turn(self) -> int:
        return self._core.turn

    def copy(self) -> Self:
        return type(self)(self._core.copy())

    def public(self) -> tuple[object, ...]:
        if self._public is None:
            self._public = self.read_public()
        return self._public

    def read_public(self) -> tuple[object, ...]:
        """What `public` returns, read from the core. Default: through a view."""
        return super().public()


class Phrases(Protocol):
    """The words of a game, usually a module: see `Game`."""

    def event_phrase(self, event: Any, rules: Any) -> Phrase | None: ...
    def action_phrase(self, action: Any, rules: Any) -> Phrase: ...
    def board(self, view: Any, rules: Any) -> Board: ...


class CoreGame(Game[RulesT, ViewT, EventT, ActionT]):
    """A game with such rounds. Its matches deal cores."""

    round_type: ClassVar[type[CoreRound[Any, Any, Any, Any]]]
    match_type: ClassVar[type[Match[Any, Any]]]
    phrases: ClassVar[Phrases]

    def match(self, rules: RulesT, players: int, seed: bytes | None = None) -> Match[RulesT, Any]:
        return self.match_type.new(rules, players, seed)

    def round_of(self, core: Any) -> Round[ViewT, EventT, ActionT]:
        return self.round_type(core)

    def event_phrase(self, event: EventT, rules: RulesT) -> Phrase | None:
        return self.phrases.event_phrase(event, rules)

    def action_phrase(self, action: ActionT, rules: RulesT) -> Phrase:
        return self.phrases.action_phrase(action, rules)

    def board(self, view: ViewT, rules: RulesT) -> Board:
        return self.phrases.board(view, rules)
