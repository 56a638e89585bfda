"""The application: HTTP through Litestar, WebSockets straight to the tables, a guard before both."""

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

from pioche import __version__
from pioche.engine.refusal import Refused
from pioche.server import page
from pioche.server.bus import make_bus
from pioche.server.config import Config
from pioche.server.connections import Connections
from pioche.server.guard import Guard, Receive, Scope, Send
from pioche.server.guests import Guests
from pioche.server.house import House
from pioche.server.http import API, OPERATIONS, asking
from pioche.server.output import lines
from pioche.server.ws import Sockets
from pioche.store import queries
from pioche.store.lock import held
from pioche.store.log import StoreAway
from pioche.store.store import Store, open_store

MOST_BODY = 65_536


def quiet_logs(level: str) -> None:
    """Structured logs, one JSON object a line, on standard output. What is logged holds neither cards nor tokens."""
    number = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=lines,
        cache_logger_on_first_use=False,
    )


def litestar(state: State) -> Litestar:
    """The HTTP part. Exceptions are told by their type and place alone: a request may hold what nobody should read."""
    return Litestar(
        [API, *OPERATIONS, *page.handlers()],
        state=state,
        openapi_config=OpenAPIConfig(
            title="Pioche",
            version=__version__,
            description="Guests, lobby, tables, exports. The game itself goes over the WebSocket of a table.",
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        exception_handlers={
            asking.Declined: asking.on_declined,
            Refused: asking.on_refused,
            StoreAway: asking.on_away,
            HTTPException: asking.on_http,
            RecursionError: asking.on_unreadable,
            UnicodeDecodeError: asking.on_unreadable,
            Exception: asking.on_mistake,
        },
        request_max_body_size=MOST_BODY,
        logging_config=None,
    )


class Server:
    """An ASGI application with its house."""

    def __init__(self, config: Config, store: Store, house: House, guests: Guests) -> None:
        self.config = config
        self.store = store
        self.house = house
        self.guests = guests
        self.connections = Connections(config)
        self.sockets = Sockets(house, guests, self.connections)
        self._http = Guard(litestar(State({"house": house, "guests": guests})), config)  # type: ignore[arg-type]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.sockets(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)

    async def drain(self) -> None:
        """Accept nothing new, finish what is under way, tell everybody to come again."""
        self.house.draining = True
        await self.sockets.close()


@asynccontextmanager
async def serving(config: Config, *, alone: bool = True) -> AsyncIterator[Server]:
    """A server with its database, for as long as it is used; `Taken` when another one has it. Not `alone`: it only
    looks."""
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
    house = House(store, config, make_bus(config.bus, name))
    await house.start()
    server = Server(config, store, house, Guests(store, key))
    server.connections.start()
    server.sockets.start()
    try:
        yield server
    finally:
        await server.drain()
        await server.connections.close()
        await house.close()
