"""Law 4 for adapters: two rounds that differ only in what a seat cannot see look the same to it in every method.

Two tables are played side by side. They start with the same view for one seat, the watcher, which does the same at
both. The others do the same as far as the watcher can tell, but differ in what it cannot see: whether they could have
acted out of turn, and which cards they give to each other. As long as the watcher gets the same events, it must be
shown the same.
"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any, Protocol

import numpy as np
import pytest

from pioche.classic.notation import parse_position
from pioche.envs import codes as e
from pioche.envs import rlcard
from pioche.envs.classic import ClassicEnvTable
from pioche.envs.classic_encoding import CLASSIC
from pioche.envs.encoding import AnyEncoding
from pioche.envs.history import Record
from pioche.envs.pettingzoo import TableEnv
from pioche.envs.table_spec import encoding_of
from tests.envs.playing import mask_of

CASES = [
    pytest.param("classic/de", {"uno_card_gift": "on", "jump_in": "on", "hand_size": "4"}, id="cards"),
    pytest.param("classic/de", {"multiples": "on", "sequences": "on", "seven_swap": "optional"}, id="several"),
    pytest.param("rummy/en", {"must_play": "lenient"}, id="tiles"),
]


class Adapter(Protocol):
    """A table inside an environment."""

    @property
    def table(self) -> Any: ...

    def act(self, action: int) -> None: ...

    def always(self, seat: int) -> object:
        """What a seat can query at any time, apart from whether it is asked."""
        ...

    def asked(self, seat: int) -> object:
        """What a seat is shown when it is asked."""
        ...


class Recorded:
    """The RLCard adapter."""

    def __init__(self, edition: str, options: dict[str, str], table: Any) -> None:
        self.env = rlcard.make(edition, {"seed": 1, "game_num_players": table.s.players}, options)
        self.env.reset()
        self.env.table = table

    @property
    def table(self) -> Any:
        return self.env.table

    def act(self, action: int) -> None:
        self.env.step(action)

    def always(self, seat: int) -> object:
        return self.env.get_state(seat)["action_record"]

    def asked(self, seat: int) -> object:
        state = self.env.get_state(seat)
        raw = state["raw_obs"]
        return (
            *(state["obs"].tolist(), state["legal_actions"], state["raw_legal_actions"], state["action_record"]),
            *(raw["obs"].tolist(), raw["legal_actions"], raw["current_player"]),
        )


class Zoo:
    """The PettingZoo adapter."""

    def __init__(self, edition: str, options: dict[str, str], table: Any) -> None:
        self.env = TableEnv(edition, table.s.players, options)
        self.env.reset(seed=1)
        self.env.table = table
        self.env._ask()

    @property
    def table(self) -> Any:
        return self.env.table

    def act(self, action: int) -> None:
        self.env.step(action)

    def always(self, seat: int) -> object:
        return self.env.rewards[f"player_{seat}"], self.env.terminations[f"player_{seat}"]

    def asked(self, seat: int) -> object:
        agent = f"player_{seat}"
        assert self.env.infos[agent].keys() == {"action_mask"}
        return self.env.observe(agent).tolist(), self.env.infos[agent]["action_mask"].tolist()


class Spiel:
    """The OpenSpiel adapter: a seat may query its information state at any time."""

    def __init__(self, edition: str, options: dict[str, str], table: Any) -> None:
        pyspiel = pytest.importorskip("pyspiel")
        from pioche.envs import openspiel

        name = f"python_pioche_{edition.partition('/')[0]}"
        text = ";".join(f"{option}:{value}" for option, value in options.items())
        game = pyspiel.load_game(name, {"edition": edition, "players": table.s.players, "options": text})
        self.state = game.new_initial_state()
        for _ in range(openspiel.THROWS):
            self.state.apply_action(1)
        self.state.table = table
        self.state.told = openspiel._Told(table.s.players)

    @property
    def table(self) -> Any:
        return self.state.table

    def act(self, action: int) -> None:
        self.state.apply_action(action)

    def always(self, seat: int) -> object:
        return self.state.information_state_string(seat), self.state.observation_string(seat)

    def asked(self, seat: int) -> object:
        tensors = self.state.observation_tensor(seat), self.state.information_state_tensor(seat)
        return self.always(seat), tensors, self.state.legal_actions()


class Pair:
    """The two tables, compared from the watcher's seat."""

    def __init__(self, game: AnyEncoding, one: Adapter, two: Adapter, watcher: int, rng: Random) -> None:
        self.game = game
        self.one = one
        self.two = two
        self.watcher = watcher
        self.rng = rng
        self.shown = 0  # moves of others that looked the same
        self.waits = 0  # waits at one table only
        self.gifts = 0  # gifts of different cards

    def step(self) -> bool:
        """One more action at both tables; False if they look different now or the round is over."""
        who = self.one.table.asked
        if not self.until_asked(self.two, who):
            if who in (self.watcher, self.one.table.s.turn):
                return False
            self.wait(self.one)  # at the other table this seat is not asked
            return True
        chosen = self.choose(who)
        if chosen is None or self.told(self.one, chosen[0]) != self.told(self.two, chosen[1]):
            return False
        self.gifts += chosen[0] != chosen[1]
        self.one.act(chosen[0])
        if self.game.midway(self.one.table) and who != self.watcher:
            self.alike()
        self.two.act(chosen[1])
        if self.one.table.s.over:
            return False
        self.shown += who != self.watcher
        self.alike()
        return True

    def until_asked(self, adapter: Adapter, who: int) -> bool:
        """Let all others wait until this seat is asked; returns whether it is."""
        while (asked := adapter.table.asked) != who:
            if asked in (self.watcher, adapter.table.s.turn):
                return False
            self.wait(adapter)
        return True

    def wait(self, adapter: Adapter) -> None:
        adapter.act(self.game.wait)
        self.waits += 1
        self.alike()

    def choose(self, who: int) -> tuple[int, int] | None:
        """One action for each table, such that both look the same to the watcher; None if there are none."""
        one, two = mask_of(self.game, self.one.table), mask_of(self.game, self.two.table)
        if self.game is CLASSIC and self.watcher not in (who, self.one.table.picked) and one[e.GIVE : e.BELOW].any():
            first, last = (e.GIVE, e.GIVE_CALL) if one[e.GIVE : e.GIVE_CALL].any() else (e.GIVE_CALL, e.BELOW)
            gifts = [np.flatnonzero(mask[first:last]).tolist() for mask in (one, two)]
            return (first + self.rng.choice(gifts[0]), first + self.rng.choice(gifts[1])) if all(gifts) else None
        both = np.flatnonzero(one & two).tolist()
        action = self.rng.choice(both) if both else -1
        return (action, action) if both else None

    def told(self, adapter: Adapter, action: int) -> list[Any]:
        events = self.game.act(adapter.table.copy(), action)
        return [self.game.told(event, self.watcher) for event in events]

    def alike(self) -> None:
        seat = self.watcher
        assert self.one.always(seat) == self.two.always(seat)
        if self.one.table.asked == self.two.table.asked == seat:
            assert self.one.asked(seat) == self.two.asked(seat)


