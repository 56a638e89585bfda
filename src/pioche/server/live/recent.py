"""What happened last at a table, for people who come or come back: kept unredacted, told as each may know it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final, NamedTuple

from msgspec import Struct

from pioche.server.table.log_actions import LogAction, Said
from pioche.server.table.match import Happened, TableMatch
from pioche.server.table.state import TableState
from pioche.server.table.views import news_of

REMEMBERED: Final = 64  # entries
REMEMBERED_CHAT: Final = 40  # lines of chat, however long ago


class Remembered(NamedTuple):
    """An entry, and who sat where when it was made."""

    seq: int
    news: list[Struct]
    happened: Happened
    match: TableMatch | None
    people: tuple[str | None, ...]  # who sat where

    def told(self, person: str, seat: int | None) -> list[Struct]:
        """As the person in a seat may know it: what a seat saw while somebody else sat there stays theirs."""
        if self.match is None or not self.happened:
            return self.news
        mine = seat is not None and seat < len(self.people) and self.people[seat] == person
        return [*self.news, *self.match.told(self.happened, seat if mine else None)]


class Recent:
    """The last entries of a table."""

    def __init__(self) -> None:
        self._ring: deque[Remembered] = deque(maxlen=REMEMBERED)
        self._chat: deque[Remembered] = deque(maxlen=REMEMBERED_CHAT)
        self._people: tuple[str | None, ...] = ()

    def take(self, state: TableState, action: LogAction | str, happened: Happened) -> list[Struct]:
        """Remember an entry that has just been applied; returns the table's own news of it."""
        moved = isinstance(action, str)
        news = [] if moved and state.time_up is None else news_of(action, state)
        if not moved or not self._people:
            self._people = tuple([seat.person for seat in state.seats])  # moves change no seat
        kept = Remembered(state.seq, news, happened, state.match, self._people)
        self._ring.append(kept)
        if isinstance(action, Said):
            self._chat.append(kept)
        return news

    def since(self, seq: int, person: str, seat: int | None) -> list[Struct] | None:
        """The events after `seq`; None when some are no longer known."""
        if not self._ring or self._ring[0].seq > seq + 1:
            return None
        return _told((each for each in self._ring if each.seq > seq), person, seat)

    def all(self, person: str, seat: int | None) -> list[Struct]:
        """Everything that is still known."""
        first = self._ring[0].seq if self._ring else 0
        return _told([*(each for each in self._chat if each.seq < first), *self._ring], person, seat)


def _told(kept: Iterable[Remembered], person: str, seat: int | None) -> list[Struct]:
    return [news for each in kept for news in each.told(person, seat)]
