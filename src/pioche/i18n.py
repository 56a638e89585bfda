"""Translation: formats the message with a key and its arguments in one of the supported languages.

The messages are in `i18n/*.ftl` (Project Fluent), which the web client uses too. Every key must be in all four files;
tests compare them. A missing message falls back to English with a warning, which the tests turn into an error. Games
from other packages have messages of their own (`Game.messages`).
"""

from __future__ import annotations

import functools
import warnings
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from pioche.engine.refusal import Refusal, Refused, formattable, refuse, shown
from pioche.engine.sentences import Terms, sentence
from pioche.resources import folder

ENGLISH: Final = "en"
LANGUAGES: Final = ("en", "fr", "de", "lb")
# Locales for number and plural rules. Luxembourgish is not supported everywhere; German is its fallback.
_LOCALES: Final[Mapping[str, list[str]]] = {"en": ["en"], "fr": ["fr"], "de": ["de"], "lb": ["lb", "de"]}

Argument = str | int | float


class MissingText(UserWarning):
    """A message is missing in a language, or one of its arguments was not given."""


@functools.cache
def _bundle(language: str, outside: bool = False) -> FluentBundle:
    """The messages of a language; with `outside` also those of games from other packages, which imports all games."""
    # Isolation marks are for bidirectional text; all four languages are written from left to right.
    bundle = FluentBundle(_LOCALES[language], use_isolating=False)
    bundle.add_resource(FluentResource((folder("i18n") / f"{language}.ftl").read_text(encoding="utf-8")))
    if outside:
        from pioche import games  # rarely needed, and it imports every game

        bundle.add_resource(FluentResource(games.messages(language)))
    return bundle


def _pattern(language: str, key: str) -> tuple[FluentBundle, Any] | None:
    """A message and the bundle that can format it; None if it is missing in this language."""
    for outside in (False, True):
        bundle = _bundle(language, outside)
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        if pattern is not None:
            return bundle, pattern
    return None


class Translator:
    """Messages in one language."""

    def __init__(self, language: str, more: str = "") -> None:
        """`more`: Fluent messages of a game that is not installed here, as a server sent them."""
        if language not in LANGUAGES:
            raise ValueError(f"{language!r} is not one of {', '.join(LANGUAGES)}")
        self.language: Final = language
        self._more: FluentBundle | None = None
        if more:
            self._more = FluentBundle(_LOCALES[language], use_isolating=False)
            self._more.add_resource(FluentResource(more))

    def _pattern(self, language: str, key: str) -> tuple[FluentBundle, Any] | None:
        found = _pattern(language, key)
        more = self._more
        if found is not None or more is None or language != self.language or not more.has_message(key):
            return found
        pattern = more.get_message(key).value
        return None if pattern is None else (more, pattern)

    def has(self, key: str) -> bool:
        """Is there a message with this key, in this language or in English?"""
        return any(self._pattern(language, key) is not None for language in dict.fromkeys((self.language, ENGLISH)))

    def text(self, key: str, **arguments: Argument) -> str:
        """The formatted message with this key; falls back to English, then to the key itself."""
        for language in dict.fromkeys((self.language, ENGLISH)):
            found = self._pattern(language, key)
            if found is None:
                warnings.warn(f"no text {key!r} in {language!r}", MissingText, stacklevel=2)
                continue
            bundle, pattern = found
            sentence, errors = bundle.format_pattern(
                pattern, {name: formattable(value) for name, value in arguments.items()}
            )
            if errors:
                said = "; ".join(map(str, errors))
                warnings.warn(f"text {key!r} in {language!r}: {said}", MissingText, stacklevel=2)
            return str(sentence)
        return key


@dataclass(frozen=True, slots=True)
class Explained:
    """A refusal with the words of its game, as `Refused.reason`: `str` is in its language, `say` in any."""

    refusal: Refusal
    terms: Terms
    rules: object = None
    why: Refusal | None = None
    language: str = "en"

    def say(self, language: str = "en", names: Sequence[str] | None = None) -> str:
        """The sentence in a language, with the names of the players if given."""
        return sentence(self.refusal, words_in(language), self.terms, self.rules, names, self.why)

    def __str__(self) -> str:
        return self.say(self.language)


def words_in(language: object) -> Translator:
    """The messages in a language; refused if there are none."""
    if not isinstance(language, str):
        raise TypeError(f"a language must be text, such as 'en', not {shown(language)}")
    if language not in LANGUAGES:
        raise refuse("unknown-language", text=language, known=", ".join(LANGUAGES))
    return Translator(language)


def why_refused(error: Refused, language: str = ENGLISH) -> str:
    """A refusal of any game as a sentence; its code where there is none."""
    from pioche import games  # rarely needed, and it imports every game

    words = words_in(language)
    if not words.has(error.refusal.key):
        return str(error.refusal)
    return sentence(error.refusal, words, games.terms_of(), why=error.why)


def choose_language(wishes: Iterable[str]) -> str:
    """The first supported language among these locales ("fr_LU.UTF-8", "lb-LU", "de"). Default: English."""
    for wish in wishes:
        language = wish.replace("_", "-").split("-")[0].split(".")[0].lower()
        if language in LANGUAGES:
            return language
    return ENGLISH


def wished_languages(header: str) -> list[str]:
    """The languages of an Accept-Language header, in its order, which is nearly always the order of its weights."""
    return [part.partition(";")[0].strip() for part in header.split(",")[:10]]


def language_of_terminal(environment: Mapping[str, str]) -> str:
    """The language of a terminal: from PIOCHE_LANGUAGE, else from the standard locale variables in order."""
    names = ("PIOCHE_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    return choose_language(wish for name in names for wish in environment.get(name, "").split(":") if wish)