@pytest.mark.parametrize("adapter", [Recorded, Zoo, Spiel])
@pytest.mark.parametrize(("edition", "options"), CASES)
def test_nothing_hidden_is_shown(
    adapter: type[Recorded | Zoo | Spiel],
    edition: str,
    options: dict[str, str],
    scaled: Callable[[int], int],
) -> None:
    rng = Random(edition)
    game = encoding_of(edition)
    shown = waits = 0
    tiles = edition.startswith("rummy")
    for number in range(max(40, scaled(60 if tiles else 150))):
        table = game.table(edition, 3, options, number)
        happened = game.deal(table)
        for _ in range(rng.randrange(4 if tiles else 20)):
            if not table.s.over:
                happened += game.act(table, rng.choice(np.flatnonzero(mask_of(game, table)).tolist()))
        if table.s.over or game.midway(table):
            continue
        watcher = rng.randrange(3)
        twin = game.imagined(table, [game.told(event, watcher) for event in happened], watcher, number)
        table.set_round(table.s)
        twin.set_round(twin.s)  # which seat is asked depends on the cards
        pair = Pair(game, adapter(edition, options, table), adapter(edition, options, twin), watcher, rng)
        pair.alike()
        for _ in range(60):
            if not pair.step():
                break
        shown, waits = shown + pair.shown, waits + pair.waits
    assert shown > 20
    assert waits or "jump_in" not in options


