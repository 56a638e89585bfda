"""What the members of a table see of it: public fields only, and secrets only after the round."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest
from msgspec import UNSET, Struct, structs

from pioche.server.table import log_actions
from pioche.server.table.deals import commitment_to
from pioche.server.table.log_actions import LogAction, Settings
from pioche.server.table.names import pseudonym
from pioche.server.table.protocol import (
    FaultNews,
    LessonView,
    ReactedNews,
    SaidNews,
    SeatChange,
    SeatView,
    SheetChange,
    TableChange,
    TableNews,
    TableView,
)
from pioche.server.table.state import TableState
from pioche.server.table.structs import applied
from pioche.server.table.views import news_of, seat_change, table_change, table_view
from tests.server.table.tables import CALM, NAME, SALT, SEAL, SECRET, SHORT, Table

COMMITMENT = commitment_to(bytes.fromhex(SECRET)).hex()
FREE = SeatView("free", "", "", "here", agreed=False, wants=False, asks_pause=False)


def person(name: str, **changed: object) -> SeatView:
    """The seat of a person who is present and has agreed to the settings; P1 has the identity p1."""
    who = pseudonym(NAME, name.lower())
    return structs.replace(SeatView("person", name, "", "here", True, False, False, who), **changed)


def received(sent: Struct) -> dict[str, object]:
    """As a client decodes it."""
    found: dict[str, object] = msgspec.json.decode(msgspec.json.encode(sent))
    return found


def bot(name: str, level: str) -> SeatView:
    return SeatView("bot", name, level, "here", agreed=True, wants=False, asks_pause=False)


def seats(table: Table) -> tuple[SeatView, ...]:
    return table_view(table.state).seats


# The whole view


def test_an_open_table() -> None:
    assert table_view(Table(2, 4, bots=["strong"], clock=30).state) == TableView(
        table=NAME,
        settings=Settings("classic/fr", CALM, 4, 30),
        adapted={},
        version=1,
        seats=(person("P0"), person("P1", agreed=False), bot("", "strong"), FREE),
        host=0,
        status="open",
        match=0,
        round=0,
        paused=False,
        commitment=None,
        salts={},
        secret=None,
        sheet=None,
        winners=(),
    )


@pytest.mark.clause("FR-19", "R-22")
@pytest.mark.parametrize(("edition", "options"), [("classic/fr", CALM), ("classic/de", {}), ("rummy/en", {})])
def test_what_is_left_counts(edition: str, options: dict[str, str]) -> None:
    """What the cards or tiles of the others count is what the winner scores; it is told when the round is over."""
    table = Table(3, edition=edition, options=options).deal()
    assert table_view(table.state).left == ()
    view = table_view(table.play_round().state)
    assert view.sheet is not None
    [row] = view.sheet.rows
    assert row.winner is not None
    assert sum(sum(left) for seat, left in enumerate(view.left) if seat != row.winner) == row.points[row.winner]
    assert [len(left) for left in view.left] == list(table.state.match.round.view(None).counts)  # type: ignore[union-attr]
    assert table_view(table.deal("cd" * 32).state).left == ()


def test_no_points_no_counting() -> None:
    assert table_view(Table(options=SHORT).deal().play_round().state).left == ()


def test_a_finished_match() -> None:
    table = Table(options=SHORT).play_match()
    secret = table.state.rounds[-1].secret
    assert table_view(table.state) == TableView(
        table=NAME,
        settings=Settings("classic/fr", SHORT, 2),
        adapted={},
        version=1,
        seats=(person("P0"), person("P1")),
        host=0,
        status="over",
        match=1,
        round=2,
        paused=False,
        commitment=commitment_to(secret).hex(),
        salts={},
        secret=secret.hex(),
        sheet=table.match.sheet(),
        winners=(0,),
    )


def test_people_stay_unknown() -> None:
    """The view has people's names, but not who they are to the server."""
    table = Table(options=SHORT)
    for _ in range(2):
        assert b'"P1"' in msgspec.json.encode(table_view(table.state))
        assert b'"p1"' not in msgspec.json.encode(table_view(table.state))
        table.play_match()


# Seats


def test_names_of_bots() -> None:
    """Levels are translated by clients; a host's own bot has a name; a bot that takes over keeps the person's name."""
    table = Table(2, bots=["beginner", "casual", "strong", "master", "My bot"])
    assert seats(table)[2:] == (
        bot("", "beginner"),
        bot("", "casual"),
        bot("", "strong"),
        bot("", "master"),
        bot("My bot", "My bot"),
    )
    table.deal().enter(log_actions.Stood(1))
    assert seats(table)[1] == structs.replace(bot("P1", "casual"), who=pseudonym(NAME, "p1"))


