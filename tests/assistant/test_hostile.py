"""What a confused or hostile assistant can send: a clear sentence each time, and the table goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from mcp.shared.exceptions import MCPError

from pioche.assistant.cli import address_in, identity_of
from pioche.engine.refusal import Refused
from tests.assistant.model import PROGRAM, environment, in_process, over_stdio
from tests.server.running import server

NO_CHAIR = "There is no such chair: new_table or join_table gives you one."
NEED_CHAIR: tuple[tuple[str, dict[str, Any]], ...] = (
    *(("look", {}), ("wait", {}), ("play", {"move": "draw"}), ("why", {"move": "draw"}), ("hint", {})),
    *(("say", {"text": "hello"}), ("rules", {}), ("score", {}), ("manage", {"what": "next"}), ("review", {})),
    ("leave", {}),
)
WRONG: tuple[tuple[str, dict[str, Any]], ...] = (
    ("play", {}),
    ("play", {"move": 5}),
    ("play", {"move": None}),
    ("play", {"move": ["draw"]}),
    ("play", {"move": {"x": 1}}),
    ("play", {"move": "x" * 1_000_000}),
    ("wait", {"seconds": "soon"}),
    ("wait", {"seconds": -1}),
    ("wait", {"seconds": 1e300}),
    ("wait", {"seconds": float("inf")}),
    ("say", {"text": ""}),
    ("say", {"text": "x" * 281}),
    ("manage", {"what": "shutdown"}),
    ("look", {"chair": "x" * 101}),
    ("new_table", {"players": 1_000_000}),
    ("new_table", {"house_rules": "jump_in"}),
    ("new_table", {"house_rules": {str(number): "on" for number in range(101)}}),
    ("new_table", {"language": "tlh"}),
    ("no_such_tool", {}),
)
REFUSED = (
    ({"edition": "classic/xx"}, "classic/xx"),
    ({"edition": "ABCDEF"}, "ABCDEF"),
    ({"edition": "http://127.0.0.1:9/t/000000000000"}, "127.0.0.1"),
    ({"edition": "classic/fr", "players": 1}, "players"),
    ({"edition": "classic/fr", "house_rules": {"jump_in": "perhaps"}}, "perhaps"),
    ({"edition": "classic/fr", "house_rules": {"no_such_rule": "on"}}, "no_such_rule"),
    ({"edition": "classic/fr", "bots": "genius"}, "genius"),
    ({"edition": "classic/fr", "bots": "/etc/passwd"}, "/etc/passwd"),
    ({"edition": "classic/fr", "bots": "evil.py"}, "evil.py"),
    ({"edition": "classic/fr", "name": "\u202e\u200b"}, "name"),
    ({"edition": "classic/fr", "server": "ftp://example.org"}, "http"),
    ({"edition": "classic/fr", "server": "http://127.0.0.1:9"}, "cannot be reached"),
)


def test_before_joining_and_after_leaving() -> None:
    async def ask() -> None:
        async with in_process() as (model, _):
            for tool, arguments in NEED_CHAIR:
                assert await model.raw(tool, **arguments) == (True, NO_CHAIR), tool
            with pytest.raises(MCPError, match="no such chair"):
                await model.client.read_resource("pioche://rules")
            await model.sit("new_table", edition="classic/fr", bots="casual")
            chair, model.chair = model.chair, ""
            await model.call("leave")
            for tool, arguments in NEED_CHAIR:
                assert await model.raw(tool, **{**arguments, "chair": chair}) == (True, NO_CHAIR), tool

    asyncio.run(ask())


def test_wrong_types_and_huge_strings() -> None:
    async def ask() -> None:
        async with in_process() as (model, _):
            await model.sit("new_table", edition="classic/fr", bots="casual")
            before = await model.call("look")
            for tool, arguments in WRONG:
                refused, text = await model.raw(tool, **arguments)
                assert refused, (tool, text[:200])
                assert text
                assert len(text) < 2_000, tool
                assert "Traceback" not in text
            assert await model.call("look") == before

    asyncio.run(ask())


def test_moves_that_are_no_moves() -> None:
    async def ask() -> None:
        async with in_process() as (model, _):
            for edition in ("classic/fr", "rummy/en"):
                model.chair = ""
                await model.sit("new_table", edition=edition, bots="casual")
                await model.call("wait", seconds=50)
                before = await model.call("look")
                for move in (
                    "",
                    " ",
                    "?",
                    "\0",
                    "0:draw",
                    "quit",
                    "leave",
                    "r5\nleave",
                    "draw;draw",
                    "лей",
                    "💥" * 400,
                ):
                    refused, text = await model.raw("play", move=move, chair=model.chair)
                    assert refused, move
                    assert text
                    assert "\n" not in text
                    assert await model.call("why", move=move)
                assert await model.call("look") == before

    asyncio.run(ask())


def test_tables_that_cannot_be_had() -> None:
    async def ask() -> None:
        async with in_process() as (model, chairs):
            for arguments, named in REFUSED:
                refused, text = await model.raw("new_table", **arguments)
                assert refused, arguments
                assert named in text, (arguments, text)
                assert "\n" not in text
            for table in ("", "?", "javascript:alert(1)", "http://127.0.0.1:9/t/000000000000", "file:///etc/passwd"):
                refused, text = await model.raw("join_table", table=table, server="http://127.0.0.1:9")
                assert refused, table
                assert text
            assert not chairs._chairs
            assert not chairs._opening

    asyncio.run(ask())


def test_only_the_server_of_the_house() -> None:
    async def ask() -> None:
        async with in_process(server="http://127.0.0.1:9") as (model, _):
            elsewhere = await model.raw("join_table", table="http://127.0.0.1:10/t/000000000000")
            assert elsewhere == (True, "Tables at http://127.0.0.1:10 may not be joined from here.")
            assert "cannot be reached" in (await model.raw("join_table", table="ABCDEF"))[1]
        async with in_process(anywhere=False, alone=False) as (model, _):
            assert "may not be joined" in (await model.raw("join_table", table="ABCDEF"))[1]
            await model.sit("new_table", edition="classic/fr", bots="casual")

    asyncio.run(ask())


def test_many_at_once() -> None:
    async def ask() -> None:
        async with in_process(most=3) as (model, chairs):
            opened = await asyncio.gather(
                *(model.raw("new_table", edition="classic/fr", bots="beginner") for _ in range(12))
            )
            assert sum(not refused for refused, _ in opened) == 3
            assert {text for refused, text in opened if refused} == {
                "There are 3 tables open already; leave one first."
            }
            keys = [text.splitlines()[0].removeprefix("Your chair: ") for refused, text in opened if not refused]
            assert len(chairs._chairs) == 3
            model.chair = keys[0]
            await model.call("wait", seconds=50)
            calls: list[tuple[str, dict[str, Any]]] = [
                ("play", {"move": "draw"}),
                ("look", {}),
                ("wait", {"seconds": 0}),
                ("say", {"text": "hey"}),
            ] * 50
            found = await asyncio.gather(*(model.raw(tool, **arguments, chair=keys[0]) for tool, arguments in calls))
            assert all(text for _, text in found)
            await asyncio.gather(*(model.raw("leave", chair=key) for key in keys * 3))
            assert not chairs._chairs

    asyncio.run(ask())


def test_after_the_end_of_the_table(tmp_path: Path) -> None:
    """The server is gone: calls say so and do not hang; the chair can still be left."""

    async def ask() -> None:
        async with in_process() as (model, _):
            async with server(tmp_path / "db.sqlite") as (_, address):
                await model.sit("new_table", edition="classic/fr", players=2, bots="beginner", server=address)
                await model.call("manage", what="start")
                await model.call("wait", seconds=50)
            assert "Connection lost" in await model.call("wait", seconds=50)
            refused, text = await model.raw("play", move="draw", chair=model.chair)
            assert (refused, text) == (True, "Connection lost; trying again…")
            assert "Position:" in await model.call("look")
            await model.call("leave")

    asyncio.run(ask())


def test_rubbish_on_standard_input(tmp_path: Path) -> None:
    async def ask() -> None:
        async with over_stdio(tmp_path) as model:
            await model.sit("new_table", edition="classic/fr", bots="beginner")
            assert "Position:" in await model.call("look")

    process = asyncio.run(_fed(tmp_path, b"\xff\xfe not json\n{}\n[]\n" + b"x" * 100_000 + b"\n"))
    assert process == 0
    asyncio.run(ask())


async def _fed(state: Path, data: bytes) -> int:
    process = await asyncio.create_subprocess_exec(
        *PROGRAM,
        env=environment(state),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    _, errors = await asyncio.wait_for(process.communicate(data), 240)
    assert b"Traceback" not in errors
    assert process.returncode is not None
    return process.returncode


def test_what_was_typed() -> None:
    assert address_in("8675") == ("127.0.0.1", 8675)
    assert address_in("[::1]:0") == ("::1", 0)
    assert address_in("games.example:80") == ("games.example", 80)
    assert identity_of(None) == "mcp"
    assert identity_of("Claude Opus / ../x") == "mcp-claude-opus-x"
    for wrong in ("", "x", "80000", "1:2:3", "host:", "-1"):
        with pytest.raises(Refused):
            address_in(wrong)
