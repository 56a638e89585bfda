"""The tile game for learners: tiles are chosen one by one, then the solver builds the table.

The seat on turn chooses the tiles to lay, in the order of their kinds, and then lays them: the solver finds a table
that contains them, whose groups follow from the counts of the table before (`solver.named_lays`), the strongest word
tiles act, and UNO is called if due (another action forgets the call). A tile is legal only if some play can still be
completed with it. Other seats that may call, catch or take the turn are asked first, as in the card game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pioche.engine import flat
from pioche.engine.deal import fast_state
from pioche.rummy.actions import Action, Call, Catch, Draw, Keep, Lay, Take
from pioche.rummy.machine import Round
from pioche.rummy.solver import menus, named_lays
from pioche.rummy.solver.naming import COMPLETE
from pioche.rummy.tiles import JOKER

if TYPE_CHECKING:
    from pioche.envs.arrays import Bytes
    from pioche.rummy.events import Event
    from pioche.rummy.rules import Rules

SEATS: Final = 4
NOBODY: Final = -1

# Actions: a tile to lay (its cell, or JOKER), then
LAY: Final = 49
LAY_QUIETLY: Final = 50  # without the call that is due
DRAW: Final = 51
KEEP: Final = 52
TAKE: Final = 53
CALL: Final = 54
CATCH: Final = 55  # the seat at distance 1 to 3
WAIT: Final = 58
ACTIONS: Final = 59


class RummyEnvTable:
    """A round, the seat that is asked, and the tiles that it has chosen."""

    __slots__ = ("asked", "chosen", "generator", "s", "waiting")

    def __init__(self, rules: Rules, players: int, seed: int) -> None:
        self.generator = fast_state(seed)
        self.s = Round.fast_deal(rules, players, seed)
        self.deal()

    def deal(self) -> None:
        """Deal another round; the generator determines the first player and the shuffle."""
        self.generator = flat.advance(self.generator)
        starter = flat.below(self.generator, self.s.players)
        self.set_round(Round.fast_deal(self.s.rules, self.s.players, self.generator, starter))

    def exchange(self, s: Round) -> None:
        """Continue from a position that differs only in hidden cards: the question stays."""
        self.s = s

    def set_round(self, s: Round) -> None:
        """Continue from another position."""
        self.s = s
        self.ask_all()

    @staticmethod
    def asking(s: Round, waiting: list[int], chosen: tuple[int, ...]) -> RummyEnvTable:
        """A position with the seats that are asked before the one on turn, and the tiles that have been named."""
        made: RummyEnvTable = RummyEnvTable.__new__(RummyEnvTable)
        made.generator = 1
        made.set_round(s)
        made.waiting = waiting
        made.chosen = chosen
        made._ask_next()
        return made

    def copy(self) -> RummyEnvTable:
        made: RummyEnvTable = RummyEnvTable.__new__(RummyEnvTable)
        made.generator = self.generator
        made.s = self.s.copy()
        made.asked = self.asked
        made.waiting = self.waiting.copy()
        made.chosen = self.chosen
        return made

    def __deepcopy__(self, memo: object) -> RummyEnvTable:
        return self.copy()

    # Which seat to ask.

    def ask_all(self) -> None:
        """After a move: every seat may be asked again."""
        s = self.s
        self.chosen: tuple[int, ...] = ()
        order = [(s.turn + s.direction * step) % s.players for step in range(1, s.players)]
        order.sort(key=lambda seat: seat == s.uno_open)  # the seat that forgot to call comes last
        self.waiting = [] if s.over else [seat for seat in order if s.legal(seat)]
        self._ask_next()

    def _ask_next(self) -> None:
        self.asked = NOBODY if self.s.over else self.waiting[0] if self.waiting else self.s.turn

    # Legal actions.

    def legal(self, mask: Bytes) -> int:
        """Set the legal actions of the asked seat to 1 in an array of zeros. Returns how many there are."""
        found = 0
        for action in self._actions():
            mask[action] = 1
            found += 1
        return found

    def _actions(self) -> Iterator[int]:
        s, seat = self.s, self.asked
        if s.over:
            return
        if not self.chosen:
            yield from (self._number(action) for action in s.legal(seat))
        if seat != s.turn:
            yield WAIT
            return
        position = s.position(seat)
        found = named_lays.names(position, self.chosen)
        yield from (kind for kind in range(JOKER + 1) if found >> kind & 1)
        if found >> COMPLETE & 1:
            left = s.tiles(seat) - len(self.chosen)
            if position.mode == menus.TO_RACK and position.can_free():
                left = 1 if self._lay().uno else 0  # freed jokers count as left on the rack
            yield LAY
            if left == 1:
                yield LAY_QUIETLY

    def _lay(self) -> Lay:
        s, seat = self.s, self.asked
        return named_lays.lay_of(s.turn_of(seat), s.position(seat), seat, self.chosen)

    def _number(self, action: Action) -> int:
        match action:
            case Draw():
                return DRAW
            case Keep():
                return KEEP
            case Take():
                return TAKE
            case Call():
                return CALL
            case Catch(seat, target):
                return CATCH + self._distance(seat, target) - 1
            case Lay():
                raise AssertionError("lays are chosen tile by tile")

    def _distance(self, seat: int, other: int) -> int:
        return (other - seat) % self.s.players

    # Performing actions.

    def act(self, action: int, log: list[Event] | None = None) -> None:
        """Perform a legal action of the asked seat and log its events."""
        if action == WAIT:
            self.waiting.remove(self.asked)
            self._ask_next()
        elif action <= JOKER:
            self.chosen = (*self.chosen, action)
        else:
            self.s.apply(self.action_of(action), log)
            self.ask_all()

    def action_of(self, action: int) -> Action:
        """The game action that an action number stands for, for the asked seat."""
        seat = self.asked
        if action == LAY:
            return self._lay()
        if action == LAY_QUIETLY:
            return replace(self._lay(), uno=False)
        simple: dict[int, Action] = {DRAW: Draw(seat), KEEP: Keep(seat), TAKE: Take(seat), CALL: Call(seat)}
        return simple.get(action) or Catch(seat, (seat + action - CATCH + 1) % self.s.players)

    def worth(self, seat: int) -> float:
        """The return of a finished round: 1 for the winner; the others share -1 equally."""
        return 1.0 if seat == self.s.winner else -1 / (self.s.players - 1)
