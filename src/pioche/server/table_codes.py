"""Table codes: generating and recognising them."""

from __future__ import annotations

import secrets
from typing import Final

ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's: no two characters look alike
CODE_LENGTH: Final = 12  # 60 bits: cannot be guessed


def fresh_code(length: int = CODE_LENGTH) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def is_code(text: str) -> bool:
    return len(text) == CODE_LENGTH and all(sign in ALPHABET for sign in text)
