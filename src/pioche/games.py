"""The registry of installed games, filled from the entry points `pioche.games` of all packages.

    [project.entry-points."pioche.games"]
    my_game = "my_package:GAME"

A game is imported on first use. A package may declare an add-on for one part of this project (its own bots, a fast
simulator, an encoding for learners, an evaluator for reviews) in the group `pioche.games.<part>`, under its name;
without one, that part uses the game through `engine.game` only. See docs/add-a-game.md.
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
from pioche.engine.similar import suggestions

GROUP: Final = "pioche.games"
OURS: Final = "pioche"  # the package whose games come first and cannot be overridden by others


class BrokenGame(UserWarning):
    """A package declares a game that cannot be loaded."""


@cache
def _entries(group: str) -> Mapping[str, EntryPoint]:
    """The entry points of a group by name: those of this package first, then the others, each sorted by name."""
    found: dict[str, EntryPoint] = {}
    ours = entry_points(group=group)
    for entry in sorted(ours, key=lambda entry: (entry.dist is None or entry.dist.name != OURS, entry.name)):
        found.setdefault(entry.name, entry)
    return found


def names() -> tuple[str, ...]:
    """The names of all games that can be loaded."""
    return tuple(name for name in _entries(GROUP) if _load(name) is not None)


@cache
def _load(name: str) -> AnyGame | None:
    """A game by its name, or None. A broken package only causes a warning, so that the other games still work."""
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
    """All games that can be loaded."""
    return tuple(game for name in _entries(GROUP) if (game := _load(name)) is not None)


def named(name: str) -> AnyGame:
    """A game by its name; refused if there is none."""
    found = _load(name)
    if found is None:
        raise refuse("unknown-edition", edition=name[:40], known=", ".join(names()), similar=suggestions(name, names()))
    return found


def name_of(edition: str) -> str:
    """The game in the name of an edition: `classic` of `classic/fr`."""
    return edition.partition("/")[0]


def of(edition: str) -> AnyGame:
    """The game that an edition belongs to, be it for research; refused if there is none."""
    found = _load(name_of(edition))
    return found if found is not None and edition in found.research_editions() else offered(edition)


def offered(edition: str) -> AnyGame:
    """The game of an edition that people are offered; refused if there is none."""
    found = _load(name_of(edition))
    if found is None or edition not in found.editions():
        known = [each for game in every() for each in game.editions()]
        similar = suggestions(edition, known)
        raise refuse("unknown-edition", edition=edition[:40], known=", ".join(known), similar=similar)
    return found


@cache
def addon(part: str, name: str) -> Any | None:
    """The add-on of a game for one part of the project (`bots`, `envs`, `puzzles`, `review`, `sim`), or None."""
    entry = _entries(f"{GROUP}.{part}").get(name)
    return None if entry is None else entry.load()


# Messages


class _EveryTerms:
    """Tries the terms of every game in turn, for refusals whose game is not known."""

    def argument(
        self, code: str, name: str, value: Argument, rules: Any, words: Words, names: Sequence[str] | None
    ) -> Argument | None:
        found = (game.terms.argument(code, name, value, rules, words, names) for game in every())
        return next((said for said in found if said is not None), None)


def terms_of(edition: str | None = None) -> Terms:
    """The terms of the game of an edition (`rummy/en`); without an edition or for an unknown game, those of all."""
    found = _load(name_of(edition or ""))
    return _EveryTerms() if found is None else found.terms


def messages(language: str) -> str:
    """The Fluent messages of games from other packages."""
    return "\n".join(text for game in every() if (text := game.messages(language)))
