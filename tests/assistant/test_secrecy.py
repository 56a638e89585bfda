"""Two games that differ only in what the assistant's seat cannot see give it the same text, byte for byte."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from pioche import games
from pioche.assistant.chair import Chair
from pioche.assistant.chairs import Chairs
from pioche.client import connecting, local
from pioche.client.local import LocalConnection
from pioche.engine.abilities import Imagines
from pioche.engine.game import AnyGame, AnyRound
from pioche.server.live.live_table import LiveTable
from pioche.server.thinking.workers import Workers
from tests.assistant.model import Model, in_process

HOURS = 3_600.0


class Shared(Workers):
    """Worker processes that all tables of a test share: starting some for every table took most of its time."""

    def close(self) -> None:
        """They are closed after the test."""


class Waiting(LocalConnection):
    """A local table with a fixed code, whose bots take an hour for every move."""

    def __init__(self, game: local.LocalGame) -> None:
        super().__init__(game)
        self._config = replace(self._config, bot_pause=HOURS, catch_window=HOURS)


@pytest.fixture(autouse=True)
def still_tables(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    shared = Shared(1, 100)
    monkeypatch.setattr(local, "Workers", lambda *_: shared)
    monkeypatch.setattr(connecting, "LocalConnection", Waiting)
    monkeypatch.setattr(local, "fresh_code", lambda: "0123456789ab")
    yield
    Workers.close(shared)


def positions(game: AnyGame, edition: str, options: dict[str, str], seed: int) -> tuple[AnyRound, AnyRound]:
    """A round after some random moves, and another one that seat 0 cannot tell from it."""
    chance = random.Random(seed)
    rules = game.rules(edition, options, players=3)
    assert isinstance(game, Imagines)
    found, events = game.deal(rules, 3, bytes([seed]) * 32, seed % 3)
    told = [game.redact(event, 0) for event in events]
    for step in range(chance.randrange(1, 25)):
        legal = list(found.legal(found.turn)) or [found.progress_move(found.turn, step)]
        trial = found.copy()
        happened = trial.apply(chance.choice(legal))
        if trial.over:
            break
        found = trial
        told += [game.redact(event, 0) for event in happened]
    return found, game.round_of(game.imagine(found.core, 0, told, seed + 1))


async def seated(
    model: Model, chairs: Chairs, round_: AnyRound, edition: str, options: dict[str, str]
) -> tuple[Chair, LiveTable]:
    """An assistant at a table of its own that goes on from a position, with nothing told of it yet."""
    model.chair = ""
    await model.sit("new_table", edition=edition, players=3, bots="casual", house_rules=options, name="Ada")
    chair = chairs.find(model.chair, alone=False)
    connection = chair.client._connection
    assert isinstance(connection, LocalConnection)
    table, session = connection._table, connection._session
    assert table is not None
    assert session is not None
    match = table.state.match
    assert match is not None
    match.go_on_with(match.game.position(match.rules, round_.text()))
    before = chair.client._round
    table.members.send_state(session)
    async with asyncio.timeout(60):
        while chair.client._round is before:
            await asyncio.sleep(0)
    await chair.look()
    chair.client._happened = []  # of the deal before
    return chair, table


async def faced(model: Model, chairs: Chairs, round_: AnyRound, edition: str, options: dict[str, str]) -> list[str]:
    """Everything that an assistant can find out about a position."""
    chair, _ = await seated(model, chairs, round_, edition, options)
    asked: list[tuple[str, dict[str, object]]] = [("look", {}), ("wait", {"seconds": 0}), ("rules", {}), ("score", {})]
    asked += [("hint", {}), ("why", {"move": "r5"}), ("review", {})]
    asked += [("why", {"move": move}) for move in chair.client.offers[:3]]
    told = [str(await model.raw(tool, **arguments, chair=model.chair)) for tool, arguments in asked]
    told.append(chair.book())
    await model.raw("leave", chair=model.chair)
    return told


@pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("classic/fr", {}),
        ("classic/fr", {"jump_in": "on", "zero_rotation": "forced"}),
        ("classic/de", {"jump_in": "on"}),
        ("rummy/en", {}),
        ("rummy/de", {"freed_joker": "to_rack"}),
    ],
)
def test_text_tells_no_more_than_the_seat_may_know(edition: str, options: dict[str, str]) -> None:
    async def compare() -> None:
        game = games.of(edition)
        different = 0
        async with in_process() as (model, chairs):
            for seed in range(5):
                one, other = positions(game, edition, options, seed)
                different += one.text() != other.text()
                first = await faced(model, chairs, one, edition, options)
                second = await faced(model, chairs, other, edition, options)
                assert "Position:" in first[0]
                assert first == second, seed
        assert different >= 4  # else this test would show little

    asyncio.run(compare())


@pytest.mark.parametrize(("edition", "options"), [("classic/fr", {}), ("rummy/en", {"must_play": "lenient"})])
def test_what_others_do_tells_no_more_either(edition: str, options: dict[str, str]) -> None:
    """Another seat moves in both games, by a move that looks the same to everybody: so do the texts."""

    async def compare() -> None:
        game = games.of(edition)
        compared = 0
        async with in_process() as (model, chairs):
            for seed in range(30):
                one, other = positions(game, edition, options, seed)
                if one.turn == 0 or compared == 2:
                    continue
                shared = set(map(game.write, one.legal(one.turn))) & set(map(game.write, other.legal(other.turn)))
                drawn = f"{one.turn}:draw"
                if drawn not in shared or one.text() == other.text():
                    continue
                compared += 1
                texts = [await after(model, chairs, found, edition, drawn) for found in (one, other)]
                assert texts[0] == texts[1], seed
                assert "draw" in texts[0]
        assert compared == 2

    async def after(model: Model, chairs: Chairs, round_: AnyRound, edition: str, move: str) -> str:
        chair, table = await seated(model, chairs, round_, edition, options)
        seq = chair.client.seq
        assert await table._log.enter(move, int(move.partition(":")[0]))
        async with asyncio.timeout(60):
            while chair.client.seq == seq:
                await asyncio.sleep(0)
        text = await model.call("look")
        await model.call("leave")
        return text

    asyncio.run(compare())
