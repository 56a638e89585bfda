"""uvicorn's HTTP protocol with limits: size of the head, time for a request, connections per address.

uvicorn itself waits forever for the rest of a request and accepts heads of any size; without these limits a few hundred
connections without an account could lock everybody else out.
"""

from __future__ import annotations

import asyncio
import time
from http import HTTPStatus
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from pioche.server.address_groups import address_group
from pioche.server.refusals import Code
from pioche.server.transport.connections import Connections, bound, count, reset, uncount
from pioche.server.transport.upgrade import Admit, Upgrade

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

MOST_HEAD: Final = 32_768  # bytes of request line and headers


class HeadTooLarge(Exception):
    """The head of a request exceeds the limit."""


def answer(status: int, code: Code) -> bytes:
    """A complete response after which the connection is closed."""
    body = msgspec.json.encode({"code": code.key, "clause": "", "args": {}})
    head = (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body


def _path(url: bytes) -> str:
    try:
        return unquote(httptools.parse_url(url).path.decode("ascii"))
    except (httptools.HttpParserError, UnicodeDecodeError):
        return ""


class BoundedProtocol(HttpToolsProtocol):
    """An HTTP connection, until it becomes a WebSocket."""

    def __init__(
        self,
        books: Connections,
        admit: Admit,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._books = books
        self._admit = admit
        self._address = ""
        self._counted = False
        self._deadline: float | None = None  # for the request that is being received
        self._in_head = True
        self._head = 0  # bytes of its head received so far
        self._too_large = False
        self._stalled = False

    # Opening and closing

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        self._address = address_group(peer)
        bound(transport)
        self._books.add(self)
        if self._books.full:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE, Code.FULL)
            return
        # The connections of a proxy are those of many people; it has to limit them itself.
        if not self._books.proxies.trusts(peer):
            self._counted = count(self._books.http, self._address, self._books.config.http_connections_per_address)
            if not self._counted:
                self._refuse(HTTPStatus.TOO_MANY_REQUESTS, Code.TOO_FAST)
                return
        self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._forget()
        self.connections.discard(self)
        client = self.scope["client"]
        if client is not None:
            self.scope["client"] = (self._books.proxies.client(client[0], self.scope["headers"]), client[1])
        self.scope["path"] = _path(self.url)
        Upgrade(self.transport, self.scope, self._books, self._admit)  # type: ignore[arg-type]
        self.parser = None  # type: ignore[assignment] # it refers to this protocol: nothing is kept for the collector

    def _forget(self) -> None:
        self._books.remove(self)
        if self._counted:
            self._counted = False
            uncount(self._books.http, self._address)

    def _refuse(self, status: int, code: Code) -> None:
        self.transport.write(answer(status, code))
        self.transport.close()

    # Timeouts

    def _begin(self) -> None:
        """Start the timeout for receiving a whole request."""
        if self._deadline is None:
            self._deadline = time.monotonic() + self._books.config.request_timeout

    def late(self, now: float) -> bool:
        if self._deadline is None or now < self._deadline:
            return False
        if not self._in_head:
            reset(self.transport)  # the handler that waits for the body sees a disconnect
        elif self._head:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, Code.UNREADABLE)
        else:
            self.transport.close()  # nothing was ever sent: browsers open connections in advance
        return True

    def stalled(self) -> bool:
        return self._stalled

    def pause_writing(self) -> None:
        self._stalled = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self._stalled = False
        super().resume_writing()

    # Head size

    def data_received(self, data: bytes) -> None:
        if not self._in_head:
            super().data_received(data)
            return
        room = MOST_HEAD - self._head
        self._head += len(data)
        if len(data) <= room:
            super().data_received(data)
            return
        # The data may also contain a body or further requests.
        super().data_received(data[:room])
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._head > MOST_HEAD:  # the head is still not complete
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, Code.UNREADABLE)
        else:
            self.data_received(data[room:])

    def on_message_begin(self) -> None:
        self._begin()
        self._head = self._head or 1  # its first bytes may have come with the previous request and were not counted
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        # A pipelined request may have come with the end of the previous one, and its head was not counted.
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > MOST_HEAD:
            self._too_large = True
            raise HeadTooLarge
        self._in_head = False
        self._head = 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._deadline = None
        self._in_head = True
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        if self._too_large:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, Code.UNREADABLE)
        else:
            super().send_400_response(msg)
