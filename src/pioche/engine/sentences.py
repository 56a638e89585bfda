"""Messages shared by all games: refusals with their clauses, options and their values, player names.

The arguments of a refusal are notation (`gD`, `R5`), seats and names of options. `sentence` replaces them by readable
text and formats the message `refusal-<code>` of `i18n/*.ftl`. Names of a game's own things (cards, tiles, colours,
effects) come from its `Terms`; everything else is handled here and also works without a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from pioche.engine.codecs import plain_text
from pioche.engine.refusal import Argument, Refusal

_MOST_QUOTED: Final = 80  # characters of a text that was typed in
_TYPED: Final = ("text", "value", "option", "one", "other")  # arguments that somebody typed in
_MOST_FORMATTED: Final = 900  # characters of any argument; Fluent formats at most 1,000


class Words(Protocol):
    """Messages in one language: `pioche.i18n.Translator`, which games may not import."""

    def text(self, key: str, **arguments: str | float) -> str:
        """The formatted message with this key."""
        ...

    def has(self, key: str) -> bool:
        """Is there a message with this key?"""
        ...


class Terms(Protocol):
    """A game's readable names for the arguments of its refusals."""

    def argument(
        self, code: str, name: str, value: Argument, rules: Any, words: Words, names: Sequence[str] | None
    ) -> Argument | None:
        """The readable text for an argument of a refusal; None if it is not specific to this game.

        `rules` are the rules of the table, or None (the rules may be what was refused). `names` are the players' names
        by seat, if known.
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
    """A refusal as a translated sentence, with its clause in brackets at the end.

    `why` is the refusal that caused it, such as that of a move in a replay (`Refused.why`).
    """
    text = _said(refusal, words, game, rules, names, why)
    if refusal.clause:
        return f"{text} ({refusal.clause})."
    return text if text.endswith("?") else f"{text}."


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
    """The readable text for an argument that is the same in every game."""
    match name, value:
        case "seat", int():
            return player_name(value, words, names)
        case "first" | "second" | "repair", str() if code == "options-clash" and "=" in value:
            option, _, setting = value.partition("=")
            return setting_text(option, setting, words)
        case "option", str() if code in ("option-range", "position-rule"):
            return option_name(value, words)
        case "choices", "int":
            return words.text("choices-number")
        case "choices", str() if value.startswith("int "):
            _, low, high = value.split(" ")
            return words.text("text-choices-range", least=int(low), most=int(high))
        case _, str() if len(value) > (most := _MOST_QUOTED if name in _TYPED else _MOST_FORMATTED):
            return value[: most - 1] + "…"
        case _:
            return value


def player_name(seat: int, words: Words, names: Sequence[str] | None = None) -> str:
    """The name of the player in a seat; without names `player 3`, numbered from 1."""
    if names is not None and seat < len(names):
        return names[seat]
    return words.text("player-number", number=seat + 1)


# Options. Games share the messages of options with the same name; an option without one is shown by its name.


def option_name(name: str, words: Words) -> str:
    """The title of an option: `Jumping in`."""
    key = f"option-{_dashes(name)}"
    return words.text(key) if words.has(key) else name


def option_help(name: str, words: Words) -> str:
    """One sentence that explains an option; empty if there is none."""
    key = f"option-{_dashes(name)}-help"
    return words.text(key) if words.has(key) else ""


def value_name(name: str, value: object, words: Words) -> str:
    """The readable name of a value, given as a value or as text (`forced`): `always`."""
    text = plain_text(value)
    own = f"value-{_dashes(name)}-{'none' if text == '0' else _dashes(text)}"
    if words.has(own):
        return words.text(own)
    return words.text(f"value-{text}") if text in ("on", "off") else text


def setting_text(name: str, value: object, words: Words) -> str:
    """An option with its value, `Jumping in: on`; for the name `players`, `2 players`."""
    if name == "players":
        return words.text("setting-players", players=int(str(value)))
    return words.text("setting", option=option_name(name, words), value=value_name(name, value, words))


def _dashes(name: str) -> str:
    return name.replace("_", "-")
