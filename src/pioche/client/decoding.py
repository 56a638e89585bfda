"""What a table sends, turned back into values of `engine`: boards, phrases, choices, refusals.

A game whose views are part of the protocol is decoded with its own dataclasses; any other is sent as a board with
phrases already, and need not even be installed here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from pioche.client.connection import Json
from pioche.client.refusals import received
from pioche.engine.abilities import DraftChecked, GroupChecked
from pioche.engine.board import Area, Board, BoardCard, BoardSeat
from pioche.engine.game import AnyGame
from pioche.engine.match import ScoreSheet
from pioche.engine.phrases import Phrase
from pioche.text.moves import Choice, choices_of


def view_of(game: AnyGame, sent: Json) -> Any:
    """The view of a game that is sent as it is."""
    return msgspec.convert(sent, game.view_type)


def board_of(game: AnyGame | None, rules: Any, sent: Json) -> Board:
    """The board of a round as it was sent."""
    if game is not None and game.typed_wire:
        return game.board(view_of(game, sent), rules)
    return Board(
        sent["seat"],
        tuple(map(_card, sent["hand"])),
        sent["turn"],
        sent["over"],
        tuple(BoardSeat(seat["held"], tuple(map(phrase_of, seat["notes"]))) for seat in sent["seats"]),
        tuple(
            Area(phrase_of(area["name"]), tuple(map(_card, area["cards"])), area["hidden"]) for area in sent["areas"]
        ),
        tuple(map(phrase_of, sent["facts"])),
    )


def _card(sent: Json) -> BoardCard:
    return BoardCard(sent["text"], phrase_of(sent["name"]), sent["colour"])


def phrase_of(sent: Json) -> Phrase:
    """A phrase as it was sent."""
    return Phrase(
        sent["key"],
        tuple((name, phrase_of(value) if isinstance(value, dict) else value) for name, value in sent["args"].items()),
    )


def choices_in(
    game: AnyGame | None, rules: Any, seat: int | None, offers: list[str], sent: Json | None
) -> list[Choice]:
    """The moves that are offered, with their words."""
    if seat is None or sent is None:
        return []
    if game is not None and game.typed_wire:
        return choices_of(game, rules, seat, offers, len(board_of(game, rules, sent).hand))
    return [Choice(move["action"], phrase_of(move["name"])) for move in sent["moves"] if move["action"] in offers]


@cache
def _events(game: AnyGame) -> Mapping[str, type]:
    """The events of a game by their tags."""
    prefix = f"{game.event_prefix}-" if game.event_prefix else ""
    return {prefix + kind.__name__.lower(): kind for kind in game.event_types}


def event_of(game: AnyGame | None, news: Json) -> Any | None:
    """The event in a piece of news; None if it is not an event of the game."""
    kind = None if game is None or not game.typed_wire else _events(game).get(news["is"])
    return None if kind is None else msgspec.convert(news, kind)


def sheet_of(sent: Json) -> ScoreSheet:
    """The score pad."""
    return msgspec.convert(sent, ScoreSheet)


def draft_of(sent: Json) -> DraftChecked:
    """The answer to a draft."""
    groups = tuple(
        GroupChecked(
            None if group["refusal"] is None else received(group["refusal"]),
            tuple(group["readings"]),
            tuple(group["acting"]),
        )
        for group in sent["groups"]
    )
    refusal = None if sent["refusal"] is None else received(sent["refusal"])
    return DraftChecked(groups, refusal, sent["laid"], sent["left"], sent["uno_due"], sent["action"])
