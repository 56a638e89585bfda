"""The only authority on legality: what is wrong with a move, as a code of `refusal_codes.Code`; 0 if it is legal.

It uses the same mechanics as `moves.collect`, so that the moves listed and the moves accepted stay the same.
"""

from __future__ import annotations

from pioche.classic import codes as c
from pioche.classic import moves
from pioche.classic.mechanics import acting, debt, drawing, finishing, laying, matching, multiples, pile
from pioche.classic.state import State
from pioche.engine import flat


def check(s: State, move: int) -> int:
    """The code for what is wrong with a move now; `OK` if it is legal."""
    if s.phase == c.OVER:
        return c.ROUND_OVER
    seat = move & 15
    kind = (move >> c.KIND_AT) & 31
    if not _well_formed(kind, move):
        return c.MALFORMED
    if seat >= s.players:
        return c.NO_SUCH_SEAT
    if s.phase == c.CHALLENGE and seat != s.turn:
        return c.CHALLENGE_OPEN  # FR-22: nobody may act meanwhile
    if s.phase > c.SKIPPED:
        return _check_choice(s, seat, kind, move)
    if kind == c.PLAY:
        return _check_play(s, seat, move)
    if kind == c.DRAW:
        return _check_draw(s, seat)
    if kind == c.PASS:
        return _check_pass(s, seat)
    if kind == c.DOUBT:
        return c.OK if s.phase == c.CHALLENGE else c.NOTHING_TO_DOUBT
    if s.phase == c.CHALLENGE:
        return c.CHALLENGE_OPEN
    if kind == c.CALL:
        return c.OK if s.owing & (1 << seat) else c.CALL_NOT_OWED
    if kind == c.CATCH:
        return _check_catch(s, seat, (move >> c.TARGET_AT) & 15)
    if kind == c.ACCUSE:
        return _check_accuse(s, seat, (move >> c.TARGET_AT) & 15)
    if kind == c.VOTE:
        return _check_vote(s, seat)
    return c.NOT_ASKED


def _well_formed(kind: int, move: int) -> int:
    """Are the fields that this kind of move does not use empty, and the others in range?"""
    if kind == c.PLAY:
        return move < c.PLAY_LIMIT and (move >> c.FACE_AT) & 63 < c.FACES and (move >> c.COLOUR_AT) & 7 <= c.NO_COLOUR
    rest = move >> c.FACE_AT
    if kind == c.DRAW or kind == c.PASS or kind == c.CALL or kind == c.DOUBT:
        return rest == 0
    if kind == c.NAME:
        return rest & 63 == 0 and rest >> 6 < c.NO_COLOUR
    if kind == c.HAND_OVER:
        first = rest & 63
        second = (move >> c.SECOND_AT) & 63
        # The lower face first, so that each gift has one encoding.
        return (
            first <= second and first < c.FACES and (second < c.FACES or second == c.NO_FACE) and (rest >> 6) & 7 == 0
        )
    if kind == c.TURN_HANDS or kind == c.VOTE:
        return move & c.AIM_MASK == 0 and move >> c.TARGET_AT < 2
    if kind == c.CATCH or kind == c.PICK or kind == c.ACCUSE:
        return move & c.AIM_MASK == 0 and move >> c.TARGET_AT < 16
    return 0


def _check_play(s: State, seat: int, move: int) -> int:
    face = (move >> c.FACE_AT) & 63
    colour = (move >> c.COLOUR_AT) & 7
    also = (move >> c.ALSO_AT) & 255
    if not s.held[seat] & flat.bit(face):
        return c.NOT_IN_HAND
    if also:
        wrong = _check_several(s, seat, face, also)
    else:
        wrong = c.OK if laying.way(s, seat, face) != c.NO_WAY else why_not(s, seat, face)
    if wrong:
        return wrong
    if face == c.WILD or face == c.WILD4:
        if colour == c.NO_COLOUR and not finishing.wins_at_once(s, seat, face, (move >> c.CALL_AT) & 1):
            return c.COLOUR_MISSING
        if colour != c.NO_COLOUR and not (s.book.namable >> colour) & 1:
            return c.COLOUR_MISSING
    elif colour != c.NO_COLOUR:
        return c.COLOUR_NOT_YOURS
    if (move >> c.CALL_AT) & 1 and not moves.may_call(s, s.size[seat] - 1 - multiples.count(also)):
        return c.CALL_WRONG_NUMBER
    return c.OK


def _check_several(s: State, seat: int, face: int, also: int) -> int:
    if not s.book.multiples:
        return c.MULTIPLES_OFF
    if seat != s.turn:
        return c.NOT_YOUR_TURN
    if s.phase == c.DRAWN and not moves.may_lay_several(s):
        return c.ONLY_DRAWN_CARD
    if not moves.may_lay_several(s):
        return c.MULTIPLES_UNFIT
    return c.OK if multiples.fits(s, seat, face, also, laying.by_turn(s, seat)) else c.MULTIPLES_UNFIT


