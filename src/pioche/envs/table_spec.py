"""Which table an environment is made for: an edition, players and house rules, looked at once, when it is made."""

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
    """How the game of an edition is numbered: by its own add-on, else as any game; refused without such a game."""
    game = games.of(edition)
    found: AnyEncoding | None = games.addon("envs", game.name)
    return AnyGameEncoding(game) if found is None else found


@dataclass(frozen=True, slots=True)
class Opening:
    """A game and all that its tables are made of, but the seed."""

    game: AnyEncoding
    edition: str
    players: int
    options: Options

    def table(self, seed: int) -> Any:
        """A table; everything that follows depends on the seed."""
        return self.game.table(self.edition, self.players, self.options, seed)


def opening(edition: object, players: object, options: object) -> Opening:
    """Whatever somebody gives; `Refused` when it does not go together, otherwise a clear word when it is nonsense."""
    named, many, chosen = edition_of(edition), players_of(players), options_of(options)
    with explained(named):
        made = Opening(encoding_of(named), named, many, chosen)
        made.table(0)  # refused now rather than later
    return made


def edition_of(given: object) -> str:
    """The name of an edition; whether there is one is up to the games."""
    if not isinstance(given, str):
        raise TypeError(f"an edition is named by a text such as 'classic/fr', not {given!r}")
    return given


def options_of(given: object) -> Options:
    """House rules by name; a copy, for the next round is dealt by them, too."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise TypeError(f"options are house rules by name and value such as {{'jump_in': 'on'}}, not {given!r}")
    return dict(given)


@contextmanager
def explained(edition: str | None = None) -> Iterator[None]:
    """What is refused meanwhile says so in a sentence, too: a programmer who reads a code has to look it up."""
    try:
        yield
    except Refused as refused:
        refused.add_note(_explanation(refused, edition))
        raise


def _explanation(refused: Refused, edition: str | None) -> str:
    """In the language of the terminal, as the command line says it."""
    from pioche.engine.sentences import sentence  # only where something is refused
    from pioche.i18n import Translator, language_of_terminal

    words = Translator(language_of_terminal(os.environ))
    return sentence(refused.refusal, words, games.terms_of(edition), why=refused.why)
