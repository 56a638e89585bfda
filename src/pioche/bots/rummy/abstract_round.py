"""An abstract round for playouts: it only counts how many tiles of each cell are in melds, loose, and on racks.

How melds are grouped does not matter for what can be laid (`pioche.rummy.solver.position`), and building tables takes
most of the time of a real round. So here all players lay as many tiles as possible and no table is built: the searching
player with one that skips the next player among them, if possible; the others with the most points (`plays.best`).
Left out, because it hardly matters for who wins: calls, which word tile of a meld is chosen (one of each number acts,
and every joker; the strongest first), that a freed joker may go to the rack, and that an empty pool may end the round
at once.

When compiled, a whole playout runs in C.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.bots.rummy import abstract_round_sizes as c
from pioche.bots.rummy.win_chance import WinChance, share
from pioche.engine import flat
from pioche.rummy.machine import Round
from pioche.rummy.rules import DrawnWith, OneEffectPer, Rules
from pioche.rummy.solver import menus, native
from pioche.rummy.solver.position import position
from pioche.rummy.solver.situations import Cells
from pioche.rummy.tiles import CELLS, DRAW_TWO, JOKER, PLAIN_JOKER, REVERSE, SKIP, number_of, points_of

NOBODY: Final = -1


class AbstractRound:
    """The abstract state of a round."""

    racks: list[int]
    """Counts by seat, then by cell; the jokers last."""
    piles: list[int]
    """By seat: the tiles that it will draw, the next one last. Every player draws from their own pile, so that all
    candidate actions meet the same luck and compare better."""
    left: list[int]
    """The number of tiles in each pile."""
    stuck: list[int]
    """By seat: the number of lays (`laid`) at which nothing on the rack could be laid, or `NONE`."""
    due: list[int]
    """By seat: tiles that it owes and draws before the round goes on."""

    def __init__(self, s: Round, rules: Rules) -> None:
        if not flat.COMPILED:
            for name, size in (("racks", c.RACK), ("piles", c.PILE), ("left", 1), ("stuck", 1), ("due", 1)):
                setattr(self, name, [0] * (c.PLAYERS * size))
        self.reach = native.reach()
        self.cells = Cells()
        self.win_chance = WinChance()
        lying = position(s.table, s.racks[s.turn], rules.jokers)
        self.cells.take(lying)
        if lying.mode == menus.TO_RACK:
            self.cells.mode = menus.FROM_RACK
        self.players = s.players
        self.own = self.turn = s.turn
        self.direction = s.direction
        self.winner = s.winner if s.over else c.NONE
        self.laid = 0
        self.drawing = False
        self.reverse_skips = s.players == 2 and rules.effects.two_player_reverse_skips
        self.one_effect = rules.effects.one_effect_per is OneEffectPer.TURN
        self.alone = rules.turn.drawn_with_others is DrawnWith.ALONE
        skipping = (DRAW_TWO, SKIP, REVERSE) if self.reverse_skips else (DRAW_TWO, SKIP)
        self.cells.favour([cell for cell in range(CELLS) if number_of(cell) in skipping])
        for seat in range(c.PLAYERS):
            self.left[seat] = self.due[seat] = 0
            self.stuck[seat] = c.NONE
        self.deal(s.racks, s.pool)

    def deal(self, racks: Sequence[Sequence[int]], pool: Sequence[int]) -> None:
        """Give the seats these racks (by kind), and each a part of the pool to draw from."""
        if len(racks) != self.players or len(pool) > c.PILE:
            raise ValueError(f"{self.players} racks, and at most {c.PILE} tiles to draw")
        for seat, rack in enumerate(racks):
            for kind in range(c.RACK):
                self.racks[seat * c.RACK + kind] = rack[kind]
            self.racks[seat * c.RACK + JOKER] += rack[PLAIN_JOKER]
            self.left[seat] = 0
        for place, kind in enumerate(pool):
            if kind < 0:
                raise ValueError(f"there is no tile {kind}")
            seat = place % self.players
            self.piles[seat * c.PILE + self.left[seat]] = min(kind, JOKER)
            self.left[seat] += 1

    def lay_tiles(self, laid: Sequence[int]) -> bool:
        """Let the seat on turn lay exactly these tiles (by kind). Draws that follow are owed. False: the abstract state
        cannot tell whether they can be laid."""
        cells = self.cells
        self.hold(laid)
        for cell in range(c.RACK - 1):
            cells.needed[cell] = cells.rack[cell]
        cells.needed_jokers = cells.rack_jokers
        cells.most = len(laid)
        if self.reach.largest(cells, False) < len(laid):
            return False
        self.put_down(self.turn)
        return True

    def could_lay(self, held: Sequence[int]) -> int:
        """How many tiles a player with this rack (by kind) could lay."""
        cells = self.cells
        self.hold(held)
        for cell in range(c.RACK - 1):
            cells.needed[cell] = 0
        cells.needed_jokers = 0
        cells.most = c.MOST_LAID
        return self.reach.largest(cells, True)

    def hold(self, kinds: Sequence[int]) -> None:
        """Set the solver's rack to these tiles."""
        cells = self.cells
        for cell in range(c.RACK - 1):
            cells.rack[cell] = 0
        cells.rack_jokers = 0
        for kind in kinds:
            if kind < 0:
                raise ValueError(f"there is no tile {kind}")
            if kind >= c.RACK - 1:
                cells.rack_jokers += 1
            else:
                cells.rack[kind] += 1

    def owe(self, seat: int, tiles: int) -> None:
        """Let a seat draw so many tiles when the round goes on."""
        self.check_seat(seat)
        self.due[seat] = tiles

    def pass_on(self, turn: int, direction: int) -> None:
        """Set the next seat and the direction, where the caller has worked out the best order of effects."""
        self.check_seat(turn)
        self.turn = turn
        self.direction = 1 if direction > 0 else -1

    def draw_first(self) -> None:
        """Let the seat on turn draw first, and lay that tile if it can."""
        self.drawing = True

    def begin(self, after: AbstractRound, dealt: AbstractRound, own: int) -> None:
        """Start a playout: table and own rack from `after`, everything hidden from `dealt`."""
        if after.players != self.players or dealt.players != self.players:
            raise ValueError("rounds with the same number of players")
        cells, other = self.cells, after.cells
        for cell in range(c.RACK - 1):
            cells.fixed[cell] = other.fixed[cell]
            cells.loose[cell] = other.loose[cell]
            cells.standing[cell] = other.standing[cell]
        cells.loose_jokers = other.loose_jokers
        self.own = own
        self.turn = after.turn
        self.direction = after.direction
        self.winner = after.winner
        self.laid = 0
        for seat in range(self.players):
            source = after if seat == own else dealt
            for kind in range(c.RACK):
                self.racks[seat * c.RACK + kind] = source.racks[seat * c.RACK + kind]
            for place in range(dealt.left[seat]):
                self.piles[seat * c.PILE + place] = dealt.piles[seat * c.PILE + place]
            self.left[seat] = dealt.left[seat]
            self.stuck[seat] = c.NONE
        if self.winner != c.NONE:
            return
        for seat in range(self.players):
            if after.due[seat] and self.draw(seat, after.due[seat]) == c.NONE:
                return
        if after.drawing:
            self.draw_and_lay(self.turn)

    def play_on(self, turns: int) -> None:
        """Play so many turns, or until somebody has won."""
        while turns and self.winner == c.NONE:
            self.take_turn()
            turns -= 1

    def tiles(self, seat: int) -> int:
        """How many tiles a seat holds."""
        self.check_seat(seat)
        total = 0
        for kind in range(c.RACK):
            total += self.racks[seat * c.RACK + kind]
        return total

    def rack(self, seat: int) -> list[int]:
        """The rack of a seat, by cell; the jokers last."""
        self.check_seat(seat)
        return [self.racks[seat * c.RACK + kind] for kind in range(c.RACK)]

    def chance(self, seat: int) -> float:
        """The win chance of a seat, from 0 to 1."""
        if self.winner != c.NONE:
            return 1.0 if self.winner == seat else 0.0
        cells = self.cells
        melds = flat.NONE
        for cell in range(c.RACK - 1):
            if cells.fixed[cell] or cells.standing[cell]:
                melds |= flat.bit(cell)
        strengths = []
        for other in range(self.players):
            rack = flat.NONE
            jokers = self.racks[other * c.RACK + c.RACK - 1]
            held = jokers
            for cell in range(c.RACK - 1):
                if self.racks[other * c.RACK + cell]:
                    rack |= flat.bit(cell)
                    held += self.racks[other * c.RACK + cell]
            strengths.append(self.win_chance.strength(held, jokers, rack, melds, other == self.turn))
        return share(strengths, seat)

    def lying(self) -> tuple[int, int, int]:
        """How many tiles lie in melds and how many loose, both with jokers; and how many are left to draw."""
        cells = self.cells
        melded = cells.table_jokers() + sum([cells.fixed[cell] for cell in range(CELLS)])
        loose = cells.loose_jokers + sum([cells.loose[cell] for cell in range(CELLS)])
        return melded, loose, sum([self.left[seat] for seat in range(self.players)])

    def check_seat(self, seat: int) -> None:
        """`IndexError` if there is no such seat."""
        if not 0 <= seat < self.players:
            raise IndexError(f"there is no seat {seat}: seats are 0 to {self.players - 1}")

    def take_turn(self) -> None:
        seat = self.turn
        # A player who could lay nothing still cannot, while rack and table are the same.
        if self.stuck[seat] == self.laid or not self.lay(seat, c.NONE):
            self.draw_and_lay(seat)

    def draw_and_lay(self, seat: int) -> None:
        drawn = self.draw(seat, 1)
        if drawn != c.NONE and not self.lay(seat, drawn):
            if not self.alone:
                self.stuck[seat] = self.laid
            self.turn = self.next_seat(seat)

    def next_seat(self, seat: int) -> int:
        return (seat + self.direction + self.players) % self.players

    def draw(self, seat: int, count: int) -> int:
        """Draw so many tiles. Returns the last one; NONE: the pool is used up and the round is over (R-23)."""
        kind = c.NONE
        self.stuck[seat] = c.NONE
        for _ in range(count):
            pile = seat
            if self.left[pile] == 0:
                for other in range(self.players):
                    if self.left[other] > self.left[pile]:
                        pile = other
            if self.left[pile] == 0:
                self.winner = self.fewest_points()
                return c.NONE
            self.left[pile] -= 1
            kind = self.piles[pile * c.PILE + self.left[pile]]
            self.racks[seat * c.RACK + kind] += 1
        return kind

    def fewest_points(self) -> int:
        """The winner when the pool is used up; on a tie the player who would move first."""
        best = fewest = c.NONE
        seat = self.turn
        for _ in range(self.players):
            points = sum([points_of(kind) * count for kind, count in enumerate(self.rack(seat))])
            if fewest == c.NONE or points < fewest:
                best, fewest = seat, points
            seat = self.next_seat(seat)
        return best

    def lay(self, seat: int, drawn: int) -> bool:
        """Lay as much as possible, including the drawn tile, and apply the effects; False: nothing can be laid."""
        cells, reach = self.cells, self.reach
        base = seat * c.RACK
        for cell in range(c.RACK - 1):
            cells.rack[cell] = self.racks[base + cell]
            cells.needed[cell] = 0
        cells.rack_jokers = self.racks[base + c.RACK - 1]
        cells.needed_jokers = 0
        cells.most = c.MOST_LAID
        if drawn != c.NONE:
            if drawn == c.RACK - 1:
                cells.needed_jokers = 1
            else:
                cells.needed[drawn] = 1
            if self.alone:
                cells.most = 1
        cells.liking = seat == self.own
        if (reach.largest(cells, True) if cells.liking else reach.sparing(cells, True)) == 0:
            return False
        self.put_down(seat)
        other = self.next_seat(seat)
        while other != seat:
            owed = self.due[other]
            self.due[other] = 0
            if owed and self.winner == c.NONE:
                self.draw(other, owed)
            other = self.next_seat(other)
        return True

    def put_down(self, seat: int) -> None:
        """Lay what the solver found and apply the effects: the turn passes, draws are owed."""
        cells, reach = self.cells, self.reach
        base = seat * c.RACK
        self.laid += 1
        twos = skips = reverses = held = 0
        new_jokers = -reach.best_jokers
        for cell in range(c.RACK - 1):
            laid = reach.best_laid[cell]
            if laid:
                self.racks[base + cell] -= laid
                number = cell // 4 + 1
                if number == c.DRAW_TWO:
                    twos = 1
                elif number == c.SKIP:
                    skips = 1
                elif number == c.REVERSE:
                    reverses = 1
            cells.loose[cell] += cells.fixed[cell] + laid - reach.best_melded[cell]
            new_jokers += reach.best_stands[cell] - cells.standing[cell]
            cells.fixed[cell] = reach.best_melded[cell]
            cells.standing[cell] = reach.best_stands[cell]
            held += self.racks[base + cell]
        cells.loose_jokers -= new_jokers
        self.racks[base + c.RACK - 1] -= reach.best_jokers
        if held + self.racks[base + c.RACK - 1] == 0:
            self.winner = seat
            return
        jokers = reach.best_jokers
        if reverses and self.reverse_skips:
            skips = 1
        elif reverses and not (self.one_effect and jokers + twos + skips):
            self.direction = -self.direction
        # The strongest effect first; each hits the player after the last one hit.
        hits = jokers + twos + skips
        if self.one_effect and hits:
            hits = 1
        last = seat
        for hit in range(hits):
            last = self.next_seat(last)
            if last == seat:
                last = self.next_seat(last)
            self.due[last] += 4 if hit < jokers else 2 if hit < jokers + twos else 0
        self.turn = self.next_seat(last)
