"""The options of the vectorised environment: forced moves, resets, opponents, history, hidden cards for critics."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from pioche.classic import codes as c
from pioche.envs import codes as e
from pioche.envs.batch_players import Players
from pioche.envs.classic_encoding import CLASSIC
from pioche.envs.opponents import OpponentError
from pioche.envs.vector import ClassicVector
from tests.envs.playing import mask_of, seen_by

SHORT = {"hand_size": "3"}
RULES = {"jump_in": "on", "zero_rotation": "forced", "multiples": "on", "uno_card_gift": "on", "hand_size": "4"}
ARRAYS = ("observations", "masks", "counts", "seats", "rewards", "done", "truncated", "history", "perfect")


def first(observations: Any, masks: NDArray[np.int8], lanes: Any, chance: np.random.Generator) -> NDArray[np.int64]:
    return np.asarray(masks.argmax(axis=1))


def by_chance(observations: Any, masks: NDArray[np.int8], lanes: Any, chance: np.random.Generator) -> NDArray[np.int64]:
    return np.asarray((chance.random(masks.shape) * masks).argmax(axis=1))


def test_skipped_forced_moves_are_the_same_rounds() -> None:
    one, other = (ClassicVector(1, "classic/de", 3, RULES, seed=4, skip_forced=skip) for skip in (False, True))
    skipped = 0
    for _ in range(400):
        while one.counts[0] == 1:
            one.step(one.masks.argmax(axis=1))
            skipped += 1
        assert other.counts[0] > 1
        assert (one.observations == other.observations).all()
        assert (one.masks == other.masks).all()
        actions = other.sample().copy()
        one.step(actions)
        other.step(actions)
    assert skipped > 50


def test_a_round_waits_for_its_deal() -> None:
    env = ClassicVector(8, "classic/de", 2, SHORT, seed=1, autoreset="next_step")
    waits = 0
    for _ in range(300):
        before = env.ended.copy()
        env.step(env.sample())
        assert not env.done[before].any(), "the step that deals brings nothing"
        assert not env.rewards[before].any()
        assert (env.ended == (env.done | env.truncated).astype(bool)).all()
        for lane in np.flatnonzero(env.ended):
            assert env.seats[lane] == -1
            assert not env.masks[lane].any()
            assert env.observations[lane, e.PHASE + c.OVER] == 1
            waits += 1
    assert waits > 10


def test_a_round_waits_for_its_reset() -> None:
    env = ClassicVector(6, "classic/de", 2, SHORT, seed=1, autoreset="disabled")
    while not env.ended.all():
        env.step(env.sample())
    before = env.observations.copy()
    env.step(np.full(6, 300))
    assert (env.observations == before).all()
    env.reset(lanes=np.array([True, False, True, False, False, False]))
    assert env.ended.tolist() == [False, True, False, True, True, True]
    assert (env.observations[env.ended] == before[env.ended]).all()
    env.reset(seed=[5, None, 5, None, None, 5], lanes=[2, 5])
    assert (env.observations[2] == env.observations[5]).all()
    assert env.ended.tolist() == [False, True, False, True, True, False]


def test_lanes_depend_on_their_own_seeds_only() -> None:
    """Also with random opponents, and whatever the other tables do."""
    many = ClassicVector(4, "classic/de", 3, SHORT, opponents="random")
    alone = ClassicVector(1, "classic/de", 3, SHORT, opponents="random")
    many.reset([7, 8, 9, 8])
    alone.reset([8])
    for _ in range(200):
        assert (many.observations[[1, 3]] == alone.observations).all()
        assert many.learners[1] == alone.learners[0]
        lowest = many.masks.argmax(axis=1)
        lowest[[0, 2]] = many.sample()[[0, 2]]
        many.step(lowest)
        alone.step(lowest[1:2])
    with pytest.raises(ValueError, match="one seed for each of 4 games"):
        many.reset([1, 2])


@pytest.mark.parametrize("opponents", ["random", "greedy", "heuristic", first, [by_chance, "heuristic"]])
@pytest.mark.parametrize("autoreset", ["same_step", "next_step"])
def test_only_the_learner_is_asked(opponents: Any, autoreset: str) -> None:
    env = ClassicVector(16, "classic/de", 3, RULES, seed=3, opponents=opponents, autoreset=autoreset, longest=2_000)
    seats, ended = set(), 0
    for _ in range(400):
        asked = ~env.ended
        assert (env.seats[asked] == env.learners[asked]).all()
        assert (env.observations[asked, e.ASKED] == 1).all()
        learners = env.learners
        seats |= set(learners.tolist())
        env.step(env.sample())
        over = np.flatnonzero(env.done)
        ended += len(over)
        assert set(env.rewards[over, learners[over]].tolist()) <= {1.0, -0.5, -1.0, 0.5}
    assert seats == {0, 1, 2}
    assert ended


def test_a_league_has_its_own_opponents_at_every_table() -> None:
    league: Any = [["heuristic"], [first]]
    env = ClassicVector(2, "classic/fr", 2, seed=3, seat=0, opponents=league, longest=300)
    assert env.learners.tolist() == [0, 0]
    for _ in range(50):
        env.step(env.sample())
    with pytest.raises(ValueError, match="a league is a list of 1 opponents for each of 2 tables"):
        ClassicVector(2, players=2, opponents=[["random", "random"], ["random"]])
    with pytest.raises(ValueError, match="1 opponents, one for each other seat, not 2"):
        ClassicVector(2, players=2, opponents=["random", "random"])
    with pytest.raises(ValueError, match="random, greedy, heuristic or a function, not 'search'"):
        ClassicVector(2, players=2, opponents="search")
    with pytest.raises(ValueError, match="seat 2 is not one of 2"):
        ClassicVector(2, players=2, opponents="random", seat=2)


@pytest.mark.parametrize("answer", [300, -1, -2, 1 << 40])
def test_an_opponents_illegal_answer_is_an_error(answer: int) -> None:
    def wrong(observations: Any, masks: Any, lanes: Any, chance: Any) -> NDArray[np.int64]:
        return np.full(len(lanes), answer)

    with pytest.raises(OpponentError, match="the opponent in seat 1 chose action"):
        ClassicVector(8, "classic/fr", 2, seat=0, opponents=wrong)  # some opponent begins


def test_compiled_players_are_stronger_than_chance(scaled: Callable[[int], int]) -> None:
    won = {}
    for learner in ("greedy", "heuristic"):
        players = Players(0)
        env = ClassicVector(32, "classic/de", 2, seed=5, opponents="random")
        nothing = np.zeros(10, np.int32)
        style = {"greedy": e.GREEDY, "heuristic": e.HEURISTIC}[learner]
        wins = rounds = 0
        while rounds < max(400, scaled(1_000)):
            learners = env.learners
            env.step(np.array([players.action(table, style, nothing) for table in env.tables()]))
            over = env.done == 1
            rounds += int(over.sum())
            wins += int((env.rewards[over, learners[over]] > 0).sum())
        won[learner] = wins / rounds
    assert won["greedy"] > 0.6
    assert won["heuristic"] > 0.65


def test_compiled_players_do_not_look_at_hidden_cards(scaled: Callable[[int], int]) -> None:
    rng = Random(2)
    players, nothing = Players(0), np.zeros(10, np.int32)
    different = 0
    for number in range(max(20, scaled(60))):
        table = CLASSIC.table("classic/de", 3, RULES, number)
        for _ in range(60):
            if table.s.over:
                break
            guess = CLASSIC.imagined(table, [], table.asked, seed=rng.randrange(1 << 30))
            for style in (e.GREEDY, e.HEURISTIC):
                chosen = players.action(table, style, nothing)
                assert chosen == players.action(guess, style, nothing)
                assert mask_of(CLASSIC, table)[chosen]
            different += str(CLASSIC.position(table)) != str(CLASSIC.position(guess))
            table.act(rng.choice(table.actions()))
    assert different > 100


class Remembered:
    """What happened in a round as every seat may know it, written down the slow way."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.moves: list[tuple[int, int, int, int]] = []  # seat, action, cards left, the only other who knows
        self.parts: list[tuple[int, int, int]] = []

    def act(self, table: Any, action: int) -> None:
        seat = table.asked
        if action != e.WAIT:
            knows = table.picked if e.GIVE <= action < e.BELOW else -1
            self.parts.append((seat, action, knows))
        table.act(action)
        if action != e.WAIT and not CLASSIC.midway(table):
            self.moves += [(who, what, table.s.cards(who), knows) for who, what, knows in self.parts]
            self.parts = []

    def shown(self, seat: int, room: int) -> NDArray[np.int16]:
        rows = np.zeros((room, e.MOVE_SIZE), np.int16)
        for row, (who, what, left, knows) in zip(rows, reversed(self.moves), strict=False):
            secret = e.GIVE <= what < e.BELOW and seat not in (who, knows)
            code = (e.MOVE_HIDDEN_CALL if what >= e.GIVE_CALL else e.MOVE_HIDDEN) if secret else what + 1
            row[:] = ((who - seat) % self.players + 1, code, left)
        return rows


