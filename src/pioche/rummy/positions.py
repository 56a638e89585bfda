"""Positions as one line of text that parses back (docs/rummy-notation.md).

The racks separated by `/`, the pool (the tile drawn next is the last), the direction, phase and seat on turn, every
other field that differs from its default, and the table after `|`:
`R1.R5.*/G2.G3 Y1.Y9 > turn:0 starter=1 | R:3.4.5 7:RY*B ~G2`.
"""

from __future__ import annotations

from pioche.rummy import numbers
from pioche.rummy.events import Ending
from pioche.rummy.fields import EXTRAS, Field, Kind
from pioche.rummy.machine import Round, check_players
from pioche.rummy.melds import Fault, shape
from pioche.rummy.notation import bad, parse_rack, parse_table, parse_tiles, rack_text, table_text, tiles_text
from pioche.rummy.rules import Rules
from pioche.rummy.state import NOTHING, Phase
from pioche.rummy.tiles import COPIES, JOKER, JOKERS, KINDS, PLAIN_JOKER, counts, parse_tile, tile_text

_DIRECTIONS = {">": 1, "<": -1}


def position_text(s: Round) -> str:
    racks = "/".join(rack_text(rack) for rack in s.racks)
    parts = [racks, tiles_text(s.pool), ">" if s.direction == 1 else "<", f"{s.phase.value}:{s.turn}"]
    for field in EXTRAS.values():
        value = getattr(s, field.name)
        if value != field.default:
            parts.append(f"{field.name}={tile_text(value) if field.kind is Kind.TILE else value}")
    if s.ending is not None:
        parts.append(f"{s.ending.value}={s.winner}")
    return f"{' '.join(parts)} | {table_text(s.table)}"


def parse_position(text: str, rules: Rules) -> Round:
    """Parse a position. Raises `Refused` on bad notation, or if it holds tiles that the pack does not have.

    It may hold fewer tiles than the pack, which is useful for tests and puzzles.
    """
    head, bar, table = text.partition(" | ")
    parts = head.split(" ")
    if not bar or len(parts) < 4 or parts[2] not in _DIRECTIONS:
        raise bad(text)
    racks = [parse_rack(part) for part in parts[0].split("/")]
    check_players(len(racks))
    made = Round(rules, len(racks))
    made.racks = racks
    made.pool = parse_tiles(parts[1])
    made.direction = _DIRECTIONS[parts[2]]
    phase, colon, seat = parts[3].partition(":")
    if not colon or phase not in [member.value for member in Phase]:
        raise bad(text)
    made.phase = Phase(phase)
    made.turn = _seat(seat, made.players, text)
    for part in parts[4:]:
        _extra(made, part, text)
    made.table = parse_table(table)
    _check(made, text)
    return made


def _seat(part: str, players: int, text: str) -> int:
    seat = numbers.small_number(part)
    if seat is None or seat >= players:
        raise bad(text)
    return seat


def _extra(made: Round, part: str, text: str) -> None:
    name, _, value = part.partition("=")
    if name in EXTRAS:
        setattr(made, name, _extra_value(EXTRAS[name], value, made.players, text))
    elif name in [member.value for member in Ending]:
        made.ending = Ending(name)
        made.winner = _seat(value, made.players, text)
    else:
        raise bad(text)


def _extra_value(field: Field, value: str, players: int, text: str) -> int:
    if field.kind is Kind.SEAT:
        return _seat(value, players, text)
    try:
        found = parse_tile(value) if field.kind is Kind.TILE else numbers.small_number(value)
    except ValueError:
        raise bad(text) from None
    if found is None:
        raise bad(text)
    return found


def _check(made: Round, text: str) -> None:
    if any(isinstance(shape(group), Fault) or any(piece & 3 for piece in group) for group in made.table.groups):
        raise bad(text)  # the table of a position is valid and has no marks
    total = counts([*made.pool, *made.table.kinds()])
    for rack in made.racks:
        total = [one + other for one, other in zip(total, rack, strict=True)]
    too_many = any(total[kind] > COPIES for kind in range(KINDS) if kind < JOKER)
    drawn_is_there = made.drawn == NOTHING or made.racks[made.turn][made.drawn] > 0
    if too_many or total[JOKER] + total[PLAIN_JOKER] > JOKERS or not drawn_is_there:
        raise bad(text)
    if (made.phase is Phase.DRAWN) != (made.drawn != NOTHING) or (made.phase is Phase.OVER) != (
        made.ending is not None
    ):
        raise bad(text)
