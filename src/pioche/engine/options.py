"""How a game declares its options: frozen dataclasses whose fields carry their clause ids."""

from __future__ import annotations

from dataclasses import field
from typing import TypeVar

Value = TypeVar("Value")


def option(default: Value, *clauses: str) -> Value:
    """A field of an options group: its value when no edition says otherwise, and the clauses that it carries."""
    made: Value = field(default=default, metadata={"clauses": clauses})
    return made
