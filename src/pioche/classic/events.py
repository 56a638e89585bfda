"""Events: what happened, as a closed union of typed values.

Events are created only if there is a log. Some contain cards that not everybody may see; `view.redact` decides who
sees what and replaces hidden cards by `HIDDEN`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Final

from pioche.classic import codes as c

HIDDEN: Final = c.NO_FACE


class Why(IntEnum):
    """Why somebody drew cards."""

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
    """By which right a card was laid."""

    BY_TURN = c.BY_TURN
    BY_JUMP = c.BY_JUMP
    BY_FOLLOW = c.BY_FOLLOW


class Ending(Enum):
    """How a round ended."""

    WON = "won"
    BLOCKED = "blocked"  # nobody could draw or lay any more (FR-18)


@dataclass(frozen=True, slots=True)
class Dealt:
    """The deal: every hand. A seat sees its own."""

    dealer: int
    hands: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class FirstCard:
    """The top card of the pile was turned up; `stays` is false if it goes back into the pile (FR-16)."""

    face: int
    stays: bool


@dataclass(frozen=True, slots=True)
class Laid:
    """A card was laid on the discards; `also` are cards of the same number laid with it, below it."""

    seat: int
    face: int
    how: How
    also: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew cards from the pile. `cards` are hidden from the others."""

    seat: int
    cards: tuple[int, ...]
    why: Why


@dataclass(frozen=True, slots=True)
class Passed:
    """A turn ended without a card being laid."""

    seat: int


@dataclass(frozen=True, slots=True)
class Skipped:
    """A seat sits out."""

    seat: int


@dataclass(frozen=True, slots=True)
class Turned:
    """The direction of play was reversed; it is now clockwise (1) or counterclockwise (-1)."""

    direction: int


@dataclass(frozen=True, slots=True)
class ColourNamed:
    """A colour was named and is now in force."""

    seat: int
    colour: int


@dataclass(frozen=True, slots=True)
class Owes:
    """A seat now owes this many cards."""

    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class Called:
    """UNO (one card left) or UNO UNO (none left) was called."""

    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class Caught:
    """A seat was caught without having called."""

    by: int
    seat: int


@dataclass(frozen=True, slots=True)
class Doubted:
    """A Wild4 was challenged. Only the challenger sees the hand; the verdict is public."""

    by: int
    seat: int
    hand: tuple[int, ...]
    bluff: bool


@dataclass(frozen=True, slots=True)
class TookBack:
    """The Wild4 went back to its player's hand, and the previous colour is in force again (FR-22)."""

    seat: int
    colour: int


@dataclass(frozen=True, slots=True)
class HandsPassed:
    """Every hand went to the next seat, clockwise (1) or counterclockwise (-1). Each seat sees the one it got."""

    seat: int
    direction: int
    hands: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class HandsSwapped:
    """Two seats exchanged their hands; each of them knows both."""

    seat: int
    other: int
    got: tuple[int, ...]
    gave: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Gave:
    """A seat gave cards to another; only the two know which."""

    seat: int
    other: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Looked:
    """A seat looked at another's hand (a rule on a Blank)."""

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
    """The vote on an accusation was decided."""

    seat: int
    guilty: bool


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The discards were shuffled and became the new pile."""

    cards: int


@dataclass(frozen=True, slots=True)
class RoundOver:
    """The round is over and all hands are shown. `winner` is None if nobody scores."""

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
