"""A lesson's table: a prepared first round, others who follow the script, a coach, and nothing of it afterwards."""

from __future__ import annotations

import pytest

from pioche import games
from pioche.engine.lessons import LEARNER, Lesson, lessons_of
from pioche.engine.refusal import Refusal
from pioche.server.config import Config
from pioche.server.table import deals, exports, lessons, log_actions, timers
from pioche.server.table.intentions import Accepted, propose
from pioche.server.table.log_actions import Settings
from pioche.server.table.plans import Plan
from pioche.server.table.protocol import LessonView, Retry, Want
from pioche.server.table.settings import checked_settings
from pioche.server.table.state import Status, TableState
from pioche.server.table.views import table_view
from pioche.store.entry import Entry
from tests.server.table.tables import BEGIN, NAME, SECRET, STEP

CARDS = lessons_of(games.named("classic"))[0]
TILES = lessons_of(games.named("rummy"))[0]
BOTH = [pytest.param(CARDS, id="cards"), pytest.param(TILES, id="tiles")]


class Learning:
    """A table that was made for a lesson, dealt."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.state = TableState(NAME)
        self.now = BEGIN
        checked = checked_settings(Settings(lesson.editions[0], lesson=lesson.name))
        assert isinstance(checked, Settings)
        self.enter(log_actions.Made(checked, "p0", "P0"))
        self.enter(*(log_actions.BotSat(seat, "casual") for seat in range(1, lesson.players)))
        self.enter(log_actions.Started(), log_actions.Committed(SECRET))
        self.enter(log_actions.DealtOut(lessons.start_of(self.state)))

    def enter(self, *actions: log_actions.LogAction | str) -> None:
        for action in actions:
            self.now += STEP
            text = action if isinstance(action, str) else log_actions.text_of(action)
            seat = int(action.partition(":")[0]) if isinstance(action, str) else getattr(action, "seat", None)
            self.state.apply(Entry(NAME, self.state.seq + 1, self.now, seat, text))

    def want(self) -> None:
        found = propose(self.state, "p0", "P0", Want("k"))
        assert isinstance(found, Accepted), found
        assert not isinstance(found.action, str)
        self.enter(found.action)

    def take_back(self) -> Accepted | Refusal:
        return propose(self.state, "p0", "P0", Retry("k"))

    def view(self) -> LessonView:
        found = lessons.lesson_view(self.state)
        assert found is not None
        return found

    def due(self) -> timers.Due | None:
        """What is due, if every bot had a plan."""
        return timers.first(self.state, lambda _seat: None, lambda _seat: Plan("1:draw", 1.0), Config())


def test_settings_of_a_lesson() -> None:
    """The rules and the players are those of the lesson, and it stands in no list."""
    made = checked_settings(
        Settings("classic/fr", {"jump_in": "on"}, 7, 30, public=True, lesson="first", title=" Learn ")
    )
    assert made == Settings("classic/fr", {}, 3, watch=False, late=False, lesson="first", title="Learn")


@pytest.mark.parametrize(("edition", "lesson"), [("classic/fr", "second"), ("classic/de", "first")])
def test_no_such_lesson(edition: str, lesson: str) -> None:
    assert isinstance(checked_settings(Settings(edition, lesson=lesson)), Refusal)


@pytest.mark.parametrize("lesson", BOTH)
def test_the_whole_lesson(lesson: Lesson) -> None:
    """The others make the moves of the script, and wait where the coach has something to say first."""
    table = Learning(lesson)
    for number, text in enumerate(lesson.script):
        seat = int(text.partition(":")[0])
        view = table.view()
        assert view.place == number
        assert [step.name for step in view.steps] == [step.name for step in lesson.steps.get(number, ())]
        assert lessons.scripted_move(table.state) == (None if seat == LEARNER else (seat, text))
        if seat == LEARNER:
            assert view.waits is (table.state.match is not None and table.state.match.turn() != LEARNER)
            if view.waits:
                assert table.due() is None  # whoever could go on does not
        elif view.steps:
            assert view.waits
            assert table.due() is None
            table.want()
            assert not table.view().waits
        if seat != LEARNER:
            due = table.due()
            assert due is not None
            assert isinstance(due.deed, timers.Drive)
        table.enter(text)
        assert table.state.wants == set()
    assert table.state.status in (Status.BETWEEN, Status.OVER)
    assert [step.name for step in table.view().steps] == ["won"]


def test_a_learner_need_not_do_what_the_coach_says() -> None:
    """Away from the script the others play by themselves, and the coach remarks on what is new."""
    table = Learning(CARDS)
    table.enter("0:draw")
    assert lessons.place(table.state) is None
    assert lessons.scripted_move(table.state) is None
    assert table.view() == LessonView("first", table.view().steps, None, len(CARDS.script), False)
    assert [step.name for step in table.view().steps] == ["any-drew"]


@pytest.mark.parametrize(
    ("lesson", "kept", "other"),
    [
        pytest.param(CARDS, 0, "0:draw", id="cards-at-once"),
        pytest.param(CARDS, 7, "0:gS", id="cards"),
        pytest.param(TILES, 2, "0:lay R:8.9.10.11 11:R+Y+B+ ~Y3 ~G6 ~G11 ~B1", id="tiles"),
    ],
)
def test_taking_back_what_left_the_script(lesson: Lesson, kept: int, other: str) -> None:
    """The round is where it left the script, whatever has been played since, and goes on from there; not before."""
    table = Learning(lesson)
    table.enter(*lesson.script[:kept])
    match = table.state.match
    assert match is not None
    before, happened = match.round.text(), list(table.state.rounds[0].happened)
    assert isinstance(table.take_back(), Refusal)
    table.enter(other)
    for _ in range(2):
        turn = match.turn()
        assert turn is not None
        table.enter(match.game.write(next(iter(match.round.legal(turn)))))
    assert table.view().place is None
    back = table.take_back()
    assert isinstance(back, Accepted)
    assert back.action == log_actions.Retried(LEARNER, kept)
    table.enter(back.action)
    assert match.round.text() == before
    assert table.state.rounds[0].happened == happened
    assert table.state.rounds[0].actions == list(lesson.script[:kept])
    table.enter(*lesson.script[kept:])
    assert [step.name for step in table.view().steps] == ["won"]


def test_nobody_catches_a_learner() -> None:
    """Bots of a lesson make no move out of turn, in the script or away from it."""
    table = Learning(CARDS)
    table.enter(*CARDS.script[:17])
    table.want()
    due = timers.first(table.state, lambda _seat: None, lambda seat: Plan(f"{seat}:catch.2", 0.1), Config())
    assert due is not None
    assert due.deed == timers.Drive(1)  # whose turn it is, not the one who would be quicker


def test_going_on_instead_of_catching() -> None:
    """Where the learner should act out of turn, they may also just go on."""
    table = Learning(CARDS)
    table.enter(*CARDS.script[:17])
    assert table.view().waits
    table.want()
    assert not table.view().waits
    assert isinstance(getattr(table.due(), "deed", None), timers.Drive)
    table.enter("1:y2")
    assert table.view().place is None


def test_only_the_first_round_is_prepared() -> None:
    table = Learning(CARDS)
    table.enter(*CARDS.script)
    assert table.state.rounds[0].start
    table.enter(log_actions.Committed("cd" * 32), log_actions.DealtOut())
    assert table_view(table.state).lesson is None
    assert table.state.rounds[1].start == ""
    assert table.state.rounds[1].seed != CARDS.seed


def test_a_prepared_deal_is_not_called_honest() -> None:
    """The export can be played again, and says that the deal of the lesson follows from no secret."""
    table = Learning(CARDS)
    table.enter(*CARDS.script)
    verdict = deals.verify(deals.write(exports.export_of(table.state, 0)))
    assert verdict == deals.Dishonest(Refusal("deal-set-up", args=(("round", 1),)))


def test_a_lesson_that_has_changed_since(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its log is still valid: the position was written down. There is just no script any more."""
    table = Learning(CARDS)
    start = table.state.rounds[0].start
    monkeypatch.setattr(games.named("classic"), "lessons", (), raising=False)
    state = TableState(NAME)
    made: list[log_actions.LogAction] = [log_actions.Made(table.state.settings, "p0", "P0")]
    made += [log_actions.Started(), log_actions.Committed(SECRET), log_actions.DealtOut(start)]
    for seq, action in enumerate(made, 1):
        state.apply(Entry(NAME, seq, seq, None, log_actions.text_of(action)))
    assert state.match is not None
    assert state.match.round.text() == start
    assert lessons.lesson_view(state) is None
    state.apply(Entry(NAME, state.seq + 1, 99, 0, CARDS.script[0]))


def test_other_tables_have_no_coach() -> None:
    assert lessons.lesson_of(Settings()) is None
    assert table_view(TableState(NAME)).lesson is None
