"""Sequential testing of a contest: known ratios, decisions, and that only the games matter."""

from __future__ import annotations

import itertools
import math
import random

import pytest

from pioche.arena.outcome import Outcome
from pioche.arena.sprt import BOUND, Hypotheses, SequentialTest, hypotheses, log_likelihood_ratio, share_of
from pioche.engine.refusal import Refused
from tests.arena.setups import contest


def played(game: int, *winners: int, seats: int = 2) -> Outcome:
    return Outcome(game, winners, 10, (0.0,) * seats, (1,) * seats)


def test_for_close_hypotheses_the_ratio_is_the_normal_approximation() -> None:
    seen = {0.0: 10, 0.25: 150, 0.5: 400, 0.75: 160, 1.0: 12}
    low, high = share_of(0, 2), share_of(10, 2)
    mean = sum(value * count for value, count in seen.items()) / sum(seen.values())
    variance = sum(count * (value - mean) ** 2 for value, count in seen.items()) / sum(seen.values())
    normal = sum(seen.values()) * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert log_likelihood_ratio(seen, low, high) == pytest.approx(normal, rel=0.02)


def test_the_ratio_of_games_that_are_won_or_lost_is_that_of_wald() -> None:
    # With two values a distribution is its mean, so the generalised test is the plain one.
    wald = 60 * math.log(0.6 / 0.5) + 40 * math.log(0.4 / 0.5)
    assert log_likelihood_ratio({0.0: 40, 1.0: 60}, 0.5, 0.6) == pytest.approx(wald)
    assert log_likelihood_ratio({0.0: 60, 1.0: 40}, 0.5, 0.6) < 0
    assert log_likelihood_ratio({0.0: 50, 1.0: 50}, 0.4, 0.6) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("sides", [2, 4])
def test_expected_shares(sides: int) -> None:
    assert share_of(0, sides) == pytest.approx(1 / sides)
    assert share_of(400, sides) == pytest.approx(10 / (10 + sides - 1))


@pytest.mark.parametrize(
    ("text", "low", "high"), [("0:10", 0, 10), ("-5:5", -5, 5), ("0:2.5", 0, 2.5), ("-20:-10", -20, -10)]
)
def test_hypotheses(text: str, low: float, high: float) -> None:
    assert hypotheses(text) == Hypotheses(low, high)


@pytest.mark.parametrize("text", ["", "5", "10:0", "5:5", "a:b", "0:9999", "nan:5", "0:10:20", "0: 5"])
def test_no_hypotheses(text: str) -> None:
    with pytest.raises(Refused) as refused:
        hypotheses(text)
    assert refused.value.refusal.code == "arena-sprt"


def outcomes(chance: float, deals: int, seed: int) -> list[Outcome]:
    generator = random.Random(seed)
    return [
        played(2 * deal + side, side if generator.random() < chance else 1 - side)
        for deal in range(deals)
        for side in range(2)
    ]


@pytest.mark.parametrize(("chance", "decision"), [(0.62, "accepted"), (0.46, "rejected")])
def test_a_clear_difference_is_decided_and_later_games_change_nothing(chance: float, decision: str) -> None:
    test = SequentialTest(contest("random", "greedy", gauntlet=True), Hypotheses(0, 50))
    games = outcomes(chance, 3000, 1)
    for outcome in games:
        test.add(outcome)
    verdict = test.verdict()
    assert (verdict.decision, abs(verdict.ratio) >= BOUND) == (decision, True)
    assert test.games == 2 * verdict.deals < len(games)


def test_wrong_decisions_are_as_rare_as_promised() -> None:
    wrong = 0
    for seed in range(200):
        test = SequentialTest(contest("random", "greedy", gauntlet=True), Hypotheses(0, 80))
        deals = itertools.count()
        generator = random.Random(seed)
        while test.decision is None:
            deal = next(deals)
            for side in range(2):
                test.add(played(2 * deal + side, side if generator.random() < share_of(0, 2) else 1 - side))
        wrong += test.decision == "accepted"
    assert wrong <= 20  # 5 % of 200 are 10, and 20 is more than three standard deviations above


def test_the_order_in_which_games_end_does_not_matter() -> None:
    games = outcomes(0.6, 400, 2)
    in_order = SequentialTest(contest("random", "greedy", gauntlet=True), Hypotheses(0, 60))
    shuffled = SequentialTest(contest("random", "greedy", gauntlet=True), Hypotheses(0, 60))
    for outcome in games:
        in_order.add(outcome)
    random.Random(3).shuffle(games)
    for outcome in games:
        shuffled.add(outcome)
    assert shuffled.verdict() == in_order.verdict()
    assert in_order.decision == "accepted"


def test_a_deal_counts_when_all_its_games_are_over() -> None:
    test = SequentialTest(contest("random", "greedy", players=3, gauntlet=True), Hypotheses(0, 50))
    for side in (2, 0):
        test.add(played(side, side, seats=3))
    assert (test.deals, test.ratio) == (0, 0.0)
    test.add(played(4, 1, seats=3))
    assert test.deals == 0
    test.add(played(1, 1, seats=3))
    assert test.deals == 1
    assert test.ratio > 0
