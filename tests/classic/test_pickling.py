"""`copy` and `pickle` of rules and positions, compiled or not."""

from __future__ import annotations

import copy
import pickle
import re
from collections.abc import Callable
from random import Random

import pytest

from pioche.classic import editions
from pioche.classic.fields import PICKLED
from pioche.classic.knowledge import Knowledge
from pioche.classic.machine import Round
from pioche.classic.notation import position_text
from pioche.classic.view import view
from tests.classic.mixes import random_rules
from tests.conftest import ROOT

Taken = Callable[[Round], Round]
WAYS = [
    pytest.param(copy.copy, id="copy"),
    pytest.param(copy.deepcopy, id="deepcopy"),
    *(
        pytest.param(lambda it, number=number: pickle.loads(pickle.dumps(it, number)), id=f"pickle {number}")  # noqa: S301
        for number in range(2, pickle.HIGHEST_PROTOCOL + 1)
    ),
]


def numbers(s: Round) -> dict[str, int]:
    return {name: getattr(s, name) for name in PICKLED}


@pytest.mark.parametrize("taken", WAYS)
def test_a_round_goes_on_as_it_would_have(taken: Taken, scaled: Callable[[int], int]) -> None:
    rng = Random("pickling")
    for number in range(scaled(40)):
        rules, players = random_rules(rng)
        s = Round.deal(rules, players, rng.randbytes(32)) if number % 2 else Round.fast_deal(rules, players, number)
        for _ in range(rng.randrange(40)):
            if not s.over:
                s.apply(rng.choice(s.moves()))
        made = taken(s)
        assert type(made) is Round
        assert (numbers(made), made.rules, made.seed) == (numbers(s), s.rules, s.seed)
        for _ in range(30):
            assert position_text(made) == position_text(s)
            assert made.moves() == s.moves()
            if s.over:
                break
            move = rng.choice(s.moves())
            before = position_text(made)
            s.apply(move)
            assert position_text(made) == before, "it is another one"
            made.apply(move)


def test_every_number_of_a_position_is_kept() -> None:
    header = (ROOT / "src/pioche/classic/state_fields.pxd").read_text(encoding="utf-8")
    listed = re.findall(r"cdef readonly (?:int|uint64_t) (.*)", header)
    apart = {"pile_n", "discard_n"}  # derived from the cards
    assert {name for line in listed for name in line.split(", ")} - apart == set(PICKLED)


@pytest.mark.parametrize("edition", editions.EDITIONS)
def test_rules(edition: str) -> None:
    rules = editions.load(edition, {"jump_in": "on", "seven_swap": "optional"})
    again = pickle.loads(pickle.dumps([rules, rules]))  # noqa: S301 (ours)
    assert again == [rules, rules]
    assert again[0] is again[1], "written once, however many tables there are"
    assert copy.deepcopy(rules) is rules


def test_knowledge() -> None:
    """Bots that think are copied and pickled with what they know."""
    rules = editions.load("classic/de")
    s = Round.deal(rules, 4, bytes(32))
    known = Knowledge.of_view(rules, view(s, 0))
    for again in (copy.deepcopy(known), pickle.loads(pickle.dumps(known))):  # noqa: S301 (ours)
        assert again.visible.fitting == known.visible.fitting
        assert [again.may_hold(seat) for seat in range(4)] == [known.may_hold(seat) for seat in range(4)]
