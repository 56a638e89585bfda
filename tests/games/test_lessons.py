"""A game from another package teaches by the same ability as the games that are built in."""

from __future__ import annotations

import pytest

from pioche import games
from pioche.engine import lessons
from pioche.engine.lessons import Lesson, LessonStep
from pioche.engine.setup import Setup
from pioche.server.table import lessons as table_lessons
from pioche.server.table import log_actions
from pioche.server.table.log_actions import LogAction, Settings
from pioche.server.table.settings import checked_settings
from pioche.server.table.state import TableState
from pioche.store.entry import Entry

EDITION = "maumau/plain"
LESSON = Lesson(
    "first",
    (EDITION,),
    players=2,
    dealer=1,
    seed=bytes(32),
    setup=Setup(("hK hA", "s8 c9"), "h9"),
    script=("0:hK!", "1:draw", "1:pass", "0:hA"),
    steps={
        0: (LessonStep("play", ("MM-2", "MM-6"), ("hK!",)),),
        3: (LessonStep("last", ("MM-7",), ("hA",), ("passed",)),),
        4: (LessonStep("won", ("MM-7",), (), ("won",)),),
    },
    ending=LessonStep("any-over", ("MM-7",)),
    remarks={"drew": LessonStep("any-drew", ("MM-2",), ("draw",))},
    options={"hand_size": "2"},
)


@pytest.fixture
def taught(with_outside: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(games.named("maumau")), "lessons", (LESSON,), raising=False)


def dealt() -> TableState:
    checked = checked_settings(Settings(EDITION, lesson="first"))
    assert isinstance(checked, Settings)
    state = TableState("0123456789ab")
    made: list[LogAction] = [log_actions.Made(checked, "p0", "P0"), log_actions.BotSat(1, "casual")]
    made += [log_actions.Started(), log_actions.Committed("ab" * 32)]
    for seq, action in enumerate(made, 1):
        state.apply(Entry(state.table, seq, seq, None, log_actions.text_of(action)))
    dealt = log_actions.DealtOut(table_lessons.start_of(state))
    state.apply(Entry(state.table, state.seq + 1, 9, None, log_actions.text_of(dealt)))
    return state


def play(state: TableState, *moves: str) -> None:
    for move in moves:
        state.apply(Entry(state.table, state.seq + 1, state.seq + 1, int(move[0]), move))


def said(state: TableState) -> list[str]:
    found = table_lessons.lesson_view(state)
    assert found is not None
    return [step.name for step in found.steps]


@pytest.mark.usefixtures("taught")
def test_a_lesson_from_outside() -> None:
    state = dealt()
    assert said(state) == ["play"]
    for place, move in enumerate(LESSON.script):
        assert table_lessons.place(state) == place
        play(state, move)
    assert said(state) == ["won"]


@pytest.mark.usefixtures("taught")
def test_its_remarks() -> None:
    """Its events have their own kinds."""
    state = dealt()
    play(state, "0:draw")
    assert said(state) == ["any-drew"]


def test_games_without_lessons(with_outside: None) -> None:
    assert lessons.lessons_of(games.named("maumau")) == ()
