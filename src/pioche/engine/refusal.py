"""Why something is not allowed: a code, the clause that says so, and what to fill into the sentence.

The sentence itself is translation and lives in `i18n/*.ftl` under `refusal-<code>`.
"""

from __future__ import annotations

from dataclasses import dataclass

Argument = str | int


@dataclass(frozen=True, slots=True)
class Refusal:
    """A move, a text or a set of rules that was not accepted. Nothing has changed."""

    code: str
    clause: str = ""
    args: tuple[tuple[str, Argument], ...] = ()

    @property
    def key(self) -> str:
        """The name of the message in `i18n/*.ftl`."""
        return f"refusal-{self.code}"

    def __str__(self) -> str:
        filled = ", ".join(f"{name}={value}" for name, value in self.args)
        return " ".join(part for part in (self.code, f"({filled})" if filled else "", self.clause) if part)


class Refused(ValueError):
    """Raised by what insists (`apply`, `Rules`, parsers) instead of asking first."""

    why: Refusal | None = None
    """The reason behind it, where one refusal follows from another."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


def refuse(code: str, clause: str = "", **args: Argument) -> Refused:
    """A `Refused` to raise."""
    return Refused(Refusal(code, clause, tuple(args.items())))
