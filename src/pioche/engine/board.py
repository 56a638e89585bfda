"""A view drawn with nothing but seats, cards and facts: for clients that have no components of their own for a game.

The page's plain table, the terminal and assistants show a `Board`; `Game.board` makes it from a redacted view, so it
holds nothing that the view does not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pioche.engine.phrases import Phrase

Colour = Literal["", "red", "yellow", "green", "blue", "black"]


@dataclass(frozen=True, slots=True)
class BoardCard:
    """A card, a tile or whatever is played: its notation, its name, and its colour if it has one."""

    text: str
    name: Phrase
    colour: Colour = ""


@dataclass(frozen=True, slots=True)
class BoardSeat:
    """A seat: how many cards it holds, and what else everybody knows about it."""

    held: int
    notes: tuple[Phrase, ...] = ()


@dataclass(frozen=True, slots=True)
class Area:
    """Something that lies on the table: the cards that can be seen, the last on top, and how many cannot."""

    name: Phrase
    cards: tuple[BoardCard, ...] = ()
    hidden: int = 0


@dataclass(frozen=True, slots=True)
class Board:
    """All of it. `turn` is the seat that is waited for; None when the round is over."""

    seat: int | None
    hand: tuple[BoardCard, ...]
    turn: int | None
    over: bool
    seats: tuple[BoardSeat, ...]
    areas: tuple[Area, ...]
    facts: tuple[Phrase, ...] = ()
