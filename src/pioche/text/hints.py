"""What somebody may have meant by a text that is not an action."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from pioche.engine.abilities import Solves
from pioche.engine.game import AnyRound
from pioche.engine.refusal import Refusal, Refused
from pioche.engine.similar import NONE_SIMILAR, suggestions
from pioche.i18n import ENGLISH, Translator

MOST_TEXT: Final = 200  # characters of a text that is worth a guess
MOST_MEANT: Final = 3
NO_WAY: Final = "no way"
"""Stands for the suggestions if the text names pieces that cannot be played."""
DIGITS: Final = "0123456789"
_WORD: Final = re.compile(r"\w+")


def unreadable(found: AnyRound, move: str, wrong: Refusal) -> Refusal:
    """The refusal of a text that the game cannot read, with what was meant, if that can be told.

    `wrong` is what the game says. It is kept if it says more than that this is no action: which part of it is wrong.
    """
    text = move.strip()
    similar = _meant(found, text)
    if similar == NO_WAY:
        return Refusal("no-way", "", (("text", text),))
    if similar == NONE_SIMILAR and wrong.code != "bad-action":
        read = f"{found.turn}:{text}"  # by the game, which knows no text without a seat
        args = {name: text if value == read[: len(str(value))] else value for name, value in wrong.args}
        return replace(wrong, args=tuple(args.items()))
    return Refusal("bad-move", "", (("text", text), ("similar", similar)))


def _meant(found: AnyRound, text: str) -> str:
    """The same with other capitals, the lay of tiles that were only named, or a legal action written or said alike."""
    game = found.game
    head, colon, rest = text.partition(":")
    typed = bool(colon) and len(head) == 1 and head in DIGITS  # with the seat in front
    bare = rest if typed else text
    seat = int(head) if typed else found.turn
    if seat >= found.players or len(text) > MOST_TEXT:
        return NONE_SIMILAR
    for other in (bare.lower(), bare.upper(), bare.swapcase()):
        try:
            game.read(f"{seat}:{other}")
        except Refused:
            continue
        return f"{head}:{other}" if typed else other
    if found.over:
        return NONE_SIMILAR
    if isinstance(game, Solves):
        try:
            lay = game.lay_exactly(found.core, seat, bare.upper().replace(".", " "))
        except Refused:
            pass  # no pieces
        else:
            return NO_WAY if lay is None else game.write(lay).partition(":")[2]
    alike = suggestions(bare, found.legal_texts(seat))
    return _said_alike(found, seat, bare) if alike == NONE_SIMILAR else alike


def _said_alike(found: AnyRound, seat: int, text: str) -> str:
    """Legal actions whose English label has all of these words: `challenge`, `red 5`."""
    wanted = {word.lower() for word in _WORD.findall(text)}
    words = Translator(ENGLISH)
    alike = []
    for action in found.legal(seat) if wanted else ():
        label = found.game.action_phrase(action, found.rules).said(words)
        if wanted <= {word.lower() for word in _WORD.findall(label)}:
            alike.append(found.game.write(action).partition(":")[2])
            if len(alike) == MOST_MEANT:
                break
    return ", ".join(alike) or NONE_SIMILAR


def meant_seats(found: AnyRound, text: str) -> str:
    """An action that the seat on turn may not do, with the seats that may: `0:r6`; empty if nobody may."""
    if found.over:
        return ""
    seats = [seat for seat in range(found.players) if seat != found.turn and text in found.legal_texts(seat)]
    return ", ".join(f"{seat}:{text}" for seat in seats)
