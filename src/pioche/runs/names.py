"""Shortening of names that are too long for their column."""

from __future__ import annotations

from collections.abc import Iterable


def short(name: str, most: int) -> str:
    """A name of at most `most` characters. Long names are cut in the middle, as many differ only at one end."""
    if len(name) <= most:
        return name
    behind = (most - 1) // 2
    return name[: most - 1 - behind] + "…" + name[len(name) - behind :]


def alike(names: Iterable[str], most: int) -> bool:
    """Whether different names would be equal when shortened."""
    different = set(names)
    return len({short(name, most) for name in different}) < len(different)


def short_all(names: list[str], most: int) -> list[str]:
    """Shortened names; if some would be equal, the shortened ones are numbered."""
    if not alike(names, most):
        return [short(name, most) for name in names]
    return [
        name if len(name) <= most else f"{short(name, most - 1 - len(str(place)))} {place}"
        for place, name in enumerate(names, 1)
    ]
