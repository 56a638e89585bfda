"""Helpers for the tests of the card game: positions and moves from text, refusals."""

from __future__ import annotations

from pioche.classic import editions
from pioche.classic.cards import cards_text
from pioche.classic.events import Event
from pioche.classic.fields import PICKLED
from pioche.classic.machine import Round
from pioche.classic.notation import parse_move, parse_position, position_text
from pioche.classic.rules import Value
from pioche.engine.refusal import Refusal


def table(edition: str, position: str, **options: Value | str) -> Round:
    """A position from text, with the rules of an edition and house rules."""
    return parse_position(position, editions.load(f"classic/{edition}", options))


def in_force(top: str) -> str:
    """The colour in force while a card lies on top: its own; red for one without a colour."""
    return top[0] if top[0] in "rygb" else "r"


def changed(s: Round, **fields: int) -> Round:
    """A copy with other values of some fields, which need not be consistent."""
    made = s.copy()
    made.set_fields(tuple([fields.get(name, getattr(s, name)) for name in PICKLED]))
    return made


def play(s: Round, *moves: str) -> list[Event]:
    """Make moves; returns the events."""
    log: list[Event] = []
    for move in moves:
        s.apply(parse_move(move), log)
    return log


def refused(s: Round, move: str) -> Refusal:
    """The refusal of a move. Asserts that it is refused, not listed as legal, and changes nothing."""
    before = position_text(s)
    parsed = parse_move(move)
    refusal = s.check(parsed)
    assert refusal is not None, f"{move} is accepted"
    assert parsed not in s.moves()
    assert position_text(s) == before
    return refusal


def hand(s: Round, seat: int) -> str:
    """A hand as text."""
    return cards_text(s.hand(seat))


def allowed(s: Round, move: str) -> bool:
    """Is a move legal now? Asserts that `check` and `legal` agree."""
    parsed = parse_move(move)
    legal = s.check(parsed) is None
    assert legal == (parsed in s.moves())
    return legal
