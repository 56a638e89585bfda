"""A game from another package is there in every part of Pioche, and no file of Pioche names it."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from pioche import games
from pioche.bots.levels import LEVELS
from tests.outside import ROOT
from tests.server.player import Player, ask, guest, make_table
from tests.server.running import server

EDITION = "maumau/plain"


def pioche(installed: Path, *arguments: str) -> str:
    """The output of a command, with the game installed."""
    env = {**os.environ, "PYTHONPATH": str(installed), "PIOCHE_LANGUAGE": "en", "COLUMNS": "120"}
    command = [sys.executable, "-c", "import sys; from pioche.cli import main; sys.exit(main())", *arguments]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_no_file_names_it() -> None:
    found = [
        path
        for folder in ("src", "web/src")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".pxd", ".ts", ".svelte", ".css", ".json", ".toml", ".ftl")
        and "_web" not in path.parts
        and "maumau = " not in (text := path.read_text(encoding="utf-8"))  # the example in the registry's docstring
        and ("maumau" in text.lower() or "mau-mau" in text.lower())
    ]
    assert found == []


def test_it_is_small() -> None:
    """Less than 500 lines of Python: a game is no big thing to add."""
    sources = (ROOT / "examples" / "maumau" / "src").rglob("*.py")
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in sources) < 500


def test_it_is_simulated(installed: Path) -> None:
    told = json.loads(pioche(installed, "sim", EDITION, "--games", "20", "--with", "jack_on_jack", "--json"))
    assert told["rounds"] == 20
    assert sum(winner["won"]["count"] for winner in told["winners"]) == 20


def test_bots_play_it(installed: Path) -> None:
    told = json.loads(
        pioche(installed, "arena", "random", "greedy", "--game", EDITION, "--deals", "20", "--players", "2", "--json")
    )
    assert told["contest"]["entrants"] == ["random", "greedy"]
    assert told["games"] == 40


def test_it_is_an_environment(with_outside: None) -> None:
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test

    from pioche.envs.pettingzoo import env

    api_test(env(EDITION, players=3), num_cycles=200)


def test_it_is_played_on_a_server(with_outside: None, tmp_path: Path) -> None:
    """A person and two bots, a whole match; nobody sees the cards of others."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            cookie = await guest(address, "Ada")
            known = {each["game"]: each for each in (await ask(address, cookie, "GET", "/api/games")).json()}
            assert [each["edition"] for each in known["maumau"]["editions"]] == [EDITION]
            texts = (await ask(address, cookie, "GET", "/api/games/maumau/texts/de")).json()["ftl"]
            assert "mau-suit-hearts = Herz" in texts
            missing = await ask(address, cookie, "GET", "/api/games/maumau/texts/tlh")
            assert missing.status_code == 404
            table = await make_table(address, cookie, edition=EDITION, players=3, options={"target": "40"})
            ada = Player(address, cookie, table)
            await ada.connect()
            for seat in (1, 2):
                await ada.do("bot", seat=seat, level=LEVELS[seat])
            await ada.intend("start")
            while ada.status != "playing":
                await ada.hear()
            view = ada.state["round"]
            assert view["game"] == "any"
            assert len(view["hand"]) == 5
            assert [seat["held"] for seat in view["seats"]] == [5, 5, 5]
            refused = await ada.do("act", seq=ada.seq, action="catch.1")
            assert (refused["code"], refused["clause"]) == ("mau-nothing-to-catch", "MM-6")
            async with asyncio.timeout(300):
                await ada.play()
            assert ada.state["table"]["winners"]
            told = [news for message in ada.heard for news in message.get("news", ()) if news["is"] == "told"]
            assert {news["phrase"]["key"] for news in told} >= {"mau-played", "mau-drew", "mau-won"}
            assert all(set(news["phrase"]["args"]) <= {"name", "other", "card", "suit", "cards"} for news in told)
            await ada.close()

    asyncio.run(body())


def test_a_broken_package_is_left_out(tmp_path: Path) -> None:
    """Another package's mistake must not keep ours from being played."""
    info = tmp_path / "broken-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(
        "[pioche.games]\nbroken = no_such_module:GAME\nclassic = no_such_module:GAME\nfake = os:sep\n", encoding="utf-8"
    )
    code = (
        "import warnings\n"
        "with warnings.catch_warnings(record=True) as found:\n"
        "    warnings.simplefilter('always')\n"
        "    from pioche import games\n"
        "    print(games.names(), len(found))\n"
        "print(games.of('classic/fr').name)\n"
    )
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout == "('classic', 'rummy') 2\nclassic\n"


def test_ours_come_first(with_outside: None) -> None:
    assert games.names() == ("classic", "rummy", "maumau")
