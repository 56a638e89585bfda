"""Both games for one learner, as a Gymnasium environment: opponents play the other seats.

    import gymnasium
    solo = gymnasium.make("pioche.envs.gymnasium:pioche/Table-v0", edition="classic/fr", opponent="casual")

The legal actions are in `info["action_mask"]`. An illegal action loses the round at once: `info["illegal"]` says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, SupportsIndex

from pioche.envs.encoding import size
from pioche.envs.extras import missing
from pioche.envs.gymnasium_plugin import register
from pioche.envs.integers import LONGEST, longest_of, whole
from pioche.envs.opponents import Policy, random_policy, seated
from pioche.envs.seeds import seed_or_any
from pioche.envs.table_spec import table_spec

try:
    import gymnasium as gym
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise missing(error) from None

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pioche.envs.arrays import Bytes


class SoloEnv(gym.Env[Any, Any]):
    """One seat of a round; `reset` deals and lets the opponents play until this seat is asked.

    The learner's seat is drawn at random for every round, because seats are not symmetric; `info["seat"]` says which it
    is. After `longest` actions of all seats together the round is truncated, and nobody has won.
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
        longest: SupportsIndex = LONGEST,
        bot_limit: float | None = None,
    ) -> None:
        """`bot_limit`: seconds that an opponent from a file may take for a move (default: 2)."""
        self._spec = table_spec(edition, players, options)
        self._longest = longest_of(longest)
        seat = None if seat is None else whole(seat, "a seat is a whole number or None")
        if seat is not None and not 0 <= seat < self._spec.players:
            raise ValueError(f"seat {seat} is not one of {players}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode is one of {', '.join(self.metadata['render_modes'])}, not {render_mode!r}")
        self.game = self._spec.game
        self.players = self._spec.players
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-1, 127, (size(self.game),), np.int8)
        self.action_space = spaces.Discrete(self.game.actions)
        self.table = self._spec.table(0)
        self.seat = 0 if seat is None else seat
        self._fixed = seat
        self._others = seated(self.game, opponent, self.players, bot_limit)
        self._taken = 0  # actions of all seats in this round
        self._over = True  # not dealt yet, ended, or an opponent has failed: no action is possible

    def reset(
        self, *, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Deal. The same seed and the same actions give the same round."""
        super().reset(seed=None if seed is None else seed_or_any(seed), options=options)
        self._over = True  # stays so if an opponent raises an error
        self._deal()
        while self._ended():  # the round ended before this seat was asked
            self._deal()
        self._print()
        self._over = False
        return self._seen(self.seat), self._info()

    def _deal(self) -> None:
        """Deal another round and play until this seat is asked."""
        chance = self.np_random
        self.table = self._spec.table(int(chance.integers(1 << 62)))
        dealt = self.game.deal(self.table)
        self.seat = int(chance.integers(self.players)) if self._fixed is None else self._fixed
        self._taken = 0
        self._others.begin(self.table, dealt, self.seat, chance)
        self._let_others_play()

    def step(self, action: Any) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise ValueError("the round is over: reset() deals the next one")
        number = whole(action)
        legal = 0 <= number < self.game.actions and bool(self._mask()[number])
        self._over = True  # stays so if the action is illegal or an opponent raises an error
        if not legal:
            self._print()
            return self._seen(self.seat), -1.0, True, False, {**self._info(), "illegal": True}
        self._taken += 1
        self._others.see(self.table, self.game.act(self.table, number))
        self._let_others_play()
        self._print()
        over = bool(self.table.s.over)
        self._over = self._ended()
        reward = self.table.worth(self.seat) if over else 0.0
        return self._seen(self.seat), reward, over, self._over and not over, self._info()

    def _let_others_play(self) -> None:
        """Play the other seats until this seat is asked or the round has ended."""
        while not self._ended() and self.table.asked != self.seat:
            self._others.act(self.table)
            self._taken += 1

    def _ended(self) -> bool:
        return bool(self.table.s.over) or self._taken >= self._longest

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of legal actions, under the name that MaskablePPO of sb3-contrib looks for."""
        return self._mask().astype(bool)

    def _seen(self, seat: int) -> Bytes:
        seen: Bytes = np.zeros(size(self.game), np.int8)
        self.game.observe(self.table, seat, seen)
        return seen

    def _mask(self) -> Bytes:
        mask: Bytes = np.zeros(self.game.actions, np.int8)
        if not self._over:
            self.table.legal(mask)
        return mask

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self.seat, "illegal": False}

    def render(self) -> Any:
        """The whole position as one line of text (docs/notation.md): returned, or printed in the mode `human`."""
        if self.render_mode == "ansi":
            return self.game.position(self.table)
        self._print()
        return None

    def _print(self) -> None:
        """In the mode `human`, print the position after every step."""
        if self.render_mode == "human":
            print(self.game.position(self.table))

    def close(self) -> None:
        """Stop the processes of bots that have one."""
        self._others.close()


register()
