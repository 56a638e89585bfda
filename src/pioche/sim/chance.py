"""Players who leave it to chance which legal move they make, of all that anybody may make now.

Sensible players, though, lay when they can and call UNO when there is something to call, as people at a table do.
Where every move is as likely as the next, most figures are about drawing and passing for no reason: a round by the
book that allows it (FR-9) takes more than twenty times as long. Compiled where the engine is, with the same results.
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

CARD: Final = 0x7FFF  # seat, kind and face of a move: all that lies below the colour


class Chance:
    """All players of a table and the shuffling: everything follows from one number."""

    __slots__ = ("generator", "listed", "sensible")

    def __init__(self, sensible: int) -> None:
        self.sensible = sensible
        self.generator = 1
        self.listed = Moves()

    def reseed(self, seed: int) -> None:
        """Begin anew, from any number."""
        self.generator = fast_state(seed)

    def below(self, bound: int) -> int:
        """A number below `bound`."""
        self.generator = flat.advance(self.generator)
        return flat.below(self.generator, bound)

    def deal(self, s: Round, dealer: int) -> None:
        """Shuffle and deal another round; the shuffle has a generator of its own, seeded from this one."""
        self.generator = flat.advance(self.generator)
        s.fast = fast_state(self.generator)
        machine.redeal(s, dealer)

    def choose(self, s: Round) -> int:
        """A legal move of anybody. The round is not over."""
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
        """One of so many cards that may be laid, in one of the ways in which it may: its colour, what goes below it.

        The ways of laying a card are listed one after another. First the card, so that a Wild, with its four colours,
        does not leave the hand four times as soon as others.
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
        """Moves until the round is over, or so many have been made. Says how many."""
        made = 0
        while s.phase != c.OVER and made < most:
            machine.do(s, self.choose(s))
            made += 1
        return made


def last_card(s: Round) -> int:
    """The card on top of the discards, an UnoCard too."""
    return s.discard[s.discard_n - 1]
