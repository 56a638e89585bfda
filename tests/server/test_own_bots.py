"""The host's own bots at a table: people at the table are told the kind of a fault, and nothing else about it.

Also what a bot remembers: its round, as docs/write-a-bot.md promises.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from pioche.bots.faults import Crashed
from pioche.bots.hosted_bot import MOST_FAULTS
from pioche.server.thinking.hosted_bots import HostedBots
from pioche.server.thinking.planner import Question
from tests.server.player import Json, Player, ask, guest, make_table
from tests.server.running import server
from tests.server.test_people import with_bots
from tests.server.test_play import run

MARK = "tell-nobody"
BOTS = {
    "crash": f"def act(view, legal):\n    raise RuntimeError(f'{MARK} {{view.hand}}')\n",
    "hang": f"import time\n\ndef act(view, legal):\n    print('{MARK}', view.hand)\n    time.sleep(600)\n",
    # Passing before drawing is illegal.
    "illegal": "from pioche.classic.actions import Pass\n\ndef act(view, legal):\n    return Pass(view.seat)\n",
    "nonsense": f"def act(view, legal):\n    return '{MARK}'\n",
    # A legal move, but for another seat.
    "thief": (
        "from dataclasses import replace\n\ndef act(view, legal):\n"
        "    return replace(legal[-1], seat=(view.seat + 1) % len(view.counts)) if legal else None\n"
    ),
    "fine": "def act(view, legal):\n    return legal[0] if view.turn == view.seat else None\n",  # a card if one fits
}
KINDS = {"crash": "crashed", "hang": "hung", "illegal": "illegal", "nonsense": "illegal", "thief": "illegal"}
CALM = {"rounds_to_win": "2", "advice_penalty": "off"}
QUICK = {**CALM, "rounds_to_win": "9", "hand_size": "5"}  # every bot is asked several times


def files(folder: Path, *names: str, **sources: str) -> tuple[str, ...]:
    for name, source in {**{name: BOTS[name] for name in names}, **sources}.items():
        (folder / f"{name}.py").write_text(source)
    return tuple(str(folder / f"{name}.py") for name in (*names, *sources))


def faults(player: Player) -> list[Json]:
    """The bot faults that this person was told."""
    heard = (news for message in player.heard for news in message.get("news") or message.get("missed") or ())
    return [news for news in heard if news["is"] == "fault"]


async def play_until_told(player: Player, many: int) -> None:
    """Play until this many faults have been reported."""
    tried: tuple[int | None, str] | None = None
    async with asyncio.timeout(300):
        while len(faults(player)) < many:
            choice = player.choice()
            if choice is not None and tried != (player.seq, choice):
                tried = (player.seq, choice)
                await player.intend("act", seq=player.seq, action=choice)
            await player.hear()


def test_the_table_is_told_what_went_wrong(tmp_path: Path) -> None:
    """Each kind once per seat, to everybody present, and without any text from the bot."""

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
            # A client that reconnects is told, too.
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
            ada = await with_bots(address, 1, ("crash",), options=QUICK)
            await ada.play(rounds=1)
            rows = await made.store.log.read(ada.table)
            assert sum(row.key == "~bot" for row in rows) > 1, "it was asked only once"
            assert [news["what"] for news in faults(ada)] == ["crashed"]
            await ada.play(rounds=2)
            assert [news["what"] for news in faults(ada)] == ["crashed", "crashed"]
            await ada.close()

    run(body())


REMEMBERS = """
from pathlib import Path

class Bot:
    def __init__(self):
        self.asked = self.seen = 0

    def begin(self, rules, seat, players, seed):
        self.seed = seed

    def see(self, event):
        self.seen += 1

    def act(self, view, legal):
        self.asked += 1
        with (Path(__file__).parent / f"seat{view.seat}").open("a") as notes:
            notes.write(f"{self.seed} {self.asked} {self.seen}\\n")
        plays = [action for action in legal if type(action).__name__ == "Play"]
        return (plays or legal)[0] if view.turn == view.seat else None
