"""Generates the options of the card game as attributes of its book, one number each (`./dev generate`)."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Final

from field_code import header, lines, module

_SOURCE: Final = "classic/mechanics"


def _names() -> list[str]:
    """Every numeric option: switches, choices and plain numbers; not the rules for Blanks.

    Read from the groups of options, because `Rules` cannot be created while its book is out of date.
    """
    from pioche.classic.rules import Rules

    groups = [group.default for group in fields(Rules) if is_dataclass(group.default)]
    options = [option for group in groups for option in fields(group)]
    return sorted(
        option.name for option in options if "option" in option.metadata and not isinstance(option.default, tuple)
    )


def book_numbers() -> str:
    names = _names()
    slots = lines((f'"{name}",' for name in names), 8)
    return module(
        "The options of a table as numbers: switches are 0 or 1, choices count in the order of their enum.",
        _SOURCE,
        "from collections.abc import Mapping\n\n\n"
        'class BookNumbers:\n    """One number per option."""\n\n'
        f"    __slots__ = (\n{slots}    )\n\n"
        "    def read(self, options: Mapping[str, int]) -> None:\n"
        '        """Take over all options."""\n' + lines((f'self.{name} = options["{name}"]' for name in names), 8),
    )


def book_numbers_header() -> str:
    return header(
        _SOURCE,
        "cimport cython\n\ncdef class BookNumbers:\n"
        f"{lines((f'cdef readonly int {name}' for name in _names()), 4)}"
        "    @cython.final\n    cdef object read(self, object options)\n",
    )
