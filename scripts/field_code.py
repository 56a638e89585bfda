"""Generates code from the table of state fields of the card game (`./dev generate`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pioche.classic.fields import ARRAYS, FIELDS, NOTHING, OWN, PICKLED, PUBLIC, Field, Kind, Sight
from pioche.engine.fields import Shown
from pioche.envs.layout import PARTS, Part

HEAD: Final = "Made by `./dev generate` from {source}; do not edit."
_NONE: Final = {Kind.SEAT: "c.NO_SEAT", Kind.FACE: "c.NO_FACE", Kind.COLOUR: "c.NO_COLOUR"}
_PER_LINE: Final = 8


def module(title: str, source: str, body: str) -> str:
    """A complete module."""
    return f'"""{title}\n\n{HEAD.format(source=f"`{source}`")}\n"""\n\nfrom __future__ import annotations\n\n{body}'


def header(source: str, body: str) -> str:
    """A complete C header."""
    return f"# {HEAD.format(source=source)}\n{body}"


def lines(rows: Iterable[str], indent: int) -> str:
    """Lines of code, indented."""
    return "".join(f"{' ' * indent}{row}\n" for row in rows)


def _default(field: Field) -> str:
    return _NONE[field.kind] if field.default == NOTHING.get(field.kind) else str(field.default)


# The state.


_CHOICE: Final = "c.SKIPPED < self.phase < c.OVER"
_NEEDED: Final = (
    ("self.direction == 0", "direction"),
    ("self.phase == c.CHALLENGE and self.discard_n < 2", "phase"),
    (f"self.layer == c.NO_SEAT and (self.again or self.phase == c.CHALLENGE or {_CHOICE})", "layer"),
    (f"self.actor == c.NO_SEAT and {_CHOICE}", "actor"),
    ("self.running == c.NO_FACE and c.COLOUR < self.phase < c.OVER", "running"),
    ("self.at == c.PROGRAM and c.COLOUR < self.phase < c.OVER", "at"),
)
"""What the machine uses as an index without looking: when a field is missing, and its name."""


def _in_range(field: Field) -> str:
    """The condition that a field holds a value that is possible for its kind."""
    most = {Kind.SEAT: "self.players - 1", Kind.SEATS: "(1 << self.players) - 1"}.get(
        field.kind, str(field.most_value(0))
    )
    value = f"self.{field.name}"
    none = "" if field.nothing is None else f" or {value} == {_NONE[field.kind]}"
    return f"{field.least_value} <= {value} <= {most}{none}"


def _checks() -> str:
    """The body of `wrong_field`."""
    rows = []
    for field in FIELDS:
        if field.kind is Kind.GENERATOR:
            rows += [f"if self.{field.name} == 0:", f'    return "{field.name}"']
        elif not field.of_cards:
            rows += [f"if not ({_in_range(field)}):", f'    return "{field.name}"']
    for wrong, name in _NEEDED:
        rows += [f"if {wrong}:", f'    return "{name}"']
    return lines(rows, 8)


def state_fields() -> str:
    names = sorted([*(array.name for array in ARRAYS), *(field.name for field in FIELDS)])
    slots = lines((f'"{name}",' for name in names), 8)
    return module(
        "The fields of a position as attributes: slots, start values, copies.",
        "classic/fields.py",
        "from pioche.classic import codes as c\nfrom pioche.engine import flat\n\n\n"
        'class StateFields:\n    """Numbers and arrays of a position."""\n\n'
        f"    __slots__ = (\n{slots}    )\n"
        f"{lines((f'{array.name}: list[int]' for array in ARRAYS), 4)}\n"
        "    def allocate(self) -> None:\n"
        '        """Make room for the arrays; compiled, they are part of the object."""\n'
        "        if not flat.COMPILED:\n"
        f"{lines((f'self.{array.name} = flat.zeros({array.length})' for array in ARRAYS), 12)}\n"
        "    def reset_all(self) -> None:\n"
        '        """Set every field to its start value."""\n'
        f"{lines((f'self.{field.name} = {_default(field)}' for field in FIELDS if field.lasting), 8)}"
        "        self.reset()\n\n"
        "    def reset(self) -> None:\n"
        '        """Nothing has happened yet; cards stay where they are, and what lasts from deal to deal stays."""\n'
        f"{lines((f'self.{field.name} = {_default(field)}' for field in FIELDS if not field.lasting), 8)}\n"
        "    def copy_fields(self, other: StateFields) -> None:\n"
        '        """Take over all fields of another."""\n'
        f"{lines((f'flat.copy{a.bits}(self.{a.name}, other.{a.name}, {a.length})' for a in ARRAYS), 8)}"
        f"{lines((f'self.{field.name} = other.{field.name}' for field in FIELDS), 8)}\n"
        "    def set_fields(self, numbers: tuple[int, ...]) -> None:\n"
        '        """Set all fields that do not follow from the cards, in the order of `fields.PICKLED`.\n\n'
        "        The cards have to lie already. A field that is out of range is a `ValueError` and clears the rest.\n"
        '        What the fields mean together is checked by `consistency.check`.\n        """\n'
        f"        if len(numbers) != {len(PICKLED)}:\n"
        f'            raise ValueError(f"a position has {len(PICKLED)} fields, not {{len(numbers)}}")\n'
        "        try:\n"
        f"{lines((f'self.{name} = numbers[{place}]' for place, name in enumerate(PICKLED)), 12)}"
        "        except (TypeError, OverflowError):\n"
        "            self.reset_all()\n"
        "            raise\n"
        "        wrong = self.wrong_field()\n"
        "        if wrong:\n"
        "            self.reset_all()\n"
        '            raise ValueError(f"{wrong} is out of range")\n\n'
        "    def wrong_field(self) -> str:\n"
        '        """The first field that is out of range, or missing where the machine needs it; empty: none."""\n'
        f'{_checks()}        return ""\n',
    )


