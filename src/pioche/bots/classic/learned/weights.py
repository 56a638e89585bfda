"""The file of weights: a safetensors file of 16 and 32 bit integers, read without any library.

It begins with the length of its head (8 bytes, little-endian), then the head in JSON: for each tensor its type, shape
and place, and as `__metadata__` the licence, where the weights come from, how they were made, and the SHA-256 of all
tensors.
"""

from __future__ import annotations

import hashlib
import json
import sys
from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from pioche.bots.classic.learned import sizes as z
from pioche.bots.classic.learned.features import row_count
from pioche.bots.classic.learned.network import Network
from pioche.bots.classic.weights import Weights

FILE: Final = Path(__file__).with_name("weights.safetensors")
MOST_BYTES: Final = 2_000_000
RATING: Final = Weights(block=0)
"""How the heuristic rated moves when the network was trained: its ratings are facts that the network knows."""
_TYPES: Final = {"I16": "h", "I32": "i"}
_NAMES: Final = ("first", "first_bias", "second", "second_bias", "last", "last_bias")
_KINDS: Final = ("I16", "I32", "I16", "I32", "I16", "I32")

Parts = Sequence[Sequence[int]]


def shapes() -> tuple[tuple[int, ...], ...]:
    """The shapes of the parts, in their order."""
    return (row_count(), z.WIDTH), (z.WIDTH,), (z.WIDTH, z.NARROW), (z.NARROW,), (z.NARROW,), (1,)


def packed(parts: Parts, notes: Mapping[str, str]) -> bytes:
    """A file of these weights with notes about them."""
    data = b""
    head: dict[str, object] = {}
    for name, kind, shape, part in zip(_NAMES, _KINDS, shapes(), parts, strict=True):
        made = array(_TYPES[kind], part)
        if sys.byteorder == "big":
            made.byteswap()
        begin = len(data)
        data += made.tobytes()
        head[name] = {"dtype": kind, "shape": shape, "data_offsets": [begin, len(data)]}
    head["__metadata__"] = {**notes, "sha256": hashlib.sha256(data).hexdigest()}
    written = json.dumps(head).encode()
    written += b" " * (-len(written) % 8)
    return len(written).to_bytes(8, "little") + written + data


def unpacked(content: bytes) -> tuple[list[array[int]], dict[str, str]]:
    """The weights in a file, and its notes; `ValueError` if they are damaged or of another network."""
    try:
        length = int.from_bytes(content[:8], "little")
        head = json.loads(content[8 : 8 + length])
        data = content[8 + length :]
        notes = {str(name): str(text) for name, text in head["__metadata__"].items()}
        if hashlib.sha256(data).hexdigest() != notes["sha256"]:
            raise ValueError("the checksum does not fit")
        parts = []
        for name, kind, shape in zip(_NAMES, _KINDS, shapes(), strict=True):
            entry = head[name]
            if entry["dtype"] != kind or tuple(entry["shape"]) != shape:
                raise ValueError(f"{name} belongs to another network")
            begin, end = entry["data_offsets"]
            part = array(_TYPES[kind])
            part.frombytes(data[begin:end])
            if sys.byteorder == "big":
                part.byteswap()
            parts.append(part)
    except (KeyError, TypeError, AttributeError, UnicodeDecodeError, json.JSONDecodeError) as wrong:
        raise ValueError(f"no file of weights: {wrong}") from wrong
    return parts, notes


@cache
def _shipped() -> list[array[int]]:
    return unpacked(FILE.read_bytes())[0]


def network() -> Network:
    """A network with the weights of this package; each player needs its own."""
    return Network(_shipped())


def available() -> bool:
    """Whether the weights are there: a copy of the package without them has no learned player."""
    return FILE.exists()
