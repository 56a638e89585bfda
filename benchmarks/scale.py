"""Load test of several processes on PostgreSQL and NATS, against one process on SQLite in the same run.

All servers, PostgreSQL and NATS share one core, this driver has another one. Prints the accepted moves for a second of
CPU of all of them together, with the players of a table at one process and at both; what a move costs a process at
which somebody only watches, against the one that makes it; and how many messages each of many processes says and hears.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bars import Bar, conclude, number
from ours.bus_count import count
from ours.relay_client import watching
from ours.served import Rate, Relay, Served, cpu_of
from ours.table_load import Load, Spread, by_seat, by_table

from pioche.server.app import quiet_logs
from tests.server.services import Nats, Postgres


async def rate(servers: list[Served], spread: Spread, tables: int, seconds: float, cpu: Callable[[], float]) -> Rate:
    """Everybody plays as fast as they can."""
    load = Load([served.port for served in servers], spread)
    await load.seat(tables)
    load.pause = 0.5
    await load.start()
    found, _, _ = await load.measure(seconds, 0.0, cpu)
    load.close()
    return found


async def following(servers: list[Served], bare: Relay, tables: int, seconds: float) -> float:
    """What a move costs the second process, at which somebody watches each table, of what it costs the first one.

    Prints also what it costs a bare follower, which hears the same messages."""
    load = Load([served.port for served in servers], lambda _table, _seat: 0)
    await load.seat(tables)
    await load.watch(1)
    watchers = await watching(bare.port, tables)
    load.pause = 0.5
    await load.start()
    spent: list[list[float]] = []

    def cpu() -> float:
        spent.append([process.seconds() for process in (*servers, bare)])
        return 0.0

    cpu()
    await asyncio.sleep(seconds)  # nobody plays yet: what they cost without moves does not count
    cpu()
    found, _, _ = await load.measure(seconds, 0.0, cpu)
    load.close()
    for watcher in watchers:
        watcher.close()
    leader, follower, least = (
        ((after - before) / found.seconds - (at_rest - first) / seconds) / found.per_second * 1e6
        for first, at_rest, before, after in zip(*spent, strict=True)
    )
    print(
        f"a move costs the process of the players {leader:.0f} µs of CPU, the one of a watcher {follower:.0f} µs; "
        f"one that only receives each message with nats-py and sends 330 bytes {least:.0f} µs"
    )
    return float(follower / leader)


def several(tables: int, seconds: float) -> tuple[Rate, Rate, float]:
    with ExitStack() as stack:
        os.sched_setaffinity(0, {0})
        postgres = stack.enter_context(Postgres())
        nats = stack.enter_context(Nats())
        os.sched_setaffinity(0, {1})

        def cpu_with(servers: list[Served]) -> Callable[[], float]:
            return lambda: sum(served.seconds() for served in servers) + cpu_of(postgres.pid) + cpu_of(nats.pid)

        def fresh(name: str) -> list[Served]:
            database = postgres.fresh(name)
            return [stack.enter_context(closing(Served(database, nats.address))) for _ in range(2)]

        servers = fresh("hashed")
        hashed = uvloop.run(rate(servers, by_table, tables, seconds, cpu_with(servers)))
        print(f"two processes, PostgreSQL and NATS, players of a table at one of them: {hashed}")
        servers = fresh("spread")
        spread = uvloop.run(rate(servers, by_seat, tables, seconds, cpu_with(servers)))
        print(f"two processes, PostgreSQL and NATS, players of a table at both: {spread}")
        servers = fresh("following")
        bare = stack.enter_context(closing(Relay("follower_nats", nats.address)))
        return hashed, spread, uvloop.run(following(servers, bare, tables, seconds))


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev bench scale", description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="tables under load (default %(default)s)")
    parser.add_argument("--seconds", type=float, default=8, help="length of a measurement (default %(default)s)")
    parser.add_argument("--processes", type=int, default=100, help="that messages are counted for (%(default)s)")
    chosen = parser.parse_args()
    if len(os.sched_getaffinity(0)) < 2:
        parser.error("two cores are needed")
    os.sched_setaffinity(0, {1})
    quiet_logs("error")
    few, many = count(chosen.processes // 10, 1_000), count(chosen.processes, 1_000)
    for processes, traffic in ((chosen.processes // 10, few), (chosen.processes, many)):
        print(
            f"{processes} processes with 1,000 tables each, a tenth of them open at two: for a move at each of its "
            f"tables the busiest one says {traffic.said:.2f} and hears {traffic.heard:.2f} messages a table"
        )
    with tempfile.TemporaryDirectory() as folder, closing(Served(str(Path(folder) / "load.sqlite"))) as served:
        alone = uvloop.run(rate([served], by_seat, chosen.tables, chosen.seconds, served.seconds))
    print(f"one SQLite process: {alone}")
    hashed, spread, share = several(chosen.tables, chosen.seconds)
    one = alone.per_cpu_second
    print(f"players of a table at both processes / one SQLite process: {number(spread.per_cpu_second / one)}")
    return conclude(
        [
            Bar("moves for a second of CPU / one SQLite process", hashed.per_cpu_second / one, 0.6, "x"),
            Bar("a fifth of what a move costs / what it costs a follower", 0.2 / share, 1, "x"),
            Bar("messages heard by one of few / of many processes", few.heard / many.heard, 0.75, "x"),
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
