"""A server that lies about its deals in one way: `python -m tests.web.lying LIE FOLDER serve ...` (see `positions.py`).

Everything else is the real server: it has to be found out by what it says, not by how it fails.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, structs

from pioche.cli import main
from pioche.server.table import deals
from pioche.server.table.match import Happened, TableMatch
from pioche.server.table.state import Status, TableState
from tests.web.positions import arrange


def commitment() -> None:
    """Commits to one secret before the deal and claims to have committed to another one afterwards."""

    def shown(self: TableState) -> bytes | None:
        if not self.rounds:
            return None
        secret = self.rounds[-1].secret
        return deals.commitment_to(secret[::-1] if self.status is Status.DEALING else secret)

    TableState.commitment = property(shown)  # type: ignore[method-assign, assignment]


def salts() -> None:
    """Puts another salt in the place of the first player's."""
    deal = TableState._deal

    def changed(self: TableState, at: int, start: str) -> Happened:
        if 0 in self.rounds[-1].salts:
            self.rounds[-1].salts[0] = bytes(32)
        return deal(self, at, start)

    TableState._deal = changed  # type: ignore[method-assign]


def seed() -> None:
    """Deals from a seed of its own."""
    deals.deal_seed = lambda secret, *_: deals.commitment_to(secret)


def other(card: int) -> int:
    return 1 if card != 1 else 2


def deal() -> None:
    """Shows the first player another card than was dealt."""
    told = TableMatch.told

    def changed(self: TableMatch, happened: Happened, seat: int | None) -> list[Struct]:
        return [_dealt(event) if seat == 0 else event for event in told(self, happened, seat)]

    TableMatch.told = changed  # type: ignore[method-assign]


def _dealt(event: Any) -> Struct:
    if type(event).__name__ != "Dealt":
        return event  # type: ignore[no-any-return]
    first, *others = event.hands
    changed: Struct = structs.replace(event, hands=((other(first[0]), *first[1:]), *others))
    return changed


_DREW: Final = re.compile(rb'("is":"drew","seat":0,"cards":\[)(\d+)')


def draw() -> None:
    """Shows the first player other cards than were drawn."""
    json = TableMatch.json

    def changed(self: TableMatch, happened: Happened, seat: int | None) -> bytes:
        return _DREW.sub(
            lambda found: found[1] + str(other(int(found[2]))).encode() if seat == 0 else found[0],
            json(self, happened, seat),
        )

    TableMatch.json = changed  # type: ignore[method-assign]


LIES: Final[dict[str, Callable[[], None]]] = {each.__name__: each for each in (commitment, salts, seed, deal, draw)}

if __name__ == "__main__":
    LIES[sys.argv.pop(1)]()
    arrange(Path(sys.argv.pop(1)))
    sys.exit(main())
