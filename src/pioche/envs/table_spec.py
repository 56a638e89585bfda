"""The table of an environment: edition, players and house rules, validated once when the environment is created."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from pioche import games
from pioche.engine.refusal import Refused
from pioche.envs.any_game import AnyGameEncoding
from pioche.envs.encoding import AnyEncoding
from pioche.envs.integers import players_of

Options = Mapping[str, str]


def encoding_of(edition: str) -> AnyEncoding:
    """The encoding for an edition: the add-on of its game, else `AnyGameEncoding`. Refuses unknown games."""
    game = games.of(edition)
    found: AnyEncoding | None = games.addon("envs", game.name)
    return AnyGameEncoding(game) if found is None else found


@dataclass(frozen=True, slots=True)
class TableSpec:
    """A game and everything that its tables need except the seed."""

    game: AnyEncoding
    edition: str
    players: int
    options: Options

    def table(self, seed: int) -> Any:
        """A table; all that follows is determined by the seed and the actions."""
        return self.game.table(self.edition, self.players, self.options, seed)


def table_spec(edition: object, players: object, options: object) -> TableSpec:
    """Validate the caller's arguments. Raises `Refused` by the rules, TypeError or ValueError for bad values."""
    named, many, chosen = edition_of(edition), players_of(players), options_of(options)
    with explained(named):
        made = TableSpec(encoding_of(named), named, many, chosen)
        made.table(0)  # fail early
    return made


def edition_of(given: object) -> str:
    """The name of an edition; whether it exists is checked elsewhere."""
    if not isinstance(given, str):
        raise TypeError(f"an edition is named by a text such as 'classic/fr', not {given!r}")
    return given


def options_of(given: object) -> Options:
    """House rules by name, copied so that later changes by the caller have no effect."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise TypeError(f"options are house rules by name and value such as {{'jump_in': 'on'}}, not {given!r}")
    return dict(given)


@contextmanager
def explained(edition: str | None = None) -> Iterator[None]:
    """Let any `Refused` raised inside say its sentence in the language of the terminal."""
    try:
        yield
    except Refused as refused:
        from pioche.i18n import Explained, language_of_terminal  # imported only when needed

        language = language_of_terminal(os.environ)
        refused.reason = Explained(refused.refusal, games.terms_of(edition), why=refused.why, language=language)
        raise
