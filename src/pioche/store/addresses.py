"""Database addresses."""

from __future__ import annotations

from typing import Final

POSTGRES: Final = ("postgresql://", "postgres://")
SQLITE: Final = "sqlite:///"


def is_address(database: str) -> bool:
    """Is this a database address, rather than a file?"""
    return database.startswith((*POSTGRES, SQLITE))
