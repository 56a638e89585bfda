"""The names of bots that have none of their own: the same at every device, because they follow from the table's code.

The page has the same list (`web/src/lib/ui/characters.ts`); a test compares them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "beginner": ("Pip", "Lulu", "Momo", "Tilly", "Bobo", "Fips", "Nono", "Kiki", "Juju", "Toto", "Mimi", "Zazou"),
    "casual": (
        *("Babette", "Oskar", "Mirabelle", "Jemp", "Clementine", "Gustav"),
        *("Odile", "Theo", "Rosalie", "Nic", "Frieda", "Marcel"),
    ),
    "strong": (
        *("Cassandra", "Leopold", "Hortense", "Aurel", "Mathilde", "Konrad"),
        *("Eugenie", "Raoul", "Ottilie", "Balthasar", "Sidonie", "Viktor"),
    ),
    "master": (
        *("Athena", "Melusina", "Caspar", "Sibylle", "Merlin", "Cleopatra"),
        *("Aristide", "Minerva", "Solomon", "Fortuna", "Hypatia", "Archimedes"),
    ),
}
OTHERS: Final = (
    *("Ada", "Turing", "Hopper", "Euler", "Noether", "Pascal"),
    *("Lovelace", "Babbage", "Curie", "Galois", "Germain", "Boole"),
)
_START: Final = 2_166_136_261
_FACTOR: Final = 16_777_619
_BITS: Final = 0xFFFFFFFF


def number_of(text: str) -> int:
    """A number that depends on every letter of a text (FNV-1a)."""
    found = _START
    for letter in text:
        found = ((found ^ ord(letter)) * _FACTOR) & _BITS
    return found


def bot_name(code: str, seat: int, level: str) -> str:
    """The name of a bot in a seat of a table; no two at a table are alike."""
    names = NAMES.get(level, OTHERS)
    return names[(number_of(code) + seat) % len(names)]
