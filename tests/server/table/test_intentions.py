"""Who may do what at a table, and when: every intention with the entry that it becomes, and every refusal."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Literal

import pytest

from pioche.engine.refusal import Refusal
from pioche.server.refusals import Code
from pioche.server.table import deals, log_actions
from pioche.server.table import protocol as p
from pioche.server.table.deals import commitment_to
from pioche.server.table.intentions import MOST_MUTED, MOST_SAID, NO_BOTS, Accepted, Proposal, propose
from pioche.server.table.log_actions import Choice, LogAction, Settings
from pioche.server.table.names import pseudonym
from pioche.server.table.own_bots import OwnBot
from pioche.server.table.seats import Presence
from pioche.server.table.state import Status
from tests.server.table.tables import CALM, NAME, SALT, SECRET, SHORT, Table

KEY = "k"
OWN: Mapping[str, OwnBot] = {
    "Cards": OwnBot(Path("Cards.py"), ("classic",)),
    "Tiles": OwnBot(Path("Tiles.py"), ("rummy",)),
}
COMMITMENT = commitment_to(bytes.fromhex(SECRET)).hex()
ABSENCES: tuple[Literal["lost", "away", "gone"], ...] = ("lost", "away", "gone")


def asked(table: Table, person: str, intention: p.Intention, bots: Mapping[str, OwnBot] = NO_BOTS) -> Proposal:
    """What becomes of an intention; it must not change the table."""
    seq, status, seats = table.state.seq, table.state.status, deepcopy(table.state.seats)
    found = propose(table.state, person, person.upper(), intention, bots)
    assert (table.state.seq, table.state.status, table.state.seats) == (seq, status, seats)
    return found


def at_phase(status: Status) -> Table:
    """A table of two people in a phase; nobody wants or has asked for anything."""
    table = Table(options=SHORT)
    match status:
        case Status.OPEN:
            return table
        case Status.DEALING:
            return table.start().commit()
        case Status.PLAYING:
            return table.deal()
        case Status.BETWEEN:
            return table.deal().play_round()
        case Status.OVER:
            return table.play_match()


@pytest.mark.parametrize("status", Status)
def test_the_phases_of_these_tests(status: Status) -> None:
    assert at_phase(status).state.status is status


# Sitting down


@pytest.mark.parametrize("status", [Status.OPEN, Status.OVER])
def test_sit(status: Status) -> None:
    table = at_phase(status).enter(log_actions.Stood(1))
    assert asked(table, "p9", p.Sit(KEY, 1)) == Accepted(log_actions.Sat(1, "p9", "P9"), 1)


def test_sit_anywhere_is_the_first_free_seat() -> None:
    table = Table(2, 4, bots=["casual"])
    assert asked(table, "p9", p.Sit(KEY)) == Accepted(log_actions.Sat(3, "p9", "P9"), 3)
    table.enter(log_actions.Stood(1))
    assert asked(table, "p9", p.Sit(KEY)) == Accepted(log_actions.Sat(1, "p9", "P9"), 1)


@pytest.mark.parametrize("status", [Status.DEALING, Status.PLAYING, Status.BETWEEN])
def test_nobody_sits_down_on_a_person_during_a_match(status: Status) -> None:
    assert asked(at_phase(status), "p9", p.Sit(KEY)) == Code.NOT_OPEN.refusal()
    assert asked(at_phase(status), "p9", p.Sit(KEY, 1)) == Code.NOT_OPEN.refusal()


def test_who_left_may_sit_down_again() -> None:
    """At any table, in the own seat only; unless the host has removed them."""
    table = Table(3, late=False).deal().enter(log_actions.Stood(1), log_actions.Stood(2))
    assert asked(table, "p1", p.Sit(KEY)) == Accepted(log_actions.Sat(1, "p1", "P1"), 1)
    assert asked(table, "p1", p.Sit(KEY, 1)) == Accepted(log_actions.Sat(1, "p1", "P1"), 1)
    assert asked(table, "p1", p.Sit(KEY, 2)) == Code.NOT_OPEN.refusal()
    assert asked(table, "p9", p.Sit(KEY, 1)) == Code.NOT_OPEN.refusal()
    table.enter(log_actions.Sat(1, "p1", "P1"))
    assert table.state.seats[1].ready == table.state.version, "they have agreed before"
    assert table.state.seats[1].left is None
    table.enter(log_actions.Stood(1, removed=True))
    assert asked(table, "p1", p.Sit(KEY)) == Code.REMOVED.refusal()


def test_late_comers_take_the_seats_of_bots() -> None:
    table = Table(1, bots=["casual", "strong"]).deal()
    assert asked(table, "p9", p.Sit(KEY, 2)) == Accepted(log_actions.Sat(2, "p9", "P9"), 2)
    assert asked(table, "p9", p.Sit(KEY)) == Code.NOT_OPEN.refusal(), "which one, they have to say"
    closed = Table(1, bots=["casual", "strong"], late=False).deal()
    assert asked(closed, "p9", p.Sit(KEY, 2)) == Code.NOT_OPEN.refusal()


def test_sit_refused() -> None:
    table = Table(2, 4, bots=["casual"])
    assert asked(table, "p1", p.Sit(KEY, 3)) == Code.SEATED.refusal()
    assert asked(table, "p9", p.Sit(KEY, 1)) == Code.SEAT_TAKEN.refusal(), "a person sits there"
    assert asked(table, "p9", p.Sit(KEY, 2)) == Code.SEAT_TAKEN.refusal(), "a bot sits there"
    assert asked(table, "p9", p.Sit(KEY, 4)) == Code.NO_SEAT.refusal()
    assert asked(Table(2), "p9", p.Sit(KEY)) == Code.SEAT_TAKEN.refusal(), "no seat is free"


def test_who_sits_already_is_told_that_first() -> None:
    assert asked(at_phase(Status.PLAYING), "p1", p.Sit(KEY)) == Code.SEATED.refusal()


# Talking


def test_say() -> None:
    table = Table()
    assert asked(table, "p1", p.Say(KEY, " a \n\u202e b ")) == Accepted(log_actions.Said(1, "P1", "a b", "p1"), 1)
    assert asked(table, "p9", p.Say(KEY, "hello")) == Accepted(log_actions.Said(None, "P9", "hello", "p9"), None)


def test_what_is_said_is_cut() -> None:
    long = "x" * (MOST_SAID + 1)
    assert asked(Table(), "p0", p.Say(KEY, long)) == Accepted(log_actions.Said(0, "P0", "x" * MOST_SAID, "p0"), 0)


def test_say_refused() -> None:
    assert asked(Table(), "p0", p.Say(KEY, " \u200b ")) == Code.TEXT.refusal(), "nothing is left of it"
    unwatched = Table(watch=False)
    assert asked(unwatched, "p9", p.Say(KEY, "hello")) == Code.NOT_SEATED.refusal()
    assert asked(unwatched, "p9", p.Say(KEY, "\n")) == Code.NOT_SEATED.refusal()
    assert asked(unwatched, "p1", p.Say(KEY, "hello")) == Accepted(log_actions.Said(1, "P1", "hello", "p1"), 1)


@pytest.mark.parametrize("status", Status)
def test_react_at_any_time(status: Status) -> None:
    assert asked(at_phase(status), "p1", p.React(KEY, "🎉")) == Accepted(log_actions.Reacted(1, "🎉"), 1)


# Only people who sit at the table


SEATED: tuple[p.Intention, ...] = (
    p.Act(KEY, 1, "draw"),
    p.Seal(KEY, COMMITMENT, SALT),
    p.Salt(KEY, COMMITMENT, SALT),
    p.AddBot(KEY, 1),
    p.Leave(KEY),
    p.Remove(KEY, 1),
    p.Readmit(KEY),
    p.Mute(KEY, "0" * 10),
    p.PassHost(KEY, 1),
    p.Change(KEY, Settings()),
    p.Agree(KEY, 1),
    p.Start(KEY),
    p.Want(KEY),
    p.Retry(KEY),
    p.React(KEY, "👍"),
    p.Pause(KEY),
    p.Resume(KEY),
    p.StepAway(KEY),
    p.TakeBack(KEY),
    p.Decide(KEY, 0, "wait"),
)


@pytest.mark.parametrize("intention", SEATED, ids=lambda intention: type(intention).__name__)
def test_spectators_may_only_sit_and_talk(intention: p.Intention) -> None:
    for status in (Status.OPEN, Status.PLAYING):
        assert asked(at_phase(status), "p9", intention) == Code.NOT_SEATED.refusal()


def test_every_intention_is_in_these_tests() -> None:
    assert {type(intention) for intention in SEATED} | {p.Sit, p.Say} == set(p.Intention.__args__)


# Names


def test_namesakes_are_told_apart() -> None:
    """Identical and look-alike names get a number: at the table, and for spectators who talk."""
    table = Table(2, 5)
    sat = propose(table.state, "p9", "\u03a11", p.Sit(KEY))  # a Greek letter
    assert sat == Accepted(log_actions.Sat(2, "p9", "\u03a11 (2)"), 2)
    table.enter(log_actions.Sat(2, "p9", "\u03a11 (2)"))
    assert propose(table.state, "p8", "P1", p.Sit(KEY)) == Accepted(log_actions.Sat(3, "p8", "P1 (3)"), 3)
    said = propose(table.state, "p8", "P0", p.Say(KEY, "start!"))
    assert said == Accepted(log_actions.Said(None, "P0 (2)", "start!", "p8"), None)


# The host


HOSTS: tuple[p.Intention, ...] = (
    p.AddBot(KEY, 2),
    p.Remove(KEY, 0),
    p.Readmit(KEY),
    p.Mute(KEY, "0" * 10),
    p.PassHost(KEY, 1),
    p.Change(KEY, Settings(options=CALM)),
    p.Start(KEY),
)


@pytest.mark.parametrize("intention", HOSTS, ids=lambda intention: type(intention).__name__)
def test_only_the_host(intention: p.Intention) -> None:
    assert asked(Table(2, 3), "p1", intention) == Code.HOST_ONLY.refusal()


def test_who_was_removed_does_not_sit_down_again() -> None:
    table = Table(2, 3).enter(log_actions.Stood(1, removed=True))
    assert asked(table, "p1", p.Sit(KEY)) == Code.REMOVED.refusal()
    assert asked(table, "p9", p.Sit(KEY)) == Accepted(log_actions.Sat(1, "p9", "P9"), 1)
    assert asked(table, "p0", p.Readmit(KEY)) == Accepted(log_actions.Readmitted(0), 0)
    table.enter(log_actions.Readmitted(0))
    assert asked(table, "p1", p.Sit(KEY)) == Accepted(log_actions.Sat(1, "p1", "P1"), 1)
    assert asked(table, "p0", p.Readmit(KEY)) == Code.NOBODY.refusal()
    assert asked(Table(2, 3).enter(log_actions.Stood(1)), "p1", p.Sit(KEY)) != Code.REMOVED.refusal()


def test_who_is_muted_says_nothing() -> None:
    """By person: another name does not help, and a namesake may still speak."""
    table = Table(2, 3)
    who = {person: pseudonym(NAME, person) for person in ("p0", "p1", "p9")}
    assert asked(table, "p0", p.Mute(KEY, who["p1"])) == Accepted(log_actions.Muted(0, who["p1"], on=True), 0)
    table.enter(log_actions.Muted(0, who["p1"], on=True), log_actions.Renamed(1, "Eve"))
    for intention in (p.Say(KEY, "hello"), p.React(KEY, "🎉")):
        assert asked(table, "p1", intention) == Code.MUTED.refusal()
    assert isinstance(propose(table.state, "p9", "Eve", p.Say(KEY, "hello")), Accepted)
    assert asked(table, "p0", p.Mute(KEY, who["p1"])) == Code.NOBODY.refusal()
    assert asked(table, "p0", p.Mute(KEY, who["p0"])) == Code.NOBODY.refusal(), "not oneself"
    assert asked(table, "p0", p.Mute(KEY, who["p9"], on=False)) == Code.NOBODY.refusal()
    table.enter(log_actions.Muted(0, who["p9"], on=True), log_actions.Muted(0, who["p1"], on=False))
    assert asked(table, "p9", p.Say(KEY, "hello")) == Code.MUTED.refusal()
    assert isinstance(asked(table, "p1", p.Say(KEY, "hello")), Accepted)
    table.enter(*(log_actions.Muted(0, f"{number:010x}", on=True) for number in range(MOST_MUTED - 1)))
    assert asked(table, "p0", p.Mute(KEY, who["p1"])) == Code.TOO_MANY.refusal(most=MOST_MUTED)


def test_being_the_host_is_passed_on() -> None:
    table = Table(2, 3)
    assert asked(table, "p0", p.PassHost(KEY, 1)) == Accepted(log_actions.HostIs(1), 0)
    table.enter(log_actions.HostIs(1))
    assert asked(table, "p0", p.AddBot(KEY, 2)) == Code.HOST_ONLY.refusal()
    assert asked(table, "p1", p.AddBot(KEY, 2)) == Accepted(log_actions.BotSat(2, "casual"), 1)


@pytest.mark.parametrize("status", Status)
def test_the_host_may_be_passed_on_at_any_time(status: Status) -> None:
    assert asked(at_phase(status), "p0", p.PassHost(KEY, 1)) == Accepted(log_actions.HostIs(1), 0)


def test_only_people_can_be_the_host() -> None:
    table = Table(1, 3, bots=["casual"])
    assert asked(table, "p0", p.PassHost(KEY, 1)) == Code.NO_SEAT.refusal(), "a bot"
    assert asked(table, "p0", p.PassHost(KEY, 2)) == Code.NO_SEAT.refusal(), "a free seat"
    assert asked(table, "p0", p.PassHost(KEY, 3)) == Code.NO_SEAT.refusal(), "no seat"


@pytest.mark.parametrize("status", [Status.DEALING, Status.PLAYING, Status.BETWEEN])
@pytest.mark.parametrize(
    "intention",
    [p.AddBot(KEY, 1), p.Change(KEY, Settings(options=CALM)), p.Start(KEY)],
    ids=lambda intention: type(intention).__name__,
)
def test_seats_and_settings_stay_during_a_match(status: Status, intention: p.Intention) -> None:
    assert asked(at_phase(status), "p0", intention) == Code.NOT_OPEN.refusal()


# Bots


@pytest.mark.parametrize("status", [Status.OPEN, Status.OVER])
@pytest.mark.parametrize("level", ["beginner", "casual", "strong", "master"])
def test_add_a_bot(status: Status, level: str) -> None:
    table = at_phase(status).enter(log_actions.Stood(1))
    assert asked(table, "p0", p.AddBot(KEY, 1, level)) == Accepted(log_actions.BotSat(1, level), 0)


def test_add_a_bot_refused() -> None:
    table = Table(2, 4, bots=["casual"])
    assert asked(table, "p0", p.AddBot(KEY, 1)) == Code.SEAT_TAKEN.refusal(), "a person sits there"
    assert asked(table, "p0", p.AddBot(KEY, 2)) == Code.SEAT_TAKEN.refusal(), "a bot sits there"
    assert asked(table, "p0", p.AddBot(KEY, 4)) == Code.NO_SEAT.refusal()
    assert asked(table, "p0", p.AddBot(KEY, 3, "grand")) == Code.NO_LEVEL.refusal(level="grand")


def test_the_hosts_own_bots() -> None:
    cards, tiles = Table(1, 2), Table(1, 2, edition="rummy/en", options={})
    assert asked(cards, "p0", p.AddBot(KEY, 1, "Cards"), OWN) == Accepted(log_actions.BotSat(1, "Cards"), 0)
    assert asked(tiles, "p0", p.AddBot(KEY, 1, "Tiles"), OWN) == Accepted(log_actions.BotSat(1, "Tiles"), 0)
    assert asked(cards, "p0", p.AddBot(KEY, 1, "casual"), OWN) == Accepted(log_actions.BotSat(1, "casual"), 0)
    assert asked(cards, "p0", p.AddBot(KEY, 1, "Tiles"), OWN) == Code.OTHER_GAME.refusal(bot="Tiles")
    assert asked(tiles, "p0", p.AddBot(KEY, 1, "Cards"), OWN) == Code.OTHER_GAME.refusal(bot="Cards")
    assert asked(cards, "p0", p.AddBot(KEY, 1, "Cards")) == Code.NO_LEVEL.refusal(level="Cards"), "not of this host"


# Removing


@pytest.mark.parametrize("status", Status)
def test_remove(status: Status) -> None:
    assert asked(at_phase(status), "p0", p.Remove(KEY, 1)) == Accepted(log_actions.Stood(1, removed=True), 0)


def test_remove_a_bot() -> None:
    assert asked(Table(1, bots=["casual"]), "p0", p.Remove(KEY, 1)) == Accepted(log_actions.Stood(1, True), 0)


def test_bots_are_not_removed_during_a_match() -> None:
    assert asked(Table(1, bots=["casual"]).deal(), "p0", p.Remove(KEY, 1)) == Code.NO_SEAT.refusal()


def test_remove_refused() -> None:
    table = Table(1, 2)
    assert asked(table, "p0", p.Remove(KEY, 0)) == Code.NO_SEAT.refusal(), "the host's own seat"
    assert asked(table, "p0", p.Remove(KEY, 1)) == Code.NO_SEAT.refusal(), "a free seat"
    assert asked(table, "p0", p.Remove(KEY, 2)) == Code.NO_SEAT.refusal(), "no seat"


@pytest.mark.parametrize("status", Status)
def test_leave_at_any_time(status: Status) -> None:
    assert asked(at_phase(status), "p1", p.Leave(KEY)) == Accepted(log_actions.Stood(1, removed=False), 1)


# Settings


def test_change() -> None:
    wanted = Settings("classic/de", {"jump_in": "on"}, 3, 30, False, 5, True, " my\ttable ")
    cleaned = Settings("classic/de", {"jump_in": "on"}, 3, 30, False, 5, True, "my table")
    assert asked(Table(), "p0", p.Change(KEY, wanted)) == Accepted(log_actions.Changed(cleaned), 0)


def test_change_refused() -> None:
    table = Table(2, 4, bots=["casual"])
    found = asked(table, "p0", p.Change(KEY, Settings(players=2, options=CALM)))
    assert found == Code.SEAT_TAKEN.refusal(), "three seats are taken"
    three = Settings(players=3, options=CALM)
    assert asked(table, "p0", p.Change(KEY, three)) == Accepted(log_actions.Changed(three), 0)
    found = asked(table, "p0", p.Change(KEY, Settings(players=99)))
    assert found == Refusal("players", "FR-1", (("players", 99), ("least", 2), ("most", 10)))
    assert asked(table, "p0", p.Change(KEY, Settings(delay=-1))) == Code.BAD_SETTINGS.refusal()


def test_settings_stay_after_a_match() -> None:
    assert asked(at_phase(Status.OVER), "p0", p.Change(KEY, Settings(options=CALM))) == Code.NOT_OPEN.refusal()


def test_the_game_stays_one_that_the_bots_play() -> None:
    table = Table(1, bots=["casual", "Cards"])
    tiles, cards = Settings("rummy/en", {}, 3), Settings("classic/de", {}, 3)
    assert asked(table, "p0", p.Change(KEY, tiles), OWN) == Code.OTHER_GAME.refusal(bot="Cards")
    assert asked(table, "p0", p.Change(KEY, cards), OWN) == Accepted(log_actions.Changed(cards), 0)
    table.enter(log_actions.Stood(2, removed=True))
    assert asked(table, "p0", p.Change(KEY, tiles), OWN) == Accepted(log_actions.Changed(tiles), 0)


def test_agree() -> None:
    table = Table()
    assert asked(table, "p1", p.Agree(KEY, 1)) == Accepted(log_actions.GotReady(1, 1), 1)
    table.enter(log_actions.Changed(Settings(options=CALM, players=2)))
    assert asked(table, "p1", p.Agree(KEY, 1)) == Code.SETTINGS_CHANGED.refusal()
    assert asked(table, "p1", p.Agree(KEY, 3)) == Code.SETTINGS_CHANGED.refusal()
    assert asked(table, "p1", p.Agree(KEY, 2)) == Accepted(log_actions.GotReady(1, 2), 1)


@pytest.mark.parametrize("status", [status for status in Status if status is not Status.OPEN])
def test_agree_only_before_the_match(status: Status) -> None:
    assert asked(at_phase(status), "p1", p.Agree(KEY, 1)) == Code.NOT_OPEN.refusal()


# Starting


def test_start() -> None:
    table = Table(2, 3)
    assert asked(table, "p0", p.Start(KEY)) == Code.NOT_READY.refusal(), "a seat is free, somebody has not agreed"
    table.agree()
    assert asked(table, "p0", p.Start(KEY)) == Code.NOT_READY.refusal(), "a seat is free"
    table.enter(log_actions.BotSat(2, "casual"))
    assert asked(table, "p0", p.Start(KEY)) == Accepted(log_actions.Started(), 0), "bots agree to everything"
    table.enter(log_actions.Changed(Settings(options=CALM, players=3)))
    assert asked(table, "p0", p.Start(KEY)) == Code.NOT_READY.refusal(), "p1 has not agreed to the new settings"
    table.agree()
    assert asked(table, "p0", p.Start(KEY)) == Accepted(log_actions.Started(), 0)


def test_start_only_once() -> None:
    assert asked(at_phase(Status.OVER), "p0", p.Start(KEY)) == Code.NOT_OPEN.refusal(), (
        "a rematch is wanted, not started"
    )


@pytest.mark.parametrize("status", [Status.BETWEEN, Status.OVER])
def test_want(status: Status) -> None:
    table = at_phase(status)
    assert asked(table, "p1", p.Want(KEY)) == Accepted(log_actions.Wants(1), 1)
    table.enter(log_actions.Wants(1))
    assert asked(table, "p1", p.Want(KEY)) == Code.NOTHING_TO_WANT.refusal(), "only once"
    assert asked(table, "p0", p.Want(KEY)) == Accepted(log_actions.Wants(0), 0)


@pytest.mark.parametrize("status", [Status.OPEN, Status.DEALING, Status.PLAYING])
def test_nothing_to_want(status: Status) -> None:
    assert asked(at_phase(status), "p1", p.Want(KEY)) == Code.NOTHING_TO_WANT.refusal()


def test_skipping_to_the_own_turn() -> None:
    """While a bot is on turn people can say that it need not pause; while a person is, there is nothing to skip."""
    table = Table(1, bots=["casual"]).deal()
    assert table.turn == 1
    assert asked(table, "p0", p.Want(KEY)) == Accepted(log_actions.Wants(0), 0)
    table.enter("1:draw").enter("1:pass")
    assert table.turn == 0
    assert asked(table, "p0", p.Want(KEY)) == Code.NOTHING_TO_WANT.refusal()


# Seals and salts


def sealed_by(seat: int, salt: str = SALT) -> str:
    return deals.seal_of(bytes.fromhex(COMMITMENT), seat, bytes.fromhex(salt)).hex()


def test_seal() -> None:
    table = at_phase(Status.DEALING)
    entry = log_actions.Sealed(1, sealed_by(1))
    assert asked(table, "p1", p.Seal(KEY, COMMITMENT, sealed_by(1))) == Accepted(entry, 1)
    table.enter(entry)
    other = p.Seal(KEY, COMMITMENT, "ee" * 32)
    assert asked(table, "p1", other) == Code.SEAL_LATE.refusal(), "who has sealed a salt cannot seal another"
    assert isinstance(asked(table, "p0", other), Accepted)
    table.enter(log_actions.SealsClosed())
    assert asked(table, "p0", other) == Code.SEAL_LATE.refusal(), "when salts are revealed it is too late"


def test_salt() -> None:
    table = at_phase(Status.DEALING).enter(log_actions.Sealed(1, sealed_by(1)))
    salt = p.Salt(KEY, COMMITMENT, SALT)
    assert asked(table, "p1", salt) == Code.SALT_EARLY.refusal(), "nobody's before all seals are there"
    table.enter(log_actions.SealsClosed())
    assert asked(table, "p1", p.Salt(KEY, COMMITMENT, "ce" * 32)) == Code.SALT_OTHER.refusal()
    assert asked(table, "p0", salt) == Code.SALT_UNSEALED.refusal()
    assert asked(table, "p1", salt) == Accepted(log_actions.Salted(1, SALT), 1)
    table.enter(log_actions.Salted(1, SALT))
    assert asked(table, "p1", salt) == Code.SALT_LATE.refusal(), "only once"


def test_the_seal_of_another_seat_cannot_be_copied() -> None:
    table = at_phase(Status.DEALING)
    table.enter(log_actions.Sealed(0, sealed_by(0)), log_actions.Sealed(1, sealed_by(0)), log_actions.SealsClosed())
    table.enter(log_actions.Salted(0, SALT))
    assert asked(table, "p1", p.Salt(KEY, COMMITMENT, SALT)) == Code.SALT_OTHER.refusal()


def test_seals_and_salts_are_for_one_commitment() -> None:
    assert asked(at_phase(Status.DEALING), "p1", p.Seal(KEY, "00" * 32, SALT)) == Code.SEAL_LATE.refusal()
    assert asked(at_phase(Status.DEALING), "p1", p.Salt(KEY, "00" * 32, SALT)) == Code.SALT_LATE.refusal()


@pytest.mark.parametrize("status", [status for status in Status if status is not Status.DEALING])
def test_seals_and_salts_only_before_a_deal(status: Status) -> None:
    table = at_phase(status)
    commitment = (table.state.commitment or bytes(32)).hex()
    assert asked(table, "p1", p.Seal(KEY, commitment, SALT)) == Code.SEAL_LATE.refusal()
    assert asked(table, "p1", p.Salt(KEY, commitment, SALT)) == Code.SALT_LATE.refusal()


def test_neither_before_the_commitment() -> None:
    table = Table().start()
    assert table.state.status is Status.DEALING
    assert asked(table, "p1", p.Seal(KEY, COMMITMENT, SALT)) == Code.SEAL_LATE.refusal()
    assert asked(table, "p1", p.Salt(KEY, COMMITMENT, SALT)) == Code.SALT_LATE.refusal()


# Moves


def test_move() -> None:
    table = at_phase(Status.PLAYING)
    assert table.turn == 1
    assert asked(table, "p1", p.Act(KEY, 1, "W=r!")) == Accepted("1:W=r!", 1)
    assert asked(table, "p1", p.Act(KEY, 1, "draw")) == Accepted("1:draw", 1)


def test_a_move_out_of_turn() -> None:
    table = at_phase(Status.PLAYING).enter("1:W=r")
    assert asked(table, "p0", p.Act(KEY, 1, "catch.1")) == Accepted("0:catch.1", 0)
    assert asked(table, "p1", p.Act(KEY, 1, "uno")) == Accepted("1:uno", 1)


def test_a_move_is_written_in_its_canonical_form() -> None:
    table = Table(options={**CALM, "multiples": "on"}).deal()
    s = table.round.core
    s.lay_out([list(s.hand(0)), [5, 18, 31, 32]], list(s.pile_cards()), [6])
    table.match.go_on_with(table.match.game.round_of(s))
    assert asked(table, "p1", p.Act(KEY, 1, "y5+r5+g5")) == Accepted("1:r5+y5+g5", 1)


def test_move_refused_by_the_game() -> None:
    table = at_phase(Status.PLAYING)
    assert asked(table, "p1", p.Act(KEY, 1, "what")) == Refusal("bad-action", "", (("text", "1:what"),))
    assert asked(table, "p0", p.Act(KEY, 1, "draw")) == Refusal("not-your-turn", "FR-6", (("seat", 1),))


@pytest.mark.parametrize(("edition", "clause"), [("classic/fr", "FR-9"), ("classic/de", "DE-6")])
def test_a_refusal_names_the_clause_of_the_edition(edition: str, clause: str) -> None:
    assert asked(Table(edition=edition).deal(), "p1", p.Act(KEY, 1, "pass")) == Refusal("draw-first", clause)


@pytest.mark.parametrize("status", [status for status in Status if status is not Status.PLAYING])
def test_moves_only_in_a_round(status: Status) -> None:
    assert asked(at_phase(status), "p1", p.Act(KEY, 1, "draw")) == Code.NOT_PLAYING.refusal()


def test_no_moves_in_a_pause() -> None:
    table = at_phase(Status.PLAYING).enter(log_actions.PauseAsked(0), log_actions.PauseAsked(1))
    assert asked(table, "p1", p.Act(KEY, 1, "draw")) == Code.PAUSED.refusal()
    table.enter(log_actions.Resumed(0))
    assert asked(table, "p1", p.Act(KEY, 1, "draw")) == Accepted("1:draw", 1)


# Pausing


@pytest.mark.parametrize("status", [Status.DEALING, Status.PLAYING, Status.BETWEEN])
def test_pause(status: Status) -> None:
    table = at_phase(status)
    assert asked(table, "p0", p.Pause(KEY)) == Accepted(log_actions.PauseAsked(0), 0)
    table.enter(log_actions.PauseAsked(0))
    assert asked(table, "p0", p.Pause(KEY)) == Code.NOT_PLAYING.refusal(), "only once"
    assert asked(table, "p1", p.Pause(KEY)) == Accepted(log_actions.PauseAsked(1), 1)
    table.enter(log_actions.PauseAsked(1))
    assert asked(table, "p0", p.Pause(KEY)) == Code.PAUSED.refusal()


@pytest.mark.parametrize("status", [Status.OPEN, Status.OVER])
def test_pause_only_during_a_match(status: Status) -> None:
    assert asked(at_phase(status), "p0", p.Pause(KEY)) == Code.NOT_PLAYING.refusal()


def test_resume() -> None:
    table = at_phase(Status.PLAYING)
    assert asked(table, "p0", p.Resume(KEY)) == Code.NOT_PAUSED.refusal()
    table.enter(log_actions.PauseAsked(0))
    assert asked(table, "p0", p.Resume(KEY)) == Accepted(log_actions.Resumed(0), 0), "no longer asked for"
    assert asked(table, "p1", p.Resume(KEY)) == Code.NOT_PAUSED.refusal(), "only p0 has asked"
    table.enter(log_actions.PauseAsked(1))
    assert asked(table, "p1", p.Resume(KEY)) == Accepted(log_actions.Resumed(1), 1), "anybody ends a pause"


# Absence


def test_step_away() -> None:
    table = at_phase(Status.PLAYING)
    assert asked(table, "p1", p.StepAway(KEY)) == Accepted(log_actions.Absent(1, "away"), 1)
    table.enter(log_actions.Absent(1, "away"))
    assert asked(table, "p1", p.StepAway(KEY)) == Code.NOTHING_TO_WANT.refusal()


@pytest.mark.parametrize("how", ["lost", "gone"])
def test_step_away_when_absent(how: Literal["lost", "gone"]) -> None:
    table = at_phase(Status.PLAYING).enter(log_actions.Absent(1, how))
    assert asked(table, "p1", p.StepAway(KEY)) == Accepted(log_actions.Absent(1, "away"), 1)


@pytest.mark.parametrize("how", ABSENCES)
def test_take_back(how: Literal["lost", "away", "gone"]) -> None:
    table = at_phase(Status.PLAYING)
    assert asked(table, "p1", p.TakeBack(KEY)) == Code.NOTHING_TO_WANT.refusal()
    table.enter(log_actions.Absent(1, how))
    assert asked(table, "p1", p.TakeBack(KEY)) == Accepted(log_actions.Back(1), 1)


@pytest.mark.parametrize("choice", ["wait", "bot", "end"])
def test_decide(choice: Choice) -> None:
    table = Table(3).deal().enter(log_actions.Absent(2, "gone"))
    assert asked(table, "p0", p.Decide(KEY, 2, choice)) == Accepted(log_actions.Decided(0, 2, choice), 0)
    assert asked(table, "p1", p.Decide(KEY, 2, choice)) == Accepted(log_actions.Decided(1, 2, choice), 1)


def test_decide_refused() -> None:
    table = Table(2, bots=["casual"]).deal()
    gone: LogAction = log_actions.Absent(1, "gone")
    assert asked(table, "p0", p.Decide(KEY, 1, "bot")) == Code.NOT_GONE.refusal(), "here"
    for how in ABSENCES[:2]:
        table.enter(log_actions.Absent(1, how))
        assert asked(table, "p0", p.Decide(KEY, 1, "bot")) == Code.NOT_GONE.refusal(), how
    table.enter(gone)
    assert table.state.seats[1].presence is Presence.GONE
    assert asked(table, "p1", p.Decide(KEY, 1, "wait")) == Code.NOT_GONE.refusal(), "nobody votes about themselves"
    assert asked(table, "p0", p.Decide(KEY, 2, "bot")) == Code.NOT_GONE.refusal(), "a bot"
    assert asked(table, "p0", p.Decide(KEY, 3, "bot")) == Code.NOT_GONE.refusal(), "no seat"
    assert asked(table, "p0", p.Decide(KEY, 1, "bot")) == Accepted(log_actions.Decided(0, 1, "bot"), 0)
