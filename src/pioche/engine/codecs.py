"""How the values of an option are written as text and read again: one codec for each kind of value."""

from __future__ import annotations

from enum import Enum
from typing import Any, Final, Protocol, TypeVar

Value = TypeVar("Value")
MOST_DIGITS: Final = 5


class Codec(Protocol[Value]):
    """Reads and writes the values of an option. A game declares one for values of its own (`option(codec=...)`)."""

    @property
    def choices(self) -> tuple[str, ...]:
        """Every value as text; empty when they cannot be listed."""
        ...

    @property
    def expected(self) -> str:
        """What a refusal offers instead of a wrong value."""
        ...

    def accepts(self, value: object) -> bool:
        """Is this a value, rather than its text?"""
        ...

    def parse(self, text: str) -> Value | None:
        """The value from its text; None when it is none. A codec may also refuse with a code of its own."""
        ...

    def text(self, value: Value) -> str:
        """The text that `parse` reads."""
        ...

    def size(self, value: Value) -> int:
        """The number that `least` and `most` limit."""
        ...


class BoolCodec:
    """`on` and `off`."""

    choices = ("off", "on")
    expected = "off | on"

    def accepts(self, value: object) -> bool:
        return isinstance(value, bool)

    def parse(self, text: str) -> bool | None:
        return text == "on" if text in self.choices else None

    def text(self, value: bool) -> str:
        return "on" if value else "off"

    def size(self, value: bool) -> int:
        return int(value)


class IntCodec:
    """Whole numbers without a sign, of at most five digits."""

    choices: tuple[str, ...] = ()
    expected = "int"

    def accepts(self, value: object) -> bool:
        return type(value) is int

    def parse(self, text: str) -> int | None:
        return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None

    def text(self, value: int) -> str:
        return str(value)

    def size(self, value: int) -> int:
        return value


class EnumCodec:
    """The members of an enum by their values, which are text."""

    def __init__(self, kind: type[Enum]) -> None:
        self._kind = kind
        self._members = {str(member.value): member for member in kind}
        self.choices = tuple(self._members)
        self.expected = " | ".join(self.choices)

    def accepts(self, value: object) -> bool:
        return isinstance(value, self._kind)

    def parse(self, text: str) -> Enum | None:
        return self._members.get(text)

    def text(self, value: Enum) -> str:
        return str(value.value)

    def size(self, value: Enum) -> int:
        return list(self._kind).index(value)


def codec_for(default: object) -> Codec[Any]:
    """The codec for the values of a kind that every game has."""
    if isinstance(default, bool):
        return BoolCodec()
    if isinstance(default, int) and not isinstance(default, Enum):
        return IntCodec()
    if isinstance(default, Enum):
        return EnumCodec(type(default))
    raise TypeError(f"an option with the default {default!r} needs a codec")


def plain_text(value: object) -> str:
    """A value as text where its option is not at hand. Of several things, only how many: `2`."""
    match value:
        case bool():
            return "on" if value else "off"
        case Enum():
            return str(value.value)
        case tuple():
            return str(len(value))
        case _:
            return str(value)
