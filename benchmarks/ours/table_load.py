"""Tables with connected players, who make any move they are offered."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence

from ours.served import Rate
from ours.table_client import Client, Counts

PLAYERS = 4
Spread = Callable[[int, int], int]
"""Which of the servers a player is connected to, by the number of the table and the seat."""


def by_seat(_table: int, seat: int) -> int:
    """The players of every table are connected to all servers."""
    return seat


def by_table(table: int, _seat: int) -> int:
    """The players of a table are connected to the same server, as behind a load balancer that hashes by table."""
    return table


async def request(port: int, method: str, path: str, body: str, cookie: str = "") -> tuple[str, str]:
    """Send an HTTP request; returns the body and the cookie of the response."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"{method} {path} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\nConnection: close\r\n"
    head += f"Cookie: pioche={cookie}\r\n" if cookie else ""
    writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n{body}".encode())
    text = (await reader.read()).decode()
    writer.close()
    top, _, rest = text.partition("\r\n\r\n")
    if not top.startswith("HTTP/1.1 2"):
        raise RuntimeError(f"{path}: {top.splitlines()[0]} {rest[:100]}")
    given = next((line for line in top.splitlines() if line.lower().startswith("set-cookie:")), "")
    return rest, given.partition("pioche=")[2].partition(";")[0]


class Load:
    """Tables with connected players."""

    def __init__(self, ports: list[int], spread: Spread = by_seat) -> None:
        self.ports = ports
        self._spread = spread
        self._codes: list[str] = []
        self.watchers: list[Client] = []
        self.counts = Counts()
        self.pause = 0.0
        self.clients: list[list[Client]] = []

    def _wait(self) -> float:
        return random.expovariate(1 / self.pause) if self.pause else 0.0

    async def _player(self, table: str, cookie: str, server: int) -> Client:
        loop = asyncio.get_running_loop()
        port = self.ports[server % len(self.ports)]
        made = Client(f"/ws/{table}", cookie, self.counts, self._wait)
        await loop.create_connection(lambda: made, "127.0.0.1", port)
        await made.ready
        return made

    async def _table(self) -> list[Client]:
        cookies = []
        for seat in range(PLAYERS):
            _, cookie = await request(self.ports[0], "POST", "/api/guest", f'{{"name":"P{seat}"}}')
            cookies.append(cookie)
        settings = '{"players":4,"options":{"advice_penalty":"off","target":"99999"}}'
        body, _ = await request(self.ports[0], "POST", "/api/tables", settings, cookies[0])
        code = body.split('"')[3]
        number = len(self._codes)
        self._codes.append(code)
        players = []
        for seat, cookie in enumerate(cookies):
            player = await self._player(code, cookie, self._spread(number, seat))
            if seat:
                player.intend(f'"do":"sit","seat":{seat}')
                while player.seat is None:
                    await asyncio.sleep(0.002)
                player.intend(f'"do":"agree","version":{player.version}')
            players.append(player)
        return players

    async def watch(self, server: int) -> None:
        """Have somebody watch every table at a server."""
        for code in self._codes:
            _, cookie = await request(self.ports[0], "POST", "/api/guest", '{"name":"W"}')
            self.watchers.append(await self._player(code, cookie, server))

    async def think(self, edition: str, levels: Sequence[str]) -> None:
        """Add a table with bots of these levels, whose only person also asks for hints."""
        _, cookie = await request(self.ports[0], "POST", "/api/guest", '{"name":"H"}')
        settings = f'{{"edition":"{edition}","players":{len(levels) + 1}}}'
        body, _ = await request(self.ports[0], "POST", "/api/tables", settings, cookie)
        host = await self._player(body.split('"')[3], cookie, 0)
        for seat, level in enumerate(levels, 1):
            host.intend(f'"do":"bot","seat":{seat},"level":"{level}"')
        self.clients.append([host])

    def ask(self) -> None:
        """Have everybody who plays with bots ask for a hint."""
        for players in self.clients:
            if len(players) == 1:
                players[0].intend('"do":"hint"')

    async def seat(self, tables: int) -> float:
        """Create tables until there are so many; returns how long that took."""
        began = time.perf_counter()
        gate = asyncio.Semaphore(16)

        async def one() -> None:
            async with gate:
                self.clients.append(await self._table())

        await asyncio.gather(*(one() for _ in range(tables - len(self.clients))))
        return time.perf_counter() - began

    async def start(self) -> float:
        """Start all tables and wait until all are dealt."""
        began = time.perf_counter()
        asked = 0.0
        while not all(player.status == "playing" for players in self.clients for player in players[:1]):
            if time.perf_counter() - asked > 2:  # a player's agreement may have come too late
                asked = time.perf_counter()
                for players in self.clients:
                    if players[0].status == "open":
                        players[0].intend('"do":"start"')
            await asyncio.sleep(0.02)
            if time.perf_counter() - began > 60:
                raise TimeoutError("not all tables were dealt")
        return time.perf_counter() - began

    def go(self) -> None:
        """Let everybody play."""
        for players in self.clients:
            for player in players:
                player.playing = True

    async def measure(self, seconds: float, pause: float, cpu: Callable[[], float]) -> tuple[Rate, list[float], float]:
        """The moves, the sorted latencies, and bytes per player and move. `cpu`: CPU time of the servers so far."""
        self.pause = pause
        self.go()
        await asyncio.sleep(1.5)
        counts = self.counts
        counts.moves = counts.bytes = counts.refused = 0
        counts.latencies = []
        began, used = time.perf_counter(), cpu()
        await asyncio.sleep(seconds)
        rate = Rate(counts.moves, time.perf_counter() - began, cpu() - used)
        return rate, sorted(counts.latencies), counts.bytes / max(1, counts.moves) / PLAYERS

    def close(self) -> None:
        for players in (*self.clients, self.watchers):
            for player in players:
                player.close()
