"""Messages between processes that serve one database: "table T has this new entry", "these seats are connected here",
"this person is forgotten".

The database is the only source of truth. A lost message costs only time: every process also polls the database.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from pioche.engine.refusal import refuse
from pioche.server.config import Config
from pioche.store.entry import Entry


@dataclass(frozen=True, slots=True)
class Listener:
    """What to call when another process says something."""

    appended: Callable[[Entry], None]  # it has appended this entry to a table that is open here
    shown: Callable[[str, int, bytes], bool]  # the same: seq, and what spectators are sent; False: the entry is needed
    grown: Callable[[str, int], None]  # a table has grown to this seq, by which entries does not matter
    seen: Callable[[str, frozenset[int], bool], None]  # these seats of a table are connected there; or people watch
    forgotten: Callable[[str], None]  # the person with this hashed identity does not exist any more
    listening: Callable[[Sequence[str]], None]  # from now on nothing said of these tables is missed; it may have been


class Bus(Protocol):
    @property
    def alone(self) -> bool:
        """True when no other process serves this database."""
        ...

    @property
    def connected(self) -> bool: ...

    async def start(self, listener: Listener) -> None: ...

    def open(self, table: str) -> None:
        """Listen for news of a table; `listening` is called when nothing is missed any more."""
        ...

    def shut(self, table: str) -> None: ...

    def publish(self, entry: Entry, shown: bytes | None = None) -> None:
        """Tell where its table is open of a durable entry. `shown`: what spectators are sent of it."""
        ...

    def here(self, table: str, seats: frozenset[int], *, watched: bool = False) -> None: ...

    def forget(self, person: str) -> None: ...

    def hashed(self, name: str) -> str:
        """A name as it is called on the bus."""
        ...

    async def close(self) -> None: ...


class NoBus:
    """For a single process."""

    alone = True
    connected = True

    async def start(self, listener: Listener) -> None:
        pass

    def open(self, table: str) -> None:
        pass

    def shut(self, table: str) -> None:
        pass

    def publish(self, entry: Entry, shown: bytes | None = None) -> None:
        pass

    def here(self, table: str, seats: frozenset[int], *, watched: bool = False) -> None:
        pass

    def forget(self, person: str) -> None:
        pass

    def hashed(self, name: str) -> str:
        return name

    async def close(self) -> None:
        pass


def make_bus(config: Config, name: str, key: bytes) -> Bus:
    if not config.bus:
        return NoBus()
    try:
        from pioche.server.live.nats_bus import NatsBus  # needs packages that a single process does without
    except ImportError as error:
        raise refuse("serve-scale-library", install="pip install 'pioche[scale]'") from error
    return NatsBus(config, name, key)
