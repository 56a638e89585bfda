"""Two processes on PostgreSQL and NATS: any process serves any table, one is killed, NATS goes, PostgreSQL goes."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Iterator

import pytest

from pioche.store.store import open_store
from tests.server.player import Player, seat_all, start
from tests.server.running import Process
from tests.server.services import Nats, Postgres, free_port
from tests.server.test_kill import play_on


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


async def two(database: str, bus: str) -> list[Process]:
    processes = [Process(database, free_port(), bus) for _ in range(2)]
    await asyncio.gather(*(process.start() for process in processes))
    return processes


async def spread(processes: list[Process], tables: int) -> list[Player]:
    """Tables whose players sit at both processes."""
    everybody: list[Player] = []
    for _ in range(tables):
        players = await seat_all(processes[0].address, 4, options={"target": "200"})
        await start(players)
        for number, player in enumerate(players):
            await player.close()
            player.address = processes[number % 2].address
        everybody += players
    return everybody


async def check(database: str, everybody: list[Player]) -> None:
    """One history for each table, nothing twice, everything acknowledged is in it."""
    store = await open_store(database)
    for table in {player.table for player in everybody}:
        rows = {row.seq: row for row in await store.log.read(table)}
        assert sorted(rows) == list(range(1, len(rows) + 1))
        keys = [row.key for row in rows.values() if row.key and not row.key.startswith("~")]
        assert len(keys) == len(set(keys))
        for player in everybody:
            if player.table == table:
                assert player.state["table"]["winners"]
                for key, seq in player.acknowledged.items():
                    assert (rows[seq].key or "").endswith(f":{key}")
    await store.close()


def test_one_of_two_is_killed(postgres: Postgres) -> None:
    async def body() -> None:
        database = postgres.fresh(f"t{secrets.token_hex(4)}")
        with Nats() as nats:
            processes = await two(database, nats.address)
            everybody = await spread(processes, 3)
            games = [asyncio.create_task(play_on(player)) for player in everybody]
            chance = random.Random(1)
            for number in range(6):
                await asyncio.sleep(chance.uniform(0.2, 1.0))
                victim = processes[number % 2]
                victim.kill()
                await asyncio.sleep(0.2)
                await victim.start()
            await asyncio.wait_for(asyncio.gather(*games), 240)
            await check(database, everybody)
            for process in processes:
                assert process.terminate() == 0

    asyncio.run(body())


def test_nats_is_away_for_a_while(postgres: Postgres) -> None:
    async def body() -> None:
        database = postgres.fresh(f"t{secrets.token_hex(4)}")
        with Nats() as nats:
            processes = await two(database, nats.address)
            everybody = await spread(processes, 2)
            games = [asyncio.create_task(play_on(player)) for player in everybody]
            await asyncio.sleep(0.5)
            nats.stop()
            await asyncio.sleep(4)
            before = [player.seq for player in everybody]
            await asyncio.sleep(4)
            assert [player.seq for player in everybody] != before or all(game.done() for game in games)
            nats.start()
            await asyncio.wait_for(asyncio.gather(*games), 240)
            await check(database, everybody)
            for process in processes:
                assert process.terminate() == 0

    asyncio.run(body())


def test_postgres_is_away_for_a_while(postgres: Postgres) -> None:
    """Moves are refused with a clear message, and it goes on when the database is back."""

    async def body() -> None:
        database = postgres.fresh(f"t{secrets.token_hex(4)}")
        process = Process(database, free_port())
        await process.start()
        players = await seat_all(process.address, 2, options={"advice_penalty": "off"})
        await start(players)
        mover = next(player for player in players if player.state["round"]["turn"] == player.seat)
        action = mover.choice()
        postgres.stop()
        assert (await mover.do("act", key="later", seq=mover.seq, action=action))["code"] == "store-away"
        postgres.start()
        async with asyncio.timeout(30):
            while (answer := await mover.do("act", key="later", seq=mover.seq, action=action))["is"] == "refused":
                assert answer["code"] == "store-away"
                await asyncio.sleep(0.2)
        for player in players:
            await player.close()
        assert process.terminate() == 0

    asyncio.run(body())
