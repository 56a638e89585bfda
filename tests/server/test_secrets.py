"""What never leaves the server: person ids; and what is never logged: names, chat, cards, tokens."""

from __future__ import annotations

import json
from pathlib import Path

import structlog

from pioche.server.thinking.workers import TooBusy
from pioche.store.log import StoreAway
from tests.server.player import ask, guest, make_table, seat_all, start
from tests.server.running import server
from tests.server.test_people import with_bots
from tests.server.test_play import close_all, play_all, run

OF_A_TABLE = ("", "/results", "/statistics", "/export", "/invitation")
OTHERS = ("tables", "me", "me/tables", "me/results", "me/statistics", "games")


def test_nobody_is_told_who_somebody_is(tmp_path: Path) -> None:
    """No message and no response contains the id of a person or a device: people cannot be enumerated."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            players = await seat_all(address, 3, options={"target": "1"}, public=True)
            await start(players)
            await players[0].do("say", text="hello")
            await play_all(players)
            watcher = await guest(address, "W")
            heard = [text for player in players for text in player.raw]
            paths = [*(f"tables/{players[0].table}{path}" for path in OF_A_TABLE), *OTHERS]
            for cookie in (players[1].cookie, watcher):
                heard += [(await ask(address, cookie, "GET", f"/api/{path}")).text for path in paths]
            told = "\n".join(heard)
            people = [seat.person for seat in made.live.tables[players[0].table].state.seats]
            assert len(people) == 3
            for secret in (*people, *(part for player in players for part in player.cookie.split("."))):
                assert secret is not None
                assert secret not in told
            await close_all(players)

    run(body())


def test_logs_are_about_tables_alone(tmp_path: Path) -> None:
    """Whatever goes wrong: no names, no chat, no tokens, no cards in the logs."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            with structlog.testing.capture_logs() as logs:

                async def too_busy(*_: object) -> object:
                    raise TooBusy

                made.live.workers.run = too_busy  # type: ignore[method-assign,assignment]
                ada = await with_bots(address, 1, options={"advice_penalty": "off", "target": "1"})
                await ada.do("say", text="a secret word")
                await ada.play(rounds=1)
                append = made.store.log.append

                def away(_: object) -> object:
                    raise StoreAway("the database is gone")

                made.store.log.append = away  # type: ignore[method-assign,assignment]
                assert (await ada.do("say", text="another secret"))["code"] == "store-away"
                made.store.log.append = append  # type: ignore[method-assign]
                await ask(address, ada.cookie, "POST", "/api/tables", {"title": "a title", "players": "x"})
            written = json.dumps(logs, default=repr, ensure_ascii=False)
            assert "bot not asked" in written
            assert "store away" in written
            rows = await made.store.log.read(ada.table)
            cards = {row.action for row in rows if not row.action.startswith("{")}
            assert len(cards) > 5
            for secret in ("Ada", "secret", "a title", *ada.cookie.split("."), *cards):
                assert secret not in written
            await ada.close()

    run(body())


def test_tables_by_link_are_in_no_list(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            ada, bob = await guest(address, "Ada"), await guest(address, "Bob")
            hidden = await make_table(address, ada, players=3)
            shown = await make_table(address, ada, players=3, public=True)
            for path in ("tables", "me/tables"):
                text = (await ask(address, bob, "GET", f"/api/{path}")).text
                assert hidden not in text
                assert (shown in text) == (path == "tables")

    run(body())
