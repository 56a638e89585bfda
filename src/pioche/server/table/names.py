"""Names at a table: which ones look alike, and how namesakes are told apart; pseudonyms; which ids are assistants.

`skeleton` follows the idea of Unicode's confusables (UTS 39) with the letters that matter in our four languages: two
names that have the same skeleton are hard to tell apart on a screen.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterable
from typing import Final

_CAPITALS: Final = dict(
    zip(
        "АВЕЗІЈКМНОРСТУХЅԌԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",
        "ABE3IJKMHOPCTYXSGQWABEZHIKMNOPTYX",
        strict=True,
    )
)  # Cyrillic and Greek capitals that look Latin; their small letters may look different
_SMALL: Final = dict(
    zip(
        "авезіјкмнорстухѕһԁԛԝɡαικνορτυχγωıℓ",
        "abe3ijkmhopctyxshdqwgaikvoptuxywil",
        strict=True,
    )
)
_ALIKE: Final = {"1": "l", "i": "l", "|": "l", "!": "l", "0": "o", "5": "s", "$": "s", "@": "a", "ß": "ss"}
ASSISTANT: Final = "ai-"  # how the ids of guests begin that are programs, not people
_LETTERS: Final = str.maketrans({**_CAPITALS, **_SMALL})
_SIGNS: Final = str.maketrans(_ALIKE)


def skeleton(name: str) -> str:
    """What is left of a name when everything is removed that is easily overlooked."""
    text = unicodedata.normalize("NFKD", name).translate(_LETTERS)
    text = unicodedata.normalize("NFKD", text.casefold()).translate(_LETTERS).translate(_SIGNS)
    kept = "".join(sign for sign in text if sign.isalnum() or unicodedata.category(sign) == "So")
    return kept.replace("rn", "m").replace("vv", "w") or text


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number when somebody else at the table has one that looks the same."""
    taken = {skeleton(other) for other in others}
    number, found = 1, name
    while skeleton(found) in taken:
        number += 1
        found = f"{name} ({number})"
    return found


def pseudonym(table: str, person: str) -> str:
    """A name for a person at one table that says nothing about them elsewhere; it does not change with their name."""
    return hashlib.sha256(f"pioche who 1\0{table}\0{person}".encode()).hexdigest()[:10] if person else ""


def is_assistant(person: str | None) -> bool:
    """Has this guest said that it is an assistant? Part of the id, so that it stays with whatever the guest does."""
    return person is not None and person.startswith(ASSISTANT)
