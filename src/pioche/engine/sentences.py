"""What games need of a translation to say something in words."""

from __future__ import annotations

from typing import Protocol


class Words(Protocol):
    """Sentences in one language: `pioche.i18n.Translator`, which the games may not import."""

    def text(self, key: str, **arguments: str | float) -> str:
        """The sentence with this key."""
        ...
