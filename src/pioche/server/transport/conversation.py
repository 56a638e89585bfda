"""What a person and a table say to each other over one connection: hello first, then messages, in their order.

Nearly every message is handled at once, where it is read. What has to wait (for the database, or for others who race)
becomes a task, and what comes meanwhile waits for it.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Coroutine
from functools import partial
from typing import Final, Protocol

import structlog

from pioche.server import metrics
from pioche.server.config import Config
from pioche.server.live.live_table import LiveTable
from pioche.server.live.questions import SessionQuestions
from pioche.server.live.sessions import OFFENDED, SLOW, UNWELCOME, Session
from pioche.server.rate_limit import Bucket
from pioche.server.refusals import Code
from pioche.server.table import protocol as p
from pioche.store.log import StoreAway

logger: Final = structlog.get_logger("pioche.ws")
HELLO_SECONDS: Final = 10.0
MOST_OFFENCES: Final = 50  # consecutive messages that are unreadable or exceed the rate limit
MOST_UNREAD: Final = 8  # messages; then reading is paused (backpressure)
# Close codes
UNSPOKEN: Final = 4400  # our own
RESTARTING: Final = 1012
MISTAKE: Final = 1011


class Peer(Protocol):
    """The connection of a conversation: a WebSocket, or a port within one program."""

    def close(self, code: int) -> None: ...

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class TableServer(Protocol):
    """What serves the tables that conversations are about."""

    config: Config
    sessions: dict[Session, float]  # and when each was last heard from

    async def table(self, code: str) -> LiveTable | None: ...

    def questions(self, session: Session, table: LiveTable, now: float) -> SessionQuestions: ...


class Conversation:
    """One person at one table, over one connection."""

    __slots__ = (
        "_asking",
        "_bucket",
        "_code",
        "_connection",
        "_ended",
        "_joined",
        "_offences",
        "_paused",
        "_server",
        "_table",
        "_task",
        "_unread",
        "_waiting_for_hello",
        "session",
    )

    def __init__(self, server: TableServer, connection: Peer, session: Session, code: str) -> None:
        self.session: Final = session
        self._server = server
        self._connection = connection
        self._code = code
        self._table: LiveTable | None = None
        self._asking: SessionQuestions | None = None  # only those who ask need one
        config = server.config
        self._bucket = Bucket(config.message_rate, config.message_burst, time.monotonic())
        self._offences = 0
        self._unread: deque[str | bytes | p.Act] | None = None  # None: nothing has waited yet
        self._paused = False
        self._task: asyncio.Task[None] | None = None
        self._waiting_for_hello: asyncio.TimerHandle | None = None
        self._ended = False
        self._joined = False
        session.on_close = self._close

    # Beginning and end

    def opened(self) -> None:
        metrics.CONNECTIONS.inc()
        loop = asyncio.get_running_loop()
        self._waiting_for_hello = loop.call_later(HELLO_SECONDS, self._end, UNSPOKEN)

    def writable(self) -> None:
        self.session.flush()

    def _close(self) -> None:
        """The session has been closed, for a reason that it knows."""
        self._end(self.session.close_code or RESTARTING)

    def _end(self, code: int) -> None:
        """Close the connection."""
        if code == SLOW:
            metrics.SLOW.inc()
        self._connection.close(code)

    def gone(self) -> None:
        """Leave the table: the connection has ended, or is about to."""
        if self._ended:
            return
        self._ended = True
        self.session.closed = True
        if self._waiting_for_hello is not None:
            self._waiting_for_hello.cancel()
        if self._task is not None and not self._joined:
            self._task.cancel()
        if self._asking is not None:
            self._asking.close()
        metrics.CONNECTIONS.dec()
        self._server.sessions.pop(self.session, None)
        if self._table is not None:
            self._table.leave(self.session)
        self._finish()

    # Messages, in their order

    def heard(self, message: str | bytes) -> None:
        if self._task is None:
            self._hear(message)
            return
        if self._unread is None:
            self._unread = deque()
        self._unread.append(message)
        if len(self._unread) >= MOST_UNREAD and not self._paused:
            self._paused = True
            self._connection.pause_reading()

    def _hear(self, message: str | bytes) -> None:
        if self._table is None:
            self._greet(message)
        else:
            self._listen(message, self._table)

    def _run(self, work: Coroutine[None, None, None]) -> None:
        """Handle a message in a task; the next ones wait for it."""
        self._task = asyncio.get_running_loop().create_task(work)
        self._task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._task = None
        error = None if task.cancelled() else task.exception()
        if self._ended:
            self._finish()
            return
        if isinstance(error, StoreAway):
            self.session.tell(p.Bye(Code.STORE_AWAY.key, again=True))
            self._end(RESTARTING)
        elif error is not None:
            logger.error("connection failed", kind=type(error).__name__)
            self._end(MISTAKE)
        else:
            self._go_on()

    def _go_on(self) -> None:
        """Handle what has come meanwhile."""
        while self._unread and self._task is None and not self._ended:
            waited = self._unread.popleft()
            if isinstance(waited, p.Act):
                self._run(self._intend(waited, time.monotonic()))
            else:
                self._hear(waited)
        if self._paused and not self._unread and not self._ended:
            self._paused = False
            self._connection.resume_reading()

    def _finish(self) -> None:
        """Carry out what was read before the connection ended: whoever leaves closes the page at once."""
        while self._joined and self._unread and self._task is None:
            waited = self._unread.popleft()
            try:
                message = waited if isinstance(waited, p.Act) else p.decode(waited)
            except ValueError:
                continue
            if isinstance(message, p.Intention):
                self._run(self._intend(message, time.monotonic()))

    # Hello

    def _greet(self, message: str | bytes) -> None:
        """The first message has to be a valid `hello`."""
        try:
            hello = p.decode(message)
        except ValueError:
            hello = None
        if not isinstance(hello, p.Hello):
            self.session.tell(p.refused(Code.HELLO_FIRST.refusal(), 0))
            self._end(UNSPOKEN)
        elif hello.protocol != p.VERSION:
            self.session.tell(p.refused(Code.PROTOCOL.refusal(spoken=p.VERSION), 0))
            self._end(UNSPOKEN)
        else:
            if self._waiting_for_hello is not None:
                self._waiting_for_hello.cancel()
                self._waiting_for_hello = None
            self._run(self._join(hello.seq))

    async def _join(self, seq: int | None) -> None:
        table = await self._server.table(self._code)
        refused = self._unwelcome(table)
        if refused is not None or table is None:
            self.session.tell(p.Bye((refused or Code.NO_TABLE).key, again=False))
            self._end(UNWELCOME)
            return
        self._table = table
        self._server.sessions[self.session] = time.monotonic()
        await table.join(self.session, seq)
        self._joined = True
        self.session.ping(time.monotonic())

    def _unwelcome(self, table: LiveTable | None) -> Code | None:
        """Why this person may not come to the table; None if they may."""
        if table is None:
            return Code.NO_TABLE
        state = table.state
        before = state.status.value in ("open", "over")
        welcome = before or state.settings.watch or state.seat_of(self.session.person) is not None
        return None if welcome else Code.NO_WATCHING

    # All other messages

    def _listen(self, data: str | bytes, table: LiveTable) -> None:
        metrics.MESSAGES.inc()
        now = time.monotonic()
        self._server.sessions[self.session] = now
        message: p.FromClient | None
        try:
            message = p.decode(data)
        except ValueError:
            message = None
        if message is not None and self._bucket.take(now):
            self._offences = 0
            self._handle(message, table, now)
            return
        self._offences += 1
        if message is None and self._bucket.take(now):
            metrics.REFUSED.inc()
            self.session.tell(p.refused(Code.UNREADABLE.refusal(), table.seq))
        else:
            key = getattr(message, "key", None)
            self.session.tell(p.refused(Code.TOO_FAST.refusal(), table.seq, key))
        if self._offences > MOST_OFFENCES:
            self.session.tell(p.Bye(Code.TOO_FAST.key, again=False))
            self._end(OFFENDED)

    def _handle(self, message: p.FromClient, table: LiveTable, now: float) -> None:
        match message:
            case p.Act():
                if not table.act_at_once(self.session, message, partial(self._acted, message, now)):
                    self._run(self._intend(message, now))
            case p.Pong(n=n):
                self.session.pong(n, now)
            case p.Resync() | p.CheckDraft() | p.AskHint() | p.AskWhy() if table.behind:
                self._run(self._once_current(message, table, now))
            case p.Resync(seq=seq):
                table.members.send_state(self.session, seq)
            case p.CheckDraft() | p.AskHint() | p.AskWhy():
                if self._asking is None:
                    self._asking = self._server.questions(self.session, table, now)
                self._asking.ask(message, now)
            case p.Hello():
                self.session.tell(p.refused(Code.UNREADABLE.refusal(), table.seq))
            case _:
                self._run(self._intend(message, now))

    async def _once_current(self, message: p.FromClient, table: LiveTable, now: float) -> None:
        await table.catch_up()
        self._handle(message, table, now)

    async def _intend(self, intention: p.Intention, began: float) -> None:
        assert self._table is not None
        await self._table.intend(self.session, intention)
        metrics.ANSWERED.observe(time.monotonic() - began)

    def _acted(self, act: p.Act, began: float, made: bool) -> None:
        """A move was made at once; or it was not, and takes the long way, before whatever waits."""
        if made:
            metrics.ANSWERED.observe(time.monotonic() - began)
        elif not self._ended:
            self._unread = self._unread or deque()
            self._unread.appendleft(act)
            self._go_on()
