"""What has changed of the views of a round, for games that cannot say it themselves (`abilities.WritesChanges`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from pioche.server.table.structs import Picture

_encode = msgspec.json.Encoder().encode


class ViewChanges:
    """Compares views with those that were sent last."""

    __slots__ = ("_legal", "_offers", "_own", "_owns", "_picture", "_public", "_sent")

    def __init__(
        self,
        picture: Picture,
        public: Callable[[], tuple[object, ...]],
        own: Callable[[int | None], tuple[object, ...]],
        legal: Callable[[int], list[str]],
    ) -> None:
        self._picture = picture
        self._public = public
        self._own = own
        self._legal = legal
        self._sent = public()
        self._owns: dict[int | None, tuple[object, ...]] = {}
        self._offers: dict[int, tuple[list[str], bytes]] = {}

    def shared(self) -> bytes:
        return self._picture.shared_changes(self._sent, self._public())

    def own(self, seat: int | None) -> bytes:
        now = self._own(seat)
        before = self._owns.get(seat, now)
        self._owns[seat] = now
        return self._picture.own_changes(before, now)

    def offers(self, seat: int, most: int) -> bytes:
        now = self._legal(seat)
        known = self._offers.get(seat)
        if known is None or known[0] != now:
            known = self._offers[seat] = (now, _encode(now[:most]))
        return known[1]

    def settle(self, seats: Sequence[int | None] = ()) -> None:
        self._sent = self._public()
        for seat in seats:
            self._owns[seat] = self._own(seat)
