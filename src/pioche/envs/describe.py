"""The action and observation spaces as tables for docs/research.md: `python -m pioche.envs.describe`."""

from __future__ import annotations

from pioche.envs.classic_encoding import CLASSIC
from pioche.envs.encoding import AnyEncoding
from pioche.envs.rummy_encoding import RUMMY

# Ranges of actions that differ only in a card, a colour or a seat: the end of each range, and what they do.
_CLASSIC_ACTIONS = (
    ("X3", "lay a card; a Wild or Wild4 with its colour"),
    ("X3!", "the same, calling UNO (or UNO UNO)"),
    ("draw", "draw, or take the cards that one owes"),
    ("pass", "keep the drawn card, sit out, decline a choice"),
    ("uno", "call late"),
    ("doubt", "challenge a Wild4"),
    ("wait", "out of turn: let it be"),
    ("=b", "name a colour"),
    ("hands.left", "say which way the hands go round"),
    ("catch.+9", "point out that the seat so far to the left has not called"),
    ("pick.+9", "point at a seat: to swap with, for a Blank's rule, or for a gift, whose cards then follow"),
    ("accuse.+9", "accuse a seat of giving advice"),
    ("aye", "vote on that"),
    ("give.X3", "a card of the gift"),
    ("give.X3!", "the last card of the gift, calling UNO"),
    ("below.b9", "a number card to lie below the one laid next; several may follow each other"),
)
_RUMMY_ACTIONS = (
    ("*", "name a tile to be laid, in the order of this list"),
    ("lay", "lay what is named: the solver makes the table, UNO is called where it is due"),
    ("lay.quietly", "the same without the call"),
    ("draw", "draw a tile"),
    ("keep", "keep the drawn tile"),
    ("take", "take the turn, which ends the time for catching"),
    ("uno", "call late"),
    ("catch.+3", "point out that the seat so far to the left has not called"),
    ("wait", "out of turn: let it be"),
)


def _actions(game: AnyEncoding, kinds: tuple[tuple[str, str], ...]) -> list[str]:
    names = [game.action_name(action) for action in range(game.actions)]
    lines = ["| action | name | what it does |", "|---|---|---|"]
    first = 0
    for name, meaning in kinds:
        last = names.index(name)
        number, called = (f"{first}", name) if first == last else (f"{first}–{last}", f"{names[first]}` … `{name}")
        lines.append(f"| {number} | `{called}` | {meaning} |")
        first = last + 1
    assert first == game.actions, "every action is described"
    return lines


def _features(game: AnyEncoding) -> list[str]:
    lines = ["| places | name | what it says |", "|---|---|---|"]
    for feature in game.features:
        last = feature.first + feature.size - 1
        places = f"{feature.first}" if feature.size == 1 else f"{feature.first}–{last}"
        lines.append(f"| {places} | `{feature.name}` | {feature.meaning} |")
    return lines


def tables() -> dict[str, str]:
    """The tables of both games, by their name in the document."""
    return {
        "classic actions": "\n".join(_actions(CLASSIC, _CLASSIC_ACTIONS)),
        "classic observations": "\n".join(_features(CLASSIC)),
        "rummy actions": "\n".join(_actions(RUMMY, _RUMMY_ACTIONS)),
        "rummy observations": "\n".join(_features(RUMMY)),
    }


if __name__ == "__main__":
    for title, text in tables().items():
        print(f"{title}\n\n{text}\n")
