"""A bot that knows only the protocol plays both games to their end."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.player import Player, guest, make_table
from tests.server.running import server
from tests.server.test_play import run

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "remote_bot.py"


@pytest.mark.parametrize("edition", ["classic/de", "rummy/fr"])
def test_the_example(tmp_path: Path, edition: str) -> None:
    async def body() -> None:
        # So few hints that some are refused and have to be requested again.
        async with server(tmp_path / "t.sqlite", hint_rate=2.0, hint_burst=1.0) as (made, address):
            cookie = await guest(address, "Ada")
            ada = Player(address, cookie, await make_table(address, cookie, edition=edition, players=2))
            await ada.connect()
            program = await asyncio.create_subprocess_exec(
                sys.executable, str(EXAMPLE), f"{address}/", ada.table, "Robo", stdout=asyncio.subprocess.PIPE
            )
            try:
                while not all(seat["agreed"] for seat in ada.state["table"]["seats"]):
                    await ada.hear()
                assert ada.state["table"]["seats"][1]["name"] == "Robo"
                await ada.do("start")
                await ada.do("away")  # the autopilot plays against it
                while ada.state["table"]["sheet"] is None or not ada.state["table"]["sheet"]["rows"]:
                    await ada.hear()
                assert set(ada.state["table"]["salts"]) == {"0", "1"}
                rows = await made.store.log.read(ada.table)
                # One move is enough: a lucky deal of tiles goes out at once. Nobody played for the bot.
                assert any(row.seat == 1 and not row.action.startswith("{") for row in rows)
                absent = [row.action for row in rows if '"do":"absent"' in row.action]
                assert absent
                assert not any('"seat":1' in action for action in absent)
                await ada.close()
            finally:
                program.terminate()
                await program.communicate()

    run(body())


def test_it_is_short() -> None:
    """docs/remote-bots.md: less than 100 lines."""
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 100


def test_what_is_wrong_is_said_in_one_line(tmp_path: Path) -> None:
    async def said(*arguments: str) -> str:
        program = await asyncio.create_subprocess_exec(
            sys.executable, str(EXAMPLE), *arguments, stderr=asyncio.subprocess.PIPE
        )
        async with asyncio.timeout(240):
            _, error = await program.communicate()
        assert program.returncode == 1
        return error.decode()

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            # With a trailing slash, as `pioche serve` prints it.
            assert await said(f"{address}/", "0123456789ab") == f"{address}/: no-such-table\n"
            assert "remote_bot.py http://127.0.0.1:8674 CODE" in await said()
        for wrong in (address, "127.0.0.1:8674", "nonsense"):
            told = await said(wrong, "0123456789ab")
            assert told.startswith(f"{wrong}: ")
            assert len(told.splitlines()) == 1

    run(body())


def test_tokens(tmp_path: Path) -> None:
    """A program sends the token that a browser keeps as a cookie; any other token belongs to nobody."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            token = await guest(address, "Robo")
            async with httpx.AsyncClient(base_url=address) as http:
                for header, name in ((f"Bearer {token}", "Robo"), (f"Bearer {token}x", None), (f"Basic {token}", None)):
                    assert (await http.get("/api/me", headers={"Authorization": header})).json() == {
                        "name": name,
                        "face": None,
                    }

    run(body())
