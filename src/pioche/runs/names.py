"""Names that are too long for where they stand."""

from __future__ import annotations

from collections.abc import Iterable


def short(name: str, most: int) -> str:
    """A name of at most so many letters: what is too long is left out in its middle, for names often end alike."""
    if len(name) <= most:
        return name
    behind = (most - 1) // 2
    return name[: most - 1 - behind] + "…" + name[len(name) - behind :]


def alike(names: Iterable[str], most: int) -> bool:
    """Would different names look the same when they are shortened?"""
    different = set(names)
    return len({short(name, most) for name in different}) < len(different)


def short_all(names: list[str], most: int) -> list[str]:
    """Shortened names; if some would look the same, the shortened ones are numbered."""
    if not alike(names, most):
        return [short(name, most) for name in names]
    return [
        name if len(name) <= most else f"{short(name, most - 1 - len(str(place)))} {place}"
        for place, name in enumerate(names, 1)
    ]
