"""The state of a round: small integers, immutable tuples, and a few lists that are cheap to copy.

`fields.py` lists the fields. Only the machine changes a round; `completion` and `positions` build new ones.
"""

from __future__ import annotations

from pioche.rummy.events import Event
from pioche.rummy.fields import NO_SEAT, NOTHING, Phase
from pioche.rummy.rules import Rules
from pioche.rummy.state_fields import StateFields

__all__ = ["NOTHING", "NO_SEAT", "Phase", "State"]


class State(StateFields):
    """The position of one round, with its rules and log."""

    __slots__ = ("_playable", "log", "players", "rules")

    def __init__(self, rules: Rules, players: int) -> None:
        super().__init__()
        self.rules = rules
        self.players = players
        self.log: list[Event] | None = None
        self._playable: bool | None = None
        """Cached result of `Round.playable`, or None; reset by `apply`."""

    def copy_into(self, other: State) -> None:
        self.copy_fields_into(other)
        other.log = None
        other._playable = self._playable

    def tiles(self, seat: int) -> int:
        """How many tiles a seat holds; this is public (R-1)."""
        return sum(self.racks[seat])

    def next_seat(self, seat: int) -> int:
        return (seat + self.direction) % self.players
