"""A round in outline, for trying things out many times: how many tiles of each cell lie in melds, loose and on racks.

How melds are grouped does not matter for what can be laid (`pioche.rummy.solver.position`), and making tables is what
takes most time in a real round. So here everybody lays as many tiles as possible, whichever they are, and no table is
made. Left out, because they hardly matter for who wins: calls, which of several word tiles is chosen (the strongest
one acts), that a freed joker may go to the rack, and that an empty pool may end the round at once.
"""

from __future__ import annotations

from operator import mul
from typing import Final

from pioche.rummy.machine import Round
from pioche.rummy.rules import DrawnWith, Rules
from pioche.rummy.solver import menus, plays
from pioche.rummy.solver.position import NOTHING, Position, position
from pioche.rummy.tiles import CELLS, DRAW_TWO, JOKER, PLAIN_JOKER, REVERSE, SKIP, number_of, points_of

NOBODY: Final = -1
_ROW: Final = tuple(number_of(cell) for cell in range(CELLS))
_POINTS: Final = tuple(points_of(kind) for kind in (*range(CELLS), JOKER))


class Sketch:
    """The outline of a round under way."""

    __slots__ = (
        "_alone",
        "_reverse_skips",
        "direction",
        "fixed",
        "loose",
        "loose_jokers",
        "mode",
        "players",
        "pools",
        "racks",
        "standing",
        "turn",
        "winner",
    )

    def __init__(self, s: Round, rules: Rules) -> None:
        lying = position(s.table, s.racks[s.turn], rules.jokers)
        self.fixed = lying.fixed
        self.loose = lying.loose
        self.standing = lying.standing
        self.loose_jokers = lying.loose_jokers
        self.mode = menus.FROM_RACK if lying.mode == menus.TO_RACK else lying.mode
        self.racks = [[*rack[:CELLS], rack[JOKER] + rack[PLAIN_JOKER]] for rack in s.racks]
        """By cell, and the jokers."""
        pool = [min(kind, JOKER) for kind in s.pool]
        # Everybody draws from a part of his own, so that what is done now changes nobody's luck and compares better.
        self.pools = [pool[seat :: s.players] for seat in range(s.players)]
        self.players = s.players
        self.turn = s.turn
        self.direction = s.direction
        self.winner = s.winner if s.over else NOBODY
        self._reverse_skips = s.players == 2 and rules.effects.two_player_reverse_skips
        self._alone = rules.turn.drawn_with_others is DrawnWith.ALONE

    def play_on(self, turns: int) -> None:
        """Go on for so many turns, or until somebody has won."""
        while turns and self.winner == NOBODY:
            self._take_turn()
            turns -= 1

    def tiles(self, seat: int) -> int:
        return sum(self.racks[seat])

    def _take_turn(self) -> None:
        seat = self.turn
        if self._lay(seat, NOTHING):
            return
        drawn = self._draw(seat, 1)
        if drawn != NOTHING and not self._lay(seat, drawn):
            self.turn = (seat + self.direction) % self.players

    def _draw(self, seat: int, count: int) -> int:
        """Draw so many tiles. Says which one came last; NOTHING: the pool is used up and the round over (R-23)."""
        kind = NOTHING
        for _ in range(count):
            pool = self.pools[seat] or max(self.pools, key=len)
            if not pool:
                self.winner = min(range(self.players), key=self._points)
                return NOTHING
            kind = pool.pop()
            self.racks[seat][kind] += 1
        return kind

    def _points(self, seat: int) -> int:
        return sum(map(mul, self.racks[seat], _POINTS))

    def _lay(self, seat: int, drawn: int) -> bool:
        """Lay what can be laid, the drawn tile among it, and let it act; False: nothing can."""
        rack = self.racks[seat]
        most = 1 if drawn != NOTHING and self._alone else plays.MOST_LAID
        at = Position(
            self.fixed, self.loose, tuple(rack[:CELLS]), self.standing, self.loose_jokers, rack[JOKER],
            self.mode, drawn, 0, False, most,
        )  # fmt: skip
        found = plays.quick(at)
        if found is None:
            return False
        before = sum(self.standing)
        draws = skips = 0
        for cell, laid in enumerate(found.laid):
            if laid:
                rack[cell] -= laid
                number = _ROW[cell]
                if number == DRAW_TWO:
                    draws = 2
                elif number == SKIP:
                    skips = 1
                elif number == REVERSE:
                    self.direction = -self.direction
                    skips |= self._reverse_skips
        rack[JOKER] -= found.rack_jokers
        if found.rack_jokers:
            draws = 4
        self.loose = tuple(
            loose + fixed + laid - melded
            for loose, fixed, laid, melded in zip(self.loose, self.fixed, found.laid, found.melded, strict=True)
        )
        self.loose_jokers -= sum(found.stands) - before - found.rack_jokers
        self.fixed = found.melded
        self.standing = found.stands
        if not any(rack):
            self.winner = seat
            return True
        following = (seat + self.direction) % self.players
        if draws and self._draw(following, draws) == NOTHING:
            return True
        self.turn = (following + self.direction) % self.players if draws or skips else following
        return True
