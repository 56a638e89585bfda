"""A simulated server process: the server's own tables and sockets on simulated edges. It can be killed at any await."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from pioche.server.clock import Clock
from pioche.server.config import Config
from pioche.server.live.bus import make_bus
from pioche.server.live.live_tables import LiveTables
from pioche.server.live.sessions import Session
from pioche.server.table.own_bots import OwnBot
from pioche.server.transport.connection import Connection as ServerConnection
from pioche.server.transport.connections import Connections, count
from pioche.server.transport.conversation import Conversation
from pioche.server.transport.websocket import Sockets
from pioche.store.entry import Entry
from pioche.store.store import Store
from tests.simulation.connection import Connection
from tests.simulation.database import SimulatedStore
from tests.simulation.loop import Domain
from tests.simulation.thinking import OWN_BOT

if TYPE_CHECKING:
    from pathlib import Path

    from tests.simulation.client import Client
    from tests.simulation.world import World

KEY = b"the key of this installation"


class ServerProcess:
    """A process that is started, killed and started again."""

    def __init__(self, world: World, name: str, config: Config) -> None:
        self.name = name
        self.up = False
        self.starts = 0
        self.wall = 0.0  # of the machine, so it survives the process
        self.domain: Domain | None = None
        self.live: LiveTables | None = None
        self.connections: list[Connection] = []
        self._sockets: Sockets | None = None
        self._books: Connections | None = None
        self._world = world
        self._config = config

    def start(self) -> None:
        if self.domain is None:
            self.starts += 1
            self.domain = self._world.loop.domain(self.name)
            self.domain.wall = self.wall
            self._world.loop.spawn(self.domain, self._boot(self.domain))

    async def _boot(self, domain: Domain) -> None:
        store = cast(Store, SimulatedStore(self._world.database, domain))
        bus = make_bus(self._config, "simulated", KEY)
        live = LiveTables(store, self._config, bus, KEY, now=Clock())
        live.bots[OWN_BOT] = OwnBot(cast("Path", None), ("classic", "rummy"))
        appended = live.others.appended

        def heard(entry: Entry) -> None:
            self._world.heard(self, live, entry)
            appended(entry)

        publish = live.bus.publish

        def announced(entry: Entry, shown: bytes | None = None) -> None:
            self._world.announced.add((live, entry.table, entry.seq))
            publish(entry, shown)

        live.others.appended = heard  # type: ignore[method-assign]
        live.bus.publish = announced  # type: ignore[method-assign]
        await live.start()
        self._books = Connections(self._config)
        self._books.start()
        self._sockets = Sockets(live, cast(Any, None), self._books)
        self._sockets.start()
        self.live = live
        self.up = True

    def kill(self) -> None:
        """kill -9: nothing of it runs any more, and its connections are reset."""
        domain = self.domain
        if domain is None:
            return
        self._world.loop.kill(domain)
        self.domain = self.live = self._sockets = self._books = None
        self.up = False
        for connection in self.connections:
            connection.cut()
        self.connections = []

    def stop(self) -> None:
        """Shut it down in an orderly way."""
        if self.up and self.domain is not None:
            self.up = False
            self._world.loop.spawn(self.domain, self._stop())

    async def _stop(self) -> None:
        assert self.live is not None
        assert self._sockets is not None
        assert self._books is not None
        self.live.draining = True
        await self._sockets.close()
        await self._books.close()
        await self.live.close()
        self._world.outside(self.kill)

    def jump(self, seconds: float) -> None:
        """Somebody sets the machine's clock."""
        self.wall += seconds
        if self.domain is not None:
            self.domain.wall = self.wall

    def accept(self, client: Client) -> Connection:
        """A client connects."""
        assert self.domain is not None
        world = self._world
        connection = Connection(
            world.loop,
            self.domain,
            client,
            world.chance.choice((0.0005, 0.01, 0.05, 0.2)),
            lambda message: world.said(client, message),
        )
        self.connections = [other for other in self.connections if other.open]
        self.connections.append(connection)
        context = self.domain.context.copy()
        world.loop.call_soon(self._serve, connection, client.person, client.history.table, context=context)
        return connection

    def _serve(self, connection: Connection, person: str, table: str) -> None:
        """What `Sockets.admit` does for a known person."""
        assert self._sockets is not None
        assert self._books is not None
        count(self._books.websockets, person, self._config.connections_per_address)
        made = ServerConnection(self._books, person)
        session = Session(person, f"Name of {person}", made.push, self._config.connection_queue, person)
        made.talk = Conversation(self._sockets, made, session, table)
        connection.serve(made)
