"""The card game in replays: rules as the lines of a head, a match that follows one, Blanks as text (docs/replays.md).

An option is written as `--with` takes it: `on`, `forced`, `500`. The rules on Blanks (LB-10) are written one after
another with `|` between them, each as its effects and then, in quotes, what the engine cannot enforce:
`draw*2@others colour "and sing" | swap@chosen? | skip*2[self_at_most=3]`; `-` is a rule that does nothing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Final

from pioche.classic import editions
from pioche.classic.cards import COLOURS
from pioche.classic.effects import At, Effect, If, Op, Program
from pioche.classic.events import Event
from pioche.classic.machine import Round
from pioche.classic.match import Match
from pioche.classic.notation import move_text, parse_move, position_text
from pioche.classic.rules import Rules, Value
from pioche.engine import replay
from pioche.engine.match import RoundScore
from pioche.engine.refusal import refuse

NO_BLANKS: Final = "none"
_BLANKS: Final = "blanks"

# Options


def option_text(value: Value) -> str:
    """A value as text that `rules_of` takes."""
    match value:
        case bool():
            return "on" if value else "off"
        case int():
            return str(value)
        case Enum():
            return str(value.value)
        case tuple():
            return programs_text(value)


def differing(edition: str, rules: Rules) -> dict[str, str]:
    """The options in which a table differs from an edition, as text."""
    usual = editions.load(edition).options()
    return {name: option_text(value) for name, value in rules.options().items() if value != usual[name]}


def rules_of(edition: str, options: Mapping[str, str]) -> Rules:
    """An edition with options that are given as text, Blanks among them; refused when they do not go."""
    values: dict[str, Value | str] = dict(options)
    if _BLANKS in options:
        values[_BLANKS] = parse_programs(options[_BLANKS])
    return editions.load(edition, values)


# Blanks

_EFFECT: Final = re.compile(r"([a-z_]+)(?:\*([0-9]{1,3}))?(?:@([a-z]+))?(\?)?(?:\[([a-z_]+)=([0-9]{1,3}|[rygb])\])?")
_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|\||[^\s"|]+')


def programs_text(programs: tuple[Program, ...]) -> str:
    """The rules on the Blanks."""
    return " | ".join(map(program_text, programs)) or NO_BLANKS


def program_text(program: Program) -> str:
    """The rule on one Blank."""
    parts = [_effect_text(effect) for effect in program.effects]
    if program.text:
        parts.append(json.dumps(program.text))
    return " ".join(parts) or "-"


def _effect_text(effect: Effect) -> str:
    text = effect.op.name.lower()
    if effect.count != 1:
        text += f"*{effect.count}"
    if effect.at is not At.NEXT:
        text += f"@{effect.at.name.lower()}"
    if effect.optional:
        text += "?"
    if effect.condition is If.COLOUR:
        text += f"[colour={COLOURS[effect.limit]}]"
    elif effect.condition is not If.ALWAYS or effect.limit:
        text += f"[{effect.condition.name.lower()}={effect.limit}]"
    return text


def parse_programs(text: str) -> tuple[Program, ...]:
    """The rules on the Blanks from text; refused when it is none, or when one could not be played."""
    if text == NO_BLANKS:
        return ()
    if _TOKEN.sub("", text).strip():
        raise refuse("bad-blanks", "LB-10", text=text)
    return tuple(_program(part, text) for part in _split(_TOKEN.findall(text)))


def _split(tokens: list[str]) -> Iterator[list[str]]:
    """The tokens of each rule."""
    part: list[str] = []
    for word in tokens:
        if word == "|":
            yield part
            part = []
        else:
            part.append(word)
    yield part


def _program(tokens: list[str], whole: str) -> Program:
    *effects, last = tokens or [""]
    words = ""
    if last.startswith('"'):
        try:
            words = str(json.loads(last))
        except ValueError as error:
            raise refuse("bad-blanks", "LB-10", text=whole) from error
    elif tokens != ["-"]:
        effects.append(last)
    return Program(tuple(_effect(effect, whole) for effect in effects), words)


def _effect(text: str, whole: str) -> Effect:
    found = _EFFECT.fullmatch(text)
    if not found:
        raise refuse("bad-blanks", "LB-10", text=whole)
    op, count, at, optional, condition, limit = found.groups()
    try:
        made = Effect(
            op=Op[op.upper()],
            count=int(count or "1"),
            at=At[(at or "next").upper()],
            optional=bool(optional),
            condition=If[(condition or "always").upper()],
            limit=COLOURS.index(limit) if limit in tuple(COLOURS) else int(limit or "0"),
        )
    except KeyError as error:
        raise refuse("bad-blanks", "LB-10", text=whole) from error
    if (made.condition is If.COLOUR) != (limit in tuple(COLOURS)):
        raise refuse("bad-blanks", "LB-10", text=whole)
    return made


# Following a replay


class ReplayTable:
    """A match that follows a replay: `pioche.engine.replay.Table` for the card game."""

    __slots__ = ("_match", "_round")

    def __init__(self, rules: Rules, players: int) -> None:
        self._match = Match.new(rules, players)
        self._round: Round | None = None

    def begin(self, seed: bytes) -> tuple[int, list[Event]]:
        log: list[Event] = []
        begun = self._match.begin(seed, log)
        self._round = begun.round
        return begun.found.dealer, log

    def play(self, action: str) -> list[Event]:
        log: list[Event] = []
        move = parse_move(action)
        if move_text(move) != action:  # one action, one text
            raise refuse("bad-action", text=action)
        self._current().apply(move, log)
        return log

    def over(self) -> bool:
        return self._current().over

    def score(self) -> RoundScore:
        self._match = self._match.with_round(self._current())
        return self._match.pad.lines[-1]

    def winners(self) -> tuple[int, ...]:
        return self._match.pad.winners()

    def position(self) -> Round:
        return self._current().copy()

    def text(self) -> str:
        return position_text(self._current())

    def _current(self) -> Round:
        if self._round is None:
            raise refuse("round-not-begun")
        return self._round


def open_table(edition: str, options: Mapping[str, str], players: int) -> ReplayTable:
    """A table for a replay of the card game."""
    return ReplayTable(rules_of(edition, options), players)


GAMES: Final[Mapping[str, replay.Open[Round, Event]]] = {"classic": open_table}


def new(edition: str, rules: Rules, players: int) -> replay.Replay:
    """An empty replay of a match by these rules, to be filled as it is played."""
    return replay.Replay(edition, players, tuple(differing(edition, rules).items()))


def follow(made: replay.Replay) -> Iterator[replay.Step[Round, Event]]:
    """The steps of a replay of the card game, checked as they come."""
    return replay.follow(made, open_table)
