"""uvicorn's WebSocket protocol with a fast path: text frames directly from and to the transport.

Through ASGI every sent message costs a dictionary, a coroutine and a frame object, and every received one goes through
a generator-based parser and a queue. A table receives a message for every move and sends several, so whole text frames
are read and written by hand. Everything else (fragments, control frames, errors) is left to uvicorn and websockets; see
docs/decisions/0005-server.md.
"""

from __future__ import annotations

import asyncio
import time
from asyncio.transports import BaseTransport
from collections import deque
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

from pioche.server.rate_limit import Bucket
from pioche.server.transport.connections import Connections, count, reset, uncount

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
    from uvicorn.config import Config
    from uvicorn.server import ServerState

EXTENSION: Final = "pioche.fast_websocket"
OFFENDED: Final = 4429  # close code for clients that send too much
MOST_UNREAD: Final = 8  # messages; then reading is paused (backpressure)
_TEXT: Final = 0x81  # a final text frame (RFC 6455, 5.2)
_MASKED: Final = 0x80


def text_frame(payload: bytes) -> bytes:
    """A single unmasked text frame (RFC 6455, 5.2)."""
    size = len(payload)
    if size < 126:
        return b"\x81%c%b" % (size, payload)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), payload)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), payload)


class Inbox:
    """Received messages that were not read yet; replaces uvicorn's queue, for a single reader."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: deque[Mapping[str, object] | str] = deque()
        self._reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: Mapping[str, object] | str) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Mapping[str, object] | str:
        if not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._messages.popleft()


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket connection with direct `pull` and `push` of texts."""

    queue: Inbox  # type: ignore[assignment]

    def __init__(
        self,
        books: Connections,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.queue = Inbox()
        self._books = books
        self._address = ""
        self._counted = False
        limits = books.config
        self._others = Bucket(limits.message_rate, limits.message_burst, time.monotonic())  # for all other frames
        self._held = False  # whether reading is paused until the handshake is answered
        self._begun = b""  # an incomplete frame
        self._usual = False  # whether everything is left to uvicorn

    # Opening and closing

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._books.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._books.remove(self)
        if self._counted:
            self._counted = False
            uncount(self._books.websockets, self._address)
        super().connection_lost(exc)

    def enter(self, address: str, most: int) -> bool:
        """Count this connection until its socket is closed; False when its address has reached the limit."""
        if not self._counted:
            self._address = address
            self._counted = count(self._books.websockets, address, most)
        return self._counted

    def late(self, now: float) -> bool:
        """Never: the application has its own timeouts for handshake, hello and pongs."""
        return False

    def stalled(self) -> bool:
        return not self.writable.is_set()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self
            # Frames that come before the handshake is answered wait, and are then read like all others.
            self._held = True
            self.transport.pause_reading()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self._held and self.handshake_complete:
            self._held = False
            if not self.read_paused and not self.transport.is_closing():
                self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        return await self.queue.get()  # type: ignore[return-value]

    # Receiving

    def data_received(self, data: bytes) -> None:
        if self.handshake_complete and not self._usual:
            self._read(self._begun + data if self._begun else data)
            return
        super().data_received(data)  # the handshake, or what follows a protocol error

    def _read(self, data: bytes) -> None:
        """Handle all complete frames, and keep the incomplete rest."""
        at, most = 0, self.config.ws_max_size
        while len(data) - at >= 2:
            kind, size = data[at], data[at + 1] - _MASKED
            body = at + (6 if size < 126 else 8 if size == 126 else 14)
            if size >= 0 and len(data) < body:
                break
            if size >= 126:
                size = int.from_bytes(data[at + 2 : body - 4], "big")
            if not 0 <= size <= most:
                self._usual = True  # too long or not masked: a protocol error
                break
            end = body + size
            if len(data) < end:
                break
            if kind != _TEXT or self.frames or self.close_sent or not self._text(data[body - 4 : body], data[body:end]):
                if not self._others.take(time.monotonic()):
                    self._end()
                    return
                super().data_received(data[at:end])
                if self.conn.parser_exc is not None:
                    return  # the connection is being closed
            at = end
        self._begun = data[at:] if at else data
        if self._usual and self._begun:
            rest, self._begun = self._begun, b""
            super().data_received(rest)

    def _end(self) -> None:
        """Close after too many frames that are not texts (pings, fragments): they cost more to read than to send."""
        self._begun = b""
        if self.close_sent or self.transport.is_closing():
            reset(self.transport)
        else:
            self.conn.fail(OFFENDED)
            self.handle_parser_exception()

    def _text(self, mask: bytes, masked: bytes) -> bool:
        """Queue a text message; False when it is not valid UTF-8."""
        try:
            self.queue.put_nowait(apply_mask(masked, mask).decode())
        except UnicodeDecodeError:
            return False
        if len(self.queue) >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    async def pull(self) -> str | bytes | None:
        """The next message; None when the connection is gone."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message if isinstance(message, str) else _data(message)

    # Sending

    def push(self, payload: bytes) -> bool:
        """Write a text message at once; False when that is not possible now, and it has to go through `send`."""
        if self.disconnected or self.close_sent or not self.handshake_complete or not self.writable.is_set():
            return False
        if self.transport.is_closing():
            return False
        self.transport.write(text_frame(payload))
        return True


def _data(message: Mapping[str, object]) -> str | bytes | None:
    if message["type"] != "websocket.receive":
        return None
    text, data = message.get("text"), message.get("bytes")
    if isinstance(text, str):
        return text
    return data if isinstance(data, bytes) else b""
