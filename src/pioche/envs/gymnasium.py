"""Both games for one learner, as a Gymnasium environment: the other seats are played by somebody else.

    import gymnasium
    solo = gymnasium.make("pioche.envs.gymnasium:pioche/Table-v0", edition="classic/fr", opponent="casual")

The legal actions are in `info["action_mask"]`. An illegal action loses the round at once: `info["illegal"]` says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, SupportsIndex

from pioche.envs.extras import missing
from pioche.envs.games import game_of, size
from pioche.envs.opponents import ByBots, ByPolicy, Others, Policy, random_policy
from pioche.envs.seeds import seed_or_any
from pioche.envs.whole import players_of, whole

try:
    import gymnasium as gym
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise missing(error) from None

if TYPE_CHECKING:
    from pioche.envs.arrays import Bytes


class SoloEnv(gym.Env[Any, Any]):
    """One seat of a round; `reset` deals and lets the others play until this seat is asked.

    The learner's seat is drawn for every round, because seats are not alike; `info["seat"]` says which it is.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012 (Gymnasium's own type)

    def __init__(
        self,
        edition: str = "classic/fr",
        players: SupportsIndex = 2,
        options: Mapping[str, str] | None = None,
        opponent: Policy | str = random_policy,
        seat: SupportsIndex | None = None,
        render_mode: str | None = None,
    ) -> None:
        players = players_of(players)
        seat = None if seat is None else whole(seat, "a seat is a whole number or None")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seat {seat} is not one of {players}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode is one of {', '.join(self.metadata['render_modes'])}, not {render_mode!r}")
        self.game = game_of(edition)
        self.players = players
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-1, 127, (size(self.game),), np.int8)
        self.action_space = spaces.Discrete(self.game.actions)
        self.table = self.game.table(edition, players, options, 0)
        self.seat = 0 if seat is None else seat
        self._rules = (edition, players, options)
        self._fixed = seat
        self._others: Others = (
            ByBots(self.game, opponent, players) if isinstance(opponent, str) else ByPolicy(self.game, opponent)
        )
        self._over = True

    def reset(
        self, *, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Deal. The same seed and the same actions give the same round."""
        super().reset(seed=None if seed is None else seed_or_any(seed), options=options)
        chance = self.np_random
        self.table = self.game.table(*self._rules, int(chance.integers(1 << 62)))
        dealt = self.game.deal(self.table)
        self.seat = int(chance.integers(self.players)) if self._fixed is None else self._fixed
        self._over = False
        self._others.begin(self.table, dealt, self.seat, chance)
        self._let_others_play()
        if self.table.s.over:  # before this seat was ever asked
            return self.reset(options=options)
        self._print()
        return self._seen(self.seat), self._info()

    def step(self, action: Any) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise ValueError("the round is over: reset() deals the next one")
        number = whole(action)
        if not (0 <= number < self.game.actions and self._mask()[number]):
            self._over = True
            return self._seen(self.seat), -1.0, True, False, {**self._info(), "illegal": True}
        self._others.see(self.table, self.game.act(self.table, number))
        self._let_others_play()
        self._over = bool(self.table.s.over)
        self._print()
        return self._seen(self.seat), self._reward(), self._over, False, self._info()

    def _let_others_play(self) -> None:
        """Until this seat is asked or the round is over."""
        try:
            while not self.table.s.over and self.table.asked != self.seat:
                self._others.act(self.table)
        except BaseException:
            self._over = True  # somebody else is asked, so nobody may go on from here
            raise

    def _seen(self, seat: int) -> Bytes:
        seen: Bytes = np.zeros(size(self.game), np.int8)
        self.game.observe(self.table, seat, seen)
        return seen

    def _mask(self) -> Bytes:
        mask: Bytes = np.zeros(self.game.actions, np.int8)
        if not self.table.s.over:
            self.table.legal(mask)
        return mask

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self.seat, "illegal": False}

    def _reward(self) -> float:
        return self.table.worth(self.seat) if self._over else 0.0

    def render(self) -> Any:
        """The whole position as one line of text (docs/notation.md): returned, or printed in the mode `human`."""
        if self.render_mode == "ansi":
            return self.game.position(self.table)
        self._print()
        return None

    def _print(self) -> None:
        """In the mode `human` every position is printed without being asked for."""
        if self.render_mode == "human":
            print(self.game.position(self.table))

    def close(self) -> None:
        """End the processes of bots that have one."""
        self._others.close()


gym.register("pioche/Table-v0", entry_point=f"{__name__}:SoloEnv")
