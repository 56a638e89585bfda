"""Generates code from the table of state fields of the tile game (`./dev generate`)."""

from __future__ import annotations

from typing import Final

from field_code import lines, module
from pioche.engine.fields import Shown
from pioche.rummy.fields import FIELDS, NONE, VIEW, Field, Kind, Sight

_TYPES: Final = {
    Kind.PHASE: "Phase",
    Kind.ENDING: "Ending | None",
    Kind.TABLE: "TileTable",
    Kind.RACKS: "list[list[int]]",
    Kind.TILES: "list[int]",
}
_STARTS: Final = {
    Kind.PHASE: "Phase.TURN",
    Kind.ENDING: "None",
    Kind.TABLE: "EMPTY",
    Kind.RACKS: "[]",
    Kind.TILES: "[]",
}
_COPIES: Final = {Kind.RACKS: "[each.copy() for each in self.{0}]", Kind.TILES: "self.{0}.copy()"}
_NONE: Final = {Kind.SEAT: "NO_SEAT", Kind.TILE: "NOTHING"}
_SOURCE: Final = "rummy/fields.py"


def _start(field: Field) -> str:
    if field.kind in _STARTS:
        return _STARTS[field.kind]
    return _NONE[field.kind] if field.default == NONE.get(field.kind) else str(field.default)


def _copy(field: Field) -> str:
    return _COPIES.get(field.kind, "self.{0}").format(field.name)


def state_fields() -> str:
    slots = lines((f'"{name}",' for name in sorted(field.name for field in FIELDS)), 8)
    starts = (f"self.{f.name}: {_TYPES.get(f.kind, 'int')} = {_start(f)}  # {f.meaning}" for f in FIELDS)
    return module(
        "The fields of a position as attributes: slots, start values, copies.",
        _SOURCE,
        "from pioche.rummy.events import Ending\n"
        "from pioche.rummy.fields import NO_SEAT, NOTHING, Phase\n"
        "from pioche.rummy.melds import EMPTY, TileTable\n\n\n"
        'class StateFields:\n    """What a position holds."""\n\n'
        f"    __slots__ = (\n{slots}    )\n\n"
        "    def __init__(self) -> None:\n"
        f"{lines(starts, 8)}\n"
        "    def copy_fields_into(self, other: StateFields) -> None:\n"
        '        """Give another all fields, independent of these."""\n'
        f"{lines((f'other.{field.name} = {_copy(field)}' for field in FIELDS), 8)}",
    )


def _declared(row: Field | Sight) -> str:
    if isinstance(row, Sight):
        return f"{row.name}: {row.type}  # {row.meaning}"
    plain = _TYPES.get(row.kind) or ("int | None" if row.optional else "int")
    return f"{row.name}: {plain}  # {row.meaning}"


def _value(row: Field | Sight) -> str:
    if isinstance(row, Sight):
        return row.value
    value = f"s.{row.name}"
    if row.shown is Shown.OWN:
        assert row.optional, f"{row.name}: a field that others do not see can be None in a view"
        none = "" if row.kind not in NONE else f"{value} != {_NONE[row.kind]} and "
        return f"{value} if {none}seat == s.turn else None"
    return f"None if {value} == {_NONE[row.kind]} else {value}" if row.optional and row.kind in NONE else value


def view_fields() -> str:
    return module(
        "What a seat sees of a position, field by field, as the table of fields shows it.",
        _SOURCE,
        "from dataclasses import dataclass\n\n"
        "from pioche.rummy.events import Ending\n"
        "from pioche.rummy.fields import NO_SEAT, NOTHING, Phase\n"
        "from pioche.rummy.machine import Round\n"
        "from pioche.rummy.melds import TileTable\nfrom pioche.rummy.tiles import kinds\n\n\n"
        "@dataclass(frozen=True, slots=True)\nclass View:\n"
        '    """A position as one seat sees it."""\n\n'
        f"{lines(map(_declared, VIEW), 4)}\n\n"
        "def view(s: Round, seat: int | None) -> View:\n"
        '    """The position as a seat sees it, or a spectator (None)."""\n'
        f"    return View(\n{lines((f'{row.name}={_value(row)},' for row in VIEW), 8)}    )\n",
    )
