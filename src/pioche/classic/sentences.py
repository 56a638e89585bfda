"""Refusals, cards and options in words: the one place that fills the sentences of `i18n/*.ftl` for the card game.

A refusal carries notation (`gD`, `r`), seats and names of options. Here they become what a player reads: cards by the
names of the rule books and in the colours of the edition (FR-2, LB-1), players by their names, options by their titles.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from pioche.classic import codes as c
from pioche.classic.cards import COLOURS, FACE, Palette, colour_of, rank_of
from pioche.classic.rules import OPTIONS, Rules, Value
from pioche.engine.refusal import Argument, Refusal
from pioche.engine.sentences import Words

_SPECIAL: Final = {c.DRAW2: "draw2", c.SKIP: "skip", c.REVERSE: "reverse"}
_BLACK: Final = {c.WILD: "wild", c.WILD4: "wild4", c.UNO_CARD: "uno"}
# What `OPTIONS.checked` calls the values of an option that has no list of them.
_CHOICES: Final = {"int": "number", "tuple": "programs"}
# Options whose 0 is no number but switches something off.
_NONE_AT_ZERO: Final = ("blanks", "rounds_to_win", "teams")


def sentence(
    refusal: Refusal,
    rules: Rules | None,
    translator: Words,
    names: Sequence[str] | None = None,
    why: Refusal | None = None,
) -> str:
    """A refusal as a player reads it, with its clause: `You may not answer the +4 with the red +2 ... (DE-10).`

    Without rules (when they could not even be made) the colours are the usual ones, without names the players are
    counted from 1. `why` is the reason inside a refused replay (`BadReplay.why`).
    """
    text = _said(refusal, rules, translator, names, why)
    return f"{text} ({refusal.clause})." if refusal.clause else f"{text}."


def _said(
    refusal: Refusal, rules: Rules | None, translator: Words, names: Sequence[str] | None, why: Refusal | None = None
) -> str:
    """The sentence without its full stop."""
    palette = Palette.STANDARD if rules is None else rules.pack.palette
    filled = {name: _argument(refusal.code, name, value, palette, translator, names) for name, value in refusal.args}
    if why is not None:
        filled["reason"] = _said(why, rules, translator, names)
    return translator.text(refusal.key, **filled).removesuffix(".")


def _argument(
    code: str, name: str, value: Argument, palette: Palette, translator: Words, names: Sequence[str] | None
) -> Argument:
    """What a player reads in place of an argument."""
    match name, value:
        case "card" | "top" | "drawn", str() if value in FACE:
            return card_name(FACE[value], palette, translator, definite=True)
        case "colour", str():
            return colour_name(COLOURS.find(value), palette, translator)
        case "seat", int():
            return player_name(value, translator, names)
        case "first" | "second", str():
            option, _, setting = value.partition("=")
            return setting_text(option, setting, translator)
        case "option", str() if code == "option-range":
            return option_name(value, translator)
        case "choices", str() if value in _CHOICES:
            return translator.text(f"choices-{_CHOICES[value]}")
        case "effect", str():
            return translator.text(f"blank-effect-{_dashes(value)}")
        case "target", str():
            return translator.text(f"blank-target-{_dashes(value)}")
        case _:
            return value


# Cards, colours, players


def card_name(face: int, palette: Palette, translator: Words, *, definite: bool = False) -> str:
    """`red 5`; within a sentence, definite, `the red 5`."""
    kind, filled = _card(face, palette)
    return translator.text(f"the-card-{kind}" if definite else f"card-{kind}", **filled)


def _card(face: int, palette: Palette) -> tuple[str, dict[str, str]]:
    if face >= c.BLANK:
        return "blank", {"number": str(face - c.BLANK + 1)}
    if face >= c.WILD:
        return _BLACK[face], {}
    colour = palette.colours()[colour_of(face)]
    rank = rank_of(face)
    if rank in _SPECIAL:
        return _SPECIAL[rank], {"colour": colour}
    return "number", {"colour": colour, "number": str(rank)}


def colour_name(colour: int, palette: Palette, translator: Words) -> str:
    """The name of a colour, or that there is none."""
    return translator.text(f"colour-{palette.colours()[colour] if colour in range(4) else 'none'}")


def player_name(seat: int, translator: Words, names: Sequence[str] | None = None) -> str:
    """The name of who sits there, else `player 3`, counted from 1."""
    if names is not None and seat < len(names):
        return names[seat]
    return translator.text("player-number", number=seat + 1)


# Options


def option_name(name: str, translator: Words) -> str:
    """The title of an option: `Jumping in`."""
    return translator.text(f"option-{_dashes(name)}")


def option_help(name: str, translator: Words) -> str:
    """What an option means, in one sentence."""
    return translator.text(f"option-{_dashes(name)}-help")


def value_name(name: str, value: Value | str, translator: Words) -> str:
    """A value of an option, given as itself or as text (`forced`): `always`."""
    match value:
        case bool():
            text = "on" if value else "off"
        case Enum():
            text = str(value.value)
        case tuple():
            text = str(len(value))  # how many Blanks; their rules are a matter of their own (LB-10)
        case _:
            text = str(value)
    choices = OPTIONS[name].choices
    if not choices:
        return translator.text(f"value-{_dashes(name)}-none") if text == "0" and name in _NONE_AT_ZERO else text
    return translator.text(f"value-{text}" if choices == ("off", "on") else f"value-{_dashes(name)}-{_dashes(text)}")


def setting_text(name: str, value: Value | str, translator: Words) -> str:
    """An option with its value, `Jumping in: on`; or a number of players, `2 players`."""
    if name == "players":
        return translator.text("setting-players", players=int(str(value)))
    return translator.text("setting", option=option_name(name, translator), value=value_name(name, value, translator))


def _dashes(name: str) -> str:
    return name.replace("_", "-")
