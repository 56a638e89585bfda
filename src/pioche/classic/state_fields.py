"""The fields of a position as attributes: slots, start values, copies.

Made by `./dev generate` from `classic/fields.py`; do not edit.
"""

from __future__ import annotations

from pioche.classic import codes as c
from pioche.engine import flat


class StateFields:
    """Numbers and arrays of a position."""

    __slots__ = (
        "accused",
        "accusers",
        "actor",
        "again",
        "at",
        "ayes",
        "bluff",
        "called",
        "colour",
        "colour_before",
        "dealer",
        "debt",
        "debt_kind",
        "defending",
        "direction",
        "discard",
        "discard_n",
        "drawn",
        "fast",
        "follow",
        "fresh",
        "hands",
        "heir",
        "heir_said",
        "held",
        "idle",
        "layer",
        "must_lay",
        "named",
        "nays",
        "out",
        "out_said",
        "owing",
        "phase",
        "pile",
        "pile_n",
        "players",
        "running",
        "shuffles",
        "size",
        "skips",
        "started",
        "step",
        "target",
        "top",
        "top_before",
        "turn",
        "winner",
    )
    hands: list[int]
    held: list[int]
    size: list[int]
    pile: list[int]
    discard: list[int]

    def allocate(self) -> None:
        """Make room for the arrays; compiled, they are part of the object."""
        if not flat.COMPILED:
            self.hands = flat.zeros(640)
            self.held = flat.zeros(10)
            self.size = flat.zeros(10)
            self.pile = flat.zeros(128)
            self.discard = flat.zeros(128)

    def reset_all(self) -> None:
        """Set every field to its start value."""
        self.players = 0
        self.dealer = 0
        self.fast = 1
        self.reset()

    def reset(self) -> None:
        """Nothing has happened yet; cards stay where they are, and what lasts from deal to deal stays."""
        self.pile_n = 0
        self.discard_n = 0
        self.top = c.NO_FACE
        self.colour = c.NO_COLOUR
        self.direction = 1
        self.phase = 0
        self.turn = 0
        self.started = 0
        self.layer = c.NO_SEAT
        self.debt = 0
        self.debt_kind = 0
        self.bluff = 0
        self.colour_before = c.NO_COLOUR
        self.top_before = c.NO_FACE
        self.drawn = c.NO_FACE
        self.must_lay = 0
        self.follow = c.NO_SEAT
        self.step = 0
        self.owing = 0
        self.called = 0
        self.out = c.NO_SEAT
        self.out_said = 0
        self.defending = 0
        self.heir = c.NO_SEAT
        self.heir_said = 0
        self.actor = c.NO_SEAT
        self.running = c.NO_FACE
        self.at = 0
        self.named = c.NO_COLOUR
        self.target = c.NO_SEAT
        self.skips = 0
        self.again = 0
        self.fresh = 0
        self.accused = c.NO_SEAT
        self.ayes = 0
        self.nays = 0
        self.accusers = 0
        self.idle = 0
        self.winner = c.NO_SEAT
        self.shuffles = 0

    def copy_fields(self, other: StateFields) -> None:
        """Take over all fields of another."""
        flat.copy8(self.hands, other.hands, 640)
        flat.copy64(self.held, other.held, 10)
        flat.copy8(self.size, other.size, 10)
        flat.copy8(self.pile, other.pile, 128)
        flat.copy8(self.discard, other.discard, 128)
        self.players = other.players
        self.dealer = other.dealer
        self.pile_n = other.pile_n
        self.discard_n = other.discard_n
        self.top = other.top
        self.colour = other.colour
        self.direction = other.direction
        self.phase = other.phase
        self.turn = other.turn
        self.started = other.started
        self.layer = other.layer
        self.debt = other.debt
        self.debt_kind = other.debt_kind
        self.bluff = other.bluff
        self.colour_before = other.colour_before
        self.top_before = other.top_before
        self.drawn = other.drawn
        self.must_lay = other.must_lay
        self.follow = other.follow
        self.step = other.step
        self.owing = other.owing
        self.called = other.called
        self.out = other.out
        self.out_said = other.out_said
        self.defending = other.defending
        self.heir = other.heir
        self.heir_said = other.heir_said
        self.actor = other.actor
        self.running = other.running
        self.at = other.at
        self.named = other.named
        self.target = other.target
        self.skips = other.skips
        self.again = other.again
        self.fresh = other.fresh
        self.accused = other.accused
        self.ayes = other.ayes
        self.nays = other.nays
        self.accusers = other.accusers
        self.idle = other.idle
        self.winner = other.winner
        self.shuffles = other.shuffles
        self.fast = other.fast
