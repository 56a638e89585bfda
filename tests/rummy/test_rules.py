"""Options, clashes, editions, and the words of refusals."""

from __future__ import annotations

import pytest

from pioche import i18n
from pioche.engine.refusal import Argument, Refused
from pioche.engine.sentences import sentence
from pioche.rummy.editions import EDITIONS, load
from pioche.rummy.game import GAME
from pioche.rummy.refusals import Code
from pioche.rummy.rules import OPTIONS, Rules
from pioche.rummy.sentences import TERMS
from tests.rummy.table import refused, table


@pytest.mark.parametrize(
    ("options", "first", "second"),
    [
        ({"joker_moves": "free", "joker_source": "rack_or_table"}, "joker_moves=free", "joker_source=rack_or_table"),
        ({"joker_moves": "free", "freed_joker": "to_rack"}, "joker_moves=free", "freed_joker=to_rack"),
        ({"joker_moves": "free", "joker_reactivates": "on"}, "joker_moves=free", "joker_reactivates=on"),
        (
            {"joker_source": "rack_or_table", "freed_joker": "to_rack"},
            "joker_source=rack_or_table",
            "freed_joker=to_rack",
        ),
        ({"rounds_to_win": "2", "target": "300"}, "rounds_to_win=2", "target=300"),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_clashes_name_both_options(edition: str, options: dict[str, str], first: str, second: str) -> None:
    with pytest.raises(Refused) as caught:
        load(edition, options)
    assert caught.value.refusal.code == "options-clash"
    args = dict(caught.value.refusal.args)
    assert (args["first"], args["second"]) == (first, second)
    repaired, _, instead = str(args["repair"]).partition("=")
    assert load(edition, {**options, repaired: instead}).as_text()[repaired] == instead
    for name, value in options.items():  # what nobody chose adapts
        assert GAME.rules(edition, {name: value}).as_text()[name] == value


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"jump_in": "on"}, "unknown-option"),
        ({"joker_moves": "sideways"}, "option-value"),
        ({"joker_reactivates": "yes"}, "option-value"),
        ({"target": "many"}, "option-value"),
        ({"target": "0"}, "option-range"),
        ({"rounds_to_win": "101"}, "option-range"),
    ],
)
def test_options_that_are_none(options: dict[str, str], code: str) -> None:
    with pytest.raises(Refused) as caught:
        load("rummy/en", options)
    assert caught.value.refusal.code == code


def test_an_edition_that_is_none() -> None:
    with pytest.raises(Refused) as caught:
        load("rummy/lb")
    assert caught.value.refusal.code == "unknown-edition"


@pytest.mark.clause("R-9", "R-15", "R-19")
def test_where_the_editions_differ() -> None:
    texts = {edition: rules.as_text() for edition, rules in EDITIONS.items()}
    differing = {name for name in OPTIONS if len({text[name] for text in texts.values()}) > 1}
    assert differing == {"drawn_tile", "one_effect_per", "uno_window"}
    assert texts["rummy/en"] == texts["rummy/de"]
    assert [texts["rummy/fr"][name] for name in sorted(differing)] == ["must", "turn", "taken"]


def test_every_value_of_every_option_can_be_said_and_read() -> None:
    for each in OPTIONS.all():
        assert each.clauses
        for value in each.choices:
            assert Rules().overlay({each.name: value}).as_text()[each.name] == value
    for rules in EDITIONS.values():
        assert Rules().overlay(rules.as_text()) == rules


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    translator = i18n.Translator(language)
    filled: dict[str, Argument] = {
        "seat": 1,
        "players": 3,
        "count": 5,
        "most": 4,
        "tile": "R6",  # the sentence about unreadable tiles has an R5
        "group": 1,
        "tiles": "R:3.4",
        "text": "x",
        "given": "y",
        "example": "R1/Y1 - > turn:0",
        "points": 7,
    }
    for code in Code:
        text = sentence(code.refusal(**filled), translator, TERMS, names=["Ana", "Bob"])
        assert text.endswith(f"({code.clause})." if code.clause else ".")
        assert "R6" not in text


def test_a_sentence() -> None:
    s = table("en", "R3.R4/Y1 - > turn:0 | R:4.5.6 ~B9")
    wrong = refused(s, "0:lay R:3+.4.5")
    assert sentence(wrong, i18n.Translator("en"), TERMS) == "Missing on your new table: the red 6 (R-10)."
    assert sentence(wrong, i18n.Translator("de"), TERMS) == "Auf deinem neuen Tisch fehlt: die rote 6 (R-10)."
