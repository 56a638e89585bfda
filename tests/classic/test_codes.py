"""Constants and helpers that exist twice, for pure Python and for compiled code, are the same."""

from __future__ import annotations

import ast
import re
from enum import Enum, IntEnum
from pathlib import Path

import pytest

from pioche.classic import codes
from pioche.classic import codes as c
from pioche.classic.effects import At, If, Op
from pioche.classic.events import How, Why
from pioche.classic.mechanics.challenge import Challenge
from pioche.classic.mechanics.drawing import DrawnCard, VoluntaryDraw
from pioche.classic.mechanics.matching import Wild4If
from pioche.classic.mechanics.uno_call import UnoEnforced
from pioche.classic.refusal_codes import Code
from pioche.engine import flat
from tests.conftest import ROOT

SRC = ROOT / "src" / "pioche"
ENUM = re.compile(r"^    ([A-Z][A-Z0-9_]*) = (-?\d+)$", re.MULTILINE)
FUNCTION = re.compile(r"^( *)c(?:p)?def (?!class )(?:inline )?[\w \[\]*]*?(\w+)\(([^)]*)\)", re.MULTILINE)
ARRAY = re.compile(r"^    cdef [\w ]+ (\w+)\[(\d+)\]$", re.MULTILINE)


def numbers(module: object) -> dict[str, int]:
    return {
        name: value
        for name, value in vars(module).items()
        if name.isupper() and name[0] != "_" and isinstance(value, int)
    }


def header(*parts: str) -> str:
    return SRC.joinpath(*parts).read_text(encoding="utf-8")


def test_codes_agree_name_by_name() -> None:
    found = ENUM.findall(header("classic", "codes.pxd"))
    assert len(found) == len(dict(found))
    assert {name: int(value) for name, value in found} == numbers(codes)


@pytest.mark.parametrize("path", ["classic/codes.pxd", "engine/flat.pxd"])
def test_never_compiled(path: str) -> None:
    assert header(path).startswith("# header only\n")


def test_flat_agrees_name_by_name() -> None:
    text = header("engine", "flat.pxd")
    names = {name for name, value in vars(flat).items() if callable(value) and value.__module__ == flat.__name__}
    assert {name for _, name, _ in FUNCTION.findall(text) if not name.startswith("pioche_")} == names
    assert {name: int(value) for name, value in ENUM.findall(text)} == numbers(flat) | {"COMPILED": 1}
    assert flat.COMPILED is False  # the one that differs


def test_what_flat_does() -> None:
    assert flat.zeros(3) == [0, 0, 0]
    assert flat.bit(40) == 1099511627776
    assert [flat.lowest(mask) for mask in (1, 6, 1 << 57)] == [0, 1, 57]
    assert [flat.count(mask) for mask in (0, 5, (1 << 58) - 1)] == [0, 2, 58]
    assert flat.advance(1) == 0x40822041
    assert flat.advance(flat.advance(1)) == 0x100041060C011441
    assert [flat.below(state, 10) for state in (0, 1 << 63, (1 << 64) - 1)] == [0, 5, 9]
    target = [0, 0]
    flat.copy8(target, [1, 2], 2)
    assert target == [1, 2]
    flat.copy64(target, [3, 4], 2)
    assert target == [3, 4]


def headers() -> list[Path]:
    found = sorted((SRC / "classic").rglob("*.pxd"))
    return [SRC / "engine" / "flat.pxd", *(path for path in found if path.name != "codes.pxd")]


def signatures(path: Path) -> dict[str, list[str]]:
    """Functions and methods of a source with the names of their parameters."""
    found: dict[str, list[str]] = {}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            found[node.name] = [argument.arg for argument in node.args.args]
    return found


@pytest.mark.parametrize("path", headers(), ids=lambda path: path.stem)
def test_headers_declare_what_their_sources_define(path: Path) -> None:
    """Catches mismatches before the compiler does, and where there is no compiler."""
    text = path.read_text(encoding="utf-8")
    defined = signatures(path.with_suffix(".py"))
    declared = {
        name: [argument.split("=")[0].split()[-1].lstrip("*") for argument in arguments.split(",") if argument.strip()]
        for _, name, arguments in FUNCTION.findall(text)
        if not name.startswith("pioche_")
    }
    assert declared
    assert {name: defined.get(name) for name in declared} == declared


