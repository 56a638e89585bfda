"""The host's own bots (docs/write-a-bot.md): one process per table and seat, so that a bot remembers its round.

A bot of a level is created anew for every question, by any worker. A host's own bot has a child process of its own: it
is started once per round and told only new events whenever it is asked. A bot without a process (not asked here yet,
ended in favour of more recently used ones, or the server was restarted) is told the round so far; anything else that
it remembered is lost.
"""

from __future__ import annotations

import asyncio
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from pioche import games
from pioche.bots.faults import Faulty
from pioche.bots.hosted_bot import LIMIT, HostedBot, limits_of
from pioche.engine.refusal import Refusal
from pioche.server.table.plans import Plan
from pioche.server.thinking.fair_queue import TooBusy

if TYPE_CHECKING:
    from pioche.server.thinking.planner import Question

AT_ONCE: Final = 8  # a slow bot is mostly hanging and uses no core; others should not wait behind it
PATIENCE: Final = 20.0  # seconds until the question is put to the bot


Answer = TypeVar("Answer", bound=Plan | None)


class HostedBots:
    """The running bots of this process."""

    def __init__(self, most_alive: int, most_waiting: int, limit: float = LIMIT) -> None:
        """`limit`: seconds that a bot may take for a move."""
        self._limit = limit
        self._most_alive = max(1, most_alive)
        self._most_waiting = most_waiting
        self._waiting = 0
        self._alive: OrderedDict[tuple[str, int], _Alive] = OrderedDict()  # least recently asked first
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._threads = ThreadPoolExecutor(AT_ONCE, "bots", initializer=_unmoved)

    async def ask(self, table: str, file: Path, asked: Question) -> Plan:
        """The plan of the bot in a seat; `TooBusy` when too many questions are waiting."""
        if self._waiting >= self._most_waiting:
            raise TooBusy
        alive = self._of(table, file, asked)
        return await self._put_to(alive, lambda: alive.answer(asked))

    async def ask_again(self, table: str, asked: Question, refusal: Refusal) -> Plan | None:
        """The plan of a bot that has been told why its answer is not allowed; None if it is not asked again."""
        alive = self._alive.get((table, asked.seat))
        if alive is None or not alive.bot.corrects:
            return None
        return await self._put_to(alive, lambda: alive.answer_again(asked, refusal))

    async def _put_to(self, alive: _Alive, answer_it: Callable[[], Answer]) -> Answer:
        """Run a question to a bot in a thread; `TooBusy` when its turn does not come."""
        alive.users += 1
        self._waiting += 1
        try:
            async with asyncio.timeout(PATIENCE) as limit, alive.free, self._slots:
                limit.reschedule(None)  # from here on the bot's own timeouts apply
                answer = asyncio.get_running_loop().run_in_executor(self._threads, answer_it)
                try:
                    return await asyncio.shield(answer)
                finally:
                    # The asker may have been cancelled; still nobody else may use the bot before it has answered.
                    await asyncio.wait([answer])
        except TimeoutError:
            raise TooBusy from None
        finally:
            self._waiting -= 1
            alive.users -= 1
            self._trim(self._most_alive)

    def forget(self, table: str) -> None:
        """End the bots of a table that is over or unloaded."""
        for place in [place for place in self._alive if place[0] == table]:
            self._threads.submit(self._alive.pop(place).bot.close)

    def close(self) -> None:
        """End all bots; pending questions fail at once."""
        for alive in self._alive.values():
            alive.bot.close()
        self._alive.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _of(self, table: str, file: Path, asked: Question) -> _Alive:
        place = (table, asked.seat)
        found = self._alive.pop(place, None)
        if found is not None and (found.file, found.game) != (file, asked.game):
            self._threads.submit(found.bot.close)  # another bot has this seat now
            found = None
        if found is None:
            self._trim(self._most_alive - 1)
            found = _Alive(file, asked.game, self._limit)
        self._alive[place] = found
        return found

    def _trim(self, most: int) -> None:
        """End the least recently asked bots until at most `most` are left, except those that are being asked."""
        idle = [place for place, alive in self._alive.items() if not alive.users]
        for place in idle[: max(0, len(self._alive) - most)]:
            self._threads.submit(self._alive.pop(place).bot.close)


class _Alive:
    """A running bot in a seat, and how much of which round it has been told."""

    def __init__(self, file: Path, of_game: str, limit: float) -> None:
        self.file = file
        self.game = of_game
        self.bot = HostedBot(file, games.named(of_game), limits_of(limit))
        self.free = asyncio.Lock()  # one question at a time
        self.users = 0
        self._round: int | None = None  # identified by its seed, which comes from the secret of the deal and is unique
        self._told = 0

    def answer(self, asked: Question) -> Plan:
        """Runs in a thread, because it blocks until the bot answers."""
        try:
            if self._round != asked.seed:
                self._round = asked.seed
                self._told = 0
                rules = games.named(self.game).rules(asked.edition, asked.options, players=asked.players)
                self.bot.score(asked.pad)
                self.bot.begin(rules, asked.seat, asked.players, asked.seed)
            for event in asked.told[self._told :]:
                self._told += 1
                self.bot.see(event)
            return asked.put_to(self.bot)
        except Faulty as faulty:
            return Plan(None, 0.0, faulty.fault)

    def answer_again(self, asked: Question, refusal: Refusal) -> Plan | None:
        """The same after its answer was refused; None if it has been asked something else, or its time is over."""
        if self._round != asked.seed or self._told != len(asked.told) or not self.bot.corrects:
            return None
        try:
            return asked.plan_of(self.bot, self.bot.again(refusal))
        except Faulty as faulty:
            return Plan(None, 0.0, faulty.fault)


def _unmoved() -> None:
    """Block SIGINT in these threads; child processes inherit that. On Ctrl+C the server ends its bots itself."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
