"""A bot made of a mind, which chooses moves, and a behaviour: what the bots of all games share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from pioche.bots.behaviour import Attention, Behaviour
from pioche.bots.bot import Scored
from pioche.engine.match import ScorePad


class Observer(Protocol):
    """What every mind can do: begin a round and see its events."""

    def begin(self, rules: Any, seat: int, players: int, seed: int) -> None: ...

    def see(self, event: Any) -> None: ...


MindT = TypeVar("MindT", bound=Observer)


class MindPlayer(Generic[MindT]):
    """Tells its mind what happens, and its attention when somebody lays."""

    laying: ClassVar[type]
    """The event that somebody has laid something."""

    def __init__(self, mind: MindT, behaviour: Behaviour) -> None:
        self._mind = mind
        self._behaviour = behaviour
        self._thought: dict[Any, float] = getattr(mind, "thought", {})  # of minds that value moves

    def values(self) -> Mapping[Any, float]:
        """The chances to win that the last answer was chosen by; empty if it went without saying."""
        return dict(self._thought)

    def score(self, pad: ScorePad | None) -> None:
        if isinstance(self._mind, Scored):
            self._mind.score(pad)

    def begin(self, rules: Any, seat: int, players: int, seed: int) -> None:
        self._seat = seat
        self._attention = Attention(self._behaviour, seed)
        self._mind.begin(rules, seat, players, seed)

    def see(self, event: Any) -> None:
        self._attention.saw(laid=isinstance(event, self.laying))
        self._mind.see(event)
