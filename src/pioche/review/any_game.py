"""Rollouts of any game through `engine.game`: every seat plays what the game rates highest, or at random.

Needs two abilities: `Imagines` (hands that fit what a seat knew) for the decisions, `Shuffles` for luck and skill.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from pioche.engine.abilities import Imagines, Rates, Shuffles
from pioche.engine.game import AnyGame, AnyRound
from pioche.engine.refusal import refuse
from pioche.review.evaluating import Evaluator, Samples

_MOST: Final = 2_000  # moves of a rollout
_CANDIDATES: Final = 6
_WHIM: Final = 0.1  # how often a rollout makes a random move instead of the one rated highest


def evaluator(game: AnyGame, rules: Any, players: int) -> Evaluator:
    if not isinstance(game, Imagines) or not isinstance(game, Shuffles):
        raise refuse("review-not-for-game", game=game.name)
    return AnyEvaluator(game, players, game, game)


class AnyEvaluator:
    """Rollouts at one table."""

    def __init__(self, game: AnyGame, players: int, imagines: Imagines, shuffles: Shuffles) -> None:
        self._game = game
        self._players = players
        self._imagines = imagines
        self._shuffles = shuffles
        self._rates = game if isinstance(game, Rates) else None

    def chances(self, position: AnyRound, seed: int, samples: int) -> tuple[float, ...]:
        if position.over:
            return self._won(position)
        return self._chances(position, None, seed, samples)

    def chances_after(self, position: AnyRound, action: Any, seed: int, samples: int) -> tuple[float, ...]:
        return self._chances(position, action, seed, samples)

    def _chances(self, position: AnyRound, action: Any, seed: int, samples: int) -> tuple[float, ...]:
        rows = []
        for number in range(samples):
            board = self._game.round_of(self._shuffles.shuffled(position.core, seed + number))
            if action is not None:
                board.apply(action)
            rows.append(self._outcome(board, seed + number))
        return tuple(sum(column) / samples for column in zip(*rows, strict=True))

    def candidates(
        self, position: AnyRound, seat: int, told: Sequence[Any], action: Any, seed: int, samples: int
    ) -> Samples | None:
        others = [other for other in position.legal(seat) if other != action]
        if not others:
            return None
        if self._rates is not None:
            seen = position.view(seat)
            others.sort(key=lambda other: -self._rates.rate(seen, other))  # type: ignore[union-attr] # checked above
        tried = [action, *others[:_CANDIDATES]]
        rows = []
        for number in range(samples):
            core = self._imagines.imagine(position.core, seat, told, seed + number)
            row = []
            for candidate in tried:
                board = self._game.round_of(core).copy()
                board.apply(candidate)
                row.append(self._outcome(board, seed + number)[seat])
            rows.append(tuple(row))
        return Samples(tuple(map(self._game.write, tried)), tuple(rows))

    def _outcome(self, board: AnyRound, seed: int) -> tuple[float, ...]:
        """Play to the end; what every seat has won."""
        chance = random.Random(seed)  # noqa: S311 (rollouts)
        for _ in range(_MOST):
            if board.over:
                return self._won(board)
            board.apply(self._choice(board, chance))
        return (0.0,) * self._players

    def _choice(self, board: AnyRound, chance: random.Random) -> Any:
        seat = board.turn
        if self._rates is None or chance.random() < _WHIM:
            return board.progress_move(seat, chance.getrandbits(30))
        seen = board.view(seat)
        legal = board.legal(seat)
        rated = [self._rates.rate(seen, action) for action in legal]
        best = max(rated)
        return chance.choice([action for action, worth in zip(legal, rated, strict=True) if worth == best])

    def _won(self, board: AnyRound) -> tuple[float, ...]:
        winners = board.winners()
        return tuple(float(seat in winners) for seat in range(self._players))
