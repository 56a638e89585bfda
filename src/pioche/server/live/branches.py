"""What if: a new table that plays on from a position of a recorded game, against bots."""

from __future__ import annotations

from pioche.engine.refusal import Refusal
from pioche.server.clock import now_ms
from pioche.server.live.listing import row_of
from pioche.server.live.live_tables import LiveTables
from pioche.server.refusals import Code
from pioche.server.table import log_actions
from pioche.server.table.branching import branch_actions
from pioche.server.table.log_actions import Settings
from pioche.server.table.settings import checked_settings
from pioche.server.table.state import Broken, Status, TableState
from pioche.server.table_codes import fresh_code
from pioche.store import queries
from pioche.store.entry import Entry
from pioche.store.people import Person
from pioche.store.queries import Member


async def branch(live: LiveTables, settings: Settings, start: str, seat: int, level: str, me: Person) -> str | Refusal:
    """Create a table whose first round begins at a position, with a person in one seat and bots in the others.

    Its log is written before anybody has opened it, so nothing else happens there meanwhile. Returns its code.
    """
    checked = checked_settings(settings)
    if isinstance(checked, Refusal):
        return checked
    if not 0 <= seat < checked.players:
        return Code.NO_SEAT.refusal()
    most = live.config.tables_per_person
    mine = await queries.tables_of(live.store, me.person_id, most)
    if sum(row.status != Status.OVER.value for row in mine) >= most:
        return Code.TOO_MANY.refusal(most=most)
    code, at = fresh_code(), now_ms()
    state = TableState(code)
    made = branch_actions(checked, start, seat, level, me.person_id, me.name, me.face)
    for seq, (who, action) in enumerate(made, 1):
        entry = Entry(code, seq, at, who, log_actions.text_of(action))
        state.apply(entry)
        if not await live.store.log.append(entry):
            raise Broken("a code was made twice")
    await queries.note(live.store, [row_of(state)], [Member(me.person_id, code, at)])
    return code
