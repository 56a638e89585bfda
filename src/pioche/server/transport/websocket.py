"""The WebSocket of a table: /ws/CODE. One connection, one table, one person."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import structlog

from pioche.server import metrics
from pioche.server.identity import Identities, token_in
from pioche.server.live.live_table import Table
from pioche.server.live.live_tables import LiveTables
from pioche.server.live.questions import SessionQuestions
from pioche.server.live.sessions import SLOW, UNWELCOME, Session
from pioche.server.rate_limit import Bucket, Rates
from pioche.server.refusals import Code
from pioche.server.table import protocol as p
from pioche.server.transport.clients import Hosts
from pioche.server.transport.connections import Connections, reset
from pioche.server.transport.fast_websocket import EXTENSION, OFFENDED, FastWebSocketProtocol
from pioche.server.transport.guard import Receive, Scope, Send, address_of, header, origin_fits
from pioche.store.log import StoreAway

logger: Final = structlog.get_logger("pioche.ws")
Pull = Callable[[], Awaitable[str | bytes | None]]
"""Returns the next message; None when the connection is gone."""
HELLO_SECONDS: Final = 10.0
MOST_OFFENCES: Final = 50  # consecutive messages that are unreadable or exceed the rate limit
# Our own close codes
UNSPOKEN: Final = 4400
RESTARTING: Final = 1012


class Sockets:
    """All WebSocket connections of this process."""

    def __init__(self, live: LiveTables, identities: Identities, connections: Connections) -> None:
        self._live = live
        self._identities = identities
        self._config = live.config
        self._connections = connections
        self._hosts = Hosts(live.config)
        self._rates = Rates(live.config.request_rate, live.config.request_burst)  # for handshakes
        self.sessions: dict[Session, float] = {}  # and when each was last heard from
        self._pings: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._pings = asyncio.get_running_loop().create_task(self._ping())

    async def close(self) -> None:
        """Tell all clients to reconnect, and close their connections."""
        if self._pings is not None:
            self._pings.cancel()
        for session in list(self.sessions):
            session.tell(p.Bye(Code.DRAINING.key, again=True))
            session.close(RESTARTING)
        for _ in range(100):
            if not self.sessions:
                break
            await asyncio.sleep(0.02)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        protocol: FastWebSocketProtocol = scope["extensions"][EXTENSION]
        code = str(scope["path"]).removeprefix("/ws/")
        address = address_of(scope)
        person = None
        # Counted before the first await, or many simultaneous connections would all be admitted.
        if (
            self._rates.take(address)
            and str(scope["path"]).startswith("/ws/")
            and not self._live.draining
            and self._hosts.accepts(header(scope["headers"], b"host"))
            and origin_fits(scope["headers"], self._config)
            and protocol.enter(address, self._config.connections_per_address)
        ):
            with contextlib.suppress(StoreAway):
                person = await self._identities.recognise(token_in(scope["headers"]))
        if person is None:
            await send({"type": "websocket.close", "code": 1008})
            return
        metrics.CONNECTIONS.inc()
        try:
            await send({"type": "websocket.accept"})
            queue = self._config.connection_queue
            push = protocol.push
            session = Session(person.person_id, person.name, send, queue, push, address)  # type: ignore[arg-type]
            await self._serve(session, code, protocol, send)
        finally:
            metrics.CONNECTIONS.dec()

    async def _serve(self, session: Session, code: str, protocol: FastWebSocketProtocol, send: Send) -> None:
        task = asyncio.current_task()
        assert task is not None
        session.on_close = partial(_cancel, task)
        table: Table | None = None
        close: int | None = None
        try:
            hello = await self._hello(session, protocol.pull)
            if hello is None:
                close = UNSPOKEN
            else:
                table = await self._admit(session, code)
                if table is None:
                    close = UNWELCOME
                else:
                    self.sessions[session] = time.monotonic()
                    await table.join(session, hello.seq)
                    session.ping(time.monotonic())
                    close = await self._listen(session, table, protocol.pull)
        except StoreAway:
            session.tell(p.Bye(Code.STORE_AWAY.key, again=True))
            close = RESTARTING
        except asyncio.CancelledError:
            if session.close_code is None:
                raise
            task.uncancel()
            close = session.close_code
        finally:
            self.sessions.pop(session, None)
            session.closed = True
            if table is not None:
                table.leave(session)
        if close == SLOW:
            metrics.SLOW.inc()
        if close is not None:
            try:
                async with asyncio.timeout(1):
                    await asyncio.sleep(0)  # a writer that was just created sends its message before the close frame
                    await send({"type": "websocket.close", "code": close})
            except Exception:  # noqa: BLE001 (the connection is gone or blocked: nobody to tell)
                reset(protocol.transport)

    async def _hello(self, session: Session, pull: Pull) -> p.Hello | None:
        """The first message; None when it does not come in time or is not a valid `hello`."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                data = await pull()
        except TimeoutError:
            return None
        if data is None:
            return None
        try:
            hello = p.decode(data)
        except ValueError:
            hello = None
        if not isinstance(hello, p.Hello):
            session.tell(p.refused(Code.HELLO_FIRST.refusal(), 0))
            return None
        if hello.protocol != p.VERSION:
            session.tell(p.refused(Code.PROTOCOL.refusal(spoken=p.VERSION), 0))
            return None
        return hello

    async def _admit(self, session: Session, code: str) -> Table | None:
        table = await self._live.table(code)
        refused = Code.NO_TABLE
        if table is not None:
            state = table.state
            before = state.status.value in ("open", "over")
            if before or state.settings.watch or state.seat_of(session.person) is not None:
                return table
            refused = Code.NO_WATCHING
        session.tell(p.Bye(refused.key, again=False))
        return None

    async def _listen(self, session: Session, table: Table, pull: Pull) -> int | None:
        """Handle messages until the connection ends; the code to close it with, None if it has ended by itself."""
        bucket = Bucket(self._config.message_rate, self._config.message_burst, time.monotonic())
        asking = SessionQuestions(session, table.state, self._live.workers, self._config, time.monotonic())
        try:
            return await self._converse(session, table, pull, bucket, asking)
        finally:
            asking.close()

    async def _converse(
        self, session: Session, table: Table, pull: Pull, bucket: Bucket, asking: SessionQuestions
    ) -> int | None:
        offences = 0
        while True:
            data = await pull()
            if data is None:
                return None
            metrics.MESSAGES.inc()
            now = time.monotonic()
            self.sessions[session] = now
            message: p.FromClient | None = None
            with contextlib.suppress(ValueError):
                message = p.decode(data)
            if not bucket.take(now):
                offences += 1
                key = getattr(message, "key", None)
                session.tell(p.refused(Code.TOO_FAST.refusal(), table.state.seq, key))
            elif message is None:
                offences += 1
                metrics.REFUSED.inc()
                session.tell(p.refused(Code.UNREADABLE.refusal(), table.state.seq))
            else:
                offences = 0
                await self._hear(session, table, message, now, asking)
            if offences > MOST_OFFENCES:
                session.tell(p.Bye(Code.TOO_FAST.key, again=False))
                return OFFENDED

    async def _hear(
        self, session: Session, table: Table, message: p.FromClient, now: float, asking: SessionQuestions
    ) -> None:
        match message:
            case p.Pong(n=n):
                session.pong(n, now)
            case p.Resync(seq=seq):
                table.members.send_state(session, seq)
            case p.CheckDraft() | p.AskHint():
                asking.ask(message, now)
            case p.Hello():
                session.tell(p.refused(Code.UNREADABLE.refusal(), table.state.seq))
            case _:
                await table.intend(session, message)
                metrics.ANSWERED.observe(time.monotonic() - now)

    async def _ping(self) -> None:
        """Measure round-trip times, and close connections that are not heard from any more."""
        while True:
            await asyncio.sleep(self._config.ping_every)
            now = time.monotonic()
            for number, (session, heard) in enumerate(list(self.sessions.items())):
                if now - heard > 3 * self._config.ping_every:
                    session.close(RESTARTING)
                else:
                    session.ping(time.monotonic())
                if number % 200 == 199:
                    await asyncio.sleep(0.01)


def _cancel(task: asyncio.Task[object]) -> None:
    task.cancel()
