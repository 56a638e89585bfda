"""What people type in: seeds, numbers, options, hands. Wrong types raise `TypeError` with a sentence."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pioche import games
from pioche.engine.codecs import plain_text
from pioche.engine.deal import SEED_BYTES, checked_seed, seed_from_text
from pioche.engine.game import AnyGame
from pioche.engine.refusal import refuse
from pioche.engine.setup import Setup

Seed = int | str | bytes
Hand = str | Sequence[str]
Hands = Sequence["Hand | None"] | Mapping[int, Hand]


def text_of(value: object, what: str) -> str:
    """A text; `TypeError` otherwise."""
    if not isinstance(value, str):
        raise TypeError(f"{what} must be text, not {value!r}")
    return value


def whole_number(value: object, what: str) -> int:
    """A whole number; `TypeError` otherwise."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{what} must be a whole number, not {value!r}")
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
            return seed_from_text(str(seed))
        case _:
            raise TypeError(f"a seed must be a whole number, text or {SEED_BYTES} bytes, not {seed!r}")


def options_of(options: Mapping[str, object] | None, house_rules: Mapping[str, object]) -> dict[str, str]:
    """House rules by name, as text; refused if one is given twice."""
    if options is not None and not isinstance(options, Mapping):
        raise TypeError(f"options must be a mapping such as {{'target': 200}}, not {options!r}")
    for name in options or {}:
        text_of(name, "the name of an option")
        if name in house_rules:
            raise refuse(
                "option-twice", option=name, one=plain_text((options or {})[name]), other=plain_text(house_rules[name])
            )
    return {name: plain_text(value) for name, value in {**(options or {}), **house_rules}.items()}


def seat_of(value: object, players: int, what: str) -> int:
    """A seat; refused if there is no such seat."""
    seat = whole_number(value, what)
    if not 0 <= seat < players:
        raise refuse("no-such-seat", players=players)
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
            raise TypeError(f"hands must be a list with the hand of each seat, not {hands!r}")
        case Sequence():
            found = enumerate(hands)
        case _:
            raise TypeError(f"hands must be a list with the hand of each seat, not {hands!r}")
    given: dict[int, str] = {}
    for seat, hand in found:
        if hand is not None:
            given[whole_number(seat, "a seat")] = _pieces(hand)
    for seat in given:
        seat_of(seat, players, "a seat")
    return Setup(tuple(given.get(seat) for seat in range(max(given, default=-1) + 1)), turned_up)


def _pieces(hand: object) -> str:
    """A hand as one text, also if its pieces are listed one by one (`Table.hand`)."""
    if isinstance(hand, list | tuple):
        hand = " ".join(text_of(piece, "a card or tile") for piece in hand)
    return _spaced(text_of(hand, "a hand"))


def _spaced(pieces: str) -> str:
    """Pieces with one space between them, as a replay has them."""
    return " ".join(pieces.replace(",", " ").split())


def numbers_of(values: object, what: str, most: int) -> tuple[int, ...]:
    """Whole numbers from 0 to `most`."""
    if isinstance(values, str | bytes) or not isinstance(values, Iterable):
        raise TypeError(f"{what} must be a list of whole numbers, not {values!r}")
    found = tuple(whole_number(value, what) for value in values)
    for number in found:
        if not 0 <= number <= most:
            raise refuse("totals-range", most=most, found=number)
    return found
