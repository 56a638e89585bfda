"""Who plays whom, on which deals, in which seats. Every game of a contest has a number that determines it.

In a *pairing* one side of the table is played by the first of two entrants and all other sides by the second. A deal is
played once for each side, with the first entrant on that side and the cards unchanged, so that luck with the cards
cancels out. Games are numbered deal by deal: a contest can be stopped at any point, and more deals only add to it.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace

from pioche.arena.entrants import Entrant
from pioche.bots.hosted_bot import LIMIT
from pioche.engine.deal import round_seed


@dataclass(frozen=True, slots=True)
class Sitting:
    """A game before it is played."""

    number: int
    deal: int
    seats: tuple[int, ...]  # the entrant in each seat
    pairing: int

    def seats_of(self, entrant: int) -> tuple[int, ...]:
        return tuple(seat for seat, sitting in enumerate(self.seats) if sitting == entrant)


@dataclass(frozen=True, slots=True)
class Contest:
    """Everything that determines the games: the same contest gives the same games, whichever worker plays them."""

    edition: str
    options: tuple[tuple[str, str], ...]
    players: int
    sides: int  # as many as players, or teams
    entrants: tuple[Entrant, ...]
    gauntlet: bool  # the first entrant against each of the others, instead of all against all
    deals: int
    seed: bytes
    limit: float = LIMIT  # time limit of a custom bot for a move, in seconds

    @property
    def game(self) -> str:
        """`classic` of `classic/fr`."""
        return self.edition.partition("/")[0]

    def pairings(self) -> list[tuple[int, int]]:
        """The entrant on one side and the one on all other sides. With two sides the order does not matter."""
        count = len(self.entrants)
        if self.gauntlet:
            return [(0, other) for other in range(1, count)]
        return [
            (one, other)
            for one in range(count)
            for other in range(count)
            if one != other and (one < other or self.sides > 2)
        ]

    @property
    def games(self) -> int:
        return self.deals * len(self.pairings()) * self.sides

    def sitting(self, number: int) -> Sitting:
        """A game by its number."""
        pairings = self.pairings()
        rest, side = divmod(number, self.sides)
        deal, pairing = divmod(rest, len(pairings))
        one, others = pairings[pairing]
        seats = tuple(one if seat % self.sides == side else others for seat in range(self.players))
        return Sitting(number, deal, seats, pairing)

    def deal_seed(self, deal: int) -> bytes:
        """The seed of a deal; deals are the same for all pairings."""
        return round_seed(self.seed, deal)

    def chance(self, number: int) -> int:
        """The seed of the randomness of the bots in a game."""
        return int.from_bytes(hashlib.sha256(b"pioche arena 1\0" + self.seed + number.to_bytes(8, "big")).digest()[:7])

    def key(self) -> str:
        """A hash of everything that must match to resume a contest; the number of deals need not."""
        plain = replace(self, deals=0, entrants=tuple(replace(entrant, file="") for entrant in self.entrants))
        return hashlib.sha256(repr(plain).encode()).hexdigest()[:16]
