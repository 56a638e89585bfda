"""The log of a table, as the process that serves it sees it: the single path by which it grows.

An entry is appended, and applied only when the database has confirmed it. If another process was first, its entries are
applied instead, and whoever wanted to append has to look at the new state.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Final

from pioche.server.live.broadcast import Members
from pioche.server.live.sessions import Session
from pioche.server.live.table_context import TableContext
from pioche.server.live.table_lock import TableLock
from pioche.server.table import log_actions
from pioche.server.table import protocol as p
from pioche.server.table.intentions import Accepted
from pioche.server.table.log_actions import LogAction
from pioche.server.table.state import Status, TableState
from pioche.store.entry import Entry
from pioche.store.log import StoreAway

ATTEMPTS: Final = 100  # to append an entry while other processes are faster
CONTEXTS: Final = 32  # seqs whose decision context is remembered
APPLIED_AT_ONCE: Final = 200  # entries; then other events have their turn


class TableLog:
    """Appends entries and applies them. Everything that appends holds `lock`.

    `taken` is called after entries have been applied and told to the members, `appended` when it was ours, with what
    spectators are sent of it if people watch at another process.

    Where people only watch, they are sent what the process of the players has prepared for them. These entries are not
    applied: when somebody needs the state, they are read from the database (`behind`, `catch_up`).
    """

    def __init__(
        self,
        state: TableState,
        members: Members,
        context: TableContext,
        taken: Callable[[Sequence[tuple[Entry, LogAction | str]]], None],
        appended: Callable[[Entry, bytes | None], None],
    ) -> None:
        self.lock: Final = TableLock()
        self.unsure = False  # whether the log may hold entries that are not applied yet
        self._perhaps: tuple[Entry, ...] = ()  # entries of ours of which it is unknown whether they were written
        self._settling: asyncio.Task[None] | None = None  # applies what was written after its author had left
        self._passed_on = 0  # the seq of the last entry that was passed on to spectators
        self._state = state
        self._members = members
        self._context = context
        self._taken = taken
        self._appended = appended
        self._ahead = 0  # milliseconds by which the log is ahead of this machine's clock
        # The decision context at the last few seqs, to recognise stale moves.
        self._contexts: dict[int, tuple[int, tuple[object, ...]]] = {}
        self._keep_up(state.at)

    # Time

    def now(self) -> int:
        """The table's time: never before its last entry. Another machine may have written that entry, or this one while
        its clock was wrong; timers relative to it would otherwise fire much later."""
        return self._context.now() + self._ahead

    def _keep_up(self, at: int) -> None:
        """Before an entry of another process is applied: timers are set when it is. Our own are never ahead."""
        self._ahead = max(self._ahead, at - self._context.now())

    # Appending

    async def enter(self, action: LogAction | str, seat: int | None, mark: str | None = None) -> bool:
        """Append an entry of the server itself."""
        return await self.append(Accepted(action, seat), mark)

    async def append(
        self, accepted: Accepted, key: str | None, mover: Session | None = None, name: str | None = None
    ) -> bool:
        """Append and apply an entry; False when another process was first, whose entries have then been applied."""
        entry = self._entry(accepted, key)
        writing = asyncio.ensure_future(self._context.log.append(entry))
        try:
            fresh = await asyncio.shield(writing)
        except BaseException as error:
            self.unsure = True
            self._perhaps = (*self._perhaps, entry)
            if isinstance(error, asyncio.CancelledError):  # whoever waited has left; it is written all the same
                self._settling = asyncio.get_running_loop().create_task(self._settle(writing, self._settling))
            raise
        if not fresh:
            await self.catch_up()
            return False
        self._take_own(entry, mover, name)
        return True

    async def _settle(self, writing: asyncio.Future[bool], before: asyncio.Task[None] | None) -> None:
        """Apply an entry that was written after its author had left."""
        if before is not None:
            await before
        with contextlib.suppress(StoreAway):  # then it is found later, as `unsure` says
            await writing
            async with self.lock:
                if self.unsure:
                    await self.catch_up()

    def append_then(
        self, accepted: Accepted, key: str, mover: Session, name: str, done: Callable[[bool], None]
    ) -> None:
        """The same without a coroutine; `done` is called with False when the long way has to be taken."""
        entry = self._entry(accepted, key)

        def settled(outcome: bool | StoreAway) -> None:
            self.unsure = True  # unless everything goes well
            try:
                if outcome is True:
                    self._take_own(entry, mover, name)
                    self.unsure = False
                elif outcome is not False:
                    self._perhaps = (*self._perhaps, entry)
            finally:
                done(not self.unsure)

        self._context.log.append_then(entry, settled)

    def _entry(self, accepted: Accepted, key: str | None) -> Entry:
        state = self._state
        action = accepted.action
        text = action if isinstance(action, str) else log_actions.text_of(action)
        return Entry(state.table, state.seq + 1, max(self.now(), state.at), accepted.seat, text, key)

    def _take_own(self, entry: Entry, mover: Session | None, name: str | None) -> None:
        watched = not self._context.alone and self._context.watched(entry.table)
        self._appended(entry, self._take(entry, mover, name, show=watched))

    def _take(
        self, entry: Entry, mover: Session | None = None, name: str | None = None, *, show: bool = False
    ) -> bytes | None:
        action, happened = self._state.apply(entry)
        self._remember_context()
        shown = self._members.broadcast(action, happened, mover, name, show=show)
        self._taken(((entry, action),))
        return shown

    # What other processes have appended

    @property
    def seq(self) -> int:
        """The seq that everybody here has been told of."""
        return max(self._passed_on, self._state.seq)

    @property
    def behind(self) -> bool:
        """Have people here been told of entries that are not applied?"""
        return self._passed_on > self._state.seq

    def pass_on(self, seq: int, shown: bytes) -> bool:
        """Send spectators what another process has prepared for them of the next entry, which it has appended. False:
        it is not the next one, or there are others than spectators, or entries of our own."""
        if seq != self.seq + 1 or self.lock.taken or (self.unsure and (self._perhaps or not self.behind)):
            return False
        if not self._members.only_watched:
            return False
        self._passed_on = seq
        self.unsure = True
        self._members.pass_on(shown)
        return True

    def follow(self, entry: Entry) -> None:
        """Apply the next entry, which another process has appended."""
        self._keep_up(entry.at)
        self._take(entry)

    async def catch_up(self) -> None:
        """Apply the entries that other processes have appended, or this one without knowing it."""
        found = await self._context.log.read(self._state.table, self._state.seq)
        told = max(0, min(self._passed_on - self._state.seq, len(found)))
        if told:
            await self._apply_told(found[:told])
        for entry in found[told:]:
            if entry in self._perhaps:
                self._take_own(entry, None, None)
            else:
                self.follow(entry)
        if self._perhaps:
            self._perhaps = tuple(entry for entry in self._perhaps if entry.seq > self._state.seq)
        self.unsure = self.behind

    async def _apply_told(self, entries: Sequence[Entry]) -> None:
        """Apply entries that people here have been told of."""
        taken: list[tuple[Entry, LogAction | str]] = []
        for entry in entries:
            action, happened = self._state.apply(entry)
            self._members.note(action, happened)
            taken.append((entry, action))
            if len(taken) % APPLIED_AT_ONCE == 0:
                await asyncio.sleep(0)
        self._keep_up(entries[-1].at)
        self._remember_context()
        self._members.noted()
        self._taken(taken)

    # Intentions that come again, and moves that come too late

    async def done_before(self, key: str) -> int | None:
        """The seq of an intention that was carried out before; old ones are looked up in the log."""
        state = self._state
        before = state.keys.get(key)
        if before is None and state.keys_from > 1:
            older = await self._context.log.keys(state.table, state.keys_from)
            state.older_keys.update(map(hash, older))
            state.keys_from = 1
        if before is None and hash(key) in state.older_keys:
            before = await self._context.log.seq_of(state.table, key)
        return before

    def surely_new(self, key: str) -> bool:
        """Is it certain without a question to the database that an intention was not carried out before?"""
        state = self._state
        return state.keys_from <= 1 and key not in state.keys and hash(key) not in state.older_keys

    def stale(self, act: p.Act, seat: int) -> bool:
        """Has the position changed since the player on turn decided? Races are settled by the rules."""
        state = self._state
        match = state.match
        if match is None or act.seq >= state.seq or match.turn() != seat:
            return False
        known = self._contexts.get(act.seq)
        return known != (len(state.rounds), match.round.decision())

    def _remember_context(self) -> None:
        state = self._state
        match = state.match
        if match is not None and state.status is Status.PLAYING:
            self._contexts[state.seq] = (len(state.rounds), match.round.decision())
            self._contexts.pop(state.seq - CONTEXTS, None)
