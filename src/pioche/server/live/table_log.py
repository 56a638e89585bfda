"""The log of a table, as the process that serves it sees it: the single path by which it grows.

An entry is appended, and applied only when the database has confirmed it. If another process was first, its entries are
applied instead, and whoever wanted to append has to look at the new state.
"""

from __future__ import annotations

from collections.abc import Callable
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


class TableLog:
    """Appends entries and applies them. Everything that appends holds `lock`.

    `taken` is called after an entry has been applied and told to the members, `appended` when it was ours.
    """

    def __init__(
        self,
        state: TableState,
        members: Members,
        context: TableContext,
        taken: Callable[[Entry, LogAction | str], None],
        appended: Callable[[Entry], None],
    ) -> None:
        self.lock: Final = TableLock()
        self.unsure = False  # whether the log may hold entries that are not applied yet
        self._perhaps: tuple[Entry, ...] = ()  # entries of ours of which it is unknown whether they were written
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
        try:
            fresh = await self._context.log.append(entry)
        except BaseException:  # also when whoever waits is cancelled: it may still be written
            self.unsure = True
            self._perhaps = (*self._perhaps, entry)
            raise
        if not fresh:
            await self.catch_up()
            return False
        self._take_own(entry, mover, name)
        return True

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
        self._take(entry, mover, name)
        self._appended(entry)

    def _take(self, entry: Entry, mover: Session | None = None, name: str | None = None) -> None:
        action, happened = self._state.apply(entry)
        self._remember_context()
        self._members.broadcast(action, happened, mover, name)
        self._taken(entry, action)

    def follow(self, entry: Entry) -> None:
        """Apply the next entry, which another process has appended."""
        self._keep_up(entry.at)
        self._take(entry)

    async def catch_up(self) -> None:
        """Apply the entries that other processes have appended, or this one without knowing it."""
        for entry in await self._context.log.read(self._state.table, self._state.seq):
            if entry in self._perhaps:
                self._take_own(entry, None, None)
            else:
                self.follow(entry)
        if self._perhaps:
            self._perhaps = tuple(entry for entry in self._perhaps if entry.seq > self._state.seq)
        self.unsure = False

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
