"""Many rounds for one learner each, as a vector environment of Gymnasium; `make_vec` makes it.

    import gymnasium
    envs = gymnasium.make_vec("pioche.envs.gymnasium:pioche/Table-v0", num_envs=256, opponent="heuristic")

The card game is stepped by `ClassicVector`, the tile game by `RummyVector`. Other games, and bots that are not played
inside the batch, get Gymnasium's own `SyncVectorEnv` over `SoloEnv`, with the same observations, actions and details.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from pioche.envs import codes as e
from pioche.envs.classic_encoding import CLASSIC
from pioche.envs.extras import missing
from pioche.envs.integers import LONGEST, whole
from pioche.envs.rummy_encoding import RUMMY
from pioche.envs.seeds import seed_or_any
from pioche.envs.table_spec import edition_of
from pioche.envs.vector import ClassicVector, RummyVector
from pioche.envs.vector_base import TableVector
from pioche.envs.vector_players import STYLES, TILE_STYLES, OpponentsGiven

try:
    import gymnasium as gym
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing(error) from None

if TYPE_CHECKING:
    from numpy.typing import NDArray

_MODES: Final = {
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.DISABLED: "disabled",
}


class TableVectorEnv(VectorEnv[Any, Any, Any]):
    """The card or tile game at many tables; each has a learner, whose seat is drawn for every round unless it is given.

    The legal actions are in `info["action_mask"]`, the learner's seats in `info["seat"]`. An illegal action loses the
    round at once: `info["illegal"]` says where. With `autoreset_mode` `SAME_STEP` the observation at the end of a round
    is in `info["final_obs"]`; with `DISABLED`, `reset(options={"reset_mask": mask})` deals where the mask says so.
    """

    def __init__(
        self,
        num_envs: SupportsIndex = 1,
        edition: str = "classic/fr",
        players: SupportsIndex = 2,
        options: Mapping[str, str] | None = None,
        opponent: OpponentsGiven = "random",
        seat: SupportsIndex | None = None,
        render_mode: str | None = None,
        longest: SupportsIndex = LONGEST,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        skip_forced: bool = False,
    ) -> None:
        """`opponent`: as in `ClassicVector`, whose other arguments these are too."""
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode is ansi, not {render_mode!r}")
        self.mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": ["ansi"], "autoreset_mode": self.mode}
        self.render_mode = render_mode
        self.num_envs = whole(num_envs, "the number of environments is a whole number")
        kind = RummyVector if edition_of(edition) in RUMMY.editions else ClassicVector
        self.tables: TableVector = kind(
            self.num_envs,
            edition,
            players,
            options,
            seed=None,
            longest=longest,
            skip_forced=skip_forced,
            autoreset=_MODES[self.mode],
            opponents=opponent,
            seat=seat,
        )
        self.single_observation_space = spaces.Box(-1, e.HIGHEST, self.tables.observations.shape[1:], np.int8)
        self.single_action_space = spaces.Discrete(self.tables.masks.shape[1])
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._lanes = np.arange(self.num_envs)
        self._dealt = False

    def reset(
        self,
        *,
        seed: SupportsIndex | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """Deal. With an integer the tables are seeded with it and those after it, as Gymnasium does."""
        seeds: Any = seed
        if seed is not None and not isinstance(seed, list | tuple | np.ndarray):
            first = seed_or_any(seed)
            super().reset(seed=abs(first))
            seeds = [first + lane for lane in range(self.num_envs)]
        mask = (options or {}).get("reset_mask")
        self.tables.reset(seeds, None if mask is None else np.asarray(mask, bool))
        self._dealt = True
        return self.tables.observations.copy(), self._info(np.zeros(self.num_envs, bool))

    def step(
        self, actions: Any
    ) -> tuple[NDArray[np.int8], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One action for each table."""
        tables = self.tables
        if not self._dealt:
            raise ValueError("nothing is dealt: reset() deals")
        if self.mode is AutoresetMode.DISABLED and tables.ended.any():
            raise ValueError(
                f"the rounds {np.flatnonzero(tables.ended).tolist()} are over: reset() deals the next ones"
            )
        seats = tables.learners
        illegal = tables.step_or_resign(actions)
        done, truncated = tables.done.astype(bool), tables.truncated.astype(bool)
        rewards = tables.rewards[self._lanes, seats].astype(np.float64)
        info = self._info(illegal)
        over = done | truncated
        if self.mode is AutoresetMode.SAME_STEP and over.any():
            final = np.full(self.num_envs, None, object)
            for lane in np.flatnonzero(over).tolist():
                final[lane] = tables.final_observations[lane].copy()
            info |= {
                "final_obs": final,
                "_final_obs": over,
                "final_info": {"seat": seats, "_seat": over, "illegal": illegal, "_illegal": over},
                "_final_info": over,
            }
        return tables.observations.copy(), rewards, done, truncated, info

    def _info(self, illegal: NDArray[np.bool_]) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, bool)
        return {
            "action_mask": self.tables.masks.copy(),
            "_action_mask": everywhere,
            "seat": self.tables.learners,
            "_seat": everywhere.copy(),
            "illegal": illegal,
            "_illegal": everywhere.copy(),
        }

    def action_masks(self) -> NDArray[np.bool_]:
        """The masks of legal actions, under the name that MaskablePPO of sb3-contrib looks for."""
        return self.tables.masks.astype(bool)

    def render(self) -> tuple[str, ...] | None:
        """The whole positions as lines of text (docs/notation.md), with all cards."""
        if self.render_mode is None:
            return None
        return tuple(map(self.tables.encoding.position, self.tables.tables()))

    def save(self) -> Any:
        """Everything that changes, for `restore`."""
        return self.tables.save()

    def restore(self, kept: Any) -> None:
        """Continue from what `save` returned."""
        self.tables.restore(kept)
        self._dealt = True


def vector_env(num_envs: int = 1, edition: str = "classic/fr", **given: Any) -> VectorEnv[Any, Any, Any]:
    """The vector environment of a game: `TableVectorEnv` where the batch plays all of it, else `SyncVectorEnv`."""
    opponent = given.get("opponent", "random")
    for encoding, styles in ((CLASSIC, STYLES), (RUMMY, TILE_STYLES)):
        known = edition_of(edition) in (*encoding.editions, *encoding.game.research_editions())
        if known and (not isinstance(opponent, str) or opponent in styles):
            return TableVectorEnv(num_envs, edition, **given)
    mode = AutoresetMode(given.pop("autoreset_mode", AutoresetMode.NEXT_STEP))
    if opponent == "random":
        given.pop("opponent", None)
    one = partial(gym.make, "pioche.envs.gymnasium:pioche/Table-v0", edition=edition, **given)
    return SyncVectorEnv([one] * num_envs, autoreset_mode=mode)
