"""Where an environment's chance comes from: a seed that was given, or one that nobody can know."""

from __future__ import annotations

import secrets
from operator import index
from typing import SupportsIndex


def seed_or_any(seed: SupportsIndex | None) -> int:
    """The seed, any whole number of any type (NumPy's overflow where Python's do not), or any where none is given."""
    if seed is None:
        return secrets.randbits(62)
    try:
        return index(seed)
    except TypeError:
        raise ValueError(f"a seed is a whole number or None, not {seed!r}") from None
