"""What has changed of the views of a round since everybody was sent it, as JSON straight from the two positions.

A shortcut, not a second authority: `fields.py` says which fields a view has and who sees them, `view_fields` shows them
whole, and a test compares the two at every move (tests/server/table/test_view_changes.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from pioche.classic import change_fields, json_members
from pioche.classic import codes as c
from pioche.classic import moves as listing
from pioche.classic.machine import Round
from pioche.classic.mechanics import challenge
from pioche.classic.moves import Moves
from pioche.classic.notation import move_text

SIGHTS: Final = ("counts", "hands", "discards", "stakes")
"""The public fields that are no single number of the position."""
_DIGITS = [str(number).encode() for number in range(256)]
_SCRATCH = Moves()


@lru_cache(65_536)
def _offered(move: int) -> bytes:
    return f'"{move_text(move)[2:]}"'.encode()


class ChangeWriter:
    """A round, and the position of it that everybody has been sent."""

    __slots__ = ("_before", "_now", "_offers")

    def __init__(self, s: Round) -> None:
        self._now = s
        self._before = s.copy()
        self._offers: dict[int, tuple[list[int], bytes]] = {}  # by seat: its legal moves, and the same as JSON

    def settle(self, seats: Sequence[int | None] = ()) -> None:
        """Everybody has been sent the position as it is now, in whichever seat."""
        self._before.copy_from(self._now)

    def shared(self) -> bytes:
        """What has changed of the public fields: members that each begin with a comma, or nothing."""
        s, before = self._now, self._before
        out: list[bytes] = []
        change_fields.changed_numbers(s, before, out)
        for seat in range(s.players):
            if s.size[seat] != before.size[seat]:
                out.append(_counts(s))
                break
        if s.phase != before.phase:
            if c.OVER in (s.phase, before.phase):
                out.append(_hands(s))
            if c.CHALLENGE in (s.phase, before.phase):
                out.append(_stakes(s))
        elif s.phase == c.CHALLENGE and _stakes(s) != _stakes(before):
            out.append(_stakes(s))
        _discards(s, before, out)
        return b"".join(out)

    def own(self, seat: int | None) -> bytes:
        """What has changed of the fields that only this seat sees."""
        if seat is None:
            return b""
        place: int = seat
        s, before = self._now, self._before
        s.check_seat(place)
        out = b""
        for face in range(c.FACES):
            if s.hands[place * c.ROW + face] != before.hands[place * c.ROW + face]:
                out = _hand(s, place)
                break
        mine = place == s.turn and s.phase == c.DRAWN
        was_mine = place == before.turn and before.phase == c.DRAWN
        if mine or was_mine:
            drawn = s.drawn if mine else c.NO_FACE
            if drawn != (before.drawn if was_mine else c.NO_FACE):
                out += json_members.member("drawn", None if drawn == c.NO_FACE else drawn)
            must_lay = s.must_lay if mine else 0
            if must_lay != (before.must_lay if was_mine else 0):
                out += json_members.member("must_lay", bool(must_lay))
        return out

    def offers(self, seat: int, most: int) -> bytes:
        """The first `most` legal moves of a seat as a JSON list: the same object as long as they are the same."""
        self._now.check_seat(seat)
        found = _SCRATCH
        found.n = 0
        listing.collect(self._now, seat, found)
        known = self._offers.get(seat)
        if known is not None and _same(known[0], found):
            return known[1]
        moves: list[int] = found.listed()
        texts = b"[" + b",".join([_offered(move) for move in moves[:most]]) + b"]"
        self._offers[seat] = (moves, texts)
        return texts


def _same(known: list[int], found: Moves) -> bool:
    if len(known) != found.n:
        return False
    for place in range(found.n):
        move: int = known[place]
        if move != found.items[place]:
            return False
    return True


def _listed(out: list[bytes]) -> bytes:
    return b"[" + b",".join(out) + b"]"


def _counts(s: Round) -> bytes:
    return b',"counts":' + _listed([_DIGITS[s.size[seat]] for seat in range(s.players)])


def _cards(s: Round, seat: int) -> bytes:
    out: list[bytes] = []
    for face in range(c.FACES):
        for _ in range(s.hands[seat * c.ROW + face]):
            out.append(_DIGITS[face])  # noqa: PERF401  (compiled, the loop has no generator)
    return _listed(out)


def _hand(s: Round, seat: int) -> bytes:
    return b',"hand":' + _cards(s, seat)


def _hands(s: Round) -> bytes:
    """Only when the round is over, as in `fields.SIGHTS`."""
    if s.phase != c.OVER:
        return b',"hands":null'
    return b',"hands":' + _listed([_cards(s, seat) for seat in range(s.players)])


def _stakes(s: Round) -> bytes:
    if s.phase != c.CHALLENGE:
        return b',"stakes":null'
    return json_members.member("stakes", (challenge.cost_of_bluff(s), challenge.cost_of_doubt(s)))


def _discards(s: Round, before: Round, out: list[bytes]) -> None:
    """Discards that have only been laid on are sent as what was added."""
    first = 0
    if s.discard_n >= before.discard_n:
        while first < before.discard_n and s.discard[first] == before.discard[first]:
            first += 1
    if first != before.discard_n:
        out.append(b',"discards":' + _laid(s, 0))
    elif first != s.discard_n:
        out.append(b',"discards_added":' + _laid(s, first))


def _laid(s: Round, first: int) -> bytes:
    return _listed([_DIGITS[s.discard[place]] for place in range(first, s.discard_n)])
