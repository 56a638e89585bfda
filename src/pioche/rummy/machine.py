"""The state machine of one round of the tile game.

`check` returns why an action is not allowed, or None. `legal` lists every action that is not a lay, `plays` every set
of rack tiles that can be laid, and `lay_of` builds a lay for one of them. `apply` performs an action, or raises
`Refused` and changes nothing. Several seats may be able to act at once: the first action applied wins.
"""

from __future__ import annotations

from typing import assert_never

from pioche.engine.deal import Stream
from pioche.engine.refusal import Refusal, Refused, refuse
from pioche.engine.setup import Setup
from pioche.rummy import dealing, effects, ending, laying
from pioche.rummy.actions import Action, Call, Catch, Draw, Effect, Keep, Lay, Take
from pioche.rummy.events import Called, Caught, Ending, Event, Kept, Laid, TookTurn, Why
from pioche.rummy.melds import TileTable, settled
from pioche.rummy.refusals import Code
from pioche.rummy.rules import DrawnTile, MustPlay, PoolEnd, Rules, UnoWindow
from pioche.rummy.solver import lays, plays
from pioche.rummy.solver.plays import Tiles
from pioche.rummy.solver.position import Position
from pioche.rummy.state import NO_SEAT, NOTHING, Phase, State
from pioche.rummy.tiles import JOKER, KINDS, PLAIN_JOKER

LEAST_PLAYERS = 2
MOST_PLAYERS = 4
CAUGHT_TILES = 2


