"""The steps of a recorded match for clients: whole states and deltas, as the table sent them to a seat.

A step is a deal or an action; steps are counted through the whole match, from 0. A round begins with nothing but the
scores before it, so any step is found by playing its round only. Everything goes through `TableMatch`, which asks the
game's own `view` and `redact`; `Eyes.open` shows all hands, and only of rounds that are over.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from msgspec import UNSET, Struct, UnsetType

from pioche import games
from pioche.engine.abilities import OpenViews
from pioche.engine.game import AnyGame
from pioche.engine.refusal import refuse
from pioche.server.refusals import Code
from pioche.server.replays.recordings import Recording
from pioche.server.table import protocol as p
from pioche.server.table.log_actions import Settings
from pioche.server.table.match import Happened, TableMatch, events_of, picture_of
from pioche.server.table.structs import Values
from pioche.server.table.views import table_change

PART: Final = 100  # steps that are sent at once


@dataclass(frozen=True, slots=True)
class Eyes:
    """Who looks: a seat, or a spectator (None); `open`: with all hands open."""

    seat: int | None
    open: bool = False


class ReplayPart(Struct, frozen=True):
    """Consecutive steps of one round: the first as a whole state, the others as updates to it.

    `seq` is the number of a step in the match, from 0. The first step's own events are in `missed`. `positions`: each
    step as text; none while the round is being played.
    """

    state: p.SeatState
    updates: list[p.Update]
    positions: list[str]


def settings_of(made: Recording) -> Settings:
    """The settings of the table, as far as a replay knows them."""
    options = {name: value for name, value in made.replay.options if name not in made.adapted}
    return Settings(made.replay.edition, options, made.replay.players, title=made.title)


def game_of(made: Recording) -> AnyGame:
    return games.of(made.replay.edition)


def opened(made: Recording) -> TableMatch:
    """The match before its first round. A replay lists every option that differs, so none of them adapts."""
    game = game_of(made)
    rules = game.printed.load(made.replay.edition, dict(made.replay.options))
    game.check_players(rules, made.replay.players)
    return TableMatch(game, made.replay.edition, rules, made.replay.players)


def first_step(made: Recording, number: int) -> int:
    """The step at which a round (from 1) is dealt."""
    return sum(len(played.actions) + 1 for played in made.replay.rounds[: number - 1])


@dataclass(frozen=True, slots=True)
class Frame:
    """A step as the eyes see it."""

    table: p.TableView
    values: Values
    news: list[Struct]
    offers: list[str]
    doubtful: list[str]


class RoundShown:
    """A recorded round, played step by step before somebody's eyes."""

    def __init__(self, made: Recording, number: int, eyes: Eyes) -> None:
        if not 1 <= number <= len(made.replay.rounds):
            raise refuse(Code.NO_MOMENT.key)
        if eyes.seat is not None and not 0 <= eyes.seat < made.replay.players:
            raise refuse(Code.NO_MOMENT.key)
        over = made.is_open(number)
        if not over and (eyes.open or eyes.seat != made.only):
            raise refuse(Code.NO_REPLAY.key)
        self._made = made
        self._number = number
        self._eyes = eyes
        self._played = made.replay.rounds[number - 1]
        self._match = opened(made)
        self._game = self._match.game
        self.over = over

    def begin(self) -> Happened:
        """Deal the round, after the rounds before it."""
        before = self._made.replay.rounds[: self._number - 1]
        lines = [*self._made.replay.earlier, *(each.score for each in before if each.score is not None)]
        self._match.go_on_after(lines, [each.dealer for each in before])
        if self._played.start:
            self._match.start_from(self._played.start)
            return ()
        return self._match.begin(self._played.seed)

    def steps(self, start: int) -> Iterator[tuple[Frame, str]]:
        """The steps from one on, 0 being the deal, each with its position as text."""
        happened = self.begin()
        actions = self._played.actions
        for place in range(len(actions) + 1):
            if place > 0:
                happened = self._match.play(actions[place - 1])
                if self._match.over():
                    self._match.score()
            if place >= start:
                yield self._frame(happened), self._match.round.text() if self.over else ""

    @property
    def turn(self) -> int | None:
        """The seat on turn at the step that was shown last."""
        return None if self._match.over() else self._match.turn()

    @property
    def core(self) -> Any:
        return self._match.round.core

    def _frame(self, happened: Happened) -> Frame:
        match, seat = self._match, self._eyes.seat
        offers = match.offers(seat) if seat is not None and not match.over() else []
        doubtful = match.doubtful(seat) if seat is not None and offers else []
        return Frame(self._table(), self._values(), self._told(happened), offers, doubtful)

    def _values(self) -> Values:
        if not self._eyes.open:
            return self._match.view(self._eyes.seat)
        assert isinstance(self._game, OpenViews)
        view = self._game.open_view(self._match.round.core, self._eyes.seat)
        picture = picture_of(self._game)
        return tuple(getattr(view, name) for name in picture.own), picture.public(view)

    def _told(self, happened: Happened) -> list[Struct]:
        if not self._eyes.open:
            return self._match.told(happened, self._eyes.seat)
        return [events_of(self._game).of(event) for event in happened]

    def _table(self) -> p.TableView:
        made, match = self._made, self._match
        over = match.over()
        ended = over and bool(match.winners())
        dealt = made.deals[self._number - 1] if self._number <= len(made.deals) else None
        return p.TableView(
            table=made.table,
            settings=settings_of(made),
            adapted={name: value for name, value in made.replay.options if name in made.adapted},
            version=1,
            seats=made.seats,
            host=None,
            status="over" if ended else "between" if over else "playing",
            match=made.match,
            round=self._number,
            paused=False,
            commitment=None if dealt is None else dealt.commitment.hex(),
            salts={} if dealt is None else {seat: salt.hex() for seat, salt in sorted(dealt.salts.items())},
            secret=None if dealt is None or dealt.secret is None or not over else dealt.secret.hex(),
            sheet=match.sheet(),
            seals={} if dealt is None else {seat: seal.hex() for seat, seal in sorted(dealt.seals.items())},
            sealed=dealt is not None and bool(dealt.seals),
            winners=match.winners(),
            left=match.round.left_points() if over else (),
        )