def test_past_moves_are_those_that_the_seat_may_know() -> None:
    env = ClassicVector(4, "classic/de", 3, RULES, seed=6, history=12)
    tables = env.tables()
    known = [Remembered(3) for _ in tables]
    hidden = 0
    for _ in range(600):
        for lane, table in enumerate(tables):
            expected = known[lane].shown(table.asked, 12)
            assert (env.history[lane] == expected).all()
            hidden += int((expected[:, e.MOVE_WHAT] >= e.MOVE_HIDDEN).sum())
        actions = env.sample().copy()
        env.step(actions)
        for lane, table in enumerate(tables):
            known[lane].act(table, int(actions[lane]))
            if table.s.over:
                table.deal()
                known[lane] = Remembered(3)
    assert hidden


def test_the_perfect_information_is_the_whole_position() -> None:
    env = ClassicVector(8, "classic/de", 3, RULES, seed=6, perfect=True)
    for _ in range(300):
        for lane, table in enumerate(env.tables()):
            seen = env.perfect[lane]
            for seat in range(3):
                hand = seen[e.ALL_HANDS + (seat - table.asked) % 3 * e.FACES :][: e.FACES]
                assert np.repeat(np.arange(e.FACES), hand).tolist() == list(table.s.hand(seat))
            pile = seen[e.ALL_PILE : e.ALL_DRAWN]
            assert [face - 1 for face in pile[pile > 0]] == list(table.s.pile_cards()[::-1])
            assert seen[e.ALL_BLUFF] == table.s.bluff
            assert seen[e.ALL_MUST_LAY] == table.s.must_lay
            drawn = np.flatnonzero(seen[e.ALL_DRAWN : e.ALL_MUST_LAY]).tolist()
            assert drawn == ([] if table.s.drawn == c.NO_FACE else [table.s.drawn])
        env.step(env.sample())


