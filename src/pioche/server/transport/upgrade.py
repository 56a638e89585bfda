"""From a request to a WebSocket: who may connect is found out first, then picows takes the connection over.

uvicorn has read the request, and its own WebSocket protocols are not used: through ASGI every message costs a
dictionary, a coroutine and a task switch (docs/decisions/0008-speed.md).
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from picows.picows import WSAutoPingStrategy, WSProtocol  # type: ignore[attr-defined]

from pioche.server.transport.connection import MOST_BYTES, Connection
from pioche.server.transport.connections import Connections, count, uncount
from pioche.server.transport.guard import Scope, header

logger: Final = structlog.get_logger("pioche.ws")
READ_BUFFER: Final = 2_048  # bytes; it grows for those who send more at once
HANDSHAKE_SECONDS: Final = 10.0
_FORBIDDEN: Final = b"HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
# What picows needs of the request. It has been checked already, and the rest would stay in memory.
_PASSED_ON: Final = (b"sec-websocket-key", b"sec-websocket-version")

Admit = Callable[[Scope, "Upgrade"], Awaitable[Connection | None]]
"""Finds out whether a request may become a WebSocket; None if not."""


class _Ear:
    """The logger of picows, which would log every connection, and messages with what a client has sent.

    It is also how the connection hears that picows has begun to close it: because of a frame that is none, or of an
    exception of ours. From then on nothing can be sent, although the socket may stay open until the peer has read
    what was sent before.
    """

    __slots__ = ("_connection",)

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def isEnabledFor(self, _: int) -> bool:  # noqa: N802 (the name of `logging.Logger`)
        return False

    def error(self, *_: object) -> None:
        self._connection.closing()

    def exception(self, *_: object) -> None:
        kind = sys.exc_info()[0]
        logger.error("connection failed", kind=None if kind is None else kind.__name__)
        self._connection.closing()

    def _drop(self, *_: object) -> None: ...

    log = debug = info = warning = _drop


class Upgrade(asyncio.Protocol):
    """A connection that has asked to become a WebSocket, until it is one or has been refused."""

    def __init__(self, transport: asyncio.Transport, scope: Scope, books: Connections, admit: Admit) -> None:
        self.transport = transport
        self._scope = scope
        self._books = books
        self._counted = ""  # the address that this connection is counted for
        # Frames that come before the handshake is answered wait, and are then read like all others.
        transport.pause_reading()
        transport.set_protocol(self)
        books.add(self)
        self._task = asyncio.get_running_loop().create_task(self._run(admit))

    def count(self, address: str, most: int) -> bool:
        """Count this connection until its socket is closed; False when its address has reached the limit."""
        if not count(self._books.websockets, address, most):
            return False
        self._counted = address
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self._task.cancel()
        self._books.remove(self)
        self._uncount()

    def _uncount(self) -> None:
        if self._counted:
            uncount(self._books.websockets, self._counted)

    def late(self, now: float) -> bool:
        """Never: questions to the database have their own timeouts."""
        return False

    def stalled(self) -> bool:
        return False

    async def _run(self, admit: Admit) -> None:
        try:
            found = await admit(self._scope, self)
            if self.transport.is_closing():
                return
            if found is None:
                self.transport.write(_FORBIDDEN)
                self.transport.close()
            else:
                self._hand_over(found)
        except Exception as error:
            logger.exception("no upgrade", kind=type(error).__name__)
            self.transport.abort()

    def _hand_over(self, connection: Connection) -> None:
        """Let picows answer the handshake, and read and write everything that follows."""
        self._books.remove(self)
        made = WSProtocol(
            None,
            "",
            False,  # the server's side
            lambda _: connection,
            _Ear(connection),
            True,  # an exception of ours closes the connection
            HANDSHAKE_SECONDS,
            False,  # no pings: ours measure the round-trip time
            0,
            0,
            WSAutoPingStrategy.PING_WHEN_IDLE,
            False,  # pings are counted, and then answered
            MOST_BYTES,
            None,
            READ_BUFFER,
        )
        made.connection_made(self.transport)
        self.transport.set_protocol(made)
        _feed(made, _request(self._scope))
        if not connection.connected:  # picows has refused the handshake
            self._uncount()
        elif not self.transport.is_closing():
            with contextlib.suppress(RuntimeError):  # closed meanwhile
                self.transport.resume_reading()


def _request(scope: Scope) -> bytes:
    lines = [f"{scope['method']} /ws HTTP/1.1".encode(), b"Upgrade: websocket", b"Connection: Upgrade"]
    for name in _PASSED_ON:
        value = header(scope["headers"], name)
        if value is not None:
            lines.append(name + b": " + value.encode("latin-1")[:200])
    return b"\r\n".join((*lines, b"", b""))


def _feed(protocol: WSProtocol, data: bytes) -> None:
    while data:
        room = protocol.get_buffer(-1)
        size = min(len(room), len(data))
        room[:size] = data[:size]
        data = data[size:]
        protocol.buffer_updated(size)
