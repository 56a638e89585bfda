"""Moves as integers, and the list of legal moves.

A move includes its seat, so it is complete without context. `actions.py` has the same moves as typed values,
`notation.py` as text.
"""

from __future__ import annotations

from pioche.classic import codes as c
from pioche.classic.mechanics import acting, drawing, finishing, laying, multiples
from pioche.classic.state import State
from pioche.engine import flat


def simple(seat: int, kind: int) -> int:
    """A move without parameters: draw, pass, call, doubt."""
    return seat | (kind << c.KIND_AT)


def aimed(seat: int, kind: int, target: int) -> int:
    """A move with a target seat (catch, pick, accuse) or a yes or no (vote, the direction of hands)."""
    return seat | (kind << c.KIND_AT) | (target << c.TARGET_AT)


def play(seat: int, face: int, colour: int, called: int, also: int) -> int:
    """Lay a card, with the named colour, the call, and other cards of its number below it."""
    # The kind of a play is 0, so it need not be encoded.
    return seat | (face << c.FACE_AT) | (colour << c.COLOUR_AT) | (called << c.CALL_AT) | (also << c.ALSO_AT)


def hand_over(seat: int, target: int, first: int, second: int, called: int) -> int:
    """Give cards to another seat; the lower face first."""
    return (
        seat
        | (c.HAND_OVER << c.KIND_AT)
        | (first << c.FACE_AT)
        | (called << c.CALL_AT)
        | (target << c.TARGET_AT)
        | (second << c.SECOND_AT)
    )


class Moves:
    """A list of moves in a preallocated buffer, which playouts reuse."""

    __slots__ = ("items", "n")
    items: list[int]

    def __init__(self) -> None:
        if not flat.COMPILED:
            self.items = flat.zeros(c.MOST_MOVES)
        self.n = 0

    def add(self, move: int) -> None:
        """Append a move."""
        self.items[self.n] = move
        self.n += 1

    def listed(self) -> list[int]:
        """The moves as a list."""
        return flat.listed(self.items, self.n)


def collect_all(s: State, out: Moves) -> None:
    """Collect the legal moves of all seats."""
    out.n = 0
    if s.phase == c.OVER:
        return
    collect(s, s.turn, out)
    if s.phase == c.CHALLENGE or s.phase > c.SKIPPED:
        return
    if s.owing or s.book.jump_in or s.follow != c.NO_SEAT or (s.book.advice_penalty and _vote_possible(s)):
        for seat in range(s.players):
            if seat != s.turn:
                _out_of_turn(s, seat, out)


def _vote_possible(s: State) -> int:
    """Is a vote open, or may somebody still accuse?"""
    return s.accused != c.NO_SEAT or s.accusers != (1 << s.players) - 1


def collect(s: State, seat: int, out: Moves) -> None:
    """Collect the legal moves of one seat: exactly those that `checking.check` accepts."""
    if s.phase == c.CHALLENGE:
        if seat == s.turn:
            _plays(s, seat, laying.by_turn(s, seat), out)
            out.add(simple(seat, c.DRAW))
            out.add(simple(seat, c.DOUBT))
        return
    if s.phase > c.SKIPPED:
        if seat == s.turn and s.phase != c.OVER:
            _choices(s, seat, out)
        return
    if seat == s.turn:
        faces = laying.by_turn(s, seat)
        _plays(s, seat, laying.besides_turn(s, seat, faces), out)
        if s.phase == c.TURN:
            if drawing.may_draw(s, faces):
                out.add(simple(seat, c.DRAW))
        elif s.phase == c.DEBT:
            out.add(simple(seat, c.DRAW))
        elif not s.must_lay or not faces:  # LB-5: cards drawn since (FR-21) may forbid the drawn Wild4
            out.add(simple(seat, c.PASS))
        if s.owing:
            _calls(s, seat, out)
        if s.book.advice_penalty:
            _votes(s, seat, out)
    else:
        _out_of_turn(s, seat, out)


def _out_of_turn(s: State, seat: int, out: Moves) -> None:
    """Moves out of turn: jumping in, following on, calls, votes."""
    if s.book.jump_in or s.follow == seat:
        _plays(s, seat, laying.besides_turn(s, seat, flat.NONE), out)
    if s.owing:
        _calls(s, seat, out)
    if s.book.advice_penalty:
        _votes(s, seat, out)


