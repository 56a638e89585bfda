"""Where an environment's chance comes from: a seed that was given, or one that nobody can know."""

from __future__ import annotations

import secrets


def seed_or_any(seed: int | None) -> int:
    """The seed, or any where none is given."""
    return secrets.randbits(62) if seed is None else seed
