"""The card game for learners: its actions lead to every legal move, and to nothing else."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from pioche.classic import codes as c
from pioche.classic.actions import Give, Play, decode
from pioche.classic.completion import complete
from pioche.classic.machine import Round
from pioche.classic.notation import move_text, parse_position, position_text
from pioche.classic.view import view
from pioche.engine.refusal import Refused
from pioche.envs import codes as e
from pioche.envs.classic import ClassicEnvTable
from pioche.envs.classic_encoding import CLASSIC
from pioche.envs.pickling import restored
from tests.classic.mixes import random_rules
from tests.classic.table import table as position
from tests.envs.playing import any_action, mask_of, questions, seen_by

Scaled = Callable[[int], int]


def all_moves(table: ClassicEnvTable) -> list[int]:
    """Every move that the actions of the asked seat lead to."""
    found = []
    for action in np.flatnonzero(mask_of(CLASSIC, table)).tolist():
        if action == e.WAIT:
            continue
        after = table.copy()
        move = after.move_of(action)
        if move >= 0:
            found.append(move)
        else:
            found += all_moves(after)
    return found


def without_colour(move: int) -> bool:
    """Is it a last Wild or Wild4 without a colour (LB-8)? That has no action: with any colour it does the same."""
    action = decode(move)
    return isinstance(action, Play) and action.face in (c.WILD, c.WILD4) and action.colour is None


@pytest.mark.clause("LB-8")
@pytest.mark.parametrize(("card", "names"), [("W", "W=r W=y W=g W=b draw"), ("F", "F=r F=y F=g F=b draw")])
def test_a_last_black_card_has_an_action_for_each_colour(card: str, names: str) -> None:
    made = position("lb", f"{card}/y1y2/g1g2 y9y8y7y6y5 r9 r > turn:0 started=1")
    table = ClassicEnvTable(made.rules, 3, 0)
    table.set_round(made)
    assert " ".join(map(CLASSIC.action_name, table.actions())) == names
    assert sum(map(without_colour, made.legal(0))) == 1


def test_actions_lead_to_every_legal_move_once(scaled: Scaled) -> None:
    rng = Random("moves")
    kinds: set[type] = set()
    for _ in range(max(40, scaled(40))):
        table = ClassicEnvTable(*random_rules(rng), rng.randrange(1 << 40))
        for _ in questions(CLASSIC, table, rng, 60):
            if table.picked == c.NO_SEAT and not table.below and table.s.phase != c.GIVE:
                legal = [move for move in table.s.legal(table.asked) if not without_colour(move)]
                assert sorted(all_moves(table)) == sorted(legal)
                kinds |= {type(decode(move)) for move in table.s.legal(table.asked)}
    assert len(kinds) >= 9


@pytest.mark.parametrize(
    ("rules_changed", "text", "kind"),
    [
        ({"uno_card_gift": "on"}, "r1r1g5W/y1/b2 y2 r5U r > give:0 running=U actor=0", Give),
        ({"multiples": "on"}, "r1r1g1b1W/y1/b2 y2 r5 r > turn:0", Play),
        ({"multiples": "on"}, "r1g1g1b1y1y5/y1/b2 y2 r5 r > turn:0", Play),
    ],
)
def test_moves_of_several_actions(rules_changed: dict[str, str], text: str, kind: type) -> None:
    table = ClassicEnvTable(CLASSIC.rules("classic/de", 3), 3, 1)
    table.set_round(position("de", text, **rules_changed))
    moves = table.s.legal(0)
    several = [
        action
        for action in map(decode, moves)
        if isinstance(action, Give) or (isinstance(action, Play) and action.also)
    ]
    assert several
    assert {type(action) for action in several} == {kind}
    assert sorted(all_moves(table)) == sorted(moves), [move_text(move) for move in moves]


def test_who_may_act_out_of_turn_is_asked_first() -> None:
    """Seat 1 has not called: seat 2 may catch it, then it may call itself, then the turn goes on."""
    made = position("fr", "r1r2/g1/b2b3 y1y2y3 r5 r > turn:2 layer=1 owing=2 started=1")
    table = ClassicEnvTable(made.rules, 3, 1)
    table.set_round(made)
    asked = []
    while table.asked != table.s.turn:
        asked.append(table.asked)
        assert mask_of(CLASSIC, table)[e.WAIT]
        table.act(e.WAIT)
    assert asked == [0, 1]
    assert not mask_of(CLASSIC, table)[e.WAIT]
    assert mask_of(CLASSIC, table)[e.CATCH + 1]  # the seat at distance 2
    table.act(e.CATCH + 1)
    assert table.s.cards(1) == 3


def test_jumping_in_is_offered() -> None:
    made = position("de", "r1r2/g1g2/r5b3 y1y2y3 r5 r > turn:0 layer=1 started=1", jump_in="on")
    table = ClassicEnvTable(made.rules, 3, 1)
    table.set_round(made)
    assert table.asked == 2
    table.act(e.LAY + 5)
    assert table.s.layer == 2
    assert table.s.cards(2) == 1


def test_nothing_hidden_is_observed(scaled: Scaled) -> None:
    """Law 4 for learners: positions that differ only in hidden cards have equal observations and legal actions."""
    rng = Random("hidden")
    looked = 0
    for _ in range(scaled(60)):
        table = ClassicEnvTable(*random_rules(rng), rng.randrange(1 << 40))
        for mask in questions(CLASSIC, table, rng, 80):
            if rng.random() < 0.8:
                continue
            seat = rng.choice([table.asked, rng.randrange(table.s.players)])
            hidden = complete(view(table.s, seat), None, table.s.rules, rng.randrange(1 << 30))
            question = (table.asked, table.waiting, table.picked, table.given, table.below, table.rank)
            other = restored(ClassicEnvTable, hidden, question)
            assert (seen_by(CLASSIC, table, seat) == seen_by(CLASSIC, other, seat)).all()
            if seat == table.asked:
                assert (mask_of(CLASSIC, other) == mask).all()
            looked += position_text(other.s) != position_text(table.s)
    assert looked > scaled(60)


def test_what_is_seen_is_observed(scaled: Scaled) -> None:
    """The observation agrees with the view, for every field that is a number or a list of cards."""
    rng = Random("seen")
    at = {feature.name: slice(feature.first, feature.first + feature.size) for feature in CLASSIC.features}
    for _ in range(scaled(30)):
        table = ClassicEnvTable(*random_rules(rng), rng.randrange(1 << 40))
        for _ in questions(CLASSIC, table, rng, 50):
            seat = rng.randrange(table.s.players)
            shown, seen = view(table.s, seat), seen_by(CLASSIC, table, seat)
            assert seen[at["hand"]].tolist() == [shown.hand.count(face) for face in range(c.FACES)]
            assert seen[at["discards"]].tolist() == [shown.discards.count(face) for face in range(c.FACES)]
            turned = [shown.counts[(seat + distance) % shown.players] for distance in range(shown.players)]
            assert seen[at["counts"]].tolist()[: shown.players] == turned
            for name in ("top", "drawn", "running", "colour", "named", "top_before", "colour_before"):
                value = getattr(shown, name)
                assert np.flatnonzero(seen[at[name]]).tolist() == ([] if value is None else [value])
            for name in ("turn", "dealer", "layer", "follow", "out", "heir", "actor", "target", "accused", "winner"):
                value = getattr(shown, name)
                places = [] if value is None else [(value - seat) % shown.players]
                assert np.flatnonzero(seen[at[name]]).tolist() == places
            for name in ("owing", "ayes", "nays", "accusers"):
                places = sorted((other - seat) % shown.players for other in getattr(shown, name))
                assert np.flatnonzero(seen[at[name]]).tolist() == places
            for name in ("players", "pile", "direction", "debt", "step", "must_lay", "out_said", "defending", "at"):
                assert seen[at[name]].tolist() == [int(getattr(shown, name))]
            assert np.flatnonzero(seen[at["phase"]]).tolist() == [int(shown.phase)]


def test_payoffs_add_up_to_nothing(scaled: Scaled) -> None:
    rng = Random("payoffs")
    ended = 0
    for _ in range(scaled(30)):
        table = ClassicEnvTable(*random_rules(rng), rng.randrange(1 << 40))
        for _ in questions(CLASSIC, table, rng, 20_000):
            pass
        worth = [table.worth(seat) for seat in range(table.s.players)]
        assert abs(sum(worth)) < 1e-12  # in single precision it would not be
        ended += table.s.over
        if table.s.winner != c.NO_SEAT:
            assert worth[table.s.winner] == 1
    assert ended


def test_teams_win_together() -> None:
    made = parse_position(
        "-/b1/y1/g1 y1 r5 r > over:0 winner=0 layer=0", CLASSIC.rules("classic/de", 4, {"teams": "2"})
    )
    table = ClassicEnvTable(made.rules, 4, 1)
    table.set_round(made)
    assert [table.worth(seat) for seat in range(4)] == [1, -1, 1, -1]


def test_the_same_seed_deals_the_same() -> None:
    one, two, other = (ClassicEnvTable(CLASSIC.rules("classic/fr", 4), 4, seed) for seed in (5, 5, 6))
    assert position_text(one.s) == position_text(two.s) != position_text(other.s)
    for table in (one, two):
        table.deal()
    assert position_text(one.s) == position_text(two.s)
    assert len({ClassicEnvTable(CLASSIC.rules("classic/fr", 4), 4, seed).s.dealer for seed in range(40)}) == 4


def test_copies_are_independent() -> None:
    rng = Random("copies")
    table = ClassicEnvTable(CLASSIC.rules("classic/fr", 3), 3, 1)
    copy = table.copy()
    before = position_text(copy.s)
    for _ in range(10):
        table.act(any_action(mask_of(CLASSIC, table), rng))
    assert position_text(copy.s) == before != position_text(table.s)


def test_tables_can_be_pickled(scaled: Scaled) -> None:
    rng = Random("pickles")
    for _ in range(scaled(20)):
        table = ClassicEnvTable(*random_rules(rng), rng.randrange(1 << 40))
        for _ in questions(CLASSIC, table, rng, rng.randrange(1, 60)):
            pass
        other = pickle.loads(pickle.dumps(table))  # noqa: S301
        assert position_text(other.s) == position_text(table.s)
        for _ in range(10):
            if table.s.over:
                break
            mask = mask_of(CLASSIC, table)
            assert (mask_of(CLASSIC, other) == mask).all()
            action = any_action(mask, rng)
            table.act(action)
            other.act(action)
        assert position_text(other.s) == position_text(table.s)


def test_advice_only_where_it_is_asked_for() -> None:
    assert not CLASSIC.rules("classic/fr", 4).book.advice_penalty
    assert CLASSIC.rules("classic/fr", 4, {"advice_penalty": "on"}).book.advice_penalty
    with pytest.raises(Refused):
        CLASSIC.rules("classic/fr", 11)
    assert isinstance(ClassicEnvTable(CLASSIC.rules("classic/fr", 2), 2, 1).s, Round)


def test_pure_python_gives_the_same(run_pure: Callable[[str], str]) -> None:
    code = """
import numpy as np
from pioche.envs.vector import ClassicVector
env = ClassicVector(3, "classic/de", 3, {"jump_in": "on", "multiples": "on", "seven_swap": "optional"}, seed=7)
total = np.zeros(3, np.int64)
for _ in range(150):
    env.step(env.sample())
    total = total * 31 + env.observations.sum(axis=1) * 7 + env.masks.argmax(axis=1) + env.seats
    total %= 1000003
print(total.tolist(), env.rewards.tolist())
"""
    here: list[str] = []
    exec(code, {"print": lambda *values: here.append(" ".join(map(str, values)))})  # noqa: S102
    assert run_pure(code).strip() == here[0]


def test_possible_tables_of_who_has_only_looked() -> None:
    table = ClassicEnvTable(CLASSIC.rules("classic/fr", 3), 3, 4)
    rng = Random(2)
    others = set()
    for number, _ in enumerate(questions(CLASSIC, table, rng, 60)):
        possible = CLASSIC.imagined(table, [], table.asked, number)
        assert (seen_by(CLASSIC, possible, table.asked) == seen_by(CLASSIC, table, table.asked)).all()
        others.add(position_text(possible.s) != position_text(table.s))
    assert True in others
