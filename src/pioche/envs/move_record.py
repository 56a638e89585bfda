"""The moves of a round as numbers, as each seat may know them: for information states of any encoded game.

An entry is who moved (distance plus one), what (action plus one), and how many cards or tiles the mover had left. Only
complete moves are entered, and no waiting. What a seat may not see of a gift is one more than the last entry (two with
the call). `past_moves` is the same for the batch, compiled.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from pioche.envs.encoding import AnyEncoding

if TYPE_CHECKING:
    from pioche.envs.arrays import Floats

WIDTH: Final = 3


@dataclass(frozen=True, slots=True)
class Entry:
    """An action that is part of a complete move. `code`: for those who may not see it; None: everybody may."""

    seat: int
    action: int
    left: int
    code: int | None = None
    knows: int | None = None
    """The only other seat that may see it."""


class MoveRecord:
    """What happened in a round."""

    __slots__ = ("_parts", "entries")

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._parts: list[Entry] = []

    def before(self, game: AnyEncoding, table: Any, action: int) -> None:
        """Note an action that is about to be performed."""
        if action == game.wait:
            return
        veiled = game.veiled(table, action)
        if veiled is None:
            self._parts.append(Entry(table.asked, action, 0))
        else:
            knows, said = veiled
            self._parts.append(Entry(table.asked, action, 0, game.actions + 1 + said.endswith("!"), knows))

    def after(self, game: AnyEncoding, table: Any) -> None:
        """If the move is complete, everybody knows of it."""
        if self._parts and not game.midway(table):
            counts = game.bot_table(table).view(None).counts
            self.entries += [replace(part, left=counts[part.seat]) for part in self._parts]
            self._parts = []

    def write(self, seat: int, players: int, out: Floats) -> None:
        """Write the newest entries, the newest first, into rows of zeros."""
        for row, entry in zip(out, reversed(self.entries), strict=False):
            secret = entry.code is not None and seat not in (entry.seat, entry.knows)
            what = entry.code if secret else entry.action + 1
            row[:] = ((entry.seat - seat) % players + 1, what, entry.left)

    def known_to(self, seat: int) -> MoveRecord:
        """The record without what this seat may not see: for everybody it is as the seat sees it."""
        made = MoveRecord()
        made.entries = [
            entry
            if entry.code is None or seat in (entry.seat, entry.knows)
            else replace(entry, action=entry.code - 1, code=None)
            for entry in self.entries
        ]
        made._parts = self._parts.copy()
        return made

    def __deepcopy__(self, memo: object) -> MoveRecord:
        made = MoveRecord()
        made.entries, made._parts = self.entries.copy(), self._parts.copy()
        return made
