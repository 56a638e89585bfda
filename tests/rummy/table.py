"""Helpers for the tests of the tile game: positions and actions from text, refusals."""

from __future__ import annotations

from collections import Counter

from pioche.engine.refusal import Refusal
from pioche.rummy import editions
from pioche.rummy.events import Event
from pioche.rummy.machine import Round
from pioche.rummy.notation import parse_action, rack_text, table_text
from pioche.rummy.positions import parse_position, position_text
from pioche.rummy.tiles import JOKER, PACK, kinds


def table(edition: str, position: str, **options: str) -> Round:
    """A position under the rules of an edition with house rules."""
    return parse_position(position, editions.load(f"rummy/{edition}", options))


def whole(edition: str, position: str, **options: str) -> Round:
    """Like `table`, with all remaining tiles of the pack in the pool, which is written `...`."""
    bare = table(edition, position.replace("...", "-"), **options)
    there = Counter(min(kind, JOKER) for kind in [*bare.table.kinds(), *(k for r in bare.racks for k in kinds(r))])
    bare.pool = sorted((Counter(PACK) - there).elements())
    return bare


def play(s: Round, *actions: str) -> list[Event]:
    """Perform actions and return the events."""
    log: list[Event] = []
    for action in actions:
        s.apply(parse_action(action), log)
    return log


def refused(s: Round, action: str) -> Refusal:
    """The refusal of an action. Asserts that it is refused, is not listed as legal, and changes nothing."""
    before = position_text(s)
    parsed = parse_action(action)
    refusal = s.check(parsed)
    assert refusal is not None, f"{action} is accepted"
    assert parsed not in s.legal(parsed.seat)
    assert position_text(s) == before
    return refusal


def why(s: Round, action: str) -> str:
    """The code and clause of a refusal."""
    found = refused(s, action)
    return f"{found.code.removeprefix('rummy-')} {found.clause}"


def allowed(s: Round, action: str) -> bool:
    return s.check(parse_action(action)) is None


def rack(s: Round, seat: int) -> str:
    return rack_text(s.racks[seat])


def lying(s: Round) -> str:
    return table_text(s.table)
