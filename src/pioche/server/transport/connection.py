"""One WebSocket on picows: its frames, its limits, and how it is closed. What is said is none of its business."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Protocol

from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSProtocolError, WSTransport

from pioche.server.live.sessions import OFFENDED
from pioche.server.rate_limit import Bucket
from pioche.server.transport.connections import Connections, reset, uncount

MOST_BYTES: Final = 65_536  # of a message
_TEXT: Final = WSMsgType.TEXT
_BINARY: Final = WSMsgType.BINARY
_MORE: Final = WSMsgType.CONTINUATION
_PING: Final = WSMsgType.PING
_CLOSE: Final = WSMsgType.CLOSE


class Talk(Protocol):
    """What a connection is for."""

    def opened(self) -> None:
        """The handshake is complete."""
        ...

    def heard(self, message: str | bytes) -> None:
        """A whole message has come."""
        ...

    def writable(self) -> None:
        """The peer reads again."""
        ...

    def gone(self) -> None:
        """The connection has ended, or is about to."""
        ...


class Connection(WSListener):
    """A connection until its socket is closed."""

    talk: Talk

    def __init__(self, books: Connections, counted: str) -> None:
        self.transport: asyncio.Transport = None  # type: ignore[assignment] # until it is connected
        self._books = books
        self._counted = counted  # the address that this connection is counted for
        self._wire: WSTransport | None = None
        self._writable = True
        self._closing_since: float | None = None
        self._parts: list[bytes] = []  # of a message in fragments
        self._parts_kind = _TEXT
        limits = books.config
        self._others = Bucket(limits.message_rate, limits.message_burst, time.monotonic())  # for all other frames

    # Opening and closing

    @property
    def connected(self) -> bool:
        """Has the handshake been completed?"""
        return self._wire is not None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._wire = transport
        self.transport = transport.underlying_transport
        self._books.add(self)
        self.talk.opened()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._books.remove(self)
        uncount(self._books.websockets, self._counted)
        self._closing_since = self._closing_since or time.monotonic()
        self.talk.gone()

    def close(self, code: int) -> None:
        """Send a close frame; the socket is closed when the peer has answered, or after a timeout."""
        if self._wire is not None and self._closing_since is None:
            self._closing_since = time.monotonic()
            self._wire.send_close(code)  # type: ignore[arg-type] # codes of our own are none of its enum
            self.resume_reading()  # the answer
        self.talk.gone()

    def closing(self) -> None:
        """picows closes this connection by itself, with a close frame that says why."""
        if self._closing_since is None:
            self._closing_since = time.monotonic()
            self.talk.gone()

    def late(self, now: float) -> bool:
        """Does the peer not answer a close frame? The application has its own timeouts for hello and pongs."""
        if self._closing_since is None or now - self._closing_since < self._books.config.close_timeout:
            return False
        reset(self.transport)
        return True

    # Sending

    def push(self, message: bytes) -> bool:
        """Send a text message; False when that is not possible now."""
        if not self._writable or self._closing_since is not None or self._wire is None:
            return False
        self._wire.send(_TEXT, message)
        return True

    def pause_writing(self) -> None:
        self._writable = False

    def resume_writing(self) -> None:
        self._writable = True
        self.talk.writable()

    def stalled(self) -> bool:
        """Is the peer not reading what it is sent?"""
        return not self._writable

    # Receiving

    def pause_reading(self) -> None:
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.rsv1 or frame.rsv2 or frame.rsv3:
            raise WSProtocolError(WSCloseCode.PROTOCOL_ERROR, "reserved bits")
        if frame.msg_type == _TEXT and frame.fin and not self._parts and self._closing_since is None:
            try:
                message = frame.get_payload_as_utf8_text()
            except UnicodeDecodeError as error:
                raise WSProtocolError(WSCloseCode.INVALID_TEXT, "not UTF-8") from error
            self.talk.heard(message)
        elif self._others.take(time.monotonic()):
            self._other(transport, frame)
        elif self._closing_since is None:
            # Frames that are not texts (pings, fragments) cost more to read than to send.
            self.close(OFFENDED)
        else:
            reset(self.transport)

    def _other(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if kind == _CLOSE:
            if self._closing_since is None:
                self._closing_since = time.monotonic()
                transport.send_close(frame.get_close_code())
                self.talk.gone()
            transport.disconnect()
        elif self._closing_since is not None:
            return
        elif kind == _PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif kind in (_TEXT, _BINARY, _MORE):
            self._part(frame)

    def _part(self, frame: WSFrame) -> None:
        """A fragment, or a binary message."""
        if (frame.msg_type == _MORE) is not bool(self._parts):
            raise WSProtocolError(WSCloseCode.PROTOCOL_ERROR, "fragments")
        if not self._parts:
            self._parts_kind = frame.msg_type
        self._parts.append(frame.get_payload_as_bytes())
        if sum(map(len, self._parts)) > MOST_BYTES:
            raise WSProtocolError(WSCloseCode.MESSAGE_TOO_BIG, "too long")
        if not frame.fin:
            return
        whole, self._parts = b"".join(self._parts), []
        if self._parts_kind == _BINARY:
            self.talk.heard(whole)
            return
        try:
            message = whole.decode()
        except UnicodeDecodeError as error:
            raise WSProtocolError(WSCloseCode.INVALID_TEXT, "not UTF-8") from error
        self.talk.heard(message)
