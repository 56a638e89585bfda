"""A recorded match with the people who played it: from a table, or from a file that somebody opened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from msgspec import structs

from pioche import games
from pioche.engine import replay_text
from pioche.engine.refusal import refuse
from pioche.engine.replay_text import Replay
from pioche.server.refusals import Code
from pioche.server.table import deals
from pioche.server.table.deals import RoundDeal
from pioche.server.table.exports import export_of
from pioche.server.table.played_rounds import PlayedRound
from pioche.server.table.protocol import SeatView
from pioche.server.table.seats import Seat
from pioche.server.table.state import Status, TableState
from pioche.server.table.views import seat_views


@dataclass(frozen=True, slots=True)
class Recording:
    """A match that can be shown again. Picklable: worker processes make the frames."""

    table: str  # empty: from a file that names none
    match: int
    replay: Replay
    deals: tuple[RoundDeal, ...]
    seats: tuple[SeatView, ...]
    title: str = ""
    at: int = 0  # when it ended, or of its last entry; 0: unknown
    abandoned: bool = False
    adapted: tuple[str, ...] = ()  # the options that nobody chose
    only: int | None = None  # the last round is being played and this seat looks at it; None: all rounds are over

    def is_open(self, number: int) -> bool:
        """Is a round (from 1) over, so that everything of it may be shown?"""
        return self.only is None or number < len(self.replay.rounds)


def of_table(state: TableState, person: str | None) -> Recording:
    """The current or last match of a table, for a person; refused if they may not see it yet."""
    seat = own_seat(state, person)
    if state.match is None or not state.rounds or (state.playing and seat is None):
        raise refuse(Code.NO_REPLAY.key)
    export = export_of(state, seat)
    made = Recording(
        state.table,
        export.match,
        export.replay,
        export.deals[: len(export.replay.rounds)],
        tuple(structs.replace(each, presence="here", wants=False) for each in seat_views(state, seats_of(state))),
        state.settings.title,
        state.at,
        state.abandoned,
        tuple(state.adapted),
    )
    last = state.rounds[-1]
    if state.status is Status.PLAYING and seat is not None and last.witnesses.get(seat) == person:
        made = _with_running(made, last, export.deals[-1], seat)
    if not made.replay.rounds:
        raise refuse(Code.NO_REPLAY.key)
    return made


def seats_of(state: TableState) -> Sequence[Seat]:
    """Who plays, or who sat where when the match ended."""
    return state.players if state.status is Status.OVER else state.seats


def own_seat(state: TableState, person: str | None) -> int | None:
    """The seat of a person in the match; None: they have not played it."""
    if person is None:
        return None
    return next((number for number, seat in enumerate(seats_of(state)) if seat.person == person), None)


def _with_running(made: Recording, last: PlayedRound, deal: RoundDeal, seat: int) -> Recording:
    """With the round that is being played, as this seat may know it."""
    running = made.replay.begun(last.seed, last.dealer, last.start).played(*last.actions)
    return replace(made, replay=running, deals=(*made.deals, deal), only=seat)


def of_file(text: str) -> Recording:
    """A match from the text of a `.pioche` file, with its deals if they are in it; refused if it is not one."""
    if deals.has_deals(text):
        export = deals.read(text)
        table, match, found = export.table, export.match, export.replay
        dealt = export.deals[: len(found.rounds)]
        games.of(found.edition)  # refused if it is not installed
    else:
        found, reader = replay_text.parse(text)
        games.of(found.edition)  # before the sum: a newer version may know it
        replay_text.check_sum(reader)
        table, match, dealt = "", 1, ()
    if not found.rounds:
        raise refuse(Code.NO_REPLAY.key)
    return Recording(table, match, found, dealt, tuple(unnamed_seat() for _ in range(found.players)))


def recording_in(source: Recording | str) -> Recording:
    """A recording, or the match in the text of a file."""
    return of_file(source) if isinstance(source, str) else source


def unnamed_seat() -> SeatView:
    """A seat whose player is not named: clients show its number."""
    return SeatView("person", "", "", "here", agreed=True, wants=False, asks_pause=False)


def for_strangers(made: Recording, named: Sequence[bool], link: str) -> Recording:
    """Without the names of players who have not allowed them, the title that the host has typed, and the code of the
    table, with which one could join it."""
    seats = tuple(
        seat if allowed or not seat.who else structs.replace(seat, name="", who="", face=None)
        for seat, allowed in zip(made.seats, named, strict=True)
    )
    return replace(made, seats=tuple(structs.replace(seat, who="") for seat in seats), title="", table=link)
