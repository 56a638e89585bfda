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
        "forgot",
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
        self.forgot = 0

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
        self.forgot = other.forgot

    def set_fields(self, numbers: tuple[int, ...]) -> None:
        """Set all fields that do not follow from the cards, in the order of `fields.PICKLED`.

        The cards have to lie already. A field that is out of range is a `ValueError` and clears the rest.
        What the fields mean together is checked by `consistency.check`.
        """
        if len(numbers) != 42:
            raise ValueError(f"a position has 42 fields, not {len(numbers)}")
        try:
            self.players = numbers[0]
            self.dealer = numbers[1]
            self.top = numbers[2]
            self.colour = numbers[3]
            self.direction = numbers[4]
            self.phase = numbers[5]
            self.turn = numbers[6]
            self.started = numbers[7]
            self.layer = numbers[8]
            self.debt = numbers[9]
            self.debt_kind = numbers[10]
            self.bluff = numbers[11]
            self.colour_before = numbers[12]
            self.top_before = numbers[13]
            self.drawn = numbers[14]
            self.must_lay = numbers[15]
            self.follow = numbers[16]
            self.step = numbers[17]
            self.owing = numbers[18]
            self.called = numbers[19]
            self.out = numbers[20]
            self.out_said = numbers[21]
            self.defending = numbers[22]
            self.heir = numbers[23]
            self.heir_said = numbers[24]
            self.actor = numbers[25]
            self.running = numbers[26]
            self.at = numbers[27]
            self.named = numbers[28]
            self.target = numbers[29]
            self.skips = numbers[30]
            self.again = numbers[31]
            self.fresh = numbers[32]
            self.accused = numbers[33]
            self.ayes = numbers[34]
            self.nays = numbers[35]
            self.accusers = numbers[36]
            self.idle = numbers[37]
            self.winner = numbers[38]
            self.shuffles = numbers[39]
            self.fast = numbers[40]
            self.forgot = numbers[41]
        except (TypeError, OverflowError):
            self.reset_all()
            raise
        wrong = self.wrong_field()
        if wrong:
            self.reset_all()
            raise ValueError(f"{wrong} is out of range")

    def wrong_field(self) -> str:
        """The first field that is out of range, or missing where the machine needs it; empty: none."""
        if not (2 <= self.players <= 10):
            return "players"
        if not (0 <= self.dealer <= self.players - 1):
            return "dealer"
        if not (0 <= self.top <= 57 or self.top == c.NO_FACE):
            return "top"
        if not (0 <= self.colour <= 3 or self.colour == c.NO_COLOUR):
            return "colour"
        if not (-1 <= self.direction <= 1):
            return "direction"
        if not (0 <= self.phase <= 9):
            return "phase"
        if not (0 <= self.turn <= self.players - 1):
            return "turn"
        if not (0 <= self.started <= 1):
            return "started"
        if not (0 <= self.layer <= self.players - 1 or self.layer == c.NO_SEAT):
            return "layer"
        if not (0 <= self.debt <= 1023):
            return "debt"
        if not (0 <= self.debt_kind <= 4):
            return "debt_kind"
        if not (0 <= self.bluff <= 1):
            return "bluff"
        if not (0 <= self.colour_before <= 3 or self.colour_before == c.NO_COLOUR):
            return "colour_before"
        if not (0 <= self.top_before <= 57 or self.top_before == c.NO_FACE):
            return "top_before"
        if not (0 <= self.drawn <= 57 or self.drawn == c.NO_FACE):
            return "drawn"
        if not (0 <= self.must_lay <= 1):
            return "must_lay"
        if not (0 <= self.follow <= self.players - 1 or self.follow == c.NO_SEAT):
            return "follow"
        if not (-1 <= self.step <= 1):
            return "step"
        if not (0 <= self.owing <= (1 << self.players) - 1):
            return "owing"
        if not (0 <= self.called <= 1):
            return "called"
        if not (0 <= self.out <= self.players - 1 or self.out == c.NO_SEAT):
            return "out"
        if not (0 <= self.out_said <= 1):
            return "out_said"
        if not (0 <= self.defending <= 1):
            return "defending"
        if not (0 <= self.heir <= self.players - 1 or self.heir == c.NO_SEAT):
            return "heir"
        if not (0 <= self.heir_said <= 1):
            return "heir_said"
        if not (0 <= self.actor <= self.players - 1 or self.actor == c.NO_SEAT):
            return "actor"
        if not (0 <= self.running <= 57 or self.running == c.NO_FACE):
            return "running"
        if not (0 <= self.at <= 8):
            return "at"
        if not (0 <= self.named <= 3 or self.named == c.NO_COLOUR):
            return "named"
        if not (0 <= self.target <= self.players - 1 or self.target == c.NO_SEAT):
            return "target"
        if not (0 <= self.skips <= 1023):
            return "skips"
        if not (0 <= self.again <= 1):
            return "again"
        if not (0 <= self.fresh <= 1):
            return "fresh"
        if not (0 <= self.accused <= self.players - 1 or self.accused == c.NO_SEAT):
            return "accused"
        if not (0 <= self.ayes <= (1 << self.players) - 1):
            return "ayes"
        if not (0 <= self.nays <= (1 << self.players) - 1):
            return "nays"
        if not (0 <= self.accusers <= (1 << self.players) - 1):
            return "accusers"
        if not (0 <= self.idle <= 10):
            return "idle"
        if not (0 <= self.winner <= self.players - 1 or self.winner == c.NO_SEAT):
            return "winner"
        if not (0 <= self.shuffles <= 1000000000):
            return "shuffles"
        if self.fast == 0:
            return "fast"
        if not (0 <= self.forgot <= (1 << self.players) - 1):
            return "forgot"
        if self.direction == 0:
            return "direction"
        if self.phase == c.CHALLENGE and self.discard_n < 2:
            return "phase"
        if self.layer == c.NO_SEAT and (self.again or self.phase == c.CHALLENGE or c.SKIPPED < self.phase < c.OVER):
            return "layer"
        if self.actor == c.NO_SEAT and c.SKIPPED < self.phase < c.OVER:
            return "actor"
        if self.running == c.NO_FACE and c.COLOUR < self.phase < c.OVER:
            return "running"
        if self.at == c.PROGRAM and c.COLOUR < self.phase < c.OVER:
            return "at"
        return ""
