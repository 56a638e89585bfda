"""Identities: a device authenticates with a signed token in a cookie that scripts cannot read."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from pioche.server.clock import now_ms
from pioche.server.table_codes import fresh_code
from pioche.store import people
from pioche.store.newcomers import Newcomers
from pioche.store.people import DAY, Device, NewPerson, Person
from pioche.store.store import Store

COOKIE: Final = "pioche"
SECURE_COOKIE: Final = "__Host-pioche"  # browsers accept it only over https, from this very host
COOKIE_DAYS: Final = 400  # the maximum that browsers allow
PERSON_LENGTH: Final = 16
_NAMES: Final = (SECURE_COOKIE.encode(), COOKIE.encode())
_REMEMBERED: Final = 20_000
_FRESH: Final = 60.0  # seconds for which a name is cached
_OVERLAP: Final = 3_600_000  # milliseconds for which a token that has been replaced still works


@dataclass(frozen=True, slots=True)
class _Known:
    at: float
    device: Device


class Identities:
    """Creates and recognises guests."""

    def __init__(self, store: Store, key: bytes, rotate_after: float = 0.0) -> None:
        self._store = store
        self._newcomers = Newcomers(store)
        self._key = key
        self._rotate_after = rotate_after * DAY
        self._known: OrderedDict[bytes, _Known] = OrderedDict()

    def _signature(self, person: str, token: str) -> str:
        mac = hmac.new(self._key, f"{person}.{token}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(mac[:24]).decode()

    def _cookie(self, person: Person, token: str) -> str:
        return f"{person.person_id}.{token}.{self._signature(person.person_id, token)}"

    async def make(self, name: str) -> tuple[Person, str]:
        """A new guest and the value of their cookie."""
        person = Person(fresh_code(PERSON_LENGTH), name)
        token = secrets.token_urlsafe(24)
        digest, now = _digest(token), now_ms()
        await self._newcomers.add(NewPerson(person, digest, now))
        self._remember(digest, Device(person, now, now, None))
        return person, self._cookie(person, token)

    async def recognise(self, cookie: str | None) -> Person | None:
        """The person that a cookie belongs to; None when it was not issued here or is not valid any more."""
        found = await self._device(cookie)
        return None if found is None else found.person

    async def _device(self, cookie: str | None) -> Device | None:
        parts = (cookie or "").split(".")
        if len(parts) != 3 or not all(part.isascii() for part in parts):
            return None
        person, token, signature = parts
        if not hmac.compare_digest(signature, self._signature(person, token)):
            return None
        digest = _digest(token)
        remembered = self._known.get(digest)
        if remembered is not None and time.monotonic() - remembered.at < _FRESH:
            return remembered.device
        now = now_ms()
        found = await people.device(self._store, digest, now)
        if found is None or found.person.person_id != person:
            return None
        if found.replaces is not None:
            await people.end_replaced(self._store, digest, found.replaces, now + _OVERLAP)
        if found.seen_at is None or now - found.seen_at > DAY:
            await people.seen(self._store, person, now)
        self._remember(digest, found)
        return found

    async def renewed(self, cookie: str | None) -> str | None:
        """A new value for the cookie of a device whose token is old; None while it may be kept.

        The old token ends when the new one has been used: an answer that does not arrive costs nobody their identity.
        """
        device = await self._device(cookie)
        if device is None or cookie is None or not self._rotate_after:
            return None
        if now_ms() - device.made_at < self._rotate_after:
            return None
        token = secrets.token_urlsafe(24)
        person = device.person
        old = _digest(cookie.split(".")[1])
        fresh = await people.replace_token(self._store, old, _digest(token), person.person_id, now_ms())
        return self._cookie(person, token) if fresh else None

    async def rename(self, person: Person, name: str) -> Person:
        await people.rename(self._store, person.person_id, name)
        self.drop(person.person_id)
        return Person(person.person_id, name, person.face)

    async def choose_face(self, person: Person, face: int | None) -> None:
        await people.choose_face(self._store, person.person_id, face)
        self.drop(person.person_id)

    async def forget(self, person: Person) -> None:
        """Forget a person with all their devices: their tokens are not valid any more, and their name is gone."""
        self.drop(person.person_id)
        await people.forget(self._store, [person.person_id])
        self.drop(person.person_id)  # if they were looked up meanwhile

    def cached(self) -> set[str]:
        return {known.device.person.person_id for known in self._known.values()}

    def drop(self, person_id: str) -> None:
        """Remove a person from the cache: another process has changed or forgotten them."""
        for digest in [digest for digest, known in self._known.items() if known.device.person.person_id == person_id]:
            del self._known[digest]

    def _remember(self, digest: bytes, device: Device) -> None:
        self._known[digest] = _Known(time.monotonic(), device)
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
    (CVE-2024-7592), and sending them needs no account. Our value never needs quoting.

    The cookie that other hosts cannot set comes first; the other one is that of a server without https, or from before
    https was set up.
    """
    found: dict[bytes, str] = {}
    for pair in header.split(b";"):
        name, equals, value = pair.strip().partition(b"=")
        if equals and name in _NAMES:
            found[name] = value.decode("latin-1")
    return next((found[name] for name in _NAMES if name in found), None)
