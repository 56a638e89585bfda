"""The codes of tables: made, and recognised."""

from __future__ import annotations

import secrets
from typing import Final

ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's: nothing that looks like something else
CODE_LENGTH: Final = 12  # 60 bits: nobody guesses one


def fresh_code(length: int = CODE_LENGTH) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def is_code(text: str) -> bool:
    return len(text) == CODE_LENGTH and all(sign in ALPHABET for sign in text)
