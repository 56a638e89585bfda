"""Positions as one line of text that parses back (docs/rummy-notation.md).

The racks separated by `/`, the pool (the tile drawn next is the last), the direction, phase and seat on turn, every
other field that differs from its default, and the table after `|`:
`R1.R5.*/G2.G3 Y1.Y9 > turn:0 starter=1 | R:3.4.5 7:RY*B ~G2`.
"""

from __future__ import annotations

from typing import Final

from pioche.engine.refusal import Refused, refuse
from pioche.rummy import numbers
from pioche.rummy.dealing import STARTING_TILES
from pioche.rummy.events import Ending
from pioche.rummy.fields import EXTRAS, NO_SEAT, Field, Kind
from pioche.rummy.laying import group_refusal
from pioche.rummy.machine import Round, check_players
from pioche.rummy.melds import Fault, shape
from pioche.rummy.notation import (
    NONE,
    parse_group,
    parse_rack,
    parse_table,
    parse_tiles,
    rack_text,
    table_text,
    tiles_text,
)
from pioche.rummy.refusals import Code
from pioche.rummy.rules import Rules
from pioche.rummy.state import NOTHING, Phase
from pioche.rummy.tiles import COPIES, JOKER, JOKERS, PLAIN_JOKER, counts, parse_tile, points, tile_text

PARTS: Final = 4
"""The parts before the extras: racks, pool, direction, phase."""
MOST_TEXT: Final = 4_000
"""Longer text is refused without parsing; a full pack has some 600 characters."""
MOST_SHOWN: Final = 60
EXAMPLE: Final = "R1.R5.*/G2.G3 Y1.Y9 > turn:0 | R:3.4.5"
"""What a text that is no position is compared with."""
_DIRECTIONS: Final = {">": 1, "<": -1}


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
    """Parse a position. Raises `Refused` with what is wrong: text that cannot be read, a value or tiles that cannot be.

    It may hold fewer tiles than the pack, which is useful for tests and puzzles.
    """
    head, bar, table = text.partition(" | ")
    parts = head.split(" ")
    if not bar or len(parts) < PARTS or len(text) > MOST_TEXT:
        raise refuse(Code.POSITION_PARTS.key, text=text[:MOST_SHOWN], example=EXAMPLE)
    racks = [parse_rack(part) for part in parts[0].split("/")]
    check_players(len(racks))
    made = Round(rules, len(racks))
    made.racks = racks
    made.pool = parse_tiles(parts[1])
    if parts[2] not in _DIRECTIONS:
        raise _bad_choice("direction", parts[2], ", ".join(_DIRECTIONS))
    made.direction = _DIRECTIONS[parts[2]]
    phase, _, seat = parts[3].partition(":")
    if phase not in [member.value for member in Phase]:
        raise _bad_choice("phase", phase, ", ".join(f"{member.value}:0" for member in Phase))
    made.phase = Phase(phase)
    made.turn = _seat("turn", seat, made.players)
    seen: set[str] = set()
    for part in parts[PARTS:]:
        _extra(made, part, seen)
    made.table = parse_table(table)
    _check_groups(table)
    _check_tiles(made)
    _check_fields(made)
    return made


def _bad_value(name: str, value: str) -> Refused:
    return refuse("position-value", field=name, value=value[:MOST_SHOWN])


def _bad_choice(name: str, value: str, choices: str) -> Refused:
    return refuse("position-choice", field=name, value=value[:MOST_SHOWN], choices=choices)


def _seat(name: str, value: str, players: int) -> int:
    seat = numbers.small_number(value)
    if seat is None or seat >= players:
        raise _bad_value(name, value)
    return seat


def _extra(made: Round, part: str, seen: set[str]) -> None:
    name, _, value = part.partition("=")
    ending = name in [member.value for member in Ending]
    if name not in EXTRAS and not ending:
        raise refuse("position-field", field=name[:MOST_SHOWN])
    slot = "ending" if ending else name
    if slot in seen:
        raise refuse("position-twice", field=name)
    seen.add(slot)
    if ending:
        made.ending = Ending(name)
        made.winner = _seat(name, value, made.players)
    else:
        setattr(made, name, _extra_value(EXTRAS[name], value, made.players))


