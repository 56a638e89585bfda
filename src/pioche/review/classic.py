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
_MOST: Final = 5_000  # moves of a rollout; with some house rules players could exchange cards for ever
_NOISE: Final = 20  # makes rollouts vary
_FULL: Final = 1000  # what `add_values` gives for a win
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

    def candidates(
        self,
        position: AnyRound,
        seat: int,
        told: Sequence[Any],
        action: Any,
        seed: int,
        samples: int,
        among: Sequence[str] | None = None,
    ) -> Samples | None:
        core: Round = position.core
        played = encode(action)
        legal = set(core.legal(seat))
        # A move without its call is never the better one.
        others = [
            move
            for move in sorted(legal)
            if move != played and (move | _CALL == move or move | _CALL not in legal) and not _about_people(move)
        ]
        free = position.turn != seat  # out of turn, doing nothing is a candidate as well
        if _about_people(played) or (not others and not free):
            return None
        seen = view(core, seat)
        belief = Belief(self._rules, seat, self._players)
        noticed = Noticed(self._players)
        for event in told:
            belief.observe(event)
            noticed.see(event)
        self._rating.begin(self._lowest)
        noticed.tell(self._rating)
        known = blank(seen, self._rules)
        others.sort(key=lambda move: -self._rating.rate(known, seat, move))
        tried = [played, *others[:_CANDIDATES], *([_NOBODY] if free else [])]
        if among is not None:
            tried = [played, *(move for move in tried[1:] if _text(move) in among)]
        caught = _catches(core, seat, tried)
        draw = belief.positions(seen, seed >> 2)
        self._playing.begin(self._lowest)
        noticed.tell(self._playing)
        for other, colours in enumerate(noticed.lacks):
            self._playing.set_noticed(other, colours)
        rows = []
        for number in range(samples):
            won = [0] * len(tried)
            self._playing.set_luck(chance.number(seed, number))
            self._add_values(draw(), tried, seat, caught, won)
            rows.append(tuple(value / _FULL for value in won))
        return Samples(tuple(map(_text, tried)), tuple(rows))

    def _add_values(self, board: Round, moves: list[int], seat: int, caught: dict[int, int], won: list[int]) -> None:
        """`Heuristic.add_values`, where a seat that has not called is caught."""
        if not caught:
            self._playing.add_values(board, moves, seat, _MOST, won)
            return
        for place, move in enumerate(moves):
            after, following = board, move
            if move in caught:
                after, following = _after(board, move), caught[move]
            value = [0]
            self._playing.add_values(after, [following], seat, _MOST, value)
            won[place] += value[0]


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
