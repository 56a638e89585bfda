"""The one place of translation: a key and its arguments become a sentence in the reader's language.

The sentences live in `i18n/*.ftl` (Project Fluent), which the web client reads too. Whoever adds a key adds it to all
four files; the tests compare them. A sentence that is missing all the same is shown in English, with a warning, which
the tests turn into an error. Games from other packages bring their own sentences (`Game.messages`).
"""

from __future__ import annotations

import functools
import warnings
from collections.abc import Iterable, Mapping
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from pioche.resources import folder

ENGLISH: Final = "en"
LANGUAGES: Final = ("en", "fr", "de", "lb")
# Whose number and plural rules apply. Not every program knows Luxembourgish ones; German ones come next.
_LOCALES: Final[Mapping[str, list[str]]] = {"en": ["en"], "fr": ["fr"], "de": ["de"], "lb": ["lb", "de"]}

Argument = str | int | float


class MissingText(UserWarning):
    """A sentence is missing in a language, or an argument of it was not given."""


@functools.cache
def _bundle(language: str, guests: bool = False) -> FluentBundle:
    """Our sentences; with `guests` also those of games from other packages, which then have to be imported."""
    # Isolation marks are for mixing directions of writing; all four languages run from left to right.
    bundle = FluentBundle(_LOCALES[language], use_isolating=False)
    bundle.add_resource(FluentResource((folder("i18n") / f"{language}.ftl").read_text(encoding="utf-8")))
    if guests:
        from pioche import games  # rarely needed, and it imports every game

        bundle.add_resource(FluentResource(games.messages(language)))
    return bundle


def _pattern(language: str, key: str) -> tuple[FluentBundle, Any] | None:
    """A sentence and the bundle that can format it; None when it is missing in this language."""
    for guests in (False, True):
        bundle = _bundle(language, guests)
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        if pattern is not None:
            return bundle, pattern
    return None


class Translator:
    """Sentences in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"{language!r} is not one of {', '.join(LANGUAGES)}")
        self.language: Final = language

    def has(self, key: str) -> bool:
        """Is there a sentence with this key, in this language or at least in English?"""
        return any(_pattern(language, key) is not None for language in dict.fromkeys((self.language, ENGLISH)))

    def text(self, key: str, **arguments: Argument) -> str:
        """The sentence with this key; in English, or at worst the key itself, where it is missing."""
        for language in dict.fromkeys((self.language, ENGLISH)):
            found = _pattern(language, key)
            if found is None:
                warnings.warn(f"no text {key!r} in {language!r}", MissingText, stacklevel=2)
                continue
            bundle, pattern = found
            sentence, errors = bundle.format_pattern(pattern, arguments)
            if errors:
                said = "; ".join(map(str, errors))
                warnings.warn(f"text {key!r} in {language!r}: {said}", MissingText, stacklevel=2)
            return str(sentence)
        return key


def choose_language(wishes: Iterable[str]) -> str:
    """The first of the reader's wishes ("fr_LU.UTF-8", "lb-LU", "de") that there is, else English."""
    for wish in wishes:
        language = wish.replace("_", "-").split("-")[0].split(".")[0].lower()
        if language in LANGUAGES:
            return language
    return ENGLISH


def language_of_terminal(environment: Mapping[str, str]) -> str:
    """The language of a terminal: PIOCHE_LANGUAGE, else the usual variables in their order."""
    names = ("PIOCHE_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    return choose_language(wish for name in names for wish in environment.get(name, "").split(":") if wish)
