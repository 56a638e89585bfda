"""Refusals of moves: the code, the clause that forbids the move, and the arguments of the message."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Final

from pioche.classic import codes as c
from pioche.classic.cards import NAMES
from pioche.classic.mechanics.start import FirstWild
from pioche.classic.rules import program_of
from pioche.engine.refusal import Argument, Refusal

if TYPE_CHECKING:
    from pioche.classic.state import State


class Code(IntEnum):
    """Everything that can be wrong with a move."""

    ROUND_OVER = c.ROUND_OVER
    MALFORMED = c.MALFORMED
    NOT_YOUR_TURN = c.NOT_YOUR_TURN
    CHALLENGE_OPEN = c.CHALLENGE_OPEN
    CHOICE_OPEN = c.CHOICE_OPEN
    CHOOSE_FIRST = c.CHOOSE_FIRST
    NOT_ASKED = c.NOT_ASKED
    NOT_IN_HAND = c.NOT_IN_HAND
    DOES_NOT_FIT = c.DOES_NOT_FIT
    ONLY_DRAWN_CARD = c.ONLY_DRAWN_CARD
    DOES_NOT_ANSWER = c.DOES_NOT_ANSWER
    BEING_SKIPPED = c.BEING_SKIPPED
    WILD4_NOT_ALLOWED = c.WILD4_NOT_ALLOWED
    NOT_IDENTICAL = c.NOT_IDENTICAL
    JUMP_TOO_EARLY = c.JUMP_TOO_EARLY
    JUMP_CLOSED = c.JUMP_CLOSED
    COLOUR_MISSING = c.COLOUR_MISSING
    COLOUR_NOT_YOURS = c.COLOUR_NOT_YOURS
    CALL_WRONG_NUMBER = c.CALL_WRONG_NUMBER
    CALL_NOT_OWED = c.CALL_NOT_OWED
    CATCH_NOTHING = c.CATCH_NOTHING
    CATCH_SELF = c.CATCH_SELF
    CATCH_AUTOMATIC = c.CATCH_AUTOMATIC
    MUST_LAY = c.MUST_LAY
    NOTHING_TO_DRAW = c.NOTHING_TO_DRAW
    DRAW_ONCE = c.DRAW_ONCE
    DRAW_FIRST = c.DRAW_FIRST
    MUST_LAY_DRAWN = c.MUST_LAY_DRAWN
    MUST_TAKE_DEBT = c.MUST_TAKE_DEBT
    NOTHING_TO_DOUBT = c.NOTHING_TO_DOUBT
    MUST_CHOOSE = c.MUST_CHOOSE
    NO_SUCH_SEAT = c.NO_SUCH_SEAT
    NOT_THAT_SEAT = c.NOT_THAT_SEAT
    GIVE_EXACTLY = c.GIVE_EXACTLY
    MULTIPLES_OFF = c.MULTIPLES_OFF
    MULTIPLES_UNFIT = c.MULTIPLES_UNFIT
    ADVICE_OFF = c.ADVICE_OFF
    VOTE_OPEN = c.VOTE_OPEN
    ACCUSED_BEFORE = c.ACCUSED_BEFORE
    NO_VOTE = c.NO_VOTE
    VOTED_BEFORE = c.VOTED_BEFORE
    MUST_SIT_OUT = c.MUST_SIT_OUT

    @property
    def key(self) -> str:
        """The part after `refusal-` of its key in `i18n/*.ftl`."""
        return self.name.lower().replace("_", "-")


_CLAUSE: Final = {
    Code.ROUND_OVER: "FR-11",
    Code.NOT_YOUR_TURN: "FR-6",
    Code.CHALLENGE_OPEN: "FR-22",
    Code.DOES_NOT_FIT: "FR-7",
    Code.ONLY_DRAWN_CARD: "FR-9",
    Code.BEING_SKIPPED: "DE-3",
    Code.NOT_IDENTICAL: "DE-1a",
    Code.JUMP_TOO_EARLY: "DE-1a",
    Code.JUMP_CLOSED: "DE-1a",
    Code.CALL_WRONG_NUMBER: "FR-10",
    Code.CALL_NOT_OWED: "FR-10",
    Code.CATCH_NOTHING: "FR-10",
    Code.CATCH_SELF: "FR-10",
    Code.CATCH_AUTOMATIC: "DE-11",
    Code.MUST_LAY: "DE-6",
    Code.NOTHING_TO_DRAW: "FR-18",
    Code.DRAW_ONCE: "FR-8",
    Code.DRAW_FIRST: "FR-8",
    Code.MUST_LAY_DRAWN: "LB-5",
    Code.NOTHING_TO_DOUBT: "FR-22",
    Code.MULTIPLES_OFF: "BB-6",
    Code.MULTIPLES_UNFIT: "BB-6",
    Code.ADVICE_OFF: "FR-21",
    Code.VOTE_OPEN: "FR-21",
    Code.ACCUSED_BEFORE: "FR-21",
    Code.NO_VOTE: "FR-21",
    Code.VOTED_BEFORE: "FR-21",
    Code.MUST_SIT_OUT: "DE-3",
}
_POINTS_AT: Final = {c.ACCUSE: "accuse", c.VOTE: "vote"}
_DEBT_CLAUSE: Final = {c.DRAW2_DEBT: "FR-12", c.WILD4_DEBT: "FR-16", c.UNO_DEBT: "DE-8a", c.BLANK_DEBT: "LB-10"}


def refusal(s: State, move: int, code: int) -> Refusal:
    """The refusal of a move with this code, for the player who tried it."""
    named = Code(code)
    face = (move >> c.FACE_AT) & 63
    args: dict[str, Argument] = {}
    match named:
        case Code.COLOUR_NOT_YOURS | Code.COLOUR_MISSING:
            args = {"card": _name(face)}
        case Code.NOT_IN_HAND:
            args = {"card": _name(_missing(s, move))}
        case Code.WILD4_NOT_ALLOWED:
            args = {"card": _name(face), "condition": s.rules.matching.wild4_if.value}
        case Code.DOES_NOT_FIT:
            args = {"card": _name(face), "top": _name(s.top), "colour": _colour(s)}
        case Code.DOES_NOT_ANSWER:
            # DE-8a, DE-8b: the UnoCard made the debt, not the card below it that counts.
            top = c.UNO_CARD if s.debt_kind == c.UNO_DEBT else s.top
            args = {"card": _name(face), "top": _name(top), "cards": s.debt}
        case Code.NOT_IDENTICAL | Code.BEING_SKIPPED | Code.JUMP_CLOSED:
            args = {"card": _name(face), "top": _name(s.top)}
        case Code.ONLY_DRAWN_CARD:
            args = {"card": _name(face), "drawn": _name(s.drawn)}
        case Code.MUST_TAKE_DEBT:
            args = {"cards": s.debt}
        case Code.NO_SUCH_SEAT:
            args = {"players": s.players}
        case Code.NOT_YOUR_TURN | Code.CHOICE_OPEN | Code.CHALLENGE_OPEN:
            args = {"seat": s.turn}
        case Code.CHOOSE_FIRST | Code.MUST_CHOOSE:
            args = {"choice": c.Phase(s.phase).name.lower()}
        case Code.NOT_THAT_SEAT:
            args = {"move": _POINTS_AT.get((move >> c.KIND_AT) & 31, "choose")}
        case Code.GIVE_EXACTLY:
            args = {"cards": program_of(s.rules, s.running)[s.at].count}
        case _:
            pass
    return Refusal(named.key, _clause(s, named), tuple(args.items()))


def _clause(s: State, code: Code) -> str:
    """The clause of a code; if editions differ, the one of the option that is on."""
    match code:
        case Code.DOES_NOT_ANSWER | Code.MUST_TAKE_DEBT:
            return _debt_clause(s)
        case Code.WILD4_NOT_ALLOWED:
            return "LB-9" if s.book.wild4_if == c.WILD4_NO_COLOUR else "FR-16"
        case Code.ONLY_DRAWN_CARD if s.book.drawn_must:
            return "LB-5"
        case Code.CALL_WRONG_NUMBER | Code.CALL_NOT_OWED if s.book.uno_automatic:
            return "DE-11"
        case Code.DRAW_ONCE | Code.DRAW_FIRST if s.book.voluntary == c.ANY_AFTER_DRAW:
            return "DE-6a"
        case Code.DRAW_ONCE | Code.DRAW_FIRST | Code.ONLY_DRAWN_CARD if s.book.voluntary == c.VOLUNTARY_OFF:
            return "DE-6"
        case Code.NOTHING_TO_DOUBT if s.book.challenge == c.CHALLENGE_OFF:
            return "DE-10"
        case Code.NOTHING_TO_DOUBT | Code.CHALLENGE_OPEN if s.book.challenge == c.CHALLENGE_CARD_STAYS:
            return "LB-9"
        case Code.COLOUR_MISSING | Code.COLOUR_NOT_YOURS:
            return _colour_clause(s)
        case Code.MUST_CHOOSE | Code.CHOOSE_FIRST | Code.CHOICE_OPEN | Code.NOT_THAT_SEAT | Code.GIVE_EXACTLY:
            return _choice_clause(s)
        case _:
            return _CLAUSE.get(code, "")


def _debt_clause(s: State) -> str:
    """The clause that says what answers the debt, such as that a Draw2 does not answer a Wild4 (DE-5)."""
    if s.debt_kind in (c.DRAW2_DEBT, c.WILD4_DEBT) and s.rules.debt.draw2_parry.value != "off":
        return "DE-5" if s.debt_kind == c.DRAW2_DEBT else "DE-10"
    if s.debt_kind == c.WILD4_DEBT and s.book.wild4_if == c.WILD4_NO_COLOUR:
        return "LB-9"
    return _DEBT_CLAUSE.get(s.debt_kind, "")


def _choice_clause(s: State) -> str:
    if s.phase <= c.SKIPPED:
        return "FR-21"
    if c.BLANK <= s.running < c.FACES:
        return "LB-10"
    if s.phase == c.COLOUR:
        return _colour_clause(s)
    if s.phase == c.ROTATE:
        return "DE-13a"
    return "DE-8b" if s.phase == c.GIVE else "BB-2"


def _colour_clause(s: State) -> str:
    return "LB-8" if s.rules.start.first_wild is FirstWild.LEFT else "FR-15"


def _missing(s: State, move: int) -> int:
    """The card that a move needs and the hand lacks; for a gift it may be the second one."""
    first = (move >> c.FACE_AT) & 63
    second = (move >> c.SECOND_AT) & 63
    gift = (move >> c.KIND_AT) & 31 == c.HAND_OVER
    held = s.hand(move & 15)
    return second if gift and second != first and first in held else first


def _name(face: int) -> str:
    return NAMES[face] if face < c.FACES else "-"


def _colour(s: State) -> str:
    return "rygb-"[s.colour]
