"""An update about one entry of a table, for each of its seats: what happened, and what has changed of their views."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from pioche.server.table import protocol as p
from pioche.server.table.match import Happened, picture_of
from pioche.server.table.state import Status, TableState
from pioche.server.table.structs import Values


def values_of(state: TableState, seat: int | None) -> Values | None:
    """The view of the current round, or of the last one."""
    return state.match.view(seat) if state.match is not None and _dealt(state) else None


def _dealt(state: TableState) -> bool:
    return bool(state.rounds and state.rounds[0].seed)


def offers_of(state: TableState, seat: int) -> list[str]:
    if state.match is None or state.status is not Status.PLAYING or state.paused:
        return []
    return state.match.offers(seat)


def doubtful_of(state: TableState, seat: int, offers: list[str]) -> list[str]:
    """Those of the offers that others could challenge with success."""
    return state.match.doubtful(seat) if state.match is not None and offers else []


class Update:
    """An update about one entry. What is the same for several seats is computed and encoded once."""

    __slots__ = (
        "_alike",
        "_change",
        "_deadline",
        "_happened",
        "_match",
        "_news",
        "_open",
        "_picture",
        "_plain",
        "_shared",
        "_state",
        "_told",
        "public",
    )

    def __init__(
        self,
        state: TableState,
        news: list[Struct],
        happened: Happened,
        change: p.TableChange | UnsetType,
        deadline: int | UnsetType | None,
        before: tuple[object, ...],
    ) -> None:
        self._state = state
        self._news = news
        self._happened = happened
        self._change = change
        self._deadline = deadline
        match = self._match = state.match if state.match is not None and _dealt(state) else None
        self._open = state.status is Status.PLAYING and not state.paused
        self._told: list[Struct] | None = news  # None: every seat is told something else
        self._shared: dict[str, object] = {}
        self._plain: Struct | UnsetType = UNSET
        self._alike: bytes | None = None  # for all seats with nothing of their own in it
        self.public = before
        if match is not None:
            if happened:
                told = match.told_to_all(happened)
                self._told = told if told is None or not news else [*news, *told]
            self._picture = picture_of(state.game)
            self.public = match.public()
            if before:
                self._shared = self._picture.shared_changes(before, self.public)
            if self._shared:
                self._plain = self._picture.change(**self._shared)

    def encoded(
        self,
        seat: int | None,
        owns: dict[int | None, tuple[object, ...]],
        offers: dict[int, list[str]],
        doubtful: dict[int, list[str]],
    ) -> bytes:
        """The update for a seat. `owns`, `offers` and `doubtful`: what each seat was sent last."""
        match = self._match
        round_change = self._plain
        if match is not None:
            own = match.own(seat)
            before = owns.get(seat)
            owns[seat] = own
            if before is None:
                round_change = UNSET
            elif own is not before and own != before:
                round_change = self._picture.with_own(before, own, self._shared) or UNSET
        new_offers: list[str] | UnsetType = UNSET
        new_doubtful: list[str] | UnsetType = UNSET
        if seat is not None:
            now = self._match.offers(seat) if self._open and self._match is not None else []
            known = offers.get(seat)
            if now is not known:
                offers[seat] = now
                if now != known:
                    new_offers = now
            bluffs = doubtful_of(self._state, seat, now)
            if bluffs != doubtful.get(seat, []):
                doubtful[seat] = new_doubtful = bluffs
        told = self._told
        if told is not None and new_offers is UNSET and new_doubtful is UNSET and round_change is self._plain:
            if self._alike is None:
                self._alike = self._encode(told, round_change)
            return self._alike
        if told is None and match is not None:
            told = [*self._news, *match.told(self._happened, seat)]
        return self._encode(told or [], round_change, new_offers, new_doubtful)

    def _encode(
        self,
        told: list[Struct],
        round_change: Struct | UnsetType,
        offers: list[str] | UnsetType = UNSET,
        doubtful: list[str] | UnsetType = UNSET,
    ) -> bytes:
        state = self._state
        update = p.Update(
            state.seq, state.at, told, self._change, round_change, offers, self._deadline, doubtful=doubtful
        )
        return p.encode(update)
