"""`own` and `public` return the fields of a view in the order of their names."""

from __future__ import annotations

from dataclasses import asdict, fields

from pioche.classic import editions
from pioche.classic.machine import Round
from pioche.classic.view import OWN, View, own, public, view

NUMBERS = {"pile": "pile_n"}  # fields with another name in the state
CARDS = {"counts", "hands", "discards"}  # fields derived from the cards
FIXED = {"players"}


def test_every_field_is_in_its_place() -> None:
    names = [field.name for field in fields(View)]
    assert tuple(names[: len(OWN)]) == OWN
    s = Round.deal(editions.load("classic/de"), 4, seed=bytes(32))
    for name in [name for name in names[len(OWN) :] if name not in CARDS | FIXED]:
        kept = getattr(s, NUMBERS.get(name, name))
        seen = []
        for number in (1, 2):
            setattr(s, NUMBERS.get(name, name), number)
            seen.append(asdict(view(s, None)))
        setattr(s, NUMBERS.get(name, name), kept)
        truth = type(seen[0][name]) is bool
        assert {other for other in names if seen[0][other] != seen[1][other]} == (set() if truth else {name})
        assert seen[0][name] in (1, True, (0,))
    seen_by = view(s, 2)
    assert (*own(s, 2), *public(s)) == tuple(getattr(seen_by, name) for name in names)
    assert (seen_by.seat, seen_by.hand, seen_by.players) == (2, s.hand(2), 4)
    assert (seen_by.counts, seen_by.hands, seen_by.discards) == ((7, 7, 7, 7), None, s.discard_cards())
