"""The player with judgement: it weighs what it sheds against what it keeps, what follows, and what it opens.

Candidates come from the solver: for every number of tiles the play that keeps what is dearest, the one that sheds most
points, and one with each word tile. The most promising are laid on a table in thought and weighed there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
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
    points_of,
)
from pioche.rummy.view import View

WON: Final = 1000.0
SURE: Final = 500.0
_HALF: Final = 0.5  # the chance that somebody can lay, when nothing is known about it
_IN_QUESTION: Final = 9  # how many candidates are laid in thought


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth, in tiles on the rack."""

    follow: float = 0.5  # a tile that can be laid next time, if the table stays: it need not go now
    ready: float = 0.6  # to have anything to lay next time
    out: float = 1.0  # to be able to lay all that is left next time
    stuck: float = 1.0  # whoever cannot lay draws
    opens: float = 3.0  # what the next player sheds more if he can add a tile without any rearranging
    gives: float = 0.6  # a tile that somebody else must draw
    skip: float = 0.4  # to keep a 5
    draw_two: float = 0.9  # to keep a 2
    joker: float = 1.5  # to keep a joker
    points: float = 0.01  # a point on the rack when somebody is about to go out
    calm: float = 10.0  # nobody hurries while everybody else has so many tiles
    hurry: float = 4.0  # waiting is worth nothing any more when somebody has so few


USUAL: Final = Weights()


class WeighingMind:
    """Weighs."""

    def __init__(self, weights: Weights = USUAL) -> None:
        self._weights = weights

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
        drawing = 1.0 if view.drawn is None else 0.0
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
        fewest = min(count for seat, count in enumerate(view.counts) if seat != self._seat)
        calm = min(1.0, max(0.0, (fewest + draws / others - weights.hurry) / (weights.calm - weights.hurry)))
        worth = -held + calm * weights.follow * follow
        worth += weights.ready * (follow > 0) + weights.out * (follow == held)
        worth += calm * sum(self._dearness(kind) for kind in kinds(left))
        worth -= weights.points * (1 - calm) * sum(count * points_of(kind) for kind, count in enumerate(left) if count)
        worth += weights.gives * draws
        if again:
            return worth - weights.stuck * (follow == 0)
        # Somebody else moves: he adds a tile, or he cannot and draws.
        able = _HALF if lying is None else self._chance_to_add(view, lying)
        return worth + weights.stuck - (weights.stuck + weights.opens) * able

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
