"""People who disturb: they are removed, muted, slowed down or shown out by the server itself."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from pioche.server.table import protocol as p
from pioche.server.table import state as states
from tests.server.player import Json, Player, ask, guest, make_table, seat_all, start
from tests.server.running import server
from tests.server.test_play import close_all, run


async def rest(player: Player) -> tuple[list[Json], int]:
    """Everything that is heard until the server closes the connection, and the code with which it does."""
    assert player.socket is not None
    heard = [json.loads(text) async for text in until_closed(player.socket)]
    assert player.socket.close_code is not None
    return heard, player.socket.close_code


async def until_closed(socket: ClientConnection) -> AsyncIterator[str]:
    async with asyncio.timeout(30):
        with contextlib.suppress(ConnectionClosed):
            while True:
                yield str(await socket.recv())


def test_spectators_go_when_an_unwatched_game_begins(tmp_path: Path) -> None:
    """They connected before the start, when there was nothing to see."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            players = await seat_all(address, 3, watch=False)
            eve = Player(address, await guest(address, "Eve"), players[0].table)
            await eve.connect()
            await start(players)
            heard, code = await rest(eve)
            assert heard[-1] == {"is": "bye", "code": "no-watching", "again": False}
            assert code == 4404
            assert all(message.get("round") is None for message in heard)
            # Nor does somebody stay who has left their seat.
            await players[2].intend("leave")
            assert (await rest(players[2]))[0][-1]["code"] == "no-watching"
            await close_all(players[:2])

    run(body())


def test_removed_and_muted_by_the_server(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            host, bob, cyd = await seat_all(address, 3)
            assert (await host.do("remove", seat=1))["is"] == "update"
            assert (await bob.do("sit", seat=1))["code"] == "removed-by-host"
            joined = await ask(address, bob.cookie, "POST", f"/api/tables/{host.table}/join", {"key": "j"})
            assert joined.json()["code"] == "removed-by-host"
            said = await bob.do("say", text="why?")
            who = said["news"][0]["who"]
            assert (await host.do("mute", who=who))["table"] == {"muted": [who]}
            await ask(address, bob.cookie, "PATCH", "/api/me", {"name": "Somebody else"})
            assert (await bob.do("say", text="why?"))["code"] == "muted-by-host"
            assert (await cyd.do("mute", who=who, on=False))["code"] == "host-only"
            assert (await host.do("readmit"))["table"] == {"removed": 0}
            assert (await bob.do("sit", seat=1))["is"] in ("update", "done", "state")
            await close_all([host, bob, cyd])

    run(body())


def test_chat_has_its_own_limit(tmp_path: Path) -> None:
    """For each person, over all their connections; moves are not affected."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite", chat_rate=0.001, chat_burst=3.0) as (_, address):
            players = await seat_all(address, 3)
            again = Player(address, players[0].cookie, players[0].table)
            await again.connect()
            for player in (players[0], again, players[0]):
                assert (await player.do("say", text="hello"))["is"] == "update"
            assert (await again.do("react", what="🎉"))["code"] == "too-fast"
            assert (await players[0].do("say", text="hello"))["code"] == "too-fast"
            assert (await players[1].do("say", text="hello"))["is"] == "update"
            await start(players)
            await close_all([*players, again])

    run(body())


def test_an_old_key_is_looked_up_in_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Never twice, however much has happened in between; also after a restart."""
    monkeypatch.setattr(states, "MOST_KEYS", 5)

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            cookie = await guest(address, "Ada")
            ada = Player(address, cookie, await make_table(address, cookie, players=3))
            await ada.connect()
            first = (await ada.do("say", key="once", text="hello"))["seq"]
            for _ in range(10):
                await ada.do("react", what="🎉")
            assert await ada.do("say", key="once", text="hello") == {"is": "done", "key": "once", "seq": first}
            await ada.close()
        async with server(tmp_path / "t.sqlite") as (_, address):
            ada.address, seq = address, ada.seq
            await ada.connect()
            assert await ada.do("say", key="once", text="hello") == {"is": "done", "key": "once", "seq": first}
            assert ada.seq == seq
            await ada.close()

    run(body())


@pytest.mark.parametrize("key", ["abc\n", "", "a b", "x" * 23, "abc\n\n", "\n"])
def test_keys(key: str) -> None:
    with pytest.raises(ValueError, match="matching regex"):
        p.decode(msgspec.json.encode({"do": "leave", "key": key}))


def test_a_line_break_after_hex() -> None:
    for field in ("commitment", "salt"):
        message = {"do": "salt", "key": "k", "commitment": "0" * 64, "salt": "0" * 64}
        p.decode(msgspec.json.encode(message))
        with pytest.raises(ValueError, match="matching regex"):
            p.decode(msgspec.json.encode({**message, field: "0" * 64 + "\n"}))
