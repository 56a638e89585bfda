"""The tile game as numbers: `encoding.Encoding`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioche.engine.game import AnyGame
from pioche.envs import rummy as r
from pioche.envs.encoding import Encoding, Feature
from pioche.envs.rummy import Table
from pioche.rummy.events import Dealt, Event
from pioche.rummy.game import GAME
from pioche.rummy.machine import MOST_PLAYERS
from pioche.rummy.melds import cell_of, joker_in
from pioche.rummy.rules import Rules
from pioche.rummy.state import Phase
from pioche.rummy.tiles import CELLS, JOKER, KINDS, kinds, tile_text
from pioche.rummy.view import view

if TYPE_CHECKING:
    from pioche.envs.arrays import Bytes

_ACTIONS: Final = (
    *(tile_text(kind) for kind in range(JOKER + 1)),
    *("lay", "lay.quietly", "draw", "keep", "take", "uno"),
    *(f"catch.+{distance}" for distance in range(1, MOST_PLAYERS)),
    "wait",
)

# Places of an observation.
RACK: Final = 0
MELDED: Final = 50
STANDING: Final = 98
LOOSE: Final = 146
DRAWN: Final = 196
CHOSEN: Final = 246
PHASE: Final = 295
COUNTS: Final = 298
STARTER: Final = 302
ON_TURN: Final = 306
UNO_OPEN: Final = 310
WINNER: Final = 314
PLAYERS: Final = 318
POOL: Final = 319
DIRECTION: Final = 320
ASKED: Final = 321

_PHASES: Final = tuple(Phase)


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
    if seen.drawn is not None:
        out[DRAWN + seen.drawn] = 1
    out[PHASE + _PHASES.index(seen.phase)] = 1
    for other, count in enumerate(seen.counts):
        out[COUNTS + (other - seat) % seen.players] = count
    for place, who in ((STARTER, seen.starter), (ON_TURN, seen.turn), (UNO_OPEN, seen.uno_open), (WINNER, seen.winner)):
        if who is not None:
            out[place + (who - seat) % seen.players] = 1
    out[PLAYERS] = seen.players
    out[POOL] = seen.pool
    out[DIRECTION] = seen.direction
    if seat == table.asked:
        out[ASKED] = 1
        for kind in table.chosen:
            out[CHOSEN + kind] += 1


def _feature(name: str, first: int, count: int, meaning: str, *shows: str, private: bool = False) -> Feature:
    return Feature(name, first, count, shows or (name,), meaning, private)


_FEATURES: Final = (
    _feature("rack", RACK, KINDS, "by kind: how often this seat holds it", private=True),
    _feature("melded", MELDED, CELLS, "by cell: its tiles in melds on the table", "table"),
    _feature("standing", STANDING, CELLS, "by cell: jokers in melds that stand for it", "table"),
    _feature("loose", LOOSE, KINDS, "by kind: starting tiles that lie single", "table"),
    _feature("drawn", DRAWN, KINDS, "by kind: the tile that this seat has just drawn", private=True),
    _feature("chosen", CHOSEN, JOKER + 1, "by kind: tiles named to be laid, while this seat is asked", private=True),
    _feature("phase", PHASE, 3, "turn, drawn, over"),
    _feature("counts", COUNTS, MOST_PLAYERS, "by distance: the number of tiles"),
    _feature("starter", STARTER, MOST_PLAYERS, "by distance: began the round"),
    _feature("turn", ON_TURN, MOST_PLAYERS, "by distance: is on turn"),
    _feature("uno_open", UNO_OPEN, MOST_PLAYERS, "by distance: has one tile left and has not called"),
    _feature("winner", WINNER, MOST_PLAYERS, "by distance: has won"),
    _feature("players", PLAYERS, 1, "how many play"),
    _feature("pool", POOL, 1, "tiles in the pool"),
    _feature("direction", DIRECTION, 1, "1: to the left, -1: to the right"),
    _feature("asked", ASKED, 1, "this seat is asked now", private=True),
)


class TileEncoding(Encoding[Table]):
    """The tile game."""

    game: AnyGame = GAME
    actions: int = r.ACTIONS
    wait: int = r.WAIT
    features: tuple[Feature, ...] = _FEATURES

    def new_table(self, rules: Rules, players: int, seed: int) -> Table:
        return Table(rules, players, seed)

    def observe(self, table: Table, seat: int, out: Bytes) -> None:
        observe(table, seat, out)

    def action_name(self, action: int) -> str:
        return _ACTIONS[action]

    def midway(self, table: Table) -> bool:
        return bool(table.chosen)

    def deal(self, table: Table) -> list[Event]:
        table.deal()
        s = table.s
        return [Dealt(s.starter, tuple(tuple(kinds(rack)) for rack in s.racks), s.table)]

    def act(self, table: Table, action: int) -> list[Event]:
        log: list[Event] = []
        table.act(action, log)
        return log

    def seen(self, table: Table, seat: int | None) -> str:
        shown = super().seen(table, seat)
        if seat != table.asked or not table.chosen:
            return shown
        return f"{shown} chosen={','.join(map(tile_text, table.chosen))}"


RUMMY: Final = TileEncoding()
assert len(_ACTIONS) == r.ACTIONS
