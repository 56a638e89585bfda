"""The player with judgement: it weighs what it sheds against what it keeps, what follows, and what it opens.

Candidates come from the solver: for every number of tiles the play that keeps what is dearest, the one that sheds most
points, and one with each word tile. The most promising are laid on a table in thought and weighed there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass, replace
from typing import Final

from pioche.bots.rummy.minds import rest
from pioche.rummy import hints, laying
from pioche.rummy.actions import Action, Lay
from pioche.rummy.events import Event
from pioche.rummy.knowledge import Knowledge
from pioche.rummy.laying import Turn
from pioche.rummy.melds import Table, settled, table
from pioche.rummy.rules import Rules
from pioche.rummy.solver import lays, plays
from pioche.rummy.solver.plays import Tiles
from pioche.rummy.solver.position import NOTHING, Position, fitting, position
from pioche.rummy.tiles import (
    CELLS,
    DRAW_TWO,
    JOKER,
    PLAIN_JOKER,
    REVERSE,
    SKIP,
    counts,
    is_joker,
    kinds,
    number_of,
)
from pioche.rummy.view import View

WON: Final = 1000.0
SURE: Final = 500.0
_THREAT: Final = 3.0  # that somebody moves who has one tile left; who has two can go out half as likely, and so on
_HALF: Final = 0.5  # the chance that somebody can lay, when nothing is known about it
_IN_QUESTION: Final = 6  # how many candidates are laid in thought


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth, in tiles on one's own rack.

    The size of these numbers comes from a regression over rounds of players who shed most tiles or some at random: how
    much each thing after a move says about who wins.
    """

    follow: float  # a tile that can be laid next time, if the table stays: it need not go now
    out: float  # to be able to lay all that is left next time
    opens: float  # that the next player can add a tile without any rearranging
    stuck: float  # to move again and have nothing to lay: whoever cannot lay draws
    skip: float  # to keep a 5
    draw_two: float  # to keep a 2
    joker: float  # to keep a joker


CALM: Final = Weights(follow=1.0, out=2.0, opens=4.0, stuck=0.5, skip=0.6, draw_two=1.2, joker=2.2)
"""While everybody else has many tiles."""
HURRY: Final = Weights(follow=1.2, out=3.0, opens=1.2, stuck=1.0, skip=0.8, draw_two=0.9, joker=3.0)
"""When somebody else is about to go out."""
CALM_FROM: Final = 9  # tiles
HURRY_FROM: Final = 4
# What it is worth that somebody else holds so many tiles: of the first few each is worth one's own, later hardly.
_BURDEN: Final = ((6, 1.0), (9, 0.4), (100, 0.1))


def mood(fewest: int, calm: Weights = CALM, hurry: Weights = HURRY) -> Weights:
    """The weights when the fewest tiles that somebody else holds are so many."""
    share = min(1.0, max(0.0, (fewest - HURRY_FROM) / (CALM_FROM - HURRY_FROM)))
    return Weights(
        *(share * one + (1 - share) * other for one, other in zip(astuple(calm), astuple(hurry), strict=True))
    )


def burden(tiles: float) -> float:
    """What somebody else's tiles are worth."""
    worth = below = 0.0
    for most, each in _BURDEN:
        worth += each * max(0.0, min(tiles, most) - below)
        below = most
    return worth


