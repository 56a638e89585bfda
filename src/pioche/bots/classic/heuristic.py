"""The heuristic: chooses the move with the best rating; in playouts it moves for every player."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Final

from pioche.bots.classic.rating import Rating
from pioche.bots.classic.suspicion import DEFAULT_BLUFFERS
from pioche.bots.classic.weights import Weights
from pioche.bots.classic.win_chance import WinChance
from pioche.classic import checking, machine, moves
from pioche.classic import codes as c
from pioche.classic.mechanics import laying
from pioche.classic.moves import Moves
from pioche.engine import flat
from pioche.engine.deal import fast_state

if TYPE_CHECKING:
    from pioche.classic.machine import Round
    from pioche.classic.state import State

NOBODY: Final = -1  # instead of a move
ANYBODY: Final = -2  # instead of a move: the one that a rollout makes
_QUICK: Final = 8  # in one of so many cases the player on turn is faster than those who could lay out of turn


class Heuristic(Rating):
    """Ratings, observations about the other players, and a random generator."""

    __slots__ = ("generator", "listed", "luck", "noise", "noticed", "win_chance")
    noticed: list[int]  # `lacks` at the beginning of every playout
    listed: Moves | None  # None only where `__init__` was not called

    def __init__(self, weights: Weights, noise: int = 0) -> None:
        Rating.__init__(self, weights)
        if not flat.COMPILED:
            self.noticed = flat.zeros(c.SEATS)
        self.listed = Moves()
        self.win_chance = WinChance()
        self.generator = 1
        self.luck = 1
        self.noise = noise  # upper bound of the random number added to each rating
        self.forget()

    def begin(self, lowest: int) -> None:
        """Start a round; `lowest`: the points left in hand count, not who wins (FR-20)."""
        self._made()
        self.lowest = lowest
        self.win_chance.lowest = lowest
        self.win_chance.set_score([], 0)
        self.forget()

    def set_score(self, needs: list[int], seat: int) -> None:
        """Play to the score of the match: the points that each side still needs (`WinChance.set_score`)."""
        self.win_chance.set_score(needs, seat)

    def _made(self) -> Moves:
        """Its list of moves. A `TypeError` for an object that `__init__` has never seen: compiled, there are some."""
        if self.listed is None:
            raise TypeError("make a Heuristic with its weights")
        return self.listed

    # Copies. Cython's own way to pickle needs None for an argument, which compiled modules refuse.

    def __reduce__(self) -> tuple[object, ...]:
        weights = {entry.name: getattr(self, entry.name) for entry in fields(Weights)}
        return _restored, (weights, self._numbers())

    def _numbers(self) -> tuple[int, ...]:
        seats = range(c.SEATS)
        by_seat = [(self.lacks[seat], self.bluffers[seat], self.noticed[seat]) for seat in seats]
        flattened = [number for row in by_seat for number in row]
        return (self.noise, self.lowest, self.believed, self.generator, self.luck, *flattened)

    def restore(self, numbers: tuple[int, ...]) -> None:
        """Continue as the heuristic that these numbers were taken from."""
        self.noise = numbers[0]
        self.begin(numbers[1])
        self.believed = numbers[2]
        self.generator = numbers[3]
        self.luck = numbers[4]
        for seat in range(c.SEATS):
            self.lacks[seat] = numbers[5 + 3 * seat]
            self.bluffers[seat] = numbers[6 + 3 * seat]
            self.noticed[seat] = numbers[7 + 3 * seat]

    def reseed(self, seed: int) -> None:
        """Seed the random generator with any integer."""
        self.generator = fast_state(seed)

    # Observations about other players.

    def forget(self) -> None:
        """Clear all observations."""
        self.believed = 0
        for seat in range(c.SEATS):
            self.lacks[seat] = 0
            self.bluffers[seat] = DEFAULT_BLUFFERS

    def notice(self, s: State, seat: int, move: int) -> None:
        """Learn from a move: a player who draws lacks the colour, one who lays has it."""
        self.check_seat(seat)
        kind = (move >> c.KIND_AT) & 31
        if kind == c.DRAW:
            if s.phase != c.TURN:
                self.lacks[seat] = 0
            elif s.colour != c.NO_COLOUR:
                self.lacks[seat] |= 1 << s.colour
        elif kind == c.PLAY:
            face = (move >> c.FACE_AT) & 63
            if face == c.WILD4:
                self.believed = s.phase == c.DRAWN or self.lacks[seat] >> s.colour & 1
            if face < c.WILD:
                self.lacks[seat] &= ~(1 << (face // c.RANKS))
            else:
                self.lacks[seat] &= ~(1 << ((move >> c.COLOUR_AT) & 7))

    # Choosing.

    def choose(self, s: State, seat: int) -> int:
        """The best move of a seat; `NOBODY` if it has none."""
        listed = self._made()
        if seat < 0 or seat >= s.players:
            return NOBODY
        listed.n = 0
        moves.collect(s, seat, listed)
        best = NOBODY
        highest = 0
        for place in range(listed.n):
            move = listed.items[place]
            rating = self.rate(s, seat, move)
            if self.noise:
                self.generator = flat.advance(self.generator)
                rating += flat.below(self.generator, self.noise)
            if best == NOBODY or rating > highest:
                highest = rating
                best = move
        return best

    def play(self, s: Round, most: int) -> int:
        """Play a rollout of at most `most` moves, all seats by this heuristic. Returns the number of moves."""
        made = 0
        while s.phase != c.OVER and made < most:
            move = self._next(s)
            if move == NOBODY:
                break
            self.notice(s, move & 15, move)
            machine.do(s, move)
            made += 1
        return made

    def _next(self, s: State) -> int:
        """The next move of a rollout, in or out of turn; `NOBODY` if there is none."""
        move = NOBODY
        if s.phase != c.CHALLENGE and s.phase <= c.SKIPPED:
            if s.owing:
                move = self._owed_call(s)
            elif s.book.jump_in or s.follow != c.NO_SEAT:
                move = self._out_of_turn(s)
        return self.choose(s, s.turn) if move == NOBODY else move

    def _owed_call(self, s: State) -> int:
        """The call of a seat that got down to one card by a gift or a swap."""
        return moves.simple(flat.lowest(s.owing), c.CALL)

    def _out_of_turn(self, s: State) -> int:
        """The move of a seat that goes on, or else jumps in before the player on turn; `NOBODY` if none wants to."""
        self.generator = flat.advance(self.generator)
        if flat.below(self.generator, _QUICK) == 0:
            return NOBODY
        seat = s.turn if s.follow == c.NO_SEAT else s.follow
        for _ in range(s.players):
            if seat != s.turn and laying.besides_turn(s, seat, flat.NONE):
                move = self.choose(s, seat)
                if self.rate(s, seat, move) > self.leave:
                    return move
            seat = s.after(seat)
        return NOBODY

    def add_values(self, s: Round, candidates: list[int], seat: int, most: int, totals: list[int]) -> None:
        """For each candidate: make it, play a rollout of at most `most` moves, and add the resulting value to `totals`.

        `NOBODY` means to lay nothing out of turn: then the player on turn moves.

        Every rollout starts with the same observations and the same random state. A move that is not legal is a
        `ValueError`.
        """
        self._made()
        if len(totals) < len(candidates):
            raise ValueError("as many totals as candidates")
        board = s.copy()
        for place in range(len(candidates)):
            board.copy_from(s)
            self._try(board, candidates[place], most)
            totals[place] += self.win_chance.worth(board, seat)

    def add_chances(self, s: Round, move: int, seat: int, most: int, totals: list[int]) -> int:
        """The value of one candidate, as in `add_values`; adds every seat's chance to win, in thousandths, to `totals`.

        `ANYBODY`: the candidate is what a rollout does. If that is the same move, everything that follows is the same.
        """
        self._made()
        if len(totals) < s.players:
            raise ValueError("as many totals as seats")
        board = s.copy()
        self._try(board, move, most)
        for other in range(s.players):
            totals[other] += self.win_chance.chance(board, other)
        return self.win_chance.worth(board, seat)

    def _try(self, board: Round, move: int, most: int) -> None:
        """Make a candidate move and play a rollout."""
        for other in range(board.players):
            self.lacks[other] = self.noticed[other]
        self.generator = self.luck
        if move == NOBODY:
            move = self.choose(board, board.turn)
        elif move == ANYBODY:
            move = self._next(board)
            self.generator = self.luck
        if move < 0 or move >= c.MOVE_LIMIT or checking.check(board, move):
            raise ValueError(f"{move} is not a legal move")
        self.notice(board, move & 15, move)
        machine.do(board, move)
        self.play(board, most)

    def set_noticed(self, seat: int, colours: int) -> None:
        """Set the colours that a seat seems to lack at the start of each rollout of `add_values`."""
        self.check_seat(seat)
        self.noticed[seat] = colours

    def set_luck(self, seed: int) -> None:
        """Set the random seed of each rollout of `add_values`."""
        self.luck = fast_state(seed)


def _restored(weights: dict[str, int], numbers: tuple[int, ...]) -> Heuristic:
    """A heuristic from its pickle."""
    made = Heuristic(Weights(**weights))
    made.restore(numbers)
    return made
