"""A lean client for load tests: as little work per message as possible, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import time
from collections.abc import Callable
from typing import cast

import msgspec
from msgspec import UNSET, Struct, UnsetType

from pioche.server.table import deals


class Round(Struct):
    turn: int | UnsetType = UNSET


class Table(Struct):
    status: str | UnsetType = UNSET
    commitment: str | UnsetType | None = UNSET
    version: int | UnsetType = UNSET
    sealed: bool | UnsetType = UNSET


class Message(Struct):
    """The fields of a message that the driver reads."""

    kind: str = msgspec.field(name="is")
    seq: int = 0
    n: int = 0
    seat: int | UnsetType | None = UNSET
    offers: list[str] | UnsetType = UNSET
    round: Round | UnsetType | None = UNSET
    table: Table | UnsetType = UNSET
    yours: str = ""
    code: str = ""


DECODER = msgspec.json.Decoder(Message)
_MASK = b"\0\0\0\0"  # a valid mask that changes nothing


def frame(payload: bytes) -> bytes:
    size = len(payload)
    if size < 126:
        return bytes((0x81, 0x80 | size)) + _MASK + payload
    return bytes((0x81, 0xFE)) + size.to_bytes(2, "big") + _MASK + payload


class Counts:
    """Counters shared by all clients."""

    def __init__(self) -> None:
        self.moves = 0
        self.bytes = 0
        self.refused = 0
        self.latencies: list[float] = []


class Client(asyncio.Protocol):
    """A player who makes any offered move, `pause()` seconds after their turn begins."""

    def __init__(self, path: str, cookie: str, counts: Counts, pause: Callable[[], float]) -> None:
        self._path = path
        self._cookie = cookie
        self._counts = counts
        self._pause = pause
        self._buffer = b""
        self._open = False
        self._transport: asyncio.Transport | None = None
        self._keys = 0
        self._sent_at = 0.0
        self._asked = -1
        self.playing = False
        self.seat: int | None = None
        self.turn = -1
        self.offers: list[str] = []
        self.seq = 0
        self.status = ""
        self.version = 1
        self._commitment = ""
        self._salt = b""
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET {self._path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        head += f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: pioche={self._cookie}\r\n\r\n"
        self._transport.write(head.encode())

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if not self._open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head[:20]:
                raise ConnectionError(head[:80].decode("latin-1"))
            self._open = True
            self._buffer = rest
            self.send(b'{"do":"hello","protocol":2}')
        buffer = self._buffer
        at = 0
        while len(buffer) - at >= 2:
            size = buffer[at + 1] & 127
            start = at + 2
            if size == 126:
                if len(buffer) - at < 4:
                    break
                size = int.from_bytes(buffer[at + 2 : at + 4], "big")
                start = at + 4
            if len(buffer) < start + size:
                break
            if buffer[at] & 15 == 1:
                self._hear(buffer[start : start + size])
            at = start + size
        self._buffer = buffer[at:]

    def send(self, payload: bytes) -> None:
        assert self._transport is not None
        self._transport.write(frame(payload))

    def intend(self, rest: str) -> None:
        self._keys += 1
        self.send(f'{{"key":"k{self._keys}",{rest}}}'.encode())

    def _hear(self, payload: bytes) -> None:
        message = DECODER.decode(payload)
        kind = message.kind
        if kind == "ping":
            self.send(b'{"do":"pong","n":%d}' % message.n)
            return
        if kind == "refused":
            self._counts.refused += 1
            self._asked = -1
        if kind not in ("update", "state"):
            return
        self.seq = message.seq
        if kind == "state":
            self.seat = None if message.seat is UNSET else message.seat
            if not self.ready.done():
                self.ready.set_result(None)
        if message.table is not UNSET:
            self._table(message.table)
        if message.round is not UNSET and message.round is not None and message.round.turn is not UNSET:
            self.turn = message.round.turn
        if message.offers is not UNSET:
            self.offers = message.offers
        if self.playing:
            self._counts.bytes += len(payload)
            if message.yours and self._sent_at:
                self._counts.moves += 1
                self._counts.latencies.append(time.perf_counter() - self._sent_at)
                self._sent_at = 0.0
        if self.turn == self.seat and self.status == "playing" and self._asked != self.seq:
            self._asked = self.seq
            pause = self._pause()
            if pause > 0:
                asyncio.get_running_loop().call_later(pause, self.act, self.seq)
            else:
                self.act(self.seq)

    def _table(self, table: Table) -> None:
        if table.version is not UNSET:
            self.version = table.version
        if table.status is not UNSET:
            self.status = table.status
            if self.status in ("between", "over") and self.seat is not None:
                self.turn = -1
                self.intend('"do":"want"')
        if table.commitment is not UNSET and table.commitment and self.status == "dealing" and self.seat is not None:
            self._commitment, self._salt = table.commitment, os.urandom(32)
            seal = deals.seal_of(bytes.fromhex(table.commitment), self.seat, self._salt).hex()
            self.intend(f'"do":"seal","commitment":"{table.commitment}","seal":"{seal}"')
        if table.sealed is True and self.status == "dealing" and self._commitment:
            self.intend(f'"do":"salt","commitment":"{self._commitment}","salt":"{self._salt.hex()}"')
            self._commitment = ""

    def act(self, seq: int) -> None:
        if self.seq != seq or self._transport is None or self._transport.is_closing():
            return
        offers = [offer for offer in self.offers if not offer.startswith(("acc", "cat"))]
        if not offers:
            return
        plays = [offer for offer in offers if offer not in ("draw", "pass", "doubt")]
        self._sent_at = time.perf_counter()
        self.intend(f'"do":"act","seq":{seq},"action":"{random.choice(plays or offers)}"')

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()