def state_header() -> str:
    numbers = [field.name for field in FIELDS if field.kind is not Kind.GENERATOR]
    wide = [field.name for field in FIELDS if field.kind is Kind.GENERATOR]
    rows = [", ".join(numbers[first : first + _PER_LINE]) for first in range(0, len(numbers), _PER_LINE)]
    return header(
        "classic/fields.py",
        "cimport cython\nfrom libc.stdint cimport uint8_t, uint64_t\n"
        "from pioche.classic cimport codes as c\nfrom pioche.engine cimport flat\n\n"
        "cdef class StateFields:\n"
        f"{lines((f'cdef uint{array.bits}_t {array.name}[{array.length}]' for array in ARRAYS), 4)}"
        f"{lines((f'cdef readonly int {row}' for row in rows), 4)}"
        f"{lines((f'cdef readonly uint64_t {name}' for name in wide), 4)}"
        "    @cython.final\n    cdef void allocate(self)\n"
        "    @cython.final\n    cdef void reset_all(self) noexcept\n"
        "    @cython.final\n    cdef void reset(self) noexcept\n"
        "    @cython.final\n    cdef void copy_fields(self, StateFields other)\n"
        "    cpdef object set_fields(self, tuple numbers)\n"
        "    @cython.final\n    cdef str wrong_field(self)\n",
    )


# The view.


def _view_type(row: Field | Sight) -> str:
    if isinstance(row, Sight):
        return row.type
    optional = "" if row.certain or row.default != NOTHING.get(row.kind) else " | None"
    plain = {Kind.FLAG: "bool", Kind.SEATS: "tuple[int, ...]", Kind.PHASE: "Phase"}.get(row.kind, "int")
    return plain + optional


def _view_value(row: Field | Sight) -> str:
    if isinstance(row, Sight):
        return row.value
    value = f"s.{row.name}"
    if row.kind in NOTHING and not row.certain:
        return f"_or_none({value}, {_NONE[row.kind]})"
    how = {Kind.FLAG: "bool({})", Kind.SEATS: "_SEATS[{}]", Kind.PHASE: "_PHASES[{}]"}.get(row.kind, "{}")
    return how.format(value)


