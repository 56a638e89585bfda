"""How a bot of the card game chooses a move: at random, by points, or by a heuristic.

A mind only chooses among moves. When to call, catch and react is its behaviour (`player`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from pioche.bots import chance
from pioche.bots.classic.card_count import CardCount, after
from pioche.bots.classic.heuristic import Heuristic
from pioche.bots.classic.suspicion import Suspicion
from pioche.bots.classic.weights import Weights
from pioche.classic import codes as c
from pioche.classic.actions import Action, Draw, Give, NameColour, Pass, Play, encode
from pioche.classic.completion import shown
from pioche.classic.events import (
    ColourNamed,
    Drew,
    Event,
    FirstCard,
    Gave,
    HandsPassed,
    HandsSwapped,
    Laid,
    Passed,
    TookBack,
    Why,
)
from pioche.classic.machine import Round
from pioche.classic.rules import Rules
from pioche.classic.view import View
from pioche.engine.match import Scoring


class Mind(Protocol):
    """Chooses moves for a bot."""

    def begin(self, rules: Rules, seat: int, players: int, seed: int) -> None: ...

    def see(self, event: Event) -> None: ...

    def choose(self, view: View, moves: Sequence[Action], moment: int) -> Action:
        """One of these moves (at least two). `moment` gives each decision its own random numbers."""
        ...

    def choose_freely(self, view: View, moves: Sequence[Action], moment: int) -> Action | None:
        """One of these moves out of turn; None: do nothing."""
        ...


class RandomMind:
    """A random move, but it draws, passes or takes a debt only if there is nothing else."""

    def begin(self, rules: Rules, seat: int, players: int, seed: int) -> None:
        self._seed = seed

    def see(self, event: Event) -> None:
        pass

    def choose(self, view: View, moves: Sequence[Action], moment: int) -> Action:
        if view.phase == c.CHALLENGE:
            return chance.choice(moves, self._seed, moment)  # doubting is not preferred to drawing
        active = [move for move in moves if not isinstance(move, Draw | Pass)]
        return chance.choice(active or moves, self._seed, moment)

    def choose_freely(self, view: View, moves: Sequence[Action], moment: int) -> Action | None:
        return self.choose(view, moves, moment)


class GreedyMind:
    """Lays the coloured card worth most points, else a black one; names the colour that it holds most of."""

    def begin(self, rules: Rules, seat: int, players: int, seed: int) -> None:
        self._rules = rules

    def see(self, event: Event) -> None:
        pass

    def choose(self, view: View, moves: Sequence[Action], moment: int) -> Action:
        return max(moves, key=lambda move: self._points(view, move))

    def choose_freely(self, view: View, moves: Sequence[Action], moment: int) -> Action | None:
        return self.choose(view, moves, moment)

    def _points(self, view: View, move: Action) -> tuple[int, int]:
        match move:
            case Play(face=face, colour=colour, also=also):
                points = sum(map(self._rules.book.points_of, (face, *also))) if face < c.WILD else 0
                return points + 1, _held(view, colour)
            case NameColour(colour=colour):
                return 1, _held(view, colour)
            case Give(cards=cards):
                return sum(map(self._rules.book.points_of, cards)) + 1, 0
            case _:
                return 0, 0


def _held(view: View, colour: int | None) -> int:
    return sum(face // c.RANKS == colour for face in view.hand if face < c.WILD)


class Noticed:
    """Observations of an attentive player: which colours the others seem to lack, and how credible each Wild4 is."""

    def __init__(self, players: int) -> None:
        self.lacks = [0] * players  # by seat: colours, a bit each
        self._colour = c.NO_COLOUR
        self._drew: int | None = None  # the player who has drawn in the current turn
        self._believed = False  # the last Wild4 looks honest
        self._suspicion = Suspicion(players)

    def see(self, event: Event) -> None:
        self._suspicion.see(event)
        match event:
            case Laid(seat=seat, face=c.WILD4):
                self._believed = seat == self._drew or bool(self.lacks[seat] >> self._colour & 1)
                self._drew = None
            case Laid() | Passed():
                self._drew = None
            case Drew(seat=seat, why=Why.TURN):
                self._drew = seat
            case _:
                pass
        self._note_colours(event)

    def _note_colours(self, event: Event) -> None:
        match event:
            case FirstCard(face=face):
                self._colour = face // c.RANKS
            case Laid(seat=seat, face=face):
                if face < c.WILD:
                    self._has(seat, face // c.RANKS)
            case ColourNamed(seat=seat, colour=colour):
                self._has(seat, colour)
            case TookBack(colour=colour):
                self._colour = colour
            case Drew(seat=seat, why=Why.TURN):
                if self._colour < c.NO_COLOUR:
                    self.lacks[seat] |= 1 << self._colour
            case Drew(seat=seat) | Gave(other=seat):
                self.lacks[seat] = 0
            case HandsPassed() | HandsSwapped():
                self.lacks = [0] * len(self.lacks)
            case _:
                pass

    def _has(self, seat: int, colour: int) -> None:
        self._colour = colour
        self.lacks[seat] &= ~(1 << colour)

    def tell(self, heuristic: Heuristic) -> None:
        """Copy the observations into a heuristic."""
        for seat, colours in enumerate(self.lacks):
            heuristic.set_lacking(seat, colours)
            heuristic.set_trust(seat, self._suspicion.bluffers(seat))
        heuristic.believed = int(self._believed)


_CAREFUL: Final = 60  # limit of the noise where the result of a move is plain to see
_UNKNOWN: Final = 0  # any face: the heuristic never looks at it


def blank(view: View, rules: Rules) -> Round:
    """A view as a position in which all hidden cards are the same dummy face."""
    made = shown(view, rules)
    hands = [[_UNKNOWN] * count for count in view.counts]
    if view.seat is not None:
        hands[view.seat] = list(view.hand)
    made.lay_out(hands, [_UNKNOWN] * view.pile, list(view.discards))
    return made


def counts_points(rules: Rules) -> int:
    """1 if the points left in hand count, not who wins the round (FR-20); else 0."""
    return int(rules.scoring.scoring is Scoring.LOWEST_WINS)


class HeuristicMind:
    """The best rated move: keeps cards that go together, saves Wilds, attacks players who are close to the end."""

    def __init__(self, weights: Weights, noise: int = 0) -> None:
        self._heuristic = Heuristic(weights)
        self._block = weights.block
        self._noise = noise

    def begin(self, rules: Rules, seat: int, players: int, seed: int) -> None:
        self._rules = rules
        self._seat = seat
        self._seed = seed
        self._noticed = Noticed(players)
        self._heuristic.begin(counts_points(rules))

    def see(self, event: Event) -> None:
        self._noticed.see(event)

    def choose(self, view: View, moves: Sequence[Action], moment: int) -> Action:
        return max(moves, key=self._ratings(view, moves, moment).__getitem__)

    def choose_freely(self, view: View, moves: Sequence[Action], moment: int) -> Action | None:
        ratings = self._ratings(view, moves, moment)
        best = max(moves, key=ratings.__getitem__)
        return best if ratings[best] > self._heuristic.leave + self._noise / 2 else None

    def _ratings(self, view: View, moves: Sequence[Action], moment: int) -> dict[Action, float]:
        self._noticed.tell(self._heuristic)
        position = blank(view, self._rules)
        ratings = {
            move: self._heuristic.rate(position, self._seat, encode(move)) + self._luck(move, moment, number)
            for number, move in enumerate(moves)
        }
        following = (self._seat + view.direction) % view.players
        if self._block and not self._same_side(following):
            count = CardCount(self._rules, view)
            lacks, cards = self._noticed.lacks[following], view.counts[following]
            for move in moves:
                ratings[move] += self._block * count.unanswered(*after(view, move), lacks, cards)
        return ratings

    def _same_side(self, other: int) -> bool:
        """Does a seat score together with this one (BB-7)?"""
        teams = self._rules.scoring.teams
        return bool(teams) and other % teams == self._seat % teams

    def _luck(self, move: Action, moment: int, number: int) -> float:
        """The noise on a rating: full noise for which card to lay, less for colours, hands and gifts."""
        careful = min(self._noise, _CAREFUL)
        luck = careful * chance.share(self._seed, moment, number)
        if isinstance(move, Play):
            luck += (self._noise - careful) * chance.share(self._seed, moment, -1 - move.face)  # for all colours
        return luck
