"""An update about one entry of a table, for each of its seats: what happened, and what has changed of their views.

Messages are put together from pieces of JSON. What several seats are sent is encoded once.
"""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, Struct, UnsetType

from pioche.server.table import protocol as p
from pioche.server.table.match import MOST_OFFERS, Happened, picture_of
from pioche.server.table.state import Status, TableState
from pioche.server.table.structs import Values

NO_OFFERS: Final = b"[]"


def dealt(state: TableState) -> bool:
    """Is there a round to be seen, the current one or the last?"""
    return state.match is not None and bool(state.rounds) and bool(state.rounds[0].seed)


def values_of(state: TableState, seat: int | None) -> Values | None:
    """The view of the current round, or of the last one."""
    return state.match.view(seat) if state.match is not None and dealt(state) else None


def offers_of(state: TableState, seat: int) -> list[str]:
    if state.match is None or state.status is not Status.PLAYING or state.paused:
        return []
    return state.match.offers(seat)


def doubtful_of(state: TableState, seat: int, offers: list[str]) -> list[str]:
    """Those of the offers that others could challenge with success."""
    return state.match.doubtful(seat) if state.match is not None and offers else []


class Update:
    """An update about one entry."""

    __slots__ = (
        "_after_news",
        "_after_offers",
        "_alike",
        "_before_news",
        "_changes",
        "_happened",
        "_match",
        "_news",
        "_open",
        "_opening",
        "_shared",
        "_state",
    )

    def __init__(
        self,
        state: TableState,
        news: list[Struct],
        happened: Happened,
        change: p.TableChange | UnsetType,
        deadline: int | UnsetType | None,
    ) -> None:
        self._state = state
        self._happened = happened
        self._alike: bytes | None = None  # for all seats with nothing of their own in it
        self._before_news = b'{"is":"update","seq":%d,"at":%d,"news":[' % (state.seq, state.at)
        if news:
            self._before_news += p.encode(news)[1:-1] + (b"," if happened else b"")
        self._after_news = b"]" if change is UNSET else b'],"table":' + p.encode(change)
        self._after_offers = b"" if deadline is UNSET else b',"deadline":' + p.encode(deadline)
        self._news: bytes | None = b""  # None: every seat is told something else
        self._opening = self._shared = b""
        self._open = state.status is Status.PLAYING and not state.paused
        match = self._match = state.match if state.match is not None and dealt(state) else None
        if match is not None:
            if happened:
                self._news = match.json_for_all(happened)
            self._changes = match.changes()
            self._shared = self._changes.shared()
            self._opening = picture_of(state.game).opening

    def encoded(self, seat: int | None, offers: dict[int, bytes], doubtful: dict[int, list[str]]) -> bytes:
        """The update for a seat. `offers` and `doubtful`: what each seat was sent last."""
        match = self._match
        own = b"" if match is None else self._changes.own(seat)
        choices = b""
        bluffs = b""
        if seat is not None:
            now = self._changes.offers(seat, MOST_OFFERS) if self._open and match is not None else NO_OFFERS
            if now != offers.get(seat):
                offers[seat] = now
                choices = b',"offers":' + now
            doubted = match.doubtful(seat) if match is not None and now != NO_OFFERS else []
            if doubted != doubtful.get(seat, []):
                doubtful[seat] = doubted
                bluffs = b',"doubtful":' + p.encode(doubted)
        if self._news is None or own or choices or bluffs:
            return self._joined(seat, own, choices, bluffs)
        if self._alike is None:
            self._alike = self._joined(seat, own, choices, bluffs)
        return self._alike

    def _joined(self, seat: int | None, own: bytes, choices: bytes, bluffs: bytes) -> bytes:
        news = self._news
        if news is None:
            assert self._match is not None
            news = self._match.json(self._happened, seat)
        pieces = [self._before_news, news, self._after_news]
        if own or self._shared:
            pieces += (b',"round":', self._opening, own, self._shared, b"}")
        pieces += (choices, self._after_offers, bluffs, b"}")
        return b"".join(pieces)
