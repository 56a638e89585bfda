"""Bots of the card game play legally under all rules, use no hidden information, and can be recreated at any moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from pioche.bots.bot import AnyBot, Budget, catch_up
from pioche.bots.levels import LEVELS, make, names
from pioche.bots.playing import Playing
from pioche.classic import editions
from pioche.classic.actions import Action, encode
from pioche.classic.completion import complete
from pioche.classic.events import Event
from pioche.classic.game import GAME as CLASSIC
from pioche.classic.game import CardRound, decoded
from pioche.classic.knowledge import Knowledge
from pioche.classic.machine import Round
from pioche.classic.rules import Rules
from pioche.classic.view import redact, view
from tests.classic.mixes import random_rules

FEW = Budget(playouts=8)
ALL = names("classic")


def bots(chosen: Sequence[str]) -> list[AnyBot]:
    return [make("classic", name, FEW) for name in chosen]


def round_of(rules: Rules, chosen: Sequence[str], number: int) -> Playing:
    log: list[Event] = []
    s = Round.deal(rules, len(chosen), number.to_bytes(32, "big"), number % len(chosen), log)
    return Playing(CardRound(s), bots(chosen)).begin(rules, log, number)


def play(rules: Rules, chosen: Sequence[str], number: int) -> Playing:
    """Play a round to its end; there must be no faults."""
    playing = round_of(rules, chosen, number)
    assert playing.to_the_end().faults == []
    return playing


@pytest.mark.parametrize("edition", editions.EDITIONS)
@pytest.mark.parametrize("name", ALL)
def test_every_bot_plays_every_edition_to_the_end(name: str, edition: str) -> None:
    rules = CLASSIC.rules(edition, {}, programs=True)
    for players in (2, 4):
        table = play(rules, [name] * players, players).table
        assert table.over
        assert len(table.winners()) == 1


def test_random_mixes_of_house_rules(scaled: Callable[[int], int]) -> None:
    """Random options, Blanks with random effects, two to ten players, all kinds of bots at one table."""
    rng = Random(6)
    for number in range(scaled(60)):
        rules, players = random_rules(rng)
        play(rules, rng.choices(ALL, k=players), number)


def test_accusations_do_not_hold_them_up() -> None:
    """FR-21: they vote no and play on."""
    rules = editions.load("classic/fr")
    playing = round_of(rules, ["strong"] * 4, 1)
    s = playing.table.core
    accusation = next(move for move in s.legal(2) if "Accuse" in type(decoded(move)).__name__)
    log: list[Event] = []
    s.apply(accusation, log)
    playing._tell(log)
    playing.step()
    assert s.accused != 15 or s.nays
    assert playing.to_the_end().faults == []


class Recorded:
    """A round with all events that a seat sees."""

    def __init__(self, number: int, chosen: Sequence[str], rules: Rules) -> None:
        self.rules = rules
        self.number = number
        self.told: list[list[Event]] = [[] for _ in chosen]
        log: list[Event] = []
        self.s = Round.deal(rules, len(chosen), number.to_bytes(32, "big"), 0, log)
        self.players = bots(chosen)
        for seat, bot in enumerate(self.players):
            bot.begin(rules, seat, len(chosen), number + seat)
        self._tell(log)

    def _tell(self, log: Sequence[Event]) -> None:
        for seat, bot in enumerate(self.players):
            for event in log:
                self.told[seat].append(redact(event, seat))
                bot.see(self.told[seat][-1])

    def go_on(self, rng: Random) -> None:
        """Make a legal move of any seat, mostly one that a bot would make."""
        seat = self.s.turn
        action = self.answer(self.players[seat], seat, self.s)
        log: list[Event] = []
        if action is None or rng.random() < 0.2:
            self.s.apply(rng.choice(self.s.moves()), log)
        else:
            self.s.apply(encode(action), log)
        self._tell(log)

    def anew(self, name: str, seat: int) -> AnyBot:
        bot = make("classic", name, FEW)
        catch_up(bot, self.rules, seat, self.s.players, self.number + seat, self.told[seat])
        return bot

    @staticmethod
    def answer(bot: AnyBot, seat: int, s: Round) -> Action | None:
        answer: Action | None = bot.act(view(s, seat), [decoded(move) for move in s.legal(seat)])
        return answer


@pytest.mark.parametrize("name", ALL)
def test_a_bot_made_anew_and_one_who_sees_other_hidden_cards_answer_the_same(
    name: str, scaled: Callable[[int], int]
) -> None:
    """A bot's action depends on its seed, its view and the events of its seat, never on hidden information."""
    rng = Random(name)
    compared = different = 0
    for number in range(scaled(4)):
        rules, players = random_rules(rng)
        recorded = Recorded(number, [name] * min(players, 4), rules) if not rules.scoring.teams else None
        if recorded is None or players > 4:
            recorded = Recorded(number, [name] * 3, CLASSIC.rules(rng.choice(CLASSIC.editions()), programs=True))
        s = recorded.s
        for _ in range(60):
            if s.over:
                break
            seat = s.turn
            if rng.random() < 0.25:
                knowledge = Knowledge(recorded.rules, seat, s.players)
                for event in recorded.told[seat]:
                    knowledge.observe(event)
                other = complete(view(s, seat), knowledge, recorded.rules, rng.randrange(2**32))
                assert view(other, seat) == view(s, seat)
                answer = recorded.answer(recorded.players[seat], seat, s)
                assert recorded.answer(recorded.anew(name, seat), seat, s) == answer
                assert recorded.answer(recorded.anew(name, seat), seat, other) == answer
                compared += 1
                different += any(other.hand(there) != s.hand(there) for there in range(s.players) if there != seat)
            recorded.go_on(rng)
    assert different > compared // 2 > 0


def test_names() -> None:
    assert ALL[-4:] == LEVELS
    assert ALL[:5] == ("random", "greedy", "heuristic", "learned", "search")
