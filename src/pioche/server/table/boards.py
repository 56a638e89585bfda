"""Games for which clients have no components, as JSON: a board of seats, cards and facts, and phrases.

Everything here comes from `Game.board` and `Game.event_phrase`, which only get redacted views and events.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec
from msgspec import Struct

from pioche.engine import board, phrases
from pioche.engine.game import AnyGame, AnyRound
from pioche.server.table.structs import Picture


class Phrase(Struct, frozen=True):
    """A sentence or a name in the texts of a game: the key of a Fluent message and its arguments.

    A number in the argument `seat`, `other` or `name` is a seat and is shown as the player's name. An argument may
    itself be a phrase.
    """

    key: str
    args: dict[str, str | int | Phrase]


class AnyCard(Struct, frozen=True):
    """A card of a game without its own components: its notation, its name, and its colour if it has one."""

    text: str
    name: Phrase
    colour: str  # red, black, green, yellow, blue; empty: none


class AnyMove(Struct, frozen=True):
    """A legal move: the action as `act` takes it, and the label of its button."""

    action: str
    name: Phrase


class AnySeat(Struct, frozen=True):
    """The public part of a seat: how many cards it holds, and what else is known about it."""

    held: int
    notes: tuple[Phrase, ...]


class AnyArea(Struct, frozen=True):
    """A place on the table: its open cards, top card last, and the number of face-down cards."""

    name: Phrase
    cards: tuple[AnyCard, ...]
    hidden: int


class ToldNews(Struct, frozen=True, tag_field="is", tag="told"):
    """An event of such a game, as the receiver may know it; `seat` made the move, if any seat did."""

    seat: int | None
    phrase: Phrase


@dataclass(frozen=True, slots=True)
class BoardView:
    """A round of a game without its own components, as one seat may see it (null: a spectator)."""

    seat: int | None
    hand: tuple[AnyCard, ...]
    moves: tuple[AnyMove, ...]
    turn: int | None
    over: bool
    seats: tuple[AnySeat, ...]
    areas: tuple[AnyArea, ...]
    facts: tuple[Phrase, ...]


_ENCODER: Final = msgspec.json.Encoder()
BOARDS: Final = Picture(BoardView, "any", ("seat", "hand", "moves"))


def _phrase(said: phrases.Phrase) -> Phrase:
    return Phrase(
        said.key, {name: _phrase(value) if isinstance(value, phrases.Phrase) else value for name, value in said.args}
    )


def _card(shown: board.BoardCard) -> AnyCard:
    return AnyCard(shown.text, _phrase(shown.name), shown.colour)


def own_part(game: AnyGame, found: AnyRound, seat: int | None, most: int) -> tuple[object, ...]:
    """What only this seat is shown: its hand, and at most `most` of its moves."""
    shown = game.board(found.view(seat), found.rules)
    legal = [] if seat is None else found.legal(seat)[:most]
    moves = tuple(
        AnyMove(game.write(action).partition(":")[2], _phrase(game.action_phrase(action, found.rules)))
        for action in legal
    )
    return seat, tuple(map(_card, shown.hand)), moves


def public_part(game: AnyGame, found: AnyRound) -> tuple[object, ...]:
    """What everybody is shown."""
    shown = game.board(found.view(None), found.rules)
    return (
        shown.turn,
        shown.over,
        tuple(AnySeat(each.held, tuple(map(_phrase, each.notes))) for each in shown.seats),
        tuple(AnyArea(_phrase(area.name), tuple(map(_card, area.cards)), area.hidden) for area in shown.areas),
        tuple(map(_phrase, shown.facts)),
    )


class BoardTeller:
    """Turns events into phrases, redacted for each seat by the game's `redact`."""

    def __init__(self, game: AnyGame, rules: Any) -> None:
        self._game = game
        self._rules = rules

    def json_for_all(self, happened: Any) -> bytes | None:
        """None: everybody has to be asked for."""
        return None if happened else b""

    def json(self, happened: Any, seat: int | None) -> bytes:
        return _ENCODER.encode(self.told(happened, seat))[1:-1]

    def told(self, happened: Any, seat: int | None) -> list[Struct]:
        found: list[Struct] = []
        for event in happened:
            said = self._game.event_phrase(self._game.redact(event, seat), self._rules)
            if said is not None:
                found.append(ToldNews(getattr(event, "seat", None), _phrase(said)))
        return found
