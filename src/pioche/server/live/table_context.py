"""What a table needs from the process that serves it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pioche.server.clock import now_ms
from pioche.server.config import Config
from pioche.server.rate_limit import Rates
from pioche.server.table.own_bots import OwnBot
from pioche.server.thinking.hosted_bots import HostedBots
from pioche.server.thinking.worker_pool import WorkerPool
from pioche.store.entry import Entry
from pioche.store.log import Log

if TYPE_CHECKING:
    from pioche.server.live.live_table import LiveTable


@dataclass(frozen=True, slots=True)
class TableContext:
    """The log, the settings, the workers and the other tables and processes, as a table sees them."""

    log: Log
    config: Config
    # Notify other processes, also of what spectators are sent, and save what the lobby shows
    appended: Callable[[LiveTable, Entry, bytes | None], None]
    elsewhere: Callable[[str, int], bool]  # is the person in this seat connected to another process?
    workers: WorkerPool
    hosted: HostedBots
    bots: Mapping[str, OwnBot]  # the host's own bots
    chat: Rates  # of each person, whatever the table
    alone: bool = True  # does no other process serve this database?
    now: Callable[[], int] = now_ms
    watched: Callable[[str], bool] = lambda _table: False  # do people watch at another process?
    presume: Callable[[str, int], None] = lambda _table, _seat: None  # somebody sat down, probably at another process


NO_LIMITS: Final = Config(
    browser=False,
    message_rate=1e6,
    message_burst=1e6,
    chat_rate=1e6,
    chat_burst=1e6,
    draft_rate=1e6,
    draft_burst=1e6,
    hint_rate=1e6,
    hint_burst=1e6,
    workers=1,
    connection_queue=100_000,
)
"""For tables of those who run them: nobody else can ask for too much."""


def own_context(
    log: Log,
    workers: WorkerPool,
    hosted: HostedBots,
    config: Config = NO_LIMITS,
    *,
    bots: Mapping[str, OwnBot] | None = None,
    appended: Callable[[LiveTable, Entry, bytes | None], None] = lambda _table, _entry, _shown: None,
    elsewhere: Callable[[str, int], bool] = lambda _table, _seat: False,
) -> TableContext:
    """For tables without a server: in a terminal, or on a device."""
    chat = Rates(config.chat_rate, config.chat_burst)
    return TableContext(log, config, appended, elsewhere, workers, hosted, {} if bots is None else bots, chat)
