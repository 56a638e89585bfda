"""Rules on Blanks as text."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioche.classic import editions
from pioche.classic.effects import At, Effect, If, Op, Program
from pioche.classic.game import GAME
from pioche.classic.programs import EXAMPLE, parse_programs, programs_text
from pioche.classic.rules import OPTIONS
from pioche.engine.refusal import Refused
from tests.classic.mixes import random_program
from tests.conftest import ROOT

words = st.text(max_size=200)


@given(st.integers(0, 2**32), st.lists(words, max_size=3))
def test_blanks_parse_back_from_their_text(number: int, texts: list[str]) -> None:
    rng = Random(number)
    programs = tuple(Program(random_program(rng).effects, text) for text in texts)
    text = programs_text(programs)
    assert text.isascii()
    assert text.isprintable()
    assert parse_programs(text) == programs


@pytest.mark.clause("LB-10")
def test_blanks_as_people_write_them() -> None:
    text = 'draw*2@others colour "and sing — loudly" | swap@chosen? | - | skip*2[self_at_most=3] again[colour=g]'
    assert parse_programs(text) == (
        Program((Effect(Op.DRAW, 2, At.OTHERS), Effect(Op.COLOUR)), "and sing — loudly"),
        Program((Effect(Op.SWAP, at=At.CHOSEN, optional=True),)),
        Program(),
        Program(
            (
                Effect(Op.SKIP, 2, condition=If.SELF_AT_MOST, limit=3),
                Effect(Op.AGAIN, condition=If.COLOUR, limit=2),
            )
        ),
    )
    assert parse_programs("none") == ()


def test_blanks_as_the_page_writes_them() -> None:
    page = (ROOT / "docs" / "replays.md").read_text(encoding="utf-8")
    (text,) = [line.removeprefix("option blanks ") for line in page.splitlines() if line.startswith("option blanks ")]
    rules = editions.load("classic/lb", {"blanks": text})
    assert GAME.printed.differences("classic/lb", rules) == {"blanks": text}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "|",
        "draw |",
        "jump",
        "draw*",
        "draw@moon",
        "draw[moon=1]",
        "draw[colour=3]",
        "draw[self_at_most=r]",
        '"',
        'draw "x',
        '"a" draw',
        '"\\x"',
        "- draw",
        "draw -",
        "draw*2 none",
        '"a" "b"',
    ],
)
def test_nonsense_on_blanks_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="bad-blanks"):
        parse_programs(text)


def test_blanks_that_cannot_be_played_are_refused() -> None:
    with pytest.raises(Refused, match="effect-count"):
        parse_programs("draw*99")
    with pytest.raises(Refused, match="option-range"):
        editions.load("classic/lb", {"blanks": "draw | draw | draw | draw"})


@pytest.mark.clause("LB-10")
def test_blanks_are_options_like_any_other() -> None:
    """They can be given as text, like all options, or as values."""
    programs = (Program((Effect(Op.DRAW, 2, At.OTHERS), Effect(Op.COLOUR))),)
    assert OPTIONS.parse("blanks", EXAMPLE) == programs
    assert OPTIONS.parse("blanks", programs) == programs
    assert editions.load("classic/de", {"blanks": EXAMPLE}).blank.blanks == programs
    with pytest.raises(Refused, match=r"option-value .*choices=none \| draw\*2@others colour"):
        OPTIONS.parse("blanks", 3)