class Round(State):
    """A mutable round: its current position and the actions that it allows."""

    __slots__ = ()

    @staticmethod
    def deal(
        rules: Rules,
        players: int,
        seed: bytes,
        starter: int | None = None,
        log: list[Event] | None = None,
        setup: Setup | None = None,
    ) -> Round:
        """A real deal from a 32-byte seed, with given racks and starting tiles if there is a setup.

        If `starter` is None, tiles are drawn to choose the first player (R-6).
        """
        made = _empty(rules, players)
        if starter is None:
            starter = dealing.draw_starter(players, Stream(seed, dealing.STARTER_LABEL), log)
        dealing.deal(made, starter % players, Stream(seed, dealing.DEAL_LABEL), log, setup)
        return made

    @staticmethod
    def fast_deal(rules: Rules, players: int, seed: int, starter: int = 0) -> Round:
        """A deal for playouts, from the fast random generator."""
        made = _empty(rules, players)
        dealing.deal(made, starter % players, dealing.FastShuffler(seed))
        return made

    def copy(self) -> Round:
        """An independent copy of the position, without a log."""
        made = Round(self.rules, self.players)
        self.copy_into(made)
        return made

    @property
    def over(self) -> bool:
        return self.phase is Phase.OVER

    def position(self, seat: int) -> Position:
        """The solver's input for a seat. After a draw, plays must include the drawn tile (R-9)."""
        return lays.position_of(self.turn_of(seat))

    def playable(self) -> bool:
        """Whether the seat on turn can lay anything (R-8, R-9). Exact; the solver's answer is cached."""
        if self._playable is None:
            self._playable = plays.any_play(self.position(self.turn))
        return self._playable

    def plays(self, seat: int) -> list[Tiles]:
        """Every set of rack tiles that a seat may lay now, fewest tiles first."""
        if self.over or seat != self.turn:
            return []
        return sorted(plays.every(self.position(seat)), key=lambda tiles: (len(tiles), tiles))

    def lay_of(self, seat: int, tiles: Tiles) -> Lay | None:
        """A lay of these tiles with a close table, the strongest effects, and the UNO call if it is due.

        None if no table holds them; raises `Refused` for tiles that are not on the rack.
        """
        if not 0 <= seat < self.players:
            raise Refused(Code.NO_SUCH_SEAT.refusal(seat=seat, players=self.players))
        return lays.lay_of(self.turn_of(seat), self.position(seat), seat, tiles)

    def turn_of(self, seat: int) -> laying.Turn:
        drawn = self.drawn if self.phase is Phase.DRAWN and seat == self.turn else NOTHING
        return laying.Turn(self.rules, self.table, self.racks[seat], drawn)

    def check(self, action: Action) -> Refusal | None:
        """Why an action is not allowed now, or None if it is."""
        if not 0 <= action.seat < self.players:
            return Code.NO_SUCH_SEAT.refusal(seat=action.seat, players=self.players)
        if self.over:
            return self.over_refusal()
        match action:
            case Call(seat):
                return None if self.uno_open == seat else Code.UNO_NOT_DUE.refusal()
            case Catch(seat, target):
                if not 0 <= target < self.players:
                    return Code.NO_SUCH_SEAT.refusal(seat=target, players=self.players)
                if seat == target:
                    return Code.CATCH_SELF.refusal()
                return None if self.uno_open == target else Code.CATCH_TOO_LATE.refusal()
            case Lay() | Draw() | Keep() | Take():
                if action.seat != self.turn:
                    return Code.NOT_YOUR_TURN.refusal(seat=self.turn)
                return self._check_turn(action)
            case _:
                assert_never(action)

    def over_refusal(self) -> Refusal:
        """The refusal of everything after the end of the round: by R-21, or R-23 if the pool ended it."""
        return Code.ROUND_OVER.by("R-23") if self.ending is Ending.POOL else Code.ROUND_OVER.refusal()

    def _check_turn(self, action: Lay | Draw | Keep | Take) -> Refusal | None:
        match action:
            case Lay():
                return laying.check(self.turn_of(action.seat), action)
            case Draw():
                if self.phase is Phase.DRAWN:
                    return Code.ALREADY_DREW.refusal()
                if self.rules.turn.must_play is MustPlay.STRICT and self.playable():
                    return Code.MUST_PLAY.refusal()
            case Keep():
                if self.phase is not Phase.DRAWN:
                    return Code.NOTHING_DRAWN.refusal()
                if self.rules.turn.drawn_tile is DrawnTile.MUST and self.playable():
                    return Code.MUST_PLAY_DRAWN.refusal()
            case Take():
                if self.rules.uno.uno_window is not UnoWindow.TAKEN or self.uno_open == NO_SEAT:
                    return Code.NOTHING_TO_TAKE.refusal()
            case _:
                assert_never(action)
        return None

    def legal(self, seat: int) -> list[Action]:
        """Every action other than a lay that a seat may take now. For lays see `plays` and `lay_of`."""
        if self.over or not 0 <= seat < self.players:
            return []
        listed: list[Action] = [Draw(seat), Keep(seat), Take(seat), Call(seat)]
        listed += [Catch(seat, target) for target in range(self.players)]
        return [action for action in listed if self.check(action) is None]

    def apply(self, action: Action, log: list[Event] | None = None) -> None:
        """Perform an action and log its events. Raises `Refused` and changes nothing if it is not allowed."""
        wrong = self.check(action)
        if wrong is not None:
            raise Refused(wrong)
        self.log = log
        try:
            self._do(action)
        finally:
            self.log = None
            self._playable = None

    def _do(self, action: Action) -> None:
        match action:
            case Lay():
                self._lay(action)
            case Draw(seat):
                self._draw(seat)
            case Keep(seat):
                if self.log is not None:
                    self.log.append(Kept(seat))
                self._go_on(self.next_seat(seat))
            case Take(seat):
                self.uno_open = NO_SEAT
                if self.log is not None:
                    self.log.append(TookTurn(seat))
            case Call(seat):
                self.uno_open = NO_SEAT
                if self.log is not None:
                    self.log.append(Called(seat))
            case Catch(seat, target):
                self._catch(seat, target)
            case _:
                assert_never(action)

    def _lay(self, action: Lay) -> None:
        seat = action.seat
        self.uno_open = NO_SEAT  # the next player has laid
        taken = laying.taken(self.turn_of(seat), action)
        laid = action.laid()
        rack = self.racks[seat]
        for kind in laid:
            rack[kind] -= 1
        # a freed joker acts again only with `joker_reactivates`.
        rack[JOKER if self.rules.jokers.joker_reactivates else PLAIN_JOKER] += taken
        groups = action.table.groups
        self.table = TileTable(
            tuple(sorted(tuple(sorted(map(settled, group))) for group in groups)), action.table.loose
        )
        if self.log is not None:
            self.log.append(Laid(seat, action.table, tuple(laid), taken))
        kinds = [_acting_kind(action, effect) for effect in action.effects]
        if not any(rack):
            effects.act(self, seat, kinds)  # non-empty only with `last_effect_counts`
            ending.go_out(self, seat)
            return
        if self.tiles(seat) == 1:
            if not action.uno:
                self.uno_open = seat
            elif self.log is not None:
                self.log.append(Called(seat))
        following, served = effects.act(self, seat, kinds)
        self._go_on(following, served=served)

    def _draw(self, seat: int) -> None:
        self.uno_open = NO_SEAT  # the next player has drawn
        before = self.racks[seat].copy()
        if not effects.draw(self, seat, 1, Why.TURN) or self._pool_is_empty():
            ending.pool_used_up(self, self.next_seat(seat))
            return
        self.drawn = next(kind for kind in range(KINDS) if self.racks[seat][kind] > before[kind])
        self.phase = Phase.DRAWN

    def _catch(self, seat: int, target: int) -> None:
        self.uno_open = NO_SEAT
        if self.log is not None:
            self.log.append(Caught(seat, target))
        if not effects.draw(self, target, CAUGHT_TILES, Why.CAUGHT) or self._pool_is_empty():
            ending.pool_used_up(self, self.turn)

    def _go_on(self, seat: int, *, served: bool = True) -> None:
        """End the turn: the pool ends the round (R-23), or the next turn begins."""
        self.phase = Phase.TURN
        self.drawn = NOTHING
        self.turn = seat
        if not served or self._pool_is_empty():
            ending.pool_used_up(self, seat)

    def _pool_is_empty(self) -> bool:
        """R-23: whether the pool is empty and that alone ends the round."""
        return self.rules.end.pool_end is PoolEnd.AT_ONCE and not self.pool


def _acting_kind(action: Lay, effect: Effect) -> int:
    """The kind of the word tile that an effect names."""
    for piece in action.table.groups[effect.group]:
        if piece >> 3 == effect.cell:
            return JOKER if piece & 4 else effect.cell
    raise AssertionError(effect)


def check_players(players: int) -> None:
    """R-1: refuse a wrong number of players."""
    if not LEAST_PLAYERS <= players <= MOST_PLAYERS:
        raise refuse("players", "R-1", players=players, least=LEAST_PLAYERS, most=MOST_PLAYERS)


def _empty(rules: Rules, players: int) -> Round:
    check_players(players)
    return Round(rules, players)
