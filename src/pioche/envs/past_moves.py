"""The last moves of each round in a batch, as the seat that is asked may know them.

An entry is who moved (distance plus one), what (action plus one), and how many cards the mover had left. Only complete
moves are entered, and no waiting: who could have acted is secret. Of a gift, only giver and receiver see the cards; for
the others it is `MOVE_HIDDEN` or `MOVE_HIDDEN_CALL`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.classic import codes as c
from pioche.envs import codes as e
from pioche.envs import rows
from pioche.envs.classic import ClassicEnvTable

if TYPE_CHECKING:
    from pioche.envs.arrays import Actions, Shorts


class PastMoves:
    """A ring of entries per row. `parts` counts those of a move that is not complete: they are behind the others."""

    __slots__ = ("kept", "last", "parts", "room", "shown")

    def __init__(self, room: int, kept: Shorts, last: Actions, parts: Actions, shown: Shorts) -> None:
        """`room`: how many entries are shown; `kept` has `KEPT_MORE` more, so that no shown one is overwritten."""
        self.room = room
        self.kept = kept
        self.last = last
        self.parts = parts
        self.shown = shown

    def forget(self, row: int) -> None:
        """A new round."""
        self.last[row] = 0
        self.parts[row] = 0

    def part(self, row: int, table: ClassicEnvTable, action: int) -> None:
        """Keep an action before it is performed."""
        kept = rows.shorts_of(self.kept, row)
        place = e.KEPT_SIZE * ((rows.number(self.last[row]) + self.parts[row]) % (self.room + e.KEPT_MORE))
        kept[place] = table.asked
        kept[place + 1] = action
        kept[place + 2] = 0
        kept[place + 3] = table.picked if e.GIVE <= action < e.BELOW else c.NO_SEAT
        self.parts[row] += 1

    def complete(self, row: int, table: ClassicEnvTable) -> None:
        """The move is made: what it consists of is known from now on."""
        kept = rows.shorts_of(self.kept, row)
        for number in range(self.parts[row]):
            place = e.KEPT_SIZE * ((rows.number(self.last[row]) + number) % (self.room + e.KEPT_MORE))
            kept[place + 2] = table.s.size[kept[place]]
        self.last[row] += self.parts[row]
        self.parts[row] = 0

    def show(self, row: int, seat: int, players: int) -> None:
        """Write the row of a seat: the newest entry first, zeros after the oldest."""
        kept = rows.shorts_of(self.kept, row)
        shown = rows.shorts_of(self.shown, row)
        known = self.last[row] if self.last[row] < self.room else self.room
        for number in range(self.room):
            into = e.MOVE_SIZE * number
            if number >= known or seat == c.NO_SEAT:
                shown[into + e.MOVE_WHO] = 0
                shown[into + e.MOVE_WHAT] = 0
                shown[into + e.MOVE_LEFT] = 0
                continue
            place = e.KEPT_SIZE * ((rows.number(self.last[row]) - 1 - number) % (self.room + e.KEPT_MORE))
            who = kept[place]
            action = kept[place + 1]
            distance = who - seat
            shown[into + e.MOVE_WHO] = distance + 1 if distance >= 0 else distance + players + 1
            hidden = e.GIVE <= action < e.BELOW and seat != who and seat != kept[place + 3]
            if hidden:
                shown[into + e.MOVE_WHAT] = e.MOVE_HIDDEN_CALL if action >= e.GIVE_CALL else e.MOVE_HIDDEN
            else:
                shown[into + e.MOVE_WHAT] = action + 1
            shown[into + e.MOVE_LEFT] = kept[place + 2]
