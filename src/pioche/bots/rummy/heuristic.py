"""The heuristic player: evaluates plays by what they shed, what they keep, what can follow, and what they open up.

Candidates come from the solver: for every number of tiles the play that keeps the most valuable tiles and the one that
sheds most points; one play with each word tile; and every tile that can be laid alone. A table is built only for the
play that is chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import astuple, dataclass, replace
from itertools import chain
from typing import Final

from pioche.bots.rummy import last_tiles
from pioche.bots.rummy.belief import Belief
from pioche.bots.rummy.minds import rest
from pioche.rummy import aiming, hints
from pioche.rummy.actions import Action
from pioche.rummy.aiming import Outcome
from pioche.rummy.dealing import FastShuffler
from pioche.rummy.events import Event
from pioche.rummy.rules import OneEffectPer, Rules
from pioche.rummy.solver import lays, plays
from pioche.rummy.solver.plays import Tiles
from pioche.rummy.solver.position import NOTHING, Position, fitting, position
from pioche.rummy.tiles import (
    CELLS,
    COLOURS,
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

Clock = Callable[[], float]
"""Returns the share of the time budget that is used up."""


def timeless() -> float:
    """The clock without a time limit."""
    return 0.0


_THOUGHT_OF: Final = 0.2  # share of the time at which the search for candidates stops
_WEIGHED: Final = 0.3  # share of the time at which their evaluation stops

WON: Final = 1000.0
SURE: Final = 500.0


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of the features, in tiles on one's own rack.

    The features and their signs come from a regression over some 300 rounds of greedy and random players (how much each
    feature after a move tells about who wins). The values are smaller, set by hand. No set of weights tried so far has
    been shown to beat the greedy player.
    """

    follow: float  # each tile that can be laid next turn if the table stays the same: it need not go now
    out: float  # being able to lay everything next turn
    opens: float  # cost, if the next player can add a tile without rearranging
    stuck: float  # cost, if the player moves again with nothing to lay and has to draw
    skip: float  # keeping a 5
    draw_two: float  # keeping a 2
    joker: float  # keeping a joker


CALM: Final = Weights(follow=0.5, out=1.5, opens=0.8, stuck=0.5, skip=0.6, draw_two=1.1, joker=2.0)
"""While all others have many tiles."""
HURRY: Final = Weights(follow=0.4, out=2.0, opens=0.5, stuck=0.7, skip=0.6, draw_two=0.5, joker=1.0)
"""When another player is about to go out."""
CALM_FROM: Final = 9  # tiles
HURRY_FROM: Final = 4


def mood(fewest: int, calm: Weights = CALM, hurry: Weights = HURRY) -> Weights:
    """The weights, interpolated by the smallest number of tiles that another player holds."""
    share = min(1.0, max(0.0, (fewest - HURRY_FROM) / (CALM_FROM - HURRY_FROM)))
    return Weights(
        *(share * one + (1 - share) * other for one, other in zip(astuple(calm), astuple(hurry), strict=True))
    )


