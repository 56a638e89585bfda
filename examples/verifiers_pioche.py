"""Rounds of Pioche as a taskset for verifiers 0.4: the bots' moves come back as the user's turns.

    import verifiers.v1 as vf
    taskset = PiocheTaskset(PiocheConfig(edition="classic/fr", players=3))

Consecutive tasks are the seats of one deal, then those of the next one. The reward is that of `TextEnv`.
"""

from __future__ import annotations

import itertools
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

from pioche.envs.text import TextEnv

SYSTEM_PROMPT = "Play by the rules that are listed. End your reply with your move in square brackets, as in [draw]."


async def exchange(env: TextEnv, ask: Callable[[str | None], Awaitable[str | None]]) -> float:
    """Play a round that was dealt. `ask` gets a prompt (None: the first, which the model has) and returns the reply."""
    prompt: str | None = None
    while True:
        reply = await ask(prompt)
        if reply is None:  # the rollout was cut off
            return 0.0
        prompt, reward, over, _ = env.step(reply)
        if over:
            return reward


try:
    import verifiers.v1 as vf
except ImportError:
    vf = None

if vf is not None:

    class PiocheConfig(vf.TasksetConfig):  # type: ignore[misc]
        edition: str = "classic/fr"
        players: int = 3
        opponent: str = "casual"
        mixed: bool = True

    class PiocheData(vf.TaskData):  # type: ignore[misc]
        info: dict[str, Any]

    class PiocheTask(vf.Task[PiocheData, vf.State, vf.TaskConfig]):  # type: ignore[misc]
        pass

    class PiocheTaskset(vf.Taskset[PiocheTask, PiocheConfig]):  # type: ignore[misc]
        INFINITE = True

        def load(self) -> Iterator[PiocheTask]:
            config = self.config
            settings = {"edition": config.edition, "players": config.players}
            settings |= {"opponent": config.opponent, "mixed": config.mixed}
            env = TextEnv(**settings)
            for number in itertools.count():
                seed, seat = divmod(number, config.players)
                yield PiocheTask(
                    PiocheData(
                        name=f"{config.edition}#{number}",
                        prompt=env.reset(seed, seat),
                        system_prompt=SYSTEM_PROMPT,
                        info={"settings": settings, "seed": seed, "seat": seat},
                    ),
                    config.task,
                )

    class PiocheEnvConfig(vf.EnvConfig):  # type: ignore[misc]
        player: vf.AgentConfig = vf.AgentConfig()

    class PiocheVerifiersEnv(vf.Env[PiocheEnvConfig]):  # type: ignore[misc]
        async def run(self, task: Any, agents: Any) -> None:
            info = task.data.info
            env = TextEnv(**info["settings"])
            env.reset(info["seed"], info["seat"])
            async with agents.player.interaction(task) as interaction:

                async def ask(prompt: str | None) -> str | None:
                    segment = await (interaction.turn() if prompt is None else interaction.turn(prompt))
                    return None if segment.terminated else segment.last_reply

                reward = await exchange(env, ask)
            interaction.trace.record_reward("game_reward", reward, 1.0)
            interaction.trace.info["illegal"] = env.episode.illegal
