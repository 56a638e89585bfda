"""What the network sees of a table: the rules, the situation of a seat, and a move, each as a short list of rows.

A row is a fact that holds ("two cards fit", "the next player has one card left"); each has a row of weights in the
first layer. Only what the seat may know is used: its hand, what everybody sees, and its `Record`. Colours are renamed
for the seat: the one in force comes first, the others follow by how many cards of them it holds, so that the network
need not learn everything four times.

The numbers of the rows belong to the weights: after any change of this module the network has to be trained anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioche.bots.classic import side_effects
from pioche.classic import codes as c
from pioche.classic.mechanics import finishing, laying, matching
from pioche.engine import flat

if TYPE_CHECKING:
    from pioche.bots.classic.learned.record import Record
    from pioche.classic.machine import Round

# Rows of the rules. `PROGRAM_OP`: for each Blank, the operations of its program.
NUMBERS: Final = 0
NUMBER: Final = 4  # values of an option that are told apart
OPTIONS: Final = 28
PLAYERS: Final = NUMBERS + NUMBER * OPTIONS
BLANK_OPS: Final = PLAYERS + 9
RULES: Final = BLANK_OPS + 3 * 10

# Rows of the situation.
HAND: Final = RULES  # at colour * 13 + rank: it holds one; then: it holds two
WILDS: Final = HAND + 104
WILD4S: Final = WILDS + 5
WHITES: Final = WILD4S + 5
OWN: Final = WHITES + 7
HUES: Final = OWN + 17
HUE: Final = 8
FITS: Final = HUES + 4 * HUE
TOP: Final = FITS + 8
PHASE: Final = TOP + 20
DRAWN: Final = PHASE + 10
MUST: Final = DRAWN + 24
TURN: Final = MUST + 1  # who is on turn: the seat, or the slot of another
LAYER: Final = TURN + 6  # who laid the last card
SLOTS: Final = LAYER + 6
SLOT: Final = 48
# Within a slot, the facts about another seat.
OF_SIZE: Final = 0
OF_LACKS: Final = 14
OF_NAMED: Final = 26
OF_UNANSWERED: Final = 30
OF_KNOWN: Final = 32
OF_BLACK: Final = 36
OF_FITTING: Final = 38
OF_ALL: Final = 39
OF_PARTNER: Final = 40
OF_OWING: Final = 41
OF_DOUBTED: Final = 42
OF_BLUFFED: Final = 43
OF_OUT: Final = 44
OF_FOLLOW: Final = 45
SMALLEST: Final = SLOTS + 4 * SLOT  # hand among the opponents
CLOSE: Final = SMALLEST + 10  # opponents with at most two cards
PARTNERS: Final = CLOSE + 6  # smallest hand among the partners
UNSEEN: Final = PARTNERS + 10  # by colour, how many cards are in other hands or the pile
UNSEEN_HUE: Final = 10
UNSEEN_WILDS: Final = UNSEEN + 4 * UNSEEN_HUE
UNSEEN_WILD4S: Final = UNSEEN_WILDS + 6
UNSEEN_DRAW2S: Final = UNSEEN_WILD4S + 6
PILE: Final = UNSEEN_DRAW2S + 10
DEBT: Final = PILE + 7
DEBT_KIND: Final = DEBT + 14
FLAGS: Final = DEBT_KIND + 5
BEFORE: Final = FLAGS + 12  # the colour before a Wild4 that may be doubted
RUNNING: Final = BEFORE + 5  # the effect that waits for a choice
SITUATIONS: Final = RUNNING + 11

# Rows of a move.
KIND: Final = SITUATIONS
WAIT: Final = KIND + 12
FACE: Final = WAIT + 1
NAMED: Final = FACE + 58
LEFT: Final = NAMED + 5
AFTER_FITS: Final = LEFT + 10
AFTER_HUE: Final = AFTER_FITS + 7
AFTER_HUES: Final = AFTER_HUE + 7
AFTER_BLACKS: Final = AFTER_HUES + 5
NEXT_LACKS: Final = AFTER_BLACKS + 5
NEXT_NAMED: Final = NEXT_LACKS + 4
NEXT_KNOWN: Final = NEXT_NAMED + 1
ATTACKS: Final = NEXT_KNOWN + 2  # by the size of the next hand
SPARES: Final = ATTACKS + 7
NEXT_PARTNER: Final = SPARES + 7
ALSO: Final = NEXT_PARTNER + 1
RUN: Final = ALSO + 5
BLUFF: Final = RUN + 7
TARGET: Final = BLUFF + 1
TARGET_SIZE: Final = TARGET + 6
GAIN: Final = TARGET_SIZE + 10
GIFT: Final = GAIN + 18
BEHIND: Final = GIFT + 58  # how much worse the heuristic rates it than the best
RATED: Final = BEHIND + 13
LAST: Final = RATED + 18
ROWS: Final = LAST + 7

NOBODY: Final = -1  # instead of a move: to lay nothing out of turn
MOST: Final = 256
REST: Final = 4  # the slot of seats that have none of their own
ME: Final = 5


class Features:
    """The rows of the last call, in `active[:n]`."""

    __slots__ = ("active", "fit_now", "n", "order", "place")
    active: list[int]
    order: list[int]  # the colours in the order of the seat
    place: list[int]  # by colour: its place in that order

    def __init__(self) -> None:
        if not flat.COMPILED:
            self.active = flat.zeros(MOST)
            self.order = flat.zeros(5)
            self.place = flat.zeros(5)
        self.n = 0
        self.fit_now = 0
        for colour in range(5):
            self.order[colour] = colour
            self.place[colour] = colour

    def rows(self) -> list[int]:
        """The rows of the last call as a list."""
        return [self.active[place] for place in range(self.n)]

    def add(self, row: int) -> None:
        if self.n < MOST:
            self.active[self.n] = row
            self.n += 1

    def level(self, first: int, value: int, count: int) -> None:
        """One of `count` rows by a value; the last one also for all that is higher."""
        if value < 0:
            value = 0
        self.add(first + (value if value < count else count - 1))

    # The rules of the table.

    def of_rules(self, s: Round) -> None:
        """The rows of the rules and the number of players."""
        self.n = 0
        self.n_rules(s)
        self.level(PLAYERS, s.players - 2, 9)
        for number in range(3):
            face = c.BLANK + number
            for step in range(s.book.fx_length[face]):
                self.level(BLANK_OPS + 10 * number, s.book.fx_op[face * c.PROGRAM + step], 10)

    def n_rules(self, s: Round) -> None:
        """The rows of the options that decide how one plays."""
        book = s.book
        self.option(0, book.challenge)
        self.option(1, book.double_skip)
        self.option(2, book.draw2_finish_defence)
        self.option(3, book.draw2_parry)
        self.option(4, book.draw_until_playable)
        self.option(5, book.drawn_must)
        self.option(6, book.jump_in)
        self.option(7, book.last_draw_counts)
        self.option(8, book.multiples)
        self.option(9, book.no_finish_on_black_draw)
        self.option(10, book.reverse_on_anything)
        self.option(11, book.reverse_returns_debt)
        self.option(12, book.scoring)
        self.option(13, book.sequences)
        self.option(14, book.seven_swap)
        self.option(15, book.skip_parry)
        self.option(16, book.skip_passes_debt)
        self.option(17, book.two_player_reverse_skips)
        self.option(18, book.uno_automatic)
        self.option(19, book.uno_card_draw4)
        self.option(20, book.uno_card_gift)
        self.option(21, book.uno_uno)
        self.option(22, book.voluntary)
        self.option(23, book.wild4_if)
        self.option(24, book.wild4_parry)
        self.option(25, book.zero_rotation)
        self.option(26, book.teams)
        self.option(27, book.fx_length[c.BLANK] + book.fx_length[c.BLANK + 1] + book.fx_length[c.BLANK + 2])

    def option(self, number: int, value: int) -> None:
        """An option with this value; its first value needs no row."""
        if value:
            self.level(NUMBERS + NUMBER * number, value, NUMBER)

    # The situation.

    def slot(self, s: Round, seat: int, other: int) -> int:
        """The place of another seat: next, previous, second, third, the rest; or `ME`."""
        if other >= s.players or seat == other:
            return ME
        away = other - seat if s.direction > 0 else seat - other
        if away < 0:
            away += s.players
        if away == 1:
            return 0
        if away == s.players - 1:
            return 1
        return away if away < REST else REST

    def of_situation(self, s: Round, seat: int, record: Record) -> None:
        """The rows of what a seat sees."""
        self.n = 0
        if not 0 <= seat < s.players or record.players != s.players:
            raise ValueError("a seat of this table, and its record")
        self._sort_colours(s, seat)
        self._own(s, seat)
        self._table(s, seat, record)
        self._others(s, seat, record)
        self._unseen(s, seat)

    def _hue(self, s: Round, seat: int, colour: int) -> int:
        """How many cards of a colour a seat holds."""
        found = 0
        for rank in range(c.RANKS):
            found += s.hands[seat * c.ROW + colour * c.RANKS + rank]
        return found

    def _sort_colours(self, s: Round, seat: int) -> None:
        taken = 0
        at = 0
        if s.colour < c.NO_COLOUR:
            self.order[0] = s.colour
            taken = 1 << s.colour
            at = 1
        while at < 4:
            best = -1
            most = -1
            for colour in range(4):
                if not taken >> colour & 1:
                    held = self._hue(s, seat, colour)
                    if held > most:
                        most = held
                        best = colour
            self.order[at] = best
            taken |= 1 << best
            at += 1
        for at in range(4):
            self.place[self.order[at]] = at

    def _face(self, face: int) -> int:
        """A face with its colour renamed."""
        return face if face >= c.WILD else self.place[face // c.RANKS] * c.RANKS + face % c.RANKS

    def _own(self, s: Round, seat: int) -> None:
        faces = s.held[seat]
        while faces:
            face = flat.lowest(faces)
            faces &= faces - 1
            if face < c.WILD:
                self.add(HAND + self._face(face))
                if s.hands[seat * c.ROW + face] > 1:
                    self.add(HAND + 52 + self._face(face))
        row = seat * c.ROW
        self.level(WILDS, s.hands[row + c.WILD], 5)
        self.level(WILD4S, s.hands[row + c.WILD4], 5)
        if s.hands[row + c.UNO_CARD]:
            self.level(WHITES, s.hands[row + c.UNO_CARD] - 1, 4)
        for number in range(3):
            if s.hands[row + c.BLANK + number]:
                self.add(WHITES + 4 + number)
        self.level(OWN, s.size[seat], 17)
        for at in range(4):
            self.level(HUES + HUE * at, self._hue(s, seat, self.order[at]), HUE)
        self.fit_now = flat.count(laying.besides_turn(s, seat, laying.by_turn(s, seat)))
        self.level(FITS, self.fit_now, 8)

    def _table(self, s: Round, seat: int, record: Record) -> None:
        top = 19
        if s.top < c.WILD:
            top = s.top % c.RANKS
        elif s.top < c.FACES:
            top = c.RANKS + s.top - c.WILD
        self.add(TOP + top)
        self.add(PHASE + s.phase)
        if s.phase == c.DRAWN and seat == s.turn and s.drawn != c.NO_FACE:
            if s.drawn < c.WILD:
                self.add(DRAWN + self.place[s.drawn // c.RANKS])
                self.add(DRAWN + 4 + s.drawn % c.RANKS)
            else:
                self.add(DRAWN + 17 + s.drawn - c.WILD)
            if s.must_lay:
                self.add(MUST)
        self.add(TURN + self.slot(s, seat, s.turn))
        if s.layer != c.NO_SEAT:
            self.add(LAYER + self.slot(s, seat, s.layer))
        if s.debt:
            self.level(DEBT, s.debt, 14)
            self.add(DEBT_KIND + s.debt_kind)
        if s.follow == seat:
            self.add(FLAGS)
            self.add(FLAGS + 1 + (s.step + 1))
        if s.defending:
            self.add(FLAGS + 4)
        if s.out == seat:
            self.add(FLAGS + 5)
        elif s.out != c.NO_SEAT:
            self.add(FLAGS + 6)
        if s.heir != c.NO_SEAT:
            self.add(FLAGS + 7)
        if s.again:
            self.add(FLAGS + 8)
        if not s.started:
            self.add(FLAGS + 9)
        if record.believed:
            self.add(FLAGS + 10)
        if s.idle:
            self.add(FLAGS + 11)
        if s.phase == c.CHALLENGE:
            self.add(BEFORE + (4 if s.colour_before == c.NO_COLOUR else self.place[s.colour_before]))
        if s.running != c.NO_FACE:
            self.level(RUNNING, s.book.fx_op[s.running * c.PROGRAM + s.at] if s.at < c.PROGRAM else 10, 11)

    def _others(self, s: Round, seat: int, record: Record) -> None:
        smallest = c.PACK
        partners = c.PACK
        close = 0
        fitting = 0
        if s.colour != c.NO_COLOUR and s.top < c.FACES:
            fitting = s.book.match[s.colour * c.ROW + s.top]
        for other in range(s.players):
            if other == seat:
                continue
            size = s.size[other]
            if finishing.same_side(s, seat, other):
                partners = min(partners, size)
            else:
                smallest = min(smallest, size)
                close += size <= 2
            slot = self.slot(s, seat, other)
            if slot < REST:
                self._other(s, seat, other, record, SLOTS + SLOT * slot, fitting)
        self.level(SMALLEST, smallest, 10)
        self.level(CLOSE, close, 6)
        if partners < c.PACK:
            self.level(PARTNERS, partners, 10)

    def _other(self, s: Round, seat: int, other: int, record: Record, first: int, fitting: int) -> None:
        self.level(first + OF_SIZE, s.size[other], 14)
        for at in range(4):
            colour = self.order[at]
            lacks = record.lacks[other * 4 + colour]
            if lacks:
                self.level(first + OF_LACKS + 3 * at, lacks - 1, 3)
        if record.named[other] != c.NO_COLOUR:
            self.add(first + OF_NAMED + self.place[record.named[other]])
        if record.unanswered[other]:
            self.level(first + OF_UNANSWERED, record.unanswered[other] - 1, 2)
        known = record.known[seat * c.SEATS + other]
        if known:
            for at in range(4):
                if known & s.book.colours[self.order[at]]:
                    self.add(first + OF_KNOWN + at)
            if known >> c.WILD & 1:
                self.add(first + OF_BLACK)
            if known >> c.WILD4 & 1:
                self.add(first + OF_BLACK + 1)
            if known & fitting:
                self.add(first + OF_FITTING)
            if flat.count(known) == s.size[other]:
                self.add(first + OF_ALL)
        if finishing.same_side(s, seat, other):
            self.add(first + OF_PARTNER)
        if s.owing >> other & 1:
            self.add(first + OF_OWING)
        if record.doubted[other] > record.bluffed[other]:
            self.add(first + OF_DOUBTED)
        if record.bluffed[other]:
            self.add(first + OF_BLUFFED)
        if s.out == other:
            self.add(first + OF_OUT)
        if s.follow == other:
            self.add(first + OF_FOLLOW)

    def _unseen(self, s: Round, seat: int) -> None:
        """The cards of the pack less those in hand and among the discards."""
        row = seat * c.ROW
        wilds = s.book.pack[c.WILD] - s.hands[row + c.WILD]
        wild4s = s.book.pack[c.WILD4] - s.hands[row + c.WILD4]
        draw2s = 0
        first = 0
        second = 0
        third = 0
        fourth = 0
        for rank in range(c.RANKS):
            first += s.book.pack[rank]
            second += s.book.pack[c.RANKS + rank]
            third += s.book.pack[2 * c.RANKS + rank]
            fourth += s.book.pack[3 * c.RANKS + rank]
        for colour in range(4):
            draw2s += s.book.pack[colour * c.RANKS + c.DRAW2] - s.hands[row + colour * c.RANKS + c.DRAW2]
        for place in range(s.discard_n):
            face = s.discard[place]
            if face < c.RANKS:
                first -= 1
            elif face < 2 * c.RANKS:
                second -= 1
            elif face < 3 * c.RANKS:
                third -= 1
            elif face < c.WILD:
                fourth -= 1
            elif face == c.WILD:
                wilds -= 1
            elif face == c.WILD4:
                wild4s -= 1
            if face < c.WILD and face % c.RANKS == c.DRAW2:
                draw2s -= 1
        self.level(UNSEEN + UNSEEN_HUE * self.place[0], (first - self._hue(s, seat, 0)) // 3, UNSEEN_HUE)
        self.level(UNSEEN + UNSEEN_HUE * self.place[1], (second - self._hue(s, seat, 1)) // 3, UNSEEN_HUE)
        self.level(UNSEEN + UNSEEN_HUE * self.place[2], (third - self._hue(s, seat, 2)) // 3, UNSEEN_HUE)
        self.level(UNSEEN + UNSEEN_HUE * self.place[3], (fourth - self._hue(s, seat, 3)) // 3, UNSEEN_HUE)
        self.level(UNSEEN_WILDS, wilds, 6)
        self.level(UNSEEN_WILD4S, wild4s, 6)
        self.level(UNSEEN_DRAW2S, draw2s, 10)
        self.level(PILE, s.pile_n // 6, 7)

    # A move. `of_situation` of the same seat has to come before, because it sorts the colours.

    def of_move(self, s: Round, seat: int, record: Record, move: int, rating: int, best: int) -> None:
        """The rows of a move; `rating`: by the heuristic, `best`: the rating of the best move."""
        self.n = 0
        if not 0 <= seat < s.players or record.players != s.players:
            raise ValueError("a seat of this table, and its record")
        self._rated(rating, best)
        if move == NOBODY:
            self.add(WAIT)
            return
        kind = (move >> c.KIND_AT) & 31
        self.level(KIND, kind, 12)
        if kind == c.PLAY:
            self._play(s, seat, record, move)
        elif kind == c.NAME:
            colour = (move >> c.COLOUR_AT) & 3
            self.add(NAMED + self.place[colour])
            self._colour(s, seat, record, colour, s.held[seat], s.top, s.after(seat))
        elif kind == c.TURN_HANDS:
            self._gain(side_effects.turned(s, seat, s.size[seat], (move >> c.TARGET_AT) & 15))
        elif kind == c.PICK or kind == c.HAND_OVER:
            target = (move >> c.TARGET_AT) & 15
            if target >= s.players:
                return
            self.add(TARGET + (ME if finishing.same_side(s, seat, target) else self.slot(s, seat, target)))
            self.level(TARGET_SIZE, s.size[target], 10)
            if kind == c.PICK:
                self._gain(side_effects.swapped(s, seat, s.size[seat], target))
            else:
                self._gift((move >> c.FACE_AT) & 63, (move >> c.SECOND_AT) & 63)

    def _rated(self, rating: int, best: int) -> None:
        behind = best - rating
        step = 12
        if behind <= 0:
            step = 0
        elif behind < 8:
            step = 1
        elif behind < 20:
            step = 2
        elif behind < 35:
            step = 3
        elif behind < 55:
            step = 4
        elif behind < 80:
            step = 5
        elif behind < 115:
            step = 6
        elif behind < 160:
            step = 7
        elif behind < 220:
            step = 8
        elif behind < 300:
            step = 9
        elif behind < 450:
            step = 10
        elif behind < 800:
            step = 11
        self.add(BEHIND + step)
        self.level(RATED, (rating + 750) // 75, 18)

    def _gain(self, cards: int) -> None:
        self.level(GAIN, cards + 9, 18)

    def _gift(self, first: int, second: int) -> None:
        if first < c.FACES:
            self.add(GIFT + self._face(first))
        if second < c.FACES:
            self.add(GIFT + self._face(second))

    def _play(self, s: Round, seat: int, record: Record, move: int) -> None:
        face = (move >> c.FACE_AT) & 63
        also = (move >> c.ALSO_AT) & 255
        row = seat * c.ROW
        after = s.held[seat]
        if s.hands[row + face] == 1:
            after ^= flat.bit(face)
        left = s.size[seat] - 1
        if also:
            for colour in range(4):
                below = (also >> (2 * colour)) & 3
                other = colour * c.RANKS + face % c.RANKS
                if below and below + (other == face) == s.hands[row + other]:
                    after &= ~flat.bit(other)
                left -= below
            self.level(ALSO, s.size[seat] - 1 - left, 5)
        self.add(FACE + self._face(face))
        self.level(LEFT, left, 10)
        following = s.after(seat)
        attacks = 1 if face == c.WILD4 else 0
        if face < c.WILD:
            rank = face % c.RANKS
            attacks = 1 if rank == c.DRAW2 or rank == c.SKIP else 0
            if rank == c.REVERSE:
                if s.players > 2:
                    following = (seat + s.players - s.direction) % s.players
                else:
                    attacks = s.book.two_player_reverse_skips
        top = s.top if face == c.UNO_CARD else face
        if s.book.sequences and not also and face < c.WILD and face % c.RANKS < c.DRAW2:
            steps = side_effects.run(s, seat, face)
            top += steps
            self.level(RUN, steps if steps >= 0 else -steps, 7)
            for place in range(min(face, top), max(face, top) + 1):
                after &= ~flat.bit(place)
        hue = face // c.RANKS
        if face >= c.WILD:
            hue = (move >> c.COLOUR_AT) & 7
            self.add(NAMED + (4 if hue >= c.NO_COLOUR else self.place[hue]))
            if hue >= c.NO_COLOUR:
                hue = s.colour
        if finishing.same_side(s, seat, following):
            self.add(NEXT_PARTNER)
        self.level(ATTACKS if attacks else SPARES, s.size[following], 7)
        if s.book.fx_length[face]:
            for step in range(s.book.fx_length[face]):
                op = s.book.fx_op[face * c.PROGRAM + step]
                if op == c.FX_SWAP or op == c.FX_PASS_HANDS:
                    self._gain(side_effects.exchanged(s, seat, left, face * c.PROGRAM + step))
        if face == c.WILD4 and s.book.challenge != c.CHALLENGE_OFF:
            faces = matching.playable(s, seat) if s.phase == c.DRAWN else laying.by_turn(s, seat)
            if not matching.honest(s, seat, faces):
                self.add(BLUFF)
        if hue < c.NO_COLOUR and top < c.FACES:
            self._colour(s, seat, record, hue, after, top, following)
        if left == 1 and after:
            self._last(s, flat.lowest(after))

    def _last(self, s: Round, face: int) -> None:
        """What kind of card stays as the last one."""
        if finishing.forbidden_last(s, face):
            self.add(LAST)
        elif face >= c.WILD:
            self.add(LAST + 1 + (face == c.WILD4) + 2 * (face > c.WILD4))
        else:
            rank = face % c.RANKS
            self.add(LAST + 5 + (rank >= c.DRAW2))

    def _colour(self, s: Round, seat: int, record: Record, hue: int, after: int, top: int, following: int) -> None:
        """What a colour in force does for the rest of the hand, and what is known of the next player's."""
        self.level(AFTER_FITS, flat.count(after & s.book.match[hue * c.ROW + top]), 7)
        self.level(AFTER_HUE, flat.count(after & s.book.colours[hue]), 7)
        hues = 0
        for colour in range(4):
            if after & s.book.colours[colour]:
                hues += 1
        self.level(AFTER_HUES, hues, 5)
        self.level(AFTER_BLACKS, (after >> c.WILD & 1) + 2 * (after >> c.WILD4 & 1), 5)
        lacks = record.lacks[following * 4 + hue]
        if lacks:
            self.level(NEXT_LACKS, lacks - 1, 4)
        if record.named[following] == hue:
            self.add(NEXT_NAMED)
        known = record.known[seat * c.SEATS + following]
        if known & s.book.match[hue * c.ROW + top]:
            self.add(NEXT_KNOWN)
        elif known and flat.count(known) == s.size[following]:
            self.add(NEXT_KNOWN + 1)


def row_count() -> int:
    """The number of rows (compiled, the constants of this module cannot be imported)."""
    return ROWS
