"""Identities: a device authenticates with a signed token in a cookie that scripts cannot read."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from pioche.server.clock import now_ms
from pioche.server.table_codes import fresh_code
from pioche.store import queries
from pioche.store.queries import Person
from pioche.store.store import Store

COOKIE: Final = "pioche"
_COOKIE: Final = COOKIE.encode()
COOKIE_DAYS: Final = 400  # the maximum that browsers allow
PERSON_LENGTH: Final = 16
_REMEMBERED: Final = 20_000
_FRESH: Final = 60.0  # seconds for which a name is cached


class Identities:
    """Creates and recognises guests."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key
        self._known: OrderedDict[bytes, tuple[float, Person]] = OrderedDict()

    def _signature(self, person: str, token: str) -> str:
        mac = hmac.new(self._key, f"{person}.{token}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(mac[:24]).decode()

    async def make(self, name: str) -> tuple[Person, str]:
        """A new guest and the value of their cookie."""
        person = Person(fresh_code(PERSON_LENGTH), name)
        token = secrets.token_urlsafe(24)
        await queries.add_person(self._store, person, _digest(token), now_ms())
        return person, f"{person.person_id}.{token}.{self._signature(person.person_id, token)}"

    async def recognise(self, cookie: str | None) -> Person | None:
        """The person that a cookie belongs to; None when it was not issued here or is not valid any more."""
        parts = (cookie or "").split(".")
        if len(parts) != 3 or not all(part.isascii() for part in parts):
            return None
        person, token, signature = parts
        if not hmac.compare_digest(signature, self._signature(person, token)):
            return None
        digest = _digest(token)
        remembered = self._known.get(digest)
        if remembered is not None and time.monotonic() - remembered[0] < _FRESH:
            return remembered[1]
        found = await queries.person_of_device(self._store, digest)
        if found is None or found.person_id != person:
            return None
        self._remember(digest, found)
        return found

    async def rename(self, cookie: str, person: Person, name: str) -> Person:
        await queries.rename(self._store, person.person_id, name)
        renamed = Person(person.person_id, name)
        self._remember(_digest(cookie.split(".")[1]), renamed)
        return renamed

    async def forget(self, cookie: str) -> None:
        """Forget the device: its token is not valid any more."""
        digest = _digest(cookie.split(".")[1])
        self._known.pop(digest, None)
        await queries.forget_device(self._store, digest)

    def _remember(self, digest: bytes, person: Person) -> None:
        self._known[digest] = (time.monotonic(), person)
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def token_in(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """The token in raw headers: the cookie of a browser, or the bearer token of a program."""
    for name, value in headers:
        if name == b"authorization" and value[:7].lower() == b"bearer ":
            return value[7:].decode("latin-1").strip()
        if name == b"cookie":
            found = _cookie_in(value)
            if found is not None:
                return found
    return None


def _cookie_in(header: bytes) -> str | None:
    """Our cookie in a Cookie header. Parsed by hand: `http.cookies` takes quadratic time for some headers
    (CVE-2024-7592), and sending them needs no account. Our value never needs quoting."""
    found = None
    for pair in header.split(b";"):
        name, equals, value = pair.strip().partition(b"=")
        if equals and name == _COOKIE:
            found = value.decode("latin-1")
    return found
