"""Translations: the four files agree, every key is used, every refusal has its sentence in every language."""

from __future__ import annotations

import ast
import functools
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from clause_tables import read_tables
from pioche import games, i18n
from pioche.classic.cards import Palette
from pioche.classic.effects import At, Op
from pioche.classic.reasons import CODES
from pioche.classic.rules import OPTIONS
from pioche.engine.lessons import lessons_of
from pioche.engine.refusal import Refusal, refuse
from pioche.rummy.rules import OPTIONS as TILE_OPTIONS
from tests.texts import messages, parts, resource

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "pioche"
SOURCES = sorted(PACKAGE.rglob("*.py"))


# What a refusal says for programs only: the sentence does without.
NOT_SHOWN = {"jump-closed": {"top"}}
MAKERS = ("refuse", "Refusal")  # what makes a refusal out of a code


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_file_parses(language: str) -> None:
    entries = resource(language).body or []
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    assert [entry.id.name for entry in entries if isinstance(entry, ftl.Message) and entry.value is None] == []


@pytest.mark.parametrize("language", [language for language in i18n.LANGUAGES if language != i18n.ENGLISH])
def test_same_keys_and_variables_as_english(language: str) -> None:
    assert messages(language) == messages(i18n.ENGLISH)


# Which keys the code uses