def _hidden(field: Field) -> str:
    """What others see of a private field."""
    return {Kind.FLAG: "False", Kind.SEATS: "()"}.get(field.kind, "None" if field.kind in NOTHING else "0")


def _declared(row: Field | Sight) -> str:
    name = row.name if isinstance(row, Sight) else row.view_name
    return f"{name}: {_view_type(row)}  # {row.meaning}"


def view_fields() -> str:
    own_names = ", ".join(f'"{name}"' for name in ("seat", "hand", *(field.view_name for field in OWN)))
    own_type = ", ".join(["int | None", "tuple[int, ...]", *(_view_type(field) for field in OWN)])
    own_rows = [f"{_view_value(field)} if mine else {_hidden(field)}," for field in OWN]
    hidden = ", ".join(["None", "()", *(_hidden(field) for field in OWN)])
    return module(
        "What a seat sees of a position, field by field, as the table of fields shows it.",
        "classic/fields.py",
        "from dataclasses import dataclass\n\n"
        "from pioche.classic import codes as c\nfrom pioche.classic.codes import Phase\n"
        "from pioche.classic.machine import Round\nfrom pioche.classic.mechanics import challenge\n\n\n"
        "@dataclass(frozen=True, slots=True)\nclass View:\n"
        '    """A position as one seat sees it. Seats, faces and colours that are not there are None."""\n\n'
        "    # One's own: `own`\n"
        "    seat: int | None\n    hand: tuple[int, ...]\n"
        f"{lines(map(_declared, OWN), 4)}"
        "    # Everybody's: `public`\n"
        f"{lines(map(_declared, PUBLIC), 4)}\n\n"
        f"OWN = ({own_names})\n"
        '"""The fields of a view that differ from seat to seat, and come first."""\n'
        "_PHASES = tuple(Phase)\n"
        "_SEATS = tuple(tuple(seat for seat in range(c.SEATS) if mask >> seat & 1) for mask in range(1 << c.SEATS))\n"
        f"\n\ndef own(s: Round, seat: int | None) -> tuple[{own_type}]:\n"
        '    """What only this seat knows: the fields `OWN` of its view."""\n'
        "    if seat is None:\n"
        f"        return {hidden}\n"
        "    mine = seat == s.turn and s.phase == c.DRAWN\n"
        f"    return (\n        seat,\n        s.hand(seat),\n{lines(own_rows, 8)}    )\n\n\n"
        "def public(s: Round) -> tuple[object, ...]:\n"
        '    """What everybody knows: the fields of a view after `OWN`, in their order."""\n'
        f"    return (\n{lines((f'{_view_value(row)},' for row in PUBLIC), 8)}    )\n\n\n"
        "def _or_none(value: int, nothing: int) -> int | None:\n"
        "    return None if value == nothing else value\n",
    )


def _plain() -> list[Field]:
    """The public fields that are a number of the position, in the order of views."""
    return [row for row in PUBLIC if isinstance(row, Field)]


def change_fields() -> str:
    rows = []
    for place, field in enumerate(_plain()):
        rows += [
            f"if s.{field.name} != before.{field.name}:",
            f"    out.append(json_members.written({place}, s.{field.name}))",
        ]
    return module(
        "Which public numbers of a position have changed, as JSON members.",
        "classic/fields.py",
        "from pioche.classic import json_members\nfrom pioche.classic.machine import Round\n\n\n"
        "def changed_numbers(s: Round, before: Round, out: list[bytes]) -> None:\n"
        '    """Append a member for each public number that differs; `json_members.NUMBERS` has their names."""\n'
        f"{lines(rows, 4)}",
    )


def change_header() -> str:
    return header(
        "classic/fields.py",
        "from pioche.classic cimport json_members\nfrom pioche.classic.machine cimport Round\n\n"
        "cdef int changed_numbers(Round s, Round before, list out) except -1\n",
    )


def view_header() -> str:
    return header(
        "classic/fields.py",
        "cimport cython\nfrom pioche.classic cimport codes as c\nfrom pioche.classic.machine cimport Round\n"
        "from pioche.classic.mechanics cimport challenge\n\n"
        "@cython.locals(mine=cython.bint)\ncpdef tuple own(Round s, object seat)\n"
        "@cython.locals(other=cython.int)\ncpdef tuple public(Round s)\n"
        "cdef object _or_none(int value, int nothing)\n"
        "cdef tuple _SEATS, _PHASES\n",
    )