"""
HANGS = (
    "import time\nfrom pathlib import Path\n\ndef act(view, legal):\n"
    "    (Path(__file__).parent / 'asked').open('a').write('x')\n    time.sleep(600)\n"
)


def notes(folder: Path, seat: int) -> list[tuple[int, int, int]]:
    """The round, how often the bot has been asked in it, and how much of it the bot has seen."""
    lines = (folder / f"seat{seat}").read_text().splitlines()
    return [(int(seed), int(asked), int(seen)) for seed, asked, seen in map(str.split, lines)]


def test_a_bot_remembers_its_round(tmp_path: Path) -> None:
    """One object per round and seat."""

    async def body() -> None:
        bots = files(tmp_path, remembers=REMEMBERS)
        async with server(tmp_path / "t.sqlite", bots=bots) as (made, address):
            ada = await with_bots(address, 2, ("remembers",), options=QUICK)
            await ada.play(rounds=2)
            for seat in (1, 2):
                by_round: dict[int, list[tuple[int, int]]] = {}
                for seed, asked, seen in notes(tmp_path, seat):
                    by_round.setdefault(seed, []).append((asked, seen))
                assert len(by_round) == 2
                assert max(len(told) for told in by_round.values()) > 1
                for told in by_round.values():
                    assert [asked for asked, _ in told] == list(range(1, len(told) + 1))
                    assert sorted(told) == told
                    assert len({seen for _, seen in told}) == len(told)
            assert len(made.live.hosted._alive) == 2
            assert faults(ada) == []
            await ada.close()

    run(body())


def test_bots_beyond_the_limit_are_told_the_round_anew(tmp_path: Path) -> None:
    async def body() -> None:
        bots = files(tmp_path, remembers=REMEMBERS)
        async with server(tmp_path / "t.sqlite", bots=bots, bots_alive=1) as (made, address):
            ada = await with_bots(address, 2, ("remembers",), options=QUICK)
            await ada.play(rounds=1)
            for seat in (1, 2):
                told = notes(tmp_path, seat)
                assert [seen for _, _, seen in told] == sorted({seen for _, _, seen in told}), "something was not told"
            assert any(asked == 1 for seat in (1, 2) for _, asked, _ in notes(tmp_path, seat)[1:]), "nobody was ended"
            assert len(made.live.hosted._alive) <= 1
            assert faults(ada) == []
            await ada.close()

    run(body())


def test_a_bot_that_hangs_sits_the_round_out(tmp_path: Path) -> None:
    async def body() -> None:
        bots = files(tmp_path, hangs=HANGS)
        async with server(tmp_path / "t.sqlite", bots=bots) as (made, address):
            ada = await with_bots(address, 1, ("hangs",), options=CALM)
            async with asyncio.timeout(300):
                await ada.play(rounds=1)
            rows = await made.store.log.read(ada.table)
            moves = sum(row.key == "~bot" for row in rows)
            asked = len((tmp_path / "asked").read_text())
            assert asked == MOST_FAULTS < moves
            assert [news["what"] for news in faults(ada)] == ["hung"]
            await ada.close()

    run(body())


def test_a_simple_move_is_looked_for_in_another_process(tmp_path: Path) -> None:
    """A bot that always crashes has to lay tiles (R-8): which ones can take a solver seconds to find."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite", bots=files(tmp_path, "crash"), workers=1) as (made, address):
            ada = await with_bots(address, 1, ("crash",), edition="rummy/en")
            while ada.state["round"]["turn"] != 0:
                await ada.hear()
            table = made.live.tables[ada.table]
            match = table.state.match
            assert match is not None
            text = "G5.G8/R6.R7.R8.B1 Y1.Y9.Y10.Y11 > turn:1 | R:3.4.5 7:RYB ~G2"
            match.go_on_with(match.game.position(match.round.rules, text))
            before = table.state.seq
            table._timers.schedule()
            async with asyncio.timeout(90):
                while not (moves := [row for row in await made.store.log.read(ada.table, before) if row.key == "~bot"]):
                    await asyncio.sleep(0.05)
            assert moves[0].action.startswith("1:lay")
            assert moves[0].action.count("+") == 1
            await ada.close()

    run(body())


def test_nobody_talks_to_a_bot_that_still_thinks(tmp_path: Path) -> None:
    """A cancelled question must be answered before the next one is asked."""
    slow = (
        "import time\nfrom pioche.classic.actions import Catch\n\ndef act(view, legal):\n"
        "    time.sleep(view / 10)\n    return Catch(1, view)\n"
    )
    (file,) = map(Path, files(tmp_path, slow=slow))

    def asking(view: int) -> Question:
        return Question("classic", "classic/fr", {}, "", 1, 3, 5, (), view, ())

    async def body() -> None:
        bots = HostedBots(4, 10)
        try:
            assert (await bots.ask("t", file, asking(0))).action == "1:catch.0"
            unwanted = asyncio.create_task(bots.ask("t", file, asking(8)))
            await asyncio.sleep(0.2)
            unwanted.cancel()
            answers = await asyncio.gather(*(bots.ask("t", file, asking(view)) for view in (2, 1)))
            assert [plan.action for plan in answers] == ["1:catch.2", "1:catch.1"]
            assert unwanted.cancelled()
            assert all(plan.fault is None for plan in answers)
            # A bot that is ended while it thinks counts as crashed, and is not waited for.
            ended = asyncio.create_task(bots.ask("t", file, asking(19)))
            await asyncio.sleep(0.5)
            bots.forget("t")
            assert isinstance((await ended).fault, Crashed)
        finally:
            bots.close()

    run(body())


