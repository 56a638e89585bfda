"""Deals that are set up: pieces change places, and none is made or lost."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioche.engine.refusal import Refused
from pioche.engine.setup import FREE, Setup

PACK = [1, 1, 2, 3, 3, 3, 4, 5, 6, 7]
HANDS = [range(3), range(3, 6)]
FIRST = range(6, 7)


def read(text: str) -> list[int]:
    return [int(part) for part in text.split()]


def arranged(setup: Setup, pack: list[int]) -> list[int]:
    return setup.arranged(pack, HANDS, FIRST, read, str)


def dealt(pack: list[int]) -> tuple[list[int], list[int], int]:
    return sorted(pack[:3]), sorted(pack[3:6]), pack[6]


def test_nothing_given_changes_nothing() -> None:
    assert not FREE
    assert arranged(FREE, PACK) == PACK
    assert not Setup((None, None))


@given(st.permutations(PACK), st.permutations(PACK), st.integers(0, 7))
def test_what_is_given_is_dealt(pack: list[int], wanted: list[int], which: int) -> None:
    hands = [" ".join(map(str, wanted[:3])), " ".join(map(str, wanted[3:6]))]
    setup = Setup(
        (hands[0] if which & 1 else None, hands[1] if which & 2 else None), str(wanted[6]) if which & 4 else None
    )
    made = arranged(setup, pack)
    assert Counter(made) == Counter(pack)
    for number, (got, asked) in enumerate(zip(dealt(made), dealt(wanted), strict=True)):
        assert not which >> number & 1 or got == asked
    assert arranged(setup, made) == made


@given(st.permutations(PACK))
def test_what_is_there_already_stays(pack: list[int]) -> None:
    assert arranged(Setup((" ".join(map(str, pack[:3])),)), pack) == pack


def test_a_hand_may_be_given_in_part() -> None:
    made = arranged(Setup((None, "7 1 ...")), PACK)
    assert Counter(made[3:6]) >= Counter([1, 7])
    assert arranged(Setup(("...",)), PACK) == PACK


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (Setup(("1 1",)), "setup-hand"),
        (Setup(("",)), "setup-hand"),
        (Setup(("1 2 3 4",)), "setup-hand"),
        (Setup(("1 2 3 4 ...",)), "setup-hand"),
        (Setup(first="1 2"), "setup-first"),
        (Setup(first=""), "setup-first"),
        (Setup(first="..."), "setup-first"),
        (Setup(("1 1 ...", "1 ...")), "too-many-cards"),
        (Setup(("9 ...",)), "too-many-cards"),
        (Setup(("2 ...",), "2"), "too-many-cards"),
        (Setup((None, None, "1 ...")), "no-such-seat"),
    ],
)
def test_what_is_impossible_is_refused(setup: Setup, code: str) -> None:
    with pytest.raises(Refused) as caught:
        arranged(setup, PACK)
    assert caught.value.refusal.code == code
