"""A match of the card game: who deals, rounds one after another, the score pad (FR-3, FR-4, FR-23, LB-2, DE-0, BB-7).

A `Match` is a value between two rounds: `begin` deals the next one, `with_round` gives the match after it. Where the
seeds of its rounds come from is for its keeper to say: one by one, or all from one seed of the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import assert_never

from pioche.classic import codes as c
from pioche.classic.cards import rank_of
from pioche.classic.events import Event
from pioche.classic.machine import Round
from pioche.classic.mechanics import scoring
from pioche.classic.mechanics.start import DealerBy
from pioche.classic.rules import Rules
from pioche.engine.deal import Stream, round_seed
from pioche.engine.match import ScorePad, ScoreSheet
from pioche.engine.refusal import refuse


@dataclass(frozen=True, slots=True)
class DrawnForDeal:
    """One go of the draw for the dealer: seats and the faces that they drew, open to all (FR-4, LB-2)."""

    seats: tuple[int, ...]
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealerFound:
    """Who deals, and how that was found: several goes where there were ties, none where the deal passes on (LB-2)."""

    dealer: int
    goes: tuple[DrawnForDeal, ...] = ()


@dataclass(frozen=True, slots=True)
class Begun:
    """A round that has just been dealt."""

    number: int  # from 1
    seed: bytes
    found: DealerFound
    round: Round


def draw_for_dealer(rules: Rules, players: int, seed: bytes) -> DealerFound:
    """Each draws a card from the shuffled pack; the highest number deals (FR-4, LB-2).

    Special cards count 0. Who ties for the highest draws again; before each go all cards go back and are shuffled.
    Everything follows from the round's seed: docs/deals.md.
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
    """What a card counts in the draw for the dealer."""
    rank = rank_of(face)
    return rank if rank < c.DRAW2 else 0


@dataclass(frozen=True, slots=True)
class Match:
    """Some rounds have been played, the next can be dealt."""

    rules: Rules
    players: int
    pad: ScorePad
    dealers: tuple[int, ...] = ()  # of the rounds played
    seed: bytes | None = None  # of the whole match; None: every round brings its own

    @staticmethod
    def new(rules: Rules, players: int, seed: bytes | None = None) -> Match:
        """Nothing has been played; refused when these rules cannot seat so many."""
        rules.check_players(players)
        options = rules.scoring
        return Match(rules, players, ScorePad(scoring.sides(options, players), scoring.goal(options)), seed=seed)

    @property
    def over(self) -> bool:
        """Has somebody won?"""
        return bool(self.pad.winners())

    @property
    def number(self) -> int:
        """The number of the next round, from 1."""
        return len(self.pad.lines) + 1

    def seats_of(self, side: int) -> tuple[int, ...]:
        """The seats that score together: partners sit as far apart as they can (BB-7)."""
        return tuple(range(side, self.players, self.pad.sides))

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty while the match goes on. Partners win together, equal lowest share (FR-20)."""
        return tuple(sorted(seat for side in self.pad.winners() for seat in self.seats_of(side)))

    def dealer(self, seed: bytes) -> DealerFound:
        """Who deals the next round: by draw in every round (FR-4), or only in the first (LB-2)."""
        match self.rules.start.dealer:
            case DealerBy.DRAW_EACH_ROUND:
                return draw_for_dealer(self.rules, self.players, seed)
            case DealerBy.PASSES_LEFT:
                if self.dealers:
                    return DealerFound((self.dealers[-1] + 1) % self.players)
                return draw_for_dealer(self.rules, self.players, seed)
            case other:
                assert_never(other)

    def begin(self, seed: bytes | None = None, log: list[Event] | None = None) -> Begun:
        """Find the dealer and deal the next round, from its own seed or else from that of the match."""
        if self.over:
            raise refuse("match-over", "FR-3")
        if seed is None:
            if self.seed is None:
                raise refuse("seed-missing")
            seed = round_seed(self.seed, self.number - 1)
        found = self.dealer(seed)
        return Begun(self.number, seed, found, Round.deal(self.rules, self.players, seed, found.dealer, log))

    def with_round(self, played: Round) -> Match:
        """The match after a round: its line is on the pad (FR-18, FR-19, FR-20, FR-23)."""
        if self.over:
            raise refuse("match-over", "FR-3")
        if not played.over:
            raise refuse("round-not-over")
        if played.players != self.players or played.rules != self.rules:
            raise ValueError("a round of another match")
        line = scoring.score(played, self.rules.scoring)
        return replace(self, pad=self.pad.with_round(line), dealers=(*self.dealers, played.dealer))

    def sheet(self) -> ScoreSheet:
        """The score pad as data for clients (FR-23)."""
        seats: Sequence[tuple[int, ...]] = [self.seats_of(side) for side in range(self.pad.sides)]
        return self.pad.sheet(seats, self.dealers)

    def text(self) -> str:
        """How the match stands, as text: the sides that have won (`-`: none yet), then the totals of all sides."""
        return self.pad.text()
