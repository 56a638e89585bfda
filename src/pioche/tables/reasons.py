"""Refusals with the words of their table, for people who type in what they want: `pioche.Reason`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pioche.engine.game import AnyGame
from pioche.engine.refusal import Argument, Refusal, Refused
from pioche.engine.sentences import Terms, Words, sentence
from pioche.i18n import ENGLISH, words_in
from pioche.tables.spoken import Spoken, called


class TypedNames:
    """The terms of a game, but options by the names that are typed in: `jump_in=on`, not `Jumping in: on`."""

    def __init__(self, terms: Terms) -> None:
        self._terms = terms

    def argument(
        self, code: str, name: str, value: Argument, rules: Any, words: Words, names: Sequence[str] | None
    ) -> Argument | None:
        if (code, name) in _OF_OPTIONS:
            return value
        return self._terms.argument(code, name, value, rules, words, names)


_OF_OPTIONS = frozenset(
    [("options-clash", "first"), ("options-clash", "second"), ("options-clash", "repair")]
    + [(code, "option") for code in ("option-range", "position-rule")]
)


class Reason(Spoken):
    """Why something is not allowed: a code, the clause that forbids it, and a sentence (`str`)."""

    __slots__ = ("_meant", "_move")

    def __init__(self, value: Refusal, game: AnyGame, rules: Any, meant: str = "", *, move: bool = False) -> None:
        """`meant`: what another seat may do; `move`: a move was refused, so a sentence says how moves are written."""
        super().__init__(value, game, rules)
        self._meant = meant
        self._move = move

    @property
    def code(self) -> str:
        """The kind of refusal, for programs: `not-your-turn`."""
        return self._refusal.code

    @property
    def clause(self) -> str:
        """The clause of the rule book of this table; empty if none forbids it."""
        return self._refusal.clause

    @property
    def args(self) -> dict[str, Argument]:
        """The arguments of the sentence."""
        return dict(self._refusal.args)

    @property
    def meant(self) -> str:
        """What another seat may do that is written alike: `0:r6`; empty if there is nothing."""
        return self._meant

    @property
    def _refusal(self) -> Refusal:
        found: Refusal = self._value
        return found

    def say(self, language: str = ENGLISH, names: Sequence[str] | None = None) -> str:
        """The sentence, with its clause; then what may have been meant, or how it is written."""
        words = words_in(language)
        said = [sentence(self._refusal, words, TypedNames(self._game.terms), self._rules, called(names, words))]
        if self._meant:
            said.append(words.text("did-you-mean", similar=self._meant))
        written = f"written-{self.code}"
        if self._move and words.has(written):
            said.append(words.text(written))
        return " ".join(said)


def spoken_refusal(refusal: Refusal, game: AnyGame, rules: Any) -> Refused:
    """A refusal to raise, with the words of its table; rules None: the rules are what was refused."""
    return refused_for(Reason(refusal, game, rules))


def refused_for(reason: Reason) -> Refused:
    """A refusal to raise for this reason."""
    made = Refused(reason.value)
    made.reason = reason
    return made
