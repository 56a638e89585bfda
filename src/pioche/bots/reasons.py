"""Why a custom bot failed: a message of Python or of the bot as it is, or a translated message of ours.

The messages are in `i18n/*.ftl` under `bot-reason-<code>`. They are parts of sentences and have no full stop.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Self

from pioche.engine.sentences import Words

Useless = Literal["no-file", "not-python", "no-method", "no-act", "async", "exits", "games"]
"""Why a file is not a bot."""

Code = Literal[Useless, "other-game", "late", "loading", "ended", "closed", "babble", "astray"]


@dataclass(frozen=True, slots=True)
class Reason:
    """A translatable message; an argument may be another reason: its cause."""

    code: Code
    args: tuple[tuple[str, Reason | str | float], ...] = ()

    @classmethod
    def of(cls, code: Code, **args: Reason | str | float) -> Self:
        return cls(code, tuple(args.items()))

    def __repr__(self) -> str:  # for logs
        filled = ", ".join(f"{name}={value}" for name, value in self.args)
        return f"{self.code} ({filled})" if filled else self.code


def said(reason: Reason | str, words: Words) -> str:
    """A reason in the reader's language."""
    if isinstance(reason, str):
        return reason
    args = {name: said(value, words) if isinstance(value, Reason) else value for name, value in reason.args}
    return words.text(f"bot-reason-{reason.code}", **args)
