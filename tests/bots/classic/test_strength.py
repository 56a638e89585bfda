"""Better bots win more often: over paired deals, every deal once with the bot in each seat. All seeds are fixed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from pioche.bots.bot import Budget
from pioche.bots.classic.heuristic import Heuristic
from pioche.bots.classic.weights import ATTENTIVE
from pioche.bots.classic.win_chance import WinChance
from pioche.bots.levels import make
from pioche.bots.playing import play
from pioche.classic.game import GAME as CLASSIC
from pioche.classic.machine import Round
from tests.classic.mixes import random_rules
from tests.classic.table import table

FR = CLASSIC.rules("classic/fr", {}, programs=True)


def share_won(bot: str, against: str, players: int, deals: int, playouts: int = 60) -> float:
    """The share of games that a bot wins against copies of another bot."""
    budget = Budget(playouts=playouts)
    mine = make("classic", bot, budget)
    others = [make("classic", against, budget) for _ in range(players)]
    won = 0
    for number in range(deals):
        for seat in range(players):
            bots = [mine if other == seat else others[other] for other in range(players)]
            played = play(CLASSIC, FR, bots, number.to_bytes(32, "big"), number % players, number)
            assert played.faults == []
            won += seat in played.winners
    return won / (deals * players)


@pytest.mark.native
def test_heuristic_beats_random(scaled: Callable[[int], int]) -> None:
    assert share_won("heuristic", "random", 2, scaled(80)) > 0.6
    assert share_won("heuristic", "random", 4, scaled(25)) > 0.31


@pytest.mark.native
def test_greedy_beats_random(scaled: Callable[[int], int]) -> None:
    assert share_won("greedy", "random", 2, scaled(60)) > 0.52


@pytest.mark.native
def test_search_beats_random(scaled: Callable[[int], int]) -> None:
    assert share_won("search", "random", 2, scaled(30)) > 0.58


@pytest.mark.native
@pytest.mark.parametrize(("better", "worse"), [("casual", "beginner"), ("strong", "casual"), ("master", "strong")])
def test_each_level_beats_the_one_below(better: str, worse: str, long_run: bool) -> None:
    if not long_run:
        pytest.skip("takes minutes: --long")
    assert share_won(better, worse, 2, 400, playouts=1500) > 0.51


class TestWinChance:
    def test_chances_add_up(self) -> None:
        chances = WinChance()
        rng = Random(1)
        for number in range(30):
            rules, players = random_rules(rng)
            s = Round.fast_deal(rules.overlay({"teams": 0}), players, number)
            player = Heuristic(ATTENTIVE, 50)
            player.play(s, rng.randrange(60))
            if not s.over:
                assert 1000 - players <= sum(chances.chance(s, seat) for seat in range(players)) <= 1000

    def test_fewer_cards_and_blacks_are_better(self) -> None:
        hands = ("r1r2b3b4g5", "r1r2b3b4", "r1r2b3W")
        rest = "/y1y2g3g4g6 b5b6b7b8 r9 r > turn:0 layer=1 started=1"
        many, few, black = (WinChance().chance(table("de", hand + rest), 0) for hand in hands)
        assert many < few < black


def played_by_heuristic(numbers: range) -> list[str]:
    """Play rounds with random rules by the heuristic in all seats, and record their evaluations on the way."""
    found: list[str] = []
    chances = WinChance()
    for number in numbers:
        rules, players = random_rules(Random(number))
        s = Round.fast_deal(rules, players, number)
        player = Heuristic(ATTENTIVE, 30)
        player.reseed(number)
        while not s.over and len(found) < 100_000 and s.shuffles < 3:
            player.play(s, 7)
            found.append(f"{number} {s.turn} {s.top} {s.colour} {[chances.chance(s, seat) for seat in range(players)]}")
    return found


@pytest.mark.native
def test_compiled_or_not(run_pure: Callable[[str], str]) -> None:
    code = (
        "from tests.bots.classic.test_strength import played_by_heuristic\n"
        "for line in played_by_heuristic(range(12)): print(line)\n"
    )
    assert run_pure(code).splitlines() == played_by_heuristic(range(12))
