"""What a puzzle is, and what came of a try."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from pioche import games
from pioche.engine.game import AnyGame, AnyRound
from pioche.engine.phrases import Phrase
from pioche.engine.refusal import Refusal
from pioche.engine.sentences import Words, sentence
from pioche.i18n import ENGLISH, Translator

if TYPE_CHECKING:
    from pioche.tables.table import Table

GRADES: Final = 5
SOLVER: Final = 0
"""The seat that is on turn and has to find the solution."""


class Kind(Enum):
    """What has to be done."""

    FOUR = "four"  # tiles: lay four in one turn
    OUT = "out"  # tiles: lay everything
    JOKER = "joker"  # tiles: lay the joker
    WIN = "win"  # cards: win the round against any defence

    @property
    def game(self) -> str:
        """The name of the game in which this has to be done."""
        return "classic" if self is Kind.WIN else "rummy"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which seat 0 has to reach a goal. `name` is the kind and its number among them: `four-17`."""

    name: str
    kind: Kind
    grade: int  # from 1, the easiest, to `GRADES`
    edition: str
    position: str
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def task(self) -> Phrase:
        """What has to be done, as a sentence."""
        return Phrase(f"puzzle-task-{self.kind.value}")

    def say(self, language: str = ENGLISH) -> str:
        """The task as a sentence: in `en`, `fr`, `de` or `lb`."""
        return self.task.said(Translator(language))

    def table(self) -> Table:
        """The position as a table (`pioche.position`), to be looked at and played on."""
        from pioche.tables.making import position  # only for those who ask: the server needs no tables

        return position(self.edition, self.position, options=self.options)

    @property
    def game(self) -> AnyGame:
        return games.of(self.edition)

    def rules(self) -> Any:
        return self.game.rules(self.edition, self.options)

    def round(self) -> AnyRound:
        """The position, to be looked at and played on."""
        return self.game.position(self.rules(), self.position)


@dataclass(frozen=True, slots=True)
class PuzzleHint:
    """A sentence, and what a client can mark: the tiles that leave the rack, or the move as text without the seat."""

    said: Phrase
    pieces: tuple[int, ...] = ()
    action: str | None = None


class Outcome(Enum):
    SOLVED = "solved"
    GOES_ON = "goes-on"  # right so far: it is the solver's turn again (cards)
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a try: why it fails, what the others did, and the position then.

    `line`: every action from the beginning, also those of the others; none that the rules forbid.
    """

    outcome: Outcome
    position: str
    replies: tuple[str, ...] = ()
    reason: Phrase | Refusal | None = None
    line: tuple[str, ...] = ()

    def say(self, puzzle: Puzzle, language: str = ENGLISH) -> str:
        """The verdict as a sentence: in `en`, `fr`, `de` or `lb`."""
        return self.said(puzzle, Translator(language))

    def said(self, puzzle: Puzzle, words: Words) -> str:
        """The verdict as a sentence."""
        match self.reason:
            case None:
                return words.text(f"puzzle-{self.outcome.value}")
            case Refusal():
                return sentence(self.reason, words, puzzle.game.terms, puzzle.rules())
            case Phrase():
                return self.reason.said(words)
