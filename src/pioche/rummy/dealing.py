"""Drawing for the first player (R-6) and the deal (R-5)."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Protocol

from pioche.engine import flat
from pioche.engine.deal import fast_state
from pioche.rummy.events import Dealt, DrewForStart, Event
from pioche.rummy.melds import table
from pioche.rummy.state import State
from pioche.rummy.tiles import JOKER, PACK, PLAIN_JOKER, counts, kinds, starting_number

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


def deal(state: State, starter: int, shuffler: Shuffler, log: list[Event] | None = None) -> None:
    """R-5: fourteen tiles each, four starting tiles, the rest is the pool. R-16: a joker among the four is plain."""
    pack = list(PACK)
    shuffler.shuffle(pack)
    hands = [pack[seat * RACK_SIZE : (seat + 1) * RACK_SIZE] for seat in range(state.players)]
    rest = pack[state.players * RACK_SIZE :]
    state.racks = [counts(hand) for hand in hands]
    state.table = table(loose=(PLAIN_JOKER if kind == JOKER else kind for kind in rest[:STARTING_TILES]))
    state.pool = rest[STARTING_TILES:]
    state.starter = state.turn = starter
    if log is not None:
        log.append(Dealt(starter, tuple(tuple(kinds(rack)) for rack in state.racks), state.table))
