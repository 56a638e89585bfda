"""Laying a card: who may lay what by which right, and what happens in which order (FR-7, FR-11, DE-1, DE-1a, DE-1b)."""

from __future__ import annotations

from pioche.classic import codes as c
from pioche.classic.events import Called, How, Laid
from pioche.classic.mechanics import (
    acting,
    debt,
    drawing,
    finishing,
    jump_in,
    matching,
    multiples,
    sequences,
    skipping,
    turns,
    uno_call,
)
from pioche.classic.state import State
from pioche.engine import flat


def by_turn(s: State, seat: int) -> int:
    """The faces that the seat on turn may lay."""
    if seat != s.turn:
        return 0
    if s.phase == c.TURN:
        return matching.playable(s, seat)
    if s.phase == c.DRAWN:
        return drawing.layable(s, seat)
    if s.phase == c.DEBT or s.phase == c.CHALLENGE:
        return debt.answers(s, seat)
    if s.phase == c.SKIPPED:
        return skipping.parries(s, seat)
    return 0


def besides_turn(s: State, seat: int, faces: int) -> int:
    """These faces, and those that a seat may lay now by another right than its turn."""
    if s.follow == seat:
        faces |= sequences.faces(s, seat)
    if s.book.jump_in:
        faces |= jump_in.faces(s, seat)
    return faces


def way(s: State, seat: int, face: int) -> int:
    """By which right a seat lays a face. Following on comes first, so that a second Skip is a double Skip (DE-3b)."""
    mask = flat.bit(face)
    if s.follow == seat and sequences.faces(s, seat) & mask:
        return c.BY_FOLLOW
    if by_turn(s, seat) & mask:
        return c.BY_TURN
    if s.book.jump_in and jump_in.faces(s, seat) & mask:
        return c.BY_JUMP
    return c.NO_WAY


def lay(s: State, seat: int, face: int, colour: int, called: int, also: int) -> None:
    """Move a card from the hand to the discards and run its effects."""
    # Without jumping in and following on, only the turn is left as a right; the move has been checked.
    right = way(s, seat, face) if also == 0 and (s.book.jump_in or s.follow == seat) else c.BY_TURN
    s.fresh = 0
    s.bluff = 0
    s.colour_before = c.NO_COLOUR
    s.top_before = c.NO_FACE
    if face == c.WILD4 and right == c.BY_TURN and s.book.challenge != c.CHALLENGE_OFF:
        _may_be_doubted(s, seat)
    if s.owing or s.forgot:
        uno_call.somebody_lays(s, seat)
    if s.book.goes_on:
        sequences.laid(s, seat, face, right)
    if also:
        multiples.lay_below(s, seat, face, also)
    s.take(seat, face)
    s.discard[s.discard_n] = face
    s.discard_n += 1
    if face < c.WILD:
        s.colour = face // c.RANKS
    if face != c.UNO_CARD:
        s.top = face  # DE-8b: an UnoCard does not count; the card below it does
    s.started = 1
    s.idle = 0
    s.drawn = c.NO_FACE
    s.must_lay = 0
    s.layer = seat
    s.actor = seat
    s.running = face
    s.at = 0
    s.named = colour
    s.target = c.NO_SEAT
    s.again = 0
    s.called = called
    # DE-3b: the second Skip adds to the first; otherwise only the card itself skips.
    s.skips = 1 if right == c.BY_FOLLOW and face < c.WILD and face % c.RANKS == c.SKIP else 0
    if s.log is not None:
        _tell(s, seat, face, right, called, also)
    if s.size[seat] == 0:
        finishing.last_card(s, seat, face, called)
    if s.book.fx_length[face]:
        acting.run(s)
    else:
        turns.conclude(s)


def _may_be_doubted(s: State, seat: int) -> None:
    """Record what decides if the Wild4 is a bluff: the discard, the colour and the hand before it (FR-16, FR-22)."""
    faces = by_turn(s, seat)
    if s.phase == c.DRAWN:
        faces = matching.playable(s, seat)  # FR-16: after a voluntary draw, the other cards in hand still count
    s.bluff = 0 if matching.honest(s, seat, faces) else 1
    s.colour_before = s.colour
    s.top_before = s.top
    s.fresh = 1


def _tell(s: State, seat: int, face: int, right: int, called: int, also: int) -> None:
    assert s.log is not None
    below = tuple(
        [s.discard[s.discard_n - 1 - multiples.count(also) + place] for place in range(multiples.count(also))]
    )
    s.log.append(Laid(seat, face, How(right), below))
    if called:
        s.log.append(Called(seat, s.size[seat]))
