"""A table on a server: guests over HTTP, the table over a WebSocket, with a new connection whenever one is lost."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from pioche.client.connection import Json, Lost, Seq
from pioche.client.refusals import Code, received
from pioche.engine.refusal import Refused
from pioche.server.table.protocol import VERSION

TIMEOUT: Final = 15.0  # seconds for an HTTP request
WAITS: Final = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0)  # seconds between attempts to reconnect; then always the last
MOST_DENIED: Final = 20  # attempts that the server declines, until one gives up
SILENCE: Final = 45.0  # seconds without any message, after which a connection is taken for dead: a laptop that slept
MOST_BYTES: Final = 1 << 22  # of a message from the server
_COOKIE: Final = re.compile(r"(?:__Host-)?pioche=([^;]+)")


@dataclass(frozen=True, slots=True)
class Server:
    """A server, and the guest that one is there."""

    address: str  # http://host:port
    token: str


class _Here(urllib.request.HTTPRedirectHandler):
    """Follows no redirects: the token is for this server only."""

    def redirect_request(self, *_: object) -> None:
        return None


_OPENER: Final = urllib.request.build_opener(_Here)


class Http:
    """Requests to a server's API, in a thread so that nothing waits for them."""

    def __init__(self, address: str, token: str = "") -> None:
        self.address: Final = address
        self.token = token

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer of the API; `Refused` when it declines, or when the server cannot be reached."""
        sent = await asyncio.to_thread(self._ask, method, path, body)
        try:
            return json.loads(sent or b"null")
        except ValueError as error:
            raise Code.UNREACHABLE.refused(address=self.address, reason=_reason(error)) from error

    async def text(self, path: str) -> str:
        """A text that the API has."""
        return (await asyncio.to_thread(self._ask, "GET", path, None)).decode("utf-8", "replace")

    def _ask(self, method: str, path: str, body: object) -> bytes:
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers, method=method)  # noqa: S310 (http only)
        try:
            with _OPENER.open(request, timeout=TIMEOUT) as answer:
                found = _COOKIE.search(answer.headers.get("Set-Cookie") or "")
                if found:
                    self.token = found[1]
                return bytes(answer.read(MOST_BYTES))
        except urllib.error.HTTPError as error:
            raise _declined(error, self.address) from error
        except (OSError, ValueError) as error:
            raise Code.UNREACHABLE.refused(address=self.address, reason=_reason(error)) from error


def _reason(error: Exception) -> str:
    """What the operating system says, in one line."""
    inner = getattr(error, "reason", error)
    return " ".join(str(getattr(inner, "strerror", None) or inner or type(error).__name__).split())[:120]


def _declined(error: urllib.error.HTTPError, address: str) -> Refused:
    with suppress(ValueError, KeyError, TypeError, AttributeError, OSError):
        return Refused(received(json.loads(error.read(MOST_BYTES))))
    return Code.UNREACHABLE.refused(address=address, reason=f"HTTP {error.code}")


def split_link(text: str) -> tuple[str, str] | None:
    """The server and the code in a link to a table; None if it is no link."""
    parts = urllib.parse.urlsplit(text.strip())
    if parts.scheme not in ("http", "https") or not parts.netloc:
        return None
    return f"{parts.scheme}://{parts.netloc}", parts.path.rstrip("/").rpartition("/")[2]


async def enter(
    address: str, token: str, name: str | None, otherwise: str, *, assistant: bool = False
) -> tuple[Server, str]:
    """Be a guest at a server: the one whose token is known, else a new one. Returns also the name that one has there.

    `name`: what one wants to be called; None: as before, or `otherwise` if the guest is new.
    `assistant`: a new guest is one.
    """
    http = Http(address, token)
    known = await http.ask("GET", "/api/me")
    if known["name"] is None:
        http.token = ""
        known = await http.ask("POST", "/api/guest", {"name": name or otherwise, "assistant": assistant})
    elif name is not None and name != known["name"]:
        known = await http.ask("PATCH", "/api/me", {"name": name})
    return Server(address, http.token), str(known["name"])


async def find_table(server: Server, code: str) -> str:
    """The full code of a table, from whatever somebody typed; refused if there is none."""
    query = urllib.parse.urlencode({"code": code})
    return str((await Http(server.address, server.token).ask("GET", f"/api/find?{query}"))["table"])


async def make_table(server: Server, settings: Mapping[str, object]) -> str:
    """A new table; returns its code."""
    return str((await Http(server.address, server.token).ask("POST", "/api/tables", dict(settings)))["table"])


async def invitation(server: Server, code: str) -> Json:
    """The link and the short code of a table."""
    found: Json = await Http(server.address, server.token).ask("GET", f"/api/tables/{code}/invitation")
    return found


async def game_texts(server: Server, game: str, language: str) -> str:
    """The messages of a game that is not installed here."""
    path = f"/api/games/{urllib.parse.quote(game)}/texts/{language}"
    return str((await Http(server.address, server.token).ask("GET", path))["ftl"])


class RemoteConnection:
    """The WebSocket of a table. After a loss it connects again and asks for what was missed."""

    def __init__(self, server: Server, table: str) -> None:
        self._server = server
        self._table = table
        self._uri = f"{server.address.replace('http', 'ws', 1)}/ws/{table}"
        self._headers = {"Authorization": f"Bearer {server.token}"}
        self._socket: ClientConnection | None = None
        self._closed = False

    async def messages(self, seq: Seq) -> AsyncIterator[Json]:
        failures = denied = 0
        welcomed = False
        while not self._closed:
            try:
                async with connect(
                    self._uri, additional_headers=self._headers, max_size=MOST_BYTES, open_timeout=TIMEOUT, proxy=None
                ) as socket:
                    self._socket = socket
                    await socket.send(json.dumps({"do": "hello", "protocol": VERSION, "seq": seq()}))
                    while True:
                        async with asyncio.timeout(SILENCE):
                            message: Json = json.loads(await socket.recv())
                        if message["is"] == "bye" and not message["again"]:
                            raise Lost(received(message))
                        if message["is"] == "state":
                            failures = denied = 0
                            welcomed = True
                        yield message
            except InvalidStatus as error:
                # A server that is being stopped lets nobody in either: who was in before tries again.
                denied += 1
                if not welcomed or denied >= MOST_DENIED:
                    raise Lost(Code.NOT_LET_IN.refusal()) from error
            except (OSError, WebSocketException, TimeoutError, ValueError, KeyError):
                pass
            finally:
                self._socket = None
            if self._closed:
                return
            if not failures:
                yield {"is": "lost"}
            await asyncio.sleep(WAITS[min(failures, len(WAITS) - 1)])
            failures += 1

    async def send(self, message: Json) -> None:
        socket = self._socket
        if socket is not None:
            with suppress(OSError, WebSocketException):
                await socket.send(json.dumps(message))

    async def export(self) -> str:
        http = Http(self._server.address, self._server.token)
        return await http.text(f"/api/tables/{self._table}/export")

    async def close(self) -> None:
        self._closed = True
        if self._socket is not None:
            with suppress(OSError, WebSocketException):
                await self._socket.close()
