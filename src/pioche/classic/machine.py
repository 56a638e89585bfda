"""The machine: one round of the card game, move by move.

    verify   `check(move)` returns what is wrong with a move, or None
    list     `legal(seat)` and `moves()` list what `check` accepts
    do       `apply(move)` makes a move, or raises `Refused` and changes nothing

The function `do` dispatches on the kind of move; the mechanics implement the rules. Several seats may have legal moves
at the same time: the first one applied counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.classic import checking
from pioche.classic import codes as c
from pioche.classic import moves as listing
from pioche.classic.mechanics import (
    acting,
    advice,
    challenge,
    drawing,
    finishing,
    hands,
    laying,
    skipping,
    start,
    turns,
    uno_call,
)
from pioche.classic.moves import Moves
from pioche.classic.refusals import refusal
from pioche.classic.setting_up import set_up_pack
from pioche.classic.state import State
from pioche.engine import flat
from pioche.engine.deal import checked_seed, fast_state
from pioche.engine.refusal import Refused

if TYPE_CHECKING:
    from pioche.classic.events import Event
    from pioche.classic.rules import Rules
    from pioche.engine.refusal import Refusal
    from pioche.engine.setup import Setup


def compiled() -> bool:
    """Is the compiled engine in use, rather than pure Python?"""
    return bool(flat.COMPILED)


class Round(State):
    """A position of a round, with methods to check, list and make moves."""

    __slots__ = ()

    @staticmethod
    def deal(rules: Rules, players: int, seed: bytes, dealer: int = 0, log: list[Event] | None = None) -> Round:
        """A real deal, reproducible from its 32-byte seed."""
        made = _empty(rules, players, dealer)
        made.seed = checked_seed(seed)
        made.log = log
        _begin(made)
        return made

    @staticmethod
    def deal_set_up(
        rules: Rules, players: int, seed: bytes, dealer: int, setup: Setup, log: list[Event] | None = None
    ) -> Round:
        """A deal from a seed with given hands and a given first card."""
        made = _empty(rules, players, dealer)
        made.seed = checked_seed(seed)
        made.log = log
        _begin(made, set_up_pack(rules, players, seed, made.dealer, setup))
        return made

    @staticmethod
    def fast_deal(rules: Rules, players: int, seed: int, dealer: int = 0) -> Round:
        """A deal for playouts, shuffled by the fast generator of the state."""
        made = _empty(rules, players, dealer)
        made.fast = fast_state(seed)
        _begin(made)
        return made

    def copy(self) -> Round:
        """An independent copy of this position, without its log."""
        made = Round.__new__(Round)
        made.allocate()
        made.copy_from(self)
        return made

    def __copy__(self) -> Round:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Round:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        from pioche.classic.pickling import parts  # here, because it imports this module

        return parts(self)

    @property
    def over(self) -> bool:
        """Is the round over?"""
        return self.phase == c.OVER

    def check(self, move: int) -> Refusal | None:
        """Why a move is not allowed now; None if it is."""
        code = checking.check(self, move) if 0 <= move < c.MOVE_LIMIT else c.MALFORMED
        return refusal(self, move, code) if code else None

    def legal(self, seat: int) -> list[int]:
        """The moves that a seat may make now."""
        if not 0 <= seat < self.players:
            return []
        found = Moves()
        listing.collect(self, seat, found)
        return found.listed()

    def moves(self) -> list[int]:
        """The moves that anybody may make now."""
        listing.collect_all(self, _SCRATCH)
        return _SCRATCH.listed()

    def apply(self, move: int, log: list[Event] | None = None) -> None:
        """Make a move and append its events to the log; an illegal one raises `Refused` and changes nothing."""
        code = checking.check(self, move) if 0 <= move < c.MOVE_LIMIT else c.MALFORMED
        if code:
            raise Refused(refusal(self, move, code))
        if log is None:
            do(self, move)
            return
        self.log = log
        try:
            do(self, move)
        finally:
            self.log = None


_SCRATCH = Moves()


def _empty(rules: Rules, players: int, dealer: int) -> Round:
    rules.check_players(players)
    made = Round(rules, rules.book, players)
    made.dealer = dealer % players  # any integer is a dealer
    return made


def _begin(s: Round, pack: list[int] | None = None) -> None:
    """Deal: a shuffled pack, or a given one."""
    options = s.rules.start
    second_right = options.first_skip is start.FirstSkip.SECOND_RIGHT
    dealer_names = options.first_wild is start.FirstWild.DEALER
    if pack is None:
        start.deal(s, options.hand_size, second_right, dealer_names)
    else:
        start.deal_pack(s, pack, options.hand_size, second_right, dealer_names)
    s.log = None


def redeal(s: Round, dealer: int) -> None:
    """Reuse the object for another fast deal."""
    s.reset()
    s.dealer = dealer
    _begin(s)


def do(s: State, move: int) -> None:
    """Make a move that has been checked, by dispatching on its kind."""
    seat = move & 15
    kind = (move >> c.KIND_AT) & 31
    target = (move >> c.TARGET_AT) & 15
    if kind == c.PLAY:
        face = (move >> c.FACE_AT) & 63
        laying.lay(s, seat, face, (move >> c.COLOUR_AT) & 7, (move >> c.CALL_AT) & 1, (move >> c.ALSO_AT) & 255)
    elif kind == c.DRAW:
        if s.phase == c.TURN:
            drawing.draw_in_turn(s, seat)
        else:
            s.started = 1
            turns.take_debt(s)
    elif kind == c.PASS:
        _pass(s, seat)
    elif kind == c.CALL:
        _call(s, seat)
    elif kind == c.CATCH:
        uno_call.catch(s, seat, target)
        finishing.decide(s)
    elif kind == c.DOUBT:
        challenge.doubt(s)
    elif kind == c.NAME:
        _name(s, (move >> c.COLOUR_AT) & 7)
    elif kind == c.TURN_HANDS:
        if hands.pays_first(s, seat):
            hands.pass_hands(s, seat, 1 if target else -1)
        acting.go_on(s)
    elif kind == c.PICK:
        acting.point_at(s, target)
        acting.run(s)
    elif kind == c.HAND_OVER:
        acting.point_at(s, target)
        hands.give(s, seat, target, (move >> c.FACE_AT) & 63, (move >> c.SECOND_AT) & 63, (move >> c.CALL_AT) & 1)
        acting.go_on(s)
    elif kind == c.ACCUSE:
        advice.accuse(s, seat, target)
    else:
        advice.vote(s, seat, target)


def _pass(s: State, seat: int) -> None:
    """Keep the drawn card, sit out, or decline a choice."""
    if s.phase == c.DRAWN:
        drawing.pass_after_drawing(s, seat)
    elif s.phase == c.SKIPPED:
        s.started = 1
        s.follow = c.NO_SEAT
        skipping.sit_out(s, seat)
        turns.pass_on(s, seat)
    else:
        acting.go_on(s)


def _call(s: State, seat: int) -> None:
    """A late call; UNO UNO may end the round, even while a 0 or 7 waits for its player's choice (DE-12, DE-13a)."""
    uno_call.call(s, seat)
    if s.phase > c.SKIPPED:
        acting.run(s)
    else:
        finishing.decide(s)


def _name(s: State, colour: int) -> None:
    if s.named == c.NO_COLOUR and not s.started:
        start.first_colour_named(s, colour)
    else:
        s.named = colour
        acting.run(s)
