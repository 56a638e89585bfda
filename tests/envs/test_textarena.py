"""The adapter for TextArena, with the real package."""

from __future__ import annotations

import textarena

from pioche.envs.textarena import PiocheEnv
from tests.envs.test_text import first_card


def test_a_whole_round_through_its_interface() -> None:
    textarena.register(id="Pioche-v0", entry_point=PiocheEnv, edition="classic/fr", players=3, mixed=True)
    env = textarena.make("Pioche-v0")
    seats = set()
    for seed in range(3):
        env.reset(num_players=1, seed=seed)
        over, steps = False, 0
        while not over:
            player, observation = env.get_observation()
            assert player == 0
            over, info = env.step(action=f"I play [{first_card(observation)}]")
            seats.add(info["seat"])
            assert not info["illegal"]
            steps += 1
        rewards, game_info = env.close()
        assert -1 <= rewards[0] <= 1
        assert game_info[0]["turn_count"] == steps
    assert seats == {0, 1, 2}
