"""How a client reaches its table: messages of the protocol in both directions, however they travel."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Protocol

from pioche.engine.refusal import Refusal

Json = dict[str, Any]


class Lost(Exception):
    """The connection is gone and will not come back; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class Connection(Protocol):
    """A connection to one table. It says hello by itself, and again whenever it had to reconnect."""

    def messages(self, seq: Seq) -> AsyncIterator[Json]:
        """Everything that the table sends, until the client closes the connection; `Lost` when it ends for good.

        Besides the messages of the protocol: `{"is": "lost"}` while it is trying to reconnect. `seq` is asked for the
        last seq that the client has.
        """
        ...

    async def send(self, message: Json) -> None:
        """Send a message; while there is no connection it is dropped, the client repeats what was not answered."""
        ...

    async def export(self) -> str:
        """The match as a file: finished rounds in full, the current one as the seat has seen it."""
        ...

    async def close(self) -> None: ...


class Seq(Protocol):
    def __call__(self) -> int | None: ...
