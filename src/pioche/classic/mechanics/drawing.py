"""Drawing in turn, forced or voluntary (FR-8, FR-9, FR-18, LB-5, DE-6, DE-6a, BB-3)."""

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
    """May a player draw who could lay?"""

    DRAWN_ONLY = "drawn_only"  # FR-9, LB-5: yes, and then only the drawn card may be laid
    OFF = "off"  # DE-6: no, they must lay


class DrawnCard(Enum):
    """What happens to a drawn card that fits."""

    MAY = "may"  # FR-8, FR-9, DE-6: it may be laid
    MUST_IF_VOLUNTARY = "must_if_voluntary"  # LB-5: drawn voluntarily, it must be laid


@dataclass(frozen=True, slots=True)
class DrawingOptions:
    """FR-8, FR-9, LB-5, DE-6, DE-6a, BB-3. `draw_then_play_any` replaces the first two."""

    voluntary_draw: VoluntaryDraw = option(VoluntaryDraw.DRAWN_ONLY, "FR-9", "LB-5", "DE-6")
    drawn_card: DrawnCard = option(DrawnCard.MAY, "FR-8", "LB-5", "DE-6")
    draw_then_play_any: bool = option(False, "DE-6a")
    draw_until_playable: bool = option(False, "BB-3")


def may_draw(s: State, playable: int) -> int:
    """May the seat on turn draw, if it could lay these faces? Yes if there are none, else if the table allows it.

    A voluntary draw needs cards to draw, so that a round in which all cards are in hands goes on (FR-18).
    """
    if playable == 0:
        return 1
    return s.book.voluntary != c.VOLUNTARY_OFF and pile.available(s) > 0


def layable(s: State, seat: int) -> int:
    """The faces that may be laid after drawing: only the drawn card (FR-8, FR-9), or any that fits (DE-6a)."""
    faces = matching.playable(s, seat)
    if s.book.voluntary == c.ANY_AFTER_DRAW:
        return faces
    return faces & flat.bit(s.drawn)


def draw_in_turn(s: State, seat: int) -> None:
    """Draw one card; with BB-3, a seat that cannot lay keeps drawing until it can."""
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
    s.drawn = s.pile[s.pile_n]  # the last card drawn is still in the array
    s.must_lay = 1 if able and s.book.drawn_must and _fits_honestly(s, seat) else 0


def _goes_on_unsaid(s: State, seat: int) -> None:
    """DE-12: a seat that is out has the turn again and draws without having called: two cards; it keeps the turn."""
    s.owing &= ~(1 << seat)
    uno_call.penalise(s, seat, c.WHY_FORGOT)
    s.idle = 0
    finishing.decide(s)


def _fits_honestly(s: State, seat: int) -> int:
    """Does the drawn card fit without being a bluff (LB-5)?"""
    faces = matching.playable(s, seat)
    if s.drawn == c.WILD4 and not matching.honest(s, seat, faces):
        return 0
    return 1 if faces & flat.bit(s.drawn) else 0


def _nothing_to_draw(s: State, seat: int) -> None:
    """The turn passes; once all seats in a row have passed so, the round is blocked (FR-18)."""
    s.idle += 1
    if s.log is not None:
        s.log.append(Passed(seat))
    if s.idle >= s.players:
        finishing.blocked(s)
    else:
        turns.pass_on(s, seat)


def pass_after_drawing(s: State, seat: int) -> None:
    """Keep the drawn card and end the turn."""
    s.follow = c.NO_SEAT
    if s.log is not None:
        s.log.append(Passed(seat))
    turns.pass_on(s, seat)
