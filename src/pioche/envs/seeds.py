"""Where an environment's chance comes from: a seed that was given, or one that nobody can know."""

from __future__ import annotations

import secrets
from typing import SupportsIndex

from pioche.envs.integers import whole


def seed_or_any(seed: SupportsIndex | None) -> int:
    """The seed, any whole number of any type (NumPy's overflow where Python's do not), or any where none is given."""
    return secrets.randbits(62) if seed is None else whole(seed, "a seed is a whole number or None")
