"""One chair: an assistant's seat at one table, or its place as a spectator, and what it is told, as text.

The text is made from what the table has sent to this seat and from nothing else.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Iterator, Sequence
from typing import Final, TypeVar

from pioche.assistant.refusals import Code
from pioche.client.commands import Commands
from pioche.client.connection import Lost
from pioche.client.news import News
from pioche.client.results import ended_lines
from pioche.client.table_client import TableClient
from pioche.engine.refusal import Refused
from pioche.text.rules import book_lines
from pioche.text.situations import situation_lines

OPENING: Final = 60.0  # seconds until a table must have sent its state
ANSWER: Final = 60.0  # seconds for the answer to anything else
MOST_WAIT: Final = 50  # seconds; many programs give up on a call after a minute
MOST_UNSEEN: Final = 200  # pieces of news that nobody has read yet

Answer = TypeVar("Answer")


def _line(text: str) -> str:
    """One line, whatever was sent."""
    return " ".join(text.split())


class Chair:
    """A seat that is followed in the background, so that nothing is missed between two calls."""

    def __init__(self, key: str, client: TableClient, greeting: str) -> None:
        self.key: Final = key
        self.client: Final = client
        self.used_at = time.monotonic()
        self._greeting = greeting
        self._commands = Commands(client)
        self._words = client.words
        self._unseen: list[News] = []
        self._again = asyncio.Event()
        self._needs_answer = False  # something happened that the assistant should be told at once
        self._status = ""
        self._offered: set[str] = set()
        self._ended: Lost | None = None
        self._task: asyncio.Task[None] | None = None
        client.changed = self._changed

    async def open(self) -> None:
        """Follow the table; returns when it has sent its state. Refused if it does not."""
        self._task = asyncio.create_task(self._follow())
        try:
            async with asyncio.timeout(OPENING):
                while self._ended is None and (not self.client.table or self.client.sitting):
                    await self._change()
        except TimeoutError:
            raise Code.SILENT.refused() from None
        if self._ended is not None:
            raise Refused(self._ended.refusal)

    async def close(self) -> None:
        await self.client.close()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _follow(self) -> None:
        try:
            await self.client.run()
        except Lost as lost:
            self._ended = lost
        self._needs_answer = True
        self._again.set()

    def _changed(self, news: Sequence[News]) -> None:
        client = self.client
        self._unseen = [*self._unseen, *news][-MOST_UNSEEN:]
        spoken = any(each.kind != "game" and each.seat != client.seat for each in news)
        ended = client.status != self._status and client.status in ("open", "between", "over")
        self._status = client.status
        offered = bool(set(client.offers) - self._offered)
        self._offered &= set(client.offers)
        if spoken or ended or offered or not client.connected:
            self._needs_answer = True
        self._again.set()

    async def _change(self) -> None:
        self._again.clear()
        await self._again.wait()

    # What an assistant can do. Every answer is a text.

    async def look(self) -> str:
        return "\n".join(self._report())

    async def wait(self, seconds: float) -> str:
        """Until the table waits for this seat or something happened that it can react to; at most so long."""
        try:
            async with asyncio.timeout(min(max(seconds, 0.0), MOST_WAIT)):
                while self.client.status == "dealing" or not (self._needs_answer or self._asked):
                    await self._change()
        except TimeoutError:
            return "\n".join([*self._report(), self._words.text("mcp-nothing-happened")])
        return "\n".join(self._report())

    @property
    def _asked(self) -> bool:
        return self.client.on_turn and not self.client.table["paused"]

    async def ask(self, command: str, rest: str = "") -> str:
        """What a command of the line mode prints (`client.commands`)."""
        return "\n".join(await self._answered(self._commands.answer(f"{command} {_line(rest)}")))

    async def do(self, command: str, rest: str = "") -> tuple[bool, str]:
        """Do something at the table besides playing; whether it was done, and what to tell."""
        refused = await self.ask(command, rest)
        return (False, refused) if refused else (True, await self.look())

    async def play(self, move: str, seconds: float) -> tuple[bool, str]:
        """Make a move, then wait for the next turn; whether it was made, and what to tell."""
        refused = await self._answered(self._commands.play(_line(move)))
        if refused:
            return False, "\n".join(refused)
        return True, await self.wait(seconds)

    async def export(self) -> str:
        return await self._answered(self.client.export())

    def book(self) -> str:
        """The rule book of the table."""
        client = self.client
        if client.game is None or client.rules is None:
            return "\n".join(self._commands.rules_lines())
        return "\n".join(book_lines(client.game, client.edition, client.rules, self._words))

    async def _answered(self, asked: Awaitable[Answer]) -> Answer:
        """The answer of the table; refused when it does not come any more."""
        if self._ended is not None:
            raise Refused(self._ended.refusal)
        try:
            async with asyncio.timeout(ANSWER):
                return await asked
        except TimeoutError:
            raise Code.SILENT.refused() from None
        except asyncio.CancelledError:
            if self._ended is None:
                raise
            raise Refused(self._ended.refusal) from None

    # What it is told

    def _report(self) -> Iterator[str]:
        """What is new, and what the seat faces now. Marks it as told."""
        client, words = self.client, self._words
        self._commands.decided_at = client.seq
        self._needs_answer = False
        self._offered = set(client.offers)
        unseen, self._unseen = self._unseen, []
        situation = client.situation if client.status == "playing" else None
        if self._greeting:
            yield self._greeting
            self._greeting = ""
        told = [each for each in unseen if situation is None or each.kind != "game"]  # the situation tells the game
        if told:
            yield words.text("mcp-news")
            yield from (f"- {each.text}" for each in told)
        if self._ended is not None:
            yield client.say(self._ended.refusal)
            return
        if not client.connected:
            yield words.text("play-lost")
        yield from self._who()
        if situation is not None:
            yield from situation_lines(situation, words, client.names)
            yield from self._turn()
            return
        match client.status:
            case "between" | "over":
                yield from ended_lines(client)
                yield words.text("mcp-next")
            case "open":
                yield from self._commands.rules_lines()
                yield from self._commands.seat_lines()
                yield words.text("mcp-open")
            case _:
                yield words.text("mcp-dealing")

    def _who(self) -> Iterator[str]:
        client = self.client
        if client.seat is None:
            yield self._words.text("mcp-watching")
        else:
            yield self._words.text("mcp-you", name=client.names[client.seat], seat=client.seat)

    def _turn(self) -> Iterator[str]:
        client, words = self.client, self._words
        board = client.board
        if client.table["paused"]:
            yield words.text("web-paused")
        if client.on_turn:
            yield f"{words.text('web-your-turn')}."
            if client.seconds_left is not None:
                yield words.text("mcp-clock", seconds=client.seconds_left)
        elif board is not None and board.turn is not None and board.turn < len(client.names):
            yield words.text("mcp-their-turn", name=client.names[board.turn])