def why_not(s: State, seat: int, face: int) -> int:
    """Why a card in hand cannot be laid."""
    if seat != s.turn:
        if not s.book.jump_in:
            return c.NOT_YOUR_TURN
        if not s.started:
            return c.JUMP_TOO_EARLY
        return c.NOT_IDENTICAL if face != s.top else c.JUMP_CLOSED
    if s.phase == c.SKIPPED:
        return c.BEING_SKIPPED
    fits = s.book.match[s.colour * c.ROW + s.top] & flat.bit(face)
    if s.phase == c.DEBT or s.phase == c.CHALLENGE:
        if face == c.WILD4 and debt.answering(s.book, s.debt_kind, s.colour) & flat.bit(face):
            return c.WILD4_NOT_ALLOWED
        return c.DOES_NOT_ANSWER
    if not fits:
        return c.DOES_NOT_FIT
    if face == c.WILD4 and not matching.playable(s, seat) & flat.bit(face):
        return c.WILD4_NOT_ALLOWED
    return c.ONLY_DRAWN_CARD


def _check_draw(s: State, seat: int) -> int:
    if seat != s.turn:
        return c.NOT_YOUR_TURN
    if s.phase == c.DEBT or s.phase == c.CHALLENGE:
        return c.OK
    if s.phase == c.SKIPPED:
        return c.MUST_SIT_OUT
    if s.phase == c.DRAWN:
        return c.DRAW_ONCE
    if drawing.may_draw(s, matching.playable(s, seat)):
        return c.OK
    return c.NOTHING_TO_DRAW if pile.available(s) == 0 else c.MUST_LAY


def _check_pass(s: State, seat: int) -> int:
    if seat != s.turn:
        return c.NOT_YOUR_TURN
    if s.phase == c.TURN:
        return c.DRAW_FIRST
    if s.phase == c.DEBT or s.phase == c.CHALLENGE:
        return c.MUST_TAKE_DEBT
    return c.MUST_LAY_DRAWN if s.must_lay and laying.by_turn(s, seat) else c.OK


def _check_catch(s: State, seat: int, target: int) -> int:
    if target >= s.players:
        return c.NO_SUCH_SEAT
    if s.book.uno_automatic:
        return c.CATCH_AUTOMATIC
    if finishing.same_side(s, seat, target):
        return c.CATCH_SELF
    return c.OK if s.owing & (1 << target) else c.CATCH_NOTHING


def _check_accuse(s: State, seat: int, target: int) -> int:
    if not s.book.advice_penalty or s.players < 3:
        return c.ADVICE_OFF
    if target >= s.players:
        return c.NO_SUCH_SEAT
    if s.accused != c.NO_SEAT:
        return c.VOTE_OPEN
    if seat == target:
        return c.NOT_THAT_SEAT
    return c.ACCUSED_BEFORE if s.accusers & (1 << seat) else c.OK


def _check_vote(s: State, seat: int) -> int:
    if not s.book.advice_penalty:
        return c.ADVICE_OFF
    if s.accused == c.NO_SEAT:
        return c.NO_VOTE
    if seat == s.accused:
        return c.NOT_THAT_SEAT
    return c.VOTED_BEFORE if (s.ayes | s.nays) & (1 << seat) else c.OK


def _check_choice(s: State, seat: int, kind: int, move: int) -> int:
    """While a card waits for its player to choose, only that player may act, and only by choosing."""
    if seat != s.turn:
        return c.CHOICE_OPEN
    if kind == c.CALL:
        return c.OK if s.out == seat and not s.out_said else c.CALL_NOT_OWED
    if kind == c.PASS:
        return c.OK if acting.may_decline(s) else c.MUST_CHOOSE
    if s.phase == c.COLOUR:
        named = kind == c.NAME and (s.book.namable >> ((move >> c.COLOUR_AT) & 7)) & 1
        return c.OK if named else c.CHOOSE_FIRST
    if s.phase == c.ROTATE:
        return c.OK if kind == c.TURN_HANDS else c.CHOOSE_FIRST
    target = (move >> c.TARGET_AT) & 15
    if kind != (c.PICK if s.phase == c.CHOOSE else c.HAND_OVER):
        return c.CHOOSE_FIRST
    if target >= s.players:
        return c.NO_SUCH_SEAT
    if not acting.may_pick(s, target):
        return c.NOT_THAT_SEAT
    return c.OK if kind == c.PICK else _check_gift(s, seat, move)


def _check_gift(s: State, seat: int, move: int) -> int:
    first = (move >> c.FACE_AT) & 63
    second = (move >> c.SECOND_AT) & 63
    count = acting.gift_size(s)
    if (second == c.NO_FACE) != (count == 1):
        return c.GIVE_EXACTLY
    if s.hands[seat * c.ROW + first] < (2 if first == second else 1):
        return c.NOT_IN_HAND
    if count == 2 and s.hands[seat * c.ROW + second] == 0:
        return c.NOT_IN_HAND
    if (move >> c.CALL_AT) & 1 and s.size[seat] - count != 1:
        return c.CALL_WRONG_NUMBER
    return c.OK
