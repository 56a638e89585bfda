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
from pioche.i18n import ENGLISH, words_in

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
    """A position in which seat 0 has to reach a goal."""

    name: str
    """The kind, and its number among them: `four-17`."""
    kind: Kind
    """What has to be done."""
    grade: int
    """How hard it is: from 1, the easiest, to `GRADES`."""
    edition: str
    """The edition by whose rules it is played."""
    position: str
    """The position as text (`pioche.position`)."""
    options: Mapping[str, str] = field(default_factory=dict)
    """The options in which its rules differ from the edition."""

    @property
    def task(self) -> Phrase:
        """What has to be done, as a sentence."""
        return Phrase(f"puzzle-task-{self.kind.value}")

    def say(self, language: str = ENGLISH) -> str:
        """The task as a sentence: in `en`, `fr`, `de` or `lb`."""
        return self.task.said(words_in(language))

    def table(self) -> Table:
        """The position as a table (`pioche.position`), to be looked at and played on."""
        from pioche.tables.making import position  # only for those who ask: the server needs no tables

        return position(self.edition, self.position, options=self.options)

    @property
    def game(self) -> AnyGame:
        """The game in which it is played."""
        return games.of(self.edition)

    def rules(self) -> Any:
        """The rules by which it is played."""
        return self.game.rules(self.edition, self.options)

    def round(self) -> AnyRound:
        """The position, to be looked at and played on."""
        return self.game.position(self.rules(), self.position)


@dataclass(frozen=True, slots=True)
class PuzzleHint:
    """A sentence, and what a client can mark."""

    said: Phrase
    """The sentence, to be translated (`say`)."""
    pieces: tuple[int, ...] = ()
    """Tiles: the numbers of those that leave the rack."""
    action: str | None = None
    """Cards: the next move as text without the seat, if the hint gives it away."""

    def say(self, language: str = ENGLISH) -> str:
        """The hint as a sentence: in `en`, `fr`, `de` or `lb`."""
        return self.said.said(words_in(language))

    def __str__(self) -> str:
        return self.say()


class Outcome(Enum):
    """What came of a try."""

    SOLVED = "solved"
    GOES_ON = "goes-on"  # right so far: it is the solver's turn again (cards)
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a try: why it fails, what the others did, and the position then."""

    puzzle: Puzzle
    """The puzzle that was tried."""
    outcome: Outcome
    """Solved, right so far, or wrong."""
    position: str
    """The position then, as text."""
    replies: tuple[str, ...] = ()
    """What the others did, as text with their seats."""
    reason: Phrase | Refusal | None = None
    """Why it is wrong, to be translated (`say`); None if it is not."""
    line: tuple[str, ...] = ()
    """Every action from the beginning, also those of the others; none that the rules forbid."""

    def say(self, language: str = ENGLISH) -> str:
        """The verdict as a sentence: in `en`, `fr`, `de` or `lb`."""
        return self.said(words_in(language))

    def __str__(self) -> str:
        return self.say()

    def said(self, words: Words) -> str:
        """The verdict as a sentence."""
        match self.reason:
            case None:
                return words.text(f"puzzle-{self.outcome.value}")
            case Refusal():
                return sentence(self.reason, words, self.puzzle.game.terms, self.puzzle.rules())
            case Phrase():
                return self.reason.said(words)
