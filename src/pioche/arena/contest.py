"""Who plays whom, on which deals, in which seats. Every game of a contest has a number, and follows from it.

In a *pairing* one side of the table is played by the first of two entrants and all others by the second. A deal is
played as often as there are sides, the first entrant sitting in each of them once while the cards stay where they are;
so luck with the cards cancels out. Games are numbered deal by deal: a contest can be broken off at any point, and more
deals only add to it.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace

from pioche.arena.entrants import Entrant
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
    """Everything that decides the games; the same contest gives the same, whoever plays which of them."""

    edition: str
    options: tuple[tuple[str, str], ...]
    players: int
    sides: int  # as many as players, or teams
    entrants: tuple[Entrant, ...]
    gauntlet: bool  # the first against each of the others, not everybody against everybody
    deals: int
    seed: bytes
    limit: float = 2.0  # seconds that a person's bot may take for a move

    @property
    def game(self) -> str:
        """`classic` of `classic/fr`."""
        return self.edition.partition("/")[0]

    def pairings(self) -> list[tuple[int, int]]:
        """Who sits alone and who takes the other sides. Between two sides that is the same as the other way round."""
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
        """Deals are the same for all pairings."""
        return round_seed(self.seed, deal)

    def chance(self, number: int) -> int:
        """The seed of what the bots of a game leave to chance."""
        return int.from_bytes(hashlib.sha256(b"pioche arena 1\0" + self.seed + number.to_bytes(8, "big")).digest()[:7])

    def key(self) -> str:
        """What must be the same for games to belong to one contest; the number of deals need not."""
        plain = replace(self, deals=0, entrants=tuple(replace(entrant, file="") for entrant in self.entrants))
        return hashlib.sha256(repr(plain).encode()).hexdigest()[:16]
