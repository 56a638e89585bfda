"""Language-independent messages: the key of a message and its arguments, which a client translates.

An argument may be a phrase itself (the name of a card within a sentence). A number under `seat`, `other` or `name` is a
seat and becomes the name of its player. Every message is also given `me`, so that it can address the reader as "you":
`name` if the reader is the player under `name` or `seat`, `target` if under `other`, else `none`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pioche.engine.sentences import Words, player_name

SEATS: Final = ("seat", "other", "name")
"""Names of arguments that are seats if their value is a number."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """The key of a message in `i18n/*.ftl` or in the game's own messages, with its arguments."""

    key: str
    args: tuple[tuple[str, Phrase | str | int], ...] = ()

    def said(self, words: Words, names: Sequence[str] | None = None, me: int | None = None) -> str:
        """The phrase translated; without names, players are numbered from 1. `me` is the seat of the reader."""
        filled = {name: _filled(name, value, words, names, me) for name, value in self.args}
        return words.text(self.key, **{"me": self._reader(me), **filled})

    def _reader(self, me: int | None) -> str:
        named = [name for name, value in self.args if name in SEATS and value == me and me is not None]
        if not named:
            return "none"
        return "target" if named == ["other"] else "name"


def phrase(key: str, **args: Phrase | str | int) -> Phrase:
    """Shorthand for `Phrase` with keyword arguments."""
    return Phrase(key, tuple(args.items()))


def _filled(
    name: str, value: Phrase | str | int, words: Words, names: Sequence[str] | None, me: int | None
) -> str | int:
    if isinstance(value, Phrase):
        return value.said(words, names, me)
    if name in SEATS and isinstance(value, int):
        return player_name(value, words, names)
    return value
