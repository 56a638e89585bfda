"""Work for worker processes: puzzles, tries, hints and solutions as clients show them, or why there are none.

A position is shown as the first step of a recorded round, and a try as its next steps (`server.replays.frames`): the
same values that a table sends, so that the same components draw them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeVar

from msgspec import Raw, Struct, structs

from pioche import puzzles
from pioche.engine import replay
from pioche.engine.abilities import DraftChecked, Drafts
from pioche.engine.refusal import Refusal, Refused, refuse
from pioche.i18n import Translator
from pioche.puzzles.goals import goals_of
from pioche.puzzles.model import GRADES, SOLVER, Outcome, Puzzle
from pioche.server.refusals import Code
from pioche.server.replays.frames import Eyes, ReplayPart, part
from pioche.server.replays.recordings import Recording, unnamed_seat
from pioche.server.table.protocol import ENCODER

Language = Literal["en", "fr", "de", "lb"]
KindName = Literal["four", "out", "joker", "win"]
Answer = TypeVar("Answer")


class OpenCards(Struct, frozen=True):
    """All cards of a card puzzle as text: the hands by seat, and the draw pile, the next card first."""

    hands: list[list[str]]
    pile: list[str]


class PuzzlePart(Struct, frozen=True):
    """Steps of a puzzle; `cards`: what lies open at each of them, none where nothing does."""

    steps: ReplayPart
    cards: list[OpenCards]


class PuzzleShown(Struct, frozen=True):
    """A puzzle: the task and the position."""

    name: str
    kind: KindName
    grade: int
    grades: int
    edition: str
    task: str
    part: PuzzlePart


class PuzzleTried(Struct, frozen=True):
    """What came of a try, and in a sentence why it is wrong. `part` shows the last move and the answers to it.

    `refused`: the last move is against the rules (of `clause`); it was not played and is not counted as a try.
    """

    outcome: Literal["solved", "goes-on", "wrong"]
    text: str
    clause: str
    refused: bool
    part: PuzzlePart


class PuzzleHinted(Struct, frozen=True):
    """A hint: a sentence, and what a client can mark of it: kinds of tiles that leave the rack, or a move."""

    text: str
    tiles: list[int]
    action: str | None


class PuzzleSolved(Struct, frozen=True):
    """The solution, played out against the longest defence."""

    moves: list[str]
    part: PuzzlePart


class Tried(NamedTuple):
    """A `PuzzleTried`, encoded, and what is noted of it."""

    outcome: Outcome
    refused: bool
    encoded: Raw


def _encoded(answer: Struct) -> Raw:
    """Encoded already here: the types of views are made at runtime and do not go from process to process."""
    return Raw(ENCODER.encode(answer))


def _shown(puzzle: Puzzle, line: Sequence[str], start: int = 0) -> PuzzlePart:
    """The steps of a puzzle from one on, as seat 0 sees them, or with all hands open where a puzzle shows them."""
    position = puzzle.round()
    made = replay.new(puzzle.game, puzzle.edition, position.rules, position.players)
    played = made.begun(bytes(32), SOLVER, puzzle.position).played(*line)
    seats = tuple(unnamed_seat() for _ in range(position.players))
    seen = goals_of(puzzle.kind).open_cards
    found = part(Recording("", 1, played, (), seats), 1, start, Eyes(SOLVER, seen(puzzle.position) is not None))
    cards = [_listed(*opened) for text in found.positions if (opened := seen(text)) is not None]
    return PuzzlePart(structs.replace(found, positions=[]), cards)


def _listed(hands: Sequence[Sequence[str]], pile: Sequence[str]) -> OpenCards:
    return OpenCards([list(hand) for hand in hands], list(pile))


def _answered(work: Callable[[], Answer]) -> Answer | Refusal:
    try:
        return work()
    except Refused as error:
        return error.refusal


@dataclass(frozen=True, slots=True)
class Show:
    """A puzzle as it begins."""

    name: str
    language: Language

    def __call__(self) -> Raw | Refusal:
        return _answered(self._show)

    def _show(self) -> Raw:
        puzzle = puzzles.named(self.name)
        return _encoded(
            PuzzleShown(
                puzzle.name,
                puzzle.kind.value,
                puzzle.grade,
                GRADES,
                puzzle.edition,
                puzzle.task.said(Translator(self.language)),
                _shown(puzzle, ()),
            )
        )


@dataclass(frozen=True, slots=True)
class Try:
    """All moves of seat 0 so far, the last one new."""

    name: str
    moves: tuple[str, ...]
    language: Language

    def __call__(self) -> Tried | Refusal:
        return _answered(self._try)

    def _try(self) -> Tried:
        puzzle = puzzles.named(self.name)
        verdict = puzzles.attempt(puzzle, self.moves)
        refused = isinstance(verdict.reason, Refusal)
        last = 0 if refused else 1 + len(verdict.replies)
        tried = PuzzleTried(
            verdict.outcome.value,
            verdict.said(Translator(self.language)),
            verdict.reason.clause if isinstance(verdict.reason, Refusal) else "",
            refused,
            _shown(puzzle, verdict.line, len(verdict.line) - last),
        )
        return Tried(verdict.outcome, refused, _encoded(tried))


@dataclass(frozen=True, slots=True)
class GiveHint:
    name: str
    number: int
    moves: tuple[str, ...]
    language: Language

    def __call__(self) -> PuzzleHinted | Refusal:
        return _answered(self._hint)

    def _hint(self) -> PuzzleHinted:
        found = puzzles.hint(puzzles.named(self.name), self.number, self.moves)
        return PuzzleHinted(found.said.said(Translator(self.language)), list(found.pieces), found.action)


@dataclass(frozen=True, slots=True)
class Solve:
    name: str

    def __call__(self) -> Raw | Refusal:
        return _answered(self._solve)

    def _solve(self) -> Raw:
        puzzle = puzzles.named(self.name)
        moves = puzzles.solution(puzzle)
        verdict = puzzles.attempt(puzzle, moves)
        assert verdict.outcome is Outcome.SOLVED  # a test solves every puzzle
        return _encoded(PuzzleSolved(list(moves), _shown(puzzle, verdict.line)))


@dataclass(frozen=True, slots=True)
class CheckDraft:
    """Check a lay that is still being put together, as at a table."""

    name: str
    action: str

    def __call__(self) -> DraftChecked | Refusal:
        return _answered(self._check)

    def _check(self) -> DraftChecked | Refusal:
        puzzle = puzzles.named(self.name)
        game = puzzle.game
        if not isinstance(game, Drafts):
            raise refuse(Code.NOT_HERE.key)
        found = game.check_draft(puzzle.round().core, SOLVER, self.action)
        return found() if callable(found) else found
