"""The settings of a table: what is sanitized, what is refused, and the list of everything that is wrong."""

from __future__ import annotations

import pytest

from pioche.engine.refusal import Argument, Refusal
from pioche.server.refusals import Code
from pioche.server.table.log_actions import Settings
from pioche.server.table.settings import (
    MOST_DELAY,
    MOST_OPTION,
    MOST_OPTIONS,
    MOST_TITLE,
    adapted_options,
    checked_settings,
    problems,
)


def refusal(code: str, clause: str = "", **args: Argument) -> Refusal:
    return Refusal(code, clause, tuple(args.items()))


def clash(clause: str, first: str, second: str, repair: str) -> Refusal:
    return refusal("options-clash", clause, first=first, second=second, repair=repair)


TOO_MANY_PLAYERS = refusal("players", "FR-1", players=11, least=2, most=10)
BAD_CHALLENGE = refusal(
    "option-value", option="challenge", value="x", choices="off | take_back | card_stays", similar="none"
)
NO_SUCH_OPTION = refusal("unknown-option", option="jump-in", similar="jump_in")
ROUNDS_OR_POINTS = clash("FR-20", "rounds_to_win=2", "scoring=lowest_wins", "scoring=winner_takes")
ALWAYS_ALLOWED = clash("LB-9", "challenge=card_stays", "wild4_if=always", "challenge=off")
LARGE_HANDS = clash("FR-5", "hand_size=12", "players=10", "hand_size=10")
HAND_TOO_SMALL = refusal("option-range", "FR-5", option="hand_size", value=1, least=2, most=53)


# Settings that can be played


def test_nothing_changes_in_clean_settings() -> None:
    settings = Settings("classic/de", {"jump_in": "on", "hand_size": "5"}, 6, 60, False, 10, True, "Café")
    assert checked_settings(settings) == settings
    assert problems(settings) == []


def test_the_pace_of_bots_is_kept() -> None:
    assert checked_settings(Settings(pace="quick")) == Settings(pace="quick")


def test_every_edition_can_be_played_without_options() -> None:
    for edition in ("classic/fr", "classic/lb", "classic/de", "rummy/en", "rummy/fr", "rummy/de"):
        assert checked_settings(Settings(edition)) == Settings(edition)
        assert problems(Settings(edition)) == []


@pytest.mark.parametrize(
    ("title", "cleaned"),
    [
        ("  my \n table ", "my table"),
        ("a\u202eb\u200b", "ab"),
        ("\u200b \t", ""),
        ("x" * (MOST_TITLE + 1), "x" * MOST_TITLE),
        ("x" * MOST_TITLE, "x" * MOST_TITLE),
    ],
)
def test_titles_are_sanitized(title: str, cleaned: str) -> None:
    assert checked_settings(Settings(title=title)) == Settings(title=cleaned)
    assert problems(Settings(title=title)) == []


def test_texts_on_blanks_are_sanitized() -> None:
    settings = Settings(options={"blanks": 'draw*2@others "and \\u202e sing" | "\\u200b"', "jump_in": "on"})
    checked = checked_settings(settings)
    assert checked == Settings(options={"blanks": 'draw*2@others "and sing" | -', "jump_in": "on"})
    assert settings.options["blanks"] == 'draw*2@others "and \\u202e sing" | "\\u200b"', "the given ones stay"


# One thing is wrong


@pytest.mark.parametrize(
    "settings",
    [
        Settings(delay=-1),
        Settings(delay=MOST_DELAY + 1),
        Settings(options={f"o{number}": "on" for number in range(MOST_OPTIONS + 1)}),
        Settings(options={"o" * 41: "on"}),
        Settings(options={"jump_in": "on", "blanks": "x" * (MOST_OPTION + 1)}),
        Settings("chess/en", delay=-1),
    ],
    ids=["delay too short", "delay too long", "options", "name", "value", "before the edition"],
)
def test_limits(settings: Settings) -> None:
    assert checked_settings(settings) == Code.BAD_SETTINGS.refusal()
    assert problems(settings) == [Code.BAD_SETTINGS.refusal()]


def test_the_limits_themselves_are_allowed() -> None:
    for delay in (0, MOST_DELAY):
        assert checked_settings(Settings(delay=delay)) == Settings(delay=delay)
        assert problems(Settings(delay=delay)) == []
    # As many and as long as allowed: refused by the game, not for their size.
    many = {f"{number:040}": "x" * MOST_OPTION for number in range(MOST_OPTIONS)}
    first = refusal("unknown-option", option="0" * 40, similar="none")
    assert checked_settings(Settings(options=many)) == first
    found = problems(Settings(options=many))
    assert found == [refusal("unknown-option", option=name, similar="none") for name in many]


