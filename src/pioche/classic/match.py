"""A match of the card game: its dealers, rounds and scores (FR-3, FR-4, FR-23, LB-2, DE-0, BB-7).

What is common to all games is in `engine.match`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from pioche.classic import codes as c
from pioche.classic.cards import rank_of
from pioche.classic.cited import in_book
from pioche.classic.events import Event
from pioche.classic.machine import Round
from pioche.classic.mechanics import scoring
from pioche.classic.mechanics.start import DealerBy
from pioche.classic.rules import Rules
from pioche.engine import match
from pioche.engine.deal import Stream
from pioche.engine.match import RoundScore, ScorePad
from pioche.engine.refusal import refuse


@dataclass(frozen=True, slots=True)
class DrawnForDeal:
    """One round of the draw for the dealer: the seats and the faces that they drew, public (FR-4, LB-2)."""

    seats: tuple[int, ...]
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealerFound:
    """The dealer and the draws for it: several after ties, none if the deal passes to the left (LB-2)."""

    dealer: int
    goes: tuple[DrawnForDeal, ...] = ()


def draw_for_dealer(rules: Rules, players: int, seed: bytes) -> DealerFound:
    """Each player draws a card from the shuffled pack; the highest number deals (FR-4, LB-2).

    Special cards count 0. Players who tie for the highest draw again, each time from the full, reshuffled pack.
    All of it is derived from the round's seed: docs/deals.md.
    """
    stream = Stream(seed, "dealer")
    seats = tuple(range(players))
    goes: list[DrawnForDeal] = []
    while len(seats) > 1:
        pack = [face for face in range(c.FACES) for _ in range(rules.book.copies_of(face))]
        stream.shuffle(pack)
        faces = tuple(pack.pop() for _ in seats)
        goes.append(DrawnForDeal(seats, faces))
        highest = max(map(_counts, faces))
        seats = tuple(seat for seat, face in zip(seats, faces, strict=True) if _counts(face) == highest)
    return DealerFound(seats[0], tuple(goes))


def _counts(face: int) -> int:
    """The value of a card in the draw for the dealer."""
    rank = rank_of(face)
    return rank if rank < c.DRAW2 else 0


@dataclass(frozen=True, slots=True)
class Match(match.Match[Rules, Round]):
    """A match of the card game between two rounds."""

    @staticmethod
    def empty_pad(rules: Rules, players: int) -> ScorePad:
        rules.check_players(players)
        return ScorePad(scoring.sides(rules.scoring, players), scoring.goal(rules.scoring))

    def dealer_of(self, seed: bytes) -> DealerFound:
        """The dealer of the next round: drawn for every round (FR-4), or only for the first (LB-2)."""
        match self.rules.start.dealer:
            case DealerBy.DRAW_EACH_ROUND:
                return draw_for_dealer(self.rules, self.players, seed)
            case DealerBy.PASSES_LEFT:
                if self.dealers:
                    return DealerFound((self.dealers[-1] + 1) % self.players)
                return draw_for_dealer(self.rules, self.players, seed)
            case other:
                assert_never(other)

    def find_dealer(self, seed: bytes, log: list[Event] | None) -> int:
        return self.dealer_of(seed).dealer

    def deal(self, seed: bytes, dealer: int, log: list[Event] | None) -> Round:
        return Round.deal(self.rules, self.players, seed, dealer, log)

    def end_clause(self) -> str:
        return in_book(self.rules, ("FR-3", "FR-20", "LB-11", "DE-0"))

    def dealer_in(self, played: Round) -> int:
        return played.dealer

    def line(self, played: Round) -> RoundScore:
        """The score of a round (FR-18, FR-19, FR-20)."""
        if not played.over:
            raise refuse("round-not-over")
        if played.players != self.players or played.rules != self.rules:
            raise ValueError("a round of another match")
        return scoring.score(played, self.rules.scoring)