def test_a_seat_becomes_free_before_and_after_a_match() -> None:
    assert seats(Table().enter(log_actions.Stood(1))) == (person("P0"), FREE)
    assert seats(Table(options=SHORT).play_match().enter(log_actions.Stood(1))) == (person("P0"), FREE)


def test_a_new_name() -> None:
    assert seats(Table().agree().enter(log_actions.Renamed(1, "Ada")))[1] == person("Ada", who=pseudonym(NAME, "p1"))


def test_who_has_agreed() -> None:
    table = Table(2, 4, bots=["casual"])
    assert [seat.agreed for seat in seats(table)] == [True, False, True, False]
    table.enter(log_actions.GotReady(1, 1))
    assert [seat.agreed for seat in seats(table)] == [True, True, True, False]
    table.enter(log_actions.Changed(Settings(options=CALM)))
    assert table_view(table.state).version == 2
    assert [seat.agreed for seat in seats(table)] == [True, False, True, False], "the host has made the change"
    table.enter(log_actions.GotReady(1, 1))
    assert [seat.agreed for seat in seats(table)] == [True, False, True, False], "to the version before"


@pytest.mark.parametrize("how", ["lost", "away", "gone"])
def test_presence(how: log_actions.How) -> None:
    table = Table().agree().enter(log_actions.Absent(1, how))
    assert seats(table) == (person("P0"), person("P1", presence=how))
    assert seats(table.enter(log_actions.Back(1))) == (person("P0"), person("P1"))


def test_who_wants_the_next_round() -> None:
    table = Table(options=SHORT).deal().play_round().enter(log_actions.Wants(1))
    assert seats(table) == (person("P0"), person("P1", wants=True))
    assert seats(table.commit()) == (person("P0"), person("P1"))


def test_who_asks_for_a_pause() -> None:
    table = Table().deal().enter(log_actions.PauseAsked(1))
    assert seats(table) == (person("P0"), person("P1", asks_pause=True))
    assert not table_view(table.state).paused
    table.enter(log_actions.PauseAsked(0))
    assert seats(table) == (person("P0"), person("P1"))
    assert table_view(table.state).paused


def test_the_host() -> None:
    table = Table(2)
    assert table_view(table.enter(log_actions.HostIs(1)).state).host == 1
    assert table_view(table.enter(log_actions.Stood(1)).state).host == 0
    assert table_view(table.enter(log_actions.Stood(0)).state).host is None


# The deal


def test_only_the_commitment_before_the_end_of_the_round() -> None:
    table = Table(options=SHORT).start()
    view = table_view(table.state)
    assert (view.status, view.match, view.round, view.commitment, view.secret) == ("dealing", 1, 0, None, None)
    assert view.sheet == table.match.sheet()
    table.commit()
    view = table_view(table.state)
    assert (view.status, view.round, view.commitment, view.secret) == ("dealing", 1, COMMITMENT, None)
    table.enter(log_actions.DealtOut())
    moves = 0
    while table.state.status.value == "playing":
        assert SECRET.encode() not in msgspec.json.encode(table_view(table.state))
        assert table_view(table.state).commitment == COMMITMENT
        table.enter(table.progress(moves))
        moves += 1
    assert moves > 1
    view = table_view(table.state)
    assert (view.status, view.commitment, view.secret) == ("between", COMMITMENT, SECRET)
    assert view.sheet is not None
    assert view.sheet.rows[0].winner == 1
    assert view.winners == ()


def test_the_next_commitment_replaces_the_secret() -> None:
    other = "01" * 32
    view = table_view(Table(options=SHORT).deal().play_round().commit(other).state)
    assert (view.round, view.commitment, view.secret) == (2, commitment_to(bytes.fromhex(other)).hex(), None)


@pytest.mark.parametrize("dealt", [False, True])
def test_the_secret_of_an_abandoned_round(dealt: bool) -> None:
    table = Table().start().commit()
    if dealt:
        table.enter(log_actions.DealtOut())
    table.enter(log_actions.Absent(1, "gone"))
    assert table_view(table.state).secret is None
    table.enter(log_actions.Decided(0, 1, "end"))
    view = table_view(table.state)
    assert (view.status, view.secret, view.winners) == ("over", SECRET, ())


def test_abandoned_before_the_commitment() -> None:
    table = Table().start().enter(log_actions.Absent(1, "gone"), log_actions.Decided(0, 1, "end"))
    view = table_view(table.state)
    assert (view.status, view.round, view.commitment, view.secret) == ("over", 0, None, None)


