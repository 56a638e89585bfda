"""What processes tell each other: authenticated, and without the codes of tables.

Whoever can listen on the bus must not learn of tables by link, and whoever can talk on it must not be able to disturb
them. So messages carry keyed hashes instead of codes, and end with a MAC; the key comes from the shared database. A
message is accepted once: every sender numbers its own.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import OrderedDict
from typing import Final

_MAC_LENGTH: Final = 32  # hexadecimal digits: 128 bits
_HASH_LENGTH: Final = 24
_MOST_SENDERS: Final = 1_000


class Envelope:
    """Seals the messages of this process, and opens those of others."""

    def __init__(self, key: bytes) -> None:
        self._key: Final = hashlib.sha256(b"pioche bus messages 1\0" + key).digest()
        self._names: Final = hashlib.sha256(b"pioche bus names 1\0" + key).digest()
        self._me: Final = secrets.token_hex(8)
        self._number = 0
        self._heard: OrderedDict[str, int] = OrderedDict()  # the last number of each sender

    def hashed(self, name: str) -> str:
        """A table's code, or a person's identity, as others on the bus may see it."""
        return hmac.new(self._names, name.encode(), hashlib.sha256).hexdigest()[:_HASH_LENGTH]

    def _mac(self, text: str) -> str:
        return hmac.new(self._key, text.encode(), hashlib.sha256).hexdigest()[:_MAC_LENGTH]

    def seal(self, text: str) -> bytes:
        self._number += 1
        signed = f"{self._me} {self._number} {text}"
        return f"{signed} {self._mac(signed)}".encode()

    def opened(self, data: bytes) -> str | None:
        """The text of a message; None when it was not sealed with our key, or has been heard before."""
        signed, _, mac = data.decode("latin-1").rpartition(" ")
        if not hmac.compare_digest(mac.encode("latin-1"), self._mac(signed).encode()):
            return None
        sender, number, text = signed.split(" ", 2)
        if int(number) <= self._heard.get(sender, 0):
            return None
        self._heard[sender] = int(number)
        self._heard.move_to_end(sender)
        if len(self._heard) > _MOST_SENDERS:
            self._heard.popitem(last=False)
        return text
