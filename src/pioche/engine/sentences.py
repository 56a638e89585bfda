"""Sentences that every game has in common: refusals with their clauses, options and their values, players.

A refusal carries notation (`gD`, `R5`), seats and names of options. `sentence` fills the message `refusal-<code>` of
`i18n/*.ftl` with what a player reads in their place. What a game calls its own things (cards, tiles, colours, effects)
its `Terms` say; all the rest is said here, for every game and without one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from pioche.engine.codecs import plain_text
from pioche.engine.refusal import Argument, Refusal


class Words(Protocol):
    """Sentences in one language: `pioche.i18n.Translator`, which the games may not import."""

    def text(self, key: str, **arguments: str | float) -> str:
        """The sentence with this key."""
        ...

    def has(self, key: str) -> bool:
        """Is there a sentence with this key?"""
        ...


class Terms(Protocol):
    """What a game calls the things that its refusals speak of."""

    def argument(
        self, code: str, name: str, value: Argument, rules: Any, words: Words, names: Sequence[str] | None
    ) -> Argument | None:
        """What a player reads in place of an argument of a refusal; None: nothing of this game's own.

        `rules` are those of the table, or None when there are none (they may be what was refused). `names` are those
        of the players by seat, if they have any.
        """
        ...


def sentence(
    refusal: Refusal,
    words: Words,
    game: Terms | None = None,
    rules: object = None,
    names: Sequence[str] | None = None,
    why: Refusal | None = None,
) -> str:
    """A refusal as a player reads it, with its clause in brackets at the end.

    `why` is the reason inside another refusal, such as that of a replay (`Refused.why`).
    """
    text = _said(refusal, words, game, rules, names, why)
    return f"{text} ({refusal.clause})." if refusal.clause else f"{text}."


def _said(
    refusal: Refusal,
    words: Words,
    game: Terms | None,
    rules: object,
    names: Sequence[str] | None,
    why: Refusal | None = None,
) -> str:
    """The sentence without its full stop."""
    filled: dict[str, Argument] = {}
    for name, value in refusal.args:
        own = None if game is None else game.argument(refusal.code, name, value, rules, words, names)
        filled[name] = _argument(refusal.code, name, value, words, names) if own is None else own
    if why is not None:
        filled["reason"] = _said(why, words, game, rules, names)
    return words.text(refusal.key, **filled).removesuffix(".")


def _argument(code: str, name: str, value: Argument, words: Words, names: Sequence[str] | None) -> Argument:
    """What every game has in common."""
    match name, value:
        case "seat", int():
            return player_name(value, words, names)
        case "first" | "second", str() if code == "options-clash":
            option, _, setting = value.partition("=")
            return setting_text(option, setting, words)
        case "option", str() if code == "option-range":
            return option_name(value, words)
        case "choices", "int":
            return words.text("choices-number")
        case _:
            return value


def player_name(seat: int, words: Words, names: Sequence[str] | None = None) -> str:
    """The name of the player in a seat, or `player 3`, counted from 1."""
    if names is not None and seat < len(names):
        return names[seat]
    return words.text("player-number", number=seat + 1)


# Options. Games share the texts of options with the same name; an option without a text goes by its name.


def option_name(name: str, words: Words) -> str:
    """The title of an option: `Jumping in`."""
    key = f"option-{_dashes(name)}"
    return words.text(key) if words.has(key) else name


def option_help(name: str, words: Words) -> str:
    """What an option means, in one sentence; empty when there is none."""
    key = f"option-{_dashes(name)}-help"
    return words.text(key) if words.has(key) else ""


def value_name(name: str, value: object, words: Words) -> str:
    """A value of an option, given as itself or as text (`forced`): `always`."""
    text = plain_text(value)
    own = f"value-{_dashes(name)}-{'none' if text == '0' else _dashes(text)}"
    if words.has(own):
        return words.text(own)
    return words.text(f"value-{text}") if text in ("on", "off") else text


def setting_text(name: str, value: object, words: Words) -> str:
    """An option with its value, `Jumping in: on`; or a number of players, `2 players`."""
    if name == "players":
        return words.text("setting-players", players=int(str(value)))
    return words.text("setting", option=option_name(name, words), value=value_name(name, value, words))


def _dashes(name: str) -> str:
    return name.replace("_", "-")
