"""Both games as PettingZoo AEC environments, one round each.

    from pioche.envs.pettingzoo import env
    table = env("classic/de", players=3, options={"jump_in": "on"})

Agents are `player_0`, `player_1`, ...; the legal actions are in `infos[agent]["action_mask"]`. With `env` an illegal
action ends the round with reward -1 for its agent and 0 for the others, like PettingZoo's own wrapper; with `raw_env`
it is an error. PettingZoo's wrappers work with both, but each of them costs more time than the game itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from pioche.envs.encoding import size
from pioche.envs.extras import missing
from pioche.envs.integers import LONGEST, longest_of, whole
from pioche.envs.seeds import seed_or_any
from pioche.envs.table_spec import table_spec

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as error:
    raise missing(error) from None

if TYPE_CHECKING:
    from gymnasium.spaces import Box, Discrete

    from pioche.envs.arrays import Bytes

RENDER_MODES: Final = ("ansi", "human")


def env(
    edition: str = "classic/fr",
    players: SupportsIndex = 4,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
    longest: SupportsIndex = LONGEST,
) -> TableEnv:
    """An environment in which illegal actions lose the round."""
    return TableEnv(edition, players, options, render_mode, illegal_loses=True, longest=longest)


def raw_env(
    edition: str = "classic/fr",
    players: SupportsIndex = 4,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
    longest: SupportsIndex = LONGEST,
) -> TableEnv:
    """An environment in which illegal actions raise an error."""
    return TableEnv(edition, players, options, render_mode, longest=longest)


class TableEnv(AECEnv[str, Any, Any]):  # type: ignore[misc] # PettingZoo is untyped
    """One round per `reset`. After `longest` actions the round is truncated without a winner."""

    def __init__(
        self,
        edition: str = "classic/fr",
        players: SupportsIndex = 4,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        illegal_loses: bool = False,
        longest: SupportsIndex = LONGEST,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self._spec = table_spec(edition, players, options)
        self._longest = longest_of(longest)
        self.render_mode = render_mode
        self.game = self._spec.game
        self.table = self._spec.table(0)
        self.metadata: dict[str, Any] = {
            "name": f"pioche_{self.game.name}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self._spec.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._size = size(self.game)
        self._actions = self.game.actions
        self._observation_spaces = {agent: spaces.Box(-1, 127, (self._size,), np.int8) for agent in self._seats}
        self._action_spaces = {agent: spaces.Discrete(self._actions) for agent in self._seats}
        self._taken = 0  # actions of this round
        self._mask: Bytes = np.zeros(self._actions, np.int8)
        self._seeded = False
        self._illegal_loses = illegal_loses
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Box[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. The same seed and actions give the same round; without a seed, the generator of the last one continues.

        `options` is part of PettingZoo's interface and unused: rules are arguments of the environment.
        """
        if seed is not None or not self._seeded:
            self.table = self._spec.table(seed_or_any(seed))
            self._seeded = True
        else:
            self.table.deal()
        agents = self.possible_agents
        self.agents = agents.copy()
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: self._no_actions() for agent in agents}
        self._taken = 0
        self._ask()
        self._print()

    def _ask(self) -> None:
        agent = self.agent_selection = self.possible_agents[self.table.asked]
        mask: Bytes = np.zeros(self._actions, np.int8)
        self.table.legal(mask)
        self.infos[agent] = {"action_mask": mask.copy()}  # a copy: `step` uses the original
        self._mask = mask

    def observe(self, agent: str) -> Bytes:
        """The current observation of a seat, whether it is asked or not."""
        seen: Bytes = np.zeros(self._size, np.int8)
        self.game.observe(self.table, self._seats[agent], seen)
        return seen

    def step(self, action: Any) -> None:
        if not self.agents:
            raise ValueError("nothing is dealt: reset() deals a round")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = whole(action)
        legal = 0 <= number < self._actions and bool(self._mask[number])
        if not legal and not self._illegal_loses:
            raise ValueError(f"{agent}: action {number} is not legal now: see infos[{agent!r}]['action_mask']")
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = self._no_actions()  # a new dict: the one handed out stays unchanged
        if legal:
            self._do(number)
        else:
            self._end({each: -1.0 if each == agent else 0.0 for each in self.agents})
        self._print()

    def _do(self, action: int) -> None:
        self.table.act(action)
        self._taken += 1
        if self.table.s.over:
            self._end({each: self.table.worth(self._seats[each]) for each in self.agents})
        elif self._taken >= self._longest:
            self._end(dict.fromkeys(self.agents, 0.0), cut=True)
        else:
            self._ask()

    def _no_actions(self) -> dict[str, Bytes]:
        return {"action_mask": np.zeros(self._actions, np.int8)}

    def _end(self, rewards: dict[str, float], cut: bool = False) -> None:
        """End the round and set everybody's rewards."""
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, not cut)
        self.truncations = dict.fromkeys(self.agents, cut)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The whole position as one line of text (docs/notation.md): returned, or printed in the mode `human`."""
        if self.render_mode == "human":
            self._print()
            return None
        return self.game.position(self.table)

    def _print(self) -> None:
        """In the mode `human`, print the position after every step."""
        if self.render_mode == "human":
            print(self.game.position(self.table))

    def close(self) -> None:
        """No-op: there is nothing to release."""
