"""Whose turn it is, and what he is asked (FR-6, FR-12..14, DE-1, DE-3..5).

`conclude` is where every laid card ends: the order of its lines is the order of the rules.
"""

from __future__ import annotations

from pioche.classic import codes as c
from pioche.classic.events import Owes
from pioche.classic.mechanics import finishing, pile, skipping, uno_call
from pioche.classic.state import State


def give_turn(s: State, seat: int) -> None:
    """A turn begins."""
    s.phase = c.TURN
    s.turn = seat
    s.drawn = c.NO_FACE
    s.must_lay = 0


def pass_on(s: State, seat: int) -> None:
    """The turn goes on to the seat after this one."""
    give_turn(s, s.after(seat))


def source(s: State) -> int:
    """Where the card acts from: who laid it. A first Blank acts on the dealer's left, either way round (LB-10)."""
    if s.started or s.direction > 0:
        return s.layer
    return (s.dealer + 2) % s.players


def conclude(s: State) -> None:
    """The card that lies there has acted."""
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
    """LB-10: of those whom a rule skips, its debtor is the first. BB-5: a Skip that passes a debt on skips nobody."""
    if s.top < c.BLANK or s.skips < 2:
        s.skips = 0
    elif s.skips < s.players:
        s.skips -= 1
    else:
        s.skips = s.players - 2


def debt_falls_on(s: State, debtor: int) -> None:
    """A debt has come to a seat: it waits for him where anything can still happen to it, else he draws."""
    s.turn = debtor
    s.drawn = c.NO_FACE
    s.must_lay = 0
    if s.log is not None:
        s.log.append(Owes(debtor, s.debt))
    if s.fresh:
        s.phase = c.CHALLENGE  # FR-22: also of who is out and sees the sum come round by it (DE-5a)
    elif s.defending and debtor == s.out:
        if not finishing.debt_comes_round(s):
            pass_on(s, debtor)
    elif s.book.waits[s.debt_kind]:
        s.phase = c.DEBT
    else:
        take_debt(s)


def take_debt(s: State) -> None:
    """The debtor draws it all and may not lay in that turn (FR-12, FR-16, DE-5, DE-8a, DE-10)."""
    pay(s, s.turn, s.debt, c.WHY_DEBT)
    if finishing.decide(s):
        pass
    elif s.again:
        s.again = 0  # LB-10: the rule gave him both
        s.skips = 0
        give_turn(s, s.layer)
    elif s.skips:
        give_turn(s, skipping.skip_from(s, s.turn))
    else:
        pass_on(s, s.turn)


def pay(s: State, seat: int, cards: int, why: int) -> None:
    """Somebody draws for a debt, which is settled by that; a Draw2 that was laid last was not parried (DE-5a)."""
    s.debt = 0
    s.debt_kind = c.NO_DEBT
    s.fresh = 0
    s.bluff = 0
    s.colour_before = c.NO_COLOUR
    s.top_before = c.NO_FACE
    s.defending = 0
    s.follow = c.NO_SEAT
    pile.draw(s, seat, cards, why)