class WeighingMind:
    """Weighs."""

    def __init__(self, calm: Weights = CALM, hurry: Weights = HURRY) -> None:
        self._calm = calm
        self._hurry = hurry

    def begin(self, rules: Rules, seat: int, players: int, seed: int) -> None:
        self._rules = rules
        self._seat = seat
        self._players = players
        self.knowledge = Knowledge(rules, seat, players)

    def see(self, event: Event) -> None:
        self.knowledge.observe(event)

    def choose(self, view: View, legal: Sequence[Action], moment: int) -> Action | None:
        ranked = self.ranked(view, legal)
        return ranked[0][1] if ranked else rest(legal)

    def ranked(self, view: View, legal: Sequence[Action]) -> list[tuple[float, Action]]:
        """The actions in question with their worth, the best first: lays, and drawing or keeping where that is free."""
        others = [count for seat, count in enumerate(view.counts) if seat != self._seat]
        self._weights = mood(min(others), self._calm, self._hurry)
        turn = hints.turn_of(self._rules, view)
        at = lays.position_of(turn)
        found: list[tuple[float, Action]] = []
        if plays.any_play(at):
            candidates = sorted(self._candidates(at, view), key=lambda tiles: -self._glance(at, tiles, view))
            for tiles in candidates[:_IN_QUESTION]:
                made = lays.lay_of(turn, at, self._seat, tiles)
                if made is not None:
                    found.append((self._worth(view, turn, made), made))
        instead = rest(legal)
        if instead is not None:
            found.append((self._worth_of_rest(view), instead))
        found.sort(key=lambda pair: -pair[0])
        return found

    def _candidates(self, at: Position, view: View) -> set[Tiles]:
        """Every tile that can go alone; of every size the play that keeps the dearest tiles and the one that sheds most
        points; and with every word tile the largest one."""
        found: set[Tiles] = set()
        dear = sorted(range(JOKER + 1), key=self._dearness, reverse=True)
        sizes = _sizes(at)
        for size in sizes:
            found |= {tiles for order in (dear, plays.BY_POINTS) if (tiles := plays.some(at, size, order)) is not None}
        if at.required < 0:
            for kind in {min(kind, JOKER) for kind in view.rack}:
                alone = Tiles((kind,)) if kind < JOKER else Tiles((), 1)
                if 1 in sizes and plays.can_lay(at, alone):
                    found.add(alone)
                if self._dearness(kind) and (tiles := plays.best(replace(at, required=kind))) is not None:
                    found.add(tiles)
        return found

    def _dearness(self, kind: int) -> float:
        """What it is worth to keep a tile, apart from that it has to go in the end."""
        weights = self._weights
        if is_joker(kind):
            return weights.joker
        number = number_of(kind)
        return weights.draw_two if number == DRAW_TWO else weights.skip if number == SKIP else 0.0

    def _glance(self, at: Position, tiles: Tiles, view: View) -> float:
        """A first look, before a table is made: as if loose tiles stayed loose and one word tile acted."""
        left = counts(view.rack)
        fixed = list(at.fixed)
        for cell in tiles.cells:
            left[cell] -= 1
            fixed[cell] += 1
        spent = min(tiles.jokers, left[JOKER])
        left[JOKER] -= spent
        left[PLAIN_JOKER] -= min(tiles.jokers - spent, left[PLAIN_JOKER])
        after = replace(
            at,
            fixed=tuple(fixed),
            rack=tuple(left[:CELLS]),
            rack_jokers=left[JOKER] + left[PLAIN_JOKER],
            required=NOTHING,
            most=plays.MOST_LAID,
        )
        draws = 4 if spent else 2 if any(number_of(cell) == DRAW_TWO for cell in tiles.cells) else 0
        skips = 1 if draws or any(number_of(cell) == SKIP for cell in tiles.cells) else 0
        return self._value(view, left, after, skips, draws, None)

    # What an action is worth

    def _worth(self, view: View, turn: Turn, made: Lay) -> float:
        left = counts(view.rack)
        for kind in made.laid():
            left[kind] -= 1
        left[PLAIN_JOKER] += laying.taken(turn, made)
        lying = table([map(settled, group) for group in made.table.groups], made.table.loose)
        skips, draws = self._effects(made)
        return self._value(view, left, position(lying, left, self._rules.jokers), skips, draws, lying)

    def _worth_of_rest(self, view: View) -> float:
        left = counts(view.rack)
        drawing = 1.0 if view.drawn is None else 0.0  # a tile more, though it may fit
        return self._value(view, left, position(view.table, left, self._rules.jokers), 0, 0, view.table) - drawing

    def _value(
        self, view: View, left: list[int], after: Position, skips: int, draws: int, lying: Table | None
    ) -> float:
        """How one stands with this rack at this table, after effects that skip and make draw."""
        held = sum(left)
        if not held:
            return WON
        weights = self._weights
        follow = plays.most_tiles(after)
        others = self._players - 1
        again = skips >= others and skips % others == 0  # nobody else moves in between
        if again and follow == held:
            return SURE - held
        worth = weights.follow * follow + weights.out * (follow == held) - held
        worth += sum(self._dearness(kind) for kind in kinds(left))
        following = (self._seat + view.direction) % self._players
        worth += burden(view.counts[following] + draws) - burden(view.counts[following])
        if again:
            return worth - weights.stuck * (follow == 0)
        if view.counts[following] + draws <= plays.MOST_LAID:
            worth -= _THREAT / (view.counts[following] + draws)
        return worth - weights.opens * (_HALF if lying is None else self._chance_to_add(view, lying))

    def _effects(self, made: Lay) -> tuple[int, int]:
        """How many turns of others are skipped, and how many tiles they draw (R-14)."""
        skips = draws = 0
        for effect in made.effects:
            joker = any(piece >> 3 == effect.cell and piece & 4 for piece in made.table.groups[effect.group])
            number = 0 if joker else number_of(effect.cell)
            if number == REVERSE and not (self._players == 2 and self._rules.effects.two_player_reverse_skips):
                continue
            skips += 1
            draws += 4 if joker else 2 if number == DRAW_TWO else 0
        return skips, draws

    def _chance_to_add(self, view: View, lying: Table) -> float:
        """How likely the next player holds a tile that can simply be added, as far as one knows."""
        unseen = self.knowledge.unseen(view)
        fits = fitting(lying)
        none = 1.0
        following = (self._seat + view.direction) % self._players
        shares: dict[int, float] = {}
        for place in self.knowledge.places[following]:
            if place not in shares:
                possible = sum(count for kind, count in enumerate(unseen) if not place >> kind & 1)
                fitted = sum(count for kind, count in enumerate(unseen) if (fits & ~place) >> kind & 1)
                shares[place] = 1.0 - fitted / possible if possible else 1.0
            none *= shares[place]
        return 1.0 - none


def _sizes(at: Position) -> list[int]:
    found = plays.counts(at, freeing=False)
    if not found or found.bit_length() - 1 < min(at.most, sum(at.rack) + at.rack_jokers):
        found |= plays.counts(at) if at.can_free() else 0
    return [size for size in range(1, plays.MOST_LAID + 1) if found >> size & 1]
