"""The arguments of an environment are validated when it is created."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pioche.engine.refusal import Refused
from pioche.envs.gymnasium import SoloEnv
from pioche.envs.pettingzoo import env, raw_env
from pioche.envs.rlcard import make
from pioche.envs.table_spec import table_spec
from pioche.envs.vector import ClassicVector


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", "en")


def vector(edition: Any = "classic/fr", options: Any = None) -> ClassicVector:
    return ClassicVector(2, edition, options=options)


def rlcard(edition: Any = "classic/fr", options: Any = None) -> object:
    return make(edition, None, options)


MAKERS = [
    pytest.param(maker, id=name)
    for name, maker in (("solo", SoloEnv), ("env", env), ("raw_env", raw_env), ("vector", vector), ("rlcard", rlcard))
]


@pytest.mark.parametrize("maker", MAKERS)
def test_nonsense_is_called_so_in_one_line(maker: Callable[..., object]) -> None:
    wrong: Any
    for wrong in (None, 3, b"classic/fr"):
        with pytest.raises(TypeError, match=f"an edition is named by a text such as 'classic/fr', not {wrong!r}"):
            maker(edition=wrong)
    for wrong in (["jump_in"], "jump_in", 3):
        with pytest.raises(TypeError, match=r"options are house rules by name and value such as .*, not "):
            maker(options=wrong)


@pytest.mark.parametrize("maker", MAKERS)
@pytest.mark.parametrize(
    ("given", "code", "said"),
    [
        ({"edition": "classic/xx"}, "unknown-edition", "There is no edition “classic/xx”; there are: "),
        ({"options": {"jumpin": "on"}}, "unknown-option", "There is no option “jumpin”. Did you mean jump_in?"),
        ({"options": {"jump_in": "yes"}}, "option-value", "“yes” is not a value of the option “jump_in”; possible: "),
        ({"options": {"blanks": "dance"}}, "bad-blanks", "“dance” is not a rule for white cards such as “draw"),
        ({"options": {"hand_size": "999"}}, "option-range", "“Cards dealt” can be 2 to "),
    ],
)
def test_what_is_refused_says_so_in_a_sentence(
    maker: Callable[..., object], given: dict[str, Any], code: str, said: str
) -> None:
    with pytest.raises(Refused, match=code) as refused:
        maker(**given)
    assert str(refused.value).startswith(said)


@pytest.mark.parametrize("maker", MAKERS)
def test_rules_on_blanks_are_given_as_text_too(maker: Callable[..., object]) -> None:
    maker(options={"blanks": 'draw*2@others colour "and sing" | skip*2'})


def test_tiles_have_their_own_sentences() -> None:
    with pytest.raises(Refused, match="option-range") as refused:
        table_spec("rummy/en", 2, {"rounds_to_win": "5000"})
    assert str(refused.value) == "“Rounds to win” can be 0 to 100, not 5,000 (R-24)."


def test_opponents() -> None:
    wrong: Any
    for wrong in (3, None, ["greedy"]):
        with pytest.raises(TypeError, match="an opponent is the name of a bot, a file of yours or a function, not "):
            SoloEnv(opponent=wrong)
    with pytest.raises(Refused, match="unknown-bot") as refused:
        SoloEnv(opponent="deep-blue")
    assert str(refused.value).startswith("There is no bot “deep-blue”")


def test_options_that_change_later_change_nothing() -> None:
    options = {"hand_size": "3"}
    made = table_spec("classic/fr", 2, options)
    options["hand_size"] = "5"
    assert made.table(1).s.cards(0) == 3
