"""What people type in: seeds, numbers, options, hands. Wrong types raise `TypeError` with a sentence."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import Enum
from typing import Any, Final

from pioche import games
from pioche.engine.deal import SEED_BYTES, checked_seed, seed_from_text
from pioche.engine.game import AnyGame
from pioche.engine.option import Option
from pioche.engine.refusal import MOST_FORMATTED, Refused, refuse, shown
from pioche.engine.setup import Setup
from pioche.engine.similar import suggestions

Seed = int | str | bytes
"""A seed: a whole number, any text, or 32 bytes."""
Hand = str | Sequence[str]
Hands = Sequence["Hand | None"] | Mapping[int, "Hand | None"]
"""Hands by seat, as text (`r1 r2 W ...`) or lists; None: from the seed."""
House = bool | int | str
"""A value of an option: `True`, `200`, `"forced"`."""

MOST_DIGITS: Final = 3000  # of a number as decimal digits; Python refuses to write much longer ones


def number_text(value: int) -> str:
    """A whole number as digits; hexadecimal ones if it has thousands."""
    return str(value) if value.bit_length() * 0.30103 < MOST_DIGITS else hex(value)


def text_of(value: object, what: str) -> str:
    """A text; `TypeError` otherwise."""
    if not isinstance(value, str):
        raise TypeError(f"{what} must be text, not {shown(value)}")
    return value


def whole_number(value: object, what: str) -> int:
    """A whole number; `TypeError` otherwise."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{what} must be a whole number, not {shown(value)}")
    return value


def game_of(edition: object) -> AnyGame:
    """The game of an edition; refused if there is none."""
    return games.of(text_of(edition, "an edition"))


def seed_of(seed: object) -> bytes:
    """The 32 bytes of a seed: any whole number or text, or 32 bytes; None: a random one."""
    match seed:
        case None:
            return secrets.token_bytes(SEED_BYTES)
        case bytes() | bytearray():
            return checked_seed(bytes(seed))
        case str():
            return seed_from_text(seed)
        case int() if not isinstance(seed, bool):
            return seed_from_text(number_text(seed))
        case _:
            raise TypeError(f"a seed must be a whole number, text or {SEED_BYTES} bytes, not {shown(seed)}")


def options_of(
    game: AnyGame,
    edition: str,
    options: Mapping[str, object] | None,
    house_rules: Mapping[str, object],
    arguments: Collection[str],
) -> dict[str, str]:
    """House rules by name, as text; refused if there is no such option or one is given twice.

    `arguments`: the other names that may have been meant.
    """
    if options is not None and not isinstance(options, Mapping):
        raise TypeError(f"options must be a mapping such as {{'target': 200}}, not {shown(options)}")
    for name in options or {}:
        text_of(name, "the name of an option")
        if name in house_rules:
            raise refuse("option-twice", option=name, one=shown((options or {})[name]), other=shown(house_rules[name]))
    found = {}
    for name, value in {**(options or {}), **house_rules}.items():
        option = _option(game, name, arguments if name in house_rules else ())
        found[name] = _setting(option, value)
        small = type(value) is int and abs(value) <= MOST_FORMATTED
        if small and option.least is not None and not _parses(option, found[name]):
            game.options.overlay(game.printed[edition], {name: value})  # refuses it: out of range
    return found


def _option(game: AnyGame, name: str, arguments: Collection[str]) -> Option:
    """An option by its name; refused with what was meant, or with the game that has it."""
    if name in game.options:
        return game.options[name]
    other = next((other.name for other in games.every() if name in other.options), None)
    if other is not None:
        raise refuse("option-of-game", option=name, game=other)
    raise refuse("unknown-option", option=name, similar=suggestions(name, (*arguments, *game.options)))


def _setting(option: Option, value: object) -> str:
    """The value of an option as text; `TypeError` if the option has no values of this type.

    False switches off whatever can be switched off.
    """
    match value:
        case str():
            return value
        case Enum() if isinstance(value, option.kind):
            return str(value.value)
        case bool() if option.kind is not int or (value is False and option.off == 0):
            for text in ("on",) if value else ("off", "none", "0"):
                if _parses(option, text):
                    return text
        case int() if option.kind is int and not isinstance(value, bool):
            return number_text(value)
        case _:
            pass
    raise TypeError(f"the option {option.name!r} must be {expected(option)}, not {shown(value)}")


def _parses(option: Option, text: str) -> bool:
    try:
        return option.codec.parse(text) is not None
    except Refused:
        return False


def expected(option: Option) -> str:
    """What values an option has, for programmers."""
    if option.kind is bool:
        return "True or False"
    if option.kind is int:
        return "a whole number"
    return " or ".join(map(repr, option.choices)) or "text"


def seat_of(value: object, players: int, what: str) -> int:
    """A seat; refused if there is no such seat."""
    seat = whole_number(value, what)
    if not 0 <= seat < players:
        raise refuse("seat-range", most=players - 1, found=seat)
    return seat


def setup_of(hands: object, first: object, players: int) -> Setup:
    """What is given about a deal."""
    turned_up = None if first is None else _spaced(text_of(first, "first"))
    found: Iterable[tuple[Any, Any]]
    match hands:
        case None:
            found = ()
        case Mapping():
            found = hands.items()
        case str() | bytes():
            raise TypeError(f"hands must be a list with the hand of each seat, not {shown(hands)}")
        case Sequence():
            found = enumerate(hands)
        case _:
            raise TypeError(f"hands must be a list with the hand of each seat, not {shown(hands)}")
    given: dict[int, str] = {}
    for seat, hand in found:
        if hand is not None:
            given[whole_number(seat, "a seat")] = pieces_of(hand, "a hand")
    for seat in given:
        seat_of(seat, players, "a seat")
    return Setup(tuple(given.get(seat) for seat in range(max(given, default=-1) + 1)), turned_up)


def pieces_of(hand: object, what: str) -> str:
    """A hand as one text, also if its pieces are listed one by one (`Table.hand`)."""
    if isinstance(hand, list | tuple):
        hand = " ".join(text_of(piece, "a card or tile") for piece in hand)
    return _spaced(text_of(hand, what))


def _spaced(pieces: str) -> str:
    """Pieces with one space between them, as a replay has them."""
    return " ".join(pieces.replace(",", " ").split())


def numbers_of(values: object, what: str, most: int) -> tuple[int, ...]:
    """Whole numbers from 0 to `most`."""
    if isinstance(values, str | bytes) or not isinstance(values, Iterable):
        raise TypeError(f"{what} must be a list of whole numbers, not {shown(values)}")
    found = tuple(whole_number(value, what) for value in values)
    for number in found:
        if not 0 <= number <= most:
            raise refuse("totals-range", most=most, found=number)
    return found