GIFT = {"uno_card_gift": "on"}
GIVING = (
    "r1r1g5W/y1/b2 y2 r5U r > give:0 running=U actor=0 layer=0 started=1",
    "b1b3g7y9/y1/b2 y2 r5U r > give:0 running=U actor=0 layer=0 started=1",
)


@pytest.mark.parametrize("adapter", [Recorded, Zoo, Spiel])
def test_gifts_to_somebody_else_look_alike(adapter: type[Recorded | Zoo | Spiel]) -> None:
    one, two = (adapter("classic/de", GIFT, at(text, GIFT)) for text in GIVING)
    pair = Pair(CLASSIC, one, two, 2, Random(1))
    for each in (one, two):
        each.act(e.PICK)  # distance 1: seat 1; seat 2 watches
    for _ in range(2):
        pair.alike()
        assert pair.step()
    assert pair.gifts == 2
    assert not CLASSIC.midway(one.table)
    pair.alike()


def test_who_may_know_a_gift_does() -> None:
    env = Recorded("classic/de", GIFT, at(GIVING[0], GIFT))
    done = []
    for wanted in ("pick.+1", "give.r1", "give.g5"):
        assert (env.always(1), env.always(2)) == ([], []), "nothing is given yet"
        env.env.step(wanted, raw_action=True)
        done.append((0, wanted))
        assert env.always(0) == done
    assert env.always(1) == env.env.action_recorder == done
    assert env.always(2) == [(0, "pick.+1"), (0, "give.?"), (0, "give.?")]


def test_states_are_not_told_later_what_comes() -> None:
    env = rlcard.make("classic/de", {"seed": 1, "allow_step_back": True})
    state, _ = env.reset()
    env.step(next(iter(state["legal_actions"])))
    assert state["action_record"] == []
    later = env.get_state(0)["action_record"]
    done = list(env.action_recorder)
    assert later == done
    kept = [copy.deepcopy(state["action_record"]), pickle.loads(pickle.dumps(state["action_record"]))]  # noqa: S301
    assert kept == [[], []]
    assert env.step_back()
    assert later == Record(done)
    assert (len(later), later[-1], later[:1], repr(later)) == (1, done[-1], done, repr(done))
    with pytest.raises(IndexError):
        state["action_record"][0]
    assert env.get_state(0)["action_record"] == env.get_state(1)["action_record"] == env.action_recorder == []


def test_who_could_have_jumped_in_is_nobodys_business() -> None:
    options = {"jump_in": "on"}
    env = Recorded("classic/de", options, at("b1b2/r5y5/g2g3 y2 r5 r > turn:0 layer=2 started=1", options))
    assert env.table.asked == 1
    assert env.env.get_state(2)["raw_obs"]["current_player"] == 0
    assert env.env.get_state(1)["raw_obs"]["current_player"] == 1
    env.act(e.WAIT)
    assert [env.always(seat) for seat in range(3)] == [[], [(1, "wait")], []]


def at(text: str, options: dict[str, str]) -> ClassicEnvTable:
    made = parse_position(text, CLASSIC.rules("classic/de", 3, options))
    table = ClassicEnvTable(made.rules, 3, 1)
    table.set_round(made)
    return table
