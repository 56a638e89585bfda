"""The refusal codes of the tile game, each with the clause that it follows from.

A code names a message in `i18n/*.ftl`: ``refusal-rummy-<code>``. Refusals that every game has when a table is made
(players, editions, options) use the codes shared by all games.
"""

from __future__ import annotations

from enum import Enum
from typing import Self

from pioche.engine.refusal import Argument, Refusal


class Code(Enum):
    """The closed list of codes; `clause` is the default clause of a refusal."""

    def __new__(cls, code: str, clause: str) -> Self:
        member = object.__new__(cls)
        member._value_ = code
        member.clause = clause
        return member

    clause: str

    # whose move it is
    ROUND_OVER = "round-over", "R-21"
    NO_SUCH_SEAT = "no-such-seat", "R-1"
    NOT_YOUR_TURN = "not-your-turn", "R-6"
    # drawing and keeping
    MUST_PLAY = "must-play", "R-8"
    ALREADY_DREW = "already-drew", "R-9"
    NOTHING_DRAWN = "nothing-drawn", "R-9"
    MUST_PLAY_DRAWN = "must-play-drawn", "R-9"
    # laying: the tiles
    NO_TILE_LAID = "no-tile-laid", "R-7"
    TOO_MANY_TILES = "too-many-tiles", "R-7"
    NOT_ON_RACK = "not-on-rack", "R-7"
    NO_SUCH_TILE = "no-such-tile", "R-2"
    TILE_VANISHED = "tile-vanished", "R-10"
    TILE_APPEARED = "tile-appeared", "R-10"
    DRAWN_TILE_MISSING = "drawn-tile-missing", "R-9"
    DRAWN_TILE_ONLY = "drawn-tile-only", "R-9"
    STARTING_TILE_BACK = "starting-tile-back", "R-11"
    # laying: the groups
    GROUP_TOO_SHORT = "group-too-short", "R-10"
    GROUP_MIXED = "group-mixed", "R-10"
    RUN_GAP = "run-gap", "R-3"
    RUN_TWICE = "run-twice", "R-3"
    SET_COLOUR_TWICE = "set-colour-twice", "R-4"
    SET_SECOND_JOKER = "set-second-joker", "R-12"
    JOKERS_ADJACENT = "jokers-adjacent", "R-12"
    # laying: jokers
    JOKER_MOVED = "joker-moved", "R-13"
    JOKER_VANISHED = "joker-vanished", "R-13"
    JOKER_APPEARED = "joker-appeared", "R-13"
    JOKER_MARK = "joker-mark", "R-17"
    # laying: effects
    EFFECT_MISSING = "effect-missing", "R-15"
    EFFECT_TOO_MANY = "effect-too-many", "R-15"
    EFFECT_INACTIVE = "effect-inactive", "R-14"
    EFFECT_ON_LAST = "effect-on-last", "R-21"
    # UNO
    UNO_NOT_DUE = "uno-not-due", "R-19"
    CATCH_TOO_LATE = "catch-too-late", "R-19"
    CATCH_SELF = "catch-self", "R-19"
    NOTHING_TO_TAKE = "nothing-to-take", "R-19"
    # text
    NOTATION = "notation", ""
    # positions; what all games have in common is `position-value`, `position-field` and so on
    POSITION_PARTS = "position-parts", ""
    POSITION_MARK = "position-mark", ""
    POSITION_TILES = "position-tiles", "R-2"
    POSITION_DRAWN = "position-drawn", "R-9"
    POSITION_RACK = "position-rack", ""

    @property
    def key(self) -> str:
        return f"rummy-{self.value}"

    def refusal(self, **args: Argument) -> Refusal:
        return self.by(self.clause, **args)

    def by(self, clause: str, **args: Argument) -> Refusal:
        """The refusal where another clause than the usual one forbids it."""
        return Refusal(self.key, clause, tuple(args.items()))
