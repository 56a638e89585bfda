"""Names that are too long for where they stand."""

from __future__ import annotations


def short(name: str, most: int) -> str:
    """A name of at most so many letters: what is too long is left out in its middle, for names often end alike."""
    if len(name) <= most:
        return name
    behind = (most - 1) // 2
    return name[: most - 1 - behind] + "…" + name[len(name) - behind :]


def short_all(names: list[str], most: int) -> list[str]:
    """Shortened names; those that would look alike are numbered."""
    cut = [short(name, most) for name in names]
    return [
        made if made == name or cut.count(made) == 1 else f"{short(name, most - 1 - len(str(place)))} {place}"
        for place, (name, made) in enumerate(zip(names, cut, strict=True), 1)
    ]
