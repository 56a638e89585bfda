"""A position of the card game: flat small integers, cheap to copy.

Hands are counts by face (identical cards cannot be told apart) with a mask of the faces held beside them;
the draw pile and the discards are arrays whose last card is the top. `None`-like values are the codes
`NO_SEAT`, `NO_FACE` and `NO_COLOUR`. The machine and the mechanics write here, nobody else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.classic import codes as c
from pioche.engine import flat

if TYPE_CHECKING:
    from pioche.classic.book import Book
    from pioche.classic.events import Event
    from pioche.classic.rules import Rules


class State:
    """One round, at one moment."""

    __slots__ = (
        "accused",
        "accusers",
        "actor",
        "again",
        "at",
        "ayes",
        "bluff",
        "book",
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
        "log",
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
        "rules",
        "running",
        "seed",
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
    rules: Rules
    book: Book
    hands: list[int]  # how often seat holds face, at seat * ROW + face
    held: list[int]  # per seat, a bit for each face held
    size: list[int]  # per seat, the number of cards
    pile: list[int]
    discard: list[int]
    log: list[Event] | None  # where events go; None in playouts
    seed: bytes | None  # of a real deal; None: the fast generator shuffles

    def __init__(self, rules: Rules, book: Book, players: int) -> None:
        self.allocate()
        self.rules = rules
        self.book = book
        self.seed = None
        self.log = None
        self.players = players
        self.dealer = 0
        self.fast = 1  # state of the fast generator
        self.reset()

    def reset(self) -> None:
        """Nothing has happened yet; the cards are where they are."""
        self.pile_n = 0
        self.discard_n = 0
        self.top = c.NO_FACE  # the card that counts: UnoCards are looked through (DE-8b)
        self.colour = c.NO_COLOUR  # in force
        self.direction = 1
        self.phase = c.TURN
        self.turn = 0  # whom the phase asks
        self.started = 0  # somebody has moved (DE-1a)
        self.layer = c.NO_SEAT  # who laid the last card
        self.debt = 0  # cards that somebody owes
        self.debt_kind = c.NO_DEBT
        self.bluff = 0  # hidden: the Wild4 under doubt was not allowed (FR-16, LB-9)
        self.colour_before = c.NO_COLOUR  # to take a Wild4 back (FR-22)
        self.top_before = c.NO_FACE
        self.drawn = c.NO_FACE  # hidden: the card just drawn
        self.must_lay = 0  # hidden: drawn by choice, so it is laid if it fits (LB-5)
        self.follow = c.NO_SEAT  # who may go on at once (DE-1b, DE-3b)
        self.step = 0  # direction of his sequence: -1, 1, or 0 while it is open
        self.owing = 0  # seats that have not called yet, a bit each (FR-10, DE-11, DE-12)
        self.called = 0  # the call that was made with the card under way
        self.out = c.NO_SEAT  # who has laid his last card but not won yet (DE-5a, DE-12)
        self.out_said = 0
        self.defending = 0  # others may still parry his Draw2 (DE-5a)
        self.heir = c.NO_SEAT  # who went out by parrying meanwhile (DE-5a)
        self.heir_said = 0
        self.actor = c.NO_SEAT  # who chooses for the card whose effects are running
        self.running = c.NO_FACE  # that card
        self.at = 0  # its next effect
        self.named = c.NO_COLOUR  # the colour named with the card
        self.target = c.NO_SEAT  # the seat chosen for it
        self.skips = 0  # seats that it makes sit out
        self.again = 0  # its player moves again
        self.fresh = 0  # it is a Wild4 that may be doubted
        self.accused = c.NO_SEAT  # of giving advice (FR-21)
        self.ayes = 0
        self.nays = 0
        self.accusers = 0  # seats that have accused in this round
        self.idle = 0  # turns in a row in which nothing could be drawn or laid (FR-18)
        self.winner = c.NO_SEAT
        self.shuffles = 0  # of this round so far

    def allocate(self) -> None:
        """Make room for the arrays; compiled, they are part of the object."""
        if not flat.COMPILED:
            self.hands = flat.zeros(c.SEATS * c.ROW)
            self.held = flat.zeros(c.SEATS)
            self.size = flat.zeros(c.SEATS)
            self.pile = flat.zeros(c.PACK)
            self.discard = flat.zeros(c.PACK)

    def copy_from(self, other: State) -> None:
        """Become the same position as another, without its log."""
        self.rules = other.rules
        self.book = other.book
        self.seed = other.seed
        self.log = None
        flat.copy8(self.hands, other.hands, c.SEATS * c.ROW)
        flat.copy64(self.held, other.held, c.SEATS)
        flat.copy8(self.size, other.size, c.SEATS)
        flat.copy8(self.pile, other.pile, c.PACK)
        flat.copy8(self.discard, other.discard, c.PACK)
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

    # Small things that every mechanic does.

    def after(self, seat: int) -> int:
        """The next seat in the direction of play."""
        seat += self.direction
        if seat < 0:
            return self.players - 1
        if seat == self.players:
            return 0
        return seat

    def put(self, seat: int, face: int) -> None:
        """A card comes into a hand."""
        self.hands[seat * c.ROW + face] += 1
        self.held[seat] |= flat.bit(face)
        self.size[seat] += 1

    def take(self, seat: int, face: int) -> None:
        """A card leaves a hand."""
        place = seat * c.ROW + face
        self.hands[place] -= 1
        if self.hands[place] == 0:
            self.held[seat] ^= flat.bit(face)
        self.size[seat] -= 1

    # For readers outside: the arrays as tuples.

    def hand(self, seat: int) -> tuple[int, ...]:
        """The faces that a seat holds, in order."""
        return tuple([face for face in range(c.FACES) for _ in range(self.hands[seat * c.ROW + face])])

    def count(self, seat: int, face: int) -> int:
        """How often a seat holds a face."""
        return self.hands[seat * c.ROW + face]

    def cards(self, seat: int) -> int:
        """The number of cards in a hand."""
        return self.size[seat]

    def pile_cards(self) -> tuple[int, ...]:
        """The draw pile, the top card last."""
        return tuple([self.pile[place] for place in range(self.pile_n)])

    def discard_cards(self) -> tuple[int, ...]:
        """The discards, the top card last."""
        return tuple([self.discard[place] for place in range(self.discard_n)])

    def lay_out(self, hands: list[list[int]], pile: list[int], discard: list[int]) -> None:
        """Set all cards at once (deals, notation, completions of a view)."""
        for seat in range(c.SEATS):
            for face in range(c.ROW):
                self.hands[seat * c.ROW + face] = 0
            self.held[seat] = 0
            self.size[seat] = 0
        for seat, cards in enumerate(hands):
            for face in cards:
                self.put(seat, face)
        self.pile_n = len(pile)
        for place, face in enumerate(pile):
            self.pile[place] = face
        self.discard_n = len(discard)
        for place, face in enumerate(discard):
            self.discard[place] = face
