"""Load test of a server: 4-player tables of `classic/fr` over real WebSockets on loopback, with durable storage.

The server is pinned to one core, this driver to another. Prints the accepted moves per second when all players move as
fast as they can, the latency from an intention to the mover's own update at half that rate, bytes per player and move,
memory for connected but idle players, and how long it takes to create, seat and deal 500 tables.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bars import Bar, conclude, number
from ours.table_client import Client, Counts

from tests.server.services import Nats, Postgres, free_port

PLAYERS = 4
LIMITS = {
    "REQUEST_RATE": "1e6",
    "REQUEST_BURST": "1e6",
    "MESSAGE_RATE": "1e5",
    "MESSAGE_BURST": "1e5",
    "CONNECTIONS_PER_ADDRESS": "100000",
    "TABLES_PER_PERSON": "100000",
    "BETWEEN_ROUNDS": "1",
    "SALT_WAIT": "3",
}


class Served:
    """A server process on the first core."""

    def __init__(self, database: str, bus: str = "") -> None:
        self.port = free_port()
        command = [sys.executable, "-c", "import sys; from pioche.cli import main; sys.exit(main())", "serve"]
        command += ["--host", "127.0.0.1", "--port", str(self.port), "--database", database, "--no-browser"]
        command += ["--log-level", "error", *(["--bus", bus] if bus else [])]
        environment = {**os.environ, **{f"PIOCHE_{name}": value for name, value in LIMITS.items()}}
        environment["PIOCHE_LANGUAGE"] = "en"
        # Bytecode is cached, as after the first start of any installation.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        environment.setdefault("PYTHONPYCACHEPREFIX", str(Path(__file__).resolve().parents[1] / "build" / "pycache"))
        self._process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        os.sched_setaffinity(self._process.pid, {0})
        assert self._process.stdout is not None
        if "running" not in self._process.stdout.readline():
            raise RuntimeError("the server did not start")

    def megabytes(self) -> float:
        for line in Path(f"/proc/{self._process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0

    def seconds(self) -> float:
        """CPU time used so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()


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

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.counts = Counts()
        self.pause = 0.0
        self.clients: list[list[Client]] = []

    def _wait(self) -> float:
        return random.expovariate(1 / self.pause) if self.pause else 0.0

    async def _player(self, table: str, cookie: str, seat: int) -> Client:
        loop = asyncio.get_running_loop()
        port = self.ports[seat % len(self.ports)]
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
        players = []
        for seat, cookie in enumerate(cookies):
            player = await self._player(code, cookie, seat)
            if seat:
                player.intend(f'"do":"sit","seat":{seat}')
                while player.seat is None:
                    await asyncio.sleep(0.002)
                player.intend(f'"do":"agree","version":{player.version}')
            players.append(player)
        return players

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

    async def measure(self, seconds: float, pause: float) -> tuple[float, list[float], float]:
        """Moves per second, the sorted latencies, and bytes per player and move."""
        self.pause = pause
        for players in self.clients:
            for player in players:
                player.playing = True
        await asyncio.sleep(1.5)
        counts = self.counts
        counts.moves = counts.bytes = counts.refused = 0
        counts.latencies = []
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        latencies = sorted(counts.latencies)
        return counts.moves / took, latencies, counts.bytes / max(1, counts.moves) / PLAYERS

    def close(self) -> None:
        for players in self.clients:
            for player in players:
                player.close()


@dataclass(frozen=True, slots=True)
class Figures:
    moves: float
    p50: float
    p99: float
    bytes: float


async def drive(ports: list[int], servers: list[Served], tables: int, seconds: float, name: str) -> Figures:
    load = Load(ports)
    await load.seat(tables)
    load.pause = 0.5
    await load.start()
    cpu = [served.seconds() for served in servers]
    rate, _, size = await load.measure(seconds, 0.0)
    used = sum(served.seconds() - before for served, before in zip(servers, cpu, strict=True)) / (seconds + 1.5)
    print(
        f"{name}: {tables} tables, everybody at once: {rate:,.0f} moves/s, {size:,.0f} bytes a player and move, "
        f"{number(used)} cores used ({rate / used:,.0f} moves for a second of CPU), {load.counts.refused} refused"
    )
    half, latencies, _ = await load.measure(seconds, tables / (rate / 2))
    p50, p99 = latencies[len(latencies) // 2] * 1000, latencies[len(latencies) * 99 // 100] * 1000
    print(f"{name}: at {half:,.0f} moves/s p50 {p50:.1f} ms, p99 {p99:.1f} ms")
    load.close()
    return Figures(rate, p50, p99, size)


async def idle(served: Served, tables: int) -> float:
    """Memory for 2,000 connected idle players, extrapolated from what so many tables take."""
    before = served.megabytes()
    load = Load([served.port])
    took = await load.seat(tables)
    after = served.megabytes()
    seats = tables * PLAYERS
    print(
        f"{seats} seated idle connections: {after:.0f} MB ({before:.0f} MB before), "
        f"{(after - before) * 1024 / seats:.1f} KB each"
    )
    dealt = await load.start()
    print(f"{tables} tables made and seated in {took:.1f} s, started and dealt in {dealt:.1f} s")
    load.close()
    return before + (after - before) * 2_000 / seats


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev bench server", description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="tables under load (default %(default)s)")
    parser.add_argument("--seconds", type=float, default=8, help="length of a measurement (default %(default)s)")
    parser.add_argument("--idle", type=int, default=500, help="tables that do nothing (default %(default)s)")
    parser.add_argument("--alone", action="store_true", help="leave PostgreSQL and NATS out")
    chosen = parser.parse_args()
    if len(os.sched_getaffinity(0)) < 2:
        parser.error("two cores are needed")
    os.sched_setaffinity(0, {1})
    bars: list[Bar] = []
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        served = Served(str(Path(folder) / "load.sqlite"))
        print(f"one SQLite process: {served.megabytes():.0f} MB at its start")
        try:
            alone = uvloop.run(drive([served.port], [served], chosen.tables, chosen.seconds, "SQLite"))
        finally:
            served.close()
        resting = Served(str(Path(folder) / "idle.sqlite"))
        try:
            memory = uvloop.run(idle(resting, chosen.idle))
        finally:
            resting.close()
        bars = [
            Bar("moves a second, one process, durable", alone.moves, 3_000, "/s", "goal 6,000"),
            Bar("50 ms / p99 at half of that", 50 / alone.p99, 1, "x"),
            Bar("1 KB / bytes for each player and move", 1_024 / alone.bytes, 1, "x"),
            Bar("180 MB / memory with 2,000 idle seats", 180 / memory, 1, "x"),
        ]
        if not chosen.alone:
            os.sched_setaffinity(0, {0})
            postgres = stack.enter_context(Postgres())
            nats = stack.enter_context(Nats())
            database = postgres.fresh("bench")
            os.sched_setaffinity(0, {1})
            both = [Served(database, nats.address) for _ in range(2)]
            try:
                ports = [each.port for each in both]
                uvloop.run(drive(ports, both, chosen.tables, chosen.seconds, "two processes, PostgreSQL, NATS"))
            finally:
                for each in both:
                    each.close()
    return conclude(bars)


if __name__ == "__main__":
    sys.exit(main())
