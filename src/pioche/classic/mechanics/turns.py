"""Whose turn it is, and what they have to decide (FR-6, FR-12..14, DE-1, DE-3..5).

Every laid card ends in `conclude`: the order of its lines is the precedence of the rules.
"""

from __future__ import annotations

from pioche.classic import codes as c
from pioche.classic.events import Owes
from pioche.classic.mechanics import finishing, pile, skipping, uno_call
from pioche.classic.state import State


def give_turn(s: State, seat: int) -> None:
    """Begin the turn of a seat."""
    s.phase = c.TURN
    s.turn = seat
    s.drawn = c.NO_FACE
    s.must_lay = 0


def pass_on(s: State, seat: int) -> None:
    """Begin the turn of the seat after this one."""
    give_turn(s, s.after(seat))


def source(s: State) -> int:
    """The seat that a card acts from: its layer. For a first Blank, the seat before the dealer's left (LB-10)."""
    if s.started or s.direction > 0:
        return s.layer
    return (s.dealer + 2) % s.players


def conclude(s: State) -> None:
    """Determine who is next after the effects of a card."""
    seat = source(s)
    if s.size[s.actor] == 0 and finishing.forbidden_last(s, s.running):
        finishing.black_finish(s, s.actor, s.running)
    s.running = c.NO_FACE
    s.at = 0
    s.named = c.NO_COLOUR
    s.target = c.NO_SEAT
    if not s.started:
        s.again = 0  # LB-10: nobody has moved yet
    if s.size[s.actor] < 2 or s.called:
        uno_call.settle(s, s.actor)
    if s.out != c.NO_SEAT and finishing.decide(s):
        pass  # the round is over
    elif s.debt:
        _sit_out_after_debtor(s)
        debt_falls_on(s, s.after(seat))
    elif s.again:
        s.again = 0
        s.skips = 0
        give_turn(s, seat)
    elif s.skips == 0:
        give_turn(s, s.after(seat))
    elif skipping.waits(s):
        s.skips = 0
        s.phase = c.SKIPPED
        s.turn = s.after(seat)
    else:
        give_turn(s, skipping.skip_from(s, seat))


def _sit_out_after_debtor(s: State) -> None:
    """LB-10: the debtor is the first of those whom a rule skips. BB-5: a Skip that passes a debt on skips nobody."""
    if s.top < c.BLANK or s.skips < 2:
        s.skips = 0
    elif s.skips < s.players:
        s.skips -= 1
    else:
        s.skips = s.players - 2


def debt_falls_on(s: State, debtor: int) -> None:
    """A seat gets the debt: it is asked if the debt can still be answered or challenged, else it draws at once."""
    s.turn = debtor
    s.drawn = c.NO_FACE
    s.must_lay = 0
    if s.log is not None:
        s.log.append(Owes(debtor, s.debt))
    if s.fresh:
        s.phase = c.CHALLENGE  # FR-22: even by a seat that is out, if the Wild4 brings the sum round to it (DE-5a)
    elif s.defending and debtor == s.out:
        if not finishing.debt_comes_round(s):
            pass_on(s, debtor)
    elif s.book.waits[s.debt_kind]:
        s.phase = c.DEBT
    else:
        take_debt(s)


def take_debt(s: State) -> None:
    """The debtor draws the whole debt and may not lay in that turn (FR-12, FR-16, DE-5, DE-8a, DE-10)."""
    pay(s, s.turn, s.debt, c.WHY_DEBT)
    if finishing.decide(s):
        pass
    elif s.again:
        s.again = 0  # LB-10: the rule both makes a debt and lets its player move again
        s.skips = 0
        give_turn(s, s.layer)
    elif s.skips:
        give_turn(s, skipping.skip_from(s, s.turn))
    else:
        pass_on(s, s.turn)


def pay(s: State, seat: int, cards: int, why: int) -> None:
    """A seat draws for a debt, which settles it; a Draw2 as last card was then not parried (DE-5a)."""
    s.debt = 0
    s.debt_kind = c.NO_DEBT
    s.fresh = 0
    s.bluff = 0
    s.colour_before = c.NO_COLOUR
    s.top_before = c.NO_FACE
    s.defending = 0
    s.follow = c.NO_SEAT
    pile.draw(s, seat, cards, why)
