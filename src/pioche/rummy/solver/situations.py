"""The number of each cell's situation, by which its menu is found. Asked for every question, so it is compiled."""

from __future__ import annotations

from pioche.rummy.solver import menus
from pioche.rummy.solver.position import NOTHING, Position
from pioche.rummy.tiles import CELLS, COLOURS, JOKER


def menu_keys(position: Position, freeing: bool) -> list[int]:
    """For each cell the number of its menu: everything that decides how it can be used.

    The bits are those of `menus`. A menu has sets only where sets are possible: three colours of a number, or two and a
    joker.
    """
    loose_jokers = position.loose_jokers
    spare = position.spare_jokers() if freeing else loose_jokers + position.rack_jokers
    fixed, loose, rack, standing = position.fixed, position.loose, position.rack, position.standing
    rest = menus.rest_key(position.mode, loose_jokers) | spare << 12
    keys = []
    for row in range(0, CELLS, COLOURS):
        tiles = jokers = 0
        for cell in range(row, row + COLOURS):
            lying, single, held, stands = fixed[cell], loose[cell], rack[cell], standing[cell]
            if lying or single or held:
                tiles += 1
            elif stands:
                jokers = 1
        common = rest
        if tiles + (1 if jokers or spare else 0) >= 3:
            common |= menus.SETS
        for cell in range(row, row + COLOURS):
            lying, single, held, stands = fixed[cell], loose[cell], rack[cell], standing[cell]
            key = common | lying | single << 2 | held << 4
            if stands:
                key |= stands << 6
                if freeing:
                    key |= position.freeable(cell) << 9
            keys.append(key)
    for kind in {position.required, *position.chosen} - {NOTHING, JOKER}:
        keys[kind] |= position.needed(kind) << 16
    return keys
