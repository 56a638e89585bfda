"""What lists show of a table, and the results of its matches: copies of what follows from the log."""

from __future__ import annotations

from pioche.server.table.points import sides_of
from pioche.server.table.state import Status, TableState
from pioche.store.queries import ResultRow, TableRow


def _status(state: TableState) -> str:
    return {Status.OPEN: "open", Status.OVER: "over"}.get(state.status, "playing")


def shown_of(state: TableState) -> tuple[object, ...]:
    """What lists show of a table; it is saved only when this changes."""
    return (_status(state), state.matches, state.settings, tuple(seat.person or seat.bot for seat in state.seats))


def row_of(state: TableState) -> TableRow:
    return TableRow(
        state.table,
        state.settings.edition,
        state.settings.title,
        state.settings.public,
        _status(state),
        len(state.seats),
        sum(not seat.free for seat in state.seats),
        state.made_at,
        state.at,
    )


def results(state: TableState) -> list[ResultRow]:
    """The result of each seat in the match."""
    assert state.match is not None
    sheet = state.match.sheet()
    winners = state.match.winners()
    side_of = sides_of(sheet)
    return [
        ResultRow(
            state.table,
            state.matches,
            number,
            seat.person,
            seat.name or seat.bot or "",
            state.settings.edition,
            sheet.totals[side_of[number]],
            sheet.wins[side_of[number]],
            number in winners,
            state.at,
        )
        for number, seat in enumerate(state.seats)
    ]
