"""The tile game as bots see it: `pioche.bots.game.Game`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pioche.bots.bot import Bot, Budget
from pioche.bots.rummy import roster
from pioche.engine.refusal import Refusal
from pioche.rummy import editions
from pioche.rummy.actions import Action, Draw, Keep
from pioche.rummy.events import Event
from pioche.rummy.machine import Round, check_players
from pioche.rummy.notation import action_text, parse_action
from pioche.rummy.playout import best_lay
from pioche.rummy.rules import Rules
from pioche.rummy.state import NO_SEAT
from pioche.rummy.view import View, redact, view

RummyBot = Bot[Rules, View, Event, Action]


class RummyTable:
    """A round of the tile game between bots."""

    __slots__ = ("round",)

    def __init__(self, dealt: Round) -> None:
        self.round = dealt

    @property
    def players(self) -> int:
        return self.round.players

    @property
    def over(self) -> bool:
        return self.round.over

    @property
    def turn(self) -> int:
        return self.round.turn

    def view(self, seat: int) -> View:
        return view(self.round, seat)

    def legal(self, seat: int) -> list[Action]:
        """Everything but lays."""
        return self.round.legal(seat)

    def check(self, action: Action) -> Refusal | None:
        return self.round.check(action)

    def apply(self, action: Action) -> list[Event]:
        log: list[Event] = []
        self.round.apply(action, log)
        return log

    def told(self, event: Event, seat: int) -> Event:
        return redact(event, seat)

    def fallback(self, seat: int) -> Action:
        """Draw, or keep the drawn tile; where something has to be laid, the most that can be."""
        for action in (Keep(seat), Draw(seat)):
            if self.round.check(action) is None:
                return action
        laid = best_lay(self.round)
        assert laid is not None  # one may not draw only where one can lay
        return laid

    def winners(self) -> tuple[int, ...]:
        return () if self.round.winner == NO_SEAT else (self.round.winner,)


class RummyGame:
    """The tile game."""

    name: Final = "rummy"

    def editions(self) -> tuple[str, ...]:
        return tuple(editions.EDITIONS)

    def rules(self, edition: str, options: Mapping[str, str]) -> Rules:
        return editions.load(edition, options)

    def written(self, rules: Rules) -> tuple[str, dict[str, str]]:
        edition = "rummy/en"
        return edition, editions.EDITIONS.differences(edition, rules)

    def among_bots(self, edition: str, options: Mapping[str, str]) -> Rules:
        return editions.load(edition, options)

    def check_players(self, rules: Rules, players: int) -> None:
        check_players(players)

    def deal(self, rules: Rules, players: int, seed: bytes, first: int) -> tuple[RummyTable, list[Event]]:
        log: list[Event] = []
        return RummyTable(Round.deal(rules, players, seed, first, log)), log

    def bots(self) -> tuple[str, ...]:
        return roster.PLAIN

    def bot(self, name: str, budget: Budget | None) -> RummyBot:
        return roster.bot(name, budget)

    def write(self, action: Action) -> str:
        return action_text(action)

    def read(self, text: str) -> Action:
        return parse_action(text)


RUMMY: Final = RummyGame()
