"""What every bot is.

A bot learns the rules and its seat when a round begins, then every event as its seat is told it, and is asked what to
do with the view of its seat and what is legal for it. It never gets a state. Nothing else may move its decisions than
these and the seed of `begin`: the same rules, seat, seed, events and view give the same answer (unless its budget is in
milliseconds), so a bot can be made anew in another process from what its seat has been told (`catch_up`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

Rules_contra = TypeVar("Rules_contra", contravariant=True)
View_contra = TypeVar("View_contra", contravariant=True)
Event_contra = TypeVar("Event_contra", contravariant=True)
ActionT = TypeVar("ActionT")


class Bot(Protocol[Rules_contra, View_contra, Event_contra, ActionT]):
    """A player of one seat."""

    def begin(self, rules: Rules_contra, seat: int, players: int, seed: int) -> None:
        """A round begins; whatever was known of another one is forgotten. All chance comes from the seed."""
        ...

    def see(self, event: Event_contra) -> None:
        """Something happened, as this seat is told it: every event from the deal on, in order."""
        ...

    def act(self, view: View_contra, legal: Sequence[ActionT]) -> ActionT | None:
        """What to do now; None: leave it.

        Asked whenever something has happened and the seat may do something, also out of turn: jump in, go on, call,
        catch, vote. A bot on turn that leaves it waits for others; if nobody else acts, the simplest move is made for
        it. For the card game `legal` is complete, and there is always something in it. For the tile game it has
        everything but lays, which are too many; on turn it is empty when one can lay and therefore has to (R-8), and
        then the simplest move is a lay.
        """
        ...

    def delay(self, view: View_contra, action: ActionT) -> float:
        """How many seconds after the last event a person like this would do it. Who is first, comes first."""
        ...


AnyBot = Bot[Any, Any, Any, Any]
"""A bot of some game: which one is known only when it runs."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one move: so many milliseconds, or so many playouts, which is reproducible."""

    milliseconds: int | None = None
    playouts: int | None = None

    def __post_init__(self) -> None:
        if (self.milliseconds is None) == (self.playouts is None):
            raise ValueError("a budget is either in milliseconds or in playouts")
        if (self.milliseconds or self.playouts or 0) < 1:
            raise ValueError("a budget is at least 1")


def catch_up(bot: AnyBot, rules: object, seat: int, players: int, seed: int, events: Iterable[object]) -> None:
    """Tell a new bot a round so far: all events of it, as its seat was told them."""
    bot.begin(rules, seat, players, seed)
    for event in events:
        bot.see(event)
