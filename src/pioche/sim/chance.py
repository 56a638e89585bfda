"""Players that make random legal moves, chosen among the moves of all seats.

Sensible players lay when they can and call UNO when it is due, as people do. With uniformly random moves most figures
would be about drawing and passing for no reason: a round under rules that allow it (FR-9) takes more than twenty times
as long. Compiled if the engine is, with the same results.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioche.classic import codes as c
from pioche.classic import machine, moves
from pioche.classic.moves import Moves
from pioche.engine import flat
from pioche.engine.deal import fast_state

if TYPE_CHECKING:
    from pioche.classic.machine import Round

CARD: Final = 0x7FFF  # mask for seat, kind and face of a move: all bits below the colour


class Chance:
    """All players of a table and the shuffle, determined by one seed."""

    __slots__ = ("generator", "listed", "sensible")

    def __cinit__(self) -> None:
        self.listed = Moves()  # compiled, even without `__init__`

    def __init__(self, sensible: int) -> None:
        self.sensible = sensible
        self.generator = 1
        if not flat.COMPILED:
            self.listed = Moves()

    def reseed(self, seed: int) -> None:
        """Restart the generator from any number."""
        self.generator = fast_state(seed)

    def below(self, bound: int) -> int:
        """A random number below `bound`."""
        self.generator = flat.advance(self.generator)
        return flat.below(self.generator, bound)

    def deal(self, s: Round, dealer: int) -> None:
        """Shuffle and deal another round; the shuffle uses its own generator, seeded from this one."""
        s.check_seat(dealer)
        self.generator = flat.advance(self.generator)
        s.fast = fast_state(self.generator)
        machine.redeal(s, dealer)

    def choose(self, s: Round) -> int:
        """A legal move of any seat. The round must not be over."""
        listed = self.listed
        moves.collect_all(s, listed)
        if not self.sensible:
            return listed.items[self.below(listed.n)]
        cards = 0
        last = -1
        for place in range(listed.n):
            move = listed.items[place]
            kind = (move >> c.KIND_AT) & 31
            if kind == c.CALL:
                return move
            if kind == c.PLAY and move & CARD != last:
                last = move & CARD
                cards += 1
        move = self._lay(cards) if cards else listed.items[self.below(listed.n)]
        called = move | (1 << c.CALL_AT)
        for place in range(listed.n):
            if listed.items[place] == called:
                return called
        return move

    def _lay(self, cards: int) -> int:
        """Choose one of `cards` cards that may be laid, then one of its ways: the colour named, the cards below it.

        The ways of laying a card are adjacent in the list. The card is chosen first, so that a Wild with its four
        colours is not four times as likely as other cards.
        """
        listed = self.listed
        chosen = self.below(cards)
        last = -1
        place = -1
        while chosen >= 0:
            place += 1
            move = listed.items[place]
            if (move >> c.KIND_AT) & 31 == c.PLAY and move & CARD != last:
                last = move & CARD
                chosen -= 1
        first = place
        while place < listed.n and listed.items[place] & CARD == last:
            place += 1
        return listed.items[first + self.below(place - first)]

    def play(self, s: Round, most: int) -> int:
        """Make moves until the round is over, but at most `most`. Returns how many."""
        made = 0
        while s.phase != c.OVER and made < most:
            move = self.choose(s)
            if self.listed.n == 0:
                break
            machine.do(s, move)
            made += 1
        return made


def last_card(s: Round) -> int:
    """The top card of the discards, including an UnoCard; `NO_FACE` before the first."""
    return s.discard[s.discard_n - 1] if s.discard_n else c.NO_FACE
