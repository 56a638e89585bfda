"""The card game for learners: one seat at a time is asked for one of a fixed number of actions.

In the game several seats may act at once; here they are asked one after another. Seats that may act out of turn (jump
in, continue a sequence, call, catch, vote) are asked before the seat on turn, in the order of play, those who forgot to
call last; each acts or waits. After every move all seats may be asked again. Compound moves (a gift, several cards at
once) consist of several actions of the same seat, so that a few hundred actions are enough.

Compiled if the engine is, with the same results.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.classic import codes as c
from pioche.classic import machine, moves
from pioche.classic.machine import Round
from pioche.classic.mechanics import acting, finishing
from pioche.classic.moves import Moves
from pioche.engine import flat
from pioche.envs import codes as e
from pioche.envs import rows
from pioche.envs.integers import whole
from pioche.envs.pickling import parts

if TYPE_CHECKING:
    from pioche.classic.rules import Rules
    from pioche.envs.arrays import Actions, Bytes

_FOUND = Moves()
_LISTED = Moves()


class ClassicEnvTable:
    """A round, the seat that is asked, and the parts of a compound move that it has chosen so far."""

    __slots__ = ("asked", "below", "given", "picked", "rank", "s", "waiting")

    def __cinit__(self) -> None:
        self.s = _NO_ROUND  # compiled, even without `__init__`

    def __init__(self, rules: Rules, players: int, seed: int) -> None:
        self.s = Round.fast_deal(rules, players, seed)
        self.deal()

    def deal(self) -> None:
        """Deal another round; the generator inside the state determines the dealer and the shuffle."""
        s = self.s
        s.fast = flat.advance(s.fast)
        machine.redeal(s, flat.below(s.fast, s.players))
        self.ask_all()

    def exchange(self, s: Round) -> None:
        """Continue from a position that differs only in hidden cards: the question stays."""
        if s.players != self.s.players or s.phase != self.s.phase or s.turn != self.s.turn:
            raise ValueError("the positions differ in more than hidden cards")
        self.s = s

    def set_round(self, s: Round) -> None:
        """Continue from another position, for example a determinization."""
        self.s = s
        self.ask_all()

    def set_question(self, asked: int, waiting: int, picked: int, given: int, below: int, rank: int) -> None:
        """Continue with this seat asked and these parts of a move chosen. `ValueError` if a value is out of range."""
        s = self.s
        nobody = asked == c.NO_SEAT and s.phase == c.OVER
        if (
            not (0 <= asked < s.players or nobody)
            or not 0 <= waiting < 1 << s.players
            or not (0 <= picked < s.players or picked == c.NO_SEAT)
            or not (0 <= given < c.FACES or given == c.NO_FACE)
            or not 0 <= below < 256
            or not 0 <= rank < c.DRAW2
        ):
            raise ValueError("there is no such question")
        self.asked = asked
        self.waiting = waiting
        self.picked = picked
        self.given = given
        self.below = below
        self.rank = rank

    def copy(self) -> ClassicEnvTable:
        """An independent copy."""
        made: ClassicEnvTable = ClassicEnvTable.__new__(ClassicEnvTable)
        made.s = self.s.copy()
        made.asked = self.asked
        made.waiting = self.waiting
        made.picked = self.picked
        made.given = self.given
        made.below = self.below
        made.rank = self.rank
        return made

    def __deepcopy__(self, memo: object) -> ClassicEnvTable:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return parts(self)

    # Which seat to ask.

    def ask_all(self) -> None:
        """After a move: every seat may be asked again."""
        s = self.s
        self.forget()
        self.waiting = 0
        if s.phase == c.OVER:
            self.asked = c.NO_SEAT
            return
        alone = s.phase == c.CHALLENGE or s.phase > c.SKIPPED
        if not alone and (s.owing or s.book.jump_in or s.follow != c.NO_SEAT or s.book.advice_penalty):
            self.waiting = ((1 << s.players) - 1) & ~(1 << s.turn)
        self.ask_next()

    def forget(self) -> None:
        """Discard the parts of a move chosen so far."""
        self.picked = c.NO_SEAT
        self.given = c.NO_FACE
        self.below = 0
        self.rank = 0

    def ask_next(self) -> None:
        """Ask the next seat that can act out of turn, finally the seat on turn."""
        s = self.s
        self.asked = s.turn
        if not self.waiting:
            return
        for late in range(2):
            seat = s.turn
            for _ in range(s.players - 1):
                seat = s.after(seat)
                if self.waiting & (1 << seat) and (s.owing >> seat) & 1 == late:
                    if collect(s, seat):
                        self.asked = seat
                        return
                    self.waiting &= ~(1 << seat)

    # Legal actions.

    def legal(self, mask: Bytes) -> int:
        """Set the legal actions of the asked seat to 1 in an array of zeros. Returns how many there are."""
        if len(mask) < e.ACTIONS:
            raise ValueError(f"a mask has {e.ACTIONS} places, not {len(mask)}")
        return self.list_legal(rows.start(mask), _LISTED.items)

    def list_legal(self, mask: Bytes, listed: list[int] | Actions) -> int:
        """`legal` that also writes a list of them (`codes.LISTED_SIZE`); without checking the sizes."""
        s = self.s
        for place in range(e.LISTED_BITS, e.LISTED_SIZE):
            listed[place] = 0
        listed[0] = 0
        if s.phase == c.OVER:
            return 0
        count = 0
        for place in range(collect(s, self.asked)):
            action = self.action_of(_FOUND.items[place])
            if action != e.NO_ACTION and not mask[action]:
                mask[action] = 1
                count += 1
                listed[count] = action
                listed[e.LISTED_BITS + (action >> 4)] |= 1 << (action & 15)
        if self.asked != s.turn:
            mask[e.WAIT] = 1
            count += 1
            listed[count] = e.WAIT
            listed[e.LISTED_BITS + (e.WAIT >> 4)] |= 1 << (e.WAIT & 15)
        listed[0] = count
        return count

    def may(self, action: int) -> bool:
        """Whether `legal` would mark this action."""
        if self.s.phase == c.OVER:
            return False
        if action == e.WAIT:
            return self.asked != self.s.turn
        for place in range(collect(self.s, self.asked)):  # noqa: SIM110 (faster than `any` when compiled)
            if self.action_of(_FOUND.items[place]) == action:
                return True
        return False

    def actions(self) -> list[int]:
        """The legal actions as a sorted list."""
        if self.s.phase == c.OVER:
            return []
        found = {self.action_of(_FOUND.items[place]) for place in range(collect(self.s, self.asked))}
        found.discard(e.NO_ACTION)
        if self.asked != self.s.turn:
            found.add(e.WAIT)
        return sorted(found)

    def action_of(self, move: int) -> int:
        """The next action towards a move, given the parts chosen so far; NO_ACTION if they do not lead to it."""
        kind = (move >> c.KIND_AT) & 31
        if kind == c.PLAY:
            return self._laying(move)
        if kind == c.HAND_OVER:
            return self._giving(move)
        if self.below or self.picked != c.NO_SEAT:
            return e.NO_ACTION
        target = (move >> c.TARGET_AT) & 15
        if kind == c.DRAW:
            return e.DRAW
        if kind == c.PASS:
            return e.PASS
        if kind == c.CALL:
            return e.CALL
        if kind == c.DOUBT:
            return e.DOUBT
        if kind == c.NAME:
            return e.NAME + ((move >> c.COLOUR_AT) & 7)
        if kind == c.TURN_HANDS:
            return e.TURN_HANDS + target
        if kind == c.VOTE:
            return e.VOTE + target
        distance = self.distance(move & 15, target) - 1
        if kind == c.CATCH:
            return e.CATCH + distance
        if kind == c.PICK:
            return e.PICK + distance
        return e.ACCUSE + distance

    def distance(self, seat: int, other: int) -> int:
        """How many places to the left another seat is."""
        return other - seat if other >= seat else other - seat + self.s.players

    def _laying(self, move: int) -> int:
        if self.picked != c.NO_SEAT:
            return e.NO_ACTION
        face = (move >> c.FACE_AT) & 63
        also = (move >> c.ALSO_AT) & 255
        if self.below and face % c.RANKS != self.rank:
            return e.NO_ACTION
        if also != self.below:
            return self._below(face, also)
        call = e.LAY_CALL if (move >> c.CALL_AT) & 1 else e.LAY
        if face < c.WILD:
            return call + face
        if (face == c.WILD or face == c.WILD4) and (move >> c.COLOUR_AT) & 7 == c.NO_COLOUR:
            return e.NO_ACTION  # LB-8: a last card may be laid without a colour; with one it is the same
        if face == c.WILD:
            return call + c.WILD + ((move >> c.COLOUR_AT) & 7)
        if face == c.WILD4:
            return call + c.WILD + 4 + ((move >> c.COLOUR_AT) & 7)
        return call + c.WILD + 8 + face - c.UNO_CARD

    def _below(self, face: int, also: int) -> int:
        """BB-6: the cards below are chosen one by one, in the order of their colours."""
        next_colour = 0
        for colour in range(4):
            if (self.below >> (2 * colour)) & 3:
                next_colour = colour  # the last colour chosen so far
        for colour in range(4):
            chosen = (self.below >> (2 * colour)) & 3
            wanted = (also >> (2 * colour)) & 3
            if wanted < chosen or (colour < next_colour and wanted != chosen):
                return e.NO_ACTION
            if wanted > chosen:
                return e.BELOW + 10 * colour + face % c.RANKS
        return e.NO_ACTION

    def _giving(self, move: int) -> int:
        """DE-8b: first the receiver, then the cards one by one, the lower one first."""
        target = (move >> c.TARGET_AT) & 15
        if self.picked == c.NO_SEAT:
            return e.PICK + self.distance(move & 15, target) - 1
        first = (move >> c.FACE_AT) & 63
        second = (move >> c.SECOND_AT) & 63
        if target != self.picked:
            return e.NO_ACTION
        last = e.GIVE_CALL if (move >> c.CALL_AT) & 1 else e.GIVE
        if second == c.NO_FACE:
            return last + first
        if self.given == c.NO_FACE:
            return e.GIVE + first
        return last + second if first == self.given else e.NO_ACTION

    # Performing actions.

    def act(self, action: int) -> None:
        """Perform an action of the asked seat. Raises ValueError and changes nothing if it is illegal."""
        self.do(self._checked(action))

    def move_of(self, action: int) -> int:
        """The move that an action completes, without making it; -1 if it is only a part, which is stored."""
        return self.chosen_move(self._checked(action))

    def _checked(self, action: int) -> int:
        number = whole(action)
        if not (0 <= number < e.ACTIONS and self.may(number)):
            raise ValueError(f"action {number} is not legal now: see actions()")
        return number

    def do(self, action: int) -> None:
        """Perform an action without checking it. An illegal action causes out-of-bounds writes in compiled code."""
        if action == e.WAIT:
            self.waiting &= ~(1 << self.asked)
            self.ask_next()
            return
        move = self.chosen_move(action)
        if move >= 0:
            self.make(move)

    def make(self, move: int) -> None:
        """Make a complete move without checking it."""
        machine.do(self.s, move)
        self.ask_all()

    def chosen_move(self, action: int) -> int:
        """Like `move_of`, without checking the action."""
        seat = self.asked
        if action < e.DRAW:
            return self._lay(seat, action & 63, 1 if action >= e.LAY_CALL else 0)
        if action == e.DRAW:
            return moves.simple(seat, c.DRAW)
        if action == e.PASS:
            return moves.simple(seat, c.PASS)
        if action == e.CALL:
            return moves.simple(seat, c.CALL)
        if action == e.DOUBT:
            return moves.simple(seat, c.DOUBT)
        if action < e.TURN_HANDS:
            return moves.simple(seat, c.NAME) | ((action - e.NAME) << c.COLOUR_AT)
        if action < e.CATCH:
            return moves.aimed(seat, c.TURN_HANDS, action - e.TURN_HANDS)
        if action < e.PICK:
            return moves.aimed(seat, c.CATCH, self.at_distance(action - e.CATCH))
        if action < e.ACCUSE:
            if self.s.phase != c.GIVE:
                return moves.aimed(seat, c.PICK, self.at_distance(action - e.PICK))
            self.picked = self.at_distance(action - e.PICK)
            return -1
        if action < e.VOTE:
            return moves.aimed(seat, c.ACCUSE, self.at_distance(action - e.ACCUSE))
        if action < e.GIVE:
            return moves.aimed(seat, c.VOTE, action - e.VOTE)
        if action < e.BELOW:
            return self._give(seat, (action - e.GIVE) % c.FACES, 1 if action >= e.GIVE_CALL else 0)
        self.below += 1 << (2 * ((action - e.BELOW) // 10))
        self.rank = (action - e.BELOW) % 10
        return -1

    def at_distance(self, place: int) -> int:
        """The seat that an action targets: place 0 is the seat to the left."""
        seat = self.asked + place + 1
        return seat if seat < self.s.players else seat - self.s.players

    def _lay(self, seat: int, way: int, call: int) -> int:
        if way < c.WILD:
            return moves.play(seat, way, c.NO_COLOUR, call, self.below)
        if way < c.WILD + 4:
            return moves.play(seat, c.WILD, way - c.WILD, call, 0)
        if way < c.WILD + 8:
            return moves.play(seat, c.WILD4, way - c.WILD - 4, call, 0)
        return moves.play(seat, c.UNO_CARD + way - c.WILD - 8, c.NO_COLOUR, call, 0)

    def _give(self, seat: int, face: int, call: int) -> int:
        if acting.gift_size(self.s) == 1:
            return moves.hand_over(seat, self.picked, face, c.NO_FACE, call)
        if self.given == c.NO_FACE:
            self.given = face
            return -1
        return moves.hand_over(seat, self.picked, self.given, face, call)

    # Returns.

    def worth(self, seat: int) -> float:
        """The return of a finished round: 1 for each winner, zero-sum with the others; 0 if nobody has won."""
        s = self.s
        won = 0
        for other in range(s.players):
            if s.winner != c.NO_SEAT and finishing.same_side(s, other, s.winner):
                won += 1
        if won == 0 or won == s.players:
            return 0.0
        if finishing.same_side(s, seat, s.winner):
            return 1.0
        return -1.0 * won / (s.players - won)  # `1.0` forces float division in compiled code too


def collect(s: Round, seat: int) -> int:
    """Collect the legal moves of a seat into `_FOUND`. Returns how many there are."""
    _FOUND.n = 0
    moves.collect(s, seat, _FOUND)
    return _FOUND.n


_NO_ROUND = Round.__new__(Round)
