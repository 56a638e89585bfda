"""Registration with Gymnasium. Versions before 1.0 call `register` themselves, by the entry point `gymnasium.envs`.

Later ones read no entry points: there `pioche.envs.gymnasium:pioche/Table-v0` names the module that registers.
"""

from __future__ import annotations

from typing import Final

NAME: Final = "pioche/Table-v0"


def register() -> None:
    """Register the environment, once. Nothing else is imported before it is made."""
    # Not `gymnasium.register`: the versions that call this are only half imported then.
    from gymnasium.envs import registration

    if NAME not in registration.registry:
        registration.register(
            NAME,
            entry_point="pioche.envs.gymnasium:SoloEnv",
            vector_entry_point="pioche.envs.gymnasium_vector:vector_env",
        )
