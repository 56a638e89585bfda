"""The seed of an environment: the caller's, or an unpredictable one."""

from __future__ import annotations

import secrets
from typing import SupportsIndex

from pioche.envs.integers import whole


def seed_or_any(seed: SupportsIndex | None) -> int:
    """The seed as a Python int (NumPy integers would overflow), or a random one if it is None."""
    return secrets.randbits(62) if seed is None else whole(seed, "a seed is a whole number or None")
