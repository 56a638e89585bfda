"""Two processes on PostgreSQL and NATS: any process serves any table; a process, NATS or PostgreSQL fails."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import httpx
import pytest

from pioche.store.store import open_store
from tests.server.player import Player, guest, make_table, seat_all, start
from tests.server.running import Process
from tests.server.services import Nats, Postgres, free_port
from tests.server.test_kill import play_on

pytestmark = pytest.mark.services


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


async def two(database: str, bus: str) -> list[Process]:
    processes = [Process(database, free_port(), bus) for _ in range(2)]
    await asyncio.gather(*(process.start() for process in processes))
    return processes


async def spread(processes: list[Process], tables: int, target: str) -> list[Player]:
    """Tables whose players are connected to both processes."""
    everybody: list[Player] = []
    for _ in range(tables):
        players = await seat_all(processes[0].address, 4, options={"target": target})
        await start(players)
        for number, player in enumerate(players):
            await player.close()
            player.address = processes[number % 2].address
        everybody += players
    return everybody


async def check(database: str, everybody: list[Player]) -> None:
    """One history per table, no duplicates, and every acknowledged move is in it."""
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


def test_one_of_two_is_killed(postgres: Postgres, long_run: bool) -> None:
    async def body() -> None:
        database = postgres.fresh(f"t{secrets.token_hex(4)}")
        with Nats() as nats:
            processes = await two(database, nats.address)
            everybody = await spread(processes, 3 if long_run else 2, "300" if long_run else "80")
            games = [asyncio.create_task(play_on(player)) for player in everybody]
            chance = random.Random(1)
            for number in range(40 if long_run else 4):
                await asyncio.sleep(chance.uniform(0.1, 0.6))
                victim = processes[number % 2]
                victim.kill()
                await asyncio.sleep(0.2)
                await victim.start()
            await asyncio.wait_for(asyncio.gather(*games), 240)
            await check(database, everybody)
            for process in processes:
                assert process.terminate() == 0

    asyncio.run(body())


def test_people_only_watch_at_the_other_process(postgres: Postgres) -> None:
    """They are sent what the process of the players has prepared for them, and that process applies nothing, until
    somebody needs the state: asks for it, comes later, or talks."""

    async def body() -> None:
        database = postgres.fresh(f"t{secrets.token_hex(4)}")
        with Nats() as nats:
            processes = await two(database, nats.address)
            players = await seat_all(processes[0].address, 3, options={"target": "250"})  # more than one round
            watcher = Player(processes[1].address, await guest(processes[1].address, "W"), players[0].table)
            beside = Player(processes[0].address, await guest(processes[0].address, "B"), players[0].table)
            for each in (watcher, beside):
                await each.connect()
            await start(players)
            for player in players:
                await player.close()  # `play_on` opens a connection of its own
            games = [asyncio.create_task(play_on(player)) for player in players]
            while watcher.state["table"]["status"] != "between":
                await watcher.hear()
            await watcher.send({"do": "resync", "seq": None})
            while (await watcher.hear())["is"] != "state":
                pass
            later = Player(processes[1].address, await guest(processes[1].address, "L"), players[0].table)
            await later.connect()
            said = await watcher.do("say", text="well played")
            assert said["is"] in ("done", "update")
            await asyncio.wait_for(asyncio.gather(*games), 240)
            # That the players have left is written, too.
            watching = [watcher, beside, later]
            while any(each.status != "over" for each in watching) or len({each.seq for each in watching}) > 1:
                await min(watching, key=lambda each: (each.status == "over", each.seq)).hear()
            assert watcher.state == beside.state == later.state
            await check(database, players)
            for each in watching:
                await each.close()
            for process in processes:
                assert process.terminate() == 0

    asyncio.run(body())


def test_nats_is_away_for_a_while(postgres: Postgres) -> None:
    async def body() -> None:
        database = postgres.fresh(f"t{secrets.token_hex(4)}")
        with Nats() as nats:
            processes = await two(database, nats.address)
            everybody = await spread(processes, 1, "60")
            games = [asyncio.create_task(play_on(player)) for player in everybody]
            await asyncio.sleep(0.2)
            nats.stop()
            before = [player.seq for player in everybody]
            # Slower, but it works: every process still polls the database.
            async with asyncio.timeout(240):
                while any(player.seq == seq for player, seq in zip(everybody, before, strict=True)):
                    assert not all(game.done() for game in games) or everybody[0].status == "over"
                    if all(game.done() for game in games):
                        break
                    await asyncio.sleep(0.1)
            nats.start()
            await asyncio.wait_for(asyncio.gather(*games), 240)
            await check(database, everybody)
            # They stayed connected, and no process marked those at the other one absent.
            store = await open_store(database)
            rows = await store.log.read(everybody[0].table)
            since = max(row.seq for row in rows if '"do":"dealt"' in row.action)
            assert [row.action for row in rows if row.seq > since and '"do":"absent"' in row.action] == []
            await store.close()
            for process in processes:
                assert process.terminate() == 0

    asyncio.run(body())


def test_who_drops_at_another_process_is_missed(postgres: Postgres) -> None:
    """The host is at one process; a friend takes a seat at the other one, stays for a while, and leaves."""

    async def body() -> None:
        database = postgres.fresh(f"t{secrets.token_hex(4)}")
        with Nats() as nats:
            processes = await two(database, nats.address)
            cookies = [await guest(process.address, "P") for process in processes]
            table = await make_table(processes[0].address, cookies[0], players=3)
            host, friend = (
                Player(process.address, cookie, table) for process, cookie in zip(processes, cookies, strict=True)
            )
            await host.connect()
            await friend.connect()
            assert (await friend.do("sit", seat=1))["is"] in ("update", "state")

            async def listen(player: Player) -> None:
                while True:
                    await player.hear(600)

            async def absences() -> list[str]:
                return [row.action for row in await store.log.read(table) if '"do":"absent"' in row.action]

            store = await open_store(database)
            listening = [asyncio.create_task(listen(player)) for player in (host, friend)]
            # Players connected elsewhere are not marked absent, neither at once nor later.
            await asyncio.sleep(16)
            assert await absences() == []
            listening[1].cancel()
            await asyncio.gather(listening[1], return_exceptions=True)
            await friend.close()
            async with asyncio.timeout(60):
                while not await absences():
                    assert not listening[0].done()
                    await asyncio.sleep(0.2)
            listening[0].cancel()
            await asyncio.gather(*listening, return_exceptions=True)
            await host.close()
            await store.close()
            for process in processes:
                assert process.terminate() == 0

    asyncio.run(body())


def test_the_log_is_linearizable(postgres: Postgres, long_run: bool) -> None:
    """Many concurrent intentions for one table at two processes: what was answered before another request was sent
    comes before it in the log, and everybody sees the same order."""

    async def body() -> None:
        database = postgres.fresh(f"t{secrets.token_hex(4)}")
        with Nats() as nats:
            processes = await two(database, nats.address)
            first = await seat_all(processes[0].address, 3)
            second = [Player(processes[1].address, player.cookie, player.table) for player in first]
            for player in second:
                await player.connect()
            done: list[tuple[float, float, int, str]] = []  # asked, answered, seq, key

            async def want(player: Player, number: int) -> None:
                for turn in range(100 if long_run else 12):
                    key = f"{number}-{turn}"
                    asked = time.monotonic()
                    answer = await player.do("react", key=key, what="🎉")
                    assert answer["is"] in ("update", "state"), answer
                    done.append((asked, time.monotonic(), answer["seq"], key))

            everybody = [*first, *second]
            await asyncio.gather(*(want(player, number) for number, player in enumerate(everybody)))
            store = await open_store(database)
            rows = await store.log.read(first[0].table)
            await store.close()
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            for _, _, seq, key in done:
                assert (rows[seq - 1].key or "").endswith(f":{key}")
            assert len({seq for _, _, seq, _ in done}) == len(done)
            latest = 0
            for asked, _, seq, _ in sorted(done):
                latest = max([latest, *(other for _, answered, other, _ in done if answered < asked)])
                assert seq > latest
            assert any(one[0] < other[1] and other[0] < one[1] for one, other in pairwise(sorted(done)))
            for player in everybody:
                while player.seq != len(rows):
                    await player.hear()
                seqs = [message["seq"] for message in player.heard if message["is"] == "update"]
                assert seqs == sorted(seqs)
                await player.close()
            for process in processes:
                assert process.terminate() == 0

    asyncio.run(body())


def test_a_backup_of_postgres(postgres: Postgres, tmp_path: Path) -> None:
    """`pg_dump` during a game, `pg_restore` into an empty database: the game goes on from there."""

    async def body() -> None:
        database = postgres.fresh(f"t{secrets.token_hex(4)}")
        process = Process(database, free_port())
        await process.start()
        players = await seat_all(process.address, 2, options={"advice_penalty": "off", "target": "20"})
        await start(players)
        mover = next(player for player in players if player.state["round"]["turn"] == player.seat)
        assert (await mover.do("act", seq=mover.seq, action=mover.choice()))["is"] == "update"
        postgres.tool("pg_dump", "--format=custom", f"--file={tmp_path / 'copy'}", database)
        saved = mover.seq
        for player in players:
            await player.close()
        process.kill()
        restored = postgres.fresh(f"t{secrets.token_hex(4)}")
        postgres.tool("pg_restore", "--no-owner", f"--dbname={restored}", str(tmp_path / "copy"))
        process = Process(restored, free_port())
        await process.start()
        for player in players:
            player.address = process.address
            await player.connect(resume=False)
            assert player.seq is not None
            assert player.seq >= (saved or 0)
        await asyncio.gather(*(player.play() for player in players))
        for player in players:
            await player.close()
        assert process.terminate() == 0

    asyncio.run(body())


def test_postgres_is_away_for_a_while(postgres: Postgres) -> None:
    """Moves are refused with a clear message, and the game goes on when the database is back."""

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
        async with asyncio.timeout(120):
            while (answer := await mover.do("act", key="later", seq=mover.seq, action=action))["is"] == "refused":
                assert answer["code"] == "store-away"
                await asyncio.sleep(0.2)
        for player in players:
            await player.close()
        assert process.terminate() == 0

    asyncio.run(body())


def test_postgres_hangs(postgres: Postgres) -> None:
    """It keeps its connections open and answers nothing: moves are refused soon, /readyz fails, the server can stop."""

    async def body() -> None:
        database = postgres.fresh(f"t{secrets.token_hex(4)}")
        process = Process(database, free_port(), drain=3.0)
        await process.start()
        players = await seat_all(process.address, 2, options={"advice_penalty": "off"})
        await start(players)
        mover = next(player for player in players if player.state["round"]["turn"] == player.seat)
        action = mover.choice()
        postgres.freeze()
        try:
            async with asyncio.timeout(120):  # it gives up after `PATIENCE`, five seconds of an idle machine
                refused, ready = await asyncio.gather(
                    mover.do("act", key="later", seq=mover.seq, action=action), _ready(process.address)
                )
            assert refused["code"] == "store-away"
            assert ready == 503
        finally:
            postgres.thaw()
        async with asyncio.timeout(120):
            while (answer := await mover.do("act", key="later", seq=mover.seq, action=action))["is"] == "refused":
                assert answer["code"] == "store-away"
                await asyncio.sleep(0.2)
            while await _ready(process.address) != 200:
                await asyncio.sleep(0.2)
        postgres.freeze()
        try:
            assert await asyncio.get_running_loop().run_in_executor(None, process.terminate) == 0
        finally:
            postgres.thaw()
        for player in players:
            await player.close()

    asyncio.run(body())


async def _ready(address: str) -> int:
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        return (await http.get("/readyz")).status_code
