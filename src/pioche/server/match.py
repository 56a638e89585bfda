"""A match as a table on the server plays it, and how its views and events go over the wire.

Everything that comes out for a seat has been through the game's own `view` and `redact`; there is no other way out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from msgspec import Struct

from pioche.engine.game import AnyGame
from pioche.engine.progress import MatchInProgress
from pioche.server.wire import Mirror, Picture, Teller, Values

Happened = Sequence[Any]
"""Events as the game makes them: not yet fit for anybody's eyes."""
MOST_OFFERS: Final = 120


@cache
def picture_of(game: AnyGame) -> Picture:
    """How the views of a game go over the wire."""
    return Picture(game.view_type, game.name, game.own_fields, grows=game.growing_fields)


@cache
def events_of(game: AnyGame) -> Mirror:
    """How its events do."""
    return Mirror(game.event_types, game.event_prefix)


class TableMatch(MatchInProgress):
    """A match at a table, as its members see it."""

    __slots__ = ("_teller",)

    def __init__(self, game: AnyGame, edition: str, rules: Any, players: int) -> None:
        super().__init__(game, edition, rules, players)
        self._teller = Teller(events_of(game), game.redact)

    def view(self, seat: int | None) -> Values:
        """The position as a seat may know it (None: a spectator), as `picture_of` takes it."""
        return self.round.own(seat), self.round.public()

    def told(self, happened: Happened, seat: int | None) -> list[Struct]:
        """What happened, as a seat may know it."""
        return self._teller.told(happened, seat)

    def offers(self, seat: int) -> list[str]:
        """What the seat may do now, without its number."""
        return self.round.legal_texts(seat)[:MOST_OFFERS]

    def canonical(self, text: str) -> str:
        """The one text that an action has, of all that can be read."""
        return self.game.write(self.game.read(text))

    def timeout_move(self, seat: int) -> str | None:
        """What is done for a seat whose time is up; None where that takes thought, so that a bot has to do it."""
        action = self.round.timeout_move(seat)
        return None if action is None else self.game.write(action)

    def progress_move(self, seat: int, choice: int) -> str:
        """What is done for a bot on turn that has no answer."""
        return self.game.write(self.round.progress_move(seat, choice))


def open_match(game: AnyGame, edition: str, options: dict[str, str], players: int) -> TableMatch:
    """A match by an edition and options; refused when so many cannot play by them."""
    return TableMatch(game, edition, game.rules(edition, options, players=players), players)
