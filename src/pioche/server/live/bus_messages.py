"""What processes tell each other: encrypted, authenticated, and accepted once.

Entries contain hands, secrets of deals and identities, and whoever can listen on the bus must not even learn which
tables there are. So a message is encrypted with a key that comes from the shared database, tables are called by a keyed
hash, and the subject is authenticated too. Whoever can talk on the bus must not be able to disturb tables, neither with
messages of their own nor with recorded ones. So every sender numbers its messages, and a number counts once; and what a
sender says counts as fresh only after it has greeted this very process, which nobody could have recorded before.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import OrderedDict
from typing import Final, NamedTuple

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from msgspec import Struct

_HASH_LENGTH: Final = 24  # hexadecimal digits
_ID_LENGTH: Final = 16  # bytes
_NUMBER_LENGTH: Final = 8
_NONCE_REST: Final = bytes(12 - _NUMBER_LENGTH)
_MOST_SENDERS: Final = 1_000
WINDOW: Final = 4_096  # messages by which one of the same sender may be overtaken

_ALL_SEEN: Final = (1 << WINDOW) - 1


class Appended(Struct, frozen=True, array_like=True, tag="e"):
    """An entry is durable. Its table is the one of the subject."""

    seq: int
    at: int
    seat: int | None
    action: str
    key: str | None
    shown: bytes | None = None  # what spectators are sent of it, where somebody watches at another process


class Here(Struct, frozen=True, array_like=True, tag="h"):
    """These seats of a table are connected to the sender; or people only watch there."""

    seats: list[int]
    watched: bool = False


class Forgotten(Struct, frozen=True, array_like=True, tag="f"):
    """The person with this hashed identity does not exist any more."""

    person: str


class Hello(Struct, frozen=True, array_like=True, tag="?"):
    """The sender wants to be greeted by everybody, or by whom it says this to."""


class Greeting(Struct, frozen=True, array_like=True, tag="g"):
    """The sender has heard from this process: what it says from now on is fresh there."""

    to: bytes


Message = Appended | Here | Forgotten | Hello | Greeting
_encode: Final = msgspec.msgpack.Encoder().encode
_decode: Final = msgspec.msgpack.Decoder(Message).decode


class Opened(NamedTuple):
    """An authentic message that was not heard before."""

    sender: bytes
    message: Message
    fresh: bool  # it was certainly said after this process had started


class _Sender:
    """Another process, as far as it has been heard."""

    __slots__ = ("cipher", "greeted", "highest", "seen")

    def __init__(self, cipher: AESGCM) -> None:
        self.cipher = cipher
        self.highest = 0
        self.seen = 0  # bits: which of the last numbers have been heard
        self.greeted: int | None = None  # the number of its greeting

    def first_time(self, number: int) -> bool:
        """Whether a number has not been heard yet, as far as that is still known; from now on it has."""
        ahead = number - self.highest
        if ahead > 0:
            self.seen = (self.seen << ahead | 1) & _ALL_SEEN if ahead < WINDOW else 1
            self.highest = number
            return True
        bit = 1 << -ahead
        if -ahead >= WINDOW or self.seen & bit:
            return False
        self.seen |= bit
        return True


class Envelope:
    """Seals the messages of this process, and opens those of others."""

    def __init__(self, key: bytes) -> None:
        self._key: Final = hashlib.sha256(b"pioche bus messages 2\0" + key).digest()
        self._names: Final = hashlib.sha256(b"pioche bus names 1\0" + key).digest()
        self.me: Final = secrets.token_bytes(_ID_LENGTH)
        self._cipher = self._cipher_of(self.me)
        self._number = 0
        self._senders: OrderedDict[bytes, _Sender] = OrderedDict()

    def hashed(self, name: str) -> str:
        """A table's code, or a person's identity, as others on the bus may see it."""
        return hmac.new(self._names, name.encode(), hashlib.sha256).hexdigest()[:_HASH_LENGTH]

    def _cipher_of(self, sender: bytes) -> AESGCM:
        """Every process has a key of its own, so numbers can be nonces: none is used twice with one key."""
        return AESGCM(hmac.new(self._key, sender, hashlib.sha256).digest())

    def seal(self, subject: str, message: Message) -> bytes:
        self._number += 1
        number = self._number.to_bytes(_NUMBER_LENGTH)
        sealed = self._cipher.encrypt(_NONCE_REST + number, _encode(message), subject.encode())
        return b"%b%b%b" % (self.me, number, sealed)

    def opened(self, subject: str, data: bytes) -> Opened | None:
        """A message; None when it was not sealed for this subject with our key, or has been heard before."""
        name, digits = data[:_ID_LENGTH], data[_ID_LENGTH : _ID_LENGTH + _NUMBER_LENGTH]
        if len(digits) < _NUMBER_LENGTH or name == self.me:
            return None
        sender = self._senders.get(name)
        known = sender is not None
        if sender is None:
            sender = _Sender(self._cipher_of(name))
        try:
            text = sender.cipher.decrypt(_NONCE_REST + digits, data[_ID_LENGTH + _NUMBER_LENGTH :], subject.encode())
            message = _decode(text)
        except (InvalidTag, msgspec.MsgspecError):  # the latter: another version of this server
            return None
        number = int.from_bytes(digits)
        if not sender.first_time(number):
            return None
        if known:
            self._senders.move_to_end(name)
        else:
            self._senders[name] = sender
            if len(self._senders) > _MOST_SENDERS:
                self._senders.popitem(last=False)
        if isinstance(message, Greeting) and message.to == self.me:
            sender.greeted = min(number, sender.greeted or number)
        return Opened(name, message, sender.greeted is not None and number >= sender.greeted)
