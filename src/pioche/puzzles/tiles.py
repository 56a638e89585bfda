"""Puzzles of the tile game: positions, the proof that there is one solution, and what is wrong with a try."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final, assert_never

from pioche.engine.phrases import Phrase, phrase
from pioche.puzzles.counting import arrangements
from pioche.puzzles.model import GRADES, SOLVER, Kind
from pioche.rummy.actions import Action, Lay
from pioche.rummy.game import GAME
from pioche.rummy.laying import Turn
from pioche.rummy.machine import Round
from pioche.rummy.melds import Group, TileTable, settled
from pioche.rummy.notation import parse_rack, parse_table, rack_text, table_text, tiles_text
from pioche.rummy.rules import Rules
from pioche.rummy.solver import plays
from pioche.rummy.solver.lays import lay_of, position_of
from pioche.rummy.solver.plays import Tiles
from pioche.rummy.solver.position import counted
from pioche.rummy.tiles import CELLS, JOKER, PACK, PLAIN_JOKER, counts

EDITION: Final = "rummy/fr"
_OTHER: Final = 7  # tiles of the other player, who does not matter
_EASY: Final = 2  # groups: one is changed, and it is taken apart


@cache
def rules() -> Rules:
    return GAME.rules(EDITION, players=2)


# The short text in the data files: rack and table. The rest of the pack is the other player's rack and the pool.


def short_text(rack: list[int] | tuple[int, ...], lying: TileTable) -> str:
    return f"{rack_text(rack)} | {table_text(lying)}"


def full_text(short: str) -> str:
    """The whole position of a puzzle."""
    rack, _, lying = short.partition(" | ")
    gone = [one + other for one, other in zip(parse_rack(rack), counts(parse_table(lying).kinds()), strict=True)]
    gone[JOKER] += gone[PLAIN_JOKER]
    rest = []
    for kind in PACK:
        if gone[kind]:
            gone[kind] -= 1
        else:
            rest.append(kind)
    rest = rest[::3] + rest[1::3] + rest[2::3]  # not sorted, and the same for everybody
    return f"{rack}/{tiles_text(sorted(rest[:_OTHER]))} {tiles_text(rest[_OTHER:])} > turn:0 | {lying}"


# Solving


def solutions(kind: Kind, turn: Turn) -> list[Tiles]:
    """The sets of tiles that reach the goal."""
    position = position_of(turn)
    held = sum(turn.rack)
    match kind:
        case Kind.FOUR:
            if not plays.counts(position) >> plays.MOST_LAID & 1:
                return []
            return [each for each in plays.every(position) if len(each) == plays.MOST_LAID]
        case Kind.OUT:
            if held > plays.MOST_LAID or not plays.counts(position) >> held & 1:
                return []
            return [each for each in plays.every(position) if len(each) == held]
        case Kind.JOKER:
            if not plays.counts(replace(position, required=JOKER)):
                return []
            return [each for each in plays.every(position) if each.jokers]
        case Kind.WIN:
            raise ValueError("a puzzle of the card game")
        case _:
            assert_never(kind)


def ways(turn: Turn, tiles: Tiles) -> int:
    """In how many ways these tiles can be laid, 2 for more than one (`counting`)."""
    fixed, standing = counted(turn.table)
    laid = [0] * CELLS
    for cell in tiles.cells:
        laid[cell] += 1
    lying = [one + other for one, other in zip(fixed, laid, strict=True)]
    return arrangements(lying, standing, laid, tiles.jokers)


def only_solution(kind: Kind, turn: Turn) -> Lay | None:
    """The one way to reach the goal; None if there is none, or more than one."""
    found = solutions(kind, turn)
    if len(found) != 1 or ways(turn, found[0]) != 1:
        return None
    return lay_of(turn, position_of(turn), SOLVER, found[0])


def changes(before: TileTable, laid: Lay) -> tuple[list[Group], list[Group]]:
    """The groups of the table that change, and those of them that are taken apart."""
    after = [tuple(sorted(map(settled, group))) for group in laid.table.groups]
    changed = [group for group in before.groups if group not in after]
    apart = [group for group in changed if not any(set(group) <= set(other) for other in after)]
    return changed, apart


def touched(before: TileTable, laid: Lay) -> tuple[int, int]:
    """How many groups of the table change, and how many of them are taken apart."""
    changed, apart = changes(before, laid)
    return len(changed), len(apart)


def grade(before: TileTable, laid: Lay) -> int:
    """How much has to be rearranged: groups that are taken apart count twice."""
    changed, apart = touched(before, laid)
    return max(1, min(GRADES, changed + apart - _EASY + 1))


# Trying


def falls_short(kind: Kind, before: Round, action: Action) -> Phrase | None:
    """Why a legal action of seat 0 does not reach the goal; None if it does."""
    laid = action.laid() if isinstance(action, Lay) else ()
    if not laid:
        return phrase("puzzle-nothing-played")
    match kind:
        case Kind.FOUR:
            return None if len(laid) == plays.MOST_LAID else phrase("puzzle-few-tiles", tiles=len(laid))
        case Kind.OUT:
            left = before.tiles(SOLVER) - len(laid)
            return phrase("puzzle-tiles-left", tiles=left) if left else None
        case Kind.JOKER:
            return None if any(tile >= JOKER for tile in laid) else phrase("puzzle-joker-kept")
        case Kind.WIN:
            raise ValueError("a puzzle of the card game")
        case _:
            assert_never(kind)