def _plays(s: State, seat: int, faces: int, out: Moves) -> None:
    """Plays of single cards: once for each colour if one is named, with and without the call if one is possible."""
    calls = may_call(s, s.size[seat] - 1)
    items = out.items
    n = out.n
    while faces:
        face = flat.lowest(faces)
        faces &= faces - 1
        if face == c.WILD or face == c.WILD4:
            for colour in range(4):
                if not (s.book.namable >> colour) & 1:
                    continue
                items[n] = play(seat, face, colour, 0, 0)
                n += 1
                if calls:
                    items[n] = play(seat, face, colour, 1, 0)
                    n += 1
            if s.size[seat] == 1 and finishing.wins_at_once(s, seat, face, calls):
                items[n] = play(seat, face, c.NO_COLOUR, calls, 0)  # LB-8: a last card that needs no colour
                n += 1
        else:
            items[n] = play(seat, face, c.NO_COLOUR, 0, 0)
            n += 1
            if calls:
                items[n] = play(seat, face, c.NO_COLOUR, 1, 0)
                n += 1
    out.n = n
    if s.book.multiples and seat == s.turn and may_lay_several(s):
        _several(s, seat, out)


def may_call(s: State, left: int) -> int:
    """Can a call be made when so many cards are left after laying (FR-10, DE-12)?"""
    return left == 1 or (left == 0 and s.book.uno_uno)


def may_lay_several(s: State) -> int:
    """Several cards at once are allowed only if any card may be laid, not just the drawn one (BB-6)."""
    return s.phase == c.TURN or (s.phase == c.DRAWN and s.book.voluntary == c.ANY_AFTER_DRAW)


def _several(s: State, seat: int, out: Moves) -> None:
    """Plays of several cards of one number, one of which below the top one must fit."""
    playable = laying.by_turn(s, seat)
    for rank in range(c.DRAW2):
        r = s.hands[seat * c.ROW + rank]
        y = s.hands[seat * c.ROW + c.RANKS + rank]
        g = s.hands[seat * c.ROW + 2 * c.RANKS + rank]
        b = s.hands[seat * c.ROW + 3 * c.RANKS + rank]
        if r + y + g + b < 2:
            continue
        for colour in range(4):
            face = colour * c.RANKS + rank
            if s.hands[seat * c.ROW + face] == 0:
                continue
            for below_b in range(b + 1):
                for below_g in range(g + 1):
                    for below_y in range(y + 1):
                        for below_r in range(r + 1):
                            also = below_r | (below_y << 2) | (below_g << 4) | (below_b << 6)
                            if multiples.fits(s, seat, face, also, playable):
                                left = s.size[seat] - 1 - multiples.count(also)
                                for called in range(2 if may_call(s, left) else 1):
                                    out.add(play(seat, face, c.NO_COLOUR, called, also))


def _calls(s: State, seat: int, out: Moves) -> None:
    """Late calls, and catching those who forgot theirs."""
    if s.owing & (1 << seat):
        out.add(simple(seat, c.CALL))
    if s.book.uno_automatic:
        return
    for other in range(s.players):
        if s.owing & (1 << other) and not finishing.same_side(s, seat, other):
            out.add(aimed(seat, c.CATCH, other))


def _votes(s: State, seat: int, out: Moves) -> None:
    if s.accused != c.NO_SEAT:
        if seat != s.accused and not (s.ayes | s.nays) & (1 << seat):
            out.add(aimed(seat, c.VOTE, 0))
            out.add(aimed(seat, c.VOTE, 1))
    elif s.players > 2 and not s.accusers & (1 << seat):
        for other in range(s.players):
            if other != seat:
                out.add(aimed(seat, c.ACCUSE, other))


def _choices(s: State, seat: int, out: Moves) -> None:
    """The choices of a card's player while its effects run."""
    if s.phase == c.COLOUR:
        for colour in range(4):
            if (s.book.namable >> colour) & 1:
                out.add(seat | (c.NAME << c.KIND_AT) | (colour << c.COLOUR_AT))
    elif s.phase == c.ROTATE:
        out.add(aimed(seat, c.TURN_HANDS, 0))
        out.add(aimed(seat, c.TURN_HANDS, 1))
    elif s.phase == c.CHOOSE:
        for other in range(s.players):
            if acting.may_pick(s, other):
                out.add(aimed(seat, c.PICK, other))
    else:
        for other in range(s.players):
            if acting.may_pick(s, other):
                _gifts(s, seat, other, out)
    if acting.may_decline(s):
        out.add(simple(seat, c.PASS))
    if s.out == seat and not s.out_said:
        out.add(simple(seat, c.CALL))


def _gifts(s: State, seat: int, other: int, out: Moves) -> None:
    count = acting.gift_size(s)
    calls = 1 if s.size[seat] - count == 1 else 0
    for first in range(c.FACES):
        if s.hands[seat * c.ROW + first] == 0:
            continue
        if count == 1:
            for called in range(1 + calls):
                out.add(hand_over(seat, other, first, c.NO_FACE, called))
            continue
        for second in range(first, c.FACES):
            if s.hands[seat * c.ROW + second] > (1 if second == first else 0):
                for called in range(1 + calls):
                    out.add(hand_over(seat, other, first, second, called))