def test_they_are_called_like_their_files(tmp_path: Path) -> None:
    """The file's name as the host wrote it, limited in length."""
    long = "a bot with a name that goes on and on and on"
    names = ("My Bot", "Zoé ☃", "v1.2", long)

    async def body() -> None:
        bots = files(tmp_path, **dict.fromkeys(names, BOTS["fine"]))
        async with server(tmp_path / "t.sqlite", bots=bots) as (_, address):
            offered = (await ask(address, "", "GET", "/api/games")).json()[0]["bots"]
            assert offered == ["My Bot", "Zoé ☃", "v1.2", long[:32].strip()]
            ada = await with_bots(address, 4, tuple(offered), options=CALM)
            assert [seat["name"] for seat in ada.state["table"]["seats"]] == ["Ada", *offered]
            await ada.play(rounds=1)
            assert faults(ada) == []
            await ada.close()

    run(body())


def test_they_are_offered_where_they_play(tmp_path: Path) -> None:
    """Bots get a seat, and a table changes its game, only if the bots' files allow that game."""
    tiles = "GAMES = ('rummy',)\n\ndef act(view, legal):\n    return None\n"

    async def body() -> None:
        async with server(tmp_path / "t.sqlite", bots=files(tmp_path, "fine", tiles=tiles)) as (_, address):
            games = {info["game"]: info["bots"] for info in (await ask(address, "", "GET", "/api/games")).json()}
            assert games == {"classic": ["fine"], "rummy": ["fine", "tiles"]}
            cookie = await guest(address, "Ada")
            ada = Player(address, cookie, await make_table(address, cookie, players=3))
            await ada.connect()
            refused = await ada.do("bot", seat=1, level="tiles")
            assert (refused["code"], refused["args"]) == ("bot-other-game", {"bot": "tiles"})
            assert (await ada.do("change", settings={"edition": "rummy/en", "players": 3}))["is"] == "update"
            assert (await ada.do("bot", seat=1, level="tiles"))["is"] == "update"
            assert (await ada.do("bot", seat=2, level="fine"))["is"] == "update"
            refused = await ada.do("change", settings={"edition": "classic/fr", "players": 3})
            assert (refused["code"], refused["args"]) == ("bot-other-game", {"bot": "tiles"})
            await ada.close()

    run(body())


CORRECTS = """
from pioche.classic.actions import Pass


class Bot:
    heard = None

    def act(self, view, legal):
        if view.turn != view.seat:
            return None
        if self.heard is None:
            return Pass(view.seat)  # illegal before drawing
        open(__file__ + ".heard", "w").write(f"{self.heard.refusal.code} {self.heard.refusal.clause}: {self.heard}")
        self.heard = None
        return legal[0]

    def refused(self, action, why):
        self.heard = why
"""


def test_a_bot_is_told_why_its_answer_is_illegal_and_corrects_it(tmp_path: Path) -> None:
    """The people at the table hear of nothing: it has made a legal move in its time."""

    async def body() -> None:
        bots = files(tmp_path, "crash", corrects=CORRECTS)
        async with server(tmp_path / "t.sqlite", bots=bots, bot_limit=30.0) as (_, address):
            ada = await with_bots(address, 3, ("corrects", "crash"), options=CALM)
            heard = tmp_path / "corrects.py.heard"
            tried: tuple[int | None, str] | None = None
            async with asyncio.timeout(300):
                while not heard.exists() or not faults(ada):
                    choice = ada.choice()
                    if choice is not None and tried != (ada.seq, choice):
                        tried = (ada.seq, choice)
                        await ada.intend("act", seq=ada.seq, action=choice)
                    await ada.hear()
            code, clause = heard.read_text().split(": ")[0].split(" ")
            assert code
            assert clause.startswith("FR-")
            assert f"({clause})." in heard.read_text()
            assert {news["what"] for news in faults(ada)} == {"crashed"}

    run(body())


def test_the_limit_for_a_move_can_be_set(tmp_path: Path) -> None:
    async def body() -> None:
        slow = "import time\n\ndef act(view, legal):\n    time.sleep(0.5)\n    return legal[0]\n"
        async with server(tmp_path / "t.sqlite", bots=files(tmp_path, slow=slow), bot_limit=0.1) as (_, address):
            ada = await with_bots(address, 2, ("slow",), options=CALM)
            await play_until_told(ada, 1)
            assert {news["what"] for news in faults(ada)} == {"hung"}

    run(body())
