"""Load test of a server: 4-player tables of `classic/fr` over real WebSockets on loopback, with durable storage.

The server is pinned to one core, this driver to another. Prints the accepted moves per second when all players move as
fast as they can, beside two bare relays in the same run, which only receive a message and send 330 bytes to four; the
latency from an intention to the mover's own update at half that rate; bytes per player and move; memory for connected
but idle players; how long it takes to create, seat and deal 500 tables; and whether anything holds the event loop for
more than 50 ms while bots of all levels think.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sys
import tempfile
import time
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bars import Bar, conclude, number
from ours.relay_client import relayed
from ours.served import Rate, Relay, Served
from ours.table_load import PLAYERS, Load, request

from tests.server.services import Nats, Postgres

RELAYS = {"relay_picows": "picows", "relay_uvicorn": "uvicorn and websockets"}


@dataclass(frozen=True, slots=True)
class Figures:
    rate: Rate
    p99: float
    bytes: float


async def drive(servers: list[Served], tables: int, seconds: float, name: str) -> Figures:
    """Everybody at once, then at half of that rate."""
    load = Load([served.port for served in servers])
    await load.seat(tables)
    load.pause = 0.5
    await load.start()

    def cpu() -> float:
        return sum(served.seconds() for served in servers)

    rate, _, size = await load.measure(seconds, 0.0, cpu)
    print(
        f"{name}: {tables} tables, everybody at once: {rate}, {size:,.0f} bytes a player and move, "
        f"{load.counts.refused} refused"
    )
    half, latencies, _ = await load.measure(seconds, tables / (rate.per_second / 2), cpu)
    p50, p99 = latencies[len(latencies) // 2] * 1000, latencies[len(latencies) * 99 // 100] * 1000
    print(f"{name}: at {half.per_second:,.0f} moves/s p50 {p50:.1f} ms, p99 {p99:.1f} ms")
    load.close()
    return Figures(rate, p99, size)


async def idle(served: Served, tables: int) -> tuple[float, float]:
    """Memory for 2,000 connected idle players and the time to seat 500 tables, extrapolated from so many tables."""
    before, used = served.megabytes(), served.seconds()
    load = Load([served.port])
    took = await load.seat(tables)
    used = served.seconds() - used
    after = served.megabytes()
    seats = tables * PLAYERS
    print(
        f"{seats} seated idle connections: {after:.0f} MB ({before:.0f} MB before), "
        f"{(after - before) * 1024 / seats:.1f} KB each"
    )
    dealt = await load.start()
    print(
        f"{tables} tables made and seated in {took:.1f} s ({used:.1f} s of the server's CPU), "
        f"started and dealt in {dealt:.1f} s"
    )
    load.close()
    return before + (after - before) * 2_000 / seats, took * 500 / tables


async def profile(served: Served, tables: int, seconds: float, report: Path) -> None:
    """Print the share of each stage of a move."""
    load = Load([served.port])
    await load.seat(tables)
    await load.start()
    load.go()
    await asyncio.sleep(1.5)
    served.signal(signal.SIGUSR1)
    await asyncio.sleep(seconds)
    served.signal(signal.SIGUSR2)
    while not report.exists() or not report.read_text():
        await asyncio.sleep(0.1)
    load.close()
    found = json.loads(report.read_text())
    total = sum(found["stages"].values())
    print(f"\nstages of a move, {total / found['moves']:.0f} µs of CPU, stopwatches not counted:")
    for stage, spent in sorted(found["stages"].items(), key=lambda item: -item[1]):
        print(f"  {stage:<28} {spent / found['moves']:6.1f} µs  {spent / total:4.0%}")


async def held(served: Served, tables: int, seconds: float) -> int:
    """How often the event loop was held for more than 50 ms, while bots of all levels think and hints are asked for."""
    load = Load([served.port])
    await load.seat(tables)
    await load.think("classic/fr", ("beginner", "casual", "strong", "master"))
    await load.think("rummy/en", ("casual", "strong", "master"))
    load.pause = 0.1
    await load.start()
    load.go()
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        load.ask()
        await asyncio.sleep(1)
    shown, _ = await request(served.port, "GET", "/metrics", "")
    load.close()
    buckets = {
        line.split('"')[1]: float(line.split()[-1])
        for line in shown.splitlines()
        if line.startswith("pioche_loop_held_seconds_bucket")
    }
    print(
        f"with bots of all levels and hints: the event loop was held {buckets['+Inf']:.0f} times measured, "
        f"{buckets['+Inf'] - buckets['0.01']:.0f} times for more than 10 ms, "
        f"{buckets['+Inf'] - buckets['0.05']:.0f} times for more than 50 ms"
    )
    return round(buckets["+Inf"] - buckets["0.05"])


def measure_relays(tables: int, seconds: float) -> dict[str, Rate]:
    found = {}
    for name, words in RELAYS.items():
        with closing(Relay(name)) as relay:
            found[name] = uvloop.run(relayed(relay.port, tables, seconds, relay.seconds))
        print(f"a bare relay on {words}: {found[name]}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev bench server", description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="tables under load (default %(default)s)")
    parser.add_argument("--seconds", type=float, default=8, help="length of a measurement (default %(default)s)")
    parser.add_argument("--idle", type=int, default=500, help="tables that do nothing (default %(default)s)")
    parser.add_argument("--alone", action="store_true", help="leave PostgreSQL and NATS out")
    parser.add_argument("--profile", action="store_true", help="print the share of each stage of a move, nothing else")
    chosen = parser.parse_args()
    if len(os.sched_getaffinity(0)) < 2:
        parser.error("two cores are needed")
    os.sched_setaffinity(0, {1})
    with tempfile.TemporaryDirectory() as made, ExitStack() as stack:
        folder = Path(made)
        if chosen.profile:
            report = folder / "stages.json"
            with closing(Served(str(folder / "profile.sqlite"), stages=report)) as served:
                uvloop.run(profile(served, chosen.tables, chosen.seconds, report))
            return 0
        relays = measure_relays(chosen.tables, chosen.seconds)
        with closing(Served(str(folder / "load.sqlite"))) as served:
            print(f"one SQLite process: {served.megabytes():.0f} MB at its start")
            alone = uvloop.run(drive([served], chosen.tables, chosen.seconds, "SQLite"))
        with closing(Served(str(folder / "idle.sqlite"))) as resting:
            memory, took = uvloop.run(idle(resting, chosen.idle))
        with closing(Served(str(folder / "thinking.sqlite"))) as thinking:
            blocked = uvloop.run(held(thinking, chosen.tables // 4, chosen.seconds))
        if not chosen.alone:
            both_on_postgres(stack, chosen.tables, chosen.seconds)
    best, usual = relays["relay_picows"], relays["relay_uvicorn"]
    for words, relay in (("picows", best), ("uvicorn and websockets", usual)):
        by_cpu = number(alone.rate.per_cpu_second / relay.per_cpu_second)
        by_clock = number(alone.rate.per_second / relay.per_second)
        print(f"ours against the relay on {words}: {by_cpu} of its moves per second of CPU, {by_clock} of its moves/s")
    print(
        "Compare by CPU: what else runs on the machine, and a driver slower than the relay, change moves/s much more. "
        "p99 and the time to seat tables are wall times: they mean little on a busy machine."
    )
    return conclude(
        [
            Bar(
                "moves for a second of CPU / relay on picows",
                alone.rate.per_cpu_second / best.per_cpu_second,
                0.33,
                "x",
            ),
            Bar("25 ms / p99 at half load", 25 / alone.p99, 1, "x"),
            Bar("330 / bytes for each player and move", 330 / alone.bytes, 1, "x"),
            Bar("150 MB / memory with 2,000 idle seats", 150 / memory, 1, "x"),
            Bar("8 s / time to make and seat 500 tables", 8 / took, 1, "x"),
            Bar("1 - times the loop was held for 50 ms", 1 - blocked, 1, "x"),
        ]
    )


def both_on_postgres(stack: ExitStack, tables: int, seconds: float) -> None:
    os.sched_setaffinity(0, {0})
    postgres = stack.enter_context(Postgres())
    nats = stack.enter_context(Nats())
    database = postgres.fresh("bench")
    os.sched_setaffinity(0, {1})
    both: list[Served] = [stack.enter_context(closing(Served(database, nats.address))) for _ in range(2)]
    uvloop.run(drive(both, tables, seconds, "two processes, PostgreSQL, NATS"))


if __name__ == "__main__":
    sys.exit(main())