@pytest.mark.parametrize(
    ("path", "sizes"),
    [
        (
            "classic/state_fields.pxd",
            {"hands": c.SEATS * c.ROW, "held": c.SEATS, "size": c.SEATS, "pile": c.PACK, "discard": c.PACK},
        ),
        (
            "classic/book.pxd",
            {"match": 5 * c.ROW, "answers": 25, "waits": 5, "colours": 5, "points": c.ROW, "pack": c.ROW}
            | {f"fx_{part}": c.EFFECTS for part in ("op", "at", "count", "optional", "if", "limit")}
            | {"fx_length": c.ROW},
        ),
        ("classic/moves.pxd", {"items": c.MOST_MOVES}),
    ],
)
def test_sizes_of_arrays(path: str, sizes: dict[str, int]) -> None:
    assert {name: int(size) for name, size in ARRAY.findall(header(path))} == sizes


def test_sizes_hold_what_they_must() -> None:
    assert c.EFFECTS == c.FACES * c.PROGRAM
    assert c.FACES <= c.NO_FACE < c.ROW == 64  # a mask of faces fits into 64 bits
    assert c.SEATS <= c.NO_SEAT < 16  # a seat fits into four bits
    assert c.PACK >= 108 + 4 + 3
    assert (c.RANKS * 4, c.WILD, c.BLANK + 3) == (c.WILD, c.RANKS * 4, c.FACES)
    assert c.KINDS <= 32
    assert [c.KIND_AT, c.FACE_AT, c.COLOUR_AT, c.CALL_AT, c.TARGET_AT, c.SECOND_AT] == [4, 9, 15, 18, 19, 23]
    assert c.MOVE_LIMIT == 1 << c.SECOND_AT + 6
    assert c.MOST_MOVES > (58 * 59 // 2) * 9


@pytest.mark.parametrize(
    ("enum", "prefix"),
    [(Why, "WHY_"), (Op, "FX_"), (At, "AT_"), (If, "IF_")],
)
def test_enums_name_every_number(enum: type[IntEnum], prefix: str) -> None:
    wanted = {name.removeprefix(prefix): value for name, value in numbers(codes).items() if name.startswith(prefix)}
    assert {member.name: int(member) for member in enum} == wanted
    assert sorted(wanted.values()) == list(range(len(wanted)))


def test_choices_count_in_the_order_of_their_enum() -> None:
    """`open_book` converts enum members to their index, and mechanics compare with these codes."""
    numbered: dict[Enum, int] = {
        VoluntaryDraw.DRAWN_ONLY: c.DRAWN_ONLY,
        VoluntaryDraw.OFF: c.VOLUNTARY_OFF,
        Wild4If.NOTHING_PLAYABLE: c.WILD4_NOTHING_PLAYABLE,
        Wild4If.NO_COLOUR: c.WILD4_NO_COLOUR,
        Wild4If.ALWAYS: c.WILD4_ALWAYS,
        Challenge.OFF: c.CHALLENGE_OFF,
        Challenge.TAKE_BACK: c.CHALLENGE_TAKE_BACK,
        Challenge.CARD_STAYS: c.CHALLENGE_CARD_STAYS,
        DrawnCard.MUST_IF_VOLUNTARY: c.MUST_IF_VOLUNTARY,
        UnoEnforced.AUTOMATIC: c.UNO_AUTOMATIC,
    }
    assert {member: list(type(member)).index(member) for member in numbered} == numbered


def test_enums_of_neighbouring_numbers() -> None:
    values = numbers(codes)
    for enum in (c.Phase, How, Code):
        assert {member.name: int(member) for member in enum} == {member.name: values[member.name] for member in enum}
    assert sorted(c.Phase) == list(range(10))
    assert sorted(How) == [1, 2, 3]
    assert sorted(Code) == list(range(1, len(Code) + 1))
    names = list(values)
    refusals = names[names.index("OK") + 1 :]
    assert {member.name for member in Code} == set(refusals)
    kinds = names[names.index("PLAY") : names.index("KINDS")]
    assert [values[name] for name in kinds] == list(range(c.KINDS))