def test_salts_in_the_order_of_seats() -> None:
    table = Table(options=SHORT).start().commit()
    table.enter(log_actions.Salted(1, SALT), log_actions.Salted(0, "ef" * 32))
    assert list(table_view(table.state).salts.items()) == [(0, "ef" * 32), (1, SALT)]
    table.enter(log_actions.DealtOut()).play_round()
    assert table_view(table.state).salts == {0: "ef" * 32, 1: SALT}, "to verify the deal with"
    assert table_view(table.commit("01" * 32).state).salts == {}, "of the next round"


def test_a_rematch() -> None:
    table = Table(options=SHORT).play_match().enter(log_actions.Started())
    view = table_view(table.state)
    assert (view.status, view.match, view.round, view.secret, view.winners) == ("dealing", 2, 0, None, ())
    assert view.sheet is not None
    assert view.sheet.rows == ()


# Changes


def test_no_change() -> None:
    table = Table().deal()
    view = table_view(table.state)
    assert table_change(view, view) is None
    assert table_change(view, table_view(table.state)) is None, "equal, but not the same"
    table.enter(log_actions.Said(0, "P0", "hello"))
    assert table_change(view, table_view(table.state)) is None


def test_only_what_has_changed() -> None:
    table = Table().start()
    before = table_view(table.state)
    after = table_view(table.commit().state)
    assert table_change(before, after) == TableChange(round=1, commitment=COMMITMENT)
    assert table_change(after, before) == TableChange(round=0, commitment=None), "None is a value"


def test_left_out_fields_are_not_sent() -> None:
    table = Table().deal()
    before = table_view(table.state)
    table.enter(log_actions.PauseAsked(0), log_actions.PauseAsked(1))
    change = table_change(before, table_view(table.state))
    assert change == TableChange(paused=True)
    assert msgspec.json.encode(change) == b'{"paused":true}'


@pytest.mark.parametrize("name", TableView.__struct_fields__)
def test_every_field_can_change(name: str) -> None:
    """Between an open table and a finished match at another one, one field at a time."""
    before = table_view(Table(2, 3).state)
    finished = table_view(Table(options=SHORT, clock=15).play_match().state)
    adapted = {"advice_penalty": "off"}
    other = structs.replace(
        finished, table="ba9876543210", adapted=adapted, version=7, host=1, paused=True, salts={0: SALT}
    )
    lesson = LessonView("first", (), 0, 1, False)
    other = structs.replace(
        other, seals={0: SEAL}, sealed=True, removed=1, muted=("0" * 10,), lesson=lesson, left=((1, 20), ())
    )
    value = getattr(other, name)
    after = structs.replace(before, **{name: value})
    change = table_change(before, after)
    assert change == TableChange(**{name: value})
    assert [each for each in TableChange.__struct_fields__ if getattr(change, each) is not UNSET] == [name]


def test_seals_and_whether_they_are_closed() -> None:
    table = Table().start().commit()
    before = table_view(table.state)
    assert (before.seals, before.sealed) == ({}, False)
    first = table_view(table.enter(log_actions.Sealed(1, SEAL)).state)
    assert table_change(before, first) == TableChange(seals={1: SEAL})
    second = table_view(table.enter(log_actions.Sealed(0, SALT)).state)
    assert table_change(first, second) == TableChange(seals_added={0: SALT})
    closed = table_view(table.enter(log_actions.SealsClosed()).state)
    assert table_change(second, closed) == TableChange(sealed=True)
    assert list(closed.seals) == [0, 1]
    following = table_view(table.enter(log_actions.DealtOut()).play_round().commit("01" * 32).state)
    assert (following.seals, following.sealed) == ({}, False), "of the next round"


def test_of_seats_and_salts_only_what_is_new_is_sent() -> None:
    table = Table(2).start().commit()
    before = table_view(table.state)
    table.enter(log_actions.Salted(0, SALT))
    first = table_view(table.state)
    assert table_change(before, first) == TableChange(salts={0: SALT})
    table.enter(log_actions.Salted(1, SALT), log_actions.Absent(1, "lost"))
    second = table_view(table.state)
    lost, here = {1: SeatChange(presence="lost")}, {1: SeatChange(presence="here")}
    assert table_change(first, second) == TableChange(seats_changed=lost, salts_added={1: SALT})
    assert table_change(second, before) == TableChange(seats_changed=here, salts={}), "less is sent whole"


def test_of_a_seat_only_what_is_new_is_sent() -> None:
    seat = person("Ada")
    change = seat_change(seat, structs.replace(seat, wants=True, face=3))
    assert change == SeatChange(wants=True, face=3)
    assert received(change) == {"wants": True, "face": 3}
    assert received(seat_change(structs.replace(seat, face=3), seat)) == {"face": None}
    whole = {"seats": [received(seat), received(FREE)], "host": 0}
    laid_over = applied(whole, {"seats_changed": {"0": {"wants": True, "face": 3}}})
    assert laid_over == {"seats": [received(structs.replace(seat, wants=True, face=3)), received(FREE)], "host": 0}
    assert whole["seats"] == [received(seat), received(FREE)]


