"""Dealing a round of a match, with what is given about it."""

from __future__ import annotations

from typing import Any

from pioche.engine.abilities import SetsUp
from pioche.engine.game import AnyGame, AnyRound
from pioche.engine.match import Match
from pioche.engine.refusal import refuse
from pioche.engine.replay import RecordedRound
from pioche.engine.setup import Setup
from pioche.tables.inputs import seat_of


def dealt(
    game: AnyGame, match: Match[Any, Any], seed: bytes, dealer: object, setup: Setup
) -> tuple[AnyRound, RecordedRound, list[Any]]:
    """The next round of a match, how a replay records its beginning, and its events.

    Default dealer: as the rules find them. A deal that does not follow from its seed alone is recorded by its position.
    """
    if match.over:
        raise refuse("match-over", match.end_clause())
    log: list[Any] = []
    drawn = match.find_dealer(seed, log)
    chosen = drawn if dealer is None else seat_of(dealer, match.players, "the dealer")
    if chosen != drawn:
        log = []
    if setup:
        if not isinstance(game, SetsUp):
            raise refuse("no-setup", game=game.name)
        found, events = game.deal_set_up(match.rules, match.players, seed, chosen, setup)
    else:
        found, events = game.deal(match.rules, match.players, seed, chosen)
    if setup or chosen != drawn:
        return found, RecordedRound(seed, chosen, start=found.text()), [*log, *events]
    return found, RecordedRound(seed, chosen), [*log, *events]
