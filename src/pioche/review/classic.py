"""Rollouts of the card game: the compiled heuristic plays every seat to the end of the round.

In a rollout everybody calls in time. A call that is missing where a rollout begins is taken to stay missing: the next
opponent catches the seat at once (FR-10), or the game goes on without it (DE-11, DE-12). So forgetting it costs what
being caught costs, and a late call is worth as much.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from pioche.bots import chance
from pioche.bots.classic.belief import Belief
from pioche.bots.classic.heuristic import Heuristic
from pioche.bots.classic.minds import Noticed, blank, counts_points
from pioche.bots.classic.weights import ATTENTIVE
from pioche.classic import codes as c
from pioche.classic import moves
from pioche.classic.actions import encode
from pioche.classic.completion import Completions
from pioche.classic.knowledge import Knowledge
from pioche.classic.machine import Round
from pioche.classic.mechanics.uno_call import UnoEnforced
from pioche.classic.notation import move_text
from pioche.classic.rules import Rules
from pioche.classic.view import view
from pioche.engine.game import AnyGame, AnyRound
from pioche.review.evaluating import Evaluator, Samples

_CALL: Final = 1 << c.CALL_AT
_NOBODY: Final = -1  # instead of a move, as `heuristic.NOBODY`
_ANYBODY: Final = -2  # the same: what a rollout does
_MOST: Final = 5_000  # moves of a rollout; with some house rules players could exchange cards for ever
_NOISE: Final = 20  # makes rollouts vary
_FULL: Final = 1000  # the value of a win
_CANDIDATES: Final = 8  # the best rated ones, besides the action that was played


def evaluator(game: AnyGame, rules: Rules, players: int) -> Evaluator:
    return CardEvaluator(game, rules, players)


class CardEvaluator:
    """Rollouts at one table."""

    def __init__(self, game: AnyGame, rules: Rules, players: int) -> None:
        self._game = game
        self._rules = rules
        self._players = players
        self._lowest = counts_points(rules)
        self._playing = Heuristic(ATTENTIVE, _NOISE)
        self._rating = Heuristic(ATTENTIVE)

    # With open hands

    def chances(self, position: AnyRound, seed: int, samples: int) -> tuple[float, ...]:
        if position.over:
            winners = position.winners()
            return tuple(float(seat in winners) for seat in range(self._players))
        return self._share_won(_shuffled(position.core, seed), samples, seed, None)

    def chances_after(self, position: AnyRound, action: Any, seed: int, samples: int) -> tuple[float, ...]:
        return self._share_won(_shuffled(position.core, seed), samples, seed, encode(action))

    def _share_won(self, draw: Callable[[], Round], samples: int, seed: int, move: int | None) -> tuple[float, ...]:
        won = [0] * self._players
        for number in range(samples):
            board = draw()
            if move is not None:
                board.apply(move)
            caught = _catch(board)
            if caught is not None:
                board.apply(self._playing.choose(board, board.turn) if caught == _NOBODY else caught)
            self._play(board, chance.number(seed, number))
            for seat in self._game.round_of(board).winners() if board.over else ():
                won[seat] += 1
        return tuple(count / samples for count in won)

    def _play(self, board: Round, seed: int) -> None:
        self._playing.begin(self._lowest)
        self._playing.reseed(seed)
        self._playing.play(board, _MOST)

    # From what a seat knew

    def trial(self, position: AnyRound, seat: int, told: Sequence[Any], action: Any, seed: int) -> CardTrial | None:
        core: Round = position.core
        played = encode(action)
        if _about_people(played):
            return None
        legal = set(core.legal(seat))
        # A move without its call is never the better one.
        others = [
            move
            for move in sorted(legal)
            if move != played and (move | _CALL == move or move | _CALL not in legal) and not _about_people(move)
        ]
        free = position.turn != seat  # out of turn, doing nothing is a candidate as well
        seen = view(core, seat)
        noticed = Noticed(self._players)
        for event in told:
            noticed.see(event)
        self._rating.begin(self._lowest)
        noticed.tell(self._rating)
        known = blank(seen, self._rules)
        others.sort(key=lambda move: -self._rating.rate(known, seat, move))
        tried = [played, *others[:_CANDIDATES], *([_NOBODY] if free else [])]
        belief = Belief(self._rules, seat, self._players)
        for event in told:
            belief.observe(event)
        return CardTrial(core, seat, tried, noticed, belief.positions(seen, seed >> 2), self._lowest, seed)


class CardTrial:
    """The candidate moves of one decision."""

    most: Final = 16

    def __init__(
        self,
        core: Round,
        seat: int,
        moves: Sequence[int],
        noticed: Noticed,
        draw: Callable[[], Round],
        lowest: int,
        seed: int,
    ) -> None:
        self.actions = tuple(map(_text, moves))
        self._moves = moves
        self._seat = seat
        self._players = core.players
        self._draw = draw
        self._seed = seed
        self._caught = _catches(core, seat, moves)
        catch = _catch(core)
        self._usual = _ANYBODY if catch is None else catch
        self._playing = Heuristic(ATTENTIVE, _NOISE)
        self._playing.begin(lowest)
        noticed.tell(self._playing)
        self._believed = self._playing.believed
        for other, colours in enumerate(noticed.lacks):
            self._playing.set_noticed(other, colours)
        self._made = 0

    def sample(self, count: int, places: Sequence[int]) -> Samples:
        moves = [self._moves[place] for place in places]
        before, after = [0] * self._players, [0] * self._players
        rows = []
        for _ in range(count):
            board = self._draw()
            self._playing.set_luck(chance.number(self._seed, self._made))
            self._made += 1
            self._playing.believed = self._believed  # rollouts change it
            self._playing.add_chances(board, self._usual, self._seat, _MOST, before)
            won = [0] * len(moves)
            reached, following = self._caught_after(board, moves[0])
            won[0] = self._playing.add_chances(reached, following, self._seat, _MOST, after)
            self._add_values(board, moves, won)
            rows.append(tuple([value / _FULL for value in won]))
        changes = tuple([(later - earlier) / _FULL for later, earlier in zip(after, before, strict=True)])
        return Samples(tuple([self.actions[place] for place in places]), tuple(rows), changes)

    def _caught_after(self, board: Round, move: int) -> tuple[Round, int]:
        """The position and the move with which a rollout begins: where a seat has not called, it is caught next."""
        return (_after(board, move), self._caught[move]) if move in self._caught else (board, move)

    def _add_values(self, board: Round, moves: list[int], won: list[int]) -> None:
        """The values of the alternatives."""
        if not self._caught:
            values = [0] * (len(moves) - 1)
            self._playing.add_values(board, moves[1:], self._seat, _MOST, values)
            won[1:] = values
            return
        for place, move in enumerate(moves[1:], start=1):
            reached, following = self._caught_after(board, move)
            value = [0]
            self._playing.add_values(reached, [following], self._seat, _MOST, value)
            won[place] = value[0]


def _text(move: int) -> str:
    return "" if move == _NOBODY else move_text(move)


def _about_people(move: int) -> bool:
    """Accusations and votes are about what somebody said at the table (FR-21); no rollout knows that."""
    return move >> c.KIND_AT & 31 in (c.ACCUSE, c.VOTE)


def _after(board: Round, move: int) -> Round:
    made = board.copy()
    if move != _NOBODY:
        made.apply(move)
    return made


def _catches(board: Round, seat: int, tried: Sequence[int]) -> dict[int, int]:
    """By move: how the seat is caught after it, if it has not called then. Other hands make no difference."""
    found = {}
    for move in tried:
        after = _after(board, move)
        caught = _catch(after) if after.owing >> seat & 1 else None
        if caught is not None:
            found[move] = caught
    return found


def _catch(board: Round) -> int | None:
    """How the next opponent of a seat that has not called catches it; `_NOBODY`: the next move does (DE-11).

    None if everybody has called.
    """
    if not board.owing or board.over:
        return None
    if board.rules.uno_call.uno_enforced is UnoEnforced.AUTOMATIC:
        return _NOBODY
    for target in range(board.players):
        for step in range(1, board.players if board.owing >> target & 1 else 0):
            move = moves.aimed((target + board.direction * step) % board.players, c.CATCH, target)
            if board.check(move) is None:
                return move
    return None


def _shuffled(core: Round, seed: int) -> Callable[[], Round]:
    """Samples the position with the draw pile in another order: who sees every hand does not know more than that."""
    seen = view(core, core.turn)  # this seat knows the card that it has just drawn
    open_view = replace(seen, hands=tuple(core.hand(seat) for seat in range(core.players)))
    return Completions(open_view, Knowledge.of_view(core.rules, open_view), seed).draw
