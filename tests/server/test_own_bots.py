"""The host's own bots at a table: what goes wrong with one is told to those who sit there, and nothing else of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.player import Json, Player, guest
from tests.server.running import server
from tests.server.test_people import with_bots
from tests.server.test_play import run

MARK = "tell-nobody"
BOTS = {
    "crash": f"def act(view, legal):\n    raise RuntimeError(f'{MARK} {{view.hand}}')\n",
    "hang": f"import time\n\ndef act(view, legal):\n    print('{MARK}', view.hand)\n    time.sleep(600)\n",
    # Nobody may pass before he has drawn.
    "illegal": "from pioche.classic.actions import Pass\n\ndef act(view, legal):\n    return Pass(view.seat)\n",
    "nonsense": f"def act(view, legal):\n    return '{MARK}'\n",
    # A move that is allowed, in the name of another seat.
    "thief": (
        "from dataclasses import replace\n\ndef act(view, legal):\n"
        "    return replace(legal[-1], seat=(view.seat + 1) % len(view.counts)) if legal else None\n"
    ),
    "fine": "def act(view, legal):\n    return legal[-1] if view.turn == view.seat else None\n",
}
KINDS = {"crash": "crashed", "hang": "hung", "illegal": "illegal", "nonsense": "illegal", "thief": "illegal"}
CALM = {"rounds_to_win": "2", "advice_penalty": "off"}


def files(folder: Path, *names: str, **sources: str) -> tuple[str, ...]:
    for name, source in {**{name: BOTS[name] for name in names}, **sources}.items():
        (folder / f"{name}.py").write_text(source)
    return tuple(str(folder / f"{name}.py") for name in (*names, *sources))


def faults(player: Player) -> list[Json]:
    """What this person has been told of bots at fault."""
    heard = (news for message in player.heard for news in message.get("news") or message.get("missed") or ())
    return [news for news in heard if news["is"] == "fault"]


async def play_until_told(player: Player, many: int) -> None:
    """Play on until so many faults have been told."""
    tried: tuple[int | None, str] | None = None
    async with asyncio.timeout(90):
        while len(faults(player)) < many:
            choice = player.choice()
            if choice is not None and tried != (player.seq, choice):
                tried = (player.seq, choice)
                await player.intend("act", seq=player.seq, action=choice)
            await player.hear()


def test_the_table_is_told_what_went_wrong(tmp_path: Path) -> None:
    """Each kind once for a seat, to everybody who is there, and without a word of the bot's own."""

    async def body() -> None:
        names = ("crash", "hang", "illegal", "nonsense", "thief", "fine")
        async with server(tmp_path / "t.sqlite", bots=files(tmp_path, *names)) as (made, address):
            ada = await with_bots(address, 6, names, options=CALM)
            watching = Player(address, await guest(address, "Eve"), ada.table)
            await watching.connect()
            await play_until_told(ada, 5)
            seats = {number: seat["level"] for number, seat in enumerate(ada.state["table"]["seats"])}
            told = {seats[news["seat"]]: news["what"] for news in faults(ada)}
            assert told == KINDS
            assert all(news.keys() == {"is", "seat", "what"} for news in faults(ada))
            while len(faults(watching)) < 5:
                await watching.hear()
            assert faults(watching) == faults(ada)
            rows = await made.store.log.read(ada.table)
            for text in (*ada.raw, *watching.raw, *(row.action for row in rows)):
                assert MARK not in text
            # Whoever comes back hears of it too.
            again = Player(address, ada.cookie, ada.table)
            again.seq = next(row.seq for row in rows if '"do":"fault"' in row.action) - 1
            await again.connect()
            assert faults(again) == faults(ada)
            for player in (ada, watching, again):
                await player.close()

    run(body())


def test_once_in_a_round(tmp_path: Path) -> None:
    async def body() -> None:
        bots = files(tmp_path, "crash")
        async with server(tmp_path / "t.sqlite", bots=bots) as (made, address):
            options = {**CALM, "hand_size": "2", "rounds_to_win": "9"}
            ada = await with_bots(address, 1, ("crash",), options=options)
            await ada.play(rounds=1)
            rows = await made.store.log.read(ada.table)
            assert sum(row.key == "~bot" for row in rows) > 1, "it was asked only once"
            assert [news["what"] for news in faults(ada)] == ["crashed"]
            await ada.play(rounds=2)
            assert [news["what"] for news in faults(ada)] == ["crashed", "crashed"]
            await ada.close()

    run(body())
