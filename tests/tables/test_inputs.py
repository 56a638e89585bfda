"""Whatever is typed in raises `TypeError` or `Refused` with a short sentence, and nothing else."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

import pioche
from pioche.i18n import LANGUAGES, MissingText

HUGE = 10**5000
ODD: list[Any] = [
    *(None, True, 0, -1, 9, 99, 2**64, HUGE, -HUGE, 1.5, float("nan"), 1j),
    *("", " ", "\0", "\n", "é", "x" * 70_000, "\ud800", "9:draw", f"{'9' * 30}:draw", "²:draw", "1:catch.9", "W=r"),
    *("lay ", "lay -", "*", "R1 R2", "...", "|", b"x", b"x" * 32, memoryview(b"x")),
    *(
        [],
        [None],
        ["r1"],
        [1],
        [[]],
        {},
        {0: "r1 ..."},
        {9: "r1"},
        {"0": "r1"},
        {0: None},
        set(),
        object(),
        int,
        range(3),
    ),
]


def attempts(value: Any) -> Iterator[Callable[[], object]]:
    for function in (pioche.deal, pioche.replay.loads, pioche.replay.dumps, pioche.solve):
        yield partial(function, value)
    yield partial(pioche.position, value, "x")
    for edition in ("classic/de", "rummy/en"):
        yield partial(pioche.deal, edition, value)
        yield partial(pioche.position, edition, value)
        for name in ("seed", "dealer", "hands", "first", "totals", "wins", "options", "target", "must_play", "jump_in"):
            yield partial(pioche.deal, edition, 3, **{name: value})
        table = pioche.deal(edition, 3, seed=4)
        for name in ("push", "why", "is_legal", "action", "say", "view", "hand", "legal", "show"):
            yield partial(getattr(table.copy(), name), value)
        reason = table.why("9:draw")
        assert reason is not None
        for say in (table.show, *(each.say for each in (table.legal()[0], table.view(0), reason, *table.events))):
            yield partial(say, value)
            yield partial(say, "en", value)
        yield partial(table.events[0].seen_by, value)
        yield partial(table.__eq__, value)
    tiles = pioche.deal("rummy/en", 3, seed=4)
    yield partial(pioche.solve(tiles).action, value)
    yield partial(pioche.solve, tiles, value)


def complaint(attempt: Callable[[], object]) -> str | None:
    """What an attempt raises, in words; None if it succeeds."""
    try:
        attempt()
    except (pioche.Refused, TypeError) as error:
        return str(error)
    return None


@pytest.mark.parametrize("value", ODD, ids=lambda value: f"{type(value).__name__}")
def test_nothing_but_a_short_sentence(value: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error", MissingText)
        said = [sentence for attempt in attempts(value) if (sentence := complaint(attempt)) is not None]
    assert said
    for sentence in said:
        assert 0 < len(sentence) < 500
        assert "???" not in sentence


def test_a_language_that_is_not_there() -> None:
    table = pioche.deal("classic/de", 3, seed=7)
    for say in (table.show, table.legal()[0].say, table.view(0).say, table.events[0].say):
        with pytest.raises(pioche.Refused, match="unknown-language") as caught:
            say("es")
        assert str(caught.value) == f"There is no language “es”; there are: {', '.join(LANGUAGES)}."


def test_names_that_are_not_given_are_those_of_the_seats() -> None:
    table = pioche.deal("classic/de", 3, seed=7)
    lines = table.show(names=["Ann"]).splitlines()[-3:]
    assert [line[2:].partition(":")[0] for line in lines] == ["Ann", "seat 1", "seat 2"]
    with pytest.raises(TypeError, match="names must be a list"):
        table.show(names="Ann")


def test_any_number_is_a_seed() -> None:
    assert pioche.deal("classic/de", 3, seed=HUGE) == pioche.deal("classic/de", 3, seed=HUGE)
    assert pioche.deal("classic/de", 3, seed=HUGE) != pioche.deal("classic/de", 3, seed=HUGE + 1)
    assert pioche.deal("classic/de", 3, seed=10**600) == pioche.deal("classic/de", 3, seed=str(10**600))
