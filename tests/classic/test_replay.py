"""Replays of the card game: recorded games that must replay the same, rules as text, damaged files."""

from __future__ import annotations

import dataclasses
import hashlib
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioche import games
from pioche.classic import editions
from pioche.classic.cards import NAMES
from pioche.classic.events import Dealt, RoundOver
from pioche.classic.game import GAME
from pioche.engine import replay
from pioche.engine.game import read_exactly
from pioche.engine.progress import MatchInProgress
from pioche.engine.refusal import Refused
from pioche.engine.replay import BadReplay, read, verify, write
from tests.classic.mixes import random_rules
from tests.replays import make

FOLDER = Path(make.__file__).parent
RECORDED = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.pioche"))}


# Recorded games


def ends(text: str) -> list[str]:
    """The position at the end of each round."""
    last: dict[int, str] = {}
    for step in verify(text, games.of):
        last[step.round] = step.text
    return list(last.values())


def test_there_are_recorded_games_of_every_edition() -> None:
    recorded = {read(text).edition for text in RECORDED.values()}
    assert recorded == set(editions.EDITIONS)
    assert sum(name.startswith("mix-") for name in RECORDED) >= 5
    assert any(read(text).winners for text in RECORDED.values())
    assert any(text.splitlines()[-2] == "match -" for text in RECORDED.values())


@pytest.mark.parametrize("name", RECORDED)
def test_recorded_games_play_to_the_same_end_for_ever(name: str) -> None:
    """Law 1: the same in every Python version, compiled or not."""
    expected = (FOLDER / f"{name}.final").read_text(encoding="utf-8").splitlines()
    assert ends(RECORDED[name]) == expected
    assert write(read(RECORDED[name])) == RECORDED[name]


@pytest.mark.clause("DE-3a")
def test_passes_that_only_older_versions_asked_for_are_passed_over() -> None:
    """A skipped seat that could not parry, because both Skips of the colour lay there, used to pass."""
    for name, times in {"de-3-skip-parry": 10, "lb-2-skip-parry": 11, "mix-4": 1}.items():
        steps = verify(RECORDED[name], games.of)
        silent = [(before.position, step) for before, step in pairwise(steps) if step.text == before.text]
        assert len(silent) == times
        for position, step in silent:
            assert step.action is not None
            assert step.action.endswith(":pass")
            table = MatchInProgress(GAME, read(RECORDED[name]).edition, position.rules, position.players)
            table.go_on_with(position.copy())
            assert table.check(step.action) is not None, "nobody can make that move at a table"
            with pytest.raises(Refused):
                table.play(f"{position.turn}:pass")


PRINT_STEPS = """
import hashlib, pathlib
from pioche import games
from pioche.engine.replay import verify
for path in sorted(pathlib.Path({folder!r}).glob("*.pioche")):
    total = hashlib.sha256()
    for step in verify(path.read_text(encoding="utf-8"), games.of):
        total.update(repr((step.line, step.events, step.text)).encode())
    print(path.stem, total.hexdigest())
"""


def test_every_step_is_the_same_compiled_or_not(run_pure: Callable[[str], str]) -> None:
    here = []
    for name, text in RECORDED.items():
        total = hashlib.sha256()
        for step in verify(text, games.of):
            total.update(repr((step.line, step.events, step.text)).encode())
        here.append(f"{name} {total.hexdigest()}")
    assert run_pure(PRINT_STEPS.format(folder=str(FOLDER))).splitlines() == here


@given(st.integers(0, 2**32))
@settings(max_examples=30)
def test_whatever_is_played_can_be_recorded_and_replayed(number: int) -> None:
    rules, players = random_rules(Random(number))
    text, positions = make.play("classic/de", rules, players, 2, f"game {number}")
    assert ends(text) == positions
    made = read(text)
    assert GAME.rules(made.edition, dict(made.options)) == dataclasses.replace(rules, edition=made.edition)


# Steps


