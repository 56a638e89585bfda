"""A match at a table on the server, and how its views and events are encoded for clients.

Everything for a seat has gone through the game's own `view` and `redact`; there is no other way out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, Final

from msgspec import Struct

from pioche import games
from pioche.engine.abilities import Changes, WritesChanges
from pioche.engine.game import AnyGame, AnyRound
from pioche.engine.match import ScoreSheet
from pioche.engine.progress import MatchInProgress
from pioche.engine.refusal import Refusal, Refused
from pioche.server.table.boards import BOARDS, BoardTeller, own_part, public_part
from pioche.server.table.structs import Mirror, Picture, Teller, Values
from pioche.server.table.view_changes import ViewChanges

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


@cache
def _teller_of(game: AnyGame) -> Teller:
    return Teller(events_of(game), game.redact)


class TableMatch(MatchInProgress):
    """A match at a table, with redacted views and events for its members."""

    __slots__ = ("_changes", "_left", "_public", "_sheet", "_teller")

    def __init__(self, game: AnyGame, edition: str, rules: Any, players: int) -> None:
        super().__init__(game, edition, rules, players)
        self._public: tuple[object, ...] | None = None  # the public part of the current board, cached
        self._changes: Changes | None = None
        self._left: tuple[object, tuple[tuple[int, ...], ...]] | None = None  # a finished round, and what is left in it
        self._sheet: tuple[object, ScoreSheet] | None = None  # the match without the current round, and its pad
        self._teller: Teller | BoardTeller = _teller_of(game) if game.typed_wire else BoardTeller(game, rules)

    def begin(self, seed: bytes) -> list[Any]:
        self._public = self._changes = None
        return super().begin(seed)

    def play(self, text: str) -> Sequence[Any]:
        self._public = None
        return super().play(text)

    def go_on_with(self, found: AnyRound) -> None:
        self._public = self._changes = None
        super().go_on_with(found)

    def sheet(self) -> ScoreSheet:
        """The score pad: the same object until a round is added."""
        if self._sheet is None or self._sheet[0] is not self.match:
            self._sheet = (self.match, super().sheet())
        return self._sheet[1]

    def left_points(self) -> tuple[tuple[int, ...], ...]:
        """The points that are left in each hand, when the round is over."""
        if not self.over():
            return ()
        if self._left is None or self._left[0] is not self.round:
            self._left = (self.round, self.round.left_points())
        return self._left[1]

    def view(self, seat: int | None) -> Values:
        """The position as a seat may know it (None: a spectator), in the form that `picture_of` expects."""
        return self.own(seat), self.public()

    def public(self) -> tuple[object, ...]:
        """The part of a view that everybody shares; the same tuple until the position changes."""
        if self._public is None:
            self._public = self.round.public() if self.game.typed_wire else public_part(self.game, self.round)
        return self._public

    def own(self, seat: int | None) -> tuple[object, ...]:
        """The part of a view that only this seat may know."""
        if self.game.typed_wire:
            return self.round.own(seat)
        return own_part(self.game, self.round, seat, MOST_OFFERS)

    def told(self, happened: Happened, seat: int | None) -> list[Struct]:
        """The events, redacted for a seat."""
        return self._teller.told(happened, seat)

    def json_for_all(self, happened: Happened) -> bytes | None:
        """The events as JSON if everybody may know all of them; None if they have to be redacted for each seat."""
        return self._teller.json_for_all(happened)

    def json(self, happened: Happened, seat: int | None) -> bytes:
        """The events as JSON, redacted for a seat."""
        return self._teller.json(happened, seat)

    def changes(self) -> Changes:
        """What has changed of the current round's views since its table was sent them."""
        if self._changes is None:
            game = self.game
            if game.typed_wire and isinstance(game, WritesChanges):
                self._changes = game.changes(self.round.core)
            else:
                self._changes = ViewChanges(picture_of(game), self.public, self.own, self.round.legal_texts)
        return self._changes

    def offers(self, seat: int) -> list[str]:
        """The legal actions of a seat, without the seat number."""
        found = self.round.legal_texts(seat)
        return found if len(found) <= MOST_OFFERS else found[:MOST_OFFERS]

    def doubtful(self, seat: int) -> list[str]:
        """Those of the offers that others could challenge with success."""
        return list(self.round.doubtful(seat))

    def canonical_if_legal(self, text: str) -> str | Refusal:
        """The canonical text of an action, or why it is not allowed now."""
        try:
            action = self.game.read(text)
            wrong = self.round.check(action)
        except Refused as error:
            return error.refusal
        return self.game.write(action) if wrong is None else wrong

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
