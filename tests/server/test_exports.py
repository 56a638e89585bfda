"""An export of a running game shows the cards of its own seat only."""

from __future__ import annotations

from pathlib import Path

from pioche.server.table import deals
from tests.server.player import ask, guest, seat_all, start
from tests.server.running import server
from tests.server.test_play import close_all, play_all, run


def test_a_running_round(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            players = await seat_all(address, 3, options={"target": "5000"})
            await start(players)
            path = f"/api/tables/{players[0].table}/export"
            mine = deals.read((await ask(address, players[1].cookie, "GET", path)).text)
            assert mine.replay.rounds == ()
            assert [set(deal.seen) for deal in mine.deals] == [{1}]
            assert mine.deals[0].secret is None
            assert mine.deals[0].commitment.hex() == players[1].state["table"]["commitment"]
            stranger = deals.read((await ask(address, await guest(address, "S"), "GET", path)).text)
            assert [set(deal.seen) for deal in stranger.deals] == [set()]
            await play_all(players, rounds=1)
            for player in players:
                await player.intend("want")
            while players[1].status != "playing" or players[1].state["table"]["round"] != 2:
                await players[1].hear()
            later = deals.read((await ask(address, players[1].cookie, "GET", path)).text)
            assert [set(deal.seen) for deal in later.deals] == [{0, 1, 2}, {1}]
            assert later.deals[1].secret is None
            found = deals.verify(deals.write(later))
            assert isinstance(found, deals.Honest)
            assert found.rounds == 1
            await close_all(players)

    run(body())
