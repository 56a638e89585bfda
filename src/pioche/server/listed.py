"""What lists show of a table."""

from __future__ import annotations

from pioche.server.bodies import Listed, MyTable
from pioche.server.table.points import points_by_seat
from pioche.server.table.protocol import SeatView
from pioche.server.table.state import Status, TableState
from pioche.server.table.views import table_view


def listed_of(state: TableState) -> Listed:
    """As everybody may see it."""
    settings = state.settings
    taken = sum(not seat.free for seat in state.seats)
    return Listed(state.table, settings.edition, settings.title, state.status.value, len(state.seats), taken, state.at)


def my_table(row: Listed, state: TableState | None, person: str) -> MyTable:
    """As one of the people there sees it; `state`: of a table that is not over, to say more."""
    seat = None if state is None else state.seat_of(person)
    people: tuple[SeatView, ...] = ()
    turn, points = None, []
    if state is not None and (seat is not None or (state.settings.watch and not state.settings.delay)):
        people = table_view(state).seats
        if state.match is not None and state.status is Status.PLAYING:
            turn = state.match.turn()
        if state.match is not None:
            points = points_by_seat(state.match.sheet(), len(state.seats))
    return MyTable(
        row.table,
        row.edition,
        row.title,
        row.status,
        row.seats,
        row.taken,
        row.changed_at,
        seat,
        people,
        turn,
        points,
    )
