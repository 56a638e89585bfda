"""Parsing of small numbers in the notation, in one place so that each has only one accepted spelling."""

from __future__ import annotations


def small_number(text: str) -> int | None:
    """A number without sign, blanks or leading zeros, at most five digits; ``None`` if it is anything else."""
    if not text.isascii() or not text.isdigit() or len(text) > 5 or (text[0] == "0" and text != "0"):
        return None
    return int(text)
