"""Matches that can be shown again: the current or last one of a table from memory, earlier ones from its log."""

from __future__ import annotations

from pioche.engine.refusal import refuse
from pioche.server.live.earlier import state_in_match
from pioche.server.live.listing import game_row
from pioche.server.live.live_tables import LiveTables
from pioche.server.refusals import Code
from pioche.server.replays.recordings import Recording, for_strangers, of_table, own_seat, seats_of
from pioche.server.table.state import Status, TableState
from pioche.store import games


async def found(
    live: LiveTables, code: str, match: int | None, person: str | None
) -> tuple[Recording, int | None, str]:
    """A match by the code of its table, for those who played it: the recording, their seat, and its link if it is over.

    Everybody else needs the link; whether there is such a table is not told.
    """
    state = await state_in_match(await live.table(code), live.store.log, match)
    seat = None if state is None else own_seat(state, person)
    if state is None or seat is None:
        raise refuse(Code.NO_REPLAY.key)
    return of_table(state, person), seat, await _link(live, state)


async def found_by_link(live: LiveTables, link: str, person: str | None) -> tuple[Recording, int | None, str]:
    """A finished match by its link; strangers see the names of those who have allowed it."""
    await live.lists.current()
    row = await games.by_link(live.store, link)
    state = None if row is None else await state_in_match(await live.table(row.table_id), live.store.log, row.match)
    if state is None or state.status is not Status.OVER:
        raise refuse(Code.NO_REPLAY.key)
    seat = own_seat(state, person)
    made = of_table(state, person)
    if seat is None:
        people = [each.person or each.left for each in seats_of(state)]
        allowed = await games.named(live.store, [each for each in people if each is not None])
        made = for_strangers(made, [each in allowed for each in people], link)
    return made, seat, link


async def _link(live: LiveTables, state: TableState) -> str:
    """The link of a finished match; empty while it is played, and for one that was abandoned."""
    if state.status is not Status.OVER or state.abandoned:
        return ""
    await live.lists.current()
    known = await games.link_of(live.store, state.table, state.matches)
    if known is None:  # finished in an older version
        await games.save(live.store, [game_row(state)])
        known = await games.link_of(live.store, state.table, state.matches)
    return known or ""
