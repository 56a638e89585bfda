"""How a game declares its options: one option, and what cannot be combined. `engine.options` works with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from pioche.engine.codecs import INTEGER, Codec, codec_for

RulesT = TypeVar("RulesT")
Value = TypeVar("Value")
Bound = int | Callable[[Any], int]
"""A limit of a number, or a function of the rules if it depends on other options."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option as declared with `option`, and its place in the rules."""

    default: Any
    clauses: tuple[str, ...]
    codec: Codec[Any]
    least: Bound | None = None
    most: Bound | None = None
    off: int | None = None
    range_clause: str = ""
    name: str = ""
    group: str = ""

    @property
    def path(self) -> str:
        """The path of its value in the rules: `drawing.hand_size`."""
        return f"{self.group}.{self.name}"

    @property
    def kind(self) -> type:
        """The type of its values."""
        return type(self.default)

    @property
    def choices(self) -> tuple[str, ...]:
        """Its values as text; empty if they cannot be listed."""
        return self.codec.choices

    @property
    def expected(self) -> str:
        """Its values as the refusal of a wrong one shows them; for a number with fixed limits `int 1 99`."""
        if isinstance(self.least, int) and isinstance(self.most, int) and self.codec.expected == INTEGER:
            return f"{INTEGER} {self.least if self.off is None else min(self.off, self.least)} {self.most}"
        return self.codec.expected

    def limits(self, rules: object) -> tuple[int, int] | None:
        """The minimum and maximum under these rules; None: no limits."""
        if self.least is None or self.most is None:
            return None
        least, most = self.least, self.most
        return (least if isinstance(least, int) else least(rules), most if isinstance(most, int) else most(rules))


def option(
    default: Value,
    *clauses: str,
    least: Bound | None = None,
    most: Bound | None = None,
    off: int | None = None,
    range_clause: str = "",
    codec: Codec[Value] | None = None,
) -> Value:
    """Declare an option as a field of a group: its default, and the clauses that it implements.

    `least` and `most` limit a number and must be given together. `off` is a number outside the limits that is allowed
    and switches the option off. `range_clause` is the clause of the limits. Default: the first clause. Values that are
    neither bool, int nor Enum need a codec.
    """
    if (least is None) != (most is None):
        raise TypeError("a number has both limits or none")
    read = codec or codec_for(default)
    declared = Option(default, clauses, read, least, most, off, range_clause or "".join(clauses[:1]))
    made: Value = field(default=default, metadata={"option": declared})
    return made


@dataclass(frozen=True, slots=True)
class Clash:
    """Values of two options that cannot be combined, and the clause that says so."""

    clause: str
    first: str
    second: str
    first_is: Callable[[Any], object]
    second_is: Callable[[Any], object]
    instead: tuple[tuple[str, object], ...] = ()
    """Values of one or both options that end the clash, the preferred repair first."""


def clash(clause: str, *, instead: Mapping[str, object] = {}, **both: object) -> Clash:
    """A clash between two options, each given with a value or a predicate on its value.

    `clash("MM-6", pairs=bool, bonus=lambda bonus: bonus > 20, instead={"pairs": 0, "bonus": 20})`
    """
    (first, first_is), (second, second_is) = both.items()
    return Clash(clause, first, second, _recognises(first_is), _recognises(second_is), tuple(instead.items()))


def _recognises(wanted: object) -> Callable[[Any], object]:
    if callable(wanted):
        return wanted
    return lambda found: found == wanted


@dataclass(frozen=True, slots=True)
class PlayersClash(Generic[RulesT]):
    """An option that cannot be combined with some numbers of players."""

    clause: str
    option: str
    when: Callable[[RulesT, int], object]
    instead: Callable[[RulesT, int], object] | None = None
    """The value of the option that ends the clash with so many players."""
