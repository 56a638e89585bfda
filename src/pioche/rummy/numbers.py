"""Reading the small numbers of the text forms, in one place so that only one spelling of each is accepted."""

from __future__ import annotations


def small_number(text: str) -> int | None:
    """A number without sign, blanks or leading zeros, at most five digits; ``None`` if it is anything else."""
    if not text.isascii() or not text.isdigit() or len(text) > 5 or (text[0] == "0" and text != "0"):
        return None
    return int(text)
