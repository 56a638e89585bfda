"""The ASGI application: HTTP through Litestar with a guard in front, and the WebSockets, which are not part of it."""

from __future__ import annotations

import contextlib
import hashlib
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from structlog.typing import EventDict

from pioche import __version__
from pioche.engine.refusal import Refused
from pioche.server.config import Config
from pioche.server.http import API, OPERATIONS, page, requests
from pioche.server.identity import Identities
from pioche.server.live.bus import make_bus
from pioche.server.live.live_tables import LiveTables
from pioche.server.log_output import lines
from pioche.server.transport.connections import Connections
from pioche.server.transport.guard import Guard, Receive, Scope, Send
from pioche.server.transport.websocket import Sockets
from pioche.store import queries
from pioche.store.lock import held
from pioche.store.log import StoreAway
from pioche.store.store import Store, open_store

MOST_BODY = 65_536


def quiet_logs(level: str, process: int | None = None) -> None:
    """Structured logs on standard output, one JSON object per line. They never contain cards or tokens.

    `process`: which of several processes this is; every line says so.
    """
    number = logging.getLevelNamesMapping()[level.upper()]

    def named(_logger: object, _method: str, event: EventDict) -> EventDict:
        return event if process is None else {"process": process, **event}

    structlog.configure(
        processors=[
            named,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=lines,
        cache_logger_on_first_use=False,
    )


class _Application(Litestar):
    """Without the plugins for Pydantic and attrs, which Litestar loads wherever these are installed: all bodies are
    structs of msgspec, and Pydantic alone takes 12 MB."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def litestar(state: State) -> Litestar:
    """The HTTP part. Exceptions are logged by type and place only: a request may contain private data."""
    return _Application(
        [API, *OPERATIONS, *page.handlers()],
        state=state,
        openapi_config=OpenAPIConfig(
            title="Pioche",
            version=__version__,
            description="Identities, lobby, tables, exports. The game itself goes over the WebSocket of a table.",
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        exception_handlers={
            requests.Declined: requests.on_declined,
            Refused: requests.on_refused,
            StoreAway: requests.on_away,
            HTTPException: requests.on_http,
            RecursionError: requests.on_unreadable,
            UnicodeDecodeError: requests.on_unreadable,
            Exception: requests.on_mistake,
        },
        request_max_body_size=MOST_BODY,
        logging_config=None,
    )


class Server:
    """The ASGI application with its live tables."""

    def __init__(self, config: Config, store: Store, live: LiveTables, identities: Identities) -> None:
        self.config = config
        self.store = store
        self.live = live
        self.identities = identities
        self.connections = Connections(config)
        self.sockets = Sockets(live, identities, self.connections)
        self._http = Guard(litestar(State({"live": live, "identities": identities})), config)  # type: ignore[arg-type]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if client:
            scope["client"] = (self.connections.proxies.client(client[0], scope["headers"]), client[1])
        if scope["type"] == "http":
            await self._http(scope, receive, send)

    async def drain(self) -> None:
        """Accept nothing new and close all WebSockets with a message that says to reconnect."""
        self.live.draining = True
        await self.sockets.close()


@asynccontextmanager
async def serving(config: Config, *, alone: bool = True) -> AsyncIterator[Server]:
    """A server with its open database, as a context manager; `Taken` when another server uses the database.

    `alone=False` opens it without taking the lock, for `pioche serve --check`.
    """
    store = await open_store(config.database)
    try:
        with held(config.database) if alone and not config.bus else contextlib.nullcontext():
            async with _opened(config, store) as server:
                yield server
    finally:
        await store.close()


@asynccontextmanager
async def _opened(config: Config, store: Store) -> AsyncIterator[Server]:
    key = await queries.shared_secret(store, "cookies", secrets.token_bytes(32))
    name = hashlib.sha256(b"pioche bus\0" + key).hexdigest()[:12]
    live = LiveTables(store, config, make_bus(config, name, key), key)
    await live.start()
    identities = Identities(store, key, config.rotate_after)
    live.remember(identities.cached, identities.drop)
    server = Server(config, store, live, identities)
    server.connections.start()
    server.sockets.start()
    try:
        yield server
    finally:
        await server.drain()
        await server.connections.close()
        await live.close()
