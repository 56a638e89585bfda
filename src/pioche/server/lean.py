"""uvicorn's WebSocket protocol with a short way out: a text frame straight into the transport.

Sending by way of ASGI makes a dictionary, a coroutine and a frame object for every message. A table sends several
messages for every move, so the frame is written by hand where nothing stands in the way; see
docs/decisions/0005-server.md.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "pioche.push"
Push = Callable[[bytes], bool]
"""Writes a text message at once; False when that is not possible now and the usual way has to be taken."""


def text_frame(payload: bytes) -> bytes:
    """A whole, unmasked text frame (RFC 6455, 5.2)."""
    size = len(payload)
    if size < 126:
        return b"\x81%c%b" % (size, payload)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), payload)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), payload)


class LeanProtocol(WebSocketsSansIOProtocol):
    """A connection whose application may push."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self.push

    def push(self, payload: bytes) -> bool:
        if self.disconnected or self.close_sent or not self.handshake_complete or not self.writable.is_set():
            return False
        if self.transport.is_closing():
            return False
        self.transport.write(text_frame(payload))
        return True
