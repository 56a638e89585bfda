"""Makes `gymnasium.make("pioche/Table-v0")` known: Gymnasium asks for it by an entry point when it is imported."""

from __future__ import annotations

from typing import Final

TABLE: Final = "pioche/Table-v0"


def register_envs() -> None:
    """Register the environments, unless that has been done. Nothing of them is imported before one is made."""
    from gymnasium.envs.registration import register, registry

    if TABLE not in registry:
        register(TABLE, entry_point="pioche.envs.gymnasium:SoloEnv")
