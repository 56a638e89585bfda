"""A view as plain seats, cards and facts, for clients without components of their own for a game.

The page's generic table and the generic environments use a `Board`. `Game.board` makes it from a redacted view, so it
contains nothing that the view does not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pioche.engine.phrases import Phrase

Colour = Literal["", "red", "yellow", "green", "blue", "black"]


@dataclass(frozen=True, slots=True)
class BoardCard:
    """A card, tile or other piece: its notation, its name, and its colour if it has one.

    `face` is what is drawn on it besides its colour, as short as possible (`5`, `+2`); empty: its notation.
    """

    text: str
    name: Phrase
    colour: Colour = ""
    face: str = ""


@dataclass(frozen=True, slots=True)
class BoardSeat:
    """A seat: how many cards it holds, other public facts about it, and its cards once everybody may see them."""

    held: int
    notes: tuple[Phrase, ...] = ()
    cards: tuple[BoardCard, ...] = ()


@dataclass(frozen=True, slots=True)
class Area:
    """A pile or other area on the table: its visible cards, the last on top, and the number of hidden ones.

    `spread`: the cards lie side by side, so that each of them matters; otherwise the top one does.
    """

    name: Phrase
    cards: tuple[BoardCard, ...] = ()
    hidden: int = 0
    spread: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """The table as one seat (None: a spectator) sees it. `turn` is the seat to act; None when the round is over."""

    seat: int | None
    hand: tuple[BoardCard, ...]
    turn: int | None
    over: bool
    seats: tuple[BoardSeat, ...]
    areas: tuple[Area, ...]
    facts: tuple[Phrase, ...] = ()
