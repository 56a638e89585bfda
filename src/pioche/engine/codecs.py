"""Codecs between the values of an option and their text, one for each type of value."""

from __future__ import annotations

from enum import Enum
from typing import Any, Final, Protocol, TypeVar

Value = TypeVar("Value")
MOST_DIGITS: Final = 5
INTEGER: Final = "int"
"""Stands for whole numbers among the valid values in a refusal."""


class Codec(Protocol[Value]):
    """Reads and writes the values of an option. A game declares one for values of its own (`option(codec=...)`)."""

    @property
    def choices(self) -> tuple[str, ...]:
        """Every value as text; empty if they cannot be listed."""
        ...

    @property
    def expected(self) -> str:
        """The valid values, as a refusal of a wrong one shows them."""
        ...

    def accepts(self, value: object) -> bool:
        """Is this a value already, rather than text to be parsed?"""
        ...

    def parse(self, text: str) -> Value | None:
        """The value from its text; None if the text is invalid. A codec may also raise a `Refused` of its own."""
        ...

    def text(self, value: Value) -> str:
        """The text that `parse` reads."""
        ...

    def size(self, value: Value) -> int:
        """The number that is compared with `least` and `most`."""
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
    """Non-negative integers of at most five digits."""

    choices: tuple[str, ...] = ()
    expected = INTEGER

    def accepts(self, value: object) -> bool:
        return type(value) is int

    def parse(self, text: str) -> int | None:
        return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None

    def text(self, value: int) -> str:
        return str(value)

    def size(self, value: int) -> int:
        return value


class EnumCodec:
    """The members of an enum; a member's text is its value."""

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
    """The built-in codec for the type of a default: bool, int or Enum."""
    if isinstance(default, bool):
        return BoolCodec()
    if isinstance(default, int) and not isinstance(default, Enum):
        return IntCodec()
    if isinstance(default, Enum):
        return EnumCodec(type(default))
    raise TypeError(f"an option with the default {default!r} needs a codec")


def plain_text(value: object) -> str:
    """A value as text where its option, and so its codec, is not known. A tuple becomes its length: `2`."""
    match value:
        case bool():
            return "on" if value else "off"
        case Enum():
            return str(value.value)
        case tuple():
            return str(len(value))
        case _:
            return str(value)
