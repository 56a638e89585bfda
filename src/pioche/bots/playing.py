"""A round between bots, without waiting: of the bots that want to act, the one with the shortest delay goes first.

A bot that fails causes a `Fault`, never the end of the round: the fallback move is made in its place.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pioche.bots.asking import legal_answer
from pioche.bots.bot import AnyBot
from pioche.bots.faults import Fault, Faulty
from pioche.bots.hosted_bot import HostedBot
from pioche.engine.deal import fast_state
from pioche.engine.game import AnyGame, AnyRound

MOST_ACTIONS = 5_000  # some rounds never end; nobody wins those


@dataclass(slots=True)
class Played:
    """The result of a round. After `MOST_ACTIONS` it is stopped, and nobody has won."""

    winners: tuple[int, ...]
    actions: int
    thinking: list[float]  # seconds by seat, on its own turns
    asked: list[int]  # how often each seat was asked on its own turns
    faults: list[tuple[int, Fault]] = field(default_factory=list)  # seat and what went wrong


def play(game: AnyGame, rules: object, bots: Sequence[AnyBot], seed: bytes, first: int, chance: int) -> Played:
    """Deal and play a round by rules of `game.rules(..., programs=True)`.

    `seed` determines the deal; `chance` seeds the randomness of the bots.
    """
    table, happened = game.deal(rules, len(bots), seed, first)
    return Playing(table, bots).begin(rules, happened, chance).to_the_end()


class Playing:
    """A round between bots, under way."""

    def __init__(self, table: AnyRound, bots: Sequence[AnyBot]) -> None:
        self.table = table
        self.bots = bots
        self.played = Played((), 0, [0.0] * len(bots), [0] * len(bots))

    def begin(self, rules: object, happened: Sequence[object], chance: int) -> Playing:
        """Seat every bot and show it the deal."""
        for seat, bot in enumerate(self.bots):
            try:
                bot.begin(rules, seat, len(self.bots), fast_state(chance * len(self.bots) + seat) >> 1)
            except Faulty as faulty:
                self._fault(seat, faulty.fault)
        self._tell(happened)
        return self

    def to_the_end(self) -> Played:
        while not self.table.over and self.played.actions < MOST_ACTIONS:
            self.step()
        if self.table.over:
            self.played.winners = self.table.winners()
        return self.played

    def step(self) -> Any:
        """Ask every bot that may act, and apply the action with the shortest delay. Returns that action."""
        chosen = self.wanted()
        if chosen is None:
            chosen = self.table.fallback(self.table.turn)
        self.do(chosen)
        return chosen

    def wanted(self) -> object | None:
        """Ask every bot that may act; the action with the shortest delay, or None if nobody wants to act."""
        answers = [answer for seat in range(self.table.players) if (answer := self._ask(seat)) is not None]
        return min(answers)[2] if answers else None

    def do(self, action: object) -> Sequence[object]:
        """Apply a legal action and show it to every bot. Returns its events."""
        self.played.actions += 1
        happened = self.table.apply(action)
        self._tell(happened)
        return happened

    def _ask(self, seat: int) -> tuple[float, int, object] | None:
        """The delay, seat and action of a seat that acts; None if it does nothing."""
        table = self.table
        legal = table.legal(seat)
        on_turn = seat == table.turn
        if not on_turn and not legal:
            return None
        bot = self.bots[seat]
        if isinstance(bot, HostedBot) and bot.sits_out:
            return None  # not asked, or its average thinking time would be too low
        view = table.view(seat)
        begun = time.perf_counter()
        action = legal_answer(bot, seat, view, legal, table.check, lambda fault: self._fault(seat, fault))
        if on_turn:
            self.played.thinking[seat] += time.perf_counter() - begun
            self.played.asked[seat] += 1
        self.answered(seat, legal, action)
        return None if action is None else (bot.delay(view, action), seat, action)

    def answered(self, seat: int, legal: Sequence[object], action: object | None) -> None:
        """Called with every answer, before anything is done; None: the seat does nothing."""

    def _tell(self, happened: Sequence[object]) -> None:
        for seat, bot in enumerate(self.bots):
            for event in happened:
                try:
                    bot.see(self.table.game.redact(event, seat))
                except Faulty as faulty:
                    self._fault(seat, faulty.fault)

    def _fault(self, seat: int, fault: Fault) -> None:
        self.played.faults.append((seat, fault))
