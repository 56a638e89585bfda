"""Races (jump-in, catching a forgotten call): settled by when people acted, not by who has the faster connection.

An intention that arrives while others could come first waits until theirs could have arrived too, had they acted at
the same moment: half the difference of the measured round-trip times, and at most the window. The intentions that
arrived by then are tried in the order in which people acted: arrival time minus half the round-trip time. A client
that delays its pongs can appear earlier by no more than the window.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Final

from pioche.server.live.broadcast import Members
from pioche.server.live.sessions import Session
from pioche.server.table.state import Status, TableState

WORTH_IT: Final = 0.002  # seconds; shorter waits are skipped


@dataclass(order=True, slots=True)
class _Runner:
    acted: float
    number: int
    go: asyncio.Future[None] = field(compare=False)


class Race:
    """The race in progress at a table, if any."""

    def __init__(self, window: float) -> None:
        self._window: Final = window
        self._runners: list[_Runner] = []
        self._numbers = 0

    def delays(self, session: Session, members: Members, state: TableState) -> bool:
        """Would `turn_of` wait?"""
        return bool(self._runners) or self._wait(session, members, state) > WORTH_IT

    async def turn_of(self, session: Session, members: Members, state: TableState) -> None:
        """Wait until this session's move may be tried."""
        if not self._runners:
            wait = self._wait(session, members, state)
            if wait <= WORTH_IT:
                return
            asyncio.get_running_loop().call_later(wait, self._start)
        acted = time.monotonic() - min(session.rtt / 2, self._window)
        self._numbers += 1
        runner = _Runner(acted, self._numbers, asyncio.get_running_loop().create_future())
        self._runners.append(runner)
        await runner.go

    def _wait(self, session: Session, members: Members, state: TableState) -> float:
        match = state.match
        if match is None or session.seat is None or state.status is not Status.PLAYING:
            return 0.0
        rivals = match.round.rivals(session.seat)
        if not rivals:
            return 0.0
        slowest = max((other.rtt for seat in rivals for other in members.at(seat)), default=0.0)
        return min(self._window, (slowest - session.rtt) / 2)

    def _start(self) -> None:
        runners, self._runners = sorted(self._runners), []
        for runner in runners:
            if not runner.go.done():
                runner.go.set_result(None)
