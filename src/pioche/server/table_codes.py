"""Table codes: generating and recognising them."""

from __future__ import annotations

import secrets
from typing import Final

ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's: no two characters look alike
CODE_LENGTH: Final = 12  # 60 bits: cannot be guessed


SHORT_ALPHABET: Final = "abcdefghjkmnpqrstvwxyz"  # the letters of these
SHORT_LENGTH: Final = 6  # 27 bits: can be told on the phone; lookups are counted, and it leads only to waiting tables


def fresh_short_code() -> str:
    return "".join(secrets.choice(SHORT_ALPHABET) for _ in range(SHORT_LENGTH))


def is_short_code(text: str) -> bool:
    return len(text) == SHORT_LENGTH and all(sign in SHORT_ALPHABET for sign in text)


def fresh_code(length: int = CODE_LENGTH) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def is_code(text: str) -> bool:
    return len(text) == CODE_LENGTH and all(sign in ALPHABET for sign in text)
