"""A page without a browser: requests, connections and a storage, in plain Python that also runs under Pyodide."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from pioche.device.page import Device
from pioche.server.live.table_context import NO_LIMITS
from pioche.server.table.protocol import VERSION
from pioche.server.table.structs import applied

Json = dict[str, Any]
INSTANT = replace(NO_LIMITS, bot_pause=0.0, catch_window=0.0)


class MemoryStorage:
    """What IndexedDB keeps, as texts."""

    def __init__(self) -> None:
        self.rows: dict[tuple[str, int], list[Any]] = {}
        self.texts: dict[str, str] = {}
        self.full = False

    async def _append(self, entries: str) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("QuotaExceededError")
        rows = {(row[0], row[1]): row for row in json.loads(entries)}
        if rows.keys() & self.rows.keys():
            raise OSError("ConstraintError")
        self.rows |= rows

    def append(self, entries: str) -> Awaitable[object]:
        return self._append(entries)

    async def read(self, table: str) -> str:
        return json.dumps([self.rows[key] for key in sorted(self.rows) if key[0] == table])

    async def remove(self, table: str) -> None:
        for key in [key for key in self.rows if key[0] == table]:
            del self.rows[key]

    async def get(self, name: str) -> str | None:
        return self.texts.get(name)

    async def put(self, name: str, text: str) -> None:
        if self.full:
            raise OSError("QuotaExceededError")
        self.texts[name] = text


OPEN: list[Device] = []


def opened(storage: MemoryStorage, turn: Callable[[str, int | None], object] = lambda _table, _seat: None) -> Device:
    """A device that `close_all` closes."""
    device = Device(storage, turn, INSTANT)
    OPEN.append(device)
    return device


async def close_all() -> None:
    """Close all devices, so that no timer begins anything after the last test has ended."""
    while OPEN:
        OPEN.pop().close()
    await asyncio.sleep(0)  # tasks that were cancelled end


async def ask(device: Device, method: str, path: str, body: object = None) -> Any:
    """The answer to a request that is accepted."""
    status, text = await device.request(method, path, "" if body is None else json.dumps(body))
    assert status == 200, text
    return json.loads(text) if text[:1] in "[{n" else text


class PagePlayer:
    """A page at a table: keeps the state as docs/protocol.md describes it, and plays the first offer."""

    def __init__(self, device: Device, code: str, number: int = 1, seat: int | None = None) -> None:
        self.device = device
        self.code = code
        self.number = number
        self.seat = seat
        self.state: Json = {}
        self.seq: int | None = None
        self.refused: list[Json] = []
        self.closed: list[int] = []
        self.raw: list[str] = []
        self._inbox: asyncio.Queue[str] = asyncio.Queue()
        self._sent = 0
        self._asked = -1  # the position that was answered last
        self._salt = secrets.token_hex(4)  # a new page does not repeat keys

    async def connect(self) -> None:
        self.device.connect(self.number, self.code, self.seat, self._inbox.put_nowait, self.closed.append)
        self.say({"do": "hello", "protocol": VERSION, "seq": self.seq})
        while not self.state:
            await self.hear()

    def say(self, message: Json) -> None:
        self.device.heard(self.number, json.dumps(message))

    def intend(self, do: str, **fields: object) -> None:
        self._sent += 1
        self.say({"do": do, "key": f"{self._salt}-{self._sent}", **fields})

    async def hear(self) -> Json:
        text = await asyncio.wait_for(self._inbox.get(), 120)
        self.raw.append(text)
        message: Json = json.loads(text)
        match message["is"]:
            case "ping":
                self.say({"do": "pong", "n": message["n"]})
            case "state":
                self.state = {name: message[name] for name in ("table", "round", "offers")}
                self.seq = message["seq"]
            case "update":
                for part in ("table", "round"):
                    if part in message:
                        self.state[part] = applied(self.state[part], message[part])
                if "offers" in message:
                    self.state["offers"] = message["offers"]
                self.seq = message["seq"]
            case "refused":
                self.refused.append(message)
            case _:
                pass
        return message

    async def play(self, moves: int = 10_000) -> None:
        """Play the first offer until a round is over, or so many moves have been made."""
        while not (self.state["table"]["sheet"] or {}).get("rows") and moves:
            moves -= await self.step()

    async def step(self) -> bool:
        """Move if it is possible, and hear what happens. Tiles that can be laid are none of the offers, so that a hint
        says which."""
        offers = self.state["offers"]
        mine = self.state["round"]["turn"] == (self.seat or 0)
        moves = self._asked != self.seq and bool(offers or mine)
        if moves:
            self._asked = self.seq or 0
            if offers:
                self.intend("act", action=offers[0], seq=self.seq)
            else:
                self.intend("hint", tiles=[])
        heard = await self.hear()
        if heard["is"] == "hint" and heard["seq"] == self.seq:
            self.intend("act", action=heard["action"], seq=self.seq)
        return moves

    def leave(self) -> None:
        self.device.gone(self.number)


async def started(storage: MemoryStorage, edition: str, bots: tuple[str, ...], **settings: object) -> PagePlayer:
    """A table against bots, dealt."""
    device = opened(storage)
    await ask(device, "POST", "/guest", {"name": "Ada"})
    body = {"edition": edition, "players": len(bots) + 1, "pace": "quick", **settings}
    player = PagePlayer(device, (await ask(device, "POST", "/tables", body))["table"])
    await player.connect()
    for seat, level in enumerate(bots, 1):
        player.intend("bot", seat=seat, level=level)
    player.intend("start")
    while player.state["round"] is None:
        await player.hear()
    return player
