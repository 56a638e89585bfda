"""The state of a table at the start of a match, as a text: long tables are opened from there.

At that moment nothing has been dealt, so a few values say everything; the rest follows from the entries after it. The
log stays the source of truth: a snapshot that cannot be read is ignored.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from pioche.server.table.log_actions import Settings
from pioche.server.table.match import open_match
from pioche.server.table.seats import Presence, Seat
from pioche.server.table.state import Status, TableState

FORMAT: Final = 1


class SeatKept(Struct, frozen=True, array_like=True):
    person: str | None
    name: str
    bot: str | None
    presence: Presence
    since: int
    ready: int
    left: str | None = None
    face: int | None = None


class Snapshot(Struct, frozen=True):
    format: int
    seq: int
    at: int
    made_at: int
    settings: Settings
    version: int
    seats: list[SeatKept]
    host: str | None
    matches: int
    turn_since: int
    moved_at: int
    votes: dict[int, dict[int, str]]
    faults: list[tuple[int, str]]
    removed: list[str]
    muted: list[str]


def snapshot_of(state: TableState) -> str:
    """The snapshot of a table at which a match has just been started."""
    seats = [SeatKept(s.person, s.name, s.bot, s.presence, s.since, s.ready, s.left, s.face) for s in state.seats]
    made = Snapshot(
        FORMAT,
        state.seq,
        state.at,
        state.made_at,
        state.settings,
        state.version,
        seats,
        state.host,
        state.matches,
        state.turn_since,
        state.moved_at,
        state.votes,
        sorted(state.faults),
        sorted(state.removed),
        sorted(state.muted),
    )
    return msgspec.json.encode(made).decode()


def restored(table: str, text: str) -> TableState | None:
    """The state from a snapshot; None if it is not one of this version."""
    try:
        kept = msgspec.json.decode(text, type=Snapshot)
    except msgspec.MsgspecError:
        return None
    if kept.format != FORMAT:
        return None
    state = TableState(table)
    settings = kept.settings
    state.agree_on(settings)
    state.match = open_match(state.game, settings.edition, settings.options, settings.players)
    state.seq, state.at, state.made_at, state.version = kept.seq, kept.at, kept.made_at, kept.version
    state.seats = [Seat(s.person, s.name, s.bot, s.presence, s.since, s.ready, s.left, s.face) for s in kept.seats]
    state.host, state.matches = kept.host, kept.matches
    state.started_at = kept.at
    state.status, state.status_since = Status.DEALING, kept.at
    state.turn_since, state.moved_at = kept.turn_since, kept.moved_at
    state.votes = kept.votes
    state.faults = set(kept.faults)  # type: ignore[arg-type]
    state.removed, state.muted = set(kept.removed), set(kept.muted)
    state.keys_from = kept.seq + 1
    return state
