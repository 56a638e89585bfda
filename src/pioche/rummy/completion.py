"""Determinization for search: random full positions that agree with a view and with all that its seat knows.

The hidden tiles are dealt to the places of `knowledge`, the most constrained place first; the rest is the pool. The
kinds ruled out within one rack are nested, so its deals are uniformly distributed; between racks this is approximate.
"""

from __future__ import annotations

from pioche.rummy.dealing import FastShuffler
from pioche.rummy.fields import NONE, SHOWN
from pioche.rummy.knowledge import Knowledge
from pioche.rummy.machine import Round
from pioche.rummy.rules import Rules
from pioche.rummy.state import Phase
from pioche.rummy.tiles import counts, kinds
from pioche.rummy.view import View

_TRIES = 20


def complete(view: View, knowledge: Knowledge | None, rules: Rules, seed: int) -> Round:
    """One random position consistent with the seat's knowledge, or with its view alone if `knowledge` is None."""
    return Completions(view, knowledge or Knowledge.of_view(rules, view), rules, seed).draw()


class Completions:
    """A sampler of positions that agree with a view and with what its seat knows."""

    __slots__ = ("_hidden", "_knowledge", "_places", "_rules", "_source", "_view")

    def __init__(self, view: View, knowledge: Knowledge, rules: Rules, seed: int) -> None:
        if not knowledge.is_of(view):
            raise ValueError("this knowledge is not of this view")
        self._view = view
        self._knowledge = knowledge
        self._rules = rules
        self._source = FastShuffler(seed)
        unseen = knowledge.unseen(view)
        self._hidden = kinds(unseen)
        # Most constrained first: the places that admit the fewest hidden tiles. Per seat, the newest place comes last.
        self._places = sorted(
            ((seat, place) for seat, places in enumerate(knowledge.places) for place in places),
            key=lambda pair: sum(count for kind, count in enumerate(unseen) if not pair[1] >> kind & 1),
        )

    def draw(self) -> Round:
        """Sample one position."""
        dealt, pool = self.dealt()
        view = self._view
        made = Round(self._rules, view.players)
        made.racks = self.racks(dealt)
        made.pool = pool
        for field in SHOWN:
            seen = getattr(view, field.name)
            setattr(made, field.name, NONE.get(field.kind) if seen is None else seen)
        if view.phase is Phase.DRAWN and view.turn != view.seat:
            made.drawn = dealt[view.turn][-1]
        return made

    def racks(self, dealt: list[list[int]]) -> list[list[int]]:
        """The racks as counts by kind: the dealt tiles, the known jokers, and the seat's own rack."""
        racks = [counts(rack) for rack in dealt]
        for seat, known in enumerate(self._knowledge.known):
            racks[seat][self._knowledge.joker_kind] += known
        if self._view.seat is not None:
            racks[self._view.seat] = counts(self._view.rack)
        return racks

    def dealt(self) -> tuple[list[list[int]], list[int]]:
        """Sample the hidden tiles of every other rack (the newest last) and the pool, without building a `Round`.

        Retries when a sample violates the constraints.
        """
        for _ in range(_TRIES):
            found = self._try(strict=True)
            if found is not None:
                return found
        # Constraints between racks can make every try fail. Then sample once more, ignoring what is ruled out.
        found = self._try(strict=False)
        assert found is not None
        return found

    def _try(self, *, strict: bool) -> tuple[list[list[int]], list[int]] | None:
        left = list(self._hidden)
        self._source.shuffle(left)
        dealt: list[list[int]] = [[] for _ in range(self._view.players)]
        for seat, place in self._places:
            at = len(left) - 1
            while strict and at >= 0 and place >> left[at] & 1:
                at -= 1
            if at < 0:
                return None
            dealt[seat].append(left.pop(at))
        return dealt, left[: self._view.pool]
