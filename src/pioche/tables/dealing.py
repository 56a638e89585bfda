"""Dealing a round of a match, with what is given about it."""

from __future__ import annotations

from typing import Any

from pioche.engine.game import AnyGame, AnyRound
from pioche.engine.match import Match
from pioche.engine.progress import deal_round
from pioche.engine.replay import RecordedRound
from pioche.engine.setup import Setup
from pioche.tables.inputs import seat_of


def dealt(
    game: AnyGame, match: Match[Any, Any], seed: bytes, dealer: object, setup: Setup
) -> tuple[AnyRound, RecordedRound, list[Any]]:
    """The next round of a match, how a replay records its beginning, and its events."""
    seat = None if dealer is None else seat_of(dealer, match.players, "the dealer")
    found = deal_round(game, match, seed, seat, setup)
    return found.round, RecordedRound(seed, found.dealer, setup=setup, chosen=found.chosen), found.events
