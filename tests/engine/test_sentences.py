"""Messages shared by all games, tested with a toy game and without a game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from pioche.engine.refusal import Argument, Refusal, refuse
from pioche.engine.sentences import Words, option_help, option_name, player_name, sentence, setting_text, value_name
from pioche.i18n import LANGUAGES, Translator

ENGLISH = Translator("en")


class SuitTerms:
    """Terms for cards like `7h`; the rules say whether they have long names."""

    def argument(
        self, code: str, name: str, value: Argument, rules: object, words: Words, names: Sequence[str] | None
    ) -> Argument | None:
        if name != "card":
            return None
        return "the seven of hearts" if rules == "long" else f"the {value}"


def test_a_game_says_how_its_own_arguments_read() -> None:
    refusal = Refusal("not-in-hand", "MM-1", (("card", "7h"),))
    assert sentence(refusal, ENGLISH) == "You do not hold 7h (MM-1)."
    assert sentence(refusal, ENGLISH, SuitTerms()) == "You do not hold the 7h (MM-1)."
    assert sentence(refusal, ENGLISH, SuitTerms(), "long") == "You do not hold the seven of hearts (MM-1)."


def test_a_game_may_say_anything_else_than_the_engine_would() -> None:
    class Everything:
        def argument(self, *_given: object) -> Argument:
            return "X"

    refusal = Refusal("not-your-turn", "", (("seat", 2),))
    assert sentence(refusal, ENGLISH, Everything()) == "It is not your turn: the next to move is X."


def test_players() -> None:
    refusal = Refusal("not-your-turn", "", (("seat", 2),))
    assert sentence(refusal, ENGLISH, names=["Jo", "Mia", "Lux"]) == "It is not your turn: the next to move is Lux."
    assert sentence(refusal, ENGLISH, SuitTerms(), names=["Jo"]).endswith(" player 3.")
    assert player_name(0, Translator("de")) == "Spieler 1"


def test_the_reason_behind_a_refusal_is_told_in_the_terms_of_the_game() -> None:
    why = Refusal("not-in-hand", "MM-1", (("card", "7h"),))
    outer = Refusal("replay-refused", "MM-1", (("line", 7), ("text", "0:7h"), ("reason", str(why))))
    said = "Line 7: “0:7h” is not allowed: “You do not hold the 7h” (MM-1)."
    assert sentence(outer, ENGLISH, SuitTerms(), why=why) == said
    assert refuse("seed-missing").why is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_told_without_a_game(language: str) -> None:
    """Options of any game are shown by their titles, never by their identifiers."""
    words = Translator(language)
    for first, second in (
        ("jump_in=on", "players=2"),
        ("joker_moves=free", "rounds_to_win=0"),
        ("teams=0", "target=9"),
    ):
        args: tuple[tuple[str, Argument], ...] = (("first", first), ("second", second), ("repair", "none"))
        said = sentence(Refusal("options-clash", "R-13", args), words)
        assert "=" not in said
        assert "none" not in said
        assert "_" not in said
        for setting in (first, second):
            name, _, value = setting.partition("=")
            assert setting_text(name, value, words) in said
        repaired = sentence(Refusal("options-clash", "R-13", (*args[:2], ("repair", "scoring=winner_takes"))), words)
        assert repaired.startswith(said.removesuffix(" (R-13)."))
        assert setting_text("scoring", "winner_takes", words) in repaired
    args = (("option", "rounds_to_win"), ("value", 5000), ("least", 0), ("most", 100))
    assert option_name("rounds_to_win", words) in sentence(Refusal("option-range", "R-24", args), words)


def test_values_of_options() -> None:
    assert value_name("jump_in", True, ENGLISH) == value_name("jump_in", "on", ENGLISH) == "on"
    assert value_name("draw2_parry", "off", ENGLISH) == "nothing"
    assert value_name("rounds_to_win", 0, ENGLISH) == "points decide"
    assert value_name("rounds_to_win", 3, ENGLISH) == "3"
    assert value_name("hand_size", 0, ENGLISH) == "0"
    assert setting_text("players", 2, ENGLISH) == "2 players"


def test_options_of_a_game_without_texts_go_by_their_names() -> None:
    assert option_name("seven_draws", ENGLISH) == "seven_draws"
    assert option_help("seven_draws", ENGLISH) == ""
    assert setting_text("seven_draws", "on", ENGLISH) == "seven_draws: on"
    assert setting_text("seven_draws", "twice", ENGLISH) == "seven_draws: twice"


def test_what_can_be_chosen() -> None:
    args = (("option", "target"), ("value", "many"), ("choices", "int"), ("similar", "none"))
    said = sentence(Refusal("option-value", "", args), ENGLISH)
    assert said == "“many” is not a value of the option “target”; possible: a whole number."


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_be_meant_is_asked(language: str) -> None:
    """The question ends the sentence; without a suggestion there is none."""
    words = Translator(language)
    refusals: dict[str, tuple[tuple[str, Argument], ...]] = {
        "unknown-option": (("option", "jumpin"),),
        "unknown-edition": (("edition", "classic/gr"), ("known", "classic/fr, classic/lb")),
        "option-value": (("option", "jump_in"), ("value", "yes"), ("choices", "off | on")),
    }
    for code, args in refusals.items():
        said = sentence(Refusal(code, "", (*args, ("similar", "none"))), words)
        assert said.endswith(".")
        asked = sentence(Refusal(code, "", (*args, ("similar", "jump_in"))), words)
        assert asked.startswith(said)
        assert "jump_in" in asked.removeprefix(said)
        assert asked.endswith("?")
