"""Refusals of moves: the code, the clause that forbids the move (`cited`), and the arguments of the message."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioche.classic import codes as c
from pioche.classic.cards import NAMES
from pioche.classic.cited import cited
from pioche.classic.mechanics import debt
from pioche.classic.refusal_codes import Code
from pioche.classic.rules import program_of
from pioche.engine.refusal import Argument, Refusal

if TYPE_CHECKING:
    from pioche.classic.machine import Round

_POINTS_AT: Final = {c.ACCUSE: "accuse", c.VOTE: "vote"}


def refusal(s: Round, move: int, code: int) -> Refusal:
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
            args = {"cards": s.debt, "answer": _answer(s)}
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
    return Refusal(named.key, cited(s, move, named), tuple(args.items()))


def _answer(s: Round) -> str:
    """What a debtor may do instead of drawing: parry (DE-5, DE-10), challenge (FR-22, LB-9), or nothing."""
    if debt.answering(s.book, s.debt_kind, s.colour):
        return "parry"
    return "challenge" if s.phase == c.CHALLENGE else "none"


def _missing(s: Round, move: int) -> int:
    """The card that a move needs and the hand lacks; for a gift it may be the second one."""
    first = (move >> c.FACE_AT) & 63
    second = (move >> c.SECOND_AT) & 63
    gift = (move >> c.KIND_AT) & 31 == c.HAND_OVER
    held = s.hand(move & 15)
    return second if gift and second != first and first in held else first


def _name(face: int) -> str:
    return NAMES[face] if face < c.FACES else "-"


def _colour(s: Round) -> str:
    return "rygb-"[s.colour]
