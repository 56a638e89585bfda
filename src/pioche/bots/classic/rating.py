"""The evaluation of single moves from what a seat sees, fast enough for playouts.

`rate` uses the seat's own hand, the hand sizes of the others and the open cards; never other hands. The same rating
serves the heuristic player, for whom other hands are blank, and the playouts of the search. All numbers are integers,
so that compiled and pure Python code agree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioche.bots.classic import side_effects
from pioche.classic import codes as c
from pioche.classic.mechanics import challenge, finishing, laying, matching
from pioche.engine import flat

if TYPE_CHECKING:
    from pioche.bots.classic.weights import Weights
    from pioche.classic.state import State

AT_ONCE: Final = 1_000_000  # wins, or is useful and free
NEVER: Final = -1_000_000


class Rating:
    """Weights, and observations about the other players."""

    __slots__ = (
        "aimed",
        "believed",
        "block",
        "bluff",
        "bluffers",
        "danger",
        "draw",
        "draw2",
        "draw2_danger",
        "extra",
        "fit",
        "fit_least",
        "hue",
        "keep",
        "lack",
        "lack_danger",
        "lacks",
        "last_wild",
        "leave",
        "lowest",
        "owed",
        "pips",
        "point",
        "point_danger",
        "reverse",
        "run",
        "skip",
        "skip_danger",
        "swap",
        "twin",
        "white",
        "wild",
        "wild4",
        "wild4_danger",
        "wild_late",
    )
    # The weights, documented in `Weights`.
    aimed: int
    block: int  # used by `HeuristicMind` only: counting cards takes too long for playouts
    bluff: int
    danger: int
    draw: int
    draw2: int
    draw2_danger: int
    extra: int
    fit: int
    fit_least: int
    hue: int
    keep: int
    lack: int
    lack_danger: int
    last_wild: int
    leave: int
    owed: int
    pips: int
    point: int
    point_danger: int
    reverse: int
    run: int
    skip: int
    skip_danger: int
    swap: int
    twin: int
    white: int
    wild: int
    wild4: int
    wild4_danger: int
    wild_late: int
    bluffers: list[int]  # by seat: how likely it bluffs with a Wild4 if it can, in thousandths
    lacks: list[int]  # by seat: bit mask of the colours in which it had nothing to lay

    def __init__(self, weights: Weights) -> None:
        if not flat.COMPILED:
            self.bluffers = flat.zeros(c.SEATS)
            self.lacks = flat.zeros(c.SEATS)
        self.lowest = 0  # points left in hand count, not who wins (FR-20)
        self.believed = 0  # the last Wild4 came from a player who had just drawn or lacks the colour
        self.set_weights(weights)

    def set_weights(self, weights: Weights) -> None:
        for name, value in weights.by_name():
            setattr(self, name, value)

    def check_seat(self, seat: int) -> None:
        """`IndexError` if no table has such a seat."""
        if not 0 <= seat < c.SEATS:
            raise IndexError(f"there is no seat {seat}")

    def set_lacking(self, seat: int, colours: int) -> None:
        """Set the colours that a seat seems to lack, as a bit mask."""
        self.check_seat(seat)
        self.lacks[seat] = colours

    def set_trust(self, seat: int, bluffers: int) -> None:
        """Set how likely a seat bluffs, in thousandths."""
        self.check_seat(seat)
        self.bluffers[seat] = bluffers

    def rate(self, s: State, seat: int, move: int) -> int:
        """The rating of a legal move. Doing nothing instead of laying out of turn has the rating `leave`."""
        kind = (move >> c.KIND_AT) & 31
        if seat < 0 or seat >= s.players:
            return NEVER
        if kind == c.PLAY:
            return self._rate_play(s, seat, move)
        if kind == c.DRAW:
            return self.draw if s.phase == c.TURN else -s.debt * self.owed
        if kind == c.PASS:
            if s.phase == c.SKIPPED:
                return self.leave
            return self.keep if s.phase == c.DRAWN else 0
        if kind == c.CALL or kind == c.CATCH:
            return AT_ONCE
        if kind == c.DOUBT:
            return self._rate_doubt(s)
        if kind == c.NAME:
            return self._rate_colour(s, seat, s.held[seat], s.top, (move >> c.COLOUR_AT) & 7, s.after(seat))
        if kind == c.TURN_HANDS:
            return side_effects.turned(s, seat, s.size[seat], (move >> c.TARGET_AT) & 15) * self.swap
        if (move >> c.TARGET_AT) & 15 >= s.players:
            return NEVER
        if kind == c.PICK:
            return self._rate_pick(s, seat, (move >> c.TARGET_AT) & 15)
        if kind == c.HAND_OVER:
            return self._rate_gift(s, seat, move)
        return NEVER + 1 + (kind == c.VOTE and (move >> c.TARGET_AT) & 15 == 0)

    def _rate_play(self, s: State, seat: int, move: int) -> int:
        face = (move >> c.FACE_AT) & 63
        also = (move >> c.ALSO_AT) & 255
        after = s.held[seat]
        if s.hands[seat * c.ROW + face] == 1:
            after ^= flat.bit(face)
        left = s.size[seat] - 1
        rating = 0
        if also:
            for colour in range(4):
                below = (also >> (2 * colour)) & 3
                other = colour * c.RANKS + face % c.RANKS
                if below and below + (other == face) == s.hands[seat * c.ROW + other]:
                    after &= ~flat.bit(other)
                left -= below
                rating += below * self.extra
        called = (move >> c.CALL_AT) & 1
        if left == 0:
            if finishing.forbidden_last(s, face):
                return 2 * self.draw
            return AT_ONCE + called
        if left == 1 and not called:
            rating -= 1000  # the same move with the call is always better
        reverse = face < c.WILD and face % c.RANKS == c.REVERSE and s.players > 2
        following = s.after(seat)
        if reverse:
            following = (seat + s.players - s.direction) % s.players
        if s.book.fx_length[face]:
            rating += self._rate_program(s, seat, face, left, following)
        top = s.top if face == c.UNO_CARD else face
        if s.book.sequences and not also and face < c.WILD and face % c.RANKS < c.DRAW2:
            # DE-1b: rate the position after the whole sequence. The seat may hold the face twice.
            top += side_effects.run(s, seat, face)
            for place in range(min(face, top), max(face, top) + 1):
                more = s.hands[seat * c.ROW + place] - (place == face)
                after &= ~flat.bit(place)
                left -= more
                rating += more * self.run
            if left == 0:
                return rating + AT_ONCE // 2
        hue = face // c.RANKS
        if face >= c.WILD:
            hue = (move >> c.COLOUR_AT) & 7
            if hue == c.NO_COLOUR:
                hue = s.colour
        rating += self._rate_colour(s, seat, after, top, hue, following)
        rating += self._rate_face(s, seat, face, left, following)
        if self.lowest:
            rating += self._rate_points(s, seat, face)
        if left == 1:
            rating += self._rate_last(s, flat.lowest(after))
        return rating

    def _rate_last(self, s: State, face: int) -> int:
        """The value of this card as the last one: a Wild always fits, but some cards may not end a round (DE-7a)."""
        if finishing.forbidden_last(s, face):
            return self.draw
        return self.last_wild if face == c.WILD or face == c.WILD4 else 0

    def _rate_colour(self, s: State, seat: int, after: int, top: int, hue: int, following: int) -> int:
        """The value of a colour in force: which of these cards fit, and whether the next player lacks it."""
        fits = flat.count(after & s.book.match[hue * c.ROW + top]) if hue != c.NO_COLOUR else 0
        rating = self.fit * (fits if fits < 3 else 3)
        if fits == 0:
            rating -= self.fit_least
        for colour in range(4):
            if after & s.book.colours[colour]:
                rating += self.hue
            if top < c.WILD and colour != hue and after & flat.bit(colour * c.RANKS + top % c.RANKS):
                rating -= self.twin
        if hue != c.NO_COLOUR and self.lacks[following] >> hue & 1 and not finishing.same_side(s, seat, following):
            rating += self.lack_danger if s.size[following] <= self.danger else self.lack
        return rating

    def _rate_face(self, s: State, seat: int, face: int, left: int, following: int) -> int:
        """The value of a card's effect, less what the card is worth in hand."""
        danger = int(s.size[following] <= self.danger)
        if finishing.same_side(s, seat, following):
            danger = 0
        if face >= c.BLANK or face == c.UNO_CARD:
            return self.white
        if face == c.WILD:
            return self.wild + (self.wild_late if left <= 2 else 0)
        if face == c.WILD4:
            rating = self.wild4 + (self.wild4_danger if danger else 0)
            if s.book.challenge != c.CHALLENGE_OFF and not self._honest(s, seat):
                rating -= self.bluff
            return rating
        rank = face % c.RANKS
        if rank == c.DRAW2:
            return self.draw2 + (self.draw2_danger if danger else 0)
        if rank == c.SKIP or (rank == c.REVERSE and s.players == 2 and s.book.two_player_reverse_skips):
            return self.skip + (self.skip_danger if danger else 0)
        if rank == c.REVERSE:
            return self.reverse
        return self.pips * rank

    def _rate_points(self, s: State, seat: int, face: int) -> int:
        """FR-20: the value of getting rid of a card's points, higher if an opponent is about to go out."""
        each = self.point
        for other in range(s.players):
            if s.size[other] <= self.danger and not finishing.same_side(s, seat, other):
                each = self.point_danger
        return each * s.book.points[face]

    def _honest(self, s: State, seat: int) -> int:
        """Would a Wild4 be honest now (FR-16, LB-9)?"""
        if s.phase == c.DRAWN:
            return matching.honest(s, seat, matching.playable(s, seat))
        return matching.honest(s, seat, laying.by_turn(s, seat))

    def _rate_program(self, s: State, seat: int, face: int, left: int, following: int) -> int:
        """The value of a card's program: exchanged hands (DE-13a, BB-2), or the effects written on a Blank (LB-10)."""
        worth = 0
        blank = face >= c.BLANK
        against = -1 if finishing.same_side(s, seat, following) else 1
        for step in range(s.book.fx_length[face]):
            place = face * c.PROGRAM + step
            op = s.book.fx_op[place]
            if op == c.FX_SWAP or op == c.FX_PASS_HANDS:
                worth += self.swap * side_effects.exchanged(s, seat, left, place)
            elif not blank:
                continue
            elif op == c.FX_DRAW:
                worth += side_effects.drawn(s, seat, left, place, self.owed)
            elif not side_effects.applies(s, left, place, s.size[following]):
                continue
            elif op == c.FX_DEBT:
                worth += against * self.skip + side_effects.drawn(s, seat, left, place, self.owed)
            elif op == c.FX_SKIP:
                worth += against * self.skip
            elif op == c.FX_AGAIN:
                worth += self.extra
            elif op == c.FX_GIVE and left >= s.book.fx_count[place]:
                worth += s.book.fx_count[place] * self.swap
        return worth

    def _rate_pick(self, s: State, seat: int, target: int) -> int:
        """The value of a target: for a swap or a harmful effect, an opponent with few cards is best."""
        place = s.running * c.PROGRAM + s.at
        if s.book.fx_op[place] == c.FX_SWAP:
            return side_effects.swapped(s, seat, s.size[seat], target) * self.swap
        harm = self.aimed * (c.PACK - s.size[target])
        return -harm if finishing.same_side(s, seat, target) else harm

    def _rate_gift(self, s: State, seat: int, move: int) -> int:
        """The value of a gift: best are the least useful cards, to the opponent who is closest to the end."""
        target = (move >> c.TARGET_AT) & 15
        first = (move >> c.FACE_AT) & 63
        second = (move >> c.SECOND_AT) & 63
        if finishing.same_side(s, seat, target):
            return NEVER + 2
        count = 1 if second == c.NO_FACE else 2
        rating = self.aimed * (c.PACK - s.size[target]) + ((move >> c.CALL_AT) & 1) * 1000 + count * 2 * self.swap
        rating -= self._worth_keeping(s, seat, first)
        return rating if count == 1 else rating - self._worth_keeping(s, seat, second)

    def _worth_keeping(self, s: State, seat: int, face: int) -> int:
        """How useful a card is in one's own hand, and how harmful in an opponent's."""
        if face >= c.WILD:
            return 10 * self.fit
        fits = flat.count(s.held[seat] & s.book.colours[face // c.RANKS])
        return self.fit * fits + (3 * self.fit if face % c.RANKS >= c.DRAW2 else 0)

    def _rate_doubt(self, s: State) -> int:
        """The expected cards won or lost by a doubt. The larger the hand, the more likely the Wild4 is a bluff.

        A wrong doubt costs more than the debt (FR-22, LB-9). After a right one the opponent draws the debt and the
        turn is not lost.
        """
        each = 760 if s.book.wild4_if == c.WILD4_NO_COLOUR else 670  # per mille: a card would not make it a bluff
        honest = 1000
        if not self.believed:
            for _ in range(s.size[s.layer]):
                honest = honest * each // 1000
        bluff = self.bluffers[s.layer] * (1000 - honest) // 1000
        wrong = challenge.cost_of_doubt(s) * self.owed
        right = self.extra + s.debt * self.owed // (s.players - 1)
        gain = bluff * right
        cost = honest * wrong
        # Compiled, a division is rounded towards zero.
        return (gain - cost) // (bluff + honest + 1) if gain > cost else -((cost - gain) // (bluff + honest + 1))
