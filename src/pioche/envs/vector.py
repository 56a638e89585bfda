"""Many rounds of the card game at once, in NumPy arrays that are allocated once and overwritten at every step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, SupportsIndex, TypeAlias, cast

from pioche.envs import codes as e
from pioche.envs.batch import Batch
from pioche.envs.classic_encoding import CLASSIC
from pioche.envs.extras import missing
from pioche.envs.integers import LONGEST, longest_of, players_of, whole
from pioche.envs.seeds import seed_or_any
from pioche.envs.table_spec import Options, edition_of, explained, options_of

try:
    import numpy as np
except ImportError as error:
    raise missing(error) from None

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pioche.envs.arrays import Actions, Bytes, Floats, Integers
    from pioche.envs.classic import ClassicEnvTable

    MadeOf: TypeAlias = tuple[int, str, int, Options, int, int]
    Kept: TypeAlias = tuple[list[ClassicEnvTable], int, Actions, dict[str, NDArray[Any]]]

_OF_THE_LAST_STEP: Final = ("rewards", "done", "truncated")  # the other arrays are derived from the tables


class ClassicVector:
    """Many tables, each asking one seat for one action.

    `observations`, `masks`, `counts` (of legal actions) and `seats` (who is asked) describe the pending decision of
    every table; `step` takes an action for each. If that ends a round, `done` is 1, `rewards` has the return of every
    seat, and all other arrays describe the next round, which is dealt automatically. The same happens after `longest`
    actions, but with `truncated` instead of `done` and without rewards. The arrays are reused: copy what you want to
    keep. They are read-only, and nothing is read back from them.
    """

    def __init__(
        self,
        games: SupportsIndex,
        edition: str = "classic/fr",
        players: SupportsIndex = 4,
        options: Mapping[str, str] | None = None,
        seed: SupportsIndex | None = 0,
        longest: SupportsIndex = LONGEST,
    ) -> None:
        games, players = whole(games, "the number of games is a whole number"), players_of(players)
        if games < 1:
            raise ValueError(f"{games} games are too few")
        edition, house_rules, longest = edition_of(edition), options_of(options), longest_of(longest)
        self._made_of = (games, edition, players, house_rules, 0, longest)
        self.games = games
        self.players = players
        with explained(edition):
            self.rules = CLASSIC.rules(edition, players, house_rules)
        self._written: dict[str, NDArray[Any]] = {
            "observations": np.zeros((games, e.FEATURES), np.int8),
            "masks": np.zeros((games, e.ACTIONS), np.int8),
            "counts": np.zeros(games, np.int32),
            "seats": np.zeros(games, np.int32),
            "rewards": np.zeros((games, players), np.float32),
            "done": np.zeros(games, np.int8),
            "truncated": np.zeros(games, np.int8),
        }
        self._taken: Actions = np.zeros(games, np.int32)
        legal, choices = np.zeros((games, e.ACTIONS), np.int8), np.zeros(games, np.int32)
        self._batch = Batch(
            self.rules, players, longest, **self._written, legal=legal, choices=choices, taken=self._taken
        )
        self.observations: Bytes = _locked(self._written["observations"])
        self.masks: Bytes = _locked(self._written["masks"])
        self.counts: Actions = _locked(self._written["counts"])
        self.seats: Actions = _locked(self._written["seats"])
        self.rewards: Floats = _locked(self._written["rewards"])
        self.done: Bytes = _locked(self._written["done"])
        self.truncated: Bytes = _locked(self._written["truncated"])
        self._chosen: Actions = np.zeros(games, np.int32)
        self.reset(seed_or_any(seed))

    def reset(self, seed: SupportsIndex | None = None) -> None:
        """Deal at every table. The same seed and actions give the same rounds; None continues the generator."""
        if seed is not None:
            self._batch.seed(seed_or_any(seed))
        self._batch.reset()

    def step(self, actions: Integers) -> None:
        """Perform an action at every table. If any of them is illegal, raises ValueError and changes nothing."""
        right = getattr(actions, "dtype", None) == np.int32
        given = cast("Actions", actions) if right else _whole(actions)
        if not (given.flags.c_contiguous and given.flags.writeable):  # compiled code accepts no other arrays
            given = given.copy()
        if given.shape != (self.games,):
            raise ValueError(f"one action for each of {self.games} games, please, not an array of shape {given.shape}")
        wrong = self._batch.first_illegal(given)
        if wrong >= 0:
            raise ValueError(f"action {given[wrong]} is not legal in game {wrong}: see masks[{wrong}]")
        self._batch.step(given)

    def sample(self) -> Actions:
        """A uniformly random legal action for every table; the array is reused by the next call."""
        self._batch.choose(self._chosen)
        return self._chosen

    def tables(self) -> list[ClassicEnvTable]:
        """Copies of the tables, for search and analysis: they include hidden cards.

        `actions()` lists the legal actions, `act` performs one; `copy` and `worth` are useful for search.
        """
        return self._batch.copies()

    def __reduce__(self) -> tuple[type[ClassicVector], MadeOf, Kept]:
        last = {name: self._written[name].copy() for name in _OF_THE_LAST_STEP}
        return (
            type(self),
            self._made_of,
            (self._batch.copies(), self._batch.generator_state(), self._taken.copy(), last),
        )

    def __setstate__(self, kept: Kept) -> None:
        tables, generator, self._taken[:], last = kept  # in place, as the batch shares these arrays
        self._batch.put(tables, generator)
        for name, array in last.items():
            self._written[name][:] = array


def _locked(array: NDArray[Any]) -> NDArray[Any]:
    """A read-only array over the same memory; unlike a plain view, it cannot be made writable again."""
    return np.asarray(array.data.toreadonly())


def _whole(actions: object) -> Actions:
    """Actions of any integer type, converted without truncation or overflow."""
    given = np.asarray(actions)
    if given.dtype.kind not in "iu":
        raise ValueError(f"actions are whole numbers, not {given.dtype}")
    made: Actions = np.ascontiguousarray(given, dtype=np.int32)
    wrong = (made != given).reshape(-1).nonzero()[0]
    if len(wrong):
        game = int(wrong[0])
        raise ValueError(f"action {given.reshape(-1)[game]} is not legal in game {game}: see masks[{game}]")
    return made
