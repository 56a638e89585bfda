"""Static evaluation of a position with open hands: how likely each side is to win.

Every seat has a strength, and its chance is the softmax of the strengths. The coefficients were fitted to rounds of the
heuristic player with two and with four seats, by maximum likelihood. Only playouts use this, on sampled hands. All
numbers are integers, so that compiled and pure Python code agree.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from pioche.classic import codes as c
from pioche.classic.mechanics import finishing
from pioche.engine import flat

if TYPE_CHECKING:
    from pioche.classic.state import State

# Strengths, in thousandths.
BLACK: Final = 700  # each Wild or Wild4, up to three
DRAW_TWO: Final = 300
SKIP: Final = 90
FITS: Final = 340  # a card in hand fits the top card
LATE: Final = 1000  # a black card among the last two
NEXT: Final = 6000  # on turn, and the last card fits
CARD: Final = 100  # subtracted for each card
FEW: Final = 385  # times the logarithm of the number of cards, subtracted; with two players
FEW_OF_MANY: Final = 1000  # the same with more players
POINT: Final = 8  # subtracted for each point, where points count
REACH: Final = 8000  # strengths are clamped to this, up and down
STEP: Final = 16
STEPS: Final = 1001
SIZES: Final = 128
SCALE: Final = 4096
ORDINARY: Final = 60  # points of an ordinary round
HALF: Final = 500
MILLION: Final = 1_000_000


class WinChance:
    """The evaluation, with tables of logarithms and exponentials."""

    __slots__ = ("base", "logarithm", "lowest", "needs", "power", "sides", "swing")
    logarithm: list[int]
    needs: list[int]  # by side: points that it needs to win the match (FR-19)
    power: list[int]

    def __init__(self) -> None:
        if not flat.COMPILED:
            self.logarithm = flat.zeros(SIZES)
            self.power = flat.zeros(STEPS)
            self.needs = flat.zeros(c.SEATS)
        self.sides = 0  # 0: the score of the match is not known, or does not matter
        self.base = 0  # the chance to win the match before this round, in millionths
        self.swing = 1  # by how much an ordinary round changes it
        self.lowest = 0  # each side writes down its own points, and the lowest total wins (FR-20)
        for size in range(1, SIZES):
            self.logarithm[size] = round(1000 * math.log(size))
        for step in range(STEPS):
            self.power[step] = round(SCALE * math.exp((step * STEP - REACH) / 1000))

    def strength(self, s: State, seat: int) -> int:
        """The strength of a seat, in thousandths."""
        size = s.size[seat] if 0 <= seat < s.players else 0
        if size == 0:
            return REACH
        held = s.held[seat]
        few = FEW if s.players == 2 else FEW_OF_MANY
        if size == 1 and finishing.forbidden_last(s, flat.lowest(held)):
            size += finishing.BLACK_PENALTY  # DE-7a: it does not win, and draws these cards as a penalty
            return -CARD * size - few * self.logarithm[size] // 1000
        row = seat * c.ROW
        blacks = s.hands[row + c.WILD] + s.hands[row + c.WILD4]
        if blacks > 3:
            blacks = 3
        fits = 0
        if s.colour != c.NO_COLOUR and held & s.book.match[s.colour * c.ROW + s.top]:
            fits = 1
        found = BLACK * blacks - CARD * size
        found -= few * self.logarithm[size] // 1000
        for colour in range(4):
            found += (
                DRAW_TWO * s.hands[row + colour * c.RANKS + c.DRAW2] + SKIP * s.hands[row + colour * c.RANKS + c.SKIP]
            )
        if fits:
            found += FITS
            if size == 1 and s.turn == seat and s.phase == c.TURN:
                found += NEXT
        if blacks and size <= 2:
            found += LATE
        return found

    def chance(self, s: State, seat: int) -> int:
        """The win chance of a seat's side, in thousandths; 1000 or 0 if the round has a winner."""
        if s.phase == c.OVER and s.winner != c.NO_SEAT:
            return 1000 if finishing.same_side(s, seat, s.winner) else 0
        mine = 0
        total = 0
        for other in range(s.players):
            place = (self.strength(s, other) + REACH) // STEP
            power = self.power[0 if place < 0 else min(place, STEPS - 1)]
            total += power
            if finishing.same_side(s, seat, other):
                mine += power
        return 1000 * mine // total if total else 0

    def worth(self, s: State, seat: int) -> int:
        """The value of a round for a seat, in thousandths: its win chance, or 1000 less its expected points.

        If the score of the match is known and points decide it: 500, more or less what the chance to win it changes by.
        """
        chance = self.chance(s, seat)
        if not self.lowest:
            return self._of_match(s, seat, chance) if self.sides else chance
        points = finishing.side_points(s, seat)
        if s.phase != c.OVER:
            points = points * (1000 - chance) // 1000
        return 1000 - POINT * points

    # The score of a match that points decide (FR-19): the winner of a round takes the points in all other hands.

    def set_score(self, needs: list[int], seat: int) -> None:
        """Play to the score, for this seat: the points that each side still needs, by side. No sides: forget it."""
        if len(needs) > c.SEATS or (needs and (seat < 0 or min(needs) < 1)):
            raise ValueError("at least one point for each side")
        self.sides = len(needs)
        if not needs:
            return
        mine = seat % self.sides
        lost = 0
        for side in range(self.sides):
            self.needs[side] = needs[side]
        for side in range(self.sides):
            if side != mine:
                lost += self._match_chance(mine, side, ORDINARY)
        self.base = self._match_chance(mine, mine, 0)
        self.swing = self._match_chance(mine, mine, ORDINARY) - lost // max(1, self.sides - 1)
        self.swing = max(self.swing, 1)

    def _of_match(self, s: State, seat: int, chance: int) -> int:
        """The value of a position by the chance to win the match after the round."""
        points = 0
        for other in range(s.players):
            points += finishing.hand_points(s, other)
        mine = seat % self.sides
        won = self._match_chance(mine, mine, points - finishing.side_points(s, seat))
        lost = 0
        weights = 0
        for other in range(s.players):
            if not finishing.same_side(s, seat, other):
                weight = self.chance(s, other) + 1
                gain = points - finishing.side_points(s, other)
                lost += weight * self._match_chance(mine, other % self.sides, gain)
                weights += weight
        if weights:
            lost = lost // weights
        after = (chance * won + (1000 - chance) * lost) // 1000
        return HALF + (after - self.base) * 1000 // self.swing

    def _match_chance(self, mine: int, winner: int, gain: int) -> int:
        """The chance of a side to win the match, in millionths, after a side has won so many points.

        Each side's chance is taken to be inversely proportional to the points that it needs.
        """
        share = 0
        total = 0
        for side in range(self.sides):
            need = self.needs[side]
            if side == winner:
                need -= gain
                if need <= 0:
                    return MILLION if side == mine else 0
            total += MILLION // need
            if side == mine:
                share = MILLION // need
        return MILLION * share // total if total else 0