@pytest.mark.parametrize(
    ("settings", "wrong"),
    [
        (Settings(options={"jump-in": "on"}), NO_SUCH_OPTION),
        (Settings(options={"challenge": "x"}), BAD_CHALLENGE),
        (Settings(options={"hand_size": "1"}), HAND_TOO_SMALL),
        (Settings(players=11), TOO_MANY_PLAYERS),
        (Settings("rummy/en", players=5), refusal("players", "R-1", players=5, least=2, most=4)),
        (Settings(options={"blanks": "dance"}), refusal("bad-blanks", "LB-10", text="dance")),
        (
            Settings(options={"blanks": "draw*99"}),
            refusal("effect-count", "LB-10", number=1, effect="draw", most=10),
        ),
        (
            Settings(options={"rounds_to_win": "2", "scoring": "lowest_wins"}),
            ROUNDS_OR_POINTS,
        ),
        # With the number of players
        (
            Settings(players=2, options={"advice_penalty": "on"}),
            clash("FR-21", "advice_penalty=on", "players=2", "advice_penalty=off"),
        ),
        (Settings(players=10, options={"hand_size": "12"}), LARGE_HANDS),
        (Settings(players=5, options={"teams": "2"}), clash("BB-7", "teams=2", "players=5", "teams=0")),
    ],
    ids=lambda value: value.code if isinstance(value, Refusal) else value.edition,
)
def test_one_problem(settings: Settings, wrong: Refusal) -> None:
    assert checked_settings(settings) == wrong
    assert problems(settings) == [wrong]


@pytest.mark.parametrize(
    ("settings", "adapted"),
    [
        (Settings(players=2), {"advice_penalty": "off"}),
        (Settings(options={"jump_in": "on"}, players=2), {"advice_penalty": "off"}),
        (Settings("classic/de", {"challenge": "take_back"}), {"wild4_if": "nothing_playable"}),
        (Settings("classic/fr", {"wild4_if": "always"}, 2), {"challenge": "off", "advice_penalty": "off"}),
        (Settings(), {}),
        (Settings("chess/en"), {}),
    ],
    ids=["players", "another option", "de", "two", "none", "unplayable"],
)
def test_what_nobody_chose_adapts(settings: Settings, adapted: dict[str, str]) -> None:
    """The settings stay as they were chosen, so that another number of seats can be chosen later."""
    assert adapted_options(settings) == adapted
    if settings.edition != "chess/en":
        assert checked_settings(settings) == settings
        assert problems(settings) == []


@pytest.mark.parametrize("edition", ["chess/en", "classic/xx", "classic", ""])
def test_unknown_editions(edition: str) -> None:
    found = problems(Settings(edition, {"jump-in": "on"}, 99))
    assert [(each.code, each.clause, each.args[0]) for each in found] == [("unknown-edition", "", ("edition", edition))]
    assert checked_settings(Settings(edition)) == found[0]


# Several things are wrong


def test_all_problems_at_once() -> None:
    """Names and values first, then ranges, clashes and the number of players; each once."""
    options = {
        "draw2_finish_defence": "on",
        "draw2_parry": "off",
        "challenge": "x",
        "hand_size": "1",
        "jump-in": "on",
        "rounds_to_win": "2",
        "scoring": "lowest_wins",
        "blanks": "dance",
    }
    settings = Settings(options=options, players=11)
    assert problems(settings) == [
        BAD_CHALLENGE,
        NO_SUCH_OPTION,
        refusal("bad-blanks", "LB-10", text="dance"),
        HAND_TOO_SMALL,
        clash("DE-5a", "draw2_finish_defence=on", "draw2_parry=off", "draw2_finish_defence=off"),
        ROUNDS_OR_POINTS,
        TOO_MANY_PLAYERS,
    ]
    assert checked_settings(settings) == BAD_CHALLENGE
    assert len(settings.options) == len(options), "the given ones stay"


def test_two_wrong_values() -> None:
    bad_scoring = refusal(
        "option-value", option="scoring", value="y", choices="winner_takes | lowest_wins", similar="none"
    )
    assert problems(Settings(options={"challenge": "x", "scoring": "y"})) == [BAD_CHALLENGE, bad_scoring]
    assert problems(Settings(options={"scoring": "y", "challenge": "x"})) == [bad_scoring, BAD_CHALLENGE]


def test_a_clash_that_the_edition_would_repeat_is_listed_once() -> None:
    """Without `wild4_if` the edition's value is the same, but nobody chose it any more, so it adapts."""
    options = {"challenge": "card_stays", "wild4_if": "always", "hand_size": "12"}
    assert problems(Settings("classic/de", options, 10)) == [
        ALWAYS_ALLOWED,
        clash("DE-0", "hand_size=12", "players=10", "hand_size=10"),
    ]


def test_a_clash_of_two_options_is_listed_once() -> None:
    assert problems(Settings("classic/fr", {"challenge": "card_stays", "wild4_if": "always"})) == [
        ALWAYS_ALLOWED,
    ]


def test_the_list_ends_with_what_no_option_causes() -> None:
    """The number of players is checked last, and resetting options cannot help."""
    assert problems(Settings(options={"hand_size": "1"}, players=11)) == [HAND_TOO_SMALL, TOO_MANY_PLAYERS]
