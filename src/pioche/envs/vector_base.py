"""Many rounds at once, in NumPy arrays that are allocated once and overwritten at every step: what all games share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Self, SupportsIndex, TypeAlias, cast

from pioche.envs import codes as e
from pioche.envs.encoding import AnyEncoding, size
from pioche.envs.extras import missing
from pioche.envs.integers import longest_of, players_of, whole
from pioche.envs.seeds import seed_or_any
from pioche.envs.table_spec import Options, edition_of, explained, options_of
from pioche.envs.vector_players import Opponents, seat_of

try:
    import numpy as np
except ImportError as error:
    raise missing(error) from None

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pioche.envs.arrays import Actions, Bytes, Floats, Integers

    Kept: TypeAlias = tuple[list[Any], int, dict[str, NDArray[Any]], dict[str, NDArray[Any]], Any]

_OF_THE_LAST_STEP: Final = ("rewards", "done", "truncated", "final_observations")  # the rest follows from the tables
AUTORESET: Final = {"same_step": e.SAME_STEP, "next_step": e.NEXT_STEP, "disabled": e.DISABLED}


class TableVector:
    """Many tables, each asking one seat for one action.

    `observations`, `masks`, `counts` (of legal actions) and `seats` (who is asked) describe the pending decision of
    every table; `step` takes an action for each. If that ends a round, `done` is 1, `rewards` has the return of every
    seat, and all other arrays describe the next round, which is dealt automatically. The same happens after `longest`
    actions, but with `truncated` instead of `done` and without rewards. The arrays are reused: copy what you want to
    keep. They are read-only, and nothing is read back from them.
    """

    _batch: Any

    def tables(self) -> list[Any]:
        """Copies of the tables, for search and analysis: they include what is hidden."""
        raise NotImplementedError

    def __init__(
        self,
        encoding: AnyEncoding,
        games: SupportsIndex,
        edition: str,
        players: SupportsIndex,
        options: Mapping[str, str] | None,
        longest: SupportsIndex,
        settings: Mapping[str, Any],
        styles: Mapping[str, int],
        list_size: int,
    ) -> None:
        """`settings`: the arguments that subclasses pass on by name; `styles`: who can play inside the batch."""
        games, players = whole(games, "the number of games is a whole number"), players_of(players)
        if games < 1:
            raise ValueError(f"{games} games are too few")
        edition, house_rules, self.longest = edition_of(edition), options_of(options), longest_of(longest)
        if settings["autoreset"] not in AUTORESET:
            raise ValueError(f"autoreset is one of {', '.join(AUTORESET)}, not {settings['autoreset']!r}")
        self._made_of = ((games, edition, players, house_rules, 0, self.longest),)
        self._settings = dict(settings)
        self.encoding = encoding
        self.games = games
        self.players = players
        self.autoreset: str = settings["autoreset"]
        with explained(edition):
            self.rules = encoding.rules(edition, players, house_rules)
        features, opponents = size(encoding), settings["opponents"]
        self._bits_at = encoding.actions + 1
        self._written: dict[str, NDArray[Any]] = {
            "observations": np.zeros((games, features), np.int8),
            "masks": np.zeros((games, encoding.actions), np.int8),
            "counts": np.zeros(games, np.int32),
            "seats": np.zeros(games, np.int32),
            "rewards": np.zeros((games, players), np.float32),
            "done": np.zeros(games, np.int8),
            "truncated": np.zeros(games, np.int8),
            "final_observations": np.zeros((games, features if self.autoreset == "same_step" else 0), np.int8),
        }
        self._opponents = None if opponents is None else Opponents(opponents, games, players, encoding, styles)
        self._kept: dict[str, NDArray[Any]] = {
            "listed": np.zeros((games, list_size), np.int32),
            "learners": np.full(games, e.EVERYBODY, np.int32),
            "styles": np.zeros((games, e.SEATS), np.int32),
            "taken": np.zeros(games, np.int32),
            "ended": np.zeros(games, np.int8),
            "chance": np.ones(games, np.uint64),
        }
        if self._opponents is not None:
            self._kept["styles"][:, 1:players] = self._opponents.styles
        self._seat = e.EVERYBODY if opponents is None else seat_of(settings["seat"], players)
        self._chosen: Actions = np.zeros(games, np.int32)

    def _begin(self, batch: Any, seed: SupportsIndex | None) -> None:
        """Deal for the first time."""
        self._batch = batch
        self.observations: Bytes = locked(self._written["observations"])
        self.masks: Bytes = locked(self._written["masks"])
        self.counts: Actions = locked(self._written["counts"])
        self.seats: Actions = locked(self._written["seats"])
        self.rewards: Floats = locked(self._written["rewards"])
        self.done: Bytes = locked(self._written["done"])
        self.truncated: Bytes = locked(self._written["truncated"])
        self.final_observations: Bytes = locked(self._written["final_observations"])
        self.reset(seed_or_any(seed))

    @property
    def buffers(self) -> dict[str, NDArray[Any]]:
        """The arrays by name, writable over the same memory: for `torch.from_dlpack` and others that do not accept
        read-only arrays. Whatever is written there is overwritten by the next step and makes nothing legal."""
        return dict(self._written)

    def reset(
        self,
        seed: SupportsIndex | Sequence[SupportsIndex | None] | None = None,
        lanes: NDArray[Any] | Sequence[SupportsIndex] | None = None,
    ) -> None:
        """Deal at every table, or only at some. The same seed and actions give the same rounds; None continues.

        A list of seeds has one for each table, whose rounds then depend on nothing else.
        """
        if seed is None and lanes is None:
            self._batch.reset()
        elif lanes is None and not isinstance(seed, Sequence | np.ndarray):
            number = seed_or_any(seed)
            self._batch.seed(number)
            self._batch.reset()
            if self._opponents is not None:
                self._opponents.reseed(number)
        else:
            self._reset_lanes(seed, lanes)
        self._answer()

    def _reset_lanes(self, seed: Any, lanes: Any) -> None:
        chosen = np.arange(self.games)[range(self.games) if lanes is None else lanes]
        if isinstance(seed, Sequence | np.ndarray):
            if len(seed) != self.games:
                raise ValueError(f"one seed for each of {self.games} games, please, not {len(seed)}")
            seeds = [None if each is None else seed_or_any(each) for each in seed]
        else:
            seeds = [None if seed is None else seed_or_any(seed) + lane for lane in range(self.games)]
        for lane in chosen.tolist():
            number = seeds[lane]
            if number is None:
                self._batch.deal_again(lane)
            else:
                self._batch.reset_row(lane, number)

    def step(self, actions: Integers) -> None:
        """Perform an action at every table. If any of them is illegal, raises ValueError and changes nothing.

        Where a round has ended and the next one is not dealt yet, the action is ignored.
        """
        right = getattr(actions, "dtype", None) == np.int32
        given = cast("Actions", actions) if right else _whole(actions)
        if not (given.flags.c_contiguous and given.flags.writeable):  # compiled code accepts no other arrays
            given = given.copy()
        if given.shape != (self.games,):
            raise ValueError(f"one action for each of {self.games} games, please, not an array of shape {given.shape}")
        wrong = self._batch.step(given, e.ACTING)
        if wrong >= 0:
            raise ValueError(f"action {given[wrong]} is not legal in game {wrong}: see masks[{wrong}]")
        if self._opponents is not None:
            self._answer()

    def step_or_resign(self, actions: Integers) -> NDArray[np.bool_]:
        """Like `step`, but the learner loses the round where its action is illegal. Returns where that is."""
        given = _whole(actions)
        if given.shape != (self.games,):
            raise ValueError(f"one action for each of {self.games} games, please, not an array of shape {given.shape}")
        inside = (given >= 0) & (given < self.masks.shape[1])
        # Not `masks`, which anybody may have written to: the list that the batch itself goes by.
        listed, counts = self._kept["listed"][:, 1 : self._bits_at], self._kept["listed"][:, :1]
        legal = ((listed == given[:, None]) & (np.arange(self.masks.shape[1]) < counts)).any(axis=1)
        wrong: NDArray[np.bool_] = ~(inside & legal) & (self._kept["ended"] == 0)
        self._batch.step(np.where(wrong, e.RESIGN, given).astype(np.int32), e.ADAPTING)
        self._answer()
        return wrong

    def _answer(self) -> None:
        """Let functions play their seats until every table asks the learner."""
        opponents = self._opponents
        if opponents is None or not opponents.functions:
            return
        while True:
            answers = opponents.answers(self._written, self._kept["learners"])
            if answers is None:
                return
            wrong = self._batch.step(answers, e.ANSWERING)
            if wrong >= 0:
                raise opponents.error(int(self.seats[wrong]), int(answers[wrong]))

    def sample(self) -> Actions:
        """A uniformly random legal action for every table, 0 where a round has ended; the array is reused."""
        self._batch.choose(self._chosen)
        return self._chosen

    @property
    def learners(self) -> Actions:
        """The seat of the learner at every table; -1 if all seats ask."""
        return self._kept["learners"].copy()

    @property
    def ended(self) -> NDArray[np.bool_]:
        """Which tables wait for a deal; never any if the next round is dealt in the same step."""
        return self._kept["ended"].astype(bool)

    # Copies.

    def save(self) -> Kept:
        """Everything that changes, for `restore`; it can be pickled."""
        return (
            self._batch.copies(),
            self._batch.generator_state(),
            {name: array.copy() for name, array in self._kept.items()},
            {name: self._written[name].copy() for name in _OF_THE_LAST_STEP},
            None if self._opponents is None else self._opponents.state(),
        )

    def restore(self, kept: Kept) -> None:
        """Continue from what `save` returned, of this environment or of one with the same arguments."""
        tables, generator, private, last, chance = kept
        if len(tables) != self.games or private.keys() != self._kept.keys():
            raise ValueError("this was saved by an environment with other arguments")
        for name, array in private.items():  # in place, as the batch shares these arrays
            self._kept[name][:] = array
        self._batch.put([table.copy() for table in tables], generator)
        for name, array in last.items():
            self._written[name][:] = array
        if self._opponents is not None:
            self._opponents.set_state(chance)

    def clone(self) -> Self:
        """An independent environment that continues identically."""
        made: Self = _made(type(self), *self._made_of, self._settings)
        made.restore(self.save())
        return made

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...], Kept]:
        return _made, (type(self), *self._made_of, self._settings), self.save()

    def __setstate__(self, kept: Kept) -> None:
        self.restore(kept)


def _made(kind: type[Any], given: tuple[int, str, int, Options, int, int], settings: dict[str, Any]) -> Any:
    return kind(*given, **settings)


def locked(array: NDArray[Any]) -> NDArray[Any]:
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
