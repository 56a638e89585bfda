"""A table as lines of text, from the `Board` that every game makes of its views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pioche.engine.board import Area, Board, BoardCard
from pioche.engine.game import AnyGame, AnyRound
from pioche.engine.sentences import Words, setting_text

MOST_SHOWN: Final = 12  # cards of a pile that lies open
MOST_SEATS: Final = 10
NONE: Final = "-"
"""No pieces, as in the notation."""


def seat_names(words: Words) -> list[str]:
    """`seat 0`, `seat 1`, ...: in programs and in the notation seats are numbered from 0."""
    return [words.text("seat-number", number=seat) for seat in range(MOST_SEATS)]


def table_text(edition: str, options: Mapping[str, str], found: AnyRound, words: Words, names: Sequence[str]) -> str:
    """The whole table with every hand, as who deals it sees it."""
    game: AnyGame = found.game
    settings = [setting_text("players", found.players, words)]
    settings += [setting_text(name, value, words) for name, value in options.items()]
    boards = [game.board(found.view(seat), found.rules) for seat in range(found.players)]
    hands = {seat: board.hand for seat, board in enumerate(boards)}
    lines = [f"{edition} ({'; '.join(settings)})", board_text(boards[0], hands, words, names)]
    if found.over:
        won = [words.text("web-log-round-won", name=names[seat], me="none") for seat in found.winners()]
        lines += [capital(line) for line in won] or [words.text("web-log-round-nobody")]
    return "\n".join(lines)


def board_text(board: Board, hands: Mapping[int, Sequence[BoardCard]], words: Words, names: Sequence[str]) -> str:
    """The open areas, the facts, and a line for each seat; `>` marks the seat on turn."""
    lines = [_area(area, words) for area in board.areas]
    lines += [fact.said(words, names) for fact in board.facts]
    for seat, shown in enumerate(board.seats):
        cards = _cards(hands[seat]) or NONE if seat in hands else _cards(shown.cards) or _face_down(shown.held, words)
        notes = "".join(f" ({note.said(words, names)})" for note in shown.notes)
        lines.append(f"{'>' if seat == board.turn else ' '} {_labelled(names[seat], cards, words)}{notes}")
    return "\n".join(lines)


def open_line(board: Board, words: Words, names: Sequence[str]) -> str:
    """What lies open and what holds now, in one line: the top card of every pile, whole groups."""
    parts = [_area(area, words, most=1) for area in board.areas]
    parts += [fact.said(words, names).rstrip(".") for fact in board.facts]
    return "; ".join(parts)


def hand_line(board: Board, words: Words) -> str:
    """What the seat itself holds."""
    return words.text("text-hold", pieces=_cards(board.hand) or words.text("text-nothing-held"))


def turn_line(board: Board, words: Words, names: Sequence[str]) -> str:
    """That it is the reader's turn, with all that is needed to decide, in one line."""
    return f"{words.text('web-your-turn')}. {open_line(board, words, names)}. {hand_line(board, words)}"


def _area(area: Area, words: Words, most: int = MOST_SHOWN) -> str:
    name = area.name.said(words)
    if any(argument == "text" for argument, _ in area.name.args):
        return name  # the name shows the pieces already, in notation
    shown = area.cards if area.spread else area.cards[-most:]
    parts = [("… " if 1 < len(shown) < len(area.cards) else "") + _cards(shown)] if shown else []
    if area.hidden or not shown:
        parts.append(_face_down(area.hidden, words))
    return _labelled(name, ", ".join(parts), words)


def _labelled(name: str, value: str, words: Words) -> str:
    """`Draw pile: 84 face down`; French has a space before the colon."""
    return words.text("setting", option=name, value=value)


def _face_down(count: int, words: Words) -> str:
    return words.text("table-face-down", count=count) if count else NONE


def _cards(cards: Sequence[BoardCard]) -> str:
    return " ".join(card.text for card in cards)


def capital(text: str) -> str:
    """A sentence that may begin with the name of a seat."""
    return text[:1].upper() + text[1:]