def test_steps_are_positions_and_events() -> None:
    steps = list(replay.follow(read(RECORDED["de-4"]), GAME))
    first, last = steps[0], steps[-1]
    assert isinstance(first.events[0], Dealt)
    assert isinstance(last.events[-1], RoundOver)
    assert first.position.core.moves()
    assert last.position.over
    assert last.position.text() == last.text
    for before, step in pairwise(steps):
        if step.action is not None:
            again = before.position.copy()
            again.apply(GAME.read(step.action))
            assert again.text() == step.text


def test_table_wants_a_round_first() -> None:
    table = MatchInProgress(GAME, "classic/de", GAME.rules("classic/de"), 3)
    with pytest.raises(Refused, match="round-not-begun"):
        table.play("0:draw")


# Rules as text


@given(st.integers(0, 2**32))
def test_rules_parse_back_from_their_text(number: int) -> None:
    rules, _ = random_rules(Random(number))
    for edition in editions.EDITIONS:
        parsed = GAME.rules(edition, GAME.printed.differences(edition, rules))
        assert parsed == dataclasses.replace(rules, edition=edition)


def test_only_what_differs_is_written() -> None:
    assert GAME.printed.differences("classic/fr", editions.load("classic/fr")) == {}
    rules = editions.load("classic/fr", {"jump_in": "on", "target": 300, "zero_rotation": "forced"})
    assert GAME.printed.differences("classic/fr", rules) == {
        "jump_in": "on",
        "target": "300",
        "zero_rotation": "forced",
    }


# Damaged files


def sealed(text: str) -> str:
    """The same lines with a valid checksum."""
    body = text[: text.rindex("sum ")] if "sum " in text else text
    return f"{body}sum {hashlib.sha256(body.encode('utf-8', 'replace')).hexdigest()[:16]}\n"


def swapped(name: str, old: str, new: str) -> str:
    assert old in RECORDED[name], old
    return sealed(RECORDED[name].replace(old, new, 1))


def line_of(name: str, text: str) -> int:
    return RECORDED[name].splitlines().index(text) + 1


@pytest.mark.parametrize(
    ("name", "old", "new", "code", "at"),
    [
        ("de-4", "edition classic/de", "edition classic/xx", "unknown-edition", "edition classic/de"),
        ("de-4", "edition classic/de", "edition chess/fide", "unknown-edition", "edition classic/de"),
        ("de-4", "players 4", "players 11", "players", "players 4"),
        ("lb-4-blanks", "option hand_size 5", "option hand_size 40", "options-clash", "option hand_size 5"),
        ("lb-4-blanks", "option hand_size 5", "option foot_size 5", "unknown-option", "option hand_size 5"),
        ("lb-4-blanks", "option hand_size 5", "option hand_size big", "option-value", "option hand_size 5"),
        ("de-3-house-rules", "option jump_in on", "option jump_in forced", "option-value", "option jump_in on"),
        (
            "de-3-house-rules",
            "option jump_in on",
            "option draw2_parry off",
            "options-clash",
            "option draw2_finish_defence on",
        ),
    ],
)
def test_rules_that_do_not_go(name: str, old: str, new: str, code: str, at: str) -> None:
    with pytest.raises(BadReplay) as caught:
        verify(swapped(name, old, new), games.of)
    assert caught.value.why is not None
    assert caught.value.why.code == code
    assert caught.value.line == line_of(name, at)


def test_clash_is_blamed_on_an_option_of_the_file() -> None:
    rules = editions.load("classic/de", {"draw2_finish_defence": "on"})
    text = write(replay.new(GAME, "classic/de", rules, 3))
    with pytest.raises(BadReplay) as caught:
        verify(sealed(text.replace("edition classic/de", "edition classic/fr")), games.of)
    assert caught.value.why is not None
    assert caught.value.why.code == "options-clash"
    assert caught.value.line == 3


def test_a_changed_card_is_refused() -> None:
    """Replace each card that is laid in a game: gives an illegal move, another result or another checksum."""
    lines = RECORDED["fr-4"].splitlines()
    laid = [place for place, line in enumerate(lines) if line[1:2] == ":" and line[2:4] in NAMES]
    for place in laid[::12]:
        for card in NAMES[:: 11 if place % 2 else 9]:
            if card == lines[place][2:4]:
                continue
            damaged = "\n".join([*lines[:place], lines[place][:2] + card + lines[place][4:], *lines[place + 1 :], ""])
            with pytest.raises(BadReplay) as caught:
                verify(damaged, games.of)
            assert caught.value.line >= place + 1


