"""What somebody may have meant by a text that is not an action."""

from __future__ import annotations

from pioche.engine.abilities import Solves
from pioche.engine.game import AnyRound
from pioche.engine.refusal import Refusal, Refused
from pioche.engine.similar import NONE_SIMILAR, suggestions


def unreadable(found: AnyRound, move: str) -> Refusal:
    """The refusal of a text that the game cannot read, with what was meant, if that can be told."""
    text = move.strip()
    return Refusal("bad-move", "", (("text", text), ("similar", _meant(found, text))))


def _meant(found: AnyRound, text: str) -> str:
    """The same with other capitals, the lay of tiles that were only named, or a legal action that is written alike."""
    game = found.game
    head, colon, rest = text.partition(":")
    typed = bool(colon) and head.isascii() and head.isdigit()  # with the seat in front
    bare = rest if typed else text
    seat = int(head) if typed and len(head) == 1 else found.turn
    for other in (bare.lower(), bare.upper(), bare.swapcase()):
        try:
            game.read(f"{seat}:{other}")
        except Refused:
            continue
        return f"{head}:{other}" if typed else other
    if found.over or seat >= found.players:
        return NONE_SIMILAR
    if isinstance(game, Solves):
        try:
            lay = game.lay_exactly(found.core, seat, bare.upper().replace(".", " "))
        except Refused:
            lay = None
        if lay is not None:
            return game.write(lay).partition(":")[2]
    return suggestions(bare, found.legal_texts(seat))
