"""The rules of a table as one frozen value: a group of options for each mechanic, every field with its clauses.

An edition is a value (`pioche.rummy.editions`), a house rule an overlay (`Rules.overlay`). Options that cannot be
played together are refused when the value is made, naming both.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import Enum

from pioche.engine.match import Goal
from pioche.engine.options import option
from pioche.engine.refusal import Refused, refuse
from pioche.rummy import words

OptionValue = Enum | bool | int


class NextStarter(Enum):
    """Who begins a round after the first."""

    LEFT_OF_WINNER = "left_of_winner"
    WINNER = "winner"
    DRAW_AGAIN = "draw_again"
    LEFT_OF_LAST_STARTER = "left_of_last_starter"


class MustPlay(Enum):
    STRICT = "strict"  # one may draw only when no play exists
    LENIENT = "lenient"  # one may always draw


class DrawnTile(Enum):
    MAY = "may"
    MUST = "must"


class DrawnWith(Enum):
    OTHERS = "others"  # other tiles of the rack may go with the drawn one
    ALONE = "alone"  # only the drawn tile


class JokerMoves(Enum):
    SUBSTITUTED = "substituted"  # a joker keeps what it stands for until its tile replaces it
    FREE = "free"  # a joker of the table may stand for another tile every turn


class JokerSource(Enum):
    RACK = "rack"
    RACK_OR_TABLE = "rack_or_table"  # the tile that replaces a joker may also come from the table


class FreedJoker(Enum):
    AT_ONCE = "at_once"  # it lies in a meld again at the end of the turn
    TO_RACK = "to_rack"


class OneEffectPer(Enum):
    MELD = "meld"
    TURN = "turn"


class UnoWindow(Enum):
    """What ends the time in which a forgotten call may be caught."""

    PLAYED = "played"  # whoever moves next has laid or drawn
    TAKEN = "taken"  # whoever moves next has taken the turn


class PoolEnd(Enum):
    DRAW_DUE = "draw_due"  # a draw falls due that the pool cannot serve
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
    target: int = option(200, "R-22")
    rounds_to_win: int = option(0, "R-24")
    """0: points decide."""


HIGHEST_TARGET = 10_000
MOST_ROUNDS = 100
USUAL_TARGET = 200


@dataclass(frozen=True, slots=True)
class Rules:
    start: StartOptions = StartOptions()
    turn: TurnOptions = TurnOptions()
    jokers: JokerOptions = JokerOptions()
    effects: EffectOptions = EffectOptions()
    uno: UnoOptions = UnoOptions()
    end: EndOptions = EndOptions()

    def __post_init__(self) -> None:
        if not 1 <= self.end.target <= HIGHEST_TARGET:
            raise _range("R-22", "target", self.end.target, 1, HIGHEST_TARGET)
        if not 0 <= self.end.rounds_to_win <= MOST_ROUNDS:
            raise _range("R-24", "rounds_to_win", self.end.rounds_to_win, 0, MOST_ROUNDS)
        jokers = self.jokers
        if jokers.joker_moves is JokerMoves.FREE:
            # Where jokers move freely nothing is ever substituted, so nothing is ever freed.
            if jokers.joker_source is not JokerSource.RACK:
                raise _clash("R-13", "joker_moves=free", "joker_source=rack_or_table")
            if jokers.freed_joker is not FreedJoker.AT_ONCE:
                raise _clash("R-13", "joker_moves=free", "freed_joker=to_rack")
            if jokers.joker_reactivates:
                raise _clash("R-17", "joker_moves=free", "joker_reactivates=on")
        if jokers.joker_source is JokerSource.RACK_OR_TABLE and jokers.freed_joker is FreedJoker.TO_RACK:
            # A tile of the table frees a joker, the joker goes to the rack and is laid again: for ever.
            raise _clash("R-13", "joker_source=rack_or_table", "freed_joker=to_rack")
        if self.end.rounds_to_win and self.end.target != USUAL_TARGET:
            raise _clash("R-24", f"rounds_to_win={self.end.rounds_to_win}", f"target={self.end.target}")

    def goal(self) -> Goal:
        """When the match is won (R-22, R-24)."""
        return Goal(target=self.end.target, rounds_to_win=self.end.rounds_to_win)

    def overlay(self, changes: Mapping[str, str]) -> Rules:
        """These rules with some options changed, by name and value as text."""
        groups: dict[str, dict[str, OptionValue]] = {}
        for name, text in changes.items():
            if name not in OPTIONS:
                raise refuse("unknown-option", option=name)
            groups.setdefault(OPTIONS[name], {})[name] = _parse(name, self.value(name), text)
        changed = {group: replace(getattr(self, group), **values) for group, values in groups.items()}
        return replace(self, **changed)

    def value(self, name: str) -> OptionValue:
        """The value of an option by its name."""
        found: OptionValue = getattr(getattr(self, OPTIONS[name]), name)
        return found

    def as_text(self) -> dict[str, str]:
        """Every option by name, with its value as `overlay` reads it."""
        return {name: value_text(self.value(name)) for name in OPTIONS}


OPTIONS: dict[str, str] = {
    inner.name: group.name for group in fields(Rules) for inner in fields(type(getattr(Rules(), group.name)))
}
"""The name of each option and the group that it is in."""

CLAUSES: dict[str, tuple[str, ...]] = {
    inner.name: inner.metadata["clauses"]
    for group in fields(Rules)
    for inner in fields(type(getattr(Rules(), group.name)))
}
"""The clauses that each option carries."""


def value_text(value: OptionValue) -> str:
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def choices(name: str) -> tuple[str, ...]:
    """The values that an option can have; empty for a number."""
    present = Rules().value(name)
    if isinstance(present, Enum):
        return tuple(str(member.value) for member in type(present))
    return ("off", "on") if isinstance(present, bool) else ()


def _parse(name: str, present: OptionValue, text: str) -> OptionValue:
    if isinstance(present, Enum):
        for member in type(present):
            if member.value == text:
                return member
    elif isinstance(present, bool):
        if text in ("on", "off"):
            return text == "on"
    else:
        number = words.small_number(text)
        if number is not None:
            return number
    raise refuse("option-value", CLAUSES[name][0], option=name, value=text, choices=" | ".join(choices(name)) or "int")


def _clash(clause: str, one: str, other: str) -> Refused:
    return refuse("options-clash", clause, first=one, second=other)


def _range(clause: str, name: str, value: int, least: int, most: int) -> Refused:
    return refuse("option-range", clause, option=name, value=value, least=least, most=most)