def test_one_action_has_one_text() -> None:
    made = read(RECORDED["de-4"])
    for spelling in ("00:draw", "0 :draw", "0:DRAW", "0:draw!"):
        damaged = made.rounds[0].actions[0]
        with pytest.raises(BadReplay):
            verify(swapped("de-4", f"\n{damaged}\n", f"\n{spelling}\n"), games.of)
    with pytest.raises(Refused, match="bad-action"):
        read_exactly(GAME, "0:y5+r5+b5")  # the canonical order of the cards below is another


MUTATIONS = (
    "cut",
    "character",
    "insert",
    "delete line",
    "double line",
    "swap lines",
    "card",
    "number",
    "copy from another",
)


@st.composite
def damaged(draw: st.DrawFn) -> tuple[str, str]:
    """A recorded game and a damaged copy of it."""
    text = RECORDED[draw(st.sampled_from(sorted(RECORDED)))]
    made = text
    for _ in range(draw(st.integers(1, 3))):
        made = _mutated(draw, made)
    return text, made


def _mutated(draw: st.DrawFn, text: str) -> str:
    lines = text.split("\n")
    place = draw(st.integers(0, len(lines) - 1))
    at = draw(st.integers(0, max(0, len(text) - 1)))
    match draw(st.sampled_from(MUTATIONS)):
        case "cut":
            return text[:at]
        case "character":
            return text[:at] + draw(st.characters()) + text[at + 1 :]
        case "insert":
            return text[:at] + draw(st.text(max_size=20)) + text[at:]
        case "delete line":
            del lines[place]
        case "double line":
            lines.insert(place, lines[place])
        case "swap lines":
            other = draw(st.integers(0, len(lines) - 1))
            lines[place], lines[other] = lines[other], lines[place]
        case "card":
            lines[place] = lines[place][:2] + draw(st.sampled_from(NAMES)) + lines[place][4:]
        case "number":
            digits = [spot for spot, letter in enumerate(lines[place]) if letter.isdigit()]
            if digits:
                spot = draw(st.sampled_from(digits))
                lines[place] = lines[place][:spot] + str(draw(st.integers(0, 99))) + lines[place][spot + 1 :]
        case _:
            lines[place] = draw(st.sampled_from(RECORDED[draw(st.sampled_from(sorted(RECORDED)))].split("\n")))
    return "\n".join(lines)


def same(text: str) -> str:
    """The text without differences that readers ignore."""
    return text.replace("\r\n", "\n").removesuffix("\n")


@given(damaged())
def test_damaged_files_are_refused_with_their_line(pair: tuple[str, str]) -> None:
    text, made = pair
    if same(text) == same(made):
        return
    with pytest.raises(BadReplay) as caught:
        verify(made, games.of)
    assert 1 <= caught.value.line <= len(made.split("\n")) + 1
    assert str(caught.value)


@given(damaged())
def test_damaged_files_with_a_true_sum_are_other_games_or_refused(pair: tuple[str, str]) -> None:
    """Never another exception, whatever the file contains."""
    made = sealed(pair[1])
    try:
        verify(made, games.of)
    except BadReplay:
        return
    assert write(read(made)) == made.replace("\r\n", "\n")


@given(st.text())
def test_any_text_at_all(text: str) -> None:
    for start in ("", "pioche replay 1\n", RECORDED["fr-4"][:500]):
        with pytest.raises(BadReplay):
            verify(start + text, games.of)
        with pytest.raises(BadReplay):
            read(start + text)


def test_container_knows_nothing_of_the_game() -> None:
    assert replay.verify(RECORDED["fr-4"], lambda _: GAME)
    with pytest.raises(BadReplay, match="unknown-edition"):
        replay.verify(RECORDED["fr-4"].replace("classic/fr", "chess/fide"), games.of)
