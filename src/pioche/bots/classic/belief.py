"""What a seat thinks the others hold: what it knows for certain, and what is likely because players usually play so.

Beyond `Knowledge`, which claims only what must be so, it is taken for likely that nobody draws or passes who could lay,
takes a debt that he could have answered, or sits out a Skip that he could have parried; that a Wild4 is seldom a bluff;
and that who names a colour holds it. Where somebody turns out not to have played so, this begins anew from what is
certain.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Final

from pioche.bots.classic.suspicion import Suspicion
from pioche.classic import codes as c
from pioche.classic.completion import Completions
from pioche.classic.events import (
    ColourNamed,
    Drew,
    Event,
    Gave,
    HandsPassed,
    HandsSwapped,
    How,
    Laid,
    Passed,
    Skipped,
    Why,
)
from pioche.classic.knowledge import Knowledge
from pioche.classic.machine import Round
from pioche.classic.mechanics.drawing import VoluntaryDraw
from pioche.classic.rules import Rules
from pioche.classic.view import View
from pioche.engine import flat
from pioche.engine.deal import fast_state

# Of a thousand who could bluff with a Wild4 so many do. Whoever tries out what a doubt brings can afford to think so;
# to whoever only looks at the size of a hand nearly every large one would be a bluff.
_BLUFFERS: Final = 100
_CAREFUL: Final = 10  # in one of so many positions nobody is thought to have played as usual
_NAMED_FOR_NOTHING: Final = 0.2  # so much less likely is it that somebody named a colour that he does not hold
_TRIES: Final = 4
_LITTLE: Final = 2  # who owes no more cards than this keeps a Wild4
_BLACK: Final = 1 << c.WILD | 1 << c.WILD4  # who draws one may want to keep it


class Belief:
    """Follows the events of a seat."""

    def __init__(self, rules: Rules, seat: int, players: int) -> None:
        self._rules = rules
        self._assumed = rules.overlay({"voluntary_draw": VoluntaryDraw.OFF})
        self._certain = Knowledge(rules, seat, players)
        self._likely = Knowledge(self._assumed, seat, players)
        self._named = [c.NO_COLOUR] * players
        self._suspicion = Suspicion(players, _BLUFFERS)
        self._went_on = False  # the last card was laid straight after another of its player

    def observe(self, event: Event) -> None:
        """One more event, as the seat is told it."""
        self._suspicion.see(event)
        self._certain.observe(event)
        try:
            self._assume(event)
            self._likely.observe(event)
        except ValueError:
            self._begin_anew()
        self._note_colours(event)

    def _begin_anew(self) -> None:
        """Somebody did what is not likely."""
        self._likely = copy.deepcopy(self._certain, {id(self._rules): self._assumed})

    def _assume(self, event: Event) -> None:
        """Of two things that a player could do he does what usually is better for him."""
        known = self._likely
        match event:
            case Drew(seat=seat, why=Why.DEBT) if seat != known.seat and seat != known.drawer:
                # With the first card the debt is paid: those drawn after it are any.
                spared = 1 << c.WILD4 if known.visible.owed <= _LITTLE else 0
                known.unseen[seat].exclude(known.visible.answering & ~spared)
            case Skipped(seat=seat) if seat != known.seat and self._may_parry():
                known.unseen[seat].exclude(1 << known.visible.top)
            case Passed(seat=seat) if seat == known.drawer and not known.drawn_fits:
                known.drawn.exclude(known.visible.fitting & ~_BLACK)  # FR-8
                if self._rules.drawing.draw_then_play_any:
                    known.unseen[seat].exclude(known.visible.fitting)  # DE-6a
            case Laid(how=how):
                self._went_on = how is How.BY_FOLLOW
            case _:
                pass

    def _may_parry(self) -> bool:
        """Can who is skipped now parry (DE-3a)? Only one Skip: not a double one (DE-3b), nor a Reverse (BB-1)."""
        top = self._likely.visible.top
        skip = top < c.WILD and top % c.RANKS == c.SKIP
        return self._rules.skipping.skip_parry and skip and not self._went_on

    def _note_colours(self, event: Event) -> None:
        match event:
            case ColourNamed(seat=seat, colour=colour):
                self._named[seat] = colour
            case Laid(seat=seat, face=face) if face < c.WILD and face // c.RANKS == self._named[seat]:
                self._named[seat] = c.NO_COLOUR
            case Drew(seat=seat) | Gave(seat=seat):
                self._named[seat] = c.NO_COLOUR
            case HandsPassed() | HandsSwapped():
                self._named = [c.NO_COLOUR] * len(self._named)
            case _:
                pass

    def positions(self, view: View, seed: int) -> Callable[[], Round]:
        """Positions that the seat thinks possible now, as often as they are likely, one with every call.

        To whoever was not told how it came about, the view alone says what is possible.
        """
        draws = []
        believed = Knowledge.of_view(self._rules, view)
        for knowledge in (self._certain, self._likely):
            try:
                made_up = Completions(view, knowledge, seed).draw
                made_up()
                draws.append(made_up)
                believed = knowledge
            except ValueError:
                continue
        if not draws:
            draws.append(Completions(view, believed, seed).draw)
        honest, share = self._honest(view, believed, seed)
        generator = fast_state(seed)
        made = 0

        def draw() -> Round:
            nonlocal generator, made
            made += 1
            generator = flat.advance(generator)
            if honest is not None and flat.below(generator, 1000) < share:
                position = honest()
            else:
                position = draws[0 if made % _CAREFUL == 0 else -1]()
            weight = self._plausible(view, position)
            if weight < 1 and made % _TRIES:
                generator = flat.advance(generator)
                if flat.below(generator, 1000) >= 1000 * weight:
                    return draw()
            # The rules by which it is played on are the real ones.
            position.rules = self._rules
            position.book = self._rules.book
            return position

        return draw

    def _honest(self, view: View, believed: Knowledge, seed: int) -> tuple[Callable[[], Round] | None, int]:
        """While a Wild4 may be doubted: positions in which it is none, and how many of a thousand should be of these.

        A hand in which nothing fits is rare, but who holds one has to lay the Wild4, and who does not seldom dares.
        """
        if view.phase != c.CHALLENGE or view.layer is None:
            return None, 0
        try:
            known = copy.deepcopy(believed, {id(self._assumed): self._assumed, id(self._rules): self._rules})
            known.unseen[view.layer].exclude(known.bluffs)
            draw = Completions(view, known, seed + 1).draw
            if draw().bluff:
                return None, 0  # a card that is known there makes it a bluff
        except ValueError:
            return None, 0
        nothing = _chance_of_none(believed, view.layer, believed.bluffs)
        bluff = (1 - nothing) * self._suspicion.bluffers(view.layer) / 1000
        return draw, round(1000 * nothing / (nothing + bluff))

    def _plausible(self, view: View, position: Round) -> float:
        """How likely the others would have come to this position, by the colours that they named."""
        weight = 1.0
        for seat, colour in enumerate(self._named):
            if colour != c.NO_COLOUR and seat != view.seat and not _holds_colour(position, seat, colour):
                weight *= _NAMED_FOR_NOTHING
        return weight


def _holds_colour(position: Round, seat: int, colour: int) -> bool:
    return any(position.count(seat, colour * c.RANKS + rank) for rank in range(c.RANKS))


def _chance_of_none(known: Knowledge, seat: int, faces: int) -> float:
    """How likely none of a seat's cards is one of these, as if each were drawn by itself from all that it can be."""
    chance = float(not any(faces >> face & 1 for face in known.known[seat]))
    for (shown, marks), count in known.unseen[seat].kinds.items():
        others = able = 0
        for (bit, mark), copies in known.cards.kinds.items():
            if bit & shown and mark & marks:
                able += copies
                others += copies if not bit & faces else 0
        chance *= (others / max(able, 1)) ** count
    return chance
