"""Legal moves in notation and in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from pioche.engine.game import AnyGame
from pioche.engine.phrases import Phrase
from pioche.engine.refusal import Refused
from pioche.engine.sentences import Words
from pioche.text.boards import capital


@dataclass(frozen=True, slots=True)
class Choice:
    """A move that a seat can make: its notation without the seat, and what it does."""

    text: str
    phrase: Phrase


def choices_of(game: AnyGame, rules: Any, seat: int, texts: Iterable[str], held: int) -> list[Choice]:
    """Moves of a seat, which holds so many pieces, from their notation; text that is no move is left out."""
    found = []
    for text in texts:
        made = choice_of(game, rules, seat, text, held)
        if made is not None:
            found.append(made)
    return found


def choice_of(game: AnyGame, rules: Any, seat: int, text: str, held: int) -> Choice | None:
    """A move of a seat from its notation; None if it is no move."""
    try:
        return Choice(text, game.action_phrase_of(game.read(f"{seat}:{text}"), rules, held))
    except Refused:
        return None


def choice_lines(choices: Sequence[Choice], words: Words, names: Sequence[str], me: int | None = None) -> list[str]:
    """One line for each move: its notation, then the words."""
    width = min(max((len(choice.text) for choice in choices), default=0), 12)
    return [f"{choice.text:{width}}  {capital(choice.phrase.said(words, names, me))}" for choice in choices]
