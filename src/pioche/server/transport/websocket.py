"""The WebSockets of all tables: /ws/CODE. One connection, one table, one person."""

from __future__ import annotations

import asyncio
import contextlib
import time

from pioche.server.identity import Identities, token_in
from pioche.server.live.live_table import LiveTable
from pioche.server.live.live_tables import LiveTables
from pioche.server.live.questions import SessionQuestions
from pioche.server.live.sessions import Session
from pioche.server.rate_limit import Rates
from pioche.server.refusals import Code
from pioche.server.security_events import Event, note
from pioche.server.table import protocol as p
from pioche.server.transport.clients import Hosts
from pioche.server.transport.connection import Connection
from pioche.server.transport.connections import Connections
from pioche.server.transport.conversation import RESTARTING, Conversation
from pioche.server.transport.guard import Scope, address_of, header, origin_fits
from pioche.server.transport.upgrade import Upgrade
from pioche.store.log import StoreAway

CLOSING_SECONDS = 2.0


class Sockets:
    """All WebSocket connections of this process."""

    def __init__(self, live: LiveTables, identities: Identities, connections: Connections) -> None:
        self.config = live.config
        self.sessions: dict[Session, float] = {}  # and when each was last heard from
        self._live = live
        self._identities = identities
        self._connections = connections
        self._hosts = Hosts(live.config)
        self._rates = Rates(live.config.request_rate, live.config.request_burst)  # for handshakes
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
        for connection in self._sockets():
            connection.close(RESTARTING)  # those that have not said hello
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                while self._sockets():
                    await asyncio.sleep(0.02)

    def _sockets(self) -> list[Connection]:
        return [each for each in self._connections if isinstance(each, Connection)]

    async def admit(self, scope: Scope, upgrade: Upgrade) -> Connection | None:
        """The connection for a request; None if it is refused."""
        address = address_of(scope)
        path = str(scope["path"])
        # Counted before the first await, or many simultaneous connections would all be admitted.
        event = None
        if not self._rates.take(address):
            event = Event.FLOOD
        elif not self._hosts.accepts(header(scope["headers"], b"host")):
            event = Event.HOST
        elif not origin_fits(scope["headers"], self.config):
            event = Event.ORIGIN
        elif not path.startswith("/ws/") or self._live.draining:
            return None
        elif not upgrade.count(address, self.config.connections_per_address):
            event = Event.FLOOD
        if event is not None:
            note(event)
            return None
        person = None
        with contextlib.suppress(StoreAway):
            person = await self._identities.recognise(token_in(scope["headers"]))
            if person is None:
                note(Event.NO_TOKEN)
        if person is None or self._live.draining:
            return None
        note(Event.RECOGNISED)
        connection = Connection(self._connections, address)
        session = Session(person.person_id, person.name, connection.push, self.config.connection_queue, address)
        session.face = person.face
        connection.talk = Conversation(self, connection, session, path.removeprefix("/ws/"))
        return connection

    # Called by conversations

    async def table(self, code: str) -> LiveTable | None:
        return await self._live.table(code)

    def questions(self, session: Session, table: LiveTable, now: float) -> SessionQuestions:
        return SessionQuestions(session, table.state, self._live.workers, self.config, now)

    async def _ping(self) -> None:
        """Measure round-trip times, and close connections that are not heard from any more."""
        while True:
            await asyncio.sleep(self.config.ping_every)
            now = time.monotonic()
            for number, (session, heard) in enumerate(list(self.sessions.items())):
                if now - heard > 3 * self.config.ping_every:
                    session.close(RESTARTING)
                else:
                    session.ping(time.monotonic())
                if number % 200 == 199:
                    await asyncio.sleep(0.01)
