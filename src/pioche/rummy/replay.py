"""The tile game in replays: `pioche.engine.replay.Table`, with whoever begins in the place of the dealer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from pioche.engine import replay
from pioche.engine.match import RoundScore
from pioche.engine.refusal import refuse
from pioche.rummy import editions
from pioche.rummy.events import Event
from pioche.rummy.machine import Round
from pioche.rummy.match import Match
from pioche.rummy.notation import action_text, bad, parse_action
from pioche.rummy.positions import position_text
from pioche.rummy.rules import Rules


class ReplayTable:
    """A match that follows a replay."""

    __slots__ = ("_match", "_round")

    def __init__(self, rules: Rules, players: int) -> None:
        self._match = Match.new(rules, players)
        self._round: Round | None = None

    def begin(self, seed: bytes) -> tuple[int, list[Event]]:
        log: list[Event] = []
        self._round = self._match.begin(seed, log)
        return self._round.starter, log

    def play(self, action: str) -> list[Event]:
        log: list[Event] = []
        made = parse_action(action)
        if action_text(made) != action:  # one action, one text
            raise bad(action)
        self._current().apply(made, log)
        return log

    def over(self) -> bool:
        return self._current().over

    def score(self) -> RoundScore:
        self._match = self._match.with_round(self._current())
        return self._match.pad.lines[-1]

    def winners(self) -> tuple[int, ...]:
        return self._match.winners()

    def position(self) -> Round:
        return self._current().copy()

    def text(self) -> str:
        return position_text(self._current())

    def _current(self) -> Round:
        if self._round is None:
            raise refuse("round-not-begun")
        return self._round


def open_table(edition: str, options: Mapping[str, str], players: int) -> ReplayTable:
    """A table for a replay of the tile game."""
    return ReplayTable(editions.load(edition, options), players)


GAMES: Final[Mapping[str, replay.Open[Round, Event]]] = {"rummy": open_table}


def new(edition: str, rules: Rules, players: int) -> replay.Replay:
    """An empty replay of a match by these rules, to be filled as it is played."""
    return replay.Replay(edition, players, tuple(editions.EDITIONS.differences(edition, rules).items()))


def follow(made: replay.Replay) -> Iterator[replay.Step[Round, Event]]:
    """The steps of a replay, checked as they come."""
    return replay.follow(made, open_table)
