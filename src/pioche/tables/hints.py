"""What somebody may have meant by a text that is not an action."""

from __future__ import annotations

from typing import Final

from pioche.engine.abilities import Solves
from pioche.engine.game import AnyRound
from pioche.engine.refusal import Refusal, Refused
from pioche.engine.similar import NONE_SIMILAR, suggestions

MOST_TEXT: Final = 200  # characters of a text that is worth a guess
DIGITS: Final = "0123456789"


def unreadable(found: AnyRound, move: str) -> Refusal:
    """The refusal of a text that the game cannot read, with what was meant, if that can be told."""
    text = move.strip()
    return Refusal("bad-move", "", (("text", text), ("similar", _meant(found, text))))


def _meant(found: AnyRound, text: str) -> str:
    """The same with other capitals, the lay of tiles that were only named, or a legal action that is written alike."""
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
            lay = None
        if lay is not None:
            return game.write(lay).partition(":")[2]
    return suggestions(bare, found.legal_texts(seat))
