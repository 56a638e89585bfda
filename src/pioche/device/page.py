"""The entrance for the page: a few functions with texts and callbacks, called from JavaScript."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from pioche.device.company import Turn
from pioche.device.requests import ME, DeviceRequests
from pioche.device.storage import Storage
from pioche.device.tables import DeviceTables, Port
from pioche.server.config import Config
from pioche.server.live.table_context import NO_LIMITS
from pioche.server.transport.conversation import Conversation


class Device:
    """Everything behind one page."""

    def __init__(self, storage: Storage, turn: Turn = lambda _table, _seat: None, config: Config = NO_LIMITS) -> None:
        self._tables = DeviceTables(storage, ME, config, turn)
        self._requests = DeviceRequests(storage, self._tables)
        self._open: dict[int, Conversation] = {}
        self._unheard: dict[int, list[str]] = {}  # said before the connection was there
        self._tasks: set[asyncio.Task[None]] = set()

    async def request(self, method: str, address: str, body: str) -> tuple[int, str]:
        return await self._requests.answer(method, address, body)

    def connect(
        self, number: int, code: str, seat: int | None, send: Callable[[str], object], closed: Callable[[int], object]
    ) -> None:
        """Open a connection to a table, for the person in a seat; None: the one whose device it is. The page gives it a
        number."""
        self._unheard[number] = []
        task = asyncio.get_running_loop().create_task(self._connect(number, code, seat, Port(send, closed)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self, number: int, code: str, seat: int | None, port: Port) -> None:
        person, name, face = await self._requests.holder(code, seat)
        unheard = self._unheard.pop(number, None)
        if unheard is None:
            return  # closed meanwhile
        self._open[number] = talk = self._tables.connect(person, name, face, code, port)
        for text in unheard:
            talk.heard(text)

    def heard(self, number: int, text: str) -> None:
        """The page says something on a connection."""
        if number in self._unheard:
            self._unheard[number].append(text)
        elif number in self._open:
            self._open[number].heard(text)

    def gone(self, number: int) -> None:
        """The page has closed a connection."""
        self._unheard.pop(number, None)
        talk = self._open.pop(number, None)
        if talk is not None:
            talk.gone()

    def close(self) -> None:
        """The page is about to end, or another one takes over."""
        for number in list(self._open):
            self.gone(number)
        self._tables.close()
