"""The options of a game: declared once by the game, then parsed, written, changed and checked here.

A game declares groups of options, frozen dataclasses whose fields are made by `option`, and its rules, a frozen
dataclass of such groups:

    @dataclass(frozen=True, slots=True)
    class DrawingOptions:
        voluntary_draw: bool = option(True, "MM-4")
        hand_size: int = option(5, "MM-1", least=2, most=8)

    @dataclass(frozen=True, slots=True)
    class Rules(GameRules):
        drawing: DrawingOptions = DrawingOptions()

    OPTIONS: Final = Options(Rules, clashes=(clash("MM-5", voluntary_draw=False, hand_size=2),))

An edition is a value of `Rules`, a house rule an overlay over it. Invalid rules are refused when they are made:
`unknown-option`, `option-value`, `option-range`, `options-clash`. `engine/sentences.py` makes the messages.

A clash declares what each of its options may be `instead`. The refusal offers one of these as its repair, and
`Options.settle` changes an option that nobody chose by itself: only what somebody chose can clash.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from operator import attrgetter
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from pioche.engine.option import Clash, Option, PlayersClash, clash, option
from pioche.engine.refusal import Refusal, Refused, refuse
from pioche.engine.similar import suggestions

__all__ = ["Clash", "Clashed", "GameRules", "Option", "Options", "PlayersClash", "clash", "option"]

RulesT = TypeVar("RulesT")

NO_REPAIR: Final = "none"
"""Stands for the repair in the refusal of a clash that declares none."""
_SPOKEN: Final[Mapping[str, str]] = {"yes": "on", "true": "on", "1": "on", "no": "off", "false": "off", "0": "off"}
"""Other words for values, which are suggested instead of understood."""


class Clashed(Refused):
    """Refuses options that clash. `instead` has the values that would end the clash, the preferred repair first."""

    def __init__(self, refusal: Refusal, instead: Mapping[str, str]) -> None:
        super().__init__(refusal)
        self.instead = instead

    def __reduce__(self) -> tuple[Any, ...]:
        """A worker process passes it on as it is."""
        return type(self), (self.refusal, dict(self.instead))


class GameRules:
    """What rules of any game can do with their options. A game may derive its rules from it; `Options` fills it in."""

    __slots__ = ()
    declared: ClassVar[Options[Any]]
    """The options of these rules: the `Options` that was made for their class."""

    def __post_init__(self) -> None:
        self.declared.check(self)

    def options(self) -> dict[str, Any]:
        """The values of all options by name."""
        return self.declared.values(self)

    def as_text(self) -> dict[str, str]:
        """The values of all options by name, as text that `overlay` accepts."""
        return self.declared.texts(self)

    def overlay(self, changes: Mapping[str, object]) -> Self:
        """These rules with some options changed; refused if a name is unknown, a value is invalid, or two clash."""
        made: Self = self.declared.overlay(self, changes)
        return made


def _first(rules: object, clauses: tuple[str, ...]) -> str:
    return "".join(clauses[:1])


class Options(Generic[RulesT]):
    """The options of a game by name, and the operations on them."""

    def __init__(
        self,
        rules: type[RulesT],
        *,
        clashes: tuple[Clash, ...] = (),
        players_clashes: tuple[PlayersClash[RulesT], ...] = (),
        value_clause: bool = False,
        named: Callable[[RulesT, tuple[str, ...]], str] = _first,
    ) -> None:
        """`value_clause`: refuse an invalid value with the first clause of its option.

        `named`: which of several clauses a refusal names under these rules, where the editions have different books;
        if none, it is the first.
        """
        self._known: Final[Mapping[str, Option]] = _by_name(_declared(rules))
        self._limited: Final = tuple(
            (found, attrgetter(found.path)) for found in self._known.values() if found.least is not None
        )
        self._clashes: Final = tuple(
            (found, attrgetter(self[found.first].path), attrgetter(self[found.second].path)) for found in clashes
        )
        self._read_all: Final = _reader([found.path for found in self._known.values()])
        self._value_clause: Final = value_clause
        self._named: Final = named
        if issubclass(rules, GameRules):
            rules.declared = self
        self.clashes: Final = clashes
        self.players_clashes: Final = players_clashes

    # Lookup

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)

    def __contains__(self, name: object) -> bool:
        return name in self._known

    def __getitem__(self, name: str) -> Option:
        """An option by its name; an unknown name is refused with the similar ones."""
        found = self._known.get(name)
        if found is None:
            raise refuse("unknown-option", option=name, similar=suggestions(name, self._known))
        return found

    def all(self) -> tuple[Option, ...]:
        """Every option, in the order of declaration."""
        return tuple(self._known.values())

    # Values

    def parse(self, name: str, value: object) -> Any:
        """Parse a value of an option, given as a value or as text (`on`, `forced`, `500`)."""
        found = self[name]
        if found.codec.accepts(value):
            return value
        parsed = found.codec.parse(value) if isinstance(value, str) else None
        if parsed is None:
            clause = "".join(found.clauses[:1]) if self._value_clause else ""
            spoken = _SPOKEN.get(str(value).lower(), "")
            raise refuse(
                "option-value",
                clause,
                option=name,
                value=str(value),
                choices=found.expected,
                similar=spoken if spoken in found.choices else suggestions(value, found.choices),
            )
        return parsed

    def text(self, name: str, value: object) -> str:
        """A value as text; the inverse of `parse`."""
        return self[name].codec.text(value)

    def value(self, rules: RulesT, name: str) -> Any:
        """The value of an option in these rules."""
        return attrgetter(self[name].path)(rules)

    def clause(self, rules: RulesT, name: str) -> str:
        """The clause about an option that players by these rules look for; empty if none is in force."""
        return self._named(rules, self[name].clauses)

    def values(self, rules: RulesT) -> dict[str, Any]:
        """The values of all options by name."""
        return dict(zip(self._known, self._read_all(rules), strict=True))

    def texts(self, rules: RulesT) -> dict[str, str]:
        """The values of all options by name, as text."""
        return {name: self.text(name, value) for name, value in self.values(rules).items()}

    def differences(self, rules: RulesT, standard: RulesT) -> dict[str, str]:
        """The options in which `rules` differ from `standard` (usually an edition), as text for `overlay`."""
        usual = self._read_all(standard)
        return {
            name: self.text(name, value)
            for (name, value), other in zip(self.values(rules).items(), usual, strict=True)
            if value != other
        }

    def overlay(self, rules: RulesT, changes: Mapping[str, object]) -> RulesT:
        """These rules with some options changed; refused if a name is unknown, a value is invalid, or two clash."""
        if not changes:
            return rules
        groups: dict[str, dict[str, Any]] = {}
        for name, value in changes.items():
            groups.setdefault(self[name].group, {})[name] = self.parse(name, value)
        changed = {group: replace(getattr(rules, group), **values) for group, values in groups.items()}
        made: RulesT = replace(rules, **changed)  # type: ignore[type-var]  # rules are a dataclass
        return made

    def settle(
        self, standard: RulesT, chosen: Mapping[str, object], check: Callable[[RulesT], None] = lambda _: None
    ) -> tuple[RulesT, dict[str, str]]:
        """The rules with the options that somebody chose, and those that nobody chose and that adapted, as text.

        An option that nobody chose takes another value where its own clashes: with a chosen one, or with what `check`
        (such as `check_players`) finds. Refused like `overlay` if chosen options clash.
        """
        adapted: dict[str, str] = {}
        while True:
            try:
                made = self.overlay(standard, {**adapted, **chosen})
                check(made)
            except Clashed as clashed:
                free = [name for name in clashed.instead if name not in chosen and name not in adapted]
                if not free:
                    raise
                adapted[free[0]] = clashed.instead[free[0]]
            else:
                return made, adapted

    # Validation

    def check(self, rules: RulesT) -> None:
        """Refuse numbers out of range and options that clash; called by `__post_init__` of the rules."""
        for each, read in self._limited:
            limits = each.limits(rules)
            size = each.codec.size(read(rules))
            if limits is None or size == each.off or limits[0] <= size <= limits[1]:
                continue
            least, most = limits
            clause = self._clause(rules, each.range_clause, each)
            raise refuse("option-range", clause, option=each.name, value=size, least=least, most=most)
        for found, read_first, read_second in self._clashes:
            if found.first_is(read_first(rules)) and found.second_is(read_second(rules)):
                raise self._clash(rules, found.clause, found.first, self._setting(rules, found.second), found.instead)

    def check_players(self, rules: RulesT, players: int) -> None:
        """Refuse a number of players that cannot be combined with an option."""
        for found in self.players_clashes:
            if found.when(rules, players):
                instead = () if found.instead is None else ((found.option, found.instead(rules, players)),)
                clause = self._clause(rules, found.clause, self[found.option])
                raise self._clash(rules, clause, found.option, f"players={players}", instead)

    def _clause(self, rules: RulesT, usual: str, option: Option) -> str:
        """The clause about an option that players by these rules look for."""
        return self._named(rules, (usual, *option.clauses)) or usual

    def _setting(self, rules: RulesT, name: str) -> str:
        return f"{name}={self.text(name, self.value(rules, name))}"

    def _clash(
        self, rules: RulesT, clause: str, name: str, other: str, instead: Iterable[tuple[str, object]]
    ) -> Clashed:
        texts = {option: self.text(option, value) for option, value in instead}
        repair = next((f"{option}={text}" for option, text in texts.items()), NO_REPAIR)
        args = (("first", self._setting(rules, name)), ("second", other), ("repair", repair))
        return Clashed(Refusal("options-clash", clause, args), texts)


def _declared(rules: type) -> Iterator[Option]:
    """The options of all groups, in the order of declaration."""
    for group in fields(rules):
        if not is_dataclass(group.default):
            continue  # not a group of options
        for entry in fields(group.default):
            if "option" in entry.metadata:
                yield replace(entry.metadata["option"], name=entry.name, group=group.name)


def _by_name(options: Iterable[Option]) -> dict[str, Option]:
    found: dict[str, Option] = {}
    for each in options:
        if each.name in found:
            raise TypeError(f"{each.path} and {found[each.name].path} have the same name")
        found[each.name] = each
    return found


def _reader(paths: list[str]) -> Callable[[object], tuple[Any, ...]]:
    """A function that returns these attributes as a tuple, also if there are fewer than two."""
    if len(paths) > 1:
        return attrgetter(*paths)
    readers = [attrgetter(path) for path in paths]
    return lambda rules: tuple(read(rules) for read in readers)
