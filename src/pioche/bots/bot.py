"""The interface of every bot.

A bot gets the rules and its seat when a round begins, then every event as its seat sees it. When it may act, it gets
the view of its seat and its legal actions. It never gets the full state. Its decisions depend on these inputs and on
the seed of `begin` only: the same rules, seat, seed, events and view give the same answer (unless its budget is in
milliseconds). So a bot can be recreated in another process from the events that its seat has seen (`catch_up`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar, runtime_checkable

from pioche.engine.match import ScorePad

Rules_contra = TypeVar("Rules_contra", contravariant=True)
View_contra = TypeVar("View_contra", contravariant=True)
Event_contra = TypeVar("Event_contra", contravariant=True)
ActionT = TypeVar("ActionT")


class Bot(Protocol[Rules_contra, View_contra, Event_contra, ActionT]):
    """A player of one seat."""

    def begin(self, rules: Rules_contra, seat: int, players: int, seed: int) -> None:
        """Start a round and drop everything from earlier rounds. All randomness comes from the seed."""
        ...

    def see(self, event: Event_contra) -> None:
        """Take in an event, redacted for this seat. Called for every event from the deal on, in order."""
        ...

    def act(self, view: View_contra, legal: Sequence[ActionT]) -> ActionT | None:
        """Return the action to take now; None: do nothing.

        Called after every event while the seat may do something, also out of turn: jump in, go on, call, catch, vote.
        If the bot on turn returns None, it waits for the others; if nobody else acts, the fallback move is made for
        it. For the card game `legal` is complete and never empty. For the tile game it holds everything but
        lays, of which there are too many; on turn it is empty if the player can lay and therefore has to (R-8), and
        then the fallback move is a lay.
        """
        ...

    def delay(self, view: View_contra, action: ActionT) -> float:
        """How many seconds after the last event the bot acts, like a person would. The shortest delay acts first."""
        ...


AnyBot = Bot[Any, Any, Any, Any]
"""A bot of a game that is known only at run time."""


@runtime_checkable
class Scored(Protocol):
    """A bot that wants to know the score of the match."""

    def score(self, pad: ScorePad | None) -> None:
        """The score pad, which everybody at the table sees, before `begin`; None: the round stands alone."""
        ...


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one move: in milliseconds, or in playouts, which is reproducible."""

    milliseconds: int | None = None
    playouts: int | None = None

    def __post_init__(self) -> None:
        if (self.milliseconds is None) == (self.playouts is None):
            raise ValueError("a budget is either in milliseconds or in playouts")
        if (self.milliseconds or self.playouts or 0) < 1:
            raise ValueError("a budget is at least 1")


def catch_up(
    bot: AnyBot,
    rules: object,
    seat: int,
    players: int,
    seed: int,
    events: Iterable[object],
    pad: ScorePad | None = None,
) -> None:
    """Replay a round to a new bot: the score before it, and all its events so far, as its seat saw them."""
    if isinstance(bot, Scored):
        bot.score(pad)
    bot.begin(rules, seat, players, seed)
    for event in events:
        bot.see(event)
