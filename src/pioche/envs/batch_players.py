"""Players of the card game inside a batch: they choose for a seat without leaving compiled code.

`RANDOM` chooses any legal action. `GREEDY` lays the coloured card worth most points, names the colour that it holds
most of, calls and catches. `HEURISTIC` takes the best rated move, as the bot of that name; of what it observed it keeps
which colours the others seem to lack, as in rollouts. None of them looks at hidden cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioche.bots.classic.heuristic import Heuristic
from pioche.bots.classic.weights import ATTENTIVE
from pioche.classic import codes as c
from pioche.classic import moves
from pioche.classic.moves import Moves
from pioche.envs import codes as e
from pioche.envs import rows
from pioche.envs.classic import ClassicEnvTable

if TYPE_CHECKING:
    from pioche.envs.arrays import Actions

_UNWANTED: Final = -1_000_000


class Players:
    """Chooses actions; `lacks` belongs to the table: by seat the colours that it seems to lack."""

    __slots__ = ("found", "heuristic")

    def __init__(self, lowest: int) -> None:
        """`lowest`: the points left in hand count, not who wins (FR-20)."""
        self.found = Moves()
        self.heuristic = Heuristic(ATTENTIVE)
        self.heuristic.begin(lowest)

    def action(self, table: ClassicEnvTable, style: int, lacks: Actions) -> int:
        """The action of the asked seat, for a caller outside of compiled code."""
        if style not in (e.GREEDY, e.HEURISTIC) or len(lacks) < c.SEATS or table.asked == c.NO_SEAT:
            raise ValueError("a style that chooses, colours for every seat, and a seat that is asked")
        return self.choose(table, style, rows.numbers(lacks))

    def choose(self, table: ClassicEnvTable, style: int, lacks: Actions) -> int:
        """The action of the asked seat in the style `GREEDY` or `HEURISTIC`."""
        s = table.s
        seat = table.asked
        found = self.found
        found.n = 0
        moves.collect(s, seat, found)
        if style == e.HEURISTIC:
            for other in range(s.players):
                self.heuristic.lacks[other] = rows.number(lacks[other])
        best = e.NO_ACTION
        highest = 0
        if seat != s.turn:
            best = e.WAIT
            highest = self.heuristic.leave if style == e.HEURISTIC else 0
        for place in range(found.n):
            move = found.items[place]
            action = table.action_of(move)
            if action == e.NO_ACTION:
                continue
            rating = self.heuristic.rate(s, seat, move) if style == e.HEURISTIC else self._greedily(table, move)
            if best == e.NO_ACTION or rating > highest:
                highest = rating
                best = action
        return best

    def notice(self, table: ClassicEnvTable, move: int, lacks: Actions) -> None:
        """Learn from a move that is about to be made."""
        s = table.s
        for other in range(s.players):
            self.heuristic.lacks[other] = rows.number(lacks[other])
        self.heuristic.notice(s, move & 15, move)
        for other in range(s.players):
            lacks[other] = self.heuristic.lacks[other]

    def _greedily(self, table: ClassicEnvTable, move: int) -> int:
        """How much the greedy player wants a move; above 0 it is made out of turn too."""
        s = table.s
        kind = (move >> c.KIND_AT) & 31
        seat = move & 15
        if kind == c.PLAY:
            face = (move >> c.FACE_AT) & 63
            also = (move >> c.ALSO_AT) & 255
            points = 0
            if face < c.WILD:
                points = s.book.points[face]
                for colour in range(4):
                    points += ((also >> (2 * colour)) & 3) * s.book.points[face]
            held = self._held(table, seat, (move >> c.COLOUR_AT) & 7)
            return 2 * (100 * (points + 1) + held) + ((move >> c.CALL_AT) & 1)
        if kind == c.NAME:
            return 200 + 2 * self._held(table, seat, (move >> c.COLOUR_AT) & 7)
        if kind == c.HAND_OVER:
            first = (move >> c.FACE_AT) & 63
            second = (move >> c.SECOND_AT) & 63
            points = s.book.points[first]
            if second != c.NO_FACE:
                points += s.book.points[second]
            return 200 * (points + 1) + ((move >> c.CALL_AT) & 1)
        if kind == c.CALL or kind == c.CATCH:
            return -_UNWANTED
        if kind == c.VOTE:
            return 1 - ((move >> c.TARGET_AT) & 15)
        if kind == c.ACCUSE:
            return _UNWANTED
        return 0

    def _held(self, table: ClassicEnvTable, seat: int, colour: int) -> int:
        """How many cards of a colour a seat holds."""
        held = 0
        if colour < c.NO_COLOUR:
            for rank in range(c.RANKS):
                held += table.s.hands[seat * c.ROW + colour * c.RANKS + rank]
        return held
