"""A bot that knows nothing but the protocol plays both games to their end."""

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
        async with server(tmp_path / "t.sqlite", hint_rate=1_000.0, hint_burst=1_000.0) as (made, address):
            cookie = await guest(address, "Ada")
            ada = Player(address, cookie, await make_table(address, cookie, edition=edition, players=2))
            await ada.connect()
            program = await asyncio.create_subprocess_exec(
                sys.executable, str(EXAMPLE), address, ada.table, "Robo", stdout=asyncio.subprocess.PIPE
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
                assert sum(row.seat == 1 and not row.action.startswith("{") for row in rows) > 3
                await ada.close()
            finally:
                program.terminate()
                await program.communicate()

    run(body())


def test_tokens(tmp_path: Path) -> None:
    """What a browser keeps as a cookie a program shows as a token; anything else is nobody's."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            token = await guest(address, "Robo")
            async with httpx.AsyncClient(base_url=address) as http:
                for header, name in ((f"Bearer {token}", "Robo"), (f"Bearer {token}x", None), (f"Basic {token}", None)):
                    assert (await http.get("/api/me", headers={"Authorization": header})).json() == {"name": name}

    run(body())
