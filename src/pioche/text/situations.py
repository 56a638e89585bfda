"""What a seat faces, as one text: the position, what happened since its last turn, the rules, its legal moves.

The text is meant for people without a screen and for programs that read text. It is made from a `Situation`, which a
client fills from what it was sent and a program from a round (`situation_of`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pioche.engine.board import Board
from pioche.engine.game import AnyRound
from pioche.engine.phrases import Phrase
from pioche.engine.sentences import Words
from pioche.text.boards import board_text, capital
from pioche.text.moves import Choice, choice_lines, choices_of
from pioche.text.rules import difference_lines, differences


@dataclass(frozen=True, slots=True)
class Situation:
    """What one seat may know at a moment. Everything in it has gone through the game's `view` and `redact`."""

    edition: str
    board: Board
    options: Mapping[str, str] = field(default_factory=dict)  # in which the rules differ from print
    happened: Sequence[Phrase] = ()  # since the last turn of the seat
    choices: Sequence[Choice] = ()
    complete: bool = True  # are these all moves that the seat has?


def situation_of(found: AnyRound, edition: str, seat: int, happened: Sequence[Any] = ()) -> Situation:
    """The situation of a seat in a round; `happened` are the unredacted events since its last turn."""
    game, rules = found.game, found.rules
    board = game.board(found.view(seat), rules)
    said = [game.event_phrase(game.redact(event, seat), rules) for event in happened]
    return Situation(
        edition,
        board,
        differences(game, edition, rules),
        [phrase for phrase in said if phrase is not None],
        choices_of(game, rules, seat, found.legal_texts(seat), len(board.hand)),
        game.complete_legal,
    )


def situation_text(situation: Situation, words: Words, names: Sequence[str]) -> str:
    """The situation as lines of text, under headings."""
    return "\n".join(situation_lines(situation, words, names))


def situation_lines(situation: Situation, words: Words, names: Sequence[str]) -> Iterator[str]:
    """The lines of `situation_text`."""
    board = situation.board
    me = board.seat
    yield f"{words.text('text-rules')} {situation.edition}"
    yield from (f"- {line}" for line in difference_lines(situation.options, words))
    yield words.text("text-position")
    yield from position_lines(board, words, names)
    if situation.happened:
        yield words.text("text-since")
        yield from (f"- {capital(phrase.said(words, names, me))}" for phrase in situation.happened)
    if situation.choices or not situation.complete:
        yield words.text("text-moves")
        yield from (f"- {line}" for line in choice_lines(situation.choices, words, names, me))
        if not situation.complete and board.turn == me:
            yield words.text("text-more-moves")


def position_lines(board: Board, words: Words, names: Sequence[str]) -> list[str]:
    """The position as a seat sees it, its own pieces open."""
    hands = {} if board.seat is None else {board.seat: board.hand}
    return board_text(board, hands, words, names).split("\n")
