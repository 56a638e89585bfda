"""The games that are installed: the one registry, filled from the entry points `pioche.games` of all packages.

    [project.entry-points."pioche.games"]
    maumau = "pioche_maumau:GAME"

A game is imported when it is first asked for. What a package knows about its game for one part of this project alone
(its own bots, a fast simulator, numbers for learners) it declares as an add-on in the group `pioche.games.<part>`, by
the game's name; where there is none, that part plays the game through `engine.game` alone. docs/add-a-game.md.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from pioche.engine.game import AnyGame, Game
from pioche.engine.refusal import Argument, refuse
from pioche.engine.sentences import Terms, Words

GROUP: Final = "pioche.games"
OURS: Final = "pioche"  # the package whose games come first, and cannot be replaced by others


class BrokenGame(UserWarning):
    """A package offers a game that cannot be used."""


@cache
def _entries(group: str) -> Mapping[str, EntryPoint]:
    """By name; ours first, in the order in which they are declared, then the others by name."""
    found: dict[str, EntryPoint] = {}
    ours = entry_points(group=group)
    for entry in sorted(ours, key=lambda entry: (entry.dist is None or entry.dist.name != OURS, entry.name)):
        found.setdefault(entry.name, entry)
    return found


def names() -> tuple[str, ...]:
    """The names of the games; what is broken is left out."""
    return tuple(name for name in _entries(GROUP) if _load(name) is not None)


@cache
def _load(name: str) -> AnyGame | None:
    """A game by its name; a package that cannot be imported must not keep the others from being played."""
    entry = _entries(GROUP).get(name)
    if entry is None:
        return None
    try:
        found = entry.load()
    except Exception as error:  # noqa: BLE001 (another package's code)
        warnings.warn(f"the game {name!r} ({entry.value}) cannot be loaded: {error!r}", BrokenGame, stacklevel=2)
        return None
    if not isinstance(found, Game) or found.name != name:
        warnings.warn(f"{entry.value} is not a pioche.engine.game.Game called {name!r}", BrokenGame, stacklevel=2)
        return None
    return found


def every() -> tuple[AnyGame, ...]:
    """All games."""
    return tuple(game for name in _entries(GROUP) if (game := _load(name)) is not None)


def named(name: str) -> AnyGame:
    """A game by its name; refused when there is none."""
    found = _load(name)
    if found is None:
        raise refuse("unknown-edition", edition=name[:40], known=", ".join(names()))
    return found


def name_of(edition: str) -> str:
    """`classic` of `classic/fr`."""
    return edition.partition("/")[0]


def of(edition: str) -> AnyGame:
    """The game that an edition belongs to; refused when there is none."""
    found = _load(name_of(edition))
    if found is None or edition not in found.editions():
        known = ", ".join(each for game in every() for each in game.editions())
        raise refuse("unknown-edition", edition=edition[:40], known=known)
    return found


def default_edition() -> str:
    """What is played where nobody says: the first edition of the first game."""
    return every()[0].editions()[0]


@cache
def addon(part: str, name: str) -> Any | None:
    """What a package brings along for one part of the project (`bots`, `envs`, `sim`) to play its game by."""
    entry = _entries(f"{GROUP}.{part}").get(name)
    return None if entry is None else entry.load()


# Words


class _EveryTerms:
    """Asks one game after another: for refusals that do not say which game they come from."""

    def argument(
        self, code: str, name: str, value: Argument, rules: Any, words: Words, names: Sequence[str] | None
    ) -> Argument | None:
        found = (game.terms.argument(code, name, value, rules, words, names) for game in every())
        return next((said for said in found if said is not None), None)


def terms_of(edition: str | None = None) -> Terms:
    """The terms of the game of an edition (`rummy/en`); without an edition, or with one of no game, those of all."""
    found = _load(name_of(edition or ""))
    return _EveryTerms() if found is None else found.terms


def messages(language: str) -> str:
    """The Fluent messages that games from other packages bring along."""
    return "\n".join(text for game in every() if (text := game.messages(language)))
