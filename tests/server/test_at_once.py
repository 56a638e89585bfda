"""Moves are made without a task where possible; where the log does not accept one at once, it takes the long way."""

from __future__ import annotations

from pathlib import Path

from pioche.store.entry import Entry
from pioche.store.log import Done, StoreAway
from tests.server.player import seat_all, start
from tests.server.running import server
from tests.server.test_play import close_all, run


def test_a_move_whose_entry_is_not_accepted_takes_the_long_way(tmp_path: Path) -> None:
    """Once the outcome is unknown though the entry was written, once it was not, once another entry was first."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            players = await seat_all(address, 2, options={"advice_penalty": "off"})
            await start(players)
            table = made.live.tables[players[0].table]
            log = made.store.log
            append_then = log.append_then
            calls: list[Entry] = []

            def written_but_unknown(entry: Entry, done: Done) -> None:
                calls.append(entry)
                append_then(entry, lambda _: done(StoreAway("no answer")))

            def lost(entry: Entry, done: Done) -> None:
                calls.append(entry)
                done(StoreAway("not written"))

            def taken(entry: Entry, done: Done) -> None:
                calls.append(entry)
                done(False)

            for number, broken in enumerate((written_but_unknown, lost, taken), 1):
                log.append_then = broken  # type: ignore[method-assign]
                turn = players[table.state.match.turn() or 0] if table.state.match else players[0]
                action = turn.choice()
                assert action is not None
                before = table.state.seq
                answer = await turn.do("act", seq=turn.seq, action=action)
                log.append_then = append_then  # type: ignore[method-assign]
                assert answer["is"] in ("update", "done")
                assert answer["seq"] == before + 1  # made once, not twice
                assert len(calls) == number
                for player in players:
                    while (player.seq or 0) < before + 1:
                        await player.hear()
            rows = await log.read(players[0].table)
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            await close_all(players)

    run(body())
