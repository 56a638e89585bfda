"""Rollouts of the card game: the compiled heuristic plays every seat to the end of the round."""

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
from pioche.classic.actions import encode
from pioche.classic.completion import Completions
from pioche.classic.knowledge import Knowledge
from pioche.classic.machine import Round
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
        self, position: AnyRound, seat: int, told: Sequence[Any], action: Any, seed: int, samples: int
    ) -> Samples | None:
        core: Round = position.core
        played = encode(action)
        legal = set(core.legal(seat))
        # Nobody catches anybody in rollouts: a move without its call is never the better one.
        others = [
            move for move in sorted(legal) if move != played and (move | _CALL == move or move | _CALL not in legal)
        ]
        free = position.turn != seat  # out of turn, doing nothing is a candidate as well
        if not others and not free:
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
        moves = [played, *others[:_CANDIDATES], *([_NOBODY] if free else [])]
        draw = belief.positions(seen, seed >> 2)
        self._playing.begin(self._lowest)
        noticed.tell(self._playing)
        for other, colours in enumerate(noticed.lacks):
            self._playing.set_noticed(other, colours)
        rows = []
        for number in range(samples):
            won = [0] * len(moves)
            self._playing.set_luck(chance.number(seed, number))
            self._playing.add_values(draw(), moves, seat, _MOST, won)
            rows.append(tuple(value / _FULL for value in won))
        return Samples(tuple("" if move == _NOBODY else move_text(move) for move in moves), tuple(rows))


def _shuffled(core: Round, seed: int) -> Callable[[], Round]:
    """Samples the position with the draw pile in another order: who sees every hand does not know more than that."""
    seen = view(core, core.turn)  # this seat knows the card that it has just drawn
    open_view = replace(seen, hands=tuple(core.hand(seat) for seat in range(core.players)))
    return Completions(open_view, Knowledge.of_view(core.rules, open_view), seed).draw
