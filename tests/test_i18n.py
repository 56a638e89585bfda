"""Translations: the four files agree, every key is used, every refusal has its sentence in every language."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from enum import Enum
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from pioche import i18n
from pioche.engine.refusal import Refusal

ROOT = Path(__file__).resolve().parents[1]
SOURCES = sorted((ROOT / "src" / "pioche").rglob("*.py"))


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  (the library's naming)
        self.names.add(node.id.name)


def resource(language: str) -> ftl.Resource:
    text = (ROOT / "i18n" / f"{language}.ftl").read_text(encoding="utf-8")
    return FluentParser(with_spans=False).parse(text)


def messages(language: str) -> dict[str, set[str]]:
    """Each key with its variables."""
    found: dict[str, set[str]] = {}
    for entry in resource(language).body or []:
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_file_parses(language: str) -> None:
    entries = resource(language).body or []
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    assert [entry.id.name for entry in entries if isinstance(entry, ftl.Message) and entry.value is None] == []


@pytest.mark.parametrize("language", [language for language in i18n.LANGUAGES if language != i18n.ENGLISH])
def test_same_keys_and_variables_as_english(language: str) -> None:
    assert messages(language) == messages(i18n.ENGLISH)


# Which keys the code uses


def literal_refusals() -> Iterator[tuple[str, set[str] | None]]:
    """The codes in `refuse("code", ..., name=value)` and `Refusal("code", ...)`, with the arguments where they show."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            called = ast.unparse(node.func).split(".")[-1]
            code = node.args[0].value
            if called in ("refuse", "Refusal") and isinstance(code, str):
                names = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
                spread = any(keyword.arg is None for keyword in node.keywords)
                yield code, names if called == "refuse" and not spread else None


def listed_refusals() -> Iterator[str]:
    """The codes in the closed lists of the games: the enum `Code` in `pioche.<game>.refusals`."""
    for path in (ROOT / "src" / "pioche").glob("*/refusals.py"):
        module = importlib.import_module(f"pioche.{path.parent.name}.refusals")
        codes: type[Enum] = module.Code
        yield from (str(getattr(code, "key", code.value)) for code in codes)


def refusal_keys() -> set[str]:
    codes = {code for code, _ in literal_refusals()} | set(listed_refusals())
    return {Refusal(code).key for code in codes}


def written_keys() -> tuple[set[str], set[str]]:
    """Keys that stand in the code as strings, and the beginnings of keys that are put together (f"cli-command-{x}")."""
    whole: set[str] = set()
    beginnings: set[str] = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
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


def test_every_refusal_has_a_sentence() -> None:
    assert sorted(refusal_keys() - set(messages(i18n.ENGLISH))) == []


def test_refusals_give_what_their_sentences_need() -> None:
    sentences = messages(i18n.ENGLISH)
    for code, names in literal_refusals():
        if names is not None:
            assert sentences.get(Refusal(code).key, set()) <= names, code


def test_no_sentence_is_unused() -> None:
    whole, beginnings = written_keys()
    used = whole | refusal_keys()
    unused = [key for key in messages(i18n.ENGLISH) if key not in used and not key.startswith(tuple(beginnings))]
    assert unused == []


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
