"""What the members of a table see: public fields only, the round through the game's own view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, assert_never

from msgspec import Struct, structs

from pioche.bots.levels import LEVELS
from pioche.server.table import log_actions
from pioche.server.table.lessons import lesson_view
from pioche.server.table.log_actions import LogAction
from pioche.server.table.names import is_assistant, pseudonym
from pioche.server.table.protocol import (
    FaultNews,
    ReactedNews,
    SaidNews,
    SeatChange,
    SeatView,
    SheetChange,
    TableChange,
    TableNews,
    TableView,
)
from pioche.server.table.seats import Seat
from pioche.server.table.state import Status, TableState


def _kind(seat: Seat) -> Literal["free", "person", "bot"]:
    if seat.person is not None:
        return "person"
    return "free" if seat.bot is None else "bot"


def _own_name(bot: str | None) -> str:
    """The name of a host's own bot; empty for a level, which clients translate."""
    return "" if bot is None or bot in LEVELS else bot


def seat_views(state: TableState, seats: Sequence[Seat]) -> tuple[SeatView, ...]:
    """The public part of seats of a table."""
    return tuple(
        SeatView(
            kind=_kind(seat),
            name=seat.name or _own_name(seat.bot),
            level=seat.bot or "",
            presence=seat.presence.value,
            agreed=seat.bot is not None or (seat.person is not None and seat.ready == state.version),
            wants=number in state.wants,
            asks_pause=number in state.pause_asked,
            who=pseudonym(state.table, seat.person or seat.left or ""),
            face=seat.face,
            assistant=is_assistant(seat.person),
        )
        for number, seat in enumerate(seats)
    )


def table_view(state: TableState) -> TableView:
    """The public state of a table."""
    played = state.rounds[-1] if state.rounds else None
    shown = played is not None and (played.score is not None or state.status is Status.OVER)
    match = state.match
    commitment = state.commitment
    return TableView(
        table=state.table,
        settings=state.settings,
        adapted=state.adapted,
        version=state.version,
        seats=seat_views(state, state.seats),
        host=state.host_seat,
        status=state.status.value,
        match=state.matches,
        round=len(state.rounds),
        paused=state.paused,
        commitment=None if commitment is None else commitment.hex(),
        salts={} if played is None else {seat: salt.hex() for seat, salt in sorted(played.salts.items())},
        secret=played.secret.hex() if played is not None and shown else None,
        sheet=None if match is None else match.sheet(),
        winners=() if match is None else match.winners(),
        removed=len(state.removed),
        muted=tuple(sorted(state.muted)),
        lesson=lesson_view(state),
        seals={} if played is None else {seat: seal.hex() for seat, seal in sorted(played.seals.items())},
        sealed=played is not None and played.sealed,
        left=() if match is None else match.left_points(),
    )


_NAMES = tuple(field.name for field in structs.fields(TableView))


def table_change(before: TableView, after: TableView) -> TableChange | None:
    """The delta between two views; None if nothing has changed. Of seats, seals, salts and the pad only what is new
    is sent."""
    changed: dict[str, Any] = {
        name: new
        for name in _NAMES
        if (new := getattr(after, name)) is not (old := getattr(before, name)) and new != old
    }
    if "seats" in changed and len(before.seats) == len(after.seats):
        changed["seats_changed"] = {
            number: seat_change(old, new)
            for number, (old, new) in enumerate(zip(before.seats, after.seats, strict=True))
            if old != new
        }
        del changed["seats"]
    for name in ("seals", "salts"):
        if (known := getattr(before, name)) and name in changed and known.items() <= changed[name].items():
            changed[f"{name}_added"] = dict(changed.pop(name).items() - known.items())
    old, new = before.sheet, after.sheet
    if old is not None and new is not None and old.rows and old is not new and "sheet" in changed:
        known = len(old.rows)
        if (new.sides, new.goal, new.rows[:known]) == (old.sides, old.goal, old.rows):
            changed["sheet_added"] = SheetChange(new.rows[known:], new.totals, new.wins, new.winners)
            del changed["sheet"]
    return TableChange(**changed) if changed else None


def seat_change(before: SeatView, after: SeatView) -> SeatChange:
    """The delta between two views of a seat."""
    names = (name for name in SeatView.__struct_fields__ if getattr(before, name) != getattr(after, name))
    return SeatChange(**{name: getattr(after, name) for name in names})


def news_of(action: LogAction | str, state: TableState) -> list[Struct]:
    """The news of the entry that was just applied, besides the game's events: a table's own action, a timeout."""
    match action:
        case str():
            return [] if state.time_up is None else [TableNews("time", state.time_up)]
        case log_actions.Said(seat=seat, name=name, text=text, person=person):
            return [SaidNews(seat, name, text, pseudonym(state.table, person))]
        case log_actions.Reacted(seat=seat, what=what):
            return [ReactedNews(seat, what)]
        case log_actions.Faulted(seat=seat, what=kind):
            return [FaultNews(seat, kind)]
        case log_actions.Sat(seat=seat, name=name) | log_actions.Renamed(seat=seat, name=name):
            return [TableNews(_what(action), seat, name)]
        case log_actions.Stood(seat=seat, removed=True):
            return [TableNews("removed", seat)]
        case (
            log_actions.BotSat(seat=seat)
            | log_actions.Stood(seat=seat)
            | log_actions.HostIs(seat=seat)
            | log_actions.GotReady(seat=seat)
            | log_actions.Faced(seat=seat)
            | log_actions.Sealed(seat=seat)
            | log_actions.Salted(seat=seat)
            | log_actions.PauseAsked(seat=seat)
            | log_actions.Resumed(seat=seat)
            | log_actions.Absent(seat=seat)
            | log_actions.Back(seat=seat)
            | log_actions.Decided(seat=seat)
            | log_actions.Wants(seat=seat)
            | log_actions.Retried(seat=seat)
            | log_actions.Muted(seat=seat)
            | log_actions.Readmitted(seat=seat)
        ):
            return [TableNews(_what(action), seat)]
        case (
            log_actions.Made()
            | log_actions.Changed()
            | log_actions.Started()
            | log_actions.Committed()
            | log_actions.SealsClosed()
            | log_actions.DealtOut()
        ):
            return [TableNews(_what(action))]
        case _:
            assert_never(action)


def _what(action: LogAction) -> str:
    return str(action.__struct_config__.tag)
