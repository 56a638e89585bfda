"""The clients of the bare relays: four at a table, who send in turn as soon as the last message has arrived."""

from __future__ import annotations

import asyncio
import base64
import os
import time
from collections.abc import Callable
from functools import partial
from typing import cast

from ours.served import Rate
from ours.table_client import frame

SEATS = 4
SIZE = 330 + 4  # of a relayed message with its header
MOVE = frame(b'{"key":"k1234","do":"act","seq":1234,"action":"r5"}')


class Player(asyncio.Protocol):
    """Sends when it is its turn: the seat that a message moves the turn to follows from how many there were."""

    def __init__(self, path: str, seat: int) -> None:
        self._path = path
        self._seat = seat
        self._open = False
        self._bytes = 0
        self._heard = 0
        self._transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def heard(self) -> int:
        return self._heard

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET {self._path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self._transport.write(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        if not self._open:  # nothing is relayed before everybody is there, so this is the whole response
            if not data.startswith(b"HTTP/1.1 101") or not data.endswith(b"\r\n\r\n"):
                raise ConnectionError(data[:80].decode("latin-1"))
            self._open = True
            self.ready.set_result(None)
            return
        self._bytes += len(data)
        while self._bytes >= (self._heard + 1) * SIZE:
            self._heard += 1
            if self._heard % SEATS == self._seat:
                self.move()

    def move(self) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(MOVE)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


def _same(player: Player) -> Player:
    return player


async def watching(port: int, watchers: int) -> list[Player]:
    """Connections to a bare follower, who only listen."""
    players = []
    for _ in range(watchers):
        player = Player("/", -1)
        players.append(player)
        await asyncio.get_running_loop().create_connection(partial(_same, player), "127.0.0.1", port)
        await player.ready
    return players


async def relayed(port: int, tables: int, seconds: float, cpu: Callable[[], float]) -> Rate:
    """How many moves a relay makes at so many tables, after a second to warm up. `cpu`: its CPU time so far."""
    loop = asyncio.get_running_loop()
    players: list[Player] = []
    for table in range(tables):
        for seat in range(SEATS):
            player = Player(f"/{table}", seat)
            players.append(player)
            await loop.create_connection(partial(_same, player), "127.0.0.1", port)
            await player.ready
    first = players[::SEATS]
    for player in first:
        player.move()
    await asyncio.sleep(1)
    before, used, began = sum(player.heard for player in first), cpu(), time.perf_counter()
    await asyncio.sleep(seconds)
    rate = Rate(sum(player.heard for player in first) - before, time.perf_counter() - began, cpu() - used)
    for player in players:
        player.close()
    return rate
