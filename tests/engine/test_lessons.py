"""Every lesson is played in the engine: its moves are legal, they do what the coach says, its clauses are in force."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pioche import games
from pioche.engine import lessons
from pioche.engine.clauses import in_force
from pioche.engine.game import AnyGame, AnyRound
from pioche.engine.lessons import LEARNER, Lesson, LessonStep
from tests.texts import messages

PLACES = {"top", "table", "end", "new", "draw", "uno", "doubt"}
ALL = [
    pytest.param(game, edition, lesson, id=f"{edition}-{lesson.name}")
    for game in games.every()
    for lesson in lessons.lessons_of(game)
    for edition in lesson.editions
]


def test_both_games_teach() -> None:
    assert {game.name for game in games.every() if lessons.lessons_of(game)} >= {"classic", "rummy"}


def _started(game: AnyGame, edition: str, lesson: Lesson) -> AnyRound:
    return lessons.deal(game, lessons.rules_of(game, edition, lesson), lesson)[0]


@pytest.mark.parametrize(("game", "edition", "lesson"), ALL)
def test_the_script_can_be_played(game: AnyGame, edition: str, lesson: Lesson) -> None:
    """Every move is legal, the learner begins and wins, and every step comes after what it tells of."""
    played = _started(game, edition, lesson)
    assert played.turn == LEARNER
    happened: list[Any] = []
    for number, text in enumerate(lesson.script):
        _shown(lesson.steps.get(number, ()), happened)
        assert played.check(game.read(text)) is None, text
        happened = played.apply(game.read(text))
    _shown(lesson.steps.get(len(lesson.script), ()), happened)
    assert played.over
    assert played.winners() == (LEARNER,)


def _shown(steps: tuple[LessonStep, ...], happened: list[Any]) -> None:
    kinds = {lessons.kind_of(event) for event in happened}
    for step in steps:
        assert set(step.shows) <= kinds, (step.name, kinds)


@pytest.mark.parametrize(("game", "edition", "lesson"), ALL)
def test_whatever_the_learner_does_has_a_step(game: AnyGame, edition: str, lesson: Lesson) -> None:
    """Before each move of the learner the coach says what to do; there is one at the end; none is out of reach."""
    wanted = {number for number, text in enumerate(lesson.script) if text.startswith(f"{LEARNER}:")}
    assert wanted | {len(lesson.script)} <= lesson.steps.keys()
    assert max(lesson.steps) == len(lesson.script)
    assert len({step.name for step in lesson.every_step()}) == len(list(lesson.every_step()))


@pytest.mark.parametrize(("game", "edition", "lesson"), ALL)
def test_the_coach_points_at_what_is_there(game: AnyGame, edition: str, lesson: Lesson) -> None:
    """Cards that a step points at are held by the learner, or lie on the table; moves that it names are offered."""
    played = _started(game, edition, lesson)
    for number in range(len(lesson.script) + 1):
        board = game.board(played.view(LEARNER), played.rules)
        held = {piece.text for piece in board.hand}
        lying = {part for area in board.areas for piece in area.cards for part in piece.text.split()}
        offered = set(played.legal_texts(LEARNER)) if game.complete_legal else set()
        for step in lesson.steps.get(number, ()):
            for point in step.points:
                kind, _, rest = point.partition(".")
                fine = (
                    point in PLACES
                    or point in held
                    or (kind == "seat" and int(rest) < lesson.players)
                    or (kind == "table" and bool(lying))
                    or point in offered
                    or any(text.endswith(point) for text in offered)
                )
                assert fine, (number, step.name, point, sorted(held), sorted(offered))
        if number < len(lesson.script):
            played.apply(game.read(lesson.script[number]))


@pytest.mark.parametrize(("game", "edition", "lesson"), ALL)
def test_every_clause_is_in_force(game: AnyGame, edition: str, lesson: Lesson) -> None:
    from clause_tables import read_tables
    from pioche.engine.clauses import Clause

    folder = Path(__file__).resolve().parents[2] / "rulebooks"
    (table,) = [table for table in read_tables(folder) if table.game == game.name]
    clauses = [
        Clause(
            each.id,
            tuple(f"{game.name}/{name}" for name in each.editions),
            {name: tuple(values) for name, values in (each.when or {}).items()},
            {name: tuple(values) for name, values in (each.any or {}).items()},
        )
        for each in table.clauses
    ]
    rules = lessons.rules_of(game, edition, lesson)
    standard = game.options.texts(game.rules(edition))
    found = in_force(clauses, edition, standard, game.options.texts(rules))
    for step in lesson.every_step():
        assert step.clauses, step.name
        assert set(step.clauses) <= found.keys(), step.name


@pytest.mark.parametrize(("game", "edition", "lesson"), ALL)
def test_every_step_has_its_sentence(game: AnyGame, edition: str, lesson: Lesson) -> None:
    for language in ("en", "fr", "de", "lb"):
        known = messages(language)
        for step in lesson.every_step():
            assert f"lesson-{game.name}-{step.name}" in known


@pytest.mark.parametrize(("game", "edition", "lesson"), ALL)
def test_events_of_remarks_exist(game: AnyGame, edition: str, lesson: Lesson) -> None:
    kinds = {kind.__name__ for kind in game.event_types}
    assert lesson.remarks.keys() <= kinds


@pytest.mark.parametrize(("game", "edition", "lesson"), ALL)
def test_a_round_that_leaves_the_script(game: AnyGame, edition: str, lesson: Lesson) -> None:
    """Positions of the script are recognised by what they are; any other move leaves it."""
    known = lessons.places(game, edition, lesson.name)
    played = _started(game, edition, lesson)
    assert known[played.text()] == 0
    assert sorted(known.values()) == list(range(len(lesson.script) + 1))
    other = next(
        (action for action in played.legal(LEARNER) if game.write(action) != lesson.script[0]),
        None,
    )
    if other is not None:
        played.apply(other)
        assert played.text() not in known


def test_remarks_come_once() -> None:
    (lesson,) = lessons.lessons_of(games.named("classic"))
    played = _started(games.named("classic"), "classic/fr", lesson)
    events = [event for text in lesson.script[:5] for event in played.apply(played.game.read(text))]
    said = [lesson.remark_on(events[:end]) for end in range(len(events) + 1)]
    names = ["" if step is None else step.name for step in said]
    assert names == ["", "any-laid", "any-laid", "any-laid", "any-drew", "any-drew", "any-colour"]


def test_no_such_lesson() -> None:
    with pytest.raises(Exception, match="lesson"):
        lessons.named(games.named("classic"), "second")
