"""The tile game for adapters: `games.EnvGame`, and what a seat observes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from pioche.envs import rummy as r
from pioche.envs.rummy import Table
from pioche.envs.rummy_layout import FEATURES, PLACES, write
from pioche.rummy import editions
from pioche.rummy.completion import complete
from pioche.rummy.events import Dealt, Event
from pioche.rummy.knowledge import Knowledge
from pioche.rummy.machine import MOST_PLAYERS, check_players
from pioche.rummy.melds import cell_of, joker_in
from pioche.rummy.positions import position_text
from pioche.rummy.tiles import JOKER, kinds, tile_text
from pioche.rummy.view import redact, view

if TYPE_CHECKING:
    from pioche.bots.game import AnyTable
    from pioche.envs.arrays import Bytes

_ACTIONS: Final = (
    *(tile_text(kind) for kind in range(JOKER + 1)),
    *("lay", "lay.quietly", "draw", "keep", "take", "uno"),
    *(f"catch.+{distance}" for distance in range(1, MOST_PLAYERS)),
    "wait",
)

RACK: Final = PLACES["rack"]
MELDED: Final = PLACES["melded"]
STANDING: Final = PLACES["standing"]
LOOSE: Final = PLACES["loose"]
CHOSEN: Final = PLACES["chosen"]
COUNTS: Final = PLACES["counts"]
PLAYERS: Final = PLACES["players"]
POOL: Final = PLACES["pool"]
ASKED: Final = PLACES["asked"]


def observe(table: Table, seat: int, out: Bytes) -> None:
    """Write what a seat sees into an array of zeros: nothing but its view.

    How the table is grouped is left out: everything may be rearranged, so only what lies there counts (R-10).
    """
    seen = view(table.s, seat)
    for kind in seen.rack:
        out[RACK + kind] += 1
    for group in seen.table.groups:
        for piece in group:
            out[(STANDING if joker_in(piece) else MELDED) + cell_of(piece)] += 1
    for kind in seen.table.loose:
        out[LOOSE + kind] += 1
    for other, count in enumerate(seen.counts):
        out[COUNTS + (other - seat) % seen.players] = count
    out[PLAYERS] = seen.players
    out[POOL] = seen.pool
    write(seen, seat, out)
    if seat == table.asked:
        out[ASKED] = 1
        for kind in table.chosen:
            out[CHOSEN + kind] += 1


class RummyGame:
    """The tile game."""

    name: Final = "rummy"
    actions: Final[int] = r.ACTIONS
    wait: Final[int] = r.WAIT
    features: Final = FEATURES
    editions: Final = tuple(editions.EDITIONS)
    most_players: Final = MOST_PLAYERS

    def table(self, edition: str, players: int, options: Mapping[str, str] | None, seed: int) -> Table:
        check_players(players)
        return Table(editions.load(edition, options), players, seed)

    def observe(self, table: Table, seat: int, out: Bytes) -> None:
        observe(table, seat, out)

    def action_name(self, action: int) -> str:
        return _ACTIONS[action]

    def veiled(self, table: Table, action: int) -> tuple[int, str] | None:
        return None

    def midway(self, table: Table) -> bool:
        return bool(table.chosen)

    def position(self, table: Table) -> str:
        return position_text(table.s)

    def deal(self, table: Table) -> list[Event]:
        table.deal()
        s = table.s
        return [Dealt(s.starter, tuple(tuple(kinds(rack)) for rack in s.racks), s.table)]

    def act(self, table: Table, action: int) -> list[Event]:
        log: list[Event] = []
        table.act(action, log)
        return log

    def told(self, event: Event, seat: int | None) -> Event:
        return redact(event, seat)

    def seen(self, table: Table, seat: int | None) -> str:
        shown = str(view(table.s, seat))
        if seat != table.asked or not table.chosen:
            return shown
        return f"{shown} chosen={','.join(map(tile_text, table.chosen))}"

    def bot_table(self, table: Table) -> AnyTable:
        from pioche.bots.rummy.game import RummyTable  # only where bots play

        return RummyTable(table.s)

    def imagined(self, table: Table, told: Sequence[Event], seat: int, seed: int) -> Table:
        """The tiles that are not seen, dealt anew among the places where the seat must think they may lie."""
        s = table.s
        knowledge = Knowledge(s.rules, seat, s.players) if told else None  # else what the view alone tells
        for event in told:
            assert knowledge is not None
            knowledge.observe(event)
        made = table.copy()
        made.s = complete(view(s, seat), knowledge, s.rules, seed)
        return made


RUMMY: Final = RummyGame()
assert len(_ACTIONS) == r.ACTIONS
