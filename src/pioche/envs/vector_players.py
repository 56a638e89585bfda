"""The opponents of a batch: compiled players by name, or functions that answer for many tables at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, SupportsIndex, TypeAlias

from pioche.envs import codes as e
from pioche.envs.encoding import AnyEncoding
from pioche.envs.extras import missing
from pioche.envs.integers import whole
from pioche.envs.opponents import OpponentError

try:
    import numpy as np
except ImportError as error:
    raise missing(error) from None

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pioche.envs.arrays import Actions, Bytes, Integers

BatchPolicy: TypeAlias = "Callable[[Bytes, Bytes, Integers, np.random.Generator], Integers]"
"""Chooses actions from observations, masks, the numbers of their tables, and a random generator."""

Opponent: TypeAlias = "str | BatchPolicy"
OpponentsGiven: TypeAlias = "Opponent | Sequence[Opponent] | Sequence[Sequence[Opponent]]"
"""One for all seats, one for each by distance from the learner, or such a list for each table (a league)."""

STYLES: Final = {"random": e.RANDOM, "greedy": e.GREEDY, "heuristic": e.HEURISTIC}
TILE_STYLES: Final = {"random": e.RANDOM}


def seat_of(seat: SupportsIndex | None, players: int) -> int:
    """The learner's seat for a batch."""
    if seat is None:
        return e.DRAWN_SEAT
    number = whole(seat, "a seat is a whole number or None")
    if not 0 <= number < players:
        raise ValueError(f"seat {number} is not one of {players}")
    return number


class Opponents:
    """Who plays which seat at which table. Functions share one random generator."""

    def __init__(
        self, given: OpponentsGiven, games: int, players: int, encoding: AnyEncoding, styles: Mapping[str, int]
    ) -> None:
        """`styles`: who can play inside the batch, by name."""
        self._encoding = encoding
        self.styles: NDArray[np.int32] = np.zeros((games, players - 1), np.int32)
        self.functions: list[BatchPolicy] = []
        self._whose: NDArray[np.int32] = np.full((games, players - 1), -1, np.int32)
        self._players = players
        self._chance = np.random.default_rng(0)
        lanes = _by_table(given, games, players)
        for lane, seats in enumerate(lanes):
            for place, opponent in enumerate(seats):
                if isinstance(opponent, str):
                    if opponent not in styles:
                        raise ValueError(
                            f"an opponent in a batch is {', '.join(styles)} or a function, not {opponent!r}"
                        )
                    self.styles[lane, place] = styles[opponent]
                elif callable(opponent):
                    if opponent not in self.functions:
                        self.functions.append(opponent)
                    self._whose[lane, place] = self.functions.index(opponent)
                else:
                    raise TypeError(f"an opponent in a batch is {', '.join(styles)} or a function, not {opponent!r}")

    def reseed(self, seed: int) -> None:
        """Seed the generator of the functions."""
        self._chance = np.random.default_rng(abs(seed))

    def state(self) -> Any:
        return self._chance.bit_generator.state

    def set_state(self, state: Any) -> None:
        self._chance.bit_generator.state = state

    def answers(self, shown: Mapping[str, NDArray[Any]], learners: Actions) -> Actions | None:
        """The actions of all functions that are asked now, `HOLD` elsewhere; None if none is."""
        seats: Actions = shown["seats"]
        asked = np.flatnonzero((seats >= 0) & (seats != learners))
        if not len(asked):
            return None
        whose = self._whose[asked, (seats[asked] - learners[asked]) % self._players - 1]
        answers: Actions = np.full(len(seats), e.HOLD, np.int32)
        for number, function in enumerate(self.functions):
            lanes = asked[whose == number]
            if len(lanes):
                chosen = np.asarray(function(shown["observations"][lanes], shown["masks"][lanes], lanes, self._chance))
                if chosen.shape != lanes.shape or chosen.dtype.kind not in "iu":
                    raise OpponentError(
                        f"an opponent answers {len(lanes)} whole numbers, not {chosen.dtype} of shape {chosen.shape}"
                    )
                answers[lanes] = np.where(
                    (chosen >= 0) & (chosen < self._encoding.actions), chosen, self._encoding.actions
                )
        return answers

    def error(self, seat: int, action: int) -> OpponentError:
        """What to raise for an illegal answer."""
        name = f" ({self._encoding.action_name(action)})" if 0 <= action < self._encoding.actions else ""
        return OpponentError(f"the opponent in seat {seat} chose action {action}{name}, which its mask forbids")


def _by_table(given: OpponentsGiven, games: int, players: int) -> Sequence[Sequence[Any]]:
    """For each table the opponents by distance."""
    if isinstance(given, str) or callable(given):
        return [[given] * (players - 1)] * games
    listed: list[Any] = list(given)
    if all(isinstance(each, str) or callable(each) for each in listed):
        if len(listed) != players - 1:
            raise ValueError(f"{players - 1} opponents, one for each other seat, not {len(listed)}")
        return [listed] * games
    if len(listed) != games or any(len(each) != players - 1 for each in listed):
        raise ValueError(f"a league is a list of {players - 1} opponents for each of {games} tables")
    return listed
