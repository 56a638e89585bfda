"""The groups of a table from what a walk puts at each cell, and where every piece came from.

The groups follow from the walk alone, not from how the tiles lay before: nothing but the counts of a table matters to a
program that plays, so its lays need not look like the table before (`arrange` is for people).
"""

from __future__ import annotations

from pioche.engine import flat
from pioche.rummy.melds import Group, Origin, piece
from pioche.rummy.solver import sizes as c
from pioche.rummy.solver.edges import Edges
from pioche.rummy.solver.profiles import RUN_PROFILES
from pioche.rummy.solver.situations import Cells
from pioche.rummy.tiles import DRAW_TWO, REVERSE, SKIP

NOTHING, TILE, JOKER = 0, 1, 2  # what joins a meld

ARRAYS = {
    "packed": c.RUNS,
    "cells": c.GROUPED,
    "jokers": c.GROUPED,
    "groups": c.GROUPED,
    "origins": c.GROUPED,
    "lengths": c.OPEN,
    "ends": c.OPEN,
    "numbers": c.OPEN,
    "ways": c.OPEN,
    "set_bits": c.OPEN,
    "set_jokers": c.OPEN,
    "best": c.GROUPED,
    "acts": c.STRONGEST + 1,
    "strengths": c.CELLS,
}
"""In C these are part of the object (`grouping.pxd`)."""


