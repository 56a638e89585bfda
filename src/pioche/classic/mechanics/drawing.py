"""Drawing in one's turn, by need or by choice (FR-8, FR-9, FR-18, LB-5, DE-6, DE-6a, BB-3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pioche.classic import codes as c
from pioche.classic.events import Passed
from pioche.classic.mechanics import finishing, matching, pile, turns, uno_call
from pioche.classic.state import State
from pioche.engine import flat
from pioche.engine.options import option


class VoluntaryDraw(Enum):
    """May one draw although one could lay?"""

    DRAWN_ONLY = "drawn_only"  # FR-9, LB-5: yes, and then only the drawn card may be laid
    OFF = "off"  # DE-6: who can lay must


class DrawnCard(Enum):
    """What becomes of a drawn card that fits."""

    MAY = "may"  # FR-8, FR-9, DE-6: it may be laid
    MUST_IF_VOLUNTARY = "must_if_voluntary"  # LB-5: drawn by choice, it is laid


@dataclass(frozen=True, slots=True)
class DrawingOptions:
    """FR-8, FR-9, LB-5, DE-6, DE-6a, BB-3. `draw_then_play_any` replaces the first two."""

    voluntary_draw: VoluntaryDraw = option(VoluntaryDraw.DRAWN_ONLY, "FR-9", "LB-5", "DE-6")
    drawn_card: DrawnCard = option(DrawnCard.MAY, "FR-8", "LB-5", "DE-6")
    draw_then_play_any: bool = option(False, "DE-6a")
    draw_until_playable: bool = option(False, "BB-3")


def may_draw(s: State, playable: int) -> int:
    """May the seat on turn draw, which could lay these? Yes when there are none; else where the table allows it.

    By choice there must be something to draw: so a round in which all cards are out moves on (FR-18).
    """
    if playable == 0:
        return 1
    return s.book.voluntary != c.VOLUNTARY_OFF and pile.available(s) > 0


def layable(s: State, seat: int) -> int:
    """What may be laid after drawing: the drawn card (FR-8, FR-9), or any (DE-6a)."""
    faces = matching.playable(s, seat)
    if s.book.voluntary == c.ANY_AFTER_DRAW:
        return faces
    return faces & flat.bit(s.drawn)


def draw_in_turn(s: State, seat: int) -> None:
    """Draw one; who cannot lay goes on until he can, if the table plays that (BB-3)."""
    if s.owing & (1 << seat) and s.size[seat] == 0:
        _goes_on_unsaid(s, seat)
        return
    able = matching.playable(s, seat) != 0
    s.started = 1
    s.follow = c.NO_SEAT
    if pile.draw(s, seat, 1, c.WHY_TURN) == 0:
        _nothing_to_draw(s, seat)
        return
    uno_call.somebody_draws(s)
    if s.book.draw_until_playable and not able:
        while matching.playable(s, seat) == 0 and pile.draw(s, seat, 1, c.WHY_TURN):
            pass
    s.idle = 0
    s.phase = c.DRAWN
    s.drawn = s.pile[s.pile_n]  # the last card drawn still stands there
    s.must_lay = 1 if able and s.book.drawn_must and _fits_honestly(s, seat) else 0


def _goes_on_unsaid(s: State, seat: int) -> None:
    """DE-12: who is out has the turn again and draws instead of saying it: two cards, and the turn is still his."""
    s.owing &= ~(1 << seat)
    uno_call.penalise(s, seat, c.WHY_FORGOT)
    s.idle = 0
    finishing.decide(s)


def _fits_honestly(s: State, seat: int) -> int:
    """Does the drawn card fit, without a bluff (LB-5)?"""
    faces = matching.playable(s, seat)
    if s.drawn == c.WILD4 and not matching.honest(s, seat, faces):
        return 0
    return 1 if faces & flat.bit(s.drawn) else 0


def _nothing_to_draw(s: State, seat: int) -> None:
    """The turn passes; when that has gone round the round is blocked (FR-18)."""
    s.idle += 1
    if s.log is not None:
        s.log.append(Passed(seat))
    if s.idle >= s.players:
        finishing.blocked(s)
    else:
        turns.pass_on(s, seat)


def pass_after_drawing(s: State, seat: int) -> None:
    """The drawn card is kept."""
    s.follow = c.NO_SEAT
    if s.log is not None:
        s.log.append(Passed(seat))
    turns.pass_on(s, seat)
