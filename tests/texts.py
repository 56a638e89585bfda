"""The messages of `i18n/*.ftl` taken apart, and every sentence that they can become."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from pioche.i18n import Translator

FOLDER = Path(__file__).resolve().parents[1] / "i18n"
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Parts(Visitor):
    """What a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.numbers: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  (the library's naming)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        assert node.id.name == "NUMBER"
        for given in node.arguments.positional or []:
            if isinstance(given, ftl.VariableReference):
                self.numbers.add(given.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference)
        keys = {key.name if isinstance(key, ftl.Identifier) else key.value for key in (v.key for v in node.variants)}
        name = node.selector.id.name
        if keys & PLURALS:
            self.numbers.add(name)
        else:
            self.variants.setdefault(name, set()).update(keys)
        self.generic_visit(node)

    def include(self, quoted: Parts) -> None:
        self.variables |= quoted.variables
        self.numbers |= quoted.numbers
        for name, keys in quoted.variants.items():
            self.variants.setdefault(name, set()).update(keys)


def source(language: str) -> str:
    """The file of a language."""
    return (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")


def resource(language: str) -> ftl.Resource:
    return FluentParser(with_spans=False).parse(source(language))


@functools.cache
def parts(language: str) -> dict[str, Parts]:
    """Each key with what its message is made of, and the messages that it quotes (which stand above it)."""
    found: dict[str, Parts] = {}
    for entry in resource(language).body or []:
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
            whole = found[entry.id.name] = Parts()
            whole.visit(entry)
            for key in whole.messages:
                whole.include(found[key])
    return found


def messages(language: str) -> dict[str, set[str]]:
    """Each key with its variables."""
    return {key: whole.variables for key, whole in parts(language).items()}


def samples(made: Parts) -> Iterator[dict[str, str | int]]:
    """Arguments that lead through every variant of a message; numbers with every plural form."""
    values: list[list[tuple[str, str | int]]] = []
    for name in sorted(made.variables):
        if name in made.numbers:
            values.append([(name, number) for number in (0, 1, 2, 3, 5, 11, 21, 100)])
        else:
            values.append([(name, key) for key in sorted(made.variants.get(name, {"sample"}))])
    return (dict(chosen) for chosen in itertools.product(*values))


@functools.cache
def rendered(language: str) -> list[tuple[str, str]]:
    """Every key with every sentence that it can become."""
    translator = Translator(language)
    return [(key, translator.text(key, **sample)) for key, made in parts(language).items() for sample in samples(made)]
