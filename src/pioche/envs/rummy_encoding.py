"""The tile game as numbers; implements `encoding.Encoding`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioche.engine.game import AnyGame
from pioche.envs import rummy as r
from pioche.envs.encoding import Encoding, Feature
from pioche.envs.rummy import RummyEnvTable
from pioche.envs.rummy_layout import FEATURES, PLACES, write
from pioche.rummy.events import Dealt, Event
from pioche.rummy.game import GAME
from pioche.rummy.machine import MOST_PLAYERS
from pioche.rummy.melds import cell_of, joker_in
from pioche.rummy.rules import Rules
from pioche.rummy.tiles import JOKER, kinds, tile_text
from pioche.rummy.view import view

if TYPE_CHECKING:
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


def observe(table: RummyEnvTable, seat: int, out: Bytes) -> None:
    """Write the observation of a seat, computed from its view alone, into an array of zeros.

    The grouping of the table is left out: everything may be rearranged, so only its tiles matter (R-10).
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


class TileEncoding(Encoding[RummyEnvTable]):
    """The encoding of the tile game."""

    game: AnyGame = GAME
    actions: int = r.ACTIONS
    wait: int = r.WAIT
    features: tuple[Feature, ...] = FEATURES

    def new_table(self, rules: Rules, players: int, seed: int) -> RummyEnvTable:
        return RummyEnvTable(rules, players, seed)

    def observe(self, table: RummyEnvTable, seat: int, out: Bytes) -> None:
        observe(table, seat, out)

    def action_name(self, action: int) -> str:
        return _ACTIONS[action]

    def midway(self, table: RummyEnvTable) -> bool:
        return bool(table.chosen)

    def deal(self, table: RummyEnvTable) -> list[Event]:
        table.deal()
        s = table.s
        return [Dealt(s.starter, tuple(tuple(kinds(rack)) for rack in s.racks), s.table)]

    def act(self, table: RummyEnvTable, action: int) -> list[Event]:
        log: list[Event] = []
        table.act(action, log)
        return log

    def seen(self, table: RummyEnvTable, seat: int | None) -> str:
        shown = super().seen(table, seat)
        if seat != table.asked or not table.chosen:
            return shown
        return f"{shown} chosen={','.join(map(tile_text, table.chosen))}"


RUMMY: Final = TileEncoding()
assert len(_ACTIONS) == r.ACTIONS
