"""The state of a table: it follows from the log and nothing else. No clock, no network, no randomness.

`apply` takes the entries one after another; the same entries give the same state in every process.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from typing import Final, assert_never

from pioche import games
from pioche.engine import lessons
from pioche.engine.game import AnyGame
from pioche.engine.lessons import Lesson
from pioche.server.table import deals, log_actions
from pioche.server.table.lessons import lesson_of
from pioche.server.table.log_actions import FaultKind, How, LogAction, Settings
from pioche.server.table.match import Happened, TableMatch, open_match
from pioche.server.table.played_rounds import PlayedRound
from pioche.server.table.seats import Presence, Seat
from pioche.server.table.settings import adapted_options
from pioche.server.table.tallies import tally
from pioche.store.entry import Entry

MOST_KEYS: Final = 1_000  # intentions per table whose seq is remembered


class Status(Enum):
    """The phase of a table."""

    OPEN = "open"  # people take seats and agree on the rules
    DEALING = "dealing"  # the server commits to a secret, devices to their salts; then these are revealed
    PLAYING = "playing"
    BETWEEN = "between"  # a round is over, the next one follows
    OVER = "over"  # the match is over or was abandoned


class Broken(Exception):
    """The log of a table is invalid: a bug, or somebody has edited the database."""


class TableState:
    """The state of a table."""

    def __init__(self, table: str) -> None:
        self.table: Final = table
        self.seq = 0
        self.at = 0  # time of the last entry
        self.made_at = 0
        self.settings = Settings()
        self.adapted: dict[str, str] = {}  # options that nobody chose and that differ from the edition
        self.version = 1  # of the settings
        self.game: AnyGame = games.of(self.settings.edition)
        self.lesson: Lesson | None = None
        self.seats: list[Seat] = []
        self.host: str | None = None
        self.status = Status.OPEN
        self.match: TableMatch | None = None
        self.matches = 0
        self.players: tuple[Seat, ...] = ()  # who sat where when the match ended
        self.started_at = 0  # of this match
        self.rounds: list[PlayedRound] = []  # of this match
        self.committed = False
        self.abandoned = False
        self.turn_since = 0
        self.overdue = False  # the time of the current turn was up already
        self.time_up: int | None = None  # whose time was up at the last entry: told once per turn
        self.moved_at = 0  # time of the last move in the game
        self.status_since = 0
        self.paused = False
        self.pause_asked: set[int] = set()
        self.wants: set[int] = set()
        self.votes: dict[int, dict[int, str]] = {}  # by seat that is voted about: each voter's choice
        self.removed: set[str] = set()  # people whom the host has removed
        self.muted: set[str] = set()  # pseudonyms of people whom the host has muted
        self.faults: set[tuple[int, FaultKind]] = set()  # faults of bots that were reported in this round
        self.keys: dict[str, int] = {}  # the latest intentions, and their seqs
        self.older_keys: set[int] = set()  # hashes of those before; the log knows their seqs
        self.keys_from = 1  # the seq from which both are complete; later than 1 after a snapshot

    # Queries

    def seat_of(self, person: str | None) -> int | None:
        if person is not None:
            for number, seat in enumerate(self.seats):
                if seat.person == person:
                    return number
        return None

    def people(self) -> Iterator[int]:
        """Seats that have a person."""
        return (number for number, seat in enumerate(self.seats) if seat.person is not None)

    def attending(self) -> list[int]:
        """Seats whose person is present or only just lost."""
        return [n for n in self.people() if self.seats[n].presence in (Presence.HERE, Presence.LOST)]

    @property
    def host_seat(self) -> int | None:
        return self.seat_of(self.host)

    @property
    def playing(self) -> bool:
        """Is a match being played, between rounds too?"""
        return self.status not in (Status.OPEN, Status.OVER)

    @property
    def prepared(self) -> Lesson | None:
        """The lesson that the current round is: only the first round of a table can be one."""
        return self.lesson if (self.matches, len(self.rounds)) == (1, 1) else None

    def all_agree(self) -> bool:
        """Has everybody agreed to the current settings?"""
        return all(self.seats[number].ready == self.version for number in self.people())

    @property
    def commitment(self) -> bytes | None:
        """The commitment of the round that is being dealt or played."""
        return deals.commitment_to(self.rounds[-1].secret) if self.rounds else None

    # Applying entries

    def apply(self, entry: Entry) -> tuple[LogAction | str, Happened]:
        """Apply the next entry; returns its action and the game events that it caused."""
        if entry.seq != self.seq + 1 or entry.table != self.table:
            raise Broken(f"entry {entry.seq} of {entry.table} after {self.seq} of {self.table}")
        action = log_actions.parse(entry.action)
        self.time_up = None
        happened = self._move(action, entry) if isinstance(action, str) else self._do(action, entry.at)
        self.seq = entry.seq
        self.at = entry.at
        if entry.key is not None and not entry.key.startswith("~"):
            self.keys[entry.key] = entry.seq
            if len(self.keys) > MOST_KEYS:
                oldest = next(iter(self.keys))
                del self.keys[oldest]
                self.older_keys.add(hash(oldest))
        return action, happened

    def _enter(self, status: Status, at: int) -> None:
        if status is Status.OVER:
            self.players = tuple(replace(seat) for seat in self.seats)
        self.status = status
        self.status_since = at
        self.wants = set()

    def _move(self, action: str, entry: Entry) -> Happened:
        match = self.match
        if match is None or self.status is not Status.PLAYING:
            raise Broken(f"a move at {entry.seq} of {self.table} while {self.status.value}")
        asked = match.turn()
        happened = match.play(action)
        turn = match.turn()
        late = entry.key == log_actions.CLOCK_KEY
        if late and not self.overdue:
            self.time_up = entry.seat
        # The clock counts once per turn: drawing first, or calling meanwhile, does not set it back.
        if turn != asked or (entry.seat == asked and not match.same_turn(action)):
            self.turn_since = entry.at
            self.overdue = False
        else:
            self.overdue = self.overdue or late
        self.moved_at = entry.at
        if self.wants and (turn is None or not self.seats[turn].driven or self.prepared is not None):
            self.wants = set()  # what people were waiting for is there
        played = self.rounds[-1]
        played.actions.append(action)
        self._keep(played, happened)
        if turn is None:
            played.tally = tally(self.game, played.happened)
            played.happened = []
            played.score = match.score()
            self._enter(Status.OVER if match.winners() else Status.BETWEEN, entry.at)
        return happened

    def _keep(self, played: PlayedRound, happened: Happened) -> None:
        played.happened += happened
        for event in happened:
            for seat, got in self.game.face_down(event):
                played.seen.setdefault(seat, []).append(got)

    def _do(self, action: LogAction, at: int) -> Happened:
        match action:
            case log_actions.Made(settings=settings, person=person, name=name, face=face):
                self.made_at = at
                self.agree_on(settings)
                self.seats = [Seat() for _ in range(settings.players)]
                self.seats[0] = Seat(person, name, since=at, ready=self.version, face=face)
                self.host = person
            case log_actions.Sat(seat=seat, person=person, name=name, face=face):
                playing = self.playing
                self.seats[seat] = Seat(person, name, since=at, ready=self.version if playing else 0, face=face)
                self.host = self.host or person
                self._unwitness(seat)
            case log_actions.BotSat(seat=seat, level=level):
                self.seats[seat] = Seat(None, "", level, since=at)
                self._unwitness(seat)
            case log_actions.Stood(seat=seat, removed=removed):
                left = self.seats[seat].person
                if removed and left is not None:
                    self.removed.add(left)
                self._stand(seat, at)
            case log_actions.Readmitted():
                self.removed = set()
            case log_actions.Muted(who=who, on=on):
                (self.muted.add if on else self.muted.discard)(who)
            case log_actions.Renamed(seat=seat, name=name):
                self.seats[seat].name = name
            case log_actions.Faced(seat=seat, face=face):
                self.seats[seat].face = face
            case log_actions.HostIs(seat=seat):
                self.host = self.seats[seat].person
            case log_actions.Changed(settings=settings):
                self._change(settings)
            case log_actions.GotReady(seat=seat, version=version):
                self.seats[seat].ready = version
            case log_actions.Started():
                self.match = open_match(self.game, self.settings.edition, self.settings.options, self.settings.players)
                self.matches += 1
                self.started_at = at
                self.players = ()
                self.rounds = []
                self.committed = self.abandoned = False
                self._enter(Status.DEALING, at)
                self._forget_pause()
            case log_actions.Committed(secret=secret):
                self.rounds.append(PlayedRound(bytes.fromhex(secret)))
                self.faults = set()
                self.committed = True
                self._enter(Status.DEALING, at)
            case log_actions.Sealed(seat=seat, seal=seal):
                self.rounds[-1].seals[seat] = bytes.fromhex(seal)
            case log_actions.SealsClosed():
                self.rounds[-1].sealed = True
                self.rounds[-1].sealed_at = at
            case log_actions.Salted(seat=seat, salt=salt):
                self.rounds[-1].salts[seat] = bytes.fromhex(salt)
            case log_actions.DealtOut(start=start):
                return self._deal(at, start)
            case log_actions.Absent(seat=seat, how=how):
                self._absent(seat, how, at)
            case log_actions.Back(seat=seat):
                self.seats[seat].presence = Presence.HERE
                self.seats[seat].since = at
                self.votes.pop(seat, None)
            case log_actions.PauseAsked(seat=seat):
                self.pause_asked.add(seat)
                self._pause_if_agreed()
            case log_actions.Resumed():
                self.paused = False
                self.pause_asked = set()
                self.turn_since = at  # the turn clock restarts
                self.overdue = False
            case log_actions.Decided(seat=seat, about=about, choice=choice):
                self._decide(seat, about, choice, at)
            case log_actions.Faulted(seat=seat, what=kind):
                self.faults.add((seat, kind))
            case log_actions.Wants(seat=seat):
                self.wants.add(seat)
            case log_actions.Retried(kept=kept):
                self._take_back(kept, at)
            case log_actions.Said() | log_actions.Reacted():
                pass
            case _:
                assert_never(action)
        return ()

    def _unwitness(self, seat: int) -> None:
        """Somebody else sits here: what the seat has seen in this round so far stays with those who sat there."""
        if self.rounds:
            self.rounds[-1].witnesses.pop(seat, None)

    def _stand(self, seat: int, at: int) -> None:
        self._unwitness(seat)
        left = self.seats[seat].person
        name, face = self.seats[seat].name, self.seats[seat].face
        # During a match a bot takes over; before and after, the seat becomes free.
        taken_over = Seat(None, name, log_actions.DEFAULT_LEVEL, since=at, left=left, face=face)
        self.seats[seat] = taken_over if self.playing else Seat()
        self.pause_asked.discard(seat)
        self.wants.discard(seat)
        self._pause_if_agreed()
        if left == self.host:
            self.host = next((self.seats[number].person for number in self.people()), None)

    def agree_on(self, settings: Settings) -> None:
        """Play by these settings from now on."""
        self.settings = settings
        self.game = games.of(settings.edition)
        self.adapted = adapted_options(settings)
        self.lesson = lesson_of(settings)

    def _change(self, settings: Settings) -> None:
        self.agree_on(settings)
        self.version += 1
        # With fewer seats, the taken ones close up.
        seats = sorted(self.seats, key=lambda seat: seat.free) if settings.players < len(self.seats) else self.seats
        self.seats = seats[: settings.players] + [Seat() for _ in range(settings.players - len(seats))]
        host = self.host_seat
        if host is not None:
            self.seats[host].ready = self.version

    def _deal(self, at: int, start: str) -> Happened:
        match = self.match
        if match is None or not self.committed:
            raise Broken(f"a deal without a secret at {self.table}")
        played = self.rounds[-1]
        played.seed = deals.deal_seed(played.secret, self.table, self.matches, len(self.rounds), played.salts)
        happened: Happened = match.begin(played.seed)
        if start:
            happened = self._prepare(played, match, start)
        played.dealer = match.dealer
        played.witnesses = {n: person for n in self.people() if (person := self.seats[n].person) is not None}
        self.committed = False
        self._keep(played, happened)
        self.turn_since = self.moved_at = at
        self.overdue = False
        self._enter(Status.PLAYING, at)
        return happened

    def _prepare(self, played: PlayedRound, match: TableMatch, start: str) -> Happened:
        """Begin at a position: neither the secret nor the salts have a part in the round, and the export says so."""
        played.start = start
        lesson = self.prepared
        if lesson is not None:
            found, happened = lessons.deal(self.game, match.rules, lesson)
            if found.text() == start:
                match.go_on_with(found)
                match.dealer = lesson.dealer
                played.seed = lesson.seed
                return happened
        found = self.game.position(match.rules, start)  # of a lesson that has changed since, or of a recorded game
        match.go_on_with(found)
        match.dealer = match.match.dealer_in(found.core)
        return ()

    def _take_back(self, kept: int, at: int) -> None:
        """Play the first moves of a prepared round again."""
        match, played = self.match, self.rounds[-1]
        if match is None or self.status is not Status.PLAYING or not played.start:
            raise Broken(f"moves taken back at {self.table} that is no lesson")
        actions = played.actions[:kept]
        played = self.rounds[-1] = replace(played, actions=[], happened=[], seen={})
        self._keep(played, self._prepare(played, match, played.start))
        for action in actions:
            played.actions.append(action)
            self._keep(played, match.play(action))
        self.turn_since = self.moved_at = at
        self.overdue = False
        self.wants = set()

    def _pause_if_agreed(self) -> None:
        """Pause as soon as everybody who is present has asked for it."""
        if self.pause_asked and self.pause_asked >= set(self.attending()):
            self.paused = True
            self.pause_asked = set()

    def _forget_pause(self) -> None:
        """Drop the pause of a match that is over, and requests for one."""
        self.paused = False
        self.pause_asked = set()

    def _absent(self, seat: int, how: How, at: int) -> None:
        self.seats[seat].presence = Presence(how)
        self.seats[seat].since = at
        self._pause_if_agreed()

    def _decide(self, seat: int, about: int, choice: str, at: int) -> None:
        """A majority of those present decides."""
        votes = self.votes.setdefault(about, {})
        votes[seat] = choice
        there = self.attending()
        for decided in ("wait", "bot", "end"):
            if 2 * sum(votes.get(voter) == decided for voter in there) > len(there):
                del self.votes[about]
                if decided == "bot":
                    self._stand(about, at)
                elif decided == "end":
                    self.abandoned = True
                    self._enter(Status.OVER, at)
                    self._forget_pause()
                else:
                    self.seats[about].since = at
                return
