"""A round for TextArena: `TextEnv` behind its interface, with one player; bots play the other seats.

env = PiocheEnv("classic/fr", players=3, opponent="casual", mixed=True)
env.reset(num_players=1, seed=7)
_, observation = env.get_observation()
over, info = env.step(action=agent(observation))
rewards, game_info = env.close()
"""

from __future__ import annotations

from typing import Any

from pioche.envs.extras import missing
from pioche.envs.seeds import seed_or_any
from pioche.envs.text import TextEnv

try:
    import textarena
except ImportError as error:
    raise missing(error, "pioche[textarena]") from None


class PiocheEnv(textarena.Env):  # type: ignore[misc]  # TextArena has no types
    """One seat of a round; it rotates with the seed, so that consecutive seeds see every seat."""

    def __init__(self, edition: str = "classic/fr", players: int = 2, **settings: Any) -> None:
        """`settings`: those of `TextEnv`."""
        self.text = TextEnv(edition, players, **settings)
        self.state = textarena.SinglePlayerState(num_players=1)
        self._prompt = ""

    def reset(self, num_players: int = 1, seed: int | None = None) -> None:
        if num_players != 1:
            raise ValueError(f"one player learns, and bots play the other seats; not {num_players}")
        number = seed_or_any(seed)
        deal, seat = divmod(number, self.text.players)
        self._prompt = self.text.reset(deal, seat)
        self.state.reset(game_state={"seed": number})

    def get_observation(self) -> tuple[int, str]:
        return 0, self._prompt

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        self._prompt, reward, over, info = self.text.step(action)
        self.state.turn += 1
        if over:
            self.state.done = True
            self.state.rewards = {0: reward}
            self.state.game_info[0] |= {"turn_count": self.state.turn, "refused": self.text.episode.illegal}
        return over, info