class HeuristicMind:
    """Chooses the play with the best evaluation."""

    def __init__(self, calm: Weights = CALM, hurry: Weights = HURRY) -> None:
        self._calm = calm
        self._hurry = hurry

    def begin(self, rules: Rules, seat: int, players: int, seed: int) -> None:
        self._rules = rules
        self._seat = seat
        self._players = players
        self.belief = Belief(rules, seat, players)

    def see(self, event: Event) -> None:
        self.belief.observe(event)

    def thought(self, view: View) -> Belief:
        """The belief about the other racks; from the view alone if the bot has not seen the events of the round."""
        if not self.belief.is_of(view):
            self.belief = Belief.of_view(self._rules, view)
        return self.belief

    def choose(self, view: View, legal: Sequence[Action], moment: int) -> Action | None:
        made = (self.action(view, legal, tiles) for _, tiles in self.weighed(view, legal))
        return next((action for action in made if action is not None), None)

    def action(self, view: View, legal: Sequence[Action], tiles: Tiles | None) -> Action | None:
        """The action that lays these tiles; for None the action instead of laying."""
        if tiles is None:
            return rest(legal)
        turn = hints.turn_of(self._rules, view)
        around = hints.around(self._rules, view, self._seat)
        return lays.lay_of(turn, lays.position_of(turn), self._seat, tiles, around)

    def weighed(
        self, view: View, legal: Sequence[Action], variety: int = 0, seed: int = 0, clock: Clock = timeless
    ) -> list[tuple[float, Tiles | None]]:
        """The candidate plays with their values, the best first; None stands for drawing or keeping, if allowed.

        `variety`: how many random plays of every size are added to the candidates. When time is short, only the
        candidates found so far are evaluated, at least one.
        """
        self.thought(view)
        others = [count for seat, count in enumerate(view.counts) if seat != self._seat]
        self._weights = mood(min(others), self._calm, self._hurry)
        at = lays.position_of(hints.turn_of(self._rules, view))
        weighed: list[tuple[float, Tiles | None]] = []
        if plays.any_play(at):
            sizes = _sizes(at)
            thoughts = chain(self._candidates(at, view, sizes), _any(at, sizes, variety, FastShuffler(seed)))
            worths: dict[Tiles, float] = {}
            for tiles in _until(thoughts, clock):
                if worths and clock() >= _WEIGHED:
                    break
                worths[tiles] = self._worth(at, tiles, view)
            weighed = [(worths[tiles], tiles) for tiles in sorted(worths)]
        if rest(legal) is not None:
            weighed.append((self._worth_of_rest(view), None))
        return sorted(weighed, key=lambda pair: -pair[0])

    def _candidates(self, at: Position, view: View, sizes: Sequence[int]) -> Iterator[Tiles | None]:
        """Of every size the play that keeps the most valuable tiles and the one that sheds most points, the largest
        first; the largest play with each word tile; and every tile that can be laid alone. None: not found."""
        dear = sorted(range(JOKER + 1), key=self._dearness, reverse=True)
        for size in reversed(sizes):
            for order in (dear, plays.BY_POINTS):
                yield plays.some(at, size, order)
        if at.required < 0:
            held = sorted({min(kind, JOKER) for kind in view.rack})
            for kind in held:
                yield plays.best(replace(at, required=kind)) if self._dearness(kind) else None
            for kind in held:
                alone = Tiles((kind,)) if kind < JOKER else Tiles((), 1)
                yield alone if 1 in sizes and plays.can_lay(at, alone) else None

    def _dearness(self, kind: int) -> float:
        """The value of keeping a tile, not counting that it has to be laid in the end."""
        weights = self._weights
        if is_joker(kind):
            return weights.joker
        number = number_of(kind)
        return weights.draw_two if number == DRAW_TWO else weights.skip if number == SKIP else 0.0

    # Evaluation

    def _worth(self, at: Position, tiles: Tiles, view: View) -> float:
        """The value of laying these tiles, without building a table: loose tiles are assumed to stay loose."""
        left = counts(view.rack)
        fixed = list(at.fixed)
        fits = fitting(view.table)
        for cell in tiles.cells:
            left[cell] -= 1
            fixed[cell] += 1
            # Its neighbours in a run fit from now on.
            fits = (fits | 1 << cell + COLOURS | 1 << cell >> COLOURS) & (1 << CELLS) - 1
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
        return self._value(view, left, after, self.effects(view, tiles), fits)

    def effects(self, view: View, tiles: Tiles) -> Outcome:
        """The effects of the word tiles, estimated without building a table: one of each number acts, and every joker,
        in the best order; with two players, or if only one acts per turn (R-15), the strongest one."""
        numbers = {number_of(cell): cell for cell in tiles.cells}
        kinds = [JOKER] * min(tiles.jokers, view.rack.count(JOKER))
        kinds += [numbers[number] for number in (DRAW_TWO, SKIP, REVERSE) if number in numbers]
        if self._players == 2 or self._rules.effects.one_effect_per is OneEffectPer.TURN:
            kinds = kinds[:1]
        around = hints.around(self._rules, view, self._seat)
        return aiming.outcome(around, aiming.best_order(around, kinds))

    def _worth_of_rest(self, view: View) -> float:
        left = counts(view.rack)
        drawing = 1.0 if view.drawn is None else 0.0  # one tile more, though it may fit
        if drawing and last_tiles.ends(self._rules, view, 1):
            return last_tiles.worth_of_end(view, left, self.belief.unseen(view), [0] * self._players)
        after = position(view.table, left, self._rules.jokers)
        return self._value(view, left, after, self.effects(view, Tiles(())), fitting(view.table)) - drawing

    def _value(self, view: View, left: list[int], after: Position, effects: Outcome, fits: int) -> float:
        """The value of a position after a move: own rack, position, effects, and the cells that fit on the table."""
        held = sum(left)
        if not held:
            return WON
        drawn = sum(effects.draws)
        if last_tiles.ends(self._rules, view, drawn):
            return last_tiles.worth_of_end(view, left, self.belief.unseen(view), effects.draws)
        weights = self._weights
        follow = plays.most_tiles(after)
        again = effects.turn == self._seat  # no other player moves in between
        if again and follow == held:
            return SURE - held
        worth = weights.follow * follow + weights.out * (follow == held) - held
        scarce = last_tiles.scarcity(view, drawn)
        worth += (1.0 - scarce) * sum(self._dearness(kind) for kind in kinds(left))
        worth -= scarce * last_tiles.in_tiles(left)
        for seat, more in enumerate(effects.draws):
            worth += aiming.burden(view.counts[seat] + more) - aiming.burden(view.counts[seat])
        if again:
            return worth - weights.stuck * (follow == 0)
        worth -= aiming.threat(view.counts[effects.turn] + effects.draws[effects.turn])
        return worth - weights.opens * self._chance_to_add(view, fits, effects.turn)

    def _chance_to_add(self, view: View, fits: int, following: int) -> float:
        """How likely the next player holds a tile that fits without rearranging, according to the belief."""
        unseen = self.belief.unseen(view)
        none = 1.0
        shares: dict[int, float] = {}
        for place in self.belief.places[following]:
            if place not in shares:
                possible = sum(count for kind, count in enumerate(unseen) if not place >> kind & 1)
                fitted = sum(count for kind, count in enumerate(unseen) if (fits & ~place) >> kind & 1)
                shares[place] = 1.0 - fitted / possible if possible else 1.0
            none *= shares[place]
        return 1.0 - none


def _any(at: Position, sizes: Sequence[int], each: int, source: FastShuffler) -> Iterator[Tiles | None]:
    """Random plays of every size."""
    order = list(range(JOKER + 1))
    for size in sizes:
        for _ in range(each):
            source.shuffle(order)
            yield plays.some(at, size, order)


def _until(thoughts: Iterator[Tiles | None], clock: Clock) -> list[Tiles]:
    """The candidates found in time, without duplicates; at least one if there is any."""
    found: dict[Tiles, None] = {}
    for tiles in thoughts:
        if tiles is not None:
            found[tiles] = None
        if found and clock() >= _THOUGHT_OF:
            break
    return list(found)


def _sizes(at: Position) -> list[int]:
    found = plays.counts(at, freeing=False)
    if not found or found.bit_length() - 1 < min(at.most, sum(at.rack) + at.rack_jokers):
        found |= plays.counts(at) if at.can_free() else 0
    return [size for size in range(1, plays.MOST_LAID + 1) if found >> size & 1]
