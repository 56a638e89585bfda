"""A table in this process, against bots: the server's own table without a network and without a database."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, Literal

import structlog

from pioche.bots.levels import FILE, LEVELS
from pioche.client.connection import Json, Seq
from pioche.client.refusals import Code
from pioche.engine.refusal import Refusal, Refused, refuse
from pioche.server.clock import now_ms
from pioche.server.live.live_table import LiveTable
from pioche.server.live.questions import SessionQuestions
from pioche.server.live.recent import Recent
from pioche.server.live.sessions import Session
from pioche.server.live.table_context import NO_LIMITS, own_context
from pioche.server.table import deals, exports, log_actions
from pioche.server.table import protocol as p
from pioche.server.table.log_actions import Settings
from pioche.server.table.own_bots import bots_by_name
from pioche.server.table.settings import checked_settings
from pioche.server.table.state import TableState
from pioche.server.table_codes import fresh_code
from pioche.server.thinking.hosted_bots import HostedBots
from pioche.server.thinking.workers import Workers
from pioche.store.entry import Entry
from pioche.store.log import Done

Pace = Literal["slow", "normal", "quick", "instant"]
ME: Final = "me"  # the person at a local table


@dataclass(frozen=True, slots=True)
class LocalGame:
    """What is played: an edition, its house rules, and a bot for every other seat, by level or file."""

    edition: str
    options: dict[str, str]
    bots: tuple[str, ...]
    name: str
    pace: Pace = "normal"


class MemoryLog:
    """The log of a table that nobody keeps."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []

    def append(self, entry: Entry) -> asyncio.Future[bool]:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._entries.append(entry)
        done.set_result(True)
        return done

    def append_then(self, entry: Entry, done: Done) -> None:
        self._entries.append(entry)
        asyncio.get_running_loop().call_soon(done, True)  # never before the caller goes on, as with a real log

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        return [entry for entry in self._entries if entry.seq > after]

    async def seq_of(self, table: str, key: str) -> int | None:
        return next((entry.seq for entry in self._entries if entry.key == key), None)

    async def keys(self, table: str, before: int) -> list[str]:
        return [entry.key for entry in self._entries if entry.key is not None and entry.seq < before]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        return {entry.table: entry.seq for entry in self._entries}

    async def close(self) -> None:
        """Nothing to close."""


class LocalConnection:
    """The connection to a table in this process."""

    def __init__(self, game: LocalGame) -> None:
        """Refused if these rules cannot be played, or there is no such bot."""
        self._game = game
        pace: log_actions.Pace = "quick" if game.pace == "instant" else game.pace
        settings = checked_settings(Settings(game.edition, game.options, len(game.bots) + 1, pace=pace))
        if isinstance(settings, Refusal):
            raise Refused(settings)
        self._settings = settings
        self._own = bots_by_name(tuple(bot for bot in game.bots if bot.endswith(FILE)))
        for bot in game.bots:
            if not bot.endswith(FILE) and bot not in LEVELS:
                raise refuse("unknown-bot", name=bot[:40], known=", ".join((*LEVELS, "FILE.py")))
        instant = {"bot_pause": 0.0, "catch_window": 0.0} if game.pace == "instant" else {}
        self._config = replace(NO_LIMITS, **instant)  # type: ignore[arg-type]
        self._inbox: asyncio.Queue[Json | None] = asyncio.Queue()
        self._workers = Workers(self._config.workers, self._config.workers_queue)
        self._hosted: HostedBots | None = None
        self._table: LiveTable | None = None
        self._session: Session | None = None
        self._logging: dict[str, Any] | None = None  # as it was before this table
        self._questions: SessionQuestions | None = None
        # Now, not when the table opens: a full-screen program takes standard error away, which new processes ask for.
        self._workers.warm()

    async def messages(self, seq: Seq) -> AsyncIterator[Json]:
        await self._open()
        while (message := await self._inbox.get()) is not None:
            yield message

    async def _open(self) -> None:
        """Set the table up, seat the bots, and begin."""
        self._logging = structlog.get_config()
        structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))  # the screen is ours
        self._hosted = HostedBots(self._config.bots_alive, self._config.workers_queue, self._config.bot_limit)
        code = fresh_code()
        context = own_context(MemoryLog(), self._workers, self._hosted, self._config, bots=self._own)
        state, recent = TableState(code), Recent()
        made = log_actions.Made(self._settings, ME, self._game.name)
        recent.take(state, *state.apply(Entry(code, 1, now_ms(), 0, log_actions.text_of(made))))
        self._table = LiveTable(state, recent, context)
        self._session = Session(ME, self._game.name, self._push, self._config.connection_queue)
        self._questions = SessionQuestions(self._session, state, self._workers, self._config, time.monotonic())
        for seat, bot in enumerate(self._game.bots, 1):
            name = bot if bot in LEVELS else next(n for n, own in self._own.items() if own.path == Path(bot).resolve())
            await self._table.do(ME, self._game.name, p.AddBot(f"bot-{seat}", seat, name))
        await self._table.do(ME, self._game.name, p.Start("start"))
        await self._table.join(self._session, None)

    def _push(self, data: bytes) -> bool:
        self._inbox.put_nowait(json.loads(data))
        return True

    async def send(self, message: Json) -> None:
        session, table, questions = self._session, self._table, self._questions
        if session is None or table is None or questions is None:
            return
        try:
            heard = p.decode(json.dumps(message))
        except ValueError:
            self._inbox.put_nowait(
                json.loads(p.encode(p.refused(Refusal("message-unreadable"), table.state.seq, message.get("key"))))
            )
            return
        match heard:
            case p.Pong(n=n):
                session.pong(n, time.monotonic())
            case p.Resync(seq=seq):
                table.members.send_state(session, seq)
            case p.CheckDraft() | p.AskHint() | p.AskWhy():
                questions.ask(heard, time.monotonic())
            case p.Hello():
                pass
            case _:
                await table.intend(session, heard)

    async def export(self) -> str:
        if self._table is None:
            raise Code.NOT_BEGUN.refused()
        state = self._table.state
        return deals.write(exports.export_of(state, state.seat_of(ME)))

    async def close(self) -> None:
        if self._questions is not None:
            self._questions.close()
        if self._table is not None and self._session is not None:
            self._table.leave(self._session)
            self._table.close()
        self._workers.close()
        if self._hosted is not None:
            self._hosted.close()
        if self._logging is not None:
            structlog.configure(**self._logging)
            self._logging = None
        self._inbox.put_nowait(None)