# Observations.


def places() -> str:
    rows, first = [], 0
    for part in PARTS:
        rows.append(f"{part.constant}: Final = {first}  # {part.meaning}")
        first += part.size
    return (
        f'"""The places of an observation of the card game; `codes` has them too.\n\n'
        f'{HEAD.format(source="`envs/layout.py`")}\n"""\n\nfrom typing import Final\n\n'
        f"{lines([*rows, f'FEATURES: Final = {first}'], 0)}"
    )


def _written(part: Part) -> str:
    field = part.field
    assert field is not None
    value, place = f"s.{field.name}", f"e.{part.constant}"
    if field.kind in (Kind.FACE, Kind.COLOUR):
        return f"mark(out, {place}, {value}, {_NONE[field.kind]})"
    if field.kind is Kind.SEAT:
        return f"mark_seat(s, seat, out, {place}, {value})"
    if field.kind is Kind.SEATS:
        return f"_mark_seats(s, seat, out, {place}, {value})"
    if field.values:
        return f"out[{place} + {value}] = 1"
    return f"out[{place}] = {value if field.kind is Kind.FLAG else f'_at_most({value})'}"


def observing_fields() -> str:
    of_state = [part for part in PARTS if part.field is not None]
    everybody = [_written(part) for part in of_state if part.field and part.field.shown is Shown.ALL]
    drawer = [_written(part) for part in of_state if part.field and part.field.shown is Shown.OWN]
    return module(
        "The state fields that a seat sees, written into an observation.",
        "classic/fields.py` and `envs/layout.py",
        "from typing import TYPE_CHECKING\n\n"
        "from pioche.classic import codes as c\nfrom pioche.classic.machine import Round\n"
        "from pioche.envs import codes as e\n\n"
        "if TYPE_CHECKING:\n    from pioche.envs.arrays import Bytes\n\n\n"
        "def write(s: Round, seat: int, out: Bytes) -> None:\n"
        '    """Write all that a seat sees of the fields into an array of zeros."""\n'
        f"{lines(everybody, 4)}"
        "    if seat == s.turn and s.phase == c.DRAWN:  # nobody else's business\n"
        f"{lines(drawer, 8)}\n\n"
        "def mark(out: Bytes, first: int, value: int, nothing: int) -> None:\n"
        '    """One of several places, or none."""\n'
        "    if value != nothing:\n        out[first + value] = 1\n\n\n"
        "def mark_seat(s: Round, seat: int, out: Bytes, first: int, other: int) -> None:\n"
        '    """A seat by its distance."""\n'
        "    if other != c.NO_SEAT:\n"
        "        out[first + (other - seat if other >= seat else other - seat + s.players)] = 1\n\n\n"
        "def _mark_seats(s: Round, seat: int, out: Bytes, first: int, mask: int) -> None:\n"
        "    for other in range(s.players if mask else 0):\n"
        "        if (mask >> other) & 1:\n            mark_seat(s, seat, out, first, other)\n\n\n"
        "def _at_most(value: int) -> int:\n    return value if value < e.HIGHEST else e.HIGHEST\n",
    )


def observing_header() -> str:
    return header(
        "classic/fields.py and envs/layout.py",
        "cimport cython\nfrom pioche.classic cimport codes as c\nfrom pioche.classic.machine cimport Round\n"
        "from pioche.envs cimport codes as e\n\n"
        "cdef int write(Round s, int seat, signed char* out) noexcept\n"
        "cdef int mark(signed char* out, int first, int value, int nothing) noexcept\n"
        "cdef int mark_seat(Round s, int seat, signed char* out, int first, int other) noexcept\n"
        "@cython.locals(other=cython.int)\n"
        "cdef int _mark_seats(Round s, int seat, signed char* out, int first, int mask) noexcept\n"
        "cdef int _at_most(int value) noexcept\n",
    )
