"""The checks before every request: rate limit, name, origin, headers. Plain ASGI, so that nothing bypasses them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from pioche.i18n import Translator, choose_language, wished_languages
from pioche.server.address_groups import address_group
from pioche.server.config import Config
from pioche.server.rate_limit import Rates
from pioche.server.refusals import Code
from pioche.server.security_events import Event, note
from pioche.server.transport.clients import Hosts, host_name

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = Iterable[tuple[bytes, bytes]]

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY: Final = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    b"frame-ancestors 'none'"
)
# The worker of tables on the device compiles WebAssembly, and nothing else may.
_WORKER_POLICY: Final = b"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
_WORKER: Final = "/assets/deviceWorker-"
_HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
_YEAR: Final = b"max-age=31536000"
HEALTH: Final = ("/healthz", "/readyz")


def header(headers: Headers, name: bytes) -> str | None:
    return next((value.decode("latin-1") for key, value in headers if key == name), None)


def https_only(config: Config) -> tuple[bytes, bytes]:
    """HSTS. Whether it may include subdomains only their owner knows."""
    return b"strict-transport-security", _YEAR + (b"; includeSubDomains" if config.hsts_subdomains else b"")


def address_of(scope: Scope) -> str:
    """The address that limits are counted for."""
    client = scope.get("client")
    return address_group(str(client[0])) if client else ""


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


class Guard:
    """Passes requests on to an application, or refuses them."""

    def __init__(self, app: App, config: Config) -> None:
        self._app = app
        self._config = config
        self._rates = Rates(config.request_rate, config.request_burst)
        self._hosts = Hosts(config)
        self._headers = (*_HEADERS, https_only(config)) if config.secure_cookies else _HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        private = str(scope["path"]).startswith("/api/") or scope["path"] == "/metrics"

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                policy = _WORKER_POLICY if str(scope["path"]).startswith(_WORKER) else POLICY
                headers = [*message.get("headers", []), (b"content-security-policy", policy), *self._headers]
                if private and header(headers, b"cache-control") is None:
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        # Whoever watches over the server must not take it for dead because its address has asked too much.
        if scope["path"] not in HEALTH and not self._rates.take(address_of(scope)):
            note(Event.FLOOD)
            await _answer(with_headers, 429, Code.TOO_FAST)
        elif scope["path"] not in HEALTH and not self._hosts.accepts(header(scope["headers"], b"host")):
            note(Event.HOST)
            await _misdirected(with_headers, scope)
        elif scope["method"] not in SAFE_METHODS and not origin_fits(scope["headers"], self._config):
            note(Event.ORIGIN)
            await _answer(with_headers, 403, Code.ORIGIN)
        else:
            # HEAD is handled as GET; uvicorn then leaves the body out.
            asked = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
            await self._app(asked, receive, with_headers)


async def _misdirected(send: Send, scope: Scope) -> None:
    """Refuse a name that is not ours: programs get a code, people who opened the page a sentence."""
    host = host_name(header(scope["headers"], b"host") or "") or "?"
    if str(scope["path"]).startswith("/api/"):
        await _answer(send, 421, Code.HOST, host=host)
        return
    words = Translator(choose_language(wished_languages(header(scope["headers"], b"accept-language") or "")))
    body = words.text(f"refusal-{Code.HOST.key}", host=host).encode()
    await _send(send, 421, body, b"text/plain; charset=utf-8")


async def _answer(send: Send, status: int, code: Code, **args: str) -> None:
    body = msgspec.json.encode({"code": code.key, "clause": "", "args": args})
    await _send(send, status, body, b"application/json")


async def _send(send: Send, status: int, body: bytes, kind: bytes) -> None:
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
