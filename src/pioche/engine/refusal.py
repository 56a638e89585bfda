"""Why something is not allowed: a code, the clause that forbids it, and the arguments of the message.

The message itself is in `i18n/*.ftl` under `refusal-<code>`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Final, Protocol

Argument = str | int
MOST_SHOWN: Final = 80
"""So many characters of a value of a wrong type are shown."""
MOST_NOTED: Final = 200
"""So many characters of an argument are in the note for programs."""
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


def cut(text: str, most: int) -> str:
    """A text, or the beginning of a longer one with `…` at its end."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def shown(value: object) -> str:
    """A value of a wrong type as an error shows it: in part if it is long."""
    try:
        text = repr(value)
    except Exception:  # noqa: BLE001 (a number of thousands of digits, or whatever a foreign object does)
        text = object.__repr__(value)
    return cut(text, MOST_SHOWN)


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
        filled = ", ".join(f"{name}={cut(str(formattable(value)), MOST_NOTED)}" for name, value in self.args)
        return " ".join(part for part in (self.code, f"({filled})" if filled else "", self.clause) if part)


class Said(Protocol):
    """A refusal with the words of its table (`pioche.Reason`); `str` is what the `str` of the exception shows."""

    def say(self, language: str = ..., names: Sequence[str] | None = None) -> str: ...


class Refused(ValueError):
    """Raised with a refusal by everything that does not return one (`apply`, `Rules`, parsers).

    `str` is the sentence in English, `say` the sentence in any language; the code and its arguments are a note below it
    in a traceback.
    """

    why: Refusal | None = None
    """The refusal that caused this one, if any: that of a move in a replay."""
    reason: Said | None = None
    """The same as a `pioche.Reason`, with the words of its table; None if it was refused before there was one."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal
        self.add_note(str(refusal))

    @property
    def code(self) -> str:
        """The kind of refusal, for programs: `not-your-turn`."""
        return self.refusal.code

    @property
    def clause(self) -> str:
        """The clause that forbids it; empty if none does."""
        return self.refusal.clause

    def say(self, language: str = "en", names: Sequence[str] | None = None) -> str:
        """The sentence in `en`, `fr`, `de` or `lb`, with the names of the players if given."""
        if self.reason is not None:
            return self.reason.say(language, names)
        # Imported by name at run time: the engine does not depend on the translations, which a person wants to read.
        said: str = import_module("pioche.i18n").why_refused(self, language)
        return said

    def __str__(self) -> str:
        return self.say() if self.reason is None else str(self.reason)


def refuse(code: str, clause: str = "", **args: Argument) -> Refused:
    """A `Refused` to raise."""
    return Refused(Refusal(code, clause, tuple(args.items())))
