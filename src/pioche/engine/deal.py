"""Reproducible deals: randomness from a 32-byte seed, derivation version 1.

The words of a stream are the big-endian 32-bit words of the blocks

    SHA-256("pioche deal 1" || 0x00 || seed || label || 0x00 || counter as 8 bytes, big-endian)

for counter 0, 1, 2, ... A number below n is the next word w that is less than the largest multiple of n
that fits in 32 bits, modulo n: larger words are rejected, so all numbers are equally likely.
A shuffle is Fisher-Yates from the last place down: for i = length-1 ... 1 exchange place i with place
below(i + 1). Nothing here depends on the platform, the Python version or compilation.
docs/deals.md lists the labels and what each is used for.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import MutableSequence
from typing import Final, TypeVar

from pioche.engine.refusal import refuse

VERSION: Final = 1
SEED_BYTES: Final = 32
_PREFIX: Final = b"pioche deal 1\0"
_WORDS: Final = 1 << 32
_HEX_SEED: Final = re.compile(r"[0-9a-fA-F]{64}")  # bytes.fromhex would also accept spaces

Item = TypeVar("Item")


class Stream:
    """An endless stream of unbiased numbers for one purpose (its label) of one seed."""

    __slots__ = ("_block", "_counter", "_key", "_place")

    def __init__(self, seed: bytes, label: str) -> None:
        self._key = _PREFIX + checked_seed(seed) + label.encode() + b"\0"
        self._counter = 0
        self._block = b""
        self._place = 0

    def word(self) -> int:
        """The next 32-bit word."""
        if self._place == len(self._block):
            self._block = hashlib.sha256(self._key + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
            self._place = 0
        word = int.from_bytes(self._block[self._place : self._place + 4], "big")
        self._place += 4
        return word

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        limit = _WORDS - _WORDS % bound
        while (word := self.word()) >= limit:
            pass
        return word % bound

    def shuffle(self, items: MutableSequence[Item]) -> None:
        """Shuffle in place."""
        for last in range(len(items) - 1, 0, -1):
            chosen = self.below(last + 1)
            items[last], items[chosen] = items[chosen], items[last]


def checked_seed(seed: bytes) -> bytes:
    """The same seed; refused unless it has 32 bytes."""
    if len(seed) != SEED_BYTES:
        raise refuse("seed-length", length=len(seed), wanted=SEED_BYTES)
    return seed


def seed_from_text(text: str) -> bytes:
    """A 32-byte seed from any text: 64 hexadecimal digits are decoded, any other text is hashed with SHA-256."""
    if _HEX_SEED.fullmatch(text):
        return bytes.fromhex(text)
    return hashlib.sha256(text.encode(errors="surrogatepass")).digest()


def round_seed(match_seed: bytes, number: int) -> bytes:
    """The deal seed of round `number` (0, 1, ...), derived from the seed of the match."""
    return hashlib.sha256(b"pioche round 1\0" + checked_seed(match_seed) + number.to_bytes(8, "big")).digest()


def fast_state(seed: int) -> int:
    """A well-mixed, non-zero state for the fast generator of playouts (`flat.advance`), by splitmix64 of an integer."""
    mixed = (seed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return (mixed ^ (mixed >> 31)) or 1
