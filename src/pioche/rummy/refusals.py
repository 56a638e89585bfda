"""The refusal codes of the tile game, and the clauses that each of them names. docs/refusals.md is generated from this.

A code names a message in `i18n/*.ftl`: ``refusal-rummy-<code>``. Refusals that every game has when a table is made
(players, editions, options) use the codes shared by all games.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Self

from pioche.engine.refusal import Argument, Refusal


@dataclass(frozen=True, slots=True)
class Case:
    """A situation in which an action is refused, and the clause that says why."""

    clause: str
    """Empty: what is no action and no position is in no book."""
    situation: str = ""
    """For docs/refusals.md; empty: any other."""
    needs: Mapping[str, str] = field(default_factory=dict)
    """Option values without which the situation does not occur."""


class Code(Enum):
    """The closed list of codes with their cases, the usual one first. All editions have the same clauses."""

    def __new__(cls, code: str, *cases: Case) -> Self:
        member = object.__new__(cls)
        member._value_ = code
        member.cases = cases
        return member

    cases: tuple[Case, ...]

    # whose move it is
    ROUND_OVER = "round-over", Case("R-21", "a rack is empty"), Case("R-23", "the pool is used up")
    NO_SUCH_SEAT = "no-such-seat", Case("R-1")
    NOT_YOUR_TURN = "not-your-turn", Case("R-6")
    # drawing and keeping
    MUST_PLAY = "must-play", Case("R-8", needs={"must_play": "strict"})
    ALREADY_DREW = "already-drew", Case("R-9")
    NOTHING_DRAWN = "nothing-drawn", Case("R-9")
    MUST_PLAY_DRAWN = "must-play-drawn", Case("R-9", needs={"drawn_tile": "must"})
    # laying: the tiles
    NO_TILE_LAID = "no-tile-laid", Case("R-7")
    TOO_MANY_TILES = "too-many-tiles", Case("R-7")
    NOT_ON_RACK = "not-on-rack", Case("R-7")
    NO_SUCH_TILE = "no-such-tile", Case("R-2")
    NO_PLACE = "no-place", Case("R-10")
    TILE_VANISHED = "tile-vanished", Case("R-10")
    TILE_APPEARED = "tile-appeared", Case("R-10")
    DRAWN_TILE_MISSING = "drawn-tile-missing", Case("R-9")
    DRAWN_TILE_ONLY = "drawn-tile-only", Case("R-9", needs={"drawn_with_others": "alone"})
    STARTING_TILE_BACK = "starting-tile-back", Case("R-11")
    # laying: the groups
    GROUP_TOO_SHORT = "group-too-short", Case("R-10")
    GROUP_MIXED = "group-mixed", Case("R-10")
    RUN_GAP = "run-gap", Case("R-3")
    RUN_TWICE = "run-twice", Case("R-3")
    SET_COLOUR_TWICE = "set-colour-twice", Case("R-4")
    SET_SECOND_JOKER = "set-second-joker", Case("R-12")
    JOKERS_ADJACENT = "jokers-adjacent", Case("R-12")
    # laying: jokers
    JOKER_MOVED = "joker-moved", Case("R-13", needs={"joker_moves": "substituted"})
    JOKER_VANISHED = "joker-vanished", Case("R-13", needs={"joker_moves": "substituted", "freed_joker": "at_once"})
    JOKER_APPEARED = (
        "joker-appeared",
        Case("R-13", "one that was freed goes to the rack", {"freed_joker": "to_rack"}),
        Case("R-10", "there are more than before and from the rack"),
    )
    JOKER_MARK = "joker-mark", Case("R-17")
    # laying: effects
    EFFECT_MISSING = "effect-missing", Case("R-15")
    EFFECT_TOO_MANY = "effect-too-many", Case("R-15")
    EFFECT_INACTIVE = (
        "effect-inactive",
        Case("R-14", "no word tile, or none from the rack"),
        Case("R-16", "a starting tile"),
        Case("R-17", "a joker that has acted"),
    )
    EFFECT_ON_LAST = "effect-on-last", Case("R-21", needs={"last_effect_counts": "off"})
    # UNO
    UNO_NOT_DUE = "uno-not-due", Case("R-19")
    CATCH_TOO_LATE = "catch-too-late", Case("R-19")
    CATCH_SELF = "catch-self", Case("R-19")
    NOTHING_TO_TAKE = "nothing-to-take", Case("R-19")
    # text
    NOTATION = "notation", Case("")
    # positions; what all games have in common is `position-value`, `position-field` and so on
    POSITION_PARTS = "position-parts", Case("")
    POSITION_MARK = "position-mark", Case("")
    POSITION_TILES = "position-tiles", Case("R-2")
    POSITION_LOOSE = "position-loose", Case("R-5")
    POSITION_DRAWN = "position-drawn", Case("R-9")
    POSITION_POOL = "position-pool", Case("R-23")
    POSITION_FEWEST = "position-fewest", Case("R-23")
    POSITION_RACK = (
        "position-rack",
        Case("R-21", "the winner holds tiles, or a rack is empty before the end"),
        Case("R-19", "a call, but not one tile left"),
    )

    @property
    def key(self) -> str:
        return f"rummy-{self.value}"

    @property
    def clause(self) -> str:
        """The clause of the usual case."""
        return self.cases[0].clause

    def refusal(self, **args: Argument) -> Refusal:
        return Refusal(self.key, self.clause, tuple(args.items()))

    def by(self, clause: str, **args: Argument) -> Refusal:
        """The refusal in the case with this clause."""
        assert clause in [case.clause for case in self.cases], (self, clause)
        return Refusal(self.key, clause, tuple(args.items()))
