"""Several people at one device, who pass it round: whoever holds it speaks for all where everybody has to agree."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator

from pioche.server.live.live_table import LiveTable
from pioche.server.table import deals
from pioche.server.table import protocol as p
from pioche.server.table.state import Status, TableState

Turn = Callable[[str, int | None], object]
"""Told at which table it is whose turn: the seat of a person, or None."""


def turn_of(state: TableState) -> int | None:
    """The seat of the person who is on turn; None if it is a bot's, or nobody's."""
    match = state.match
    turn = None if match is None or state.status is not Status.PLAYING else match.turn()
    return None if turn is None or state.seats[turn].person is None else turn


class Company:
    """Follows tables with several people. A table with one person is left to them."""

    def __init__(self, turn: Turn) -> None:
        self._turn = turn
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._salts: dict[tuple[str, int], bytes] = {}  # of those whose page is not here, by table and seat

    def follow(self, table: LiveTable) -> None:
        """Something has happened at a table."""
        state = table.state
        if len(list(state.people())) < 2:
            return
        self._turn(state.table, turn_of(state))
        if state.table not in self._busy and any(self._missing(table)):
            self._busy[state.table] = asyncio.get_running_loop().create_task(self._speak(table))

    async def _speak(self, table: LiveTable) -> None:
        state = table.state
        try:
            while (found := next(self._missing(table), None)) is not None:
                seat, intention = found
                place = state.seats[seat]
                done = await table.do(place.person or "", place.name, intention, place.face)
                if isinstance(done, p.Refused):
                    return  # the storage is full, or something else came first: the next entry asks again
        finally:
            del self._busy[state.table]

    def _missing(self, table: LiveTable) -> Iterator[tuple[int, p.Intention]]:
        """What others have not said yet: that the rules are fine, their part of the deal, and what one of them has
        asked for, to go on or to pause."""
        state = table.state
        key = secrets.token_hex(8)
        for seat in state.people():
            if state.status is Status.OPEN and state.seats[seat].ready != state.version:
                yield seat, p.Agree(key, state.version)
            elif state.wants and seat not in state.wants:
                yield seat, p.Want(key)
            elif state.pause_asked and seat not in state.pause_asked:
                yield seat, p.Pause(key)
        if state.status is Status.DEALING and state.committed:
            # Whoever has the device has a page that does this itself.
            for seat in sorted(set(state.people()) - table.members.seats()):
                intention = self._part(state, seat, key)
                if intention is not None:
                    yield seat, intention

    def _part(self, state: TableState, seat: int, key: str) -> p.Intention | None:
        """The next step of a seat's part in the deal: a sealed salt, then the salt (docs/deals.md)."""
        played, commitment = state.rounds[-1], state.commitment or b""
        if seat not in played.seals and not played.sealed:
            salt = self._salts[state.table, seat] = secrets.token_bytes(32)
            return p.Seal(key, commitment.hex(), deals.seal_of(commitment, seat, salt).hex())
        known = self._salts.get((state.table, seat))
        if known is None or not played.sealed or seat in played.salts:
            return None
        return p.Salt(key, commitment.hex(), known.hex()) if seat in played.seals else None
