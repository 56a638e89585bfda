"""A deterministic model for tests: it reads only the text that it is told, and calls tools through the SDK's client."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from mcp import Client
from mcp.client.stdio import StdioServerParameters
from mcp_types import TextContent

from pioche.assistant.chairs import Chairs, House
from pioche.assistant.tools import make_server

MOST_SECONDS = 400  # only a bug takes longer
MOVES = "Your moves:"
ENDS = ("manage next goes on.",)
PROGRAM = [sys.executable, "-c", "import sys; from pioche.cli import main; sys.exit(main())", "mcp"]


def environment(state: Path) -> dict[str, str]:
    return {**os.environ, "PIOCHE_LANGUAGE": "en", "XDG_STATE_HOME": str(state)}


def moves_in(text: str) -> list[str]:
    """The moves in notation that a text lists."""
    _, found, after = text.partition(f"{MOVES}\n")
    lines = after.splitlines() if found else []
    return [line[2:].partition("  ")[0].rstrip() for line in lines if line.startswith("- ")]


class Model:
    """An assistant that plays the first card that is listed."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.chair = ""

    async def raw(self, tool: str, **arguments: object) -> tuple[bool, str]:
        """Whether a call was refused, and what it said."""
        result = await self.client.call_tool(tool, dict(arguments))
        assert all(isinstance(part, TextContent) for part in result.content)
        return bool(result.is_error), "\n".join(getattr(part, "text", "") for part in result.content)

    async def call(self, tool: str, **arguments: object) -> str:
        refused, text = await self.raw(tool, **{**({"chair": self.chair} if self.chair else {}), **arguments})
        assert not refused, (tool, arguments, text)
        return text

    async def sit(self, tool: str, **arguments: object) -> str:
        refused, text = await self.raw(tool, **arguments)
        assert not refused, text
        self.chair = text.splitlines()[0].removeprefix("Your chair: ")
        return text

    async def play_round(self, *, hints: bool = False) -> list[str]:
        """Play to the end of the round; every text that was told."""
        told = [await self.call("wait", seconds=20)]
        async with asyncio.timeout(MOST_SECONDS):
            while not any(end in told[-1] for end in ENDS):
                if "Your turn." not in told[-1]:
                    told.append(await self.call("wait", seconds=20))
                    continue
                move = await self._choice(told[-1], hints=hints)
                refused, text = await self.raw("play", move=move, wait_seconds=20, chair=self.chair)
                if refused:  # somebody was quicker
                    text = await self.call("wait", seconds=20)
                told.append(text)
        return told

    async def _choice(self, text: str, *, hints: bool) -> str:
        if hints:
            found = (await self.call("hint")).partition("  ")[0].rstrip()
            if not found.startswith("No hint"):
                return found
        moves = [move for move in moves_in(text) if not move.startswith(("accuse", "catch"))]
        cards = [move for move in moves if move not in ("draw", "pass", "keep", "take", "uno", "doubt")]
        return (cards or moves)[0]


@asynccontextmanager
async def over_stdio(state: Path, *arguments: str, mode: str = "auto") -> AsyncIterator[Model]:
    """`pioche mcp` as a program starts it."""
    command = StdioServerParameters(command=PROGRAM[0], args=[*PROGRAM[1:], *arguments], env=environment(state))
    async with Client(command, mode=mode, read_timeout_seconds=MOST_SECONDS) as client:
        yield Model(client)


@asynccontextmanager
async def over_http(state: Path, *arguments: str) -> AsyncIterator[str]:
    """`pioche mcp --http`; the address of its endpoint."""
    with subprocess.Popen(
        [*PROGRAM, "--http", "0", *arguments], env=environment(state), stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        try:
            line = await asyncio.wait_for(asyncio.to_thread(process.stderr.readline), MOST_SECONDS)
            assert "http://127.0.0.1:" in line, line
            yield line.split()[-1]
        finally:
            process.terminate()
            process.wait(MOST_SECONDS)


@asynccontextmanager
async def in_process(*, alone: bool = True, **house: object) -> AsyncIterator[tuple[Model, Chairs]]:
    """The server in this process, so that a test can set up positions."""
    chairs = Chairs(House("en", **house))  # type: ignore[arg-type]
    try:
        async with Client(make_server(chairs, alone=alone)) as client:
            yield Model(client), chairs
    finally:
        await chairs.close()
