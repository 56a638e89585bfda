"""What a seat believes about the other hands: what is certain, and what is likely given how players usually play.

`Knowledge` holds only what is certain. On top of it, the belief assumes that players who can lay do not draw or pass,
that they do not take a debt they could have answered or sit out a Skip they could have parried, that a Wild4 is rarely
a bluff, and that players hold the colours they name. When an event contradicts these assumptions, the belief is reset
to what is certain.
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

# How many of a thousand players who could bluff with a Wild4 do. Higher than `suspicion.DEFAULT_BLUFFERS`: the search
# tries out what a doubt brings, whereas a heuristic that sees only the size of a hand would take nearly every large one
# for a bluff.
_BLUFFERS: Final = 100
_CAREFUL: Final = 10  # one in so many positions is sampled without the assumptions
_NAMED_FOR_NOTHING: Final = 0.2  # relative likelihood that a player names a colour that they do not hold
_TRIES: Final = 4  # one in so many positions is accepted however implausible it is
_LITTLE: Final = 2  # players who owe no more cards than this keep a Wild4
_BLACK: Final = 1 << c.WILD | 1 << c.WILD4  # players who draw one may want to keep it


class Belief:
    """The belief of one seat, updated with every event that it sees."""

    def __init__(self, rules: Rules, seat: int, players: int) -> None:
        self._rules = rules
        self._assumed = rules.overlay({"voluntary_draw": VoluntaryDraw.OFF})
        self._certain = Knowledge(rules, seat, players)
        self._likely = Knowledge(self._assumed, seat, players)
        self._named = [c.NO_COLOUR] * players
        self._suspicion = Suspicion(players, _BLUFFERS)
        self._went_on = False  # the last card was laid directly after another card of the same player

    def observe(self, event: Event) -> None:
        """Take in an event, as the seat sees it."""
        self._suspicion.see(event)
        self._certain.observe(event)
        try:
            self._assume(event)
            self._likely.observe(event)
        except ValueError:
            self._reset()
        self._note_colours(event)

    def _reset(self) -> None:
        """Reset the likely part to what is certain, because a player did something unlikely."""
        self._likely = copy.deepcopy(self._certain, {id(self._rules): self._assumed})

    def _assume(self, event: Event) -> None:
        """Exclude the cards with which the player would usually have made a better move."""
        known = self._likely
        match event:
            case Drew(seat=seat, why=Why.DEBT) if seat != known.seat and seat != known.drawer:
                # Only the first card drawn shows that the debt was not answered; those after it can be anything.
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
        """Can the skipped player parry (DE-3a)? Only a single Skip: not a double one (DE-3b), nor a Reverse (BB-1)."""
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
        """A function that samples positions (determinizations), each about as often as the seat thinks it likely.

        For a bot that has not seen the events of the round, the view alone says what is possible.
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
            # The playouts use the real rules, not the assumed ones.
            position.use_rules(self._rules)
            return position

        return draw

    def _honest(self, view: View, believed: Knowledge, seed: int) -> tuple[Callable[[], Round] | None, int]:
        """While a Wild4 may be doubted: a sampler of positions without a bluff, and its share in thousandths.

        A hand in which nothing fits is rare, but its holder has to lay the Wild4; other players rarely dare to.
        """
        if view.phase != c.CHALLENGE or view.layer is None:
            return None, 0
        try:
            known = copy.deepcopy(believed, {id(self._assumed): self._assumed, id(self._rules): self._rules})
            known.unseen[view.layer].exclude(known.bluffs)
            draw = Completions(view, known, seed + 1).draw
            if draw().bluff:
                return None, 0  # a known card of that hand proves the bluff
        except ValueError:
            return None, 0
        nothing = _chance_of_none(believed, view.layer, believed.bluffs)
        bluff = (1 - nothing) * self._suspicion.bluffers(view.layer) / 1000
        return draw, round(1000 * nothing / (nothing + bluff))

    def _plausible(self, view: View, position: Round) -> float:
        """The relative likelihood of a position, given the colours that the other players named."""
        weight = 1.0
        for seat, colour in enumerate(self._named):
            if colour != c.NO_COLOUR and seat != view.seat and not _holds_colour(position, seat, colour):
                weight *= _NAMED_FOR_NOTHING
        return weight


def _holds_colour(position: Round, seat: int, colour: int) -> bool:
    return any(position.count(seat, colour * c.RANKS + rank) for rank in range(c.RANKS))


def _chance_of_none(known: Knowledge, seat: int, faces: int) -> float:
    """The probability that a seat holds none of these faces, as if each card were drawn independently."""
    chance = float(not any(faces >> face & 1 for face in known.known[seat]))
    for (shown, marks), count in known.unseen[seat].kinds.items():
        others = able = 0
        for (bit, mark), copies in known.cards.kinds.items():
            if bit & shown and mark & marks:
                able += copies
                others += copies if not bit & faces else 0
        chance *= (others / max(able, 1)) ** count
    return chance
