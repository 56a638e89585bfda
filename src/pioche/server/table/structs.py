"""Game values for clients: structs generated from the games' own dataclasses.

A game's `view` and `redact` decide what a seat may know; their results are copied field by field, nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from itertools import compress
from operator import attrgetter, ne
from typing import TYPE_CHECKING, Any, Final, get_type_hints

import msgspec
from msgspec import UNSET, Struct, UnsetType

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

IS: Final = "is"  # the tag field of unions
_ENCODER: Final = msgspec.json.Encoder()
_MOST_EVENTS: Final = 2_048  # of a game whose JSON is kept


class Mirror:
    """Structs for the dataclasses of a union, tagged with their names: `Laid` is `{"is": "laid", ...}`."""

    def __init__(self, classes: Iterable[type[DataclassInstance]], prefix: str = "") -> None:
        self._made: dict[type, tuple[type[Struct], attrgetter[tuple[object, ...]] | None, bool]] = {}
        for kind in classes:
            hints = get_type_hints(kind)
            names = [field.name for field in fields(kind)]
            struct = msgspec.defstruct(
                f"{prefix.capitalize()}{kind.__name__}",
                [(name, hints[name]) for name in names],
                tag_field=IS,
                tag=(f"{prefix}-" if prefix else "") + kind.__name__.lower(),
                frozen=True,
                module=__name__,
            )
            struct.__doc__ = kind.__doc__
            self._made[kind] = (struct, attrgetter(*names) if names else None, len(names) == 1)

    def structs(self) -> tuple[type[Struct], ...]:
        return tuple(struct for struct, _, _ in self._made.values())

    def of(self, value: object) -> Struct:
        """The struct of a value."""
        struct, getter, single = self._made[type(value)]
        if getter is None:
            return struct()
        return struct(getter(value)) if single else struct(*getter(value))


class Teller:
    """Encodes events, redacted for each seat; events that everybody may know are encoded once.

    Nobody may know less than a spectator. So an event that `redact` leaves unchanged for spectators is public.
    """

    def __init__(self, mirror: Mirror, redact: Callable[[Any, int | None], object]) -> None:
        self._mirror = mirror
        self._redact = redact
        self._json = lru_cache(_MOST_EVENTS)(self._encoded)  # most events recur: a few seats, a few dozen cards

    def told(self, happened: Sequence[object], seat: int | None) -> list[Struct]:
        """The structs for a seat."""
        return [self._mirror.of(self._redact(event, seat)) for event in happened]

    def json_for_all(self, happened: Sequence[object]) -> bytes | None:
        """The events as JSON, with commas between them, if everybody may know all of them; else None."""
        for event in happened:
            if self._redact(event, None) is not event:
                return None
        return b",".join([self._json(event) for event in happened])

    def json(self, happened: Sequence[object], seat: int | None) -> bytes:
        """The events as JSON for a seat."""
        return b",".join([self._json(self._redact(event, seat)) for event in happened])

    def _encoded(self, event: object) -> bytes:
        return _ENCODER.encode(self._mirror.of(event))


Values = tuple[tuple[object, ...], tuple[object, ...]]
"""The fields of a view: the private ones of its seat, and the public ones, which are one shared tuple."""


class Picture:
    """A view as a struct, and the delta between two views as another struct, whose fields are all optional.

    `own` are the fields that differ from seat to seat; the delta of the others is computed once for everybody.
    """

    def __init__(self, kind: type[DataclassInstance], tag: str, own: Sequence[str], grows: Iterable[str] = ()) -> None:
        hints = get_type_hints(kind)
        self.own: Final = tuple(own)
        self.shared: Final = tuple(field.name for field in fields(kind) if field.name not in own)
        names = (*self.own, *self.shared)
        self._get: Final = attrgetter(*self.shared)
        self._grows: Final = frozenset(grows)
        self._place: Final = {name: place for place, name in enumerate(self.shared)}
        self.whole: Final[type[Struct]] = msgspec.defstruct(
            f"{tag.capitalize()}View",
            [(name, hints[name]) for name in names],
            tag_field="game",
            tag=tag,
            frozen=True,
            module=__name__,
        )
        optional: list[tuple[str, object, object]] = [(name, hints[name] | UnsetType, UNSET) for name in names]
        optional += [(f"{name}_added", hints[name] | UnsetType, UNSET) for name in sorted(self._grows)]
        self.change: Final[type[Struct]] = msgspec.defstruct(
            f"{tag.capitalize()}Change", optional, tag_field="game", tag=tag, frozen=True, module=__name__
        )
        self.opening: Final = _ENCODER.encode(self.change())[:-1]  # of every delta: its tag

    def public(self, view: DataclassInstance) -> tuple[object, ...]:
        """The public fields of a spectator's view."""
        found: tuple[object, ...] = self._get(view)
        return found

    def make(self, values: Values) -> Struct:
        return self.whole(*values[0], *values[1])

    def shared_changes(self, before: tuple[object, ...], after: tuple[object, ...]) -> bytes:
        """What has changed of the public fields, as JSON members. A pile that has only grown is sent as what was
        added."""
        if before is after:
            return b""
        new = dict(compress(zip(self.shared, after, strict=True), map(ne, before, after)))
        for name in self._grows:
            if name in new:
                old, now = before[self._place[name]], new[name]
                if isinstance(old, tuple) and isinstance(now, tuple) and now[: len(old)] == old:
                    del new[name]
                    new[f"{name}_added"] = now[len(old) :]
        return self._members(new)

    def own_changes(self, before: tuple[object, ...], after: tuple[object, ...]) -> bytes:
        """What has changed of the fields of one seat."""
        if before is after or before == after:
            return b""
        return self._members(dict(compress(zip(self.own, after, strict=True), map(ne, before, after))))

    def _members(self, new: dict[str, object]) -> bytes:
        return _ENCODER.encode(self.change(**new))[len(self.opening) : -1]


def applied(whole: Mapping[str, object], change: Mapping[str, object]) -> dict[str, object]:
    """What a client does with a delta (JSON objects): replace the given fields, append what was added, and lay what was
    changed of items over them."""
    made = dict(whole)
    for name, value in change.items():
        of, _, how = name.rpartition("_")
        if name in whole or how not in ("added", "changed"):
            made[name] = value
            continue
        old = made[of]
        if isinstance(value, list):
            assert isinstance(old, list)
            made[of] = old + value
        elif isinstance(old, list):
            assert isinstance(value, dict)
            made[of] = [_laid_over(item, value.get(str(number), item)) for number, item in enumerate(old)]
        else:
            assert isinstance(old, dict)
            assert isinstance(value, dict)
            made[of] = applied(old, value)
    return made


def _laid_over(item: object, new: object) -> object:
    return applied(item, new) if isinstance(item, dict) and isinstance(new, dict) else new
