"""What a laid card does: the only interpreter of the effect language (LB-10, and every card of the pack).

An effect that needs a choice interrupts the program and sets the phase that asks for it; the machine calls `run` again
when the choice is made. After the last effect `turns.conclude` determines who is next.
"""

from __future__ import annotations

from pioche.classic import codes as c
from pioche.classic.events import ColourNamed, Looked, Turned
from pioche.classic.mechanics import debt, finishing, hands, pile, turns
from pioche.classic.state import State


def run(s: State) -> None:
    """Run the remaining effects of the current card."""
    book = s.book
    face = s.running
    while s.at < book.fx_length[face]:
        place = face * c.PROGRAM + s.at
        op = book.fx_op[place]
        if op == c.FX_DEBT:
            if _holds(s, place, c.NO_SEAT):
                s.debt += book.fx_count[place]
                s.debt_kind = debt.kind_of(face)
        elif op == c.FX_SKIP:
            if _holds(s, place, c.NO_SEAT):
                s.skips += book.fx_count[place]
        elif op == c.FX_TURN:
            if _holds(s, place, c.NO_SEAT):
                _turn(s)
        elif op == c.FX_AGAIN:
            if _holds(s, place, c.NO_SEAT):
                s.again = 1
        elif op == c.FX_DRAW and book.fx_at[place] != c.AT_CHOSEN:
            _draw(s, place)
        elif _asks(s, place):
            break
        s.at += 1
    else:
        turns.conclude(s)


def _asks(s: State, place: int) -> int:
    """Effects on colours, hands and single seats. True if the program has to wait for its player's choice."""
    book = s.book
    op = book.fx_op[place]
    seat = s.actor
    if finishing.won(s, s.out) and op != c.FX_DRAW:
        return 0  # FR-11, LB-8, LB-10, DE-13a: somebody has won, so colours and hands no longer matter
    if op == c.FX_COLOUR:
        if not _holds(s, place, c.NO_SEAT):
            return 0
        if s.named == c.NO_COLOUR:
            return _ask(s, c.COLOUR)
        name_colour(s, s.named)
        return 0
    if op == c.FX_PASS_HANDS:
        return _ask(s, c.ROTATE) if _holds(s, place, c.NO_SEAT) else 0
    if book.fx_at[place] == c.AT_CHOSEN and s.target == c.NO_SEAT and op != c.FX_GIVE:
        return _ask(s, c.CHOOSE) if _may_hold(s, place) else 0
    target = target_of(s, place)
    if target == seat or (target != c.NO_SEAT and not _holds(s, place, target)):
        return 0  # LB-10: the target of a first Blank may be its own player; nobody swaps with themselves
    if op == c.FX_GIVE:
        return _ask(s, c.GIVE) if s.size[seat] >= book.fx_count[place] and _may_hold(s, place) else 0
    if op == c.FX_DRAW:
        pile.draw(s, target, book.fx_count[place], c.WHY_EFFECT)
    elif op == c.FX_SWAP:
        if hands.pays_first(s, seat):
            hands.swap(s, seat, target)
    elif s.log is not None:
        s.log.append(Looked(seat, target, s.hand(target)))
    return 0


def _ask(s: State, phase: int) -> int:
    s.phase = phase
    s.turn = s.actor
    return 1


def target_of(s: State, place: int) -> int:
    """The single target seat of an effect; `NO_SEAT` while it has to be chosen."""
    at = s.book.fx_at[place]
    if at == c.AT_NEXT:
        return s.after(turns.source(s))
    if at == c.AT_PREVIOUS:
        return before(s, turns.source(s))
    if at == c.AT_SELF:
        return s.actor
    return s.target


def before(s: State, seat: int) -> int:
    """The previous seat in the direction of play."""
    seat -= s.direction
    if seat < 0:
        return s.players - 1
    return 0 if seat == s.players else seat


def _may_hold(s: State, place: int) -> int:
    """Is there a seat for which the condition of an effect on a chosen seat holds?"""
    for other in range(s.players):
        if other != s.actor and _holds(s, place, other):
            return 1
    return 0


def _holds(s: State, place: int, target: int) -> int:
    """Does the condition of an effect hold?"""
    condition = s.book.fx_if[place]
    if condition == c.IF_ALWAYS:
        return 1
    limit = s.book.fx_limit[place]
    if condition == c.IF_COLOUR:
        return s.colour == limit
    seat = s.actor if condition <= c.IF_SELF_AT_LEAST else target
    if condition == c.IF_SELF_AT_MOST or condition == c.IF_TARGET_AT_MOST:
        return s.size[seat] <= limit
    return s.size[seat] >= limit


def _draw(s: State, place: int) -> None:
    """One or more seats draw cards, in the order of play."""
    at = s.book.fx_at[place]
    cards = s.book.fx_count[place]
    won = finishing.won(s, s.actor)
    condition = s.book.fx_if[place]
    each = condition == c.IF_TARGET_AT_MOST or condition == c.IF_TARGET_AT_LEAST
    holds = each or _holds(s, place, c.NO_SEAT)  # evaluated once, before anybody draws
    seat = turns.source(s)
    for _ in range(s.players):
        seat = s.after(seat)
        aimed = (at == c.AT_ALL or (at == c.AT_OTHERS and seat != s.actor)) or (
            at <= c.AT_SELF and seat == target_of(s, place)
        )
        if aimed and holds and not (won and seat == s.actor) and (not each or _holds(s, place, seat)):
            pile.draw(s, seat, cards, c.WHY_EFFECT)


def _turn(s: State) -> None:
    """Reverse the direction (FR-13, DE-4); between two players it may count as a Skip (BB-1)."""
    s.direction = -s.direction
    if s.book.two_player_reverse_skips and s.players == 2:
        s.skips += 1
    if s.log is not None:
        s.log.append(Turned(s.direction))


def name_colour(s: State, colour: int) -> None:
    """Put a colour in force (FR-15, FR-16, LB-8, DE-9, DE-10)."""
    s.colour = colour
    if s.log is not None:
        s.log.append(ColourNamed(s.actor, colour))


# Used by the machine while a program waits for its player's choice.


def may_pick(s: State, seat: int) -> int:
    """Can the waiting effect target this seat?"""
    place = s.running * c.PROGRAM + s.at
    if seat == s.actor or not _holds(s, place, seat):
        return 0
    target = target_of(s, place)
    return target == c.NO_SEAT or target == seat


def may_decline(s: State) -> int:
    """May the player decline the waiting effect?"""
    return s.phase != c.COLOUR and s.book.fx_optional[s.running * c.PROGRAM + s.at]


def point_at(s: State, seat: int) -> None:
    """Choose the target, once per card: later effects use it too (LB-10). A gift chooses its receiver."""
    if s.book.fx_at[s.running * c.PROGRAM + s.at] == c.AT_CHOSEN:
        s.target = seat


def gift_size(s: State) -> int:
    """The number of cards of the waiting gift (DE-8b: two or nothing)."""
    return s.book.fx_count[s.running * c.PROGRAM + s.at]


def go_on(s: State) -> None:
    """Continue the program: the waiting effect is done or declined."""
    s.at += 1
    run(s)
