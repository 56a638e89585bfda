"""How a round ends (FR-11, FR-17, FR-18, LB-7, DE-0, DE-5a, DE-7a, DE-12).

`State.out` is a seat that has laid its last card but has not won yet: it has not called UNO UNO (DE-12), or
its Draw2 may still come back to it (DE-5a).
"""

from __future__ import annotations

from dataclasses import dataclass

from pioche.classic import codes as c
from pioche.classic.events import Ending, RoundOver
from pioche.classic.mechanics import pile
from pioche.classic.state import State
from pioche.engine.options import option

BLACK_PENALTY = 2


@dataclass(frozen=True, slots=True)
class FinishingOptions:
    """FR-17, LB-7, DE-5a, DE-7a."""

    last_draw_counts: bool = option(True, "FR-17", "LB-7")
    draw2_finish_defence: bool = option(False, "DE-5a")
    no_finish_on_black_draw: bool = option(False, "DE-7a")


def last_card(s: State, seat: int, face: int, called: int) -> None:
    """A seat has laid its last card: it is out, unless this card may not end a round (DE-7a)."""
    s.fresh = 0  # FR-22: a Wild4 as last card is always honest
    if not forbidden_last(s, face):
        _goes_out(s, seat, face, called)


def forbidden_last(s: State, face: int) -> int:
    """Is this card forbidden as the last of a round (DE-7a)?"""
    return s.book.no_finish_on_black_draw and (face == c.WILD4 or face == c.UNO_CARD)


def wins_at_once(s: State, seat: int, face: int, called: int) -> int:
    """Would laying this card as the last one win at once, so that no colour matters any more (FR-11, LB-8)?"""
    if s.size[seat] != 1 or s.out != c.NO_SEAT or forbidden_last(s, face):
        return 0
    return 1 if called or not s.book.uno_uno else 0


def black_finish(s: State, seat: int, face: int) -> None:
    """The penalty for a forbidden last card (DE-7a), after its effects, so that it cannot be given away (DE-8b)."""
    if pile.draw(s, seat, BLACK_PENALTY, c.WHY_BLACK_FINISH):
        s.called = 0  # the UNO UNO is void; it does not count as UNO if only one card could be drawn
    elif s.out != seat:
        _goes_out(s, seat, face, s.called)  # nothing left to draw: the seat stays out


def _goes_out(s: State, seat: int, face: int, called: int) -> None:
    said = 1 if called or not s.book.uno_uno else 0
    if s.out != c.NO_SEAT:
        # DE-5a: out by parrying, which counts only if all parry.
        if s.heir == c.NO_SEAT:
            s.heir = seat
            s.heir_said = said
        return
    s.out = seat
    s.out_said = said
    s.defending = 1 if s.book.draw2_finish_defence and face < c.WILD and face % c.RANKS == c.DRAW2 else 0


def won(s: State, seat: int) -> int:
    """Has this seat won? If so, only its card's effects on others still count."""
    return s.out == seat and s.out_said and not s.defending


def decide(s: State) -> int:
    """End the round if a seat has laid its last card, has called, and its win can no longer be prevented."""
    if s.out == c.NO_SEAT or not s.out_said or s.defending:
        return 0
    # Not on the winner, who may have won because there was nothing to draw when another seat laid (DE-12, FR-18).
    if s.debt and s.book.last_draw_counts and s.after(s.layer) != s.out:
        pile.draw(s, s.after(s.layer), s.debt, c.WHY_LAST_CARD)  # FR-17, LB-7, LB-9: before the count
    end(s, s.out, Ending.WON)
    return 1


def debt_comes_round(s: State) -> int:
    """All have parried (DE-5a): the seat that went out draws the sum. Ends the round if another went out meanwhile."""
    seat = s.out
    cards = s.debt
    s.debt = 0
    s.debt_kind = c.NO_DEBT
    pile.draw(s, seat, cards, c.WHY_ALL_PARRIED)
    s.defending = 0
    return decide(s)


def blocked(s: State) -> None:
    """End a round in which nobody can draw or lay: the fewest points win; on a tie nobody scores (FR-18)."""
    best = c.NO_SEAT
    lowest = 0
    for seat in range(s.players):
        points = side_points(s, seat)
        if best == c.NO_SEAT or points < lowest:
            best = seat
            lowest = points
    for seat in range(s.players):
        if side_points(s, seat) == lowest and not same_side(s, seat, best):
            best = c.NO_SEAT
            break
    end(s, best, Ending.BLOCKED)


def same_side(s: State, seat: int, other: int) -> int:
    """Do two seats score together (BB-7)?"""
    if seat == other:
        return 1
    return s.book.teams and seat % s.book.teams == other % s.book.teams


def hand_points(s: State, seat: int) -> int:
    """The points of the cards in a hand (FR-19, LB-11, DE-0)."""
    s.check_seat(seat)
    points = 0
    for face in range(c.FACES):
        points += s.hands[seat * c.ROW + face] * s.book.points[face]
    return points


def side_points(s: State, seat: int) -> int:
    """The points of the cards in the hands of a seat and its partners."""
    points = 0
    for other in range(s.players):
        if same_side(s, seat, other):
            points += hand_points(s, other)
    return points


def end(s: State, winner: int, ending: Ending) -> None:
    """End the round."""
    s.winner = winner
    s.phase = c.OVER
    s.debt = 0
    s.debt_kind = c.NO_DEBT
    s.owing = 0
    s.forgot = 0
    s.accused = c.NO_SEAT
    s.ayes = 0
    s.nays = 0
    if s.log is not None:
        hands = tuple([s.hand(seat) for seat in range(s.players)])
        s.log.append(RoundOver(ending, None if winner == c.NO_SEAT else winner, hands))
