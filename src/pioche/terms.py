"""Which game's terms a refusal is told in (`engine.sentences.Terms`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, Final, cast

from pioche.engine.refusal import Argument
from pioche.engine.sentences import Terms, Words

# By game: the module with its `TERMS`.
_TERMS: Final[Mapping[str, str]] = {"classic": "pioche.classic.sentences", "rummy": "pioche.rummy.sentences"}


class _EveryGame:
    """Asks one game after another: for refusals that do not say which game they come from."""

    def argument(
        self, code: str, name: str, value: Argument, rules: Any, words: Words, names: Sequence[str] | None
    ) -> Argument | None:
        found = (each.argument(code, name, value, rules, words, names) for each in _all())
        return next((said for said in found if said is not None), None)


def terms_of(edition: str | None = None) -> Terms:
    """The terms of the game of an edition (`rummy/en`); without an edition, or with one of no game, those of all."""
    game = (edition or "").partition("/")[0]
    return _load(game) if game in _TERMS else _EveryGame()


def _all() -> Iterator[Terms]:
    return map(_load, _TERMS)


def _load(game: str) -> Terms:
    return cast("Terms", import_module(_TERMS[game]).TERMS)
