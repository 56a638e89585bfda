"""A WebSocket between a client and a process: delays, backpressure, and the ways in which it ends.

The server's own `Connection` is at the process's end; in the place of picows and of the socket is what it uses of them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, cast

import msgspec
from picows import WSMsgType

from pioche.server.transport.connection import Connection as ServerConnection
from tests.simulation.loop import Domain, SimulatedLoop

Json = dict[str, Any]
GOING_AWAY = 1001  # the close code of a client that hangs up


class Endpoint(Protocol):
    """Who is at the client's end."""

    def hear(self, connection: Connection, message: Json) -> None: ...

    def lost(self, connection: Connection) -> None: ...


@dataclass(frozen=True, slots=True)
class _Frame:
    """Has what the server uses of a `WSFrame`."""

    msg_type: WSMsgType
    payload: bytes = b""
    fin: bool = True
    rsv1: bool = False
    rsv2: bool = False
    rsv3: bool = False

    def get_payload_as_utf8_text(self) -> str:
        return self.payload.decode()

    def get_close_code(self) -> int:
        return GOING_AWAY


class Connection:
    """The way between both ends. `said` hears of every message when the server sends it."""

    def __init__(
        self, loop: SimulatedLoop, domain: Domain, client: Endpoint, delay: float, said: Callable[[Json], None]
    ) -> None:
        self.domain = domain
        self.delay = delay
        self.open = True
        self.carries = True  # False: the client has vanished without a word
        self._loop = loop
        self._client = client
        self._said = said
        self._server: ServerConnection | None = None
        self._wire = _Wire(self)
        self._inbox: deque[_Frame] = deque()  # what the server does not read yet
        self._unread: deque[tuple[Callable[..., None], tuple[object, ...]]] | None = None  # by a slow client
        self._choked = False  # whether the server has been told to stop writing
        self._arrives = 0.0  # when the last message to the client arrives,
        self._gets = 0.0  # and the last one to the server

    # The server's end

    def serve(self, server: ServerConnection) -> None:
        """The handshake is complete."""
        self._server = server
        server.on_ws_connected(cast(Any, self._wire))

    def send(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        self._said(message)
        self._transmit(self._client.hear, self, message)

    def send_close(self) -> None:
        self._transmit(self._close_heard)

    def _transmit(self, call: Callable[..., None], *arguments: object) -> None:
        if self._unread is None:
            self._later(call, *arguments)
            return
        self._unread.append((call, arguments))
        if not self._choked and self._server is not None:
            self._choked = True
            self._server.pause_writing()

    def _later(self, call: Callable[..., None], *arguments: object) -> None:
        if self.open and self.carries:
            self._arrives = max(self._arrives, self._loop.time() + self.delay)
            self._loop.call_at(self._arrives, self._outside, call, *arguments, context=self._loop.world.context.copy())

    def _outside(self, call: Callable[..., None], *arguments: object) -> None:
        if self.open and self.carries:
            call(*arguments)

    def _close_heard(self) -> None:
        self._answer(_Frame(WSMsgType.CLOSE))
        self._closed()

    def _closed(self) -> None:
        self.open = False
        self._client.lost(self)

    def end(self) -> None:
        """The server's socket is closed or reset; what the client has not read is lost."""
        if not self._wire.closing:
            self._wire.closing = True
            self._inbox.clear()
            self._within(self._disconnected)
            self._later(self._closed)

    def _disconnected(self) -> None:
        server, self._server = self._server, None
        if server is not None:
            server.on_ws_disconnected(cast(Any, self._wire))

    def _within(self, call: Callable[[], None]) -> None:
        self._loop.call_soon(call, context=self.domain.context.copy())

    # The client's end

    def say(self, message: Json) -> None:
        self._answer(_Frame(WSMsgType.TEXT, msgspec.json.encode(message)))

    def hang_up(self) -> None:
        """Close it from the client's end."""
        self.open = False
        self._answer(_Frame(WSMsgType.CLOSE))

    def vanish(self) -> None:
        """Nothing gets through any more, and the server is not told."""
        self.carries = False

    def slow(self) -> None:
        """The client does not read for a while."""
        if self._unread is None:
            self._unread = deque()

    def read(self) -> None:
        waiting, self._unread = self._unread, None
        for call, arguments in waiting or ():
            self._later(call, *arguments)
        if self._choked:
            self._within(self._resume)

    def _resume(self) -> None:
        if self._choked and self._unread is None and self._server is not None:
            self._choked = False
            self._server.resume_writing()

    def cut(self) -> None:
        """The process has died: its kernel resets the connection."""
        self._later(self._closed)

    def _answer(self, frame: _Frame) -> None:
        self._gets = max(self._gets, self._loop.time() + self.delay)
        self._loop.call_at(self._gets, self._arrive, frame, context=self.domain.context.copy())

    def _arrive(self, frame: _Frame) -> None:
        if self.carries and not self._wire.closing:
            self._inbox.append(frame)
            self.deliver()

    def deliver(self) -> None:
        """Have the server read what has come, unless it has stopped reading."""
        while self._inbox and self._server is not None and self._wire.reading:
            self._server.on_ws_frame(cast(Any, self._wire), cast(Any, self._inbox.popleft()))

    def deliver_soon(self) -> None:
        self._within(self.deliver)


class _Wire:
    """Has what the server uses of a `WSTransport` and of the `asyncio.Transport` below it."""

    def __init__(self, connection: Connection) -> None:
        self.underlying_transport = self
        self.reading = True
        self.closing = False
        self._connection = connection

    # WSTransport

    def send(self, _kind: WSMsgType, message: bytes) -> None:
        self._connection.send(message)

    def send_close(self, _code: int) -> None:
        self._connection.send_close()

    def disconnect(self) -> None:
        self._connection.end()

    # asyncio.Transport

    def abort(self) -> None:
        self._connection.end()

    def is_closing(self) -> bool:
        return self.closing

    def get_extra_info(self, _name: str) -> None:
        return None

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        if not self.reading:
            self.reading = True
            self._connection.deliver_soon()
