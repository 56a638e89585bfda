"""Chooses moves by the network: lists the candidates of a seat, rates them, and values them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioche.bots.classic.heuristic import Heuristic
from pioche.bots.classic.learned.network import Network
from pioche.bots.classic.learned.record import Record
from pioche.classic import codes as c
from pioche.classic import moves
from pioche.classic.mechanics import laying
from pioche.classic.moves import Moves
from pioche.engine import flat

if TYPE_CHECKING:
    from pioche.classic.machine import Round

NOBODY: Final = -1  # instead of a move: to lay nothing out of turn
MOST: Final = 24  # candidates that the network looks at, the best rated ones
HASTE: Final = 8  # in one of so many cases the player on turn is faster than those who could lay out of turn


class Policy:
    """The network, and the candidates of the last decision: `items[:n]` with their `ratings` and `values`."""

    __slots__ = ("heuristic", "items", "listed", "n", "network", "ratings", "values")
    items: list[int]
    ratings: list[int]
    values: list[int]

    def __init__(self, network: Network, heuristic: Heuristic) -> None:
        if not flat.COMPILED:
            self.items = flat.zeros(MOST)
            self.ratings = flat.zeros(MOST)
            self.values = flat.zeros(MOST)
        self.network = network
        self.heuristic = heuristic
        self.listed = Moves()
        self.n = 0

    def candidates(self, s: Round, seat: int, free: int) -> int:
        """List the moves of a seat to choose from, without twins and asides; `free`: it may also do nothing."""
        listed = self.listed
        listed.n = 0
        self.n = 0
        moves.collect(s, seat, listed)
        for place in range(listed.n):
            move = listed.items[place]
            kind = (move >> c.KIND_AT) & 31
            if kind == c.CALL or kind == c.CATCH or kind == c.ACCUSE or kind == c.VOTE:
                continue
            if (
                (kind == c.PLAY or kind == c.HAND_OVER)
                and not (move >> c.CALL_AT) & 1
                and place + 1 < listed.n
                and listed.items[place + 1] == move | (1 << c.CALL_AT)
            ):
                continue
            self.put(move, self.heuristic.rate(s, seat, move))
        if free and self.n:
            self.put(NOBODY, self.heuristic.leave)
        return self.n

    def clear(self) -> None:
        """Start a new list of candidates."""
        self.n = 0

    def put(self, move: int, rating: int) -> None:
        """Add a candidate; if there are too many, the worst rated one goes."""
        place = self.n
        if place == MOST:
            place = 0
            for other in range(1, MOST):
                if self.ratings[other] < self.ratings[place]:
                    place = other
            if rating <= self.ratings[place]:
                return
        else:
            self.n += 1
        self.items[place] = move
        self.ratings[place] = rating

    def value(self, s: Round, seat: int, record: Record) -> int:
        """Value all candidates. Returns the place of the best."""
        best = self.ratings[0]
        for place in range(1, self.n):
            if self.ratings[place] > best:
                best = self.ratings[place]
        self.network.situate(s, seat, record)
        found = 0
        for place in range(self.n):
            self.values[place] = self.network.worth(s, seat, record, self.items[place], self.ratings[place], best)
            if self.values[place] > self.values[found]:
                found = place
        return found

    def best_rated(self) -> int:
        """The place of the candidate that the heuristic rates best."""
        found = 0
        for place in range(1, self.n):
            if self.ratings[place] > self.ratings[found]:
                found = place
        return found

    def inform(self, record: Record) -> None:
        """Tell the heuristic, for its ratings, what the record says."""
        for seat in range(record.players):
            colours = 0
            for hue in range(4):
                if 0 < record.lacks[seat * 4 + hue] < 3:
                    colours |= 1 << hue
            self.heuristic.lacks[seat] = colours
            self.heuristic.bluffers[seat] = (105 + 1000 * record.bluffed[seat]) // (3 + record.doubted[seat])
        self.heuristic.believed = record.believed

    # Rounds that the policy plays by itself.

    def ask(self, s: Round, record: Record, asked: int) -> int:
        """The next seat that has something to decide, with its candidates; `NOBODY` if the move goes without saying.

        `asked`: the seats that have already declined to lay out of turn in this position. The move that goes without
        saying is then the only candidate; there is none if nobody can move.
        """
        if s.phase != c.CHALLENGE and s.phase <= c.SKIPPED:
            if s.owing:
                self.n = 0
                self.put(moves.simple(flat.lowest(s.owing), c.CALL), 0)
                return NOBODY
            if s.book.jump_in or s.follow != c.NO_SEAT:
                seat = s.turn if s.follow == c.NO_SEAT else s.follow
                for _ in range(s.players):
                    if seat != s.turn and not asked >> seat & 1 and laying.besides_turn(s, seat, flat.NONE):
                        self.inform(record)
                        if self.candidates(s, seat, 1):
                            return seat
                    seat = s.after(seat)
        self.inform(record)
        return s.turn if self.candidates(s, s.turn, 0) > 1 else NOBODY

    def found(self) -> dict[int, int]:
        """The value of each candidate."""
        return {self.items[place]: self.values[place] for place in range(self.n)}


def constants() -> tuple[int, int]:
    """`NOBODY` and `MOST` (compiled, the constants of this module cannot be imported)."""
    return NOBODY, MOST
