"""What spectators at another process are shown is what the process of the players would send them itself."""

from __future__ import annotations

import asyncio
import random

import pytest

from pioche.server.config import Config
from pioche.server.live.broadcast import Members
from pioche.server.live.sessions import Session
from pioche.server.table import log_actions
from pioche.server.table.log_actions import LogAction, Settings
from pioche.server.table.state import Status, TableState
from pioche.store.entry import Entry


class Side:
    """A table with one player connected, and perhaps a spectator."""

    def __init__(self, edition: str, *, watched: bool, delay: int = 0) -> None:
        self.state = TableState("0123456789ab")
        self.seen: list[bytes] = []
        self._apply(log_actions.Made(Settings(edition, {}, 2, delay=delay), "p0", "P0"))
        self.members = Members(self.state, Config())
        self.members.add(Session("p0", "P0", lambda _: True, 10), None)
        if watched:
            self.members.add(Session("w", "W", self._see, 10), None)

    def _see(self, message: bytes) -> bool:
        self.seen.append(message)
        return True

    def _apply(self, action: LogAction | str) -> tuple[LogAction | str, object]:
        text = action if isinstance(action, str) else log_actions.text_of(action)
        seq = self.state.seq + 1
        return self.state.apply(Entry(self.state.table, seq, 1_000 * seq, None, text))

    def enter(self, action: LogAction | str, *, show: bool) -> bytes | None:
        done, happened = self._apply(action)
        return self.members.broadcast(done, happened, show=show)  # type: ignore[arg-type]


def begin() -> list[LogAction]:
    return [log_actions.Sat(1, "p1", "P1"), log_actions.Started()]


def deal(number: int) -> list[LogAction]:
    """Everything that is entered for a deal."""
    return [
        log_actions.Committed(bytes([number]).hex() * 32),
        log_actions.Sealed(0, "cd" * 32),
        log_actions.SealsClosed(),
        log_actions.Salted(0, "ab" * 32),
        log_actions.DealtOut(),
    ]


@pytest.mark.parametrize("edition", ["classic/fr", "rummy/en"])
def test_the_same_as_here(edition: str) -> None:
    async def body() -> None:
        here, elsewhere = Side(edition, watched=True), Side(edition, watched=False)
        chance = random.Random(1)
        compared = 0

        def enter(action: LogAction | str) -> bytes | None:
            here.seen.clear()
            here.enter(action, show=False)
            shown = elsewhere.enter(action, show=True)
            if shown is not None:
                nonlocal compared
                compared += 1
                assert here.seen == [shown]
            return shown

        for action in begin():
            assert enter(action) is None  # who sits where, and whether anybody may watch, is for each process to see
        for number in range(1, 4):
            for action in deal(number):
                assert enter(action) is not None
            match = elsewhere.state.match
            assert match is not None
            while elsewhere.state.status is Status.PLAYING:
                seat = match.turn()
                assert seat is not None
                offers = [f"{seat}:{offer}" for offer in match.offers(seat)]
                found = chance.choice(offers) if offers else match.progress_move(seat, 0)
                made = found if isinstance(found, str) else await asyncio.to_thread(found)
                assert made is not None
                assert enter(made) is not None
            if elsewhere.state.status is Status.OVER:
                break
            assert enter(log_actions.Wants(0)) is not None
        assert compared > 20

    asyncio.run(body())


def test_only_a_change_of_what_was_shown() -> None:
    """Who has not been shown the entry before is not shown a change; and nothing at once where there is a delay."""

    async def body() -> None:
        side = Side("classic/fr", watched=False)
        for action in begin():
            side.enter(action, show=True)
        committed, sealed, closed, salted, dealt = deal(1)
        assert side.enter(committed, show=True) is not None
        assert side.enter(sealed, show=False) is None
        assert side.enter(closed, show=True) is None
        for action in (salted, dealt):
            assert side.enter(action, show=True) is not None
        assert side.enter(log_actions.Wants(0), show=True) is not None
        delayed = Side("classic/fr", watched=False, delay=30)
        for action in (*begin(), *deal(1)):
            assert delayed.enter(action, show=True) is None

    asyncio.run(body())
