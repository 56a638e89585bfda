"""Sanitizes text from people before others see it."""

from __future__ import annotations

import unicodedata
from typing import Final

MOST_NAME: Final = 24
MOST_MARKS: Final = 2  # combining marks allowed on one letter
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\u17b4\u17b5\u034f\U0001d159")  # letters that show nothing


def clean(text: str, most: int) -> str | None:
    """A name or chat line without control and format characters, blanks collapsed; None if nothing is left."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        marks = marks + 1 if category[0] == "M" else 0
        if sign.isspace() or sign in BLANKS:
            kept.append(" ")
        elif category[0] != "C" and marks <= MOST_MARKS:
            kept.append(sign)
    trimmed = " ".join("".join(kept).split())[:most].strip()
    return trimmed if any(unicodedata.category(sign)[0] in "LNPS" for sign in trimmed) else None
