"""The card game in replays: rules as the lines of a head, and a match that follows one (docs/replays.md).

An option is written as `--with` takes it: `on`, `forced`, `500`; rules on Blanks as in `programs.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from pioche.classic import editions
from pioche.classic.events import Event
from pioche.classic.machine import Round
from pioche.classic.match import Match
from pioche.classic.notation import move_text, parse_move, position_text
from pioche.classic.rules import Rules
from pioche.engine import replay
from pioche.engine.match import RoundScore
from pioche.engine.refusal import refuse


def rules_of(edition: str, options: Mapping[str, str]) -> Rules:
    """An edition with options that are given as text; refused when they do not go."""
    return editions.load(edition, options)


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
    return replay.Replay(edition, players, tuple(editions.EDITIONS.differences(edition, rules).items()))


def follow(made: replay.Replay) -> Iterator[replay.Step[Round, Event]]:
    """The steps of a replay of the card game, checked as they come."""
    return replay.follow(made, open_table)
