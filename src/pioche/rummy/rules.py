"""The rules of a table as one frozen value: a group of options for each mechanic, every option with its clause.

An edition is a value (`pioche.rummy.editions`), a house rule is an overlay (`Rules.overlay`). Options that clash are
refused when the value is created; the refusal names both.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from pioche.engine.match import Goal
from pioche.engine.options import GameRules, Options, clash, option

DEFAULT_TARGET: Final = 200


class NextStarter(Enum):
    """Who begins a round after the first."""

    LEFT_OF_WINNER = "left_of_winner"
    WINNER = "winner"
    DRAW_AGAIN = "draw_again"
    LEFT_OF_LAST_STARTER = "left_of_last_starter"


class MustPlay(Enum):
    STRICT = "strict"  # drawing is allowed only when no play exists
    LENIENT = "lenient"  # drawing is always allowed


class DrawnTile(Enum):
    MAY = "may"
    MUST = "must"


class DrawnWith(Enum):
    OTHERS = "others"  # other rack tiles may be laid with the drawn one
    ALONE = "alone"  # only the drawn tile


class JokerMoves(Enum):
    SUBSTITUTED = "substituted"  # a joker keeps what it stands for until its tile replaces it
    FREE = "free"  # a joker of the table may stand for another tile every turn


class JokerSource(Enum):
    RACK = "rack"
    RACK_OR_TABLE = "rack_or_table"  # the tile that replaces a joker may also come from the table


class FreedJoker(Enum):
    AT_ONCE = "at_once"  # it must be in a meld again at the end of the turn
    TO_RACK = "to_rack"


class OneEffectPer(Enum):
    MELD = "meld"
    TURN = "turn"


class UnoWindow(Enum):
    """What ends the time window in which a forgotten call may be caught."""

    PLAYED = "played"  # the next player has laid or drawn
    TAKEN = "taken"  # the next player has taken the turn


class PoolEnd(Enum):
    DRAW_DUE = "draw_due"  # the pool cannot serve a draw that is due
    AT_ONCE = "at_once"  # the last tile has left the pool


@dataclass(frozen=True, slots=True)
class StartOptions:
    next_starter: NextStarter = option(NextStarter.LEFT_OF_WINNER, "R-6")


@dataclass(frozen=True, slots=True)
class TurnOptions:
    must_play: MustPlay = option(MustPlay.STRICT, "R-8")
    drawn_tile: DrawnTile = option(DrawnTile.MAY, "R-9")
    drawn_with_others: DrawnWith = option(DrawnWith.OTHERS, "R-9")


@dataclass(frozen=True, slots=True)
class JokerOptions:
    joker_moves: JokerMoves = option(JokerMoves.SUBSTITUTED, "R-13")
    joker_source: JokerSource = option(JokerSource.RACK, "R-13")
    freed_joker: FreedJoker = option(FreedJoker.AT_ONCE, "R-13")
    joker_reactivates: bool = option(False, "R-17")


@dataclass(frozen=True, slots=True)
class EffectOptions:
    one_effect_per: OneEffectPer = option(OneEffectPer.MELD, "R-15")
    last_effect_counts: bool = option(False, "R-21")
    two_player_reverse_skips: bool = option(False, "R-23b")


@dataclass(frozen=True, slots=True)
class UnoOptions:
    uno_window: UnoWindow = option(UnoWindow.PLAYED, "R-19")


@dataclass(frozen=True, slots=True)
class EndOptions:
    pool_end: PoolEnd = option(PoolEnd.DRAW_DUE, "R-23")
    target: int = option(DEFAULT_TARGET, "R-22", least=1, most=10_000)
    rounds_to_win: int = option(0, "R-24", least=0, most=100, off=0)
    """0: the match is won by points."""


@dataclass(frozen=True, slots=True)
class Rules(GameRules):
    start: StartOptions = StartOptions()
    turn: TurnOptions = TurnOptions()
    jokers: JokerOptions = JokerOptions()
    effects: EffectOptions = EffectOptions()
    uno: UnoOptions = UnoOptions()
    end: EndOptions = EndOptions()

    def goal(self) -> Goal:
        """The winning condition of a match (R-22, R-24)."""
        return Goal(target=self.end.target, rounds_to_win=self.end.rounds_to_win)


OPTIONS: Final = Options(
    Rules,
    clashes=(
        # If jokers move freely, none is ever substituted, so none is ever freed.
        clash(
            "R-13",
            joker_moves=JokerMoves.FREE,
            joker_source=JokerSource.RACK_OR_TABLE,
            instead={"joker_source": JokerSource.RACK, "joker_moves": JokerMoves.SUBSTITUTED},
        ),
        clash(
            "R-13",
            joker_moves=JokerMoves.FREE,
            freed_joker=FreedJoker.TO_RACK,
            instead={"freed_joker": FreedJoker.AT_ONCE, "joker_moves": JokerMoves.SUBSTITUTED},
        ),
        clash(
            "R-17",
            joker_moves=JokerMoves.FREE,
            joker_reactivates=True,
            instead={"joker_reactivates": False, "joker_moves": JokerMoves.SUBSTITUTED},
        ),
        # A tile of the table would free a joker, which goes to the rack and is laid again, without end.
        clash(
            "R-13",
            joker_source=JokerSource.RACK_OR_TABLE,
            freed_joker=FreedJoker.TO_RACK,
            instead={"freed_joker": FreedJoker.AT_ONCE, "joker_source": JokerSource.RACK},
        ),
        clash(
            "R-24",
            rounds_to_win=bool,
            target=lambda target: target != DEFAULT_TARGET,
            instead={"target": DEFAULT_TARGET, "rounds_to_win": 0},
        ),
    ),
    value_clause=True,
)