def part(made: Recording, number: int, start: int, eyes: Eyes) -> ReplayPart:
    """At most `PART` steps of a round (from 1), from one of its steps on (0: the deal)."""
    shown = RoundShown(made, number, eyes)
    if eyes.open and not isinstance(game_of(made), OpenViews):
        raise refuse(Code.NO_MOMENT.key)
    if not 0 <= start <= len(made.replay.rounds[number - 1].actions):
        raise refuse(Code.NO_MOMENT.key)
    seq = first_step(made, number) + start
    picture = picture_of(game_of(made))
    before: Frame | None = None
    state: p.SeatState | None = None
    updates: list[p.Update] = []
    positions: list[str] = []
    for place, (frame, text) in enumerate(shown.steps(start)):
        if place == PART:
            break
        if text:
            positions.append(text)
        if before is None:
            view: Any = picture.make(frame.values)
            state = p.SeatState(
                seq, made.at, eyes.seat, frame.table, view, frame.offers, None, frame.news, doubtful=frame.doubtful
            )
        else:
            updates.append(
                _update(seq + place, made.at, before, frame, _change(game_of(made), before.values, frame.values))
            )
        before = frame
    assert state is not None
    return ReplayPart(state, updates, positions)


def position_at(made: Recording, step: int) -> str:
    """The whole position at a step, to play on from; refused while the round is played, and when it is over there."""
    number = max((each for each in range(1, len(made.replay.rounds) + 1) if first_step(made, each) <= step), default=0)
    shown = RoundShown(made, number, Eyes(made.only))
    start = step - first_step(made, number)
    if not shown.over or start >= len(made.replay.rounds[number - 1].actions):
        raise refuse(Code.NO_MOMENT.key)
    return next(shown.steps(start))[1]


def _change(game: AnyGame, before: Values, after: Values) -> Struct | None:
    """The delta between two views; None if nothing has changed. Of a pile that has only grown, what was added."""
    picture = picture_of(game)
    names = (*picture.own, *picture.shared)
    pairs = zip((*before[0], *before[1]), (*after[0], *after[1]), strict=True)
    new: dict[str, object] = {}
    for name, (old, now) in zip(names, pairs, strict=True):
        if old is now or old == now:
            continue
        if name in game.growing_fields and isinstance(old, tuple) and isinstance(now, tuple) and now[: len(old)] == old:
            new[f"{name}_added"] = now[len(old) :]
        else:
            new[name] = now
    return picture.change(**new) if new else None


def _update(seq: int, at: int, before: Frame, after: Frame, change: Struct | None) -> p.Update:
    table: p.TableChange | UnsetType | None = table_change(before.table, after.table)
    return p.Update(
        seq,
        at,
        after.news,
        UNSET if table is None else table,
        UNSET if change is None else change,
        UNSET if before.offers == after.offers else after.offers,
        doubtful=UNSET if before.doubtful == after.doubtful else after.doubtful,
    )
