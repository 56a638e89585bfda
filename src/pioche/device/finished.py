"""The finished matches of a device: what its lists and figures are made of, and where their logs are."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec

from pioche.device.answers import put
from pioche.device.storage import Storage
from pioche.server.live.listing import game_row, results
from pioche.server.table.state import Status, TableState
from pioche.store.rows import Counted, GameRow, SeatResult

_NAME: Final = "finished"


class Finished(msgspec.Struct, frozen=True):
    """A finished match; `caught` and `best_lay`: of the person whose device it is."""

    game: GameRow
    seats: list[SeatResult]
    me: int | None = None
    caught: int = 0
    best_lay: int | None = None


class FinishedMatches:
    """All that are kept, latest first. They follow from the logs, so that one that is saved late does no harm."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._kept: list[Finished] | None = None
        self._reading = asyncio.Lock()

    async def all(self) -> list[Finished]:
        async with self._reading:
            if self._kept is None:
                text = await self._storage.get(_NAME)
                self._kept = [] if text is None else msgspec.json.decode(text, type=list[Finished])
        return self._kept

    async def note(self, state: TableState, me: str) -> None:
        """Keep the match that has just ended at a table, once."""
        if state.status is not Status.OVER or state.abandoned or state.match is None:
            return
        kept = await self.all()
        if any((each.game.table_id, each.game.match) == (state.table, state.matches) for each in kept):
            return
        rows = results(state)
        mine = next((row for row in rows if row.person_id == me), None)
        seats = [
            SeatResult(row.table_id, row.match, row.seat, row.person_id, row.name, row.points, row.rounds_won, row.won)
            for row in rows
        ]
        made = Finished(
            game_row(state),
            seats,
            None if mine is None else mine.seat,
            0 if mine is None else mine.caught or 0,
            None if mine is None else mine.best_lay,
        )
        self._kept = sorted([made, *kept], key=lambda each: -each.game.at)
        await put(self._storage, _NAME, self._kept)

    async def forget(self, tables: Sequence[str]) -> None:
        """Their logs are removed."""
        self._kept = [each for each in await self.all() if each.game.table_id not in tables]
        await put(self._storage, _NAME, self._kept)


def counted(kept: Sequence[Finished]) -> list[Counted]:
    """The figures of the person whose device it is, by edition and number of players."""
    found: dict[tuple[str, int], list[Finished]] = {}
    for each in kept:
        if each.me is not None:
            found.setdefault((each.game.edition, each.game.players), []).append(each)
    return [
        Counted(
            edition,
            players,
            len(played),
            sum(each.seats[each.me].won for each in played if each.me is not None),
            sum(each.game.rounds or 0 for each in played),
            max((each.game.longest for each in played if each.game.longest is not None), default=None),
            sum(each.caught for each in played),
            max((each.best_lay for each in played if each.best_lay is not None), default=None),
        )
        for (edition, players), played in found.items()
    ]
