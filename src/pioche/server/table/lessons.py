"""The lesson of a table: its prepared first round, where its script stands, and what the coach says.

Everything follows from the state of the table. A table that is no lesson, and every round of a lesson's table after the
first, is played as always.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche import games
from pioche.engine import lessons
from pioche.engine.lessons import LEARNER, Lesson, LessonStep
from pioche.server.table.log_actions import Settings
from pioche.server.table.protocol import LessonStepView, LessonView

if TYPE_CHECKING:
    from pioche.server.table.state import TableState


def lesson_of(settings: Settings) -> Lesson | None:
    """The lesson that a table is made for; None for any other table, and for a lesson that there is no more."""
    found = (each for each in lessons.lessons_of(games.of(settings.edition)) if each.name == settings.lesson)
    return next(found, None)


def start_of(state: TableState) -> str:
    """The position with which the round that is being dealt begins, if it is prepared; else empty."""
    lesson, match = state.prepared, state.match
    return "" if lesson is None or match is None else lessons.deal(state.game, match.rules, lesson)[0].text()


def place(state: TableState) -> int | None:
    """How many moves of the script have been made; None without a lesson, or once the round has left the script."""
    lesson, match = state.prepared, state.match
    if lesson is None or match is None or not state.rounds[0].start:
        return None
    return lessons.places(state.game, state.settings.edition, lesson.name).get(match.round.text())


def scripted_move(state: TableState) -> tuple[int, str] | None:
    """The next move of the script and its seat, if it is one of the other seats."""
    lesson, at = state.prepared, place(state)
    if lesson is None or at is None or lesson.seat_at(at) in (None, LEARNER):
        return None
    return int(lesson.script[at].partition(":")[0]), lesson.script[at]


def waits(state: TableState) -> bool:
    """Do the others wait for the learner: to read a step and go on, or to do something out of turn?"""
    lesson, at, match = state.prepared, place(state), state.match
    if lesson is None or at is None or match is None or match.turn() is None or LEARNER in state.wants:
        return False
    if state.seats[LEARNER].driven:
        return False
    return learner_acts(state) or (lesson.seat_at(at) != LEARNER and at in lesson.steps)


def moves_to_keep(state: TableState) -> int | None:
    """How many moves had been made when the round left the script; None as long as it has not, or is over."""
    lesson, match = state.prepared, state.match
    if lesson is None or match is None or match.turn() is None or not state.rounds[0].start or place(state) is not None:
        return None
    known = lessons.places(state.game, state.settings.edition, lesson.name)
    found = lessons.deal(state.game, match.rules, lesson)[0]
    if found.text() != state.rounds[0].start:
        return None
    kept = 0
    for number, action in enumerate(state.rounds[0].actions, 1):
        found.apply(state.game.read(action))
        if found.text() in known:
            kept = number
    return kept


def learner_acts(state: TableState) -> bool:
    """Is the next move of the script one of the learner, out of turn?"""
    lesson, at, match = state.prepared, place(state), state.match
    if lesson is None or at is None or match is None or match.turn() is None:
        return False
    return lesson.seat_at(at) == LEARNER and match.turn() != LEARNER


def lesson_view(state: TableState) -> LessonView | None:
    """What the coach says now; None where there is no coach."""
    lesson, match = state.prepared, state.match
    if lesson is None or match is None or not state.rounds[0].start:
        return None
    at = place(state)
    steps: tuple[LessonStep, ...] = ()
    if at is not None:
        steps = lesson.steps.get(at, ())
    else:
        found = lesson.ending if match.over() else lesson.remark_on(state.rounds[0].happened)
        steps = () if found is None else (found,)
    return LessonView(
        lesson.name,
        tuple(LessonStepView(step.name, step.clauses, step.points) for step in steps),
        at,
        len(lesson.script),
        waits(state),
        learner_acts(state),
    )