def test_observations_are_the_same_with_hidden_cards_dealt_differently() -> None:
    """The perfect information differs then: it is the only array that shows them."""
    env = ClassicVector(4, "classic/de", 3, RULES, seed=6, perfect=True, history=6)
    other = env.clone()
    different = 0
    for number in range(150):
        tables, *rest = env.save()
        guesses = [CLASSIC.imagined(table, [], table.asked, seed=number) for table in tables]
        other.restore((guesses, *rest))
        for name in ARRAYS:
            if name != "perfect":
                assert (getattr(env, name) == getattr(other, name)).all()
        different += int((env.perfect != other.perfect).any(axis=1).sum())
        env.step(env.sample())
    assert different > 300


def test_final_observations_are_of_the_round_that_ended() -> None:
    env = ClassicVector(8, "classic/de", 2, SHORT, seed=3, opponents="heuristic", seat=1)
    slow = ClassicVector(8, "classic/de", 2, SHORT, seed=3, opponents="heuristic", seat=1, autoreset="next_step")
    env.reset(list(range(8)))
    slow.reset(list(range(8)))
    ended = 0
    for _ in range(100):
        actions = env.sample().copy()
        env.step(actions)
        slow.step(actions)
        over = env.done == 1
        assert (env.final_observations[over] == slow.observations[over]).all()
        ended += int(over.sum())
        if over.any():
            slow.reset(lanes=np.flatnonzero(over))
            assert (slow.observations == env.observations).all()
    assert ended > 5


@pytest.mark.parametrize("autoreset", ["same_step", "next_step", "disabled"])
@pytest.mark.parametrize("opponents", [None, "random", "heuristic", [by_chance, "greedy"]])
def test_saved_environments_continue_identically(opponents: Any, autoreset: str) -> None:
    given: dict[str, Any] = {
        "opponents": opponents,
        "autoreset": autoreset,
        "history": 5,
        "perfect": True,
        "skip_forced": True,
    }
    env = ClassicVector(12, "classic/de", 3, RULES, seed=1, **given)
    for _ in range(50):
        env.step(env.sample())
    saved = env.save()
    others = [env.clone(), pickle.loads(pickle.dumps(env)), ClassicVector(12, "classic/de", 3, RULES, **given)]  # noqa: S301
    others[2].restore(pickle.loads(pickle.dumps(saved)))  # noqa: S301
    seen = []
    for _ in range(120):
        actions = env.sample().copy()
        for other in others:
            assert (other.sample() == actions).all()
            other.step(actions)
        env.step(actions)
        seen.append(env.observations.copy())
        for other in others:
            for name in (*ARRAYS, "final_observations", "learners", "ended"):
                assert (getattr(env, name) == getattr(other, name)).all(), name
    env.restore(saved)
    for expected in seen:
        env.step(env.sample())
        assert (env.observations == expected).all(), "a saved state can be restored again and again"
    with pytest.raises(ValueError, match="other arguments"):
        ClassicVector(3).restore(saved)


def test_arrays_are_passed_on_without_copying() -> None:
    env = ClassicVector(4, players=2, seed=5, history=3, perfect=True)
    for name, array in env.buffers.items():
        if array.size:
            shared = np.from_dlpack(array)
            assert np.shares_memory(shared, getattr(env, name))
            shared[...] = 1  # makes nothing legal
    with pytest.raises(ValueError, match="not legal in game 0"):
        env.step(np.full(4, e.BELOW))
    env.step(env.sample())
    assert (env.observations[0] == seen_by(CLASSIC, env.tables()[0], int(env.seats[0]))).all()


def test_clear_words_for_wrong_options() -> None:
    wrong: Any
    for wrong in (-1, 10_001):
        with pytest.raises(ValueError, match=f"history is 0 to 10000 moves, not {wrong}"):
            ClassicVector(2, history=wrong)
    with pytest.raises(ValueError, match="autoreset is one of same_step, next_step, disabled, not 'never'"):
        ClassicVector(2, autoreset="never")
    wrong = [[3, 3]]
    with pytest.raises(TypeError, match="or a function, not 3"):
        ClassicVector(1, players=3, opponents=wrong)
