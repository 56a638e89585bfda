"""Chance card by card in the card game (`exact_chance`).

The engine draws from the top of a pile in a fixed order and shuffles the discards with a generator. So a draw is tried
with the wanted cards on top of the pile, and with one state of the generator after the other where they come from the
discards: any order of the rest is the same bag of cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from math import comb, prod
from typing import Any, Final

from pioche.classic import codes as c
from pioche.classic.cards import NAMES, cards_text
from pioche.classic.events import Drew, Event, Reshuffled, Why
from pioche.classic.machine import Round
from pioche.classic.rules import Rules
from pioche.engine.deal import fast_state
from pioche.engine.setup import Setup
from pioche.envs.classic import ClassicEnvTable
from pioche.envs.encoding import Encoding
from pioche.envs.exact_chance import ExactChance, Lot, Settled, Stage

MOST_CARDS: Final = 16
Faces = tuple[int, ...]
Try = Callable[[Faces], Settled]
"""Makes a deal or a move whose first drawn cards are these."""


class CardChance(ExactChance):
    """A round with a small pack, without cards that go back into the pile if they are turned up first."""

    def __init__(self, encoding: Encoding[ClassicEnvTable], rules: Rules, players: int) -> None:
        pack = [face for face in range(c.FACES) for _ in range(rules.book.copies_of(face))]
        if len(pack) > MOST_CARDS or {c.WILD4, c.UNO_CARD} & {*pack}:
            raise ValueError(f"chance by cards needs a pack of at most {MOST_CARDS} cards, without Wild4 and UnoCard")
        self._encoding = encoding
        self._rules = rules
        self._players = players
        self._pack = Counter(pack)
        self.most = comb(len(pack), len(pack) // 2)
        self.lots = players + 2

    def deal(self) -> Stage:
        return self._hands(())

    def _hands(self, dealt: tuple[Faces, ...]) -> Lot:
        """Chance deals the next hand, or turns up the first card."""
        left = self._pack - Counter(face for hand in dealt for face in hand)
        hands = len(dealt) < self._players
        found = list(_choices(left, self._rules.start.hand_size if hands else 1))

        def follow(place: int) -> Stage:
            cards = found[place][0]
            if hands:
                return self._hands((*dealt, cards))
            return self._drawn(lambda wanted: self._dealt(dealt, cards, wanted))

        return Lot(tuple(cards_text(cards) for cards, _ in found), tuple(likely for _, likely in found), follow)

    def _dealt(self, hands: tuple[Faces, ...], first: Faces, wanted: Faces) -> Settled:
        setup = Setup(tuple(cards_text(hand) for hand in hands), cards_text(first))
        table = self._encoding.new_table(self._rules, self._players, 0)
        for number in count():
            log: list[Event] = []
            seed = number.to_bytes(32, "big")
            made = Round.deal_set_up(self._rules, self._players, seed, self._players - 1, setup, log)
            if _drawn(log)[: len(wanted)] == wanted:
                made.set_seed(None)
                made.set_hidden(made.drawn, made.must_lay, made.bluff, fast_state(0))
                table.set_round(made)
                return Settled(table, log)
        raise AssertionError("unreachable")

    def act(self, table: Any, action: int) -> Stage:
        return self._drawn(lambda wanted: self._acted(table, action, wanted))

    def _acted(self, table: ClassicEnvTable, action: int, wanted: Faces) -> Settled:
        s = table.s
        pile = list(s.pile_cards())
        for face in wanted[: len(pile)]:
            pile.remove(face)
        pile += wanted[: s.pile_n][::-1]
        hands = [list(s.hand(seat)) for seat in range(s.players)]
        for number in count():
            made = table.copy()
            made.s.lay_out(hands, pile, list(s.discard_cards()))
            made.s.set_hidden(s.drawn, s.must_lay, s.bluff, fast_state(number))
            log = self._encoding.act(made, action)
            if _drawn(log)[: len(wanted)] == wanted:
                return Settled(made, log)
        raise AssertionError("unreachable")

    def _drawn(self, attempt: Try) -> Stage:
        """What is drawn in a deal or a move: a lot, unless it is nothing or no longer matters."""
        found: dict[object, tuple[float, Settled, Faces]] = {}
        for drawn, likely, settled in _ways(attempt):
            s = settled.table.s
            over = tuple(settled.table.worth(seat) for seat in range(self._players)) if s.over else ()
            key = over or _unordered(settled.events)
            before, first, shown = found.get(key, (0.0, settled, drawn))  # the first: its cards are in order
            found[key] = (before + likely, first, shown)
        if len(found) == 1:
            return next(iter(found.values()))[1]
        ways = [found[key] for key in sorted(found, key=repr)]
        return Lot(
            tuple("".join(NAMES[face] for face in drawn) for _, _, drawn in ways),
            tuple(likely for likely, _, _ in ways),
            lambda place: ways[place][1],
        )


def _ways(attempt: Try) -> Iterator[tuple[Faces, float, Settled]]:
    """All sequences of cards that may be drawn, with their probabilities and what they lead to."""
    open_ways: list[tuple[Faces, float]] = [((), 1.0)]
    while open_ways:
        wanted, likely = open_ways.pop()
        settled = attempt(wanted)
        bag = _bag(settled, len(wanted))
        if not bag:
            yield wanted, likely, settled
        for face, copies in sorted(Counter(bag).items(), reverse=True):
            open_ways.append(((*wanted, face), likely * copies / len(bag)))


def _bag(settled: Settled, drawn: int) -> list[int]:
    """The cards that the next one is drawn from, after so many; none if no more are drawn."""
    bag: list[int] = []
    seen = 0
    for event in settled.events:
        if isinstance(event, Drew):
            bag += event.cards if seen >= drawn else ()
            seen += len(event.cards)
        elif isinstance(event, Reshuffled) and bag:
            return bag  # the pile was drawn to its end
    return bag + list(settled.table.s.pile_cards()) if bag else []


def _drawn(events: Sequence[Event]) -> Faces:
    return tuple(face for event in events if isinstance(event, Drew) for face in event.cards)


def _unordered(events: Sequence[Event]) -> Faces:
    """The drawn cards; those that a seat gets at once from one pile sorted. One by one, the order matters (BB-3)."""
    runs: list[tuple[Drew | Reshuffled, list[int]]] = []
    for event in events:
        if isinstance(event, Drew | Reshuffled):
            last = runs[-1][0] if runs else None
            if not (isinstance(event, Drew) and isinstance(last, Drew) and _at_once(last, event)):
                runs.append((event, []))
        if isinstance(event, Drew):
            runs[-1][1].extend(event.cards)
    return tuple(face for _, run in runs for face in sorted(run))


def _at_once(one: Drew, next_one: Drew) -> bool:
    return one.seat == next_one.seat and one.why is next_one.why is not Why.TURN


def _choices(left: Counter[int], size: int) -> Iterator[tuple[Faces, float]]:
    """Every set of so many of these cards, with its probability."""
    total = comb(left.total(), size)
    faces = sorted(face for face in left if left[face])

    def chosen(place: int, room: int) -> Iterator[Faces]:
        if room == 0:
            yield ()
        elif place < len(faces):
            for copies in range(min(room, left[faces[place]]), -1, -1):
                for rest in chosen(place + 1, room - copies):
                    yield (faces[place],) * copies + rest

    for cards in chosen(0, size):
        yield cards, prod(comb(left[face], copies) for face, copies in Counter(cards).items()) / total
