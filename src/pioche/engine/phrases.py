"""Something said without a language: the key of a message and what is filled in; a client has the words.

An argument may be a phrase itself (the name of a card within a sentence). A number under `seat`, `other` or `name` is a
seat and becomes the name of whoever sits there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pioche.engine.sentences import Words, player_name

SEATS: Final = ("seat", "other", "name")
"""Arguments that are seats where they are numbers."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message of `i18n/*.ftl`, or of a game's own, with its arguments."""

    key: str
    args: tuple[tuple[str, Phrase | str | int], ...] = ()

    def said(self, words: Words, names: Sequence[str] | None = None) -> str:
        """The phrase in a language; without names the players are counted from 1."""
        return words.text(self.key, **{name: _filled(name, value, words, names) for name, value in self.args})


def phrase(key: str, **args: Phrase | str | int) -> Phrase:
    """A phrase, in short."""
    return Phrase(key, tuple(args.items()))


def _filled(name: str, value: Phrase | str | int, words: Words, names: Sequence[str] | None) -> str | int:
    if isinstance(value, Phrase):
        return value.said(words, names)
    if name in SEATS and isinstance(value, int):
        return player_name(value, words, names)
    return value
