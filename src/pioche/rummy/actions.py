"""The actions of a seat, as typed values in a closed union. Every action names its seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from pioche.rummy.melds import Group, Origin, TileTable, cell_of, joker_in, origin_of
from pioche.rummy.tiles import JOKER, PLAIN_JOKER


@dataclass(frozen=True, slots=True, order=True)
class Effect:
    """A word tile that acts (R-14, R-15): the index of its group on the new table, and its cell."""

    group: int
    cell: int


@dataclass(frozen=True, slots=True)
class Lay:
    """The whole new table with the origin of every piece, the effects in the order they act, and the UNO call (R-19).

    Build it with `lay`, which sorts the groups. Refusals number the groups as the player sent them (`sent`).
    """

    seat: int
    table: TileTable
    effects: tuple[Effect, ...] = ()
    uno: bool = False
    order: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """For each group of the table, its index as sent; empty if they were sent in order."""

    def sent(self, group: int) -> int:
        """The number of a group, from 1, as the player sent it; `group` is its index on the table."""
        return (self.order[group] if 0 <= group < len(self.order) else group) + 1

    def laid(self) -> list[int]:
        """The kinds of the tiles that leave the rack."""
        found = []
        for group in self.table.groups:
            for piece in group:
                origin = origin_of(piece)
                if origin is Origin.RACK_PLAIN:
                    found.append(PLAIN_JOKER)
                elif origin is Origin.RACK:
                    found.append(JOKER if joker_in(piece) else cell_of(piece))
        return found

    def with_effects(self, effects: Iterable[Effect]) -> Lay:
        return replace(self, effects=tuple(effects))


def lay(
    seat: int, groups: Sequence[Group], loose: Sequence[int] = (), effects: Iterable[Effect] = (), *, uno: bool = False
) -> Lay:
    """A `Lay` from groups in any order; `effects` refer to groups by their index in `groups`."""
    ordered = [tuple(sorted(group)) for group in groups]
    places = sorted(range(len(ordered)), key=lambda number: ordered[number])
    moved = {old: new for new, old in enumerate(places)}
    return Lay(
        seat,
        TileTable(tuple(ordered[number] for number in places), tuple(sorted(loose))),
        tuple(Effect(moved.get(effect.group, effect.group), effect.cell) for effect in effects),
        uno,
        tuple(places),
    )


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a tile because nothing can be laid (R-8)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the drawn tile and end the turn (R-9)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Call:
    """Call UNO late, before being caught (R-19)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Catch:
    """Catch a seat that has not called UNO (R-19)."""

    seat: int
    target: int


@dataclass(frozen=True, slots=True)
class Take:
    """Take the turn; with `UnoWindow.TAKEN` this ends the time for catching (R-19)."""

    seat: int


Action = Lay | Draw | Keep | Call | Catch | Take
