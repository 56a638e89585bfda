"""The small round with exact chance, and OpenSpiel's algorithms on it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import policy  # noqa: E402
from open_spiel.python.algorithms import external_sampling_mccfr, outcome_sampling_mccfr  # noqa: E402
from open_spiel.python.algorithms.exploitability import nash_conv  # noqa: E402

import pioche.envs.openspiel  # noqa: E402, F401 (registers the games)
from pioche.classic import codes as c  # noqa: E402
from pioche.envs.classic_encoding import CLASSIC  # noqa: E402
from pioche.envs.openspiel_bots import BotPolicy  # noqa: E402
from pioche.envs.openspiel_tree import Node  # noqa: E402

MINI = {"edition": "classic/mini", "chance": "cards"}


def mini(longest: int, **more: Any) -> Any:
    return pyspiel.load_game("python_pioche_classic", {**MINI, "longest": longest, **more})


def ways(node: Node) -> list[int]:
    return list(range(len(node.lot.names))) if node.lot is not None else node.legal


def nodes(node: Node) -> Iterator[Node]:
    yield node
    for way in ways(node):
        yield from nodes(node.child(way))


@pytest.fixture(scope="module")
def tree() -> list[Node]:
    return list(nodes(mini(3).new_initial_state().node))


def test_every_lot_is_whole(tree: list[Node]) -> None:
    lots = [node.lot for node in tree if node.lot is not None]
    assert len(lots) > 100
    for lot in lots:
        assert sum(lot.likely) == pytest.approx(1)
        assert len({*lot.names}) == len(lot.names) == len(lot.likely)


def test_no_card_is_made_or_lost(tree: list[Node]) -> None:
    pack = Counter(
        {face: copies for face in range(c.FACES) if (copies := CLASSIC.rules("classic/mini", 2).book.copies_of(face))}
    )
    for node in tree:
        if node.table is not None:
            s = node.table.s
            held = [face for seat in range(2) for face in s.hand(seat)]
            assert Counter([*held, *s.pile_cards(), *s.discard_cards()]) == pack


def test_chance_is_that_of_the_shuffles(scaled: Callable[[int], int]) -> None:
    """What the first seat holds after the deal and the first card, in shuffled rounds and by the probabilities."""
    rules, count = CLASSIC.rules("classic/mini", 2), scaled(4_000)
    seen: Counter[object] = Counter()
    for number in range(count):
        table = CLASSIC.new_table(rules, 2, number)
        seen[situation(table, 1 - table.s.dealer)] += 1
    expected: defaultdict[object, float] = defaultdict(float)
    for node, likely in dealt(mini(1).new_initial_state().node, 1.0):
        expected[situation(node.table, 0)] += likely
    assert seen.keys() <= expected.keys()
    for what, likely in expected.items():
        assert seen[what] == pytest.approx(count * likely, abs=5 * (count * likely) ** 0.5 + 5), what


def test_draws_and_reshuffles_are_those_of_the_engine(scaled: Callable[[int], int]) -> None:
    """After four random actions: by the tree, and in rounds that the engine shuffles."""
    rules, count, longest = CLASSIC.rules("classic/mini", 2), scaled(6_000), 4
    chance = np.random.default_rng(1)
    seen: Counter[object] = Counter()
    for number in range(count):
        table = CLASSIC.new_table(rules, 2, number)
        begins = 1 - table.s.dealer
        for _ in range(longest):
            if not table.s.over:
                table.act(int(chance.choice(table.actions())))
        seen[came_of(table, begins)] += 1
    expected: defaultdict[object, float] = defaultdict(float)
    waiting = [(mini(longest).new_initial_state().node, 1.0)]
    while waiting:
        node, likely = waiting.pop()
        found = ways(node)
        if not found:
            expected[came_of(node.table, 0)] += likely
            continue
        parts = node.lot.likely if node.lot is not None else [1 / len(found)] * len(found)
        waiting += [(node.child(way), likely * part) for way, part in zip(found, parts, strict=True)]
    assert sum(expected.values()) == pytest.approx(1)
    assert seen.keys() <= expected.keys()
    for what, likely in expected.items():
        assert seen[what] == pytest.approx(count * likely, abs=5 * (count * likely) ** 0.5 + 5), what


def came_of(table: Any, first: int) -> object:
    s = table.s
    sizes = (s.cards(first), s.cards(1 - first))
    return sizes, s.phase, len(s.pile_cards()), s.top == c.WILD


def dealt(node: Node, likely: float) -> Iterator[tuple[Node, float]]:
    if node.lot is None:
        yield node, likely
        return
    for way, part in enumerate(node.lot.likely):
        yield from dealt(node.child(way), likely * part)


def situation(table: Any, seat: int) -> object:
    return table.s.hand(seat), table.s.top, table.s.turn == seat


def test_information_states_have_perfect_recall(tree: list[Node]) -> None:
    """Where a seat cannot tell two histories apart, it has the same actions and went the same way before."""
    told: dict[str, tuple[list[int], list[tuple[str, int]]]] = {}
    for node in tree:
        if node.player < 0:
            continue
        path = node.path()
        went = [
            (before.string(node.player), after.action)
            for before, after in pairwise(path)
            if before.player == node.player and after.action is not None
        ]
        known = told.setdefault(node.string(node.player), (node.legal, went))
        assert known == (node.legal, went)
    assert len(told) > 100


def test_the_hands_of_others_are_not_told() -> None:
    root = mini(2).new_initial_state().node
    mine = root.child(0)
    heard = {first.string(0) for way in ways(mine) for first, _ in dealt(mine.child(way), 1.0) if first.player == 0}
    tops = {first.table.s.top for way in ways(mine) for first, _ in dealt(mine.child(way), 1.0) if first.player == 0}
    assert len(heard) <= 3 * len(tops)  # a first Draw2 or Skip tells more, a hidden hand nothing


@pytest.mark.parametrize("serialize", [False, True])
def test_openspiel_accepts_it(serialize: bool) -> None:
    pyspiel.random_sim_test(mini(8), num_sims=3, serialize=serialize, verbose=False)


def test_large_packs_and_other_kinds_of_chance_are_refused() -> None:
    with pytest.raises(ValueError, match="chance by cards needs a pack of at most 16 cards"):
        mini(4, edition="classic/fr")
    with pytest.raises(ValueError, match="chance is seed or cards, not dice"):
        mini(4, chance="dice")
    with pytest.raises(ValueError, match="rummy does not list what chance may bring"):
        pyspiel.load_game("python_pioche_rummy", {"chance": "cards"})


def test_illegal_actions_are_refused() -> None:
    state = mini(4).new_initial_state()
    with pytest.raises(ValueError, match="is not legal now"):
        state.apply_action(10_000)
    while state.is_chance_node():
        state.apply_action(0)
    with pytest.raises(ValueError, match="is not legal now"):
        state.apply_action(next(number for number in range(324) if number not in state.legal_actions()))


def test_algorithms_get_closer_to_perfect_play(long_run: bool) -> None:
    game = mini(6 if long_run else 3)
    random = nash_conv(game, policy.UniformRandomPolicy(game))
    assert random > 0.05
    exact = pyspiel.CFRSolver(game)
    for _ in range(100 if long_run else 8):
        exact.evaluate_and_update_policy()
    assert nash_conv(game, exact.tabular_average_policy()) < random * (0.05 if long_run else 0.5)
    if long_run:
        np.random.seed(1)
        for solver, rounds in (
            (external_sampling_mccfr.ExternalSamplingSolver(game), 2_000),
            (outcome_sampling_mccfr.OutcomeSamplingSolver(game), 20_000),
        ):
            for _ in range(rounds):
                solver.iteration()
            assert nash_conv(game, solver.average_policy()) < random * 0.8


@pytest.mark.parametrize("name", ["heuristic", "learned"])
def test_bots_are_policies(name: str) -> None:
    game = mini(2)
    bot = BotPolicy(game, name)
    found: dict[str, int] = {}
    for node in nodes(game.new_initial_state().node):
        if node.player >= 0:
            state = game.new_initial_state()
            state.node = node
            ((action, likely),) = bot.action_probabilities(state).items()
            assert likely == 1
            assert action in node.legal
            assert found.setdefault(node.string(node.player), action) == action
    assert nash_conv(game, bot) >= 0
