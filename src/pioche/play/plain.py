"""The line mode of `pioche play`: one event a line, one command a line, for screen readers and scripts."""

from __future__ import annotations

import asyncio
import codecs
import os
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from typing import Final

from pioche.client.commands import Commands
from pioche.client.connection import Lost
from pioche.client.news import News
from pioche.client.results import ended_lines
from pioche.client.table_client import TableClient
from pioche.text.boards import turn_line
from pioche.text.moves import choice_lines

QUIT: Final = ("quit", "exit")
MOST_LINE: Final = 4_000  # characters of a typed line
_READ: Final = 65_536

Out = Callable[[str], None]


def printed(line: str) -> None:
    """Print a line at once. Control characters, which could steer a terminal, are left out."""
    print("".join(sign if sign.isprintable() else " " for sign in line), flush=True)


class Lines:
    """The lines of a file descriptor, read by a thread: a terminal, a pipe or a file."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        # Not through sys.stdin: a thread that waits there would hold its lock when the program ends.
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        rest = ""
        with suppress(RuntimeError):  # the loop is closed: nobody waits for more
            while True:
                try:
                    data = os.read(self._descriptor, _READ)
                except OSError:
                    data = b""
                *lines, rest = (rest + decoder.decode(data, final=not data)).split("\n")
                rest = rest[: MOST_LINE + 1]
                for line in lines if data else [*lines, rest]:
                    if data or line:
                        self._loop.call_soon_threadsafe(self._queue.put_nowait, line[:MOST_LINE])
                if not data:
                    self._loop.call_soon_threadsafe(self._queue.put_nowait, None)
                    return

    async def __aiter__(self) -> AsyncIterator[str]:
        while (line := await self._queue.get()) is not None:
            yield line


class Plain:
    """Shows what happens at a table as lines, and does what is typed."""

    def __init__(self, client: TableClient, out: Out = printed, *, waits: bool = False) -> None:
        """`waits`: a line is read only when the table waits for this seat, for scripts that cannot see it."""
        self._client = client
        self._words = client.words
        self._out = out
        self._commands = Commands(client)
        self._waits = waits
        self._asked = asyncio.Event()
        self._turn: object = None  # the decision that was announced last
        self._offered: set[str] = set()  # moves out of turn that were announced
        self._status = ""
        self._held: Counter[str] | None = None
        client.changed = self._changed

    async def run(self, lines: AsyncIterator[str]) -> int:
        """Until `quit`, the end of the input, or the end of the connection; returns the exit status."""
        following = asyncio.create_task(self._client.run())
        reading = asyncio.create_task(self._read(lines))
        try:
            await asyncio.wait({following, reading}, return_when=asyncio.FIRST_COMPLETED)
            (reading if reading.done() else following).result()
        except Lost as lost:
            self._out(self._client.say(lost.refusal))
            return 1
        else:
            return 0
        finally:
            reading.cancel()
            await self._client.close()
            following.cancel()
            await asyncio.gather(following, reading, return_exceptions=True)

    async def _read(self, lines: AsyncIterator[str]) -> None:
        async for line in lines:
            if self._waits:
                await self._asked.wait()
            if line.strip().lower() in QUIT:
                return
            for said in await self._commands.answer(line):
                self._out(said)

    def _changed(self, news: Sequence[News]) -> None:
        for each in news:
            self._out(each.text)
        client = self._client
        if client.table:
            self._tell_new_pieces(news)
            self._tell_status()
            self._tell_turn()
        asked = client.connected and (client.on_turn or client.status in ("open", "between", "over"))
        (self._asked.set if asked else self._asked.clear)()

    def _tell_new_pieces(self, news: Sequence[News]) -> None:
        """Name the pieces that came to the own hand, unless a sentence has done so."""
        board = self._client.board
        held = None if board is None else Counter(card.text for card in board.hand)
        before, self._held = self._held, held if self._client.status == "playing" else None
        said = any(each.phrase is not None and each.phrase.key.endswith("-own") for each in news)
        if before is not None and self._held is not None and not said:
            got = self._held - before
            if got:
                self._out(self._words.text("text-got", pieces=" ".join(got.elements())))

    def _tell_status(self) -> None:
        client, words = self._client, self._words
        if client.status == self._status:
            return
        self._status = client.status
        match client.status:
            case "between" | "over":
                for line in ended_lines(client):
                    self._out(line)
                self._out(words.text("play-next"))
            case "open":
                self._out(words.text("play-open"))
            case _:
                pass

    def _tell_turn(self) -> None:
        """Say once per decision that it is this seat's turn, and once what it can do out of turn."""
        client = self._client
        board = client.board
        if board is None or client.status != "playing":
            self._turn, self._offered = None, set()
            return
        if client.on_turn:
            decision = (tuple(client.offers), board)
            if decision != self._turn:
                self._turn = decision
                self._out(turn_line(board, self._words, client.names))
            self._offered = set(client.offers)
            return
        self._turn = None
        new = [choice for choice in client.choices if choice.text not in self._offered]
        self._offered = set(client.offers)
        if new:
            self._out(self._words.text("play-out-of-turn"))
            for line in choice_lines(new, self._words, client.names, client.seat):
                self._out(line)
