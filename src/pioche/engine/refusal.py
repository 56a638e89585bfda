"""Why something is not allowed: a code, the clause that forbids it, and the arguments of the message.

The message itself is in `i18n/*.ftl` under `refusal-<code>`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib import import_module
from typing import Final

Argument = str | int
MOST_FORMATTED: Final = 10**15
"""Larger numbers are shown by their size: nobody reads them, and Python and Fluent refuse to format huge ones."""
_UNPRINTABLE: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
"""What a terminal may take for a command, and halves of characters, which cannot be encoded."""


def formattable(value: str | float) -> str | float:
    """An argument as it can be shown, whatever somebody typed in: `≈1e30` for a huge number, `\\x1b` for an escape."""
    if isinstance(value, str):
        return _UNPRINTABLE.sub(lambda found: ascii(found[0])[1:-1], value)
    if isinstance(value, int) and abs(value) > MOST_FORMATTED:
        return f"≈{'-' if value < 0 else ''}1e{int(value.bit_length() * 0.30103)}"
    return value


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move, a text or a set of rules was not accepted. A refusal never changes state."""

    code: str
    clause: str = ""
    args: tuple[tuple[str, Argument], ...] = ()

    @property
    def key(self) -> str:
        """The name of the message in `i18n/*.ftl`."""
        return f"refusal-{self.code}"

    def __str__(self) -> str:
        filled = ", ".join(f"{name}={formattable(value)}" for name, value in self.args)
        return " ".join(part for part in (self.code, f"({filled})" if filled else "", self.clause) if part)


class Refused(ValueError):
    """Raised with a refusal by everything that does not return one (`apply`, `Rules`, parsers).

    `str` is the sentence in English; the code and its arguments are a note below it in a traceback.
    """

    why: Refusal | None = None
    """The refusal that caused this one, if any."""
    reason: object | None = None
    """What `str` shows instead, if who raises it knows better words: those of a table (`pioche.Reason`)."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal
        self.add_note(str(refusal))

    def __str__(self) -> str:
        if self.reason is not None:
            return str(self.reason)
        # Imported by name at run time: the engine does not depend on the translations, which a person wants to read.
        said: str = import_module("pioche.i18n").why_refused(self)
        return said


def refuse(code: str, clause: str = "", **args: Argument) -> Refused:
    """A `Refused` to raise."""
    return Refused(Refusal(code, clause, tuple(args.items())))