def test_a_seat_changes_in_the_fields_of_its_view() -> None:
    assert SeatChange.__struct_fields__ == SeatView.__struct_fields__


def test_of_the_pad_only_the_last_round_is_sent() -> None:
    table = Table(options=SHORT).play_match()
    after = table_view(table.state)
    assert after.sheet is not None
    assert len(after.sheet.rows) == 2
    one = structs.replace(after, sheet=replace(after.sheet, rows=after.sheet.rows[:1], wins=(1, 0), winners=()))
    added = SheetChange(after.sheet.rows[1:], after.sheet.totals, after.sheet.wins, after.sheet.winners)
    assert table_change(one, after) == TableChange(sheet_added=added)
    none = structs.replace(after, sheet=replace(after.sheet, rows=()))
    assert table_change(none, after) == TableChange(sheet=after.sheet), "the first line comes with the whole pad"
    assert table_change(after, one) == TableChange(sheet=one.sheet), "and so does whatever is no further line"


def test_a_client_gets_the_same_view_from_the_changes() -> None:
    table = Table(options=SHORT)
    kept = received(table_view(table.state))
    steps = (table.agree, table.start, table.commit, table.play_match)
    for step in steps:
        before = table_view(table.state)
        step()
        change = table_change(before, table_view(table.state))
        if change is not None:
            kept = applied(kept, received(change))
        assert kept == received(table_view(table.state))


# News


NEWS: tuple[tuple[LogAction, Struct], ...] = (
    (log_actions.Made(Settings(), "p0", "Ada"), TableNews("made")),
    (log_actions.Sat(1, "p1", "Bob"), TableNews("sat", 1, "Bob")),
    (log_actions.BotSat(2, "casual"), TableNews("bot", 2)),
    (log_actions.Stood(1), TableNews("stood", 1)),
    (log_actions.Stood(1, removed=True), TableNews("removed", 1)),
    (log_actions.Renamed(1, "Cy"), TableNews("renamed", 1, "Cy")),
    (log_actions.Faced(1, 7), TableNews("faced", 1)),
    (log_actions.HostIs(1), TableNews("host", 1)),
    (log_actions.Changed(Settings()), TableNews("changed")),
    (log_actions.GotReady(1, 4), TableNews("ready", 1)),
    (log_actions.Started(), TableNews("started")),
    (log_actions.Committed(SECRET), TableNews("committed")),
    (log_actions.Sealed(1, SEAL), TableNews("sealed", 1)),
    (log_actions.SealsClosed(), TableNews("seals-closed")),
    (log_actions.Salted(1, SALT), TableNews("salted", 1)),
    (log_actions.DealtOut(), TableNews("dealt")),
    (log_actions.Said(1, "Bob", "hello"), SaidNews(1, "Bob", "hello")),
    (log_actions.Said(None, "Eve", "hello", "p1"), SaidNews(None, "Eve", "hello", pseudonym(NAME, "p1"))),
    (log_actions.Muted(0, pseudonym(NAME, "p1"), on=True), TableNews("muted", 0)),
    (log_actions.Readmitted(0), TableNews("readmitted", 0)),
    (log_actions.Reacted(1, "🎉"), ReactedNews(1, "🎉")),
    (log_actions.PauseAsked(1), TableNews("pause", 1)),
    (log_actions.Resumed(1), TableNews("resumed", 1)),
    (log_actions.Absent(1, "gone"), TableNews("absent", 1)),
    (log_actions.Back(1), TableNews("back", 1)),
    (log_actions.Decided(0, 1, "wait"), TableNews("decided", 0)),
    (log_actions.Faulted(1, "crashed"), FaultNews(1, "crashed")),
    (log_actions.Wants(1), TableNews("wants", 1)),
    (log_actions.Retried(1, 0), TableNews("retried", 1)),
)


@pytest.mark.parametrize(("action", "news"), NEWS, ids=lambda value: type(value).__name__)
def test_news(action: LogAction, news: Struct) -> None:
    assert news_of(action, TableState(NAME)) == [news]


def test_every_action_is_in_these_tests() -> None:
    assert {type(action) for action, _ in NEWS} == set(LogAction.__args__)


def test_moves_are_no_news_of_the_table() -> None:
    assert news_of("1:draw", TableState(NAME)) == []


def test_news_tell_no_secrets() -> None:
    """Neither the secret or a salt of a deal, nor people's identities, nor what somebody voted."""
    sent = msgspec.json.encode([news_of(action, TableState(NAME)) for action, _ in NEWS])
    for secret in (SECRET, SALT, '"p0"', '"p1"', '"wait"'):
        assert secret.encode() not in sent
