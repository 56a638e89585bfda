"""The host's own bots (docs/write-a-bot.md), each alive for a table and a seat, so that it remembers its round.

Unlike a bot of a level, which any worker makes anew for every question, such a bot has a process of its own. It is
begun once for a round and told what is new whenever it is asked. One that is not there (nobody has asked it here yet,
others were asked more recently, the server was started anew) is told the round so far; what it would remember of its
own decisions beyond that is lost.
"""

from __future__ import annotations

import asyncio
import signal
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pioche import games
from pioche.bots.faults import Faulty
from pioche.bots.hosted_bot import HostedBot
from pioche.server.table.plans import Plan
from pioche.server.thinking.workers import TooBusy

if TYPE_CHECKING:
    from pioche.server.thinking.planner import Question

AT_ONCE: Final = 8  # who takes long mostly hangs, and then uses no core; others shall not wait behind him
PATIENCE: Final = 20.0  # seconds, until the question can be put at all


class HostedBots:
    """Those that are alive in this process."""

    def __init__(self, most_alive: int, most_waiting: int) -> None:
        self._most_alive = max(1, most_alive)
        self._most_waiting = most_waiting
        self._waiting = 0
        self._alive: OrderedDict[tuple[str, int], _Alive] = OrderedDict()  # the most recently asked last
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._threads = ThreadPoolExecutor(AT_ONCE, "bots", initializer=_unmoved)

    async def ask(self, table: str, file: Path, asked: Question) -> Plan:
        """What the bot in a seat of a table does; `TooBusy` when too many others are asked."""
        if self._waiting >= self._most_waiting:
            raise TooBusy
        alive = self._of(table, file, asked)
        alive.users += 1
        self._waiting += 1
        try:
            async with asyncio.timeout(PATIENCE) as limit, alive.free, self._slots:
                limit.reschedule(None)  # from here on the bot's own limits count
                answer = asyncio.get_running_loop().run_in_executor(self._threads, alive.answer, asked)
                try:
                    return await asyncio.shield(answer)
                finally:
                    # Whoever asked may not want to know any more; still nobody else asks before it has answered.
                    await asyncio.wait([answer])
        except TimeoutError:
            raise TooBusy from None
        finally:
            self._waiting -= 1
            alive.users -= 1
            self._trim(self._most_alive)

    def forget(self, table: str) -> None:
        """Nobody plays there any more."""
        for place in [place for place in self._alive if place[0] == table]:
            self._threads.submit(self._alive.pop(place).bot.close)

    def close(self) -> None:
        """End all of them; whoever waits for one is told at once that it has ended."""
        for alive in self._alive.values():
            alive.bot.close()
        self._alive.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _of(self, table: str, file: Path, asked: Question) -> _Alive:
        place = (table, asked.seat)
        found = self._alive.pop(place, None)
        if found is not None and (found.file, found.game) != (file, asked.game):
            self._threads.submit(found.bot.close)  # another one sits there now
            found = None
        if found is None:
            self._trim(self._most_alive - 1)
            found = _Alive(file, asked.game)
        self._alive[place] = found
        return found

    def _trim(self, most: int) -> None:
        """End those that were asked least recently until there are no more than so many, but nobody who is asked."""
        idle = [place for place, alive in self._alive.items() if not alive.users]
        for place in idle[: max(0, len(self._alive) - most)]:
            self._threads.submit(self._alive.pop(place).bot.close)


class _Alive:
    """A bot in a seat, and how much of which round it knows."""

    def __init__(self, file: Path, of_game: str) -> None:
        self.file = file
        self.game = of_game
        self.bot = HostedBot(file, games.named(of_game))
        self.free = asyncio.Lock()  # one question after another
        self.users = 0
        self._round: int | None = None  # by its seed, which comes from the secret of the deal: no two are alike
        self._told = 0

    def answer(self, asked: Question) -> Plan:
        """Called in a thread, because the bot is waited for."""
        try:
            if self._round != asked.seed:
                self._round = asked.seed
                self._told = 0
                rules = games.named(self.game).rules(asked.edition, asked.options)
                self.bot.begin(rules, asked.seat, asked.players, asked.seed)
            for event in asked.told[self._told :]:
                self._told += 1
                self.bot.see(event)
            return asked.put_to(self.bot)
        except Faulty as faulty:
            return Plan(None, 0.0, faulty.fault)


def _unmoved() -> None:
    """Ctrl+C is for the server, which then ends its bots: their processes are started with what is blocked here."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
