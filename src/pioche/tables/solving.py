"""`pioche.solve`: exactly which pieces a seat can lay, in games that can answer it (`abilities.Solves`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from pioche.engine.abilities import Solves
from pioche.engine.refusal import refuse, shown
from pioche.tables.inputs import pieces_of, seat_of
from pioche.tables.spoken import Action
from pioche.tables.table import Table, check_not_over


class Solution:
    """What a seat can lay in one turn. Each answer is computed when it is asked for."""

    def __init__(self, table: Table, solver: Solves, seat: int) -> None:
        """Use `pioche.solve` instead."""
        self._round = table.round.copy()
        self._solver = solver
        self.seat = seat
        """The seat whose turn it is, or is taken to be."""

    @cached_property
    def best(self) -> Action | None:
        """An action that lays as many pieces as possible; None if nothing can be laid."""
        return self._action(self._solver.best_lay(self._round.core, self.seat))

    @cached_property
    def plays(self) -> tuple[str, ...]:
        """Every set of pieces that can be laid, in notation, the fewest first."""
        return tuple(self._solver.every_play(self._round.core, self.seat))

    def action(self, pieces: str | Sequence[str]) -> Action | None:
        """An action that lays exactly these pieces of the rack (`"R5 R6 *"`); None if they cannot be laid."""
        return self._action(self._solver.lay_exactly(self._round.core, self.seat, pieces_of(pieces, "the pieces")))

    def _action(self, value: Any | None) -> Action | None:
        return None if value is None else Action.of(value, self._round.game, self._round.rules, self._round)

    def __bool__(self) -> bool:
        """Can anything be laid?"""
        return self.best is not None

    def __repr__(self) -> str:
        return f"<Solution for seat {self.seat}: {self.best if self.best is not None else 'nothing can be laid'}>"


def solve(table: Table, seat: int | None = None) -> Solution:
    """What a seat can lay now; default: the seat on turn. For other seats as if it were their turn.

    Refused for games without a solver: the card game lists every action in `Table.legal`.
    """
    if not isinstance(table, Table):
        raise TypeError(f"pioche.solve needs a table from pioche.deal or pioche.position, not {shown(table)}")
    if not isinstance(table.game, Solves):
        raise refuse("no-solver", game=table.game.name)
    check_not_over(table)
    turn = table.round.turn
    return Solution(table, table.game, turn if seat is None else seat_of(seat, table.players, "a seat"))
