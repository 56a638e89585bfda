"""A match at a table on the server, and how its views and events are encoded for clients.

Everything for a seat has gone through the game's own `view` and `redact`; there is no other way out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, Final

from msgspec import Struct

from pioche import games
from pioche.engine.game import AnyGame, AnyRound
from pioche.engine.progress import MatchInProgress
from pioche.server.table.boards import BOARDS, BoardTeller, own_part, public_part
from pioche.server.table.structs import Mirror, Picture, Teller, Values

Happened = Sequence[Any]
"""Unredacted events of a game: never send these to anybody."""
MOST_OFFERS: Final = 120


@cache
def picture_of(game: AnyGame) -> Picture:
    """How the views of a game are encoded: as they are if clients have components for the game, else as boards."""
    if not game.typed_wire:
        return BOARDS
    return Picture(game.view_type, game.name, game.own_fields, grows=game.growing_fields)


@cache
def events_of(game: AnyGame) -> Mirror:
    """How the events of a game with client components are encoded."""
    return Mirror(game.event_types, game.event_prefix)


class TableMatch(MatchInProgress):
    """A match at a table, with redacted views and events for its members."""

    __slots__ = ("_public", "_teller")

    def __init__(self, game: AnyGame, edition: str, rules: Any, players: int) -> None:
        super().__init__(game, edition, rules, players)
        self._public: tuple[object, ...] | None = None  # the public part of the current board, cached
        self._teller: Teller | BoardTeller = (
            Teller(events_of(game), game.redact) if game.typed_wire else BoardTeller(game, rules)
        )

    def begin(self, seed: bytes) -> list[Any]:
        self._public = None
        return super().begin(seed)

    def play(self, text: str) -> Sequence[Any]:
        self._public = None
        return super().play(text)

    def go_on_with(self, found: AnyRound) -> None:
        self._public = None
        super().go_on_with(found)

    def view(self, seat: int | None) -> Values:
        """The position as a seat may know it (None: a spectator), in the form that `picture_of` expects."""
        if self.game.typed_wire:
            return self.round.own(seat), self.round.public()
        if self._public is None:
            self._public = public_part(self.game, self.round)
        return own_part(self.game, self.round, seat, MOST_OFFERS), self._public

    def told(self, happened: Happened, seat: int | None) -> list[Struct]:
        """The events, redacted for a seat."""
        return self._teller.told(happened, seat)

    def offers(self, seat: int) -> list[str]:
        """The legal actions of a seat, without the seat number."""
        return self.round.legal_texts(seat)[:MOST_OFFERS]

    def canonical(self, text: str) -> str:
        """The canonical text of an action."""
        return self.game.write(self.game.read(text))

    def timeout_move(self, seat: int) -> str | None:
        """The default move for a seat whose time is up; None if it needs thought, so that a bot has to decide."""
        action = self.round.timeout_move(seat)
        return None if action is None else self.game.write(action)

    def progress_move(self, seat: int, choice: int) -> str | Callable[[], str | None]:
        """What is done for a bot on turn that has no answer; work for another process where it can take long."""
        work = self.round.progress_work(seat)
        if work is not None:
            return partial(_written, self.game.name, work)
        return self.game.write(self.round.progress_move(seat, choice))


def _written(name: str, work: Callable[[], Any]) -> str | None:
    """The text of the action that some work finds; called in another process."""
    action = work()
    return None if action is None else games.named(name).write(action)


def open_match(game: AnyGame, edition: str, options: dict[str, str], players: int) -> TableMatch:
    """A match by an edition and options; refused when they do not allow this number of players."""
    return TableMatch(game, edition, game.rules(edition, options, players=players), players)