def _extra_value(field: Field, value: str, players: int) -> int:
    if field.kind is Kind.SEAT:
        return _seat(field.name, value, players)
    try:
        found = parse_tile(value) if field.kind is Kind.TILE else numbers.small_number(value)
    except ValueError:
        found = None
    if found is None:
        raise _bad_value(field.name, value)
    return found


def _check_groups(text: str) -> None:
    """Every group of the table is a run or a set (R-10), and bears no marks: those belong to moves."""
    groups = [part for part in text.split(" ") if part != NONE and not part.startswith("~")]
    for number, part in enumerate(groups, 1):
        group = parse_group(part)
        found = shape(group)
        if isinstance(found, Fault):
            raise Refused(group_refusal(number, group, found))
        if any(piece & 3 for piece in group):
            raise refuse(Code.POSITION_MARK.key, group=number, tiles=part)


def _check_tiles(made: Round) -> None:
    """No more tiles than the pack has (R-2), and no more starting tiles than are laid out (R-5)."""
    if len(made.table.loose) > STARTING_TILES:
        raise Refused(Code.POSITION_LOOSE.refusal(count=len(made.table.loose), most=STARTING_TILES))
    total = counts([*made.pool, *made.table.kinds()])
    for rack in made.racks:
        total = [one + other for one, other in zip(total, rack, strict=True)]
    for kind in range(JOKER):
        if total[kind] > COPIES:
            raise Refused(Code.POSITION_TILES.refusal(tile=tile_text(kind), most=COPIES))
    if total[JOKER] + total[PLAIN_JOKER] > JOKERS:
        raise Refused(Code.POSITION_TILES.refusal(tile=tile_text(JOKER), most=JOKERS))


def _check_fields(made: Round) -> None:
    """What belongs to a phase: the drawn tile on its rack (R-9), the winner, and tiles on every rack before (R-21), a
    call of the last tile (R-19).
    """
    phase = made.phase.value
    if made.phase is Phase.DRAWN and made.drawn == NOTHING:
        given = f"drawn:{made.turn}"
        raise refuse("position-drawn-card", "R-9", given=given, example=f"{given} drawn=R5")
    if made.phase is not Phase.DRAWN and made.drawn != NOTHING:
        raise refuse("position-clash", "R-9", given=f"drawn={tile_text(made.drawn)}", other=phase)
    if made.drawn != NOTHING and not made.racks[made.turn][made.drawn]:
        raise Refused(Code.POSITION_DRAWN.refusal(tile=tile_text(made.drawn), seat=made.turn))
    if made.phase is Phase.OVER and made.ending is None:
        raise refuse("position-needs", given=phase, field=Ending.OUT.value)
    if made.phase is not Phase.OVER and made.ending is not None:
        raise refuse("position-clash", given=f"{made.ending.value}={made.winner}", other=phase)
    if made.ending is not None:
        _check_end(made, made.ending)
    for seat in range(made.players):
        if not made.tiles(seat) and not (made.ending is Ending.OUT and seat == made.winner):
            raise _rack(phase, made, seat, "R-21")
    if made.uno_open != NO_SEAT:
        if made.phase is Phase.OVER:
            raise refuse("position-clash", "R-19", given=f"uno_open={made.uno_open}", other=phase)
        if made.tiles(made.uno_open) != 1:
            raise _rack(f"uno_open={made.uno_open}", made, made.uno_open, "R-19")


def _check_end(made: Round, ending: Ending) -> None:
    """The winner's rack is empty (R-21), or the pool is, and the winner has the fewest points (R-23)."""
    given = f"{ending.value}={made.winner}"
    if ending is Ending.OUT:
        if made.tiles(made.winner):
            raise _rack(given, made, made.winner, "R-21")
        return
    if made.pool:
        raise Refused(Code.POSITION_POOL.refusal(given=given))
    left = [points(rack) for rack in made.racks]
    if left[made.winner] > min(left):
        best = left.index(min(left))
        raise Refused(Code.POSITION_FEWEST.refusal(given=given, seat=best, points=left[best]))


def _rack(given: str, made: Round, seat: int, clause: str) -> Refused:
    """A field that does not go with the number of tiles that a seat holds."""
    return Refused(Code.POSITION_RACK.by(clause, given=given, seat=seat, tiles=made.tiles(seat)))
