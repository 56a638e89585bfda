"""A proxy between browser and server that can be cut, go silent, and be restored."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from asyncio import StreamReader, StreamWriter
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

SECONDS = 120


class Cable:
    """Forwards bytes both ways. It runs in its own thread; its methods may be called from any other."""

    def __init__(self, to: str) -> None:
        self._to = urlsplit(to).port
        self._loop = asyncio.new_event_loop()
        self._dead = False
        self._port = 0
        self._server: asyncio.Server | None = None
        self._ends: set[StreamWriter] = set()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def cut(self) -> None:
        """Break every connection, and refuse new ones."""
        self._do(self._cut())

    def deaden(self) -> None:
        """Keep all connections, but forward nothing: what a phone sees that leaves its network."""
        self._do(self._deaden())

    def mend(self) -> None:
        """New connections work. Those that have lost bytes stay dead."""
        self._do(self._mend())

    def start(self) -> None:
        self._thread.start()
        self.mend()

    def end(self) -> None:
        self._do(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(SECONDS)
        self._loop.close()

    def _do(self, what: Coroutine[None, None, None]) -> None:
        asyncio.run_coroutine_threadsafe(what, self._loop).result(SECONDS)

    async def _cut(self) -> None:
        if self._server is not None:
            server, self._server = self._server, None
            # A closed server cannot attach a connection that was just accepted: asyncio loses it without closing it.
            for listening in server.sockets:
                self._loop.remove_reader(listening.fileno())
            await asyncio.sleep(0)
            server.close()
        for end in self._ends:
            end.transport.abort()

    async def _deaden(self) -> None:
        self._dead = True

    async def _mend(self) -> None:
        self._dead = False
        if self._server is None:
            self._server = await asyncio.start_server(self._join, "127.0.0.1", self._port)
            self._port = int(self._server.sockets[0].getsockname()[1])

    async def _end(self) -> None:
        await self._cut()
        # A connection may have been accepted just before the cut.
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            for end in self._ends:
                end.transport.abort()
            await asyncio.wait(others, timeout=0.1)
        await asyncio.sleep(0)  # aborted transports close their sockets

    async def _join(self, reader: StreamReader, writer: StreamWriter) -> None:
        ends = {writer}
        try:
            there, onwards = await asyncio.open_connection("127.0.0.1", self._to)
            ends.add(onwards)
            self._ends |= ends
            await asyncio.gather(self._pass(reader, onwards), self._pass(there, writer))
        except OSError:
            pass  # the server is away, or the cable is cut
        finally:
            self._ends -= ends
            for end in ends:
                end.transport.abort()

    async def _pass(self, reader: StreamReader, writer: StreamWriter) -> None:
        lost = self._dead
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                lost = lost or self._dead
                if not lost:
                    writer.write(data)
                    await writer.drain()
            if not lost:
                writer.close()


@contextmanager
def cable(to: str) -> Iterator[Cable]:
    made = Cable(to)
    made.start()
    try:
        yield made
    finally:
        made.end()
