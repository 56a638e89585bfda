"""Which clause a refusal names: always one that is in force at the table. docs/refusals.md is generated from this.

`CASES` has the situations in which a move is refused with a code, the special ones first. The first that is given and
has a clause in force decides. Of several clauses that say the same, the one in the book of the table's edition is
named, then one that the edition takes over from another book, then a house rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from pioche.classic import codes as c
from pioche.classic import editions
from pioche.classic.clauses import CLAUSES
from pioche.classic.effects import Op
from pioche.classic.fields import PICKLED
from pioche.classic.mechanics.challenge import Challenge
from pioche.classic.mechanics.start import FirstWild
from pioche.classic.refusal_codes import Code
from pioche.classic.rules import Rules
from pioche.engine.clauses import in_force

if TYPE_CHECKING:
    from pioche.classic.machine import Round

Given = Callable[["Round", int], bool]
"""Is a situation given, in this position and for this move?"""

# Clauses of different books that say the same.
_ORDER: Final = ("FR-6", "DE-1")
_COVER: Final = ("FR-7", "LB-4", "DE-1")
_UNABLE: Final = ("FR-8", "LB-5", "DE-6")
_ABLE: Final = ("FR-9", "LB-5", "DE-6", "DE-6a")
_UNO: Final = ("FR-10", "LB-6", "DE-11")
_DRAW2: Final = ("FR-12", "DE-5")
_SKIP: Final = ("FR-14", "DE-3")
_WILD: Final = ("FR-15", "LB-8", "DE-9")
_WILD4: Final = ("FR-16", "LB-9", "DE-10")


def _always(s: Round, move: int) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Case:
    """A situation in which a move is refused, and the clauses that may say why."""

    clauses: tuple[str, ...]
    situation: str = ""
    """For docs/refusals.md; empty: any other."""
    given: Given = _always
    needs: Mapping[str, str] = field(default_factory=dict)
    """Option values without which the situation does not occur."""


def _face(move: int) -> int:
    return (move >> c.FACE_AT) & 63


def _kind(move: int) -> int:
    return (move >> c.KIND_AT) & 31


def _lays(face: int) -> Given:
    return lambda s, move: _face(move) == face


def _lays_rank(rank: int) -> Given:
    return lambda s, move: _face(move) < c.WILD and _face(move) % c.RANKS == rank


def _owes(kind: int) -> Given:
    return lambda s, move: s.debt_kind == kind


def _does(kind: int) -> Given:
    return lambda s, move: _kind(move) == kind


def _waits(phase: int) -> Given:
    return lambda s, move: s.phase == phase


def _blank_waits(s: Round, move: int) -> bool:
    return s.phase > c.SKIPPED and c.BLANK <= s.running < c.FACES


def _blank_asks(kind: int, *ops: Op) -> Given:
    """Is it a choice of this kind, which a rule on a Blank may ask for (LB-10)?"""
    return lambda s, move: (
        _kind(move) == kind and any(effect.op in ops for program in s.rules.blank.blanks for effect in program.effects)
    )


def _follows(*ranks: int) -> Given:
    """Does the seat try to follow on its own card, one of these ranks, with a single one?"""
    return lambda s, move: (
        s.follow == move & 15
        and _kind(move) == c.PLAY
        and not (move >> c.ALSO_AT) & 255
        and s.top < c.WILD
        and s.top % c.RANKS in ranks
    )


def _unable(s: Round, move: int) -> bool:
    """Could the seat on turn lay nothing, apart from the card that it has just drawn?"""
    seat = s.turn
    before = s.copy()
    before.set_fields(tuple([c.TURN if name == "phase" else getattr(s, name) for name in PICKLED]))
    kept = s.hand(seat).count(s.drawn) > 1
    faces = {_face(legal) for legal in before.legal(seat) if _kind(legal) == c.PLAY}
    return not (faces if kept else faces - {s.drawn})


def _late_uno_uno(s: Round, move: int) -> bool:
    """Is it UNO UNO, too late or twice? Forgotten, it has left its player with penalty cards (DE-12)."""
    seat = move & 15
    return s.cards(seat) == 0 or bool(s.forgot >> seat & 1)


_BLANKS: Final = {"blanks": "draw*2"}
_TAKE_BACK: Final = {"challenge": "take_back", "wild4_if": "nothing_playable"}
_CARD_STAYS: Final = {"challenge": "card_stays", "wild4_if": "no_colour"}
_MUST_LAY_DRAWN: Final = {
    "voluntary_draw": "drawn_only",
    "drawn_card": "must_if_voluntary",
    "draw_then_play_any": "off",
}
_SKIP_PARRY: Final = {"skip_parry": "on"}
_GIFT: Final = {"uno_card_gift": "on"}
_BLANK_CHOICE: Final = Case(("LB-10",), "a Blank waits for its player", _blank_waits, _BLANKS)
_GIFT_CHOICE: Final = Case(("DE-8b",), "an UnoCard waits for a gift", _waits(c.GIVE), _GIFT)
_SWAP_CHOICE: Final = Case(("BB-2",), "a 7 waits for its player", _waits(c.CHOOSE), {"seven_swap": "forced"})
_CHOICE: Final = (
    _BLANK_CHOICE,
    Case(
        ("LB-8",),
        "a first Wild waits for its colour",
        lambda s, move: s.phase == c.COLOUR and s.rules.start.first_wild is FirstWild.LEFT,
        {"first_wild": "left"},
    ),
    Case(_WILD, "a Wild waits for its colour", _waits(c.COLOUR)),
    Case(("DE-13a",), "a 0 waits for its player", _waits(c.ROTATE), {"zero_rotation": "forced"}),
    _SWAP_CHOICE,
    _GIFT_CHOICE,
)
_CHALLENGE: Final = (
    Case(
        ("FR-22",),
        "a bluff is taken back",
        lambda s, move: s.rules.challenge.challenge is Challenge.TAKE_BACK,
        _TAKE_BACK,
    ),
    Case(("LB-9",), "a bluff stays", lambda s, move: s.rules.challenge.challenge is Challenge.CARD_STAYS, _CARD_STAYS),
)
_DEBT: Final = (
    Case(_DRAW2, "owing for a Draw2", _owes(c.DRAW2_DEBT)),
    Case(
        ("DE-10",),
        "owing for a Wild4 that can be parried",
        lambda s, move: s.debt_kind == c.WILD4_DEBT and s.rules.debt.wild4_parry,
        {"wild4_parry": "on"},
    ),
    Case(_WILD4, "owing for a Wild4", _owes(c.WILD4_DEBT)),
    Case(("DE-8a",), "owing for an UnoCard", _owes(c.UNO_DEBT), {"uno_card_draw4": "on"}),
    Case(("LB-10",), "owing for a Blank", _owes(c.BLANK_DEBT), _BLANKS),
)
_UNO_DRAW4: Final = Case(("DE-8a",), "an UnoCard", _lays(c.UNO_CARD), {"uno_card_draw4": "on"})
_DRAWING: Final = (
    Case(("BB-3",), "nothing can be laid", _unable, {"draw_until_playable": "on"}),
    Case(_UNABLE, "nothing can be laid", _unable),
    Case(_ABLE),
)
_JUMP_IN: Final = (Case(("DE-1a",), needs={"jump_in": "on"}),)
_ADVICE: Final = (Case(("FR-21",), needs={"advice_penalty": "on"}),)

CASES: Final[Mapping[Code, tuple[Case, ...]]] = {
    Code.ROUND_OVER: (Case(("FR-11", "DE-0")),),
    Code.NOT_YOUR_TURN: (
        Case(("DE-1b",), "no step of one's own sequence", _follows(*range(c.DRAW2)), {"sequences": "on"}),
        Case(("DE-3b",), "not the second Skip", _follows(c.SKIP), {"double_skip": "on"}),
        Case(_ORDER),
    ),
    Code.CHALLENGE_OPEN: _CHALLENGE,
    Code.CHOICE_OPEN: _CHOICE,
    Code.CHOOSE_FIRST: _CHOICE,
    Code.MUST_CHOOSE: _CHOICE,
    Code.NOT_ASKED: (
        Case(_WILD, "naming a colour", _does(c.NAME)),
        Case(("DE-13a",), "passing hands on", _does(c.TURN_HANDS), {"zero_rotation": "forced"}),
        Case(("LB-10",), "passing hands on", _blank_asks(c.TURN_HANDS, Op.PASS_HANDS), {"blanks": "pass_hands"}),
        Case(("BB-2",), "choosing a player", _does(c.PICK), {"seven_swap": "forced"}),
        Case(
            ("LB-10",),
            "choosing a player",
            _blank_asks(c.PICK, Op.DRAW, Op.SWAP, Op.LOOK),
            {"blanks": "swap@chosen"},
        ),
        Case(("DE-8b",), "giving cards", _does(c.HAND_OVER), _GIFT),
        Case(("LB-10",), "giving cards", _blank_asks(c.HAND_OVER, Op.GIVE), {"blanks": "give@next"}),
        Case(_ORDER),
    ),
    Code.NOT_IN_HAND: (_BLANK_CHOICE, _GIFT_CHOICE, Case(_COVER)),
    Code.DOES_NOT_FIT: (Case(_COVER),),
    Code.ONLY_DRAWN_CARD: (Case(_ABLE, needs={"draw_then_play_any": "off"}),),
    Code.DOES_NOT_ANSWER: (
        Case(("DE-9",), "a Wild", _lays(c.WILD)),
        _UNO_DRAW4,
        Case(
            ("DE-5",),
            "a Draw2 on a Wild4",
            lambda s, move: s.debt_kind == c.WILD4_DEBT and _lays_rank(c.DRAW2)(s, move),
        ),
        Case(("BB-4",), "a Reverse", _lays_rank(c.REVERSE), {"reverse_returns_debt": "on"}),
        Case(("LB-4",), "a Reverse", _lays_rank(c.REVERSE)),
        Case(("BB-5",), "a Skip", _lays_rank(c.SKIP), {"skip_passes_debt": "on"}),
        *_DEBT,
    ),
    Code.BEING_SKIPPED: (
        Case(("DE-9",), "a Wild", _lays(c.WILD), _SKIP_PARRY),
        Case(("DE-10",), "a Wild4", _lays(c.WILD4), _SKIP_PARRY),
        Case(("DE-8a",), "an UnoCard", _lays(c.UNO_CARD), {**_SKIP_PARRY, "uno_card_draw4": "on"}),
        Case(("DE-3a",), needs=_SKIP_PARRY),
    ),
    Code.WILD4_NOT_ALLOWED: (
        Case(
            ("LB-9",),
            "with a card of the colour",
            lambda s, move: s.book.wild4_if == c.WILD4_NO_COLOUR,
            {"challenge": "off", "wild4_if": "no_colour"},
        ),
        Case(("FR-16",), "with another playable card", needs={"challenge": "off", "wild4_if": "nothing_playable"}),
    ),
    Code.NOT_IDENTICAL: _JUMP_IN,
    Code.JUMP_TOO_EARLY: _JUMP_IN,
    Code.JUMP_CLOSED: _JUMP_IN,
    Code.COLOUR_MISSING: (Case(_WILD4, "a Wild4", _lays(c.WILD4)), Case(_WILD, "a Wild")),
    Code.COLOUR_NOT_YOURS: (
        _UNO_DRAW4,
        Case(("DE-8b",), "an UnoCard", _lays(c.UNO_CARD), _GIFT),
        Case(("LB-10",), "a Blank", lambda s, move: _face(move) >= c.BLANK, _BLANKS),
        Case(_WILD),
    ),
    Code.CALL_WRONG_NUMBER: (_BLANK_CHOICE, _GIFT_CHOICE, Case(_UNO)),
    Code.CALL_NOT_OWED: (Case(("DE-12",), "UNO UNO", _late_uno_uno, {"uno_uno": "on"}), Case(_UNO)),
    Code.CATCH_NOTHING: (Case(_UNO, needs={"uno_enforced": "when_caught"}),),
    Code.CATCH_SELF: (
        Case(
            ("BB-7",),
            "a partner",
            lambda s, move: move & 15 != (move >> c.TARGET_AT) & 15,
            {"teams": "2", "uno_enforced": "when_caught"},
        ),
        Case(_UNO, needs={"uno_enforced": "when_caught"}),
    ),
    Code.CATCH_AUTOMATIC: (Case(("DE-11",), needs={"uno_enforced": "automatic"}),),
    Code.MUST_LAY: (Case(("DE-6",), needs={"voluntary_draw": "off", "draw_then_play_any": "off"}),),
    Code.NOTHING_TO_DRAW: (Case(("FR-18", "LB-12")),),
    Code.DRAW_ONCE: _DRAWING,
    Code.DRAW_FIRST: _DRAWING,
    Code.MUST_LAY_DRAWN: (Case(("LB-5",), needs=_MUST_LAY_DRAWN),),
    Code.MUST_TAKE_DEBT: _DEBT,
    Code.NOTHING_TO_DOUBT: (*_CHALLENGE, Case(_WILD4, "no Wild4 may be doubted", needs={"challenge": "off"})),
    Code.NO_SUCH_SEAT: (Case(("FR-1",)),),
    Code.NOT_THAT_SEAT: (
        Case(("FR-21",), "accusing or voting", lambda s, move: s.phase <= c.SKIPPED, {"advice_penalty": "on"}),
        _BLANK_CHOICE,
        _SWAP_CHOICE,
        _GIFT_CHOICE,
    ),
    Code.GIVE_EXACTLY: (_BLANK_CHOICE, _GIFT_CHOICE),
    Code.MULTIPLES_OFF: (Case(_COVER, needs={"multiples": "off"}),),
    Code.MULTIPLES_UNFIT: (Case(("BB-6",), needs={"multiples": "on"}),),
    Code.ADVICE_OFF: (Case(_ORDER, needs={"advice_penalty": "off"}),),
    Code.VOTE_OPEN: _ADVICE,
    Code.ACCUSED_BEFORE: _ADVICE,
    Code.NO_VOTE: _ADVICE,
    Code.VOTED_BEFORE: _ADVICE,
    Code.MUST_SIT_OUT: (Case(_SKIP, needs=_SKIP_PARRY),),
}
"""Every code but `MALFORMED`: what is no move at all is in no book."""


def cited(s: Round, move: int, code: Code) -> str:
    """The clause that the refusal of this move with this code names."""
    for case in CASES.get(code, ()):
        if case.given(s, move) and (clause := named(s.rules, case)):
            return clause
    # A position that no game leads to, such as a phase of a house rule that is off.
    return "" if code is Code.MALFORMED else in_book(s.rules, _ORDER)


def named(rules: Rules, case: Case) -> str:
    """The clause that is named in this case under these rules; empty if none of them is in force."""
    return in_book(rules, case.clauses)


def in_book(rules: Rules, clauses: tuple[str, ...]) -> str:
    """Of clauses that say the same, the one that players by these rules look for; empty if none is in force."""
    found = rules.cited.get(clauses)
    if found is None:
        book = editions.BOOKS.get(rules.edition, rules.edition)
        ranks = in_force(CLAUSES, book, editions.EDITIONS[book].as_text(), rules.as_text())
        known = (clause for clause in clauses if clause in ranks)
        found = rules.cited[clauses] = min(known, key=lambda clause: ranks[clause], default="")
    return found
