"""Lessons: a prepared deal, a script of moves, and what a coach says at each of its positions.

A lesson is data; a game that has some implements `abilities.Teaches`. The learner has seat 0. While the round is at a
position of the script, the other seats play the script and the coach says the steps of that position. A learner may
play anything that is legal: when the round has left the script, the others play by themselves, and the coach only
remarks on what comes up for the first time.

The sentences are not here: `lesson-<game>-<step>` is the key of a step's text. Each step names the clauses that it
teaches; tests hold every lesson to the engine and to the clause tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from pioche.engine.abilities import SetsUp, Teaches
from pioche.engine.refusal import refuse
from pioche.engine.setup import Setup

if TYPE_CHECKING:
    from pioche.engine.game import AnyGame, AnyRound

LEARNER: Final = 0
"""The seat of the person who learns."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing that the coach says: its name, the clauses that it is about, and what it points at.

    `points`: pieces or actions in the notation of the game (`r9`, `draw`, `uno`, `catch.2`), a seat (`seat.1`), or one
    of the places `top` (the discards), `table`, `end` (the button that ends a turn).
    """

    name: str
    clauses: tuple[str, ...]
    points: tuple[str, ...] = ()
    shows: tuple[str, ...] = ()
    """The kinds of events by which the last move has produced what the step says, for the tests."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A round that teaches."""

    name: str
    editions: tuple[str, ...]
    """Those in which it can be played; the first is the default."""
    players: int
    dealer: int
    seed: bytes
    setup: Setup
    script: tuple[str, ...]
    """All moves in order, with their seats, from the deal to the end of the round."""
    steps: Mapping[int, tuple[LessonStep, ...]]
    """By the number of moves of the script that have been made."""
    ending: LessonStep
    """Said at the end of a round that has left the script."""
    remarks: Mapping[str, LessonStep] = field(default_factory=dict)
    """By the kind of an event (`kind_of`), once the round has left the script."""
    options: Mapping[str, str] = field(default_factory=dict)

    def every_step(self) -> Iterable[LessonStep]:
        """All steps and remarks."""
        for steps in self.steps.values():
            yield from steps
        yield from self.remarks.values()
        yield self.ending

    def seat_at(self, place: int) -> int | None:
        """The seat whose move is next after so many moves of the script; None at its end."""
        return int(self.script[place].partition(":")[0]) if place < len(self.script) else None

    def remark_on(self, happened: Iterable[object]) -> LessonStep | None:
        """The remark on what came up for the first time last, in the events of a round."""
        last: LessonStep | None = None
        known: set[str] = set()
        for event in happened:
            kind = kind_of(event)
            if kind in self.remarks and kind not in known:
                known.add(kind)
                last = self.remarks[kind]
        return last


def kind_of(event: object) -> str:
    """The kind of an event: its own `kind`, if it has one in words, else the name of its type."""
    own = getattr(event, "kind", None)
    return own if isinstance(own, str) else type(event).__name__


def deal(game: AnyGame, rules: Any, lesson: Lesson) -> tuple[AnyRound, list[Any]]:
    """The prepared deal of a lesson, and its events."""
    if not isinstance(game, SetsUp):
        raise refuse("no-setup", game=game.name)
    return game.deal_set_up(rules, lesson.players, lesson.seed, lesson.dealer, lesson.setup)


def rules_of(game: AnyGame, edition: str, lesson: Lesson) -> Any:
    """The rules of a lesson's table."""
    return game.rules(edition, lesson.options, players=lesson.players)


@lru_cache(maxsize=32)
def places(game: AnyGame, edition: str, name: str) -> dict[str, int]:
    """The positions of a lesson's script as text, each with the number of moves made before it."""
    lesson = named(game, name)
    found, _ = deal(game, rules_of(game, edition, lesson), lesson)
    made = {found.text(): 0}
    for number, action in enumerate(lesson.script, 1):
        found.apply(game.read(action))
        made[found.text()] = number
    return made


def lessons_of(game: AnyGame) -> tuple[Lesson, ...]:
    """The lessons of a game; none if it does not teach."""
    return tuple(game.lessons) if isinstance(game, Teaches) else ()


def named(game: AnyGame, name: str) -> Lesson:
    """A lesson of a game by its name; refused if there is none."""
    for lesson in lessons_of(game):
        if lesson.name == name:
            return lesson
    raise refuse("no-such-lesson", game=game.name)
