"""What word tiles do when they come from a rack (R-14, R-15, R-23b), and drawing from the pool."""

from __future__ import annotations

from collections.abc import Iterable

from pioche.rummy.events import Acted, Drew, Skipped, Turned, Why
from pioche.rummy.state import State
from pioche.rummy.tiles import DRAW_TWO, REVERSE, is_joker, number_of

DRAW_FOUR_TILES = 4
DRAW_TWO_TILES = 2


def draw(s: State, seat: int, number: int, why: Why) -> bool:
    """Draw up to `number` tiles from the pool for a seat; returns whether the pool had enough (R-23)."""
    given = [s.pool.pop() for _ in range(min(number, len(s.pool)))]
    rack = s.racks[seat]
    for kind in given:
        rack[kind] += 1
    if given and s.log is not None:
        s.log.append(Drew(seat, tuple(given), why))
    return len(given) == number


def act(s: State, actor: int, kinds: Iterable[int]) -> tuple[int, bool]:
    """Apply word tiles in order; returns who moves next and whether the pool could serve every draw.

    Effects hit opponents only, in turn order and wrapping around: each hits the seat after the last one skipped.
    """
    last = actor
    served = True
    for kind in kinds:
        if s.log is not None:
            s.log.append(Acted(actor, kind))
        number = 0 if is_joker(kind) else number_of(kind)
        if number == REVERSE and not (s.players == 2 and s.rules.effects.two_player_reverse_skips):
            s.direction = -s.direction
            if s.log is not None:
                s.log.append(Turned(s.direction))
            continue
        last = s.next_seat(last)
        if last == actor:
            last = s.next_seat(last)
        if is_joker(kind):
            served &= draw(s, last, DRAW_FOUR_TILES, Why.EFFECT)
        elif number == DRAW_TWO:
            served &= draw(s, last, DRAW_TWO_TILES, Why.EFFECT)
        if s.log is not None:
            s.log.append(Skipped(last))
    return s.next_seat(last), served
