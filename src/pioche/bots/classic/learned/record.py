"""The public record of a round, as far as it tells about hands: what seats drew on, left unanswered, named, were shown.

It is kept in two ways that agree (a test compares them): from the events of a seat (`watching.py`), and inside rollouts
and self-play by `make`, which makes a move and notes what everybody can see of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.classic import codes as c
from pioche.classic import machine
from pioche.engine import flat

if TYPE_CHECKING:
    from pioche.classic.events import Event
    from pioche.classic.machine import Round

SINCE = 4  # after so many new cards an observation about a hand says nothing any more


class Record:
    """What was noted about each seat. `lacks` and `unanswered`: 0, or 1 and the number of cards that it got since."""

    __slots__ = (
        "before",
        "believed",
        "bluffed",
        "colour",
        "doubted",
        "drawer",
        "known",
        "lacks",
        "named",
        "players",
        "unanswered",
    )
    lacks: list[int]  # at seat * 4 + colour: it drew in its turn while this colour was in force
    unanswered: list[int]  # by seat: it took a debt
    named: list[int]  # by seat: the colour that it named and has neither laid since nor drawn a card
    doubted: list[int]  # by seat: how often its Wild4 was challenged in this round
    bluffed: list[int]  # by seat: how often it was a bluff
    known: list[int]  # at seat * SEATS + other: the faces that the seat knows in the hand of the other
    before: list[int]  # sizes of the hands before a move

    def __init__(self) -> None:
        if not flat.COMPILED:
            self.lacks = flat.zeros(c.SEATS * 4)
            self.unanswered = flat.zeros(c.SEATS)
            self.named = flat.zeros(c.SEATS)
            self.doubted = flat.zeros(c.SEATS)
            self.bluffed = flat.zeros(c.SEATS)
            self.known = flat.zeros(c.SEATS * c.SEATS)
            self.before = flat.zeros(c.SEATS)
        self.begin(c.SEATS, c.NO_COLOUR)

    def begin(self, players: int, colour: int) -> None:
        """Start a round with this colour in force."""
        if not 0 < players <= c.SEATS:
            raise ValueError(f"1 to {c.SEATS} players")
        self.players = players
        self.colour = colour
        self.drawer = c.NO_SEAT
        self.believed = 0
        for seat in range(c.SEATS):
            self.unanswered[seat] = 0
            self.named[seat] = c.NO_COLOUR
            self.doubted[seat] = 0
            self.bluffed[seat] = 0
            for hue in range(4):
                self.lacks[seat * 4 + hue] = 0
            for other in range(c.SEATS):
                self.known[seat * c.SEATS + other] = 0

    def copy_from(self, other: Record) -> None:
        """Become a copy of another record."""
        self.players = other.players
        self.colour = other.colour
        self.drawer = other.drawer
        self.believed = other.believed
        for seat in range(self.players):
            self.unanswered[seat] = other.unanswered[seat]
            self.named[seat] = other.named[seat]
            self.doubted[seat] = other.doubted[seat]
            self.bluffed[seat] = other.bluffed[seat]
            for hue in range(4):
                self.lacks[seat * 4 + hue] = other.lacks[seat * 4 + hue]
            for seen in range(self.players):
                self.known[seat * c.SEATS + seen] = other.known[seat * c.SEATS + seen]

    def contents(self, seat: int) -> tuple[object, ...]:
        """All that a seat may use of it, for comparison."""
        self.check_seat(seat)
        seats = range(self.players)
        return (
            self.colour,
            self.drawer,
            self.believed,
            [[self.lacks[other * 4 + hue] for hue in range(4)] for other in seats],
            [(self.unanswered[other], self.named[other], self.doubted[other], self.bluffed[other]) for other in seats],
            [self.known[seat * c.SEATS + other] for other in seats if other != seat],
        )

    def check_seat(self, seat: int) -> None:
        """`IndexError` if there is no such seat."""
        if not 0 <= seat < self.players:
            raise IndexError(f"there is no seat {seat}")

    # What can happen. Seats are checked by the callers.

    def laid(self, seat: int, face: int) -> None:
        """A seat laid a card, in turn or not."""
        self.check_seat(seat)
        for other in range(self.players):
            self.known[other * c.SEATS + seat] &= ~flat.bit(face)
        if face == c.WILD4:
            self.believed = seat == self.drawer or (
                self.colour != c.NO_COLOUR and self.lacks[seat * 4 + self.colour] != 0
            )
        self.drawer = c.NO_SEAT
        if face < c.WILD:
            self.colour = face // c.RANKS
            self.lacks[seat * 4 + self.colour] = 0
            if self.named[seat] == self.colour:
                self.named[seat] = c.NO_COLOUR

    def coloured(self, seat: int, colour: int) -> None:
        """A seat named the colour."""
        self.check_seat(seat)
        self.colour = colour
        self.lacks[seat * 4 + colour] = 0
        self.named[seat] = colour

    def drew(self, seat: int, count: int, why: int) -> None:
        """A seat drew cards."""
        self.check_seat(seat)
        self.got(seat, count)
        if why == c.WHY_TURN:
            if self.colour != c.NO_COLOUR:
                self.lacks[seat * 4 + self.colour] = 1
            self.drawer = seat
        elif why == c.WHY_DEBT:
            self.unanswered[seat] = 1

    def got(self, seat: int, count: int) -> None:
        """Cards came into a hand: what was noted about it says less."""
        self.check_seat(seat)
        self.named[seat] = c.NO_COLOUR
        if self.unanswered[seat]:
            self.unanswered[seat] += count
            if self.unanswered[seat] > SINCE:
                self.unanswered[seat] = 0
        for hue in range(4):
            if self.lacks[seat * 4 + hue]:
                self.lacks[seat * 4 + hue] += count
                if self.lacks[seat * 4 + hue] > SINCE:
                    self.lacks[seat * 4 + hue] = 0

    def passed(self) -> None:
        """A turn ended without a card."""
        self.drawer = c.NO_SEAT

    def judged(self, seat: int, bluff: int) -> None:
        """The Wild4 of a seat was challenged."""
        self.check_seat(seat)
        self.doubted[seat] += 1
        self.bluffed[seat] += 1 if bluff else 0

    def took_back(self, seat: int, colour: int) -> None:
        """A seat took its Wild4 back: everybody knows that it holds it."""
        self.check_seat(seat)
        self.colour = colour
        for other in range(self.players):
            self.known[other * c.SEATS + seat] |= flat.bit(c.WILD4)

    def saw(self, seat: int, other: int, faces: int) -> None:
        """A seat knows that these faces are in the hand of another."""
        self.check_seat(seat)
        self.check_seat(other)
        self.known[seat * c.SEATS + other] |= faces

    def gave(self, seat: int, other: int, count: int) -> None:
        """A seat gave cards to another: those who do not know which lose sight of its hand."""
        self.check_seat(seat)
        self.check_seat(other)
        for third in range(self.players):
            if third != seat and third != other:
                self.known[third * c.SEATS + seat] = 0
        self.got(other, count)

    def lost(self, seat: int, other: int, faces: int) -> None:
        """A seat knows that the other gave these faces away."""
        self.check_seat(seat)
        self.check_seat(other)
        self.known[seat * c.SEATS + other] &= ~faces

    def swapped(self, seat: int, other: int) -> None:
        """Two seats swapped hands: what was noted about hands goes with them."""
        self.check_seat(seat)
        self.check_seat(other)
        for hue in range(4):
            kept = self.lacks[seat * 4 + hue]
            self.lacks[seat * 4 + hue] = self.lacks[other * 4 + hue]
            self.lacks[other * 4 + hue] = kept
        kept = self.unanswered[seat]
        self.unanswered[seat] = self.unanswered[other]
        self.unanswered[other] = kept
        kept = self.named[seat]
        self.named[seat] = self.named[other]
        self.named[other] = kept
        for third in range(self.players):
            faces = self.known[third * c.SEATS + seat]
            self.known[third * c.SEATS + seat] = self.known[third * c.SEATS + other]
            self.known[third * c.SEATS + other] = faces

    def turned(self, direction: int) -> None:
        """All hands went on by one seat: with swaps of neighbours."""
        if direction > 0:
            for seat in range(self.players - 1, 0, -1):
                self.swapped(seat, seat - 1)
        else:
            for seat in range(self.players - 1):
                self.swapped(seat, seat + 1)

    # Making moves.

    def make(self, s: Round, move: int) -> None:
        """Make a move that has been checked, and note what everybody, and each seat, can see of it."""
        seat = move & 15
        kind = (move >> c.KIND_AT) & 31
        if s.players != self.players or seat >= self.players:
            raise ValueError("this record is of another table")
        if self._moves_hands(s, kind, (move >> c.FACE_AT) & 63):
            self._make_watched(s, move)
            return
        phase = s.phase
        colour = (move >> c.COLOUR_AT) & 7
        unsaid = s.owing >> seat & 1 and s.size[seat] == 0
        for other in range(s.players):
            self.before[other] = s.size[other]
        machine.do(s, move)
        if kind == c.PLAY:
            face = (move >> c.FACE_AT) & 63
            also = (move >> c.ALSO_AT) & 255
            self.before[seat] -= 1
            for hue in range(4):
                below = (also >> (2 * hue)) & 3
                if below:
                    self.before[seat] -= below
                    self.laid(seat, hue * c.RANKS + face % c.RANKS)
            self.laid(seat, face)
            if face >= c.WILD and colour < c.NO_COLOUR:
                self.coloured(seat, colour)
        elif kind == c.PASS:
            self.passed()
        for other in range(s.players):
            count = s.size[other] - self.before[other]
            if count > 0:
                if kind == c.DRAW and phase == c.TURN and not unsaid:
                    self.drew(other, count, c.WHY_TURN)
                elif other != seat if kind == c.PLAY else kind == c.DRAW and phase != c.TURN:
                    self.drew(other, count, c.WHY_DEBT)
                else:
                    self.drew(other, count, c.WHY_FORGOT)
            elif kind == c.DRAW and phase == c.TURN and other == seat:
                self.passed()  # there was nothing to draw

    def _moves_hands(self, s: Round, kind: int, face: int) -> int:
        """May this move do more than lay and draw cards? Then its events tell."""
        if kind == c.PLAY:
            if s.owing or s.defending or s.out != c.NO_SEAT:
                return 1  # penalties
            for step in range(s.book.fx_length[face]):
                op = s.book.fx_op[face * c.PROGRAM + step]
                if op != c.FX_DEBT and op != c.FX_SKIP and op != c.FX_TURN and op != c.FX_COLOUR:
                    return 1
            return face >= c.UNO_CARD
        if kind == c.PASS:
            return s.phase > c.SKIPPED
        return kind != c.DRAW or s.out != c.NO_SEAT

    def _make_watched(self, s: Round, move: int) -> None:
        from pioche.bots.classic.learned import watching  # it needs this module

        log: list[Event] = []
        s.log = log
        machine.do(s, move)
        s.log = None
        for event in log:
            watching.see(self, None, event)
