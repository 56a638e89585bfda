"""Drawing for the first player (R-6) and the deal (R-5)."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Protocol

from pioche.engine import flat
from pioche.engine.deal import fast_state
from pioche.engine.setup import Setup
from pioche.rummy.events import Dealt, DrewForStart, Event
from pioche.rummy.melds import table
from pioche.rummy.notation import bad, parse_tiles
from pioche.rummy.state import State
from pioche.rummy.tiles import JOKER, PACK, PLAIN_JOKER, counts, kinds, starting_number, tile_text

RACK_SIZE = 14
STARTING_TILES = 4
STARTER_LABEL = "rummy starter"
DEAL_LABEL = "rummy tiles"


class Shuffler(Protocol):
    """`engine.deal.Stream`, or `FastShuffler` for playouts."""

    def shuffle(self, items: MutableSequence[int]) -> None: ...


class FastShuffler:
    """The fast generator for playouts; real deals come from `engine.deal.Stream`."""

    __slots__ = ("generator",)

    def __init__(self, seed: int) -> None:
        self.generator = fast_state(seed)

    def below(self, bound: int) -> int:
        self.generator = flat.advance(self.generator)
        return flat.below(self.generator, bound)

    def shuffle(self, items: MutableSequence[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            chosen = self.below(last + 1)
            items[last], items[chosen] = items[chosen], items[last]


def draw_starter(players: int, shuffler: Shuffler, log: list[Event] | None = None) -> int:
    """R-6: the seat with the highest number begins; a joker counts 0. Ties draw again from a full pack."""
    seats = list(range(players))
    while len(seats) > 1:
        pack = list(PACK)
        shuffler.shuffle(pack)
        drawn = [(seat, pack[place]) for place, seat in enumerate(seats)]
        if log is not None:
            log.append(DrewForStart(tuple(drawn)))
        highest = max(starting_number(kind) for _, kind in drawn)
        seats = [seat for seat, kind in drawn if starting_number(kind) == highest]
    return seats[0]


def deal(
    state: State, starter: int, shuffler: Shuffler, log: list[Event] | None = None, setup: Setup | None = None
) -> None:
    """R-5: fourteen tiles each, four starting tiles, the rest is the pool. R-16: a joker among the four is plain."""
    pack = list(PACK)
    shuffler.shuffle(pack)
    if setup is not None:
        pack = set_up(pack, state.players, setup)
    hands = [pack[seat * RACK_SIZE : (seat + 1) * RACK_SIZE] for seat in range(state.players)]
    rest = pack[state.players * RACK_SIZE :]
    state.racks = [counts(hand) for hand in hands]
    state.table = table(loose=(PLAIN_JOKER if kind == JOKER else kind for kind in rest[:STARTING_TILES]))
    state.pool = rest[STARTING_TILES:]
    state.starter = state.turn = starter
    if log is not None:
        log.append(Dealt(starter, tuple(tuple(kinds(rack)) for rack in state.racks), state.table))


def set_up(pack: list[int], players: int, setup: Setup) -> list[int]:
    """The shuffled pack with the given racks and starting tiles where they are dealt from (R-5)."""
    places = range(len(pack))
    racks = [places[seat * RACK_SIZE : (seat + 1) * RACK_SIZE] for seat in range(players)]
    starting = places[players * RACK_SIZE : players * RACK_SIZE + STARTING_TILES]
    return setup.arranged(pack, racks, starting, read_tiles, tile_text)


def read_tiles(text: str) -> list[int]:
    """Tiles with dots or spaces between them. Before a round all jokers are alike: `*`."""
    found = parse_tiles(text.replace(" ", "."))
    if PLAIN_JOKER in found:
        raise bad(text)
    return found
