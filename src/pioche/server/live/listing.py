"""What lists show of a table, and the results of its matches: copies of what follows from the log."""

from __future__ import annotations

import secrets

import msgspec

from pioche.server.table.points import sides_of
from pioche.server.table.state import Status, TableState
from pioche.store.rows import GameRow, ResultRow, TableRow


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
            state.match.edition,
            sheet.totals[side_of[number]],
            sheet.wins[side_of[number]],
            number in winners,
            state.status_since,
            sum(played.tally.caught[number] for played in state.rounds),
            max((played.tally.best_lay.get(number, 0) for played in state.rounds), default=0) or None,
        )
        for number, seat in enumerate(state.players)
    ]


def game_row(state: TableState) -> GameRow:
    """The finished match. Its link is random: whoever knows the table does not know it, and the other way round."""
    match = state.match
    assert match is not None
    moves = [len(played.actions) for played in state.rounds]
    options = match.game.printed.differences(match.edition, match.rules)
    return GameRow(
        state.table,
        state.matches,
        secrets.token_hex(8),
        match.edition,
        msgspec.json.encode(options).decode(),
        match.players,
        len(moves),
        sum(moves),
        max(moves, default=0),
        state.started_at,
        state.status_since,
    )
