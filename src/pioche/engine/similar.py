"""Suggestions for a mistyped name: the known names that are closest to it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

NONE_SIMILAR: Final = "none"
"""Stands for the suggestions in a refusal if no known name is like the unknown one."""
_MOST_COMPARED: Final = 40  # characters of an unknown name


def similar(name: object, known: Iterable[str], most: int = 3) -> list[str]:
    """The known names closest to an unknown one, the best match first; case, hyphens and underscores do not matter."""
    from difflib import get_close_matches  # needed only for refusals

    by_form = {_form(each): each for each in known}
    return [by_form[form] for form in get_close_matches(_form(str(name)[:_MOST_COMPARED]), by_form, most)]


def suggestions(name: object, known: Iterable[str]) -> str:
    """`similar` as the argument of a refusal: names separated by commas, or `NONE_SIMILAR`."""
    return ", ".join(similar(name, known)) or NONE_SIMILAR


def _form(name: str) -> str:
    return name.lower().replace("-", "_")
