"""Random tables and racks, built from melds picked from a shuffled pack."""

from __future__ import annotations

import random

from pioche.rummy import melds as m
from pioche.rummy import tiles as t


def random_position(
    source: random.Random, *, melds: int, rack: int, loose: int, joker_share: float = 0.3
) -> tuple[m.TileTable, list[int]]:
    """A table of about so many valid melds with loose tiles, and a rack, all from one pack."""
    left = t.counts(t.PACK)
    groups: list[list[int]] = []
    for _ in range(melds * 4):
        if len(groups) == melds:
            break
        made = _random_meld(source, left, joker_share)
        if made is not None:
            groups.append(made)
    rest = t.kinds(left)
    source.shuffle(rest)
    # Jokers are rare in a pack of a hundred; positions with them are the interesting ones.
    if source.random() < joker_share:
        rest.sort(key=lambda kind: -source.random() - (kind >= t.JOKER and source.random() < 0.5))
    singles = [t.PLAIN_JOKER if kind >= t.JOKER else kind for kind in rest[:loose]]
    return m.table(groups, singles), t.counts(rest[loose : loose + rack])


def _random_meld(source: random.Random, left: list[int], joker_share: float) -> list[int] | None:
    if source.random() < 0.5:
        colour, first = source.randrange(4), source.randint(1, 10)
        length = min(13 - first, source.choice((3, 3, 3, 4, 4, 5, 6, 8)))
        cells = [t.cell(colour, first + step) for step in range(length)]
    else:
        number = source.randint(1, 12)
        cells = [t.cell(colour, number) for colour in source.sample(range(4), source.choice((3, 3, 4)))]
    pieces = []
    for cell in cells:
        if left[cell] and source.random() > joker_share / 3:
            pieces.append(m.piece(cell))
        else:
            pieces.append(m.piece(cell, joker=True))
    made = m.group(pieces)
    jokers = sum(map(m.joker_in, made))
    if isinstance(m.shape(made), m.Fault) or jokers > left[t.JOKER]:
        return None
    for piece in made:
        left[t.JOKER if m.joker_in(piece) else m.cell_of(piece)] -= 1
    return list(made)