class Grouping:
    """The pieces of a table, group by group in the order of their numbers."""

    packed: list[int]
    """By run profile: how many runs of each length end in a tile, and how many in a joker, three bits each."""
    cells: list[int]
    """By piece: its cell."""
    jokers: list[int]
    """1 for jokers."""
    groups: list[int]
    """The number of its group."""
    origins: list[int]
    lengths: list[int]
    """Of the open runs of a colour: their lengths up to 3, whether they end in a joker, the numbers of their groups."""
    ends: list[int]
    numbers: list[int]
    ways: list[int]
    """What joins each open run or set."""
    set_bits: list[int]
    """Of the sets in progress: a mask of their colours, and whether they have a joker."""
    set_jokers: list[int]
    best: list[int]
    """By group: the class of the strongest effect."""
    acts: list[int]
    """By class of effects (none, a 7, a 5, a 2, a joker; R-14): how many act."""
    strengths: list[int]
    """By cell: the class of its effect."""

    def __init__(self) -> None:
        if not flat.COMPILED:
            for name, size in ARRAYS.items():
                setattr(self, name, [0] * size)
        for number, (ends, joker_ends) in enumerate(RUN_PROFILES):
            self.packed[number] = sum(1 << 3 * (length - 1) for length in ends) + sum(
                1 << 3 * (length + 2) for length in joker_ends
            )
        for cell in range(c.CELLS):
            self.strengths[cell] = {REVERSE: 1, SKIP: 2, DRAW_TWO: 3}.get(cell // 4 + 1, 0)
        self.size = 0
        self.count = 0
        self.open = 0

    def build(self, steps: Edges) -> None:
        """The groups of the table that a walk has followed."""
        self.size = self.count = 0
        for colour in range(4):
            self.open = 0
            for cell in range(colour, c.CELLS, 4):
                tiles, jokers = steps.run_part[cell] // 5, steps.run_part[cell] % 5
                fits = self.extend(0, tiles, jokers, self.packed[steps.run_after[cell]])
                assert fits, "the walk has found runs"
                self.go_on(cell, tiles, jokers)
        for row in range(0, c.CELLS, 4):
            if steps.set_part[row] + steps.set_part[row + 1] + steps.set_part[row + 2] + steps.set_part[row + 3]:
                self.open = 0
                fits = self.gather(steps, row, 0, 0, steps.set_part[row] // 5, steps.set_part[row] % 5)
                assert fits, "the walk has found sets"
                for place in range(self.open):
                    for colour in range(4):
                        if self.set_bits[place] >> colour & 1:
                            self.put(row + colour, self.set_jokers[place] == colour + 1, self.count)
                    self.count += 1

    def put(self, cell: int, joker: bool, group: int) -> None:
        """Add a piece."""
        self.cells[self.size] = cell
        self.jokers[self.size] = 1 if joker else 0
        self.groups[self.size] = group
        self.origins[self.size] = 0
        self.size += 1

    def extend(self, place: int, tiles: int, jokers: int, wanted: int) -> int:
        """Decide what joins the open runs from one on, so that they and the new ones have the wanted profile."""
        if place == self.open:
            found = tiles + (jokers << 9)
            for run in range(self.open):
                if self.ways[run] != NOTHING:
                    longer = min(self.lengths[run] + 1, 3)
                    found += 1 << 3 * (longer - 1) + (9 if self.ways[run] == JOKER else 0)
            return 1 if found == wanted else 0
        if tiles:
            self.ways[place] = TILE
            if self.extend(place + 1, tiles - 1, jokers, wanted):
                return 1
        if jokers and self.ends[place] == 0:
            self.ways[place] = JOKER
            if self.extend(place + 1, tiles, jokers - 1, wanted):
                return 1
        if self.lengths[place] == 3:
            self.ways[place] = NOTHING
            return self.extend(place + 1, tiles, jokers, wanted)
        return 0

    def go_on(self, cell: int, tiles: int, jokers: int) -> None:
        """Add a cell to the open runs as decided; what is left begins new ones."""
        kept = 0
        for run in range(self.open):
            if self.ways[run] == NOTHING:
                continue
            joker = 1 if self.ways[run] == JOKER else 0
            self.put(cell, joker == 1, self.numbers[run])
            tiles -= 1 - joker
            jokers -= joker
            self.lengths[kept] = min(self.lengths[run] + 1, 3)
            self.ends[kept] = joker
            self.numbers[kept] = self.numbers[run]
            kept += 1
        for number in range(tiles + jokers):
            joker = 1 if number >= tiles else 0
            self.put(cell, joker == 1, self.count)
            self.lengths[kept] = 1
            self.ends[kept] = joker
            self.numbers[kept] = self.count
            self.count += 1
            kept += 1
        self.open = kept

    def gather(self, steps: Edges, row: int, colour: int, place: int, tiles: int, jokers: int) -> int:
        """Decide what joins the sets in progress from one on, and begin new ones; then go on with the next colour."""
        bit = 1 << colour
        if place < self.open:
            missed = colour - flat.count(self.set_bits[place])
            if tiles:
                self.set_bits[place] |= bit
                if self.gather(steps, row, colour, place + 1, tiles - 1, jokers):
                    return 1
                self.set_bits[place] ^= bit
            if jokers and self.set_jokers[place] == 0:
                self.set_bits[place] |= bit
                self.set_jokers[place] = colour + 1
                if self.gather(steps, row, colour, place + 1, tiles, jokers - 1):
                    return 1
                self.set_bits[place] ^= bit
                self.set_jokers[place] = 0
            return self.gather(steps, row, colour, place + 1, tiles, jokers) if missed == 0 else 0
        if tiles or jokers:
            if colour > 1 or self.open == c.OPEN:
                return 0
            before = self.open
            self.set_bits[before] = bit
            self.set_jokers[before] = 0 if tiles else colour + 1
            self.open = before + 1
            found = self.gather(
                steps, row, colour, place + 1, tiles - 1 if tiles else 0, jokers if tiles else jokers - 1
            )
            if found == 0:
                self.open = before
            return found
        if colour == 3:
            return 1
        part = steps.set_part[row + colour + 1]
        return self.gather(steps, row, colour + 1, 0, part // 5, part % 5)

    def mark(self, steps: Edges, at: Cells, acting: int, again: bool) -> None:
        """Give the new pieces their origins: of equal ones, those in the first groups are new.

        `acting`: how many of the laid jokers act. `again`: jokers that leave the tile that they stood for act again
        where they go (R-17).
        """
        left = steps.chosen[c.CELLS]
        freed = 0
        for cell in range(c.CELLS):
            gone = at.standing[cell] - steps.run_part[cell] % 5 - steps.set_part[cell] % 5
            freed += gone if gone > 0 else 0
        for cell in range(c.CELLS):
            tiles = steps.chosen[cell]
            new = steps.run_part[cell] % 5 + steps.set_part[cell] % 5 - at.standing[cell]
            if tiles == 0 and new <= 0:
                continue
            for place in range(self.size):
                if self.cells[place] != cell:
                    continue
                if self.jokers[place] == 0:
                    if tiles:
                        self.origins[place] = c.NEW
                        tiles -= 1
                elif new > 0:
                    new -= 1
                    if left:
                        left -= 1
                        self.origins[place] = c.NEW if acting else c.NEW_PLAIN
                        acting -= 1 if acting else 0
                    elif freed and again:
                        freed -= 1
                        self.origins[place] = c.NEW_LIFTED

    def act(self, per_turn: bool) -> None:
        """Count the effects that act by their classes: the strongest of each meld, or of the turn (R-15)."""
        for strength in range(c.STRONGEST + 1):
            self.acts[strength] = 0
        for group in range(self.count):
            self.best[group] = 0
        strongest = 0
        for place in range(self.size):
            origin = self.origins[place]
            strength = 0
            if self.jokers[place]:
                if origin == c.NEW or origin == c.NEW_LIFTED:
                    strength = c.STRONGEST
            elif origin == c.NEW:
                strength = self.strengths[self.cells[place]]
            if strength > self.best[self.groups[place]]:
                self.best[self.groups[place]] = strength
            if strength > strongest:
                strongest = strength
        if per_turn:
            self.acts[strongest] = 1
            return
        for group in range(self.count):
            self.acts[self.best[group]] += 1

    def listed(self) -> list[Group]:
        """The groups as values."""
        found: list[list[int]] = [[] for _ in range(self.count)]
        for place in range(self.size):
            origin = Origin(self.origins[place])
            found[self.groups[place]].append(piece(self.cells[place], joker=bool(self.jokers[place]), origin=origin))
        return [tuple(sorted(group)) for group in found]
