"""The table of state fields of the card game, their single source of truth.

After a change run `./dev generate`. It writes `state_fields` (slots, reset, copy), `view_fields` (`View` and the code
that fills it), the indices of an observation (`pioche.envs`) and the C headers. Pickling, notation and completion read
the table at import time. The order of the rows is the order in pickles: append, do not insert.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from pioche.classic import codes as c
from pioche.classic.cards import COLOURS, NAMES
from pioche.engine.fields import Shown, ordered


class Kind(Enum):
    """What the integer in a field means. It determines the default, the text and the type in a view."""

    NUMBER = "number"
    FLAG = "flag"  # 0 or 1
    SEAT = "seat"
    SEATS = "seats"  # a bit for each seat
    FACE = "face"
    COLOUR = "colour"
    PHASE = "phase"
    GENERATOR = "generator"  # 64 bits, the state of a random generator


NOTHING: Final = {Kind.SEAT: c.NO_SEAT, Kind.FACE: c.NO_FACE, Kind.COLOUR: c.NO_COLOUR}
"""The value that means "none", for the kinds that have one."""


@dataclass(frozen=True, slots=True)
class Field:
    """One integer of a position."""

    name: str
    kind: Kind
    shown: Shown
    meaning: str
    """A description that continues the one of an observation: "by distance: ..." (seats), "by face: ..." and so on."""
    start: int | None = None
    """The initial value. Default: the "none" of its kind, or 0."""
    seen_as: str = ""
    """Its name in a view. Default: the same."""
    certain: bool = False
    """It is never None in a view."""
    lasting: bool = False
    """It survives a new deal into the same object; `State.__init__` sets it."""
    placed: bool = False
    """It has a position of its own in the text. Default: written as `name=value`, unless it has its default."""
    of_cards: bool = False
    """It can be derived from the cards, so pickles and texts leave it out."""
    values: int = 0
    """The number of values that an observation encodes. Default: given by the kind."""
    least: int = 0
    """The least value of a number."""
    most: int = 1023
    """The greatest value of a number."""

    @property
    def default(self) -> int:
        """The initial value."""
        return NOTHING.get(self.kind, 0) if self.start is None else self.start

    @property
    def least_value(self) -> int:
        """The least value that it can hold."""
        return 1 if self.kind is Kind.GENERATOR else self.least  # zero is no state of the generator

    def most_value(self, players: int) -> int:
        """The greatest value that it can hold at a table of so many players; besides it, the "none" of its kind."""
        match self.kind:
            case Kind.NUMBER:
                return self.most
            case Kind.FLAG:
                return 1
            case Kind.SEAT:
                return players - 1
            case Kind.SEATS:
                return (1 << players) - 1
            case Kind.FACE:
                return c.FACES - 1
            case Kind.COLOUR:
                return c.NO_COLOUR - 1
            case Kind.PHASE:
                return len(c.Phase) - 1
            case Kind.GENERATOR:
                return (1 << 64) - 1

    @property
    def nothing(self) -> int | None:
        """The value that means "none", if it can be none."""
        found = NOTHING.get(self.kind)
        return found if self.default == found else None

    @property
    def view_name(self) -> str:
        """Its name in a view."""
        return self.seen_as or self.name


def value_text(field: Field, value: int) -> str:
    """A value as text: a face or colour by its name (`-`: none), anything else as a number."""
    if field.kind in (Kind.FACE, Kind.COLOUR):
        return "-" if value == NOTHING[field.kind] else (NAMES if field.kind is Kind.FACE else COLOURS)[value]
    return str(value)


_ALL, _OWN, _NOBODY = Shown.ALL, Shown.OWN, Shown.NOBODY
_N, _FLAG, _SEAT, _SEATS, _FACE, _COLOUR = Kind.NUMBER, Kind.FLAG, Kind.SEAT, Kind.SEATS, Kind.FACE, Kind.COLOUR

FIELDS: Final = (
    Field("players", _N, _ALL, "how many play", lasting=True, placed=True, least=2, most=c.SEATS),
    Field("dealer", _SEAT, _ALL, "deals", start=0, certain=True, lasting=True),
    Field("pile_n", _N, _ALL, "cards in the draw pile", seen_as="pile", placed=True, of_cards=True, most=c.PACK),
    Field("discard_n", _N, _NOBODY, "discards: the cards themselves are seen", placed=True, of_cards=True, most=c.PACK),
    # UnoCards do not count; the card below them does (DE-8b).
    Field("top", _FACE, _ALL, "the card that counts", certain=True, placed=True),
    Field("colour", _COLOUR, _ALL, "the one in force", placed=True),
    Field("direction", _N, _ALL, "1: to the left, -1: to the right", start=1, placed=True, least=-1, most=1),
    Field("phase", Kind.PHASE, _ALL, "the one that it is", placed=True, values=len(c.Phase)),
    Field("turn", _SEAT, _ALL, "is on turn", start=0, certain=True, placed=True),
    Field("started", _FLAG, _ALL, "somebody has moved"),  # DE-1a
    Field("layer", _SEAT, _ALL, "laid the last card"),
    Field("debt", _N, _ALL, "cards that somebody owes"),
    Field(
        "debt_kind",
        _N,
        _ALL,
        "what the debt was made of: none, Draw2, Wild4, UnoCard, Blank",
        values=5,
        most=c.BLANK_DEBT,
    ),
    Field("bluff", _FLAG, _NOBODY, "the Wild4 under doubt was not allowed"),  # FR-16, LB-9
    # To take a Wild4 back (FR-22).
    Field("colour_before", _COLOUR, _ALL, "the one before a Wild4 that may be doubted"),
    Field("top_before", _FACE, _ALL, "the card below a Wild4 that may be doubted"),
    Field("drawn", _FACE, _OWN, "the card that this seat has just drawn", placed=True),
    Field("must_lay", _FLAG, _OWN, "the drawn card has to be laid"),  # drawn by choice (LB-5)
    Field("follow", _SEAT, _ALL, "may go on with a sequence"),  # or with a second Skip (DE-1b, DE-3b)
    Field("step", _N, _ALL, "direction of a sequence under way", least=-1, most=1),  # -1, 1, or 0 while it is open
    Field("owing", _SEATS, _ALL, "has not called"),  # FR-10, DE-11, DE-12
    Field("called", _FLAG, _ALL, "its player called"),  # with the card under way
    Field("out", _SEAT, _ALL, "has laid the last card but not won yet"),  # DE-5a, DE-12
    Field("out_said", _FLAG, _ALL, "who has laid the last card has said so"),
    Field("defending", _FLAG, _ALL, "the others may still parry"),  # the last Draw2 (DE-5a)
    Field("heir", _SEAT, _ALL, "went out by parrying meanwhile"),  # DE-5a
    Field("heir_said", _FLAG, _ALL, "who went out by parrying has said so"),
    # The card whose effects are running.
    Field("actor", _SEAT, _ALL, "chooses for the card under way"),
    Field("running", _FACE, _ALL, "the card whose effects wait for a choice"),
    Field("at", _N, _ALL, "which effect of the card under way is next", most=c.PROGRAM),
    Field("named", _COLOUR, _ALL, "the one named with the card under way"),
    Field("target", _SEAT, _ALL, "is the seat chosen for it"),
    Field("skips", _N, _ALL, "seats that it makes sit out"),
    Field("again", _FLAG, _ALL, "its player moves again"),
    Field("fresh", _FLAG, _NOBODY, "it is a Wild4 that may be doubted"),  # the phase says so
    # Advice (FR-21).
    Field("accused", _SEAT, _ALL, "is accused of giving advice"),
    Field("ayes", _SEATS, _ALL, "voted yes"),
    Field("nays", _SEATS, _ALL, "voted no"),
    Field("accusers", _SEATS, _ALL, "has accused somebody in this round"),
    Field("idle", _N, _ALL, "turns in a row in which nothing could be drawn or laid", most=c.SEATS),  # FR-18
    Field("winner", _SEAT, _ALL, "has won"),
    Field("shuffles", _N, _ALL, "how often the discards were shuffled", most=1_000_000_000),
    Field("fast", Kind.GENERATOR, _NOBODY, "the fast generator", start=1, lasting=True, placed=True),
    # DE-12: decides nothing but the clause that a call names which comes too late.
    Field("forgot", _SEATS, _NOBODY, "drew for a forgotten UNO UNO and has not laid since"),
)
"""All fields, in the order of pickles."""


@dataclass(frozen=True, slots=True)
class Array:
    """An array of unsigned integers of one size; compiled, it is stored inside the object."""

    name: str
    bits: int
    length: int


ARRAYS: Final = (
    Array("hands", 8, c.SEATS * c.ROW),  # how often a seat holds a face, at seat * ROW + face
    Array("held", 64, c.SEATS),  # per seat, a bit for each face held
    Array("size", 8, c.SEATS),  # per seat, the number of cards
    Array("pile", 8, c.PACK),
    Array("discard", 8, c.PACK),
)


@dataclass(frozen=True, slots=True)
class Sight:
    """A view field that is computed from the cards: an expression of the state `s`."""

    name: str
    type: str
    value: str
    meaning: str


_EVERYBODY: Final = "for other in range(s.players)"
SIGHTS: Final = (
    Sight("counts", "tuple[int, ...]", f"tuple([s.cards(other) {_EVERYBODY}])", "everybody's number of cards"),
    Sight(
        "hands",
        "tuple[tuple[int, ...], ...] | None",
        f"tuple([s.hand(other) {_EVERYBODY}]) if s.phase == c.OVER else None",
        "all hands, only when the round is over",
    ),
    Sight("discards", "tuple[int, ...]", "s.discard_cards()", "the top card last"),
    Sight(
        "stakes",
        "tuple[int, int] | None",
        "(challenge.cost_of_bluff(s), challenge.cost_of_doubt(s)) if s.phase == c.CHALLENGE else None",
        "only while a Wild4 may be doubted: what a bluffer draws, and who doubts wrongly",
    ),
)

_VIEW_ORDER: Final = (
    *("players", "dealer", "phase", "turn", "direction", "colour", "top", "counts", "hands", "pile_n", "discards"),
    *("debt", "debt_kind", "layer", "follow", "step", "owing", "out", "out_said", "defending", "heir", "heir_said"),
    *("running", "at", "named", "target", "skips", "again", "called", "actor", "colour_before", "top_before"),
    *("started", "accused", "ayes", "nays", "accusers", "idle", "shuffles", "winner"),
)

PUBLIC: Final[tuple[Field | Sight, ...]] = ordered(
    [*(field for field in FIELDS if field.shown is Shown.ALL), *SIGHTS], _VIEW_ORDER
)
"""The public fields, in the order of views on the wire."""
OWN: Final = tuple(field for field in FIELDS if field.shown is Shown.OWN)
"""The fields that only the seat that has just drawn sees."""
PICKLED: Final = tuple(field.name for field in FIELDS if not field.of_cards)
"""The fields of a pickled position."""

_TEXT_ORDER: Final = (None, Kind.SEAT, Kind.FACE, Kind.COLOUR)
_written: Final = [field for field in FIELDS if not field.placed]
EXTRAS: Final = tuple(
    field
    for kind in _TEXT_ORDER
    for field in _written
    if (field.kind if field.default == NOTHING.get(field.kind) else None) is kind
)
"""The fields written as `name=value` in the text of a position: numbers first, then seats, faces, colours."""
