"""What a person said before their connection ended is still carried out."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.player import seat_all, start
from tests.server.running import server
from tests.server.test_play import close_all, run


def test_whoever_leaves_closes_the_page_at_once(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            players = await seat_all(address, 3)
            await start(players)
            ada, bob, eve = players
            state = made.live.tables[ada.table].state
            for number in range(3):
                await bob.intend("say", text=f"goodbye {number}")
            await bob.intend("leave")
            await bob.close()
            async with asyncio.timeout(60):
                while state.seats[1].person is not None:
                    await asyncio.sleep(0.01)
            said = [row.action for row in await made.store.log.read(ada.table) if '"said"' in row.action]
            assert len(said) == 3
            await close_all([ada, eve])

    run(body())
