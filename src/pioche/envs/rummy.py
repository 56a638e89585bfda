"""The tile game for learners: tiles are chosen one by one, then the solver makes the table.

The seat on turn names the tiles that it lays, in the order of their kinds, and then lays them: the solver finds the
closest table on which they all lie, the strongest word tiles act, and UNO is called where it is due (or, by another
action, forgotten). Only tiles are offered with which some play can still be completed. Others who may call, catch or
take are asked first, as in the card game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pioche.engine import flat
from pioche.engine.deal import fast_state
from pioche.rummy.actions import Action, Call, Catch, Draw, Keep, Lay, Take
from pioche.rummy.machine import Round
from pioche.rummy.solver import menus, plays
from pioche.rummy.solver.plays import Tiles
from pioche.rummy.solver.position import Position
from pioche.rummy.tiles import CELLS, JOKER

if TYPE_CHECKING:
    from pioche.envs.arrays import Bytes
    from pioche.rummy.events import Event
    from pioche.rummy.rules import Rules

SEATS: Final = 4
NOBODY: Final = -1

# Actions: a tile to be laid (its cell, or JOKER), then
LAY: Final = 49
LAY_QUIETLY: Final = 50  # without the call that is due
DRAW: Final = 51
KEEP: Final = 52
TAKE: Final = 53
CALL: Final = 54
CATCH: Final = 55  # the seat at distance 1 to 3
WAIT: Final = 58
ACTIONS: Final = 59


class Table:
    """A round, whom it asks, and the tiles that this seat has named."""

    __slots__ = ("_plays", "asked", "chosen", "generator", "s", "waiting")

    def __init__(self, rules: Rules, players: int, seed: int) -> None:
        self.generator = fast_state(seed)
        self.s = Round.fast_deal(rules, players, seed)
        self.deal()

    def deal(self) -> None:
        """Another round; who begins and what is dealt follow from the generator."""
        self.generator = flat.advance(self.generator)
        starter = flat.below(self.generator, self.s.players)
        self.set_round(Round.fast_deal(self.s.rules, self.s.players, self.generator, starter))

    def set_round(self, s: Round) -> None:
        """Go on with another position."""
        self.s = s
        self.ask_all()

    def copy(self) -> Table:
        made: Table = Table.__new__(Table)
        made.generator = self.generator
        made.s = self.s.copy()
        made.asked = self.asked
        made.waiting = self.waiting.copy()
        made.chosen = self.chosen
        made._plays = self._plays
        return made

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy()

    # Whom to ask.

    def ask_all(self) -> None:
        """Something has happened: everybody may be asked again."""
        s = self.s
        self.chosen: tuple[int, ...] = ()
        self._plays: list[Counter[int]] | None = None
        order = [(s.turn + s.direction * step) % s.players for step in range(1, s.players)]
        order.sort(key=lambda seat: seat == s.uno_open)  # who forgot to call comes last
        self.waiting = [] if s.over else [seat for seat in order if s.legal(seat)]
        self._ask_next()

    def _ask_next(self) -> None:
        self.asked = NOBODY if self.s.over else self.waiting[0] if self.waiting else self.s.turn

    # What it may do.

    def legal(self, mask: Bytes) -> int:
        """Mark the actions of the seat that is asked in an array of zeros. Says how many there are."""
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
        if position.mode == menus.TO_RACK:
            yield from self._listed()
            return
        if len(self.chosen) < position.most:
            yield from (kind for kind in range(JOKER + 1) if self._leads_on(position, kind))
        if self.chosen and self._complete(position):
            yield from self._lays(s.tiles(seat) - len(self.chosen))

    def _leads_on(self, position: Position, kind: int) -> bool:
        """Whether a play exists of what is chosen, this tile, and others from here on."""
        held = position.rack_jokers if kind == JOKER else position.rack[kind]
        if held <= self.chosen.count(kind) or (self.chosen and kind < self.chosen[-1]):
            return False
        rack = tuple(self.chosen.count(cell) if cell < kind else position.rack[cell] for cell in range(CELLS))
        return plays.any_play(replace(position, rack=rack, chosen=(*self.chosen, kind)))

    def _complete(self, position: Position) -> bool:
        """Whether what is chosen can be laid as it is."""
        rack = tuple(self.chosen.count(cell) for cell in range(CELLS))
        alone = replace(position, rack=rack, rack_jokers=self.chosen.count(JOKER), chosen=self.chosen)
        return bool(plays.counts(alone) >> len(self.chosen) & 1)

    def _listed(self) -> Iterator[int]:
        """The same from the list of all plays: where freed jokers go to the rack, they can be laid again (R-13)."""
        if self._plays is None:
            found = self.s.plays(self.asked)
            self._plays = [Counter((*tiles.cells, *(JOKER,) * tiles.jokers)) for tiles in found]
        chosen = Counter(self.chosen)
        left = [play - chosen for play in self._plays if not chosen - play]
        last = self.chosen[-1] if self.chosen else 0
        yield from sorted({min(rest) for rest in left if rest and min(rest) >= last})
        if self.chosen and any(not rest for rest in left):
            yield from self._lays(1 if self._lay().uno else 0)  # freed jokers count among what is left

    def _lays(self, left: int) -> Iterator[int]:
        yield LAY
        if left == 1:
            yield LAY_QUIETLY

    def _lay(self) -> Lay:
        jokers = self.chosen.count(JOKER)
        found = self.s.lay_of(self.asked, Tiles(self.chosen[: len(self.chosen) - jokers], jokers))
        assert found is not None, "only what can be laid is offered"
        return found

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

    # What it does.

    def act(self, action: int, log: list[Event] | None = None) -> None:
        """Do an action of the seat that is asked, which must be legal, telling the log what happened."""
        if action == WAIT:
            self.waiting.remove(self.asked)
            self._ask_next()
        elif action <= JOKER:
            self.chosen = (*self.chosen, action)
        else:
            self.s.apply(self.action_of(action), log)
            self.ask_all()

    def action_of(self, action: int) -> Action:
        """What a number means at the table, for the seat that is asked."""
        seat = self.asked
        if action == LAY:
            return self._lay()
        if action == LAY_QUIETLY:
            return replace(self._lay(), uno=False)
        simple: dict[int, Action] = {DRAW: Draw(seat), KEEP: Keep(seat), TAKE: Take(seat), CALL: Call(seat)}
        return simple.get(action) or Catch(seat, (seat + action - CATCH + 1) % self.s.players)

    def worth(self, seat: int) -> float:
        """Of a round that is over: 1 for who has won it, and together as much less for the others."""
        return 1.0 if seat == self.s.winner else -1 / (self.s.players - 1)
