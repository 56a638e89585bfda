"""The draw pile: drawing from it, and making a new one when it is empty (FR-5, FR-18, LB-12)."""

from __future__ import annotations

from pioche.classic import codes as c
from pioche.classic.events import Drew, Reshuffled, Why
from pioche.classic.state import State
from pioche.engine import flat
from pioche.engine.deal import Stream


def draw(s: State, seat: int, wanted: int, why: int) -> int:
    """A seat draws `wanted` cards, or as many as there are (FR-18). Returns how many it got."""
    got = 0
    while got < wanted:
        if s.pile_n == 0:
            renew(s)
            if s.pile_n == 0:
                break
        s.pile_n -= 1
        s.put(seat, s.pile[s.pile_n])
        if s.log is not None:
            s.log.append(Drew(seat, (s.pile[s.pile_n],), Why(why)))
        got += 1
    if got:
        # A seat that has drawn owes no call any more and is no longer out.
        s.owing &= ~(1 << seat)
        if s.out == seat:
            # DE-5a: the seat that went out by parrying takes its place; the debt may still come round to that seat.
            s.out = s.heir
            s.out_said = s.heir_said
            s.heir = c.NO_SEAT
            s.heir_said = 0
            if s.out == c.NO_SEAT:
                s.defending = 0
        elif s.heir == seat:
            s.heir = c.NO_SEAT
            s.heir_said = 0
    return got


def available(s: State) -> int:
    """How many cards can be drawn now, including those of a reshuffle."""
    return s.pile_n + s.discard_n - kept(s)


def kept(s: State) -> int:
    """How many discards stay when the rest becomes the pile: the card that counts and any UnoCards on it (DE-8b)."""
    place = s.discard_n - 1
    while place > 0 and s.discard[place] == c.UNO_CARD:
        place -= 1
    return s.discard_n - place


def renew(s: State) -> None:
    """Shuffle the discards, except the top, into a new pile (FR-18, LB-12)."""
    keep = kept(s)
    count = s.discard_n - keep
    if count <= 0:
        return
    for place in range(count):
        s.pile[place] = s.discard[place]
    for place in range(keep):
        s.discard[place] = s.discard[count + place]
    s.pile_n = count
    s.discard_n = keep
    shuffle(s)
    if s.log is not None:
        s.log.append(Reshuffled(count))


def shuffle(s: State) -> None:
    """Shuffle the pile: from the deal's seed, or with the fast generator in playouts."""
    if s.seed is not None:
        _shuffle_from_seed(s)
    else:
        last = s.pile_n - 1
        while last > 0:
            s.fast = flat.advance(s.fast)
            chosen = flat.below(s.fast, last + 1)
            face = s.pile[last]
            s.pile[last] = s.pile[chosen]
            s.pile[chosen] = face
            last -= 1
    s.shuffles += 1


def _shuffle_from_seed(s: State) -> None:
    assert s.seed is not None
    cards = [s.pile[place] for place in range(s.pile_n)]
    Stream(s.seed, f"shuffle {s.shuffles}").shuffle(cards)
    for place in range(s.pile_n):
        s.pile[place] = cards[place]
