"""The card game as bots see it: `pioche.bots.game.Game`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from pioche.bots.bot import Bot, Budget
from pioche.bots.classic import roster
from pioche.classic import codes as c
from pioche.classic import editions
from pioche.classic.actions import Action, Draw, Pass, decode, encode
from pioche.classic.events import Event
from pioche.classic.machine import Round
from pioche.classic.notation import action_text, parse_action
from pioche.classic.replay import rules_of
from pioche.classic.rules import Rules
from pioche.classic.view import View, redact, view
from pioche.engine.refusal import Refusal

ClassicBot = Bot[Rules, View, Event, Action]

decoded = lru_cache(65_536)(decode)
"""Actions by move; kept, because the same few thousand come again and again."""


class ClassicTable:
    """A round of the card game between bots."""

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
        return [decoded(move) for move in self.round.legal(seat)]

    def check(self, action: Action) -> Refusal | None:
        return self.round.check(encode(action))

    def apply(self, action: Action) -> list[Event]:
        log: list[Event] = []
        self.round.apply(encode(action), log)
        return log

    def told(self, event: Event, seat: int) -> Event:
        return redact(event, seat)

    def fallback(self, seat: int) -> Action:
        """Draw, take the debt, pass; where something has to be chosen or laid, the first that there is."""
        legal = self.legal(seat)
        return next((action for action in legal if isinstance(action, Draw | Pass)), legal[0])

    def winners(self) -> tuple[int, ...]:
        winner = self.round.winner
        if winner == c.NO_SEAT:
            return ()
        sides = self.round.rules.scoring.teams or self.players
        return tuple(range(winner % sides, self.players, sides))


class ClassicGame:
    """The card game."""

    name: Final = "classic"

    def editions(self) -> tuple[str, ...]:
        return tuple(editions.EDITIONS)

    def rules(self, edition: str, options: Mapping[str, str]) -> Rules:
        return rules_of(edition, options)

    def written(self, rules: Rules) -> tuple[str, dict[str, str]]:
        edition = "classic/fr"
        return edition, editions.EDITIONS.differences(edition, rules)

    def among_bots(self, edition: str, options: Mapping[str, str]) -> Rules:
        """FR-21 is off unless asked for: no bot gives advice or accuses anybody of it, and two could not play."""
        return rules_of(edition, {"advice_penalty": "off", **options})

    def check_players(self, rules: Rules, players: int) -> None:
        rules.check_players(players)

    def deal(self, rules: Rules, players: int, seed: bytes, first: int) -> tuple[ClassicTable, list[Event]]:
        log: list[Event] = []
        return ClassicTable(Round.deal(rules, players, seed, first, log)), log

    def bots(self) -> tuple[str, ...]:
        return roster.PLAIN

    def bot(self, name: str, budget: Budget | None) -> ClassicBot:
        return roster.bot(name, budget)

    def write(self, action: Action) -> str:
        return action_text(action)

    def read(self, text: str) -> Action:
        return parse_action(text)


CLASSIC: Final = ClassicGame()
