"""What the command line says of itself: every option of every command, and every mistake, in four languages."""

from __future__ import annotations

import inspect
from importlib import import_module

import pytest

from pioche import cli
from pioche.i18n import ENGLISH, LANGUAGES, Translator

pytestmark = pytest.mark.parametrize("language", LANGUAGES)
COMMANDS = tuple(cli.COMMANDS)


@pytest.fixture(autouse=True)
def reader(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", language)
    monkeypatch.setenv("COLUMNS", "100")


def one_line(text: str) -> str:
    return " ".join(text.split())


USAGE = {
    "en": "Usage: pioche arena BOT BOT ... [OPTION ...]",
    "fr": "Utilisation : pioche arena ROBOT ROBOT ... [OPTION ...]",
    "de": "Aufruf: pioche arena BOT BOT ... [OPTION ...]",
    "lb": "Opruff: pioche arena BOT BOT ... [OPTIOUN ...]",
}


def test_usage_and_examples(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["arena", "--help"]) == 0
    said = capsys.readouterr().out
    assert one_line(said.splitlines()[0]) == USAGE[language]
    assert "\npioche arena my_bot.py strong --results mine.jsonl\n" in said


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_is_explained(name: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run([name, "--help"]) == 0
    said = one_line(capsys.readouterr().out)
    words = Translator(language)
    assert one_line(words.text(f"help-{name}")) in said
    for parameter in inspect.signature(import_module(cli.COMMANDS[name]).command).parameters:
        option = parameter.strip("_").replace("_", "-")
        assert words.text(f"help-{name}-{option}").split()[0] in said
    if language != ENGLISH:
        for english in ("Usage", "default", "required", "Parameters", "Commands:", "Display"):
            assert english not in said


def test_the_page_of_all_commands(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--help"]) == 0
    said = one_line(capsys.readouterr().out)
    words = Translator(language)
    for key in ("cli-help-flag", "cli-version-flag", *[f"cli-command-{name}" for name in COMMANDS]):
        assert one_line(words.text(key)) in said


@pytest.mark.parametrize(
    ("line", "key", "arguments"),
    [
        ("arena --foo", "option", {"option": "--foo"}),
        ("arena --dealz 3", "similar", {"option": "--dealz", "similar": "--deals"}),
        ("arena --deals x", "kind", {"option": "--deals", "value": "x", "kind": "cli-kind-whole"}),
        ("arena --players 1.5", "kind", {"option": "--players", "value": "1.5", "kind": "cli-kind-whole"}),
        ("arena --processes 2.5", "kind", {"option": "--processes", "value": "2.5", "kind": "cli-kind-whole"}),
        ("serve --port 80.5", "kind", {"option": "--port", "value": "80.5", "kind": "cli-kind-whole"}),
        ("arena --limit 2,5", "kind", {"option": "--limit", "value": "2,5", "kind": "cli-kind-number"}),
        ("arena --json=7", "kind", {"option": "--json", "value": "7", "kind": "cli-kind-flag"}),
        ("sim classic/fr --style odd", "value", {"option": "--style", "value": "odd"}),
        ("arena --deals", "no-value", {"option": "--deals"}),
        ("sim", "missing", {"option": "cli-label-edition"}),
        ("verify", "missing", {"option": "cli-label-file"}),
        ("arena --seed a --seed b", "twice", {"option": "--seed"}),
        ("verify a b", "unused", {"what": "b"}),
    ],
)
def test_mistakes(
    line: str, key: str, arguments: dict[str, str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = Translator(language)
    filled = {name: words.text(value) if value.startswith("cli-") else value for name, value in arguments.items()}
    assert cli.run(line.split()) == cli.FAILED
    said = capsys.readouterr()
    wanted = words.text(f"cli-mistake-{key}", **filled)
    assert (said.out, said.err) == ("", words.text("cli-error", message=wanted) + "\n")
