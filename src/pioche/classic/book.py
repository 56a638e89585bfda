"""The rules as flat numbers, which the machine reads during play. Made by `rules.open_book`, then read-only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pioche.classic import codes as c
from pioche.classic.book_numbers import BookNumbers
from pioche.engine import flat


class Book(BookNumbers):
    """One number per option, numbers derived from several options, and tables by face."""

    __slots__ = (
        "answers",
        "colours",
        "drawn_must",
        "fx_at",
        "fx_count",
        "fx_if",
        "fx_length",
        "fx_limit",
        "fx_op",
        "fx_optional",
        "goes_on",
        "match",
        "namable",
        "pack",
        "points",
        "strict_wild4",
        "uno_automatic",
        "voluntary",
        "waits",
    )
    match: list[int]
    answers: list[int]
    waits: list[int]
    colours: list[int]
    points: list[int]
    pack: list[int]
    fx_op: list[int]
    fx_at: list[int]
    fx_count: list[int]
    fx_optional: list[int]
    fx_if: list[int]
    fx_limit: list[int]
    fx_length: list[int]

    def __init__(
        self,
        options: Mapping[str, int],
        match: Sequence[int],
        answers: Sequence[int],
        colours: Sequence[int],
        points: Sequence[int],
        pack: Sequence[int],
        programs: Sequence[Sequence[tuple[int, int, int, int, int, int]]],
    ) -> None:
        if not flat.COMPILED:
            self.match = flat.zeros(5 * c.ROW)
            self.answers = [0] * 25
            self.waits = [0] * 5
            self.colours = [0] * 5
            self.points = flat.zeros(c.ROW)
            self.pack = flat.zeros(c.ROW)
            self.fx_op = flat.zeros(c.EFFECTS)
            self.fx_at = flat.zeros(c.EFFECTS)
            self.fx_count = flat.zeros(c.EFFECTS)
            self.fx_optional = flat.zeros(c.EFFECTS)
            self.fx_if = flat.zeros(c.EFFECTS)
            self.fx_limit = flat.zeros(c.EFFECTS)
            self.fx_length = flat.zeros(c.ROW)
        self.read(options)
        self.goes_on = int(self.sequences or self.double_skip)  # is following on possible (DE-1b, DE-3b)?
        # Without challenges a Wild4 cannot be a bluff: a forbidden one is refused (FR-16, FR-22).
        self.strict_wild4 = int(self.wild4_if != c.WILD4_ALWAYS and self.challenge == c.CHALLENGE_OFF)
        # DE-6a replaces FR-9 and LB-5.
        self.voluntary = c.ANY_AFTER_DRAW if self.draw_then_play_any else self.voluntary_draw
        self.drawn_must = int(self.drawn_card == c.MUST_IF_VOLUNTARY and not self.draw_then_play_any)
        self.uno_automatic = int(self.uno_enforced == c.UNO_AUTOMATIC)
        # The colours that a Wild may name, as bits: those of the pack (FR-15, LB-8, DE-9).
        self.namable = sum(1 << colour for colour in range(4) if any(pack[colour * c.RANKS : (colour + 1) * c.RANKS]))
        for index in range(5 * c.ROW):
            self.match[index] = match[index]
        for kind in range(5):
            self.colours[kind] = colours[kind]
            # A debt that can be answered or jumped in on waits for the debtor to act.
            self.waits[kind] = self.jump_in
            for place in range(kind * 5, kind * 5 + 5):
                self.answers[place] = answers[place]
                if answers[place]:
                    self.waits[kind] = 1
        for face in range(c.FACES):
            self.points[face] = points[face]
            self.pack[face] = pack[face]
            self.fx_length[face] = len(programs[face])
            for step, (op, at, count, optional, condition, limit) in enumerate(programs[face]):
                place = face * c.PROGRAM + step
                self.fx_op[place] = op
                self.fx_at[place] = at
                self.fx_count[place] = count
                self.fx_optional[place] = optional
                self.fx_if[place] = condition
                self.fx_limit[place] = limit

    def points_of(self, face: int) -> int:
        """The points of a card left in hand (FR-19, LB-11, DE-0)."""
        return self.points[_checked(face)]

    def copies_of(self, face: int) -> int:
        """How many copies of a card the pack has (FR-2, LB-1, DE-0)."""
        return self.pack[_checked(face)]


def _checked(face: int) -> int:
    if not 0 <= face < c.FACES:
        raise IndexError(f"there is no face {face}: faces are 0 to {c.FACES - 1}")
    return face