@functools.cache
def nodes(path: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def calls() -> Iterator[tuple[Path, ast.Call]]:
    return ((path, node) for path in SOURCES for node in nodes(path) if isinstance(node, ast.Call))


def code_of(path: Path, node: ast.expr) -> str | None:
    """A code that stands in the source: `"no-such-seat"`, or `Code.NO_SUCH_SEAT`, `Code.NO_SUCH_SEAT.key` of a game."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    found = re.fullmatch(r"Code\.([A-Z0-9_]+)(\.key)?", ast.unparse(node))
    if found is None:
        return None
    imported = re.search(r"from pioche\.(\w+)\.refusals import [^\n]*\bCode\b", path.read_text(encoding="utf-8"))
    return str(codes(imported[1] if imported else path.relative_to(PACKAGE).parts[0])[found[1]].key)


def codes(game: str) -> Any:
    """The closed list of a game: the enum `Code` in `pioche.<game>.refusals`."""
    return importlib.import_module(f"pioche.{game}.refusals").Code


def made_refusals() -> Iterator[tuple[str, set[str] | None]]:
    """The codes where refusals are made, with the names of the arguments where they show."""
    for path, node in calls():
        called = ast.unparse(node.func).split(".")[-1]
        names = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
        spread = any(keyword.arg is None for keyword in node.keywords)
        if called in MAKERS and node.args:
            code = code_of(path, node.args[0])
            if code is not None:
                yield code, None if spread or called == "Refusal" else names
        elif called == "refusal" and isinstance(node.func, ast.Attribute):
            code = code_of(path, node.func.value)
            if code is not None:
                yield code, None if spread else names


def classic_refusals() -> Iterator[tuple[str, set[str] | None]]:
    """The codes of the card game's moves, with the arguments that `refusals.refusal` fills in for them."""
    code: Any = codes("classic")
    filled: dict[str, set[str]] = {member.key: set() for member in code}
    for node in nodes(PACKAGE / "classic" / "refusals.py"):
        if not isinstance(node, ast.match_case):
            continue
        names = {
            str(key.value)
            for dictionary in ast.walk(ast.Module(node.body, []))
            if isinstance(dictionary, ast.Dict)
            for key in dictionary.keys
            if isinstance(key, ast.Constant)
        }
        for member in re.findall(r"Code\.([A-Z0-9_]+)", ast.unparse(node.pattern)):
            filled[code[member].key] |= names
    yield from filled.items()


def refusals() -> list[tuple[str, set[str] | None]]:
    """Every code that the code can raise, with the names of its arguments where they show."""
    listed = [(str(code.key), None) for path in PACKAGE.glob("*/refusals.py") for code in codes(path.parent.name)]
    return [*made_refusals(), *classic_refusals(), *listed]


def refusal_keys() -> set[str]:
    return {Refusal(code).key for code, _ in refusals()}


def written_keys() -> tuple[set[str], set[str]]:
    """Keys that stand in the code as strings, and the beginnings of keys that are put together (f"cli-command-{x}")."""
    whole: set[str] = set()
    beginnings: set[str] = set()
    for path in SOURCES:
        for node in nodes(path):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginning = str(node.values[0].value)
                if re.fullmatch(r"[a-z]+(-[a-z]+)*-", beginning) and beginning != "refusal-":
                    beginnings.add(beginning)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            whole.update(re.findall(r"[a-z][a-z0-9-]+", path.read_text(encoding="utf-8")))
    return whole, beginnings


def test_codes_stand_where_they_can_be_seen() -> None:
    """So that these tests find them: as a string where the refusal is made, or in a closed list in `refusals.py`."""
    hidden = {
        path.relative_to(PACKAGE).as_posix()
        for path, node in calls()
        if ast.unparse(node.func).split(".")[-1] in MAKERS and node.args and code_of(path, node.args[0]) is None
    }
    # The device passes a refusal of its table on.
    assert {place for place in hidden if not place.endswith("/refusals.py")} == {
        "device/requests.py",
        "engine/refusal.py",
    }


def test_every_refusal_has_a_sentence() -> None:
    assert sorted(refusal_keys() - set(messages(i18n.ENGLISH))) == []


def test_refusals_give_what_their_sentences_need() -> None:
    sentences = messages(i18n.ENGLISH)
    for code, names in refusals():
        if names is not None:
            assert sentences.get(Refusal(code).key, set()) <= names, code


def test_sentences_say_what_their_refusals_give() -> None:
    sentences = messages(i18n.ENGLISH)
    for code, names in refusals():
        used = sentences.get(Refusal(code).key)
        if names is not None and used is not None and not code.startswith("rummy-"):
            assert names - used == NOT_SHOWN.get(code, set()), code


def clause_keys() -> set[str]:
    """The texts of the rule book: one for each clause."""
    return {f"clause-{clause.id.lower()}" for table in read_tables(ROOT / "rulebooks") for clause in table.clauses}


def called_keys() -> set[str]:
    """What players call an option, for the search of the rule book; not every option has another name."""
    return {
        f"called-{option.name.replace('_', '-')}" for options in (OPTIONS, TILE_OPTIONS) for option in options.all()
    }


def lesson_keys() -> set[str]:
    """What the coach says: one sentence for each step of a lesson."""
    return {
        f"lesson-{game.name}-{step.name}"
        for game in games.every()
        for lesson in lessons_of(game)
        for step in lesson.every_step()
    }


def test_every_clause_has_its_text() -> None:
    assert {key for key in messages(i18n.ENGLISH) if key.startswith("clause-")} == clause_keys()


def test_no_sentence_is_unused() -> None:
    whole, beginnings = written_keys()
    used = whole | refusal_keys() | clause_keys() | called_keys() | lesson_keys()
    used |= {f"hint-{code}" for code in CODES}
    quoted = {key for made in parts(i18n.ENGLISH).values() for key in made.messages}
    unused = [
        key
        for key in messages(i18n.ENGLISH)
        if key not in used | quoted and (key.startswith("refusal-") or not key.startswith(tuple(beginnings)))
    ]
    assert unused == []


def option_keys(name: str, values: tuple[str, ...]) -> set[str]:
    """The name of an option, its help, the names of its values."""
    key = name.replace("_", "-")
    listed = set() if values == ("off", "on") else {f"value-{key}-{value.replace('_', '-')}" for value in values}
    return {f"option-{key}", f"option-{key}-help", *listed}


def test_every_option_and_value_of_the_card_game_has_its_texts() -> None:
    wanted = {"value-on", "value-off", "value-blanks-none", "value-rounds-to-win-none", "value-teams-none"}
    wanted = wanted.union(*(option_keys(name, OPTIONS[name].choices) for name in OPTIONS))
    of_tiles = set[str]().union(*(option_keys(each.name, each.choices) for each in TILE_OPTIONS.all()))
    written = {key for key in messages(i18n.ENGLISH) if key.startswith(("option-", "value-"))}
    assert sorted(wanted - written) == []
    assert sorted(written - wanted - of_tiles) == []


def test_names_of_effects_colours_and_cards() -> None:
    kinds = {"number", "draw2", "skip", "reverse", "wild", "wild4", "uno", "blank"}
    colours = {colour for palette in Palette for colour in palette.colours()}
    wanted = {f"card-{kind}" for kind in kinds} | {f"the-card-{kind}" for kind in kinds}
    wanted |= {f"colour-{colour}" for colour in colours | {"none", "adjective"}}
    wanted |= {f"blank-effect-{op.name.lower().replace('_', '-')}" for op in Op}
    wanted |= {f"blank-target-{at.name.lower()}" for at in At}
    beginnings = ("card-", "the-card-", "colour-", "blank-")
    assert {key for key in messages(i18n.ENGLISH) if key.startswith(beginnings)} == wanted
    for language in i18n.LANGUAGES:
        for made in parts(language).values():
            assert made.variants.get("colour", colours) == colours


# The translator


def test_text_in_each_language() -> None:
    said = {language: i18n.Translator(language).text("cli-welcome", version="1.2") for language in i18n.LANGUAGES}
    assert all(sentence.startswith("Pioche 1.2") for sentence in said.values())
    assert len(set(said.values())) == len(i18n.LANGUAGES)


def test_numbers_are_written_as_the_language_does() -> None:
    key, numbers = "refusal-seed-length", {"wanted": 32, "length": 1234}
    assert "1,234" in i18n.Translator("en").text(key, **numbers)
    assert "1.234" in i18n.Translator("de").text(key, **numbers)
    assert "1.234" in i18n.Translator("lb").text(key, **numbers)


@pytest.mark.parametrize(
    ("number", "told"), [(10**15, "10"), (10**30, "≈1e30"), (-(10**30), "≈-1e30"), (10**400, "≈1e400")]
)
def test_any_number_can_be_said(number: int, told: str) -> None:
    """Found by fuzzing: the library's formatting raises for numbers of 29 digits and more."""
    for language in i18n.LANGUAGES:
        assert told in i18n.Translator(language).text("refusal-players", players=number, least=2, most=10)


@pytest.mark.parametrize(
    ("typed", "told"),
    [("\ud800", r"“\ud800”"), ("\x1b[2J", r"“\x1b[2J”"), ("é\u00a0😀", "“é\u00a0😀”")],
)
def test_any_text_can_be_said(typed: str, told: str) -> None:
    """Half a character cannot be printed, and a terminal obeys control characters."""
    sentence = i18n.Translator("en").text("refusal-bad-action", text=typed)
    assert told in sentence
    sentence.encode()
    refused = refuse("bad-action", text=typed)
    assert told[1:-1] in str(refused.refusal)
    str(refused).encode()


def test_unknown_language() -> None:
    with pytest.raises(ValueError, match="'xx' is not one of en, fr, de, lb"):
        i18n.Translator("xx")


def test_missing_text_is_never_silent() -> None:
    with pytest.warns(i18n.MissingText) as caught:
        assert i18n.Translator("lb").text("no-such-key") == "no-such-key"
    assert [str(warning.message) for warning in caught] == [
        "no text 'no-such-key' in 'lb'",
        "no text 'no-such-key' in 'en'",
    ]


def test_missing_text_falls_back_to_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("only-here = English\n", encoding="utf-8")
    (tmp_path / "fr.ftl").write_text("", encoding="utf-8")
    monkeypatch.setattr(i18n, "folder", lambda _name: tmp_path)
    i18n._bundle.cache_clear()
    try:
        with pytest.warns(i18n.MissingText, match="no text 'only-here' in 'fr'"):
            assert i18n.Translator("fr").text("only-here") == "English"
    finally:
        i18n._bundle.cache_clear()


def test_missing_argument_is_never_silent() -> None:
    with pytest.warns(i18n.MissingText, match="version"):
        i18n.Translator("en").text("cli-welcome")


@pytest.mark.parametrize(
    ("wishes", "language"),
    [([], "en"), (["fr_LU.UTF-8"], "fr"), (["lb-LU", "de"], "lb"), (["pt", "de.UTF-8"], "de"), (["C.UTF-8"], "en")],
)
def test_choosing_a_language(wishes: list[str], language: str) -> None:
    assert i18n.choose_language(wishes) == language


def test_language_of_the_terminal() -> None:
    assert i18n.language_of_terminal({"LANG": "de_DE.UTF-8", "PIOCHE_LANGUAGE": "lb"}) == "lb"
    assert i18n.language_of_terminal({"LANG": "en_US", "LANGUAGE": "pt:fr"}) == "fr"
    assert i18n.language_of_terminal({}) == "en"
