"""Bugs to plant into the server, one of each kind: the simulation has to find every one of them.

Some are bugs that the simulation has found, as they were before they were fixed.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final
from unittest import mock

from msgspec import structs

from pioche.server.clock import Clock
from pioche.server.live import broadcast, history, live_tables, nats_bus, updates
from pioche.server.live.attendance import Attendance
from pioche.server.live.broadcast import Members
from pioche.server.live.list_saver import ListSaver
from pioche.server.live.live_table import LiveTable
from pioche.server.live.other_processes import OtherProcesses
from pioche.server.live.recent import Remembered
from pioche.server.live.sessions import Session
from pioche.server.live.table_lock import TableLock
from pioche.server.live.table_log import TableLog
from pioche.server.live.table_timers import TableTimers
from pioche.server.live.updates import Update
from pioche.server.log_output import Lines
from pioche.server.table import log_actions
from pioche.server.table import protocol as p
from pioche.server.table.match import TableMatch
from pioche.server.table.state import TableState
from pioche.server.table.views import table_view
from pioche.server.thinking.workers import Workers
from pioche.server.transport.conversation import Conversation
from pioche.store.entry import Entry
from pioche.store.log import GroupCommit, StoreAway

PLANTS: Final[dict[str, list[tuple[Any, str, Any]]]] = {}
"""By name: the places where the bug is put: owner, name of the function there, and the wrong function. Moves take a
short way where they can, without a coroutine (`act_at_once`, `append_then`): a bug of both ways has two places."""


def _plant(name: str, owner: Any, attribute: str) -> Callable[[Any], Any]:
    def put(function: Any) -> Any:
        PLANTS.setdefault(name, []).append((owner, attribute, function))
        return function

    return put


@contextmanager
def planted(name: str) -> Iterator[None]:
    """The server with this bug."""
    with ExitStack() as stack:
        for owner, attribute, function in PLANTS[name]:
            stack.enter_context(mock.patch.object(owner, attribute, function))
        yield


# Acknowledged = durable

_append_then = GroupCommit.append_then
_done = GroupCommit._done


@_plant("acknowledged before it is written", GroupCommit, "append_then")
def _early(self: GroupCommit, entry: Entry, done: Callable[[bool | StoreAway], None]) -> None:
    _append_then(self, entry, lambda _: None)
    asyncio.get_running_loop().call_soon(done, True)


@_plant("an error of the database counts as success", GroupCommit, "_done")
def _hopeful(self: GroupCommit, batch: Any, outcome: list[bool] | StoreAway) -> None:
    _done(self, batch, [True] * len(batch) if isinstance(outcome, StoreAway) else outcome)


# One history

_table_append: Any = TableLog.append
_table_append_then: Any = TableLog.append_then


@_plant("a taken seq is not noticed", GroupCommit, "_done")
def _taken(self: GroupCommit, batch: Any, outcome: list[bool] | StoreAway) -> None:
    _done(self, batch, outcome if isinstance(outcome, StoreAway) else [True] * len(outcome))


@_plant("an entry is written again after a conflict", TableLog, "append")
async def _again(self: TableLog, *arguments: Any) -> bool:
    return bool(await _table_append(self, *arguments) or await _table_append(self, *arguments))


@_plant("a move is written again after a conflict", TableLog, "append_then")
def _move_again(self: TableLog, *arguments: Any) -> None:
    *what, done = arguments

    async def again() -> None:
        await self.catch_up()
        _table_append_then(self, *what, done)

    def settled(made: bool) -> None:
        if made:
            done(True)
        else:
            asyncio.get_running_loop().create_task(again())

    _table_append_then(self, *what, settled)


@_plant("two append at once", TableLock, "enter_if_free")
def _always_free(_self: TableLock) -> bool:
    return True


# Nothing done twice


@_plant("retries are not recognised", TableLog, "done_before")
async def _forgetful(_self: TableLog, _key: str) -> None:
    return None


@_plant("retries are not recognised", TableLog, "surely_new")
def _always_new(_self: TableLog, _key: str) -> bool:
    return True


_opened = history.opened


@_plant("retries are not recognised after a restart", live_tables, "opened")
async def _opened_without_keys(*arguments: Any) -> Any:
    found = await _opened(*arguments)
    if found is not None:
        found[0].keys.clear()
    return found


@_plant("two devices bring one person back", LiveTable, "_welcome")
async def _welcome_twice(self: LiveTable, session: Session) -> None:
    if session.seat is not None:
        await self._log.enter(log_actions.Back(session.seat), session.seat)


# No seat sees more

_told = TableMatch.told
_json = TableMatch.json
_values = updates.values_of
_encoded = Update.encoded


@_plant("spectators are told what a seat is told", TableMatch, "told")
def _tell_everybody(self: TableMatch, happened: Any, seat: int | None) -> Any:
    return _told(self, happened, 0 if seat is None else seat)


@_plant("spectators are told what a seat is told", TableMatch, "json")
def _write_to_everybody(self: TableMatch, happened: Any, seat: int | None) -> bytes:
    return _json(self, happened, 0 if seat is None else seat)


@_plant("what one seat is told is told to all", TableMatch, "json_for_all")
def _tell_all(self: TableMatch, happened: Any) -> bytes:
    return _json(self, happened, 0)


@_plant("a seat is shown the next one's cards", broadcast, "values_of")
def _show_the_next(state: TableState, seat: int | None) -> Any:
    if seat is not None and state.seq % 7 == 0:
        return _values(state, (seat + 1) % len(state.seats))
    return _values(state, seat)


@_plant("a seat is sent the next one's update", Update, "encoded")
def _send_the_next(self: Update, seat: int | None, *known: Any) -> bytes:
    if seat is not None and self._state.seq % 7 == 0:
        return _encoded(self, (seat + 1) % len(self._state.seats), *known)
    return _encoded(self, seat, *known)


@_plant("who takes over a seat is told what it saw before", Remembered, "told")
def _tell_the_next(self: Remembered, _person: str, seat: int | None) -> Any:
    return self.news if self.match is None else [*self.news, *self.match.told(self.happened, seat)]


_shown = table_view


@_plant("the secret of a deal is told too early", broadcast, "table_view")
def _show_secret(state: TableState) -> p.TableView:
    shown = _shown(state)
    return structs.replace(shown, secret=state.rounds[-1].secret.hex()) if state.rounds else shown


# Every table goes on

_attempt = Workers._attempt
_wake = TableTimers._wake


@_plant("a timer is not set again after an error", TableTimers, "_wake")
def _wake_once(self: TableTimers, at: int) -> None:
    if not self._log.unsure:
        _wake(self, at)


@_plant("the clock may be set back", Clock, "__call__")
def _wall(_self: Clock) -> int:
    return time.time_ns() // 1_000_000


@_plant("nobody polls the database", OtherProcesses, "_look")
async def _never_look(_self: OtherProcesses, _codes: Any) -> None:
    pass


@_plant("a dead worker is waited for", Workers, "_attempt")
async def _wait_for_the_dead(self: Workers, work: Any) -> Any:
    try:
        return await _attempt(self, work)
    except Exception:  # noqa: BLE001 (that is the bug)
        await asyncio.sleep(1e6)


@_plant("log lines must be written", Lines, "warning")
def _write_or_fail(self: Lines, message: str) -> None:
    assert self._file is not None
    os.write(self._file, message.encode())


# Entries from the bus

_appended_there = OtherProcesses.appended


@_plant("an entry from the bus is applied although one is missing", OtherProcesses, "appended")
def _jump(self: OtherProcesses, entry: Entry) -> None:
    table = self._tables.get(entry.table)
    if table is not None and entry.seq > table.seq + 1:
        entry = entry._replace(seq=table.seq + 1)
    _appended_there(self, entry)


@_plant("an entry from the bus is applied twice", OtherProcesses, "appended")
def _twice(self: OtherProcesses, entry: Entry) -> None:
    table = self._tables.get(entry.table)
    if table is not None and entry.seq == table.seq:
        entry = entry._replace(seq=table.seq + 1)
    _appended_there(self, entry)


@_plant("a missing entry is not read from the database", OtherProcesses, "appended")
def _wait_for_more(self: OtherProcesses, entry: Entry) -> None:
    table = self._tables.get(entry.table)
    if table is not None and entry.seq > table.seq:
        table.follow(entry)


_plant("a state that spectators are ahead of is used", TableLog, "behind")(property(lambda _self: False))


_data = Members._data


@_plant("spectators at other processes are shown what a player sees", Members, "_data")
def _show_all(self: Members, update: Any, news: Any, happened: Any, seat: int | None) -> bytes:
    return _data(self, update, news, happened, 0 if seat is None else seat)


@_plant("what was said before a subscription is missed", OtherProcesses, "listening")
def _listen_too_late(_self: OtherProcesses, _codes: Any) -> None:
    pass


@_plant("a subscription is believed before the server knows of it", nats_bus, "_subscribed")
async def _subscribe_too_late(client: Any) -> None:
    await client.flush()


@_plant("other processes are told of an entry before it is durable", TableLog, "append_then")
def _tell_early(self: TableLog, accepted: Any, key: str, *rest: Any) -> None:
    self._appended(self._entry(accepted, key), None)
    _table_append_then(self, accepted, key, *rest)


_plant("a table is unloaded while somebody joins it", LiveTable, "in_use")(
    property(lambda self: bool(self.members.sessions))
)


@_plant("two processes fight about who is connected", Attendance, "hear_of")
def _hear_nothing(_self: Attendance, _entry: Entry, _action: Any) -> None:
    pass


@_plant("people at other processes count as lost", OtherProcesses, "is_elsewhere")
def _nowhere_else(_self: OtherProcesses, _code: str, _seat: int) -> bool:
    return False


_note = ListSaver._note


@_plant("lists are saved only once", ListSaver, "_note")
async def _note_once(self: ListSaver) -> None:
    self._hurry, before = True, self._hurry
    try:
        await _note(self)
    finally:
        self._hurry = before


_catch_up = TableLog.catch_up


@_plant("what was written although the database reported an error is not noted", TableLog, "catch_up")
async def _disown(self: TableLog) -> None:
    self._perhaps = ()
    await _catch_up(self)


@_plant("a slow reader is removed while all are told something", Members, "_tell_watchers")
def _tell_one_by_one(self: Members) -> None:
    self._watchers_due = False
    now = self._watchers_now()
    if now != self._watchers:
        self._watchers = now
        for session in self.sessions:
            session.tell(now)


_groups = Members._groups


@_plant("a slow reader is removed while all are told something", Members, "_groups")
def _group_lazily(self: Members) -> Any:
    def at(seat: int | None) -> Iterator[Session]:
        return (session for session in self.sessions if session.seat == seat)

    return [(seat, at(seat)) for seat, _ in _groups(self)]


@_plant("whoever waits for a table is not let in", TableLock, "leave")
def _leave_alone(self: TableLock) -> None:
    self.taken = False


_gone = Conversation.gone
_acted = Conversation._acted


@_plant("an intention is given up when its connection ends", Conversation, "gone")
def _give_up(self: Conversation) -> None:
    if self._task is not None:
        self._task.cancel()
    _gone(self)


@_plant("a move that does not succeed at once is forgotten", Conversation, "_acted")
def _forget_the_move(self: Conversation, act: p.Act, began: float, made: bool) -> None:
    if made:
        _acted(self, act, began, made)
    else:
        self._go_on()


@_plant("an answer is forgotten", LiveTable, "_refused")
def _refuse_nobody(self: LiveTable, refusal: Any, key: str) -> p.Refused:
    return p.refused(refusal, self.state.seq, key + "x")
