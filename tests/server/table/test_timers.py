"""What falls due first at a table, and exactly when. Times are numbers; nothing waits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from pioche.server.config import Config
from pioche.server.table import log_actions, timers
from pioche.server.table.log_actions import Settings
from pioche.server.table.plans import Plan
from pioche.server.table.seats import Presence
from pioche.server.table.state import Status
from pioche.server.table.timers import (
    DEFAULT_PAUSE,
    Begin,
    CloseSeals,
    Commit,
    DealOut,
    Drive,
    Due,
    Mark,
    TimeUp,
    Welcome,
    deadline,
    quiet,
)
from tests.server.table.tables import BEGIN, CALM, SALT, SEAL, SHORT, STEP, Table

CONFIG = Config(
    salt_wait=1.5,
    between_rounds=20.0,
    bot_pause=1.2,
    catch_window=2.5,
    grace_lost=4.0,
    grace_away=25.0,
    grace_gone=300.0,
)
NOBODY: Mapping[int, int] = {}
NOTHING: Mapping[int, Plan] = {}


def first(
    table: Table, missing: Mapping[int, int] = NOBODY, plans: Mapping[int, Plan] = NOTHING, config: Config = CONFIG
) -> Due | None:
    """What is due first. `missing`: since when seats have had no connection. `plans`: those that bots have made."""
    return timers.first(table.state, missing.get, plans.get, config)


def paused(table: Table) -> Table:
    """The table after everybody has asked for a pause."""
    table.enter(*(log_actions.PauseAsked(seat) for seat in table.state.attending()))
    assert table.state.paused
    return table


def caught_out(people: int = 1, bots: int = 2) -> Table:
    """A round in which seat 0 has forgotten its call, and seat 1 is on turn."""
    table = Table(people, bots=["casual"] * bots, options=SHORT).deal("08" * 32).enter("0:W=r")
    assert table.turn == 1
    assert table.round.catchable()
    return table


# The course of a match


def test_an_open_table_waits() -> None:
    assert first(Table()) is None
    assert first(Table().agree()) is None


def test_commit_at_once_after_the_start() -> None:
    table = Table().start()
    assert first(table) == Due(table.now, Commit())
    assert first(table, {0: 0, 1: 0}, config=replace(CONFIG, grace_lost=1e6)) == Due(table.now, Commit())


def test_seals_are_waited_for() -> None:
    table = Table().start().commit()
    committed = table.now
    assert first(table) == Due(committed + 1_500, DealOut()), "nobody has sealed anything: nothing will be revealed"
    table.enter(log_actions.Sealed(1, SEAL), after=300)
    assert first(table) == Due(committed + 1_500, CloseSeals()), "the seal of one seat is missing"
    table.enter(log_actions.Sealed(0, SEAL), after=300)
    assert first(table) == Due(committed + 600, CloseSeals()), "all are there"


def test_then_every_sealed_salt_is_waited_for() -> None:
    table = Table(3).start().commit().enter(log_actions.Sealed(1, SEAL), log_actions.Sealed(2, SEAL))
    table.enter(log_actions.SealsClosed())
    closed = table.now
    assert first(table) == Due(closed + 1_500, DealOut())
    assert first(table, {1: closed, 2: closed}) == Due(closed + 1_500, DealOut()), "without a connection too"
    table.enter(log_actions.Salted(2, SALT), after=100)
    assert first(table) == Due(closed + 1_500, DealOut()), "counted from the closing, whoever reveals meanwhile"
    table.enter(log_actions.Salted(1, SALT), after=100)
    assert first(table) == Due(closed + 200, DealOut()), "seat 0 has sealed nothing"


def test_no_seal_is_expected_without_a_connection() -> None:
    table = Table(bots=["casual"]).start().commit()
    committed = table.now
    table.enter(log_actions.Sealed(1, SEAL), after=300)
    assert first(table) == Due(committed + 1_500, CloseSeals())
    assert first(table, {0: committed}) == Due(committed + 300, CloseSeals())


def test_no_seal_is_expected_if_nobody_is_connected() -> None:
    table = Table().start().commit()
    assert first(table, {0: table.now, 1: table.now}) == Due(table.now, DealOut())


def test_between_rounds() -> None:
    """Without a clock it waits until everybody is ready."""
    table = Table(options=SHORT).deal().play_round()
    over = table.now
    assert table.state.status is Status.BETWEEN
    assert first(table) is None
    assert deadline(table.state, CONFIG) is None
    table.enter(log_actions.Wants(1), after=700)
    assert first(table) is None, "one person is not ready"
    table.enter(log_actions.Wants(0), after=700)
    assert first(table) == Due(over + 1_400, Commit()), "everybody is ready"


def test_between_rounds_with_a_clock() -> None:
    """The next round begins by itself, unless somebody stops that."""
    table = Table(clock=15, options=SHORT).deal().play_round()
    over = table.now
    assert first(table) == Due(over + 20_000, Commit())
    assert deadline(table.state, CONFIG) == over + 20_000
    table.enter(log_actions.PauseAsked(1), after=700)
    assert not table.state.paused, "one of two has asked"
    assert first(table) is None
    assert deadline(table.state, CONFIG) is None
    table.enter(log_actions.Wants(0), log_actions.Wants(1))
    assert first(table) == Due(table.now, Commit()), "everybody is ready"


@pytest.mark.parametrize(("how", "waits"), [("lost", True), ("away", False), ("gone", False)])
def test_the_next_round_does_not_wait_for_the_absent(how: log_actions.How, waits: bool) -> None:
    table = Table(clock=15, options=SHORT).deal().play_round()
    over = table.now
    table.enter(log_actions.Wants(0), after=700).enter(log_actions.Absent(1, how), after=0)
    missing = {1: over + 100_000}  # so that nothing about the absence falls due before
    assert first(table, missing) == Due(over + 20_000 if waits else over + 700, Commit())


def test_between_rounds_of_the_absent_only() -> None:
    table = Table(options=SHORT).deal().play_round()
    over = table.now
    table.enter(log_actions.Absent(0, "away"), log_actions.Absent(1, "away"))
    assert first(table) == Due(over + 20_000, Commit()), "nobody is there to be in a hurry"


def test_rematch() -> None:
    table = Table(options=SHORT).play_match()
    assert first(table) is None
    table.enter(log_actions.Wants(0))
    assert first(table) is None, "one person does not want it"
    table.enter(log_actions.Wants(1))
    assert first(table) == Due(table.now, Begin())


def test_rematch_needs_every_person_also_the_absent() -> None:
    table = Table(options=SHORT).play_match().enter(log_actions.Wants(0), log_actions.Absent(1, "away"))
    assert first(table) is None
    table.enter(log_actions.Wants(1))
    assert first(table) == Due(table.now, Begin())


def test_rematch_needs_every_seat() -> None:
    table = Table(options=SHORT).play_match().enter(log_actions.Stood(1), log_actions.Wants(0))
    assert first(table) is None
    table.enter(log_actions.BotSat(1, "casual"))
    assert first(table) == Due(table.now, Begin())


def test_rematch_needs_people() -> None:
    table = Table(options=SHORT).play_match()
    table.enter(log_actions.Stood(0), log_actions.Stood(1))
    table.enter(log_actions.BotSat(0, "casual"), log_actions.BotSat(1, "casual"))
    assert first(table) is None


def test_nothing_of_the_course_is_due_in_a_pause() -> None:
    plans = {2: Plan("draw", 0.0)}
    for table in (
        Table(2, bots=["casual"]).start(),
        Table(2, bots=["casual"]).start().commit(),
        Table(2, bots=["casual"], clock=15).deal(),
        Table(2, bots=["casual"], clock=15, options=SHORT).deal().play_round(),
    ):
        before = first(table, plans=plans)
        assert before is not None
        paused(table)
        assert first(table, plans=plans) is None
        table.enter(log_actions.Resumed(0))
        assert first(table, plans=plans) is not None


# The turn clock


def test_time_is_up() -> None:
    table = Table(clock=15).deal()
    assert first(table) == Due(table.now + 15_000, TimeUp(1))
    table.enter("1:draw", after=4_000)
    turn = table.turn
    assert turn == 1
    assert first(table) == Due(table.now + 11_000, TimeUp(1)), "the clock counts once per turn"
    table.enter("1:pass", after=4_000)
    assert first(table) == Due(table.now + 15_000, TimeUp(0))


def test_moves_of_others_do_not_restart_the_clock() -> None:
    table = Table(clock=15, options=SHORT).deal().enter("1:W=r")
    since = table.now
    table.enter("1:uno", after=4_000)
    assert table.turn == 0
    assert first(table) == Due(since + 15_000, TimeUp(0))
    assert deadline(table.state, CONFIG) == since + 15_000


@pytest.mark.parametrize("clock", [15, 30, 60, 120])
def test_deadline(clock: log_actions.Clock) -> None:
    table = Table(clock=clock).deal()
    assert deadline(table.state, CONFIG) == table.now + clock * 1_000


def test_the_clock_restarts_after_a_pause() -> None:
    table = paused(Table(clock=15).deal())
    assert deadline(table.state, CONFIG) is None
    table.enter(log_actions.Resumed(1), after=90_000)
    assert deadline(table.state, CONFIG) == table.now + 15_000
    assert first(table) == Due(table.now + 15_000, TimeUp(1))


def test_no_deadline_without_a_clock_or_outside_a_round() -> None:
    assert deadline(Table().deal().state, CONFIG) is None
    table = Table(clock=15, options=SHORT)
    assert deadline(table.state, CONFIG) is None
    assert deadline(table.start().state, CONFIG) is None
    assert deadline(table.commit().state, CONFIG) is None
    table.enter(log_actions.DealtOut())
    assert deadline(table.state, CONFIG) == table.now + 15_000
    assert deadline(table.play_match().state, CONFIG) is None
    assert deadline(table.play_match().state, CONFIG) is None


def test_a_round_without_a_match_has_no_deadline() -> None:
    """No log leads there; it must not fail all the same."""
    table = Table(clock=15).deal()
    table.state.match = None
    assert deadline(table.state, CONFIG) is None
    assert first(table) is None


def test_the_clock_runs_only_for_seats_that_people_play() -> None:
    table = Table(clock=15).deal()
    dealt = table.now
    missing = {1: dealt + 100_000}
    table.enter(log_actions.Absent(1, "lost"))
    assert first(table, missing) == Due(dealt + 15_000, TimeUp(1))
    table.enter(log_actions.Absent(1, "away"))
    assert first(table, missing) == Due(dealt + 100_000 + 300_000, Mark(1, "gone"))
    table.enter(log_actions.Absent(1, "gone"))
    assert first(table, missing) is None


def test_no_clock_for_bots() -> None:
    table = Table(1, bots=["casual"], clock=15).deal()
    assert table.turn == 1
    assert first(table) is None, "its plan is being computed"


def test_no_clock_no_bots() -> None:
    assert first(Table().deal()) is None


# Bots


@pytest.mark.parametrize(
    ("delay", "wait"),
    [(0.0, 1_200), (0.5, 1_200), (1.2, 1_200), (2.0, 2_000), (3.4567, 3_457)],
)
def test_a_bot_on_turn_waits_for_its_delay_and_at_least_the_pause(delay: float, wait: int) -> None:
    table = Table(1, bots=["casual"]).deal()
    assert first(table, plans={1: Plan("draw", delay)}) == Due(table.now + wait, Drive(1))


@pytest.mark.parametrize(("pause", "wait"), [(0.0, 0), (0.6, 1_000), (1.2, 2_000), (2.4, 4_000)])
def test_delays_are_scaled_by_the_pause(pause: float, wait: int) -> None:
    assert DEFAULT_PAUSE == 1.2
    table = Table(1, bots=["casual"]).deal()
    found = first(table, plans={1: Plan("draw", 2.0)}, config=replace(CONFIG, bot_pause=pause))
    assert found == Due(table.now + wait, Drive(1))


@pytest.mark.parametrize(("pace", "wait"), [("slow", 2_160), ("normal", 1_200), ("quick", 420)])
def test_the_pace_of_a_table_scales_the_pauses_of_bots(pace: log_actions.Pace, wait: int) -> None:
    table = Table(1, bots=["casual"], pace=pace).deal()
    assert first(table, plans={1: Plan("draw", 0.0)}) == Due(table.now + wait, Drive(1))


def test_people_can_skip_to_their_turn() -> None:
    """When all who are present want it, bots do not pause until a person is on turn."""
    table = Table(2, bots=["casual"]).deal()
    while table.turn != 2:
        table.enter(f"{table.turn}:draw").enter(f"{table.turn}:pass")
    plans = {2: Plan("draw", 2.0)}
    moved = table.now
    table.enter(log_actions.Wants(0))
    assert first(table, plans=plans) == Due(moved + 2_000, Drive(2)), "one person does not want it"
    table.enter(log_actions.Wants(1))
    assert first(table, plans=plans) == Due(table.now, Drive(2))
    table.enter("2:draw").enter("2:pass")
    assert table.turn == 0
    assert table.state.wants == set(), "the turn that they waited for is there"


def test_bots_wait_from_the_last_move() -> None:
    table = Table(1, bots=["casual"]).deal()
    dealt = table.now
    table.enter(log_actions.Said(0, "P0", "hello"), after=900)
    assert first(table, plans={1: Plan("draw", 0.0)}) == Due(dealt + 1_200, Drive(1)), "talking does not count"
    table.enter("1:draw", after=100)
    assert first(table, plans={1: Plan("pass", 0.0)}) == Due(table.now + 1_200, Drive(1))


def test_a_bot_on_turn_without_an_action_is_driven_all_the_same() -> None:
    table = Table(1, bots=["casual"]).deal()
    assert first(table, plans={1: Plan(None, 0.0)}) == Due(table.now + 1_200, Drive(1))


def test_a_bot_out_of_turn_acts_after_its_own_delay() -> None:
    table = Table(1, bots=["casual"], options=SHORT).deal().enter("1:W=r")
    assert table.turn == 0
    no_hold = replace(CONFIG, catch_window=0.0)
    assert first(table, plans={1: Plan("uno", 0.3)}, config=no_hold) == Due(table.now + 300, Drive(1)), "no least pause"
    assert first(table, plans={1: Plan(None, 0.3)}, config=no_hold) is None, "it does nothing"
    assert first(table, config=no_hold) is None, "its plan is being computed"


def test_the_bot_that_is_first() -> None:
    table = caught_out()
    plans = {1: Plan("draw", 2.0), 2: Plan("catch.0", 1.9)}
    assert first(table, plans=plans) == Due(table.now + 2_500 + 1_900, Drive(2))
    plans = {1: Plan("draw", 2.0), 2: Plan("catch.0", 2.1)}
    assert first(table, plans=plans) == Due(table.now + 2_500 + 2_000, Drive(1))


def test_plans_of_people_are_not_asked_for() -> None:
    asked: list[int] = []

    def plan(seat: int) -> Plan | None:
        asked.append(seat)
        return None

    table = Table(2, bots=["casual", "strong"]).deal()
    assert timers.first(table.state, NOBODY.get, plan, CONFIG) is None
    assert asked == [2, 3]
    table.enter(log_actions.Absent(0, "away"))
    asked.clear()
    assert timers.first(table.state, NOBODY.get, plan, CONFIG) is None
    assert asked == [0, 2, 3]
    asked.clear()
    assert timers.first(Table(2).deal().state, NOBODY.get, plan, CONFIG) is None
    assert asked == []


def test_the_clock_of_a_person_and_the_plan_of_a_bot() -> None:
    table = Table(1, bots=["casual"], options=SHORT, clock=15).deal().enter("1:W=r")
    moved = table.now
    assert first(table, plans={1: Plan("uno", 12.4)}) == Due(moved + 14_900, Drive(1))
    assert first(table, plans={1: Plan("uno", 12.6)}) == Due(moved + 15_000, TimeUp(0))


@pytest.mark.parametrize("how", ["away", "gone"])
def test_the_autopilot_plays_for_the_absent(how: log_actions.How) -> None:
    table = Table().deal()
    dealt = table.now
    table.enter(log_actions.Absent(1, how))
    assert first(table, {1: dealt + 100_000}, {1: Plan("draw", 2.0)}) == Due(dealt + 2_000, Drive(1))


def test_a_lost_person_is_not_played_for() -> None:
    table = Table().deal().enter(log_actions.Absent(1, "lost"))
    assert first(table, {1: table.now}, {1: Plan("draw", 0.0)}) == Due(table.now + 25_000, Mark(1, "away"))


# The catch window


def test_bots_leave_a_forgotten_call_to_people() -> None:
    table = caught_out()
    on_turn, other = {1: Plan("catch.0", 0.0)}, {2: Plan("catch.0", 0.5)}
    assert first(table, plans=on_turn) == Due(table.now + 2_500 + 1_200, Drive(1))
    assert first(table, plans=other) == Due(table.now + 2_500 + 500, Drive(2))
    longer = replace(CONFIG, catch_window=4.0)
    assert first(table, plans=on_turn, config=longer) == Due(table.now + 4_000 + 1_200, Drive(1))


def test_the_catch_window_is_not_scaled_by_the_pause() -> None:
    table = caught_out()
    config = replace(CONFIG, bot_pause=0.6)
    assert first(table, plans={1: Plan("draw", 0.0)}, config=config) == Due(table.now + 2_500 + 600, Drive(1))
    assert first(table, plans={2: Plan("catch.0", 1.0)}, config=config) == Due(table.now + 2_500 + 500, Drive(2))


def test_no_catch_window_without_people() -> None:
    table = caught_out()
    moved = table.now
    table.enter(log_actions.Absent(0, "away"))
    plans = {2: Plan("catch.0", 0.5)}
    assert first(table, plans=plans) == Due(moved + 500, Drive(2)), "the only person is away"
    table.enter(log_actions.Back(0))
    assert first(table, plans=plans) == Due(moved + 2_500 + 500, Drive(2))


def test_no_catch_window_once_the_call_is_made() -> None:
    table = caught_out().enter("0:uno")
    assert not table.round.catchable()
    assert first(table, plans={1: Plan("draw", 0.0)}) == Due(table.now + 1_200, Drive(1))


# Absence


def test_here_then_lost() -> None:
    table = Table()
    assert first(table) is None
    assert first(table, {1: BEGIN + 70}) == Due(BEGIN + 70 + 4_000, Mark(1, "lost"))
    assert first(table, {0: BEGIN + 60, 1: BEGIN + 70}) == Due(BEGIN + 60 + 4_000, Mark(0, "lost"))


def test_lost_then_away_or_back() -> None:
    table = Table().enter(log_actions.Absent(1, "lost"))
    lost = table.now
    table.enter(log_actions.Said(0, "P0", "where?"))
    assert first(table, {1: BEGIN}) == Due(lost + 25_000, Mark(1, "away"))
    assert first(table) == Due(table.now, Welcome(1))
    assert table.now == lost + STEP


def test_away_then_gone() -> None:
    """From when the seat was given to the autopilot or the connection was lost, whichever is later."""
    table = Table().enter(log_actions.Absent(1, "away"))
    away = table.now
    assert first(table, {1: away - 500}) == Due(away + 300_000, Mark(1, "gone"))
    assert first(table, {1: away + 500}) == Due(away + 500 + 300_000, Mark(1, "gone"))
    assert first(table) is None, "who stepped away takes the seat back, or does not"


def test_gone_then_back() -> None:
    table = Table().enter(log_actions.Absent(1, "gone"))
    assert first(table, {1: BEGIN}) is None, "the table votes"
    assert first(table) == Due(table.now, Welcome(1))


def test_back() -> None:
    table = Table().enter(log_actions.Absent(1, "gone"), log_actions.Back(1))
    assert table.state.seats[1].presence is Presence.HERE
    assert first(table) is None
    assert first(table, {1: table.now}) == Due(table.now + 4_000, Mark(1, "lost"))


def test_bots_and_free_seats_are_never_absent() -> None:
    table = Table(1, 3, bots=["casual"])
    assert first(table, {1: BEGIN, 2: BEGIN}) is None


def test_absences_go_on_in_a_pause() -> None:
    table = paused(Table(clock=15).deal())
    assert first(table, {1: table.now}) == Due(table.now + 4_000, Mark(1, "lost"))


def test_the_earlier_of_an_absence_and_the_course() -> None:
    table = Table(clock=15, options=SHORT).deal().play_round()
    over = table.now
    assert first(table, {1: over + 15_999}) == Due(over + 19_999, Mark(1, "lost"))
    assert first(table, {1: over + 16_001}) == Due(over + 20_000, Commit())
    assert first(table, {1: over + 16_000}) == Due(over + 20_000, Mark(1, "lost")), "absences are first"


# Quiet tables


def test_quiet() -> None:
    table = Table()
    assert quiet(table.state)
    assert quiet(table.deal().state)


def test_not_quiet() -> None:
    assert not quiet(Table(clock=15).state), "the turn clock"
    assert not quiet(Table(1, bots=["casual"]).state), "a bot"
    assert not quiet(Table(1, 2).state), "a free seat"


@pytest.mark.parametrize("how", ["lost", "away", "gone"])
def test_not_quiet_while_somebody_is_absent(how: log_actions.How) -> None:
    table = Table().enter(log_actions.Absent(0, how))
    assert not quiet(table.state)
    assert quiet(table.enter(log_actions.Back(0)).state)


def test_quiet_follows_the_settings() -> None:
    table = Table().enter(log_actions.Changed(Settings(options=CALM, players=2, clock=30)))
    assert not quiet(table.state)
    assert quiet(table.enter(log_actions.Changed(Settings(options=CALM, players=2))).state)
