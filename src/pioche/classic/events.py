"""What happened, as typed values: a closed union.

Events are made only when a log listens. Some carry cards that not everybody may see; `view.redact` decides
who sees what, and replaces hidden cards by `HIDDEN`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Final

from pioche.classic import codes as c

HIDDEN: Final = c.NO_FACE


class Why(IntEnum):
    """Why somebody drew cards; each has its clause."""

    TURN = c.WHY_TURN
    DEBT = c.WHY_DEBT
    FORGOT = c.WHY_FORGOT
    CAUGHT = c.WHY_CAUGHT
    CHALLENGE_LOST = c.WHY_CHALLENGE_LOST
    BLUFF = c.WHY_BLUFF
    BLACK_FINISH = c.WHY_BLACK_FINISH
    NOTHING_KEPT = c.WHY_NOTHING_KEPT
    ADVICE = c.WHY_ADVICE
    EFFECT = c.WHY_EFFECT
    ALL_PARRIED = c.WHY_ALL_PARRIED
    LAST_CARD = c.WHY_LAST_CARD


class How(IntEnum):
    """How a card came to be laid."""

    BY_TURN = c.BY_TURN
    BY_JUMP = c.BY_JUMP
    BY_FOLLOW = c.BY_FOLLOW


class Ending(Enum):
    """How a round ended."""

    WON = "won"
    BLOCKED = "blocked"  # nobody could draw or lay any more (FR-18)


@dataclass(frozen=True, slots=True)
class Dealt:
    """Everybody has his cards; one's own are visible."""

    dealer: int
    hands: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class FirstCard:
    """The top of the pile was turned; `stays` is false when it goes back (FR-16)."""

    face: int
    stays: bool


@dataclass(frozen=True, slots=True)
class Laid:
    """A card lies on the discards; `also` are the cards of the same number laid with it, below it."""

    seat: int
    face: int
    how: How
    also: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Drew:
    """Cards came into a hand from the pile. `cards` are hidden from the others."""

    seat: int
    cards: tuple[int, ...]
    why: Why


@dataclass(frozen=True, slots=True)
class Passed:
    """A turn ended without a card laid."""

    seat: int


@dataclass(frozen=True, slots=True)
class Skipped:
    """A seat sits out."""

    seat: int


@dataclass(frozen=True, slots=True)
class Turned:
    """The direction of play turned: 1 clockwise, -1 the other way."""

    direction: int


@dataclass(frozen=True, slots=True)
class ColourNamed:
    """A colour is in force from now on."""

    seat: int
    colour: int


@dataclass(frozen=True, slots=True)
class Owes:
    """A debt of cards has come to a seat."""

    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class Called:
    """UNO (one card left) or UNO UNO (none left) was said."""

    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class Caught:
    """Somebody noticed that the call was forgotten."""

    by: int
    seat: int


@dataclass(frozen=True, slots=True)
class Doubted:
    """A Wild4 was challenged. Only the challenger sees the hand; everybody learns the verdict."""

    by: int
    seat: int
    hand: tuple[int, ...]
    bluff: bool


@dataclass(frozen=True, slots=True)
class TookBack:
    """The Wild4 is back in its player's hand, and the colour before is in force (FR-22)."""

    seat: int
    colour: int


@dataclass(frozen=True, slots=True)
class HandsPassed:
    """All hands went on to the next seat: 1 clockwise, -1 the other way. Each seat knows the one it got."""

    seat: int
    direction: int
    hands: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class HandsSwapped:
    """Two seats exchanged their hands; both know both."""

    seat: int
    other: int
    got: tuple[int, ...]
    gave: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Gave:
    """Cards went from hand to hand; the two seats know which."""

    seat: int
    other: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Looked:
    """A seat has seen a hand (a rule on a Blank)."""

    seat: int
    other: int
    hand: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Accused:
    """Somebody is accused of giving advice (FR-21)."""

    by: int
    seat: int


@dataclass(frozen=True, slots=True)
class Voted:
    """A vote on the accusation."""

    seat: int
    aye: bool


@dataclass(frozen=True, slots=True)
class Judged:
    """The vote is over."""

    seat: int
    guilty: bool


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The discards became the new pile."""

    cards: int


@dataclass(frozen=True, slots=True)
class RoundOver:
    """Hands are shown and counted. `winner` is None when nobody scores."""

    ending: Ending
    winner: int | None
    hands: tuple[tuple[int, ...], ...]


Event = (
    Dealt
    | FirstCard
    | Laid
    | Drew
    | Passed
    | Skipped
    | Turned
    | ColourNamed
    | Owes
    | Called
    | Caught
    | Doubted
    | TookBack
    | HandsPassed
    | HandsSwapped
    | Gave
    | Looked
    | Accused
    | Voted
    | Judged
    | Reshuffled
    | RoundOver
)
