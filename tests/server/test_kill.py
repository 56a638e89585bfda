"""kill -9 at random moments: acknowledged moves survive, everybody reconnects, every game ends."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from pioche.server.table.deals import Honest, verify
from pioche.store.store import open_store
from tests.server.player import Player, ask, seat_all, start
from tests.server.running import Process
from tests.server.services import free_port

AWAY = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


async def play_on(player: Player) -> None:
    """Play to the end, reconnecting whenever the server is gone."""
    while True:
        try:
            await player.connect()
            await player.play()
        except AWAY:
            await asyncio.sleep(0.05)
        else:
            await player.close()
            return


async def killing(process: Process, times: int, games: list[asyncio.Task[None]], chance: random.Random) -> int:
    killed = 0
    while killed < times and not all(game.done() for game in games):
        await asyncio.sleep(chance.uniform(0.02, 0.5))
        process.kill()
        killed += 1
        await process.start()
    return killed


def test_kill_and_resume(tmp_path: Path, long_run: bool) -> None:
    times = 200 if long_run else 20

    async def body() -> None:
        database = str(tmp_path / "t.sqlite")
        process = Process(database, free_port())
        await process.start()
        killed = 0
        chance = random.Random(7)
        while killed < times:
            # Long enough to be killed many times in the middle.
            tables = [await seat_all(process.address, 4, options={"target": "150"}) for _ in range(2)]
            for players in tables:
                await start(players)
                for player in players:
                    await player.close()
            games = [asyncio.create_task(play_on(player)) for players in tables for player in players]
            killed += await killing(process, times - killed, games, chance)
            await asyncio.wait_for(asyncio.gather(*games), 300)
            store = await open_store(database)
            for players in tables:
                rows = {row.seq: row for row in await store.log.read(players[0].table)}
                assert sorted(rows) == list(range(1, len(rows) + 1))
                for player in players:
                    for key, seq in player.acknowledged.items():
                        written = rows[seq].key
                        assert written is not None
                        assert written.endswith(f":{key}")
                    assert player.state["table"]["winners"]
                keys = [row.key for row in rows.values() if row.key and not row.key.startswith("~")]
                assert len(keys) == len(set(keys)), "something was done twice"
            await store.close()
            for players in tables:
                export = await ask(process.address, players[0].cookie, "GET", f"/api/tables/{players[0].table}/export")
                assert isinstance(verify(export.text), Honest)
        assert killed >= times
        assert process.terminate() == 0

    asyncio.run(body())
