"""The checks before every request: origin, rate limit, headers. Plain ASGI, so that nothing bypasses them."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from pioche.server.config import Config
from pioche.server.rate_limit import Bucket
from pioche.server.refusals import Code

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = Iterable[tuple[bytes, bytes]]

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_POLICY: Final = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    b"frame-ancestors 'none'"
)
_HEADERS: Final = (
    (b"content-security-policy", _POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
_MOST_ADDRESSES: Final = 50_000


def header(headers: Headers, name: bytes) -> str | None:
    return next((value.decode("latin-1") for key, value in headers if key == name), None)


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def origin_fits(headers: Headers, config: Config) -> bool:
    """Does the request come from our own page, from an allowed origin, or not from a browser at all?"""
    origin = header(headers, b"origin")
    if origin is None:
        return header(headers, b"sec-fetch-site") in (None, "same-origin", "none")
    if origin in config.origins:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == header(headers, b"host")


class Rates:
    """A rate limit per address; the least recently seen addresses are dropped first."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        now = time.monotonic()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > _MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take(now)


class Guard:
    """Passes requests on to an application, or refuses them."""

    def __init__(self, app: App, config: Config) -> None:
        self._app = app
        self._config = config
        self._rates = Rates(config.request_rate, config.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *_HEADERS]
            await send(message)

        if not self._rates.take(address_of(scope)):
            await _answer(with_headers, 429, Code.TOO_FAST)
        elif scope["method"] not in SAFE_METHODS and not origin_fits(scope["headers"], self._config):
            await _answer(with_headers, 403, Code.ORIGIN)
        else:
            # HEAD is handled as GET; uvicorn then leaves the body out.
            asked = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
            await self._app(asked, receive, with_headers)


async def _answer(send: Send, status: int, code: Code) -> None:
    body = msgspec.json.encode({"code": code.key, "clause": "", "args": {}})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
