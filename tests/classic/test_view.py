"""`own` and `public` return the fields of a view in the order of their names."""

from __future__ import annotations

from dataclasses import asdict, fields

from pioche.classic import editions
from pioche.classic.fields import PUBLIC, Field, Kind
from pioche.classic.machine import Round
from pioche.classic.view import OWN, View, own, public, view
from tests.classic.table import changed

VALUES = {Kind.FLAG: (0, 1), Kind.PHASE: (1, 2)}
SIGNS = {"direction", "step"}


def test_every_field_is_in_its_place() -> None:
    names = [field.name for field in fields(View)]
    assert tuple(names[: len(OWN)]) == OWN
    s = Round.deal(editions.load("classic/de"), 4, seed=bytes(32))
    for field in PUBLIC:
        if not isinstance(field, Field) or field.of_cards or field.name == "players":
            continue
        values = (-1, 1) if field.name in SIGNS else VALUES.get(field.kind, (2, 1))
        seen = [asdict(view(changed(s, **{field.name: value}), None)) for value in values]
        assert {other for other in names if seen[0][other] != seen[1][other]} == {field.view_name}
        assert seen[1][field.view_name] == {Kind.FLAG: True, Kind.PHASE: 2, Kind.SEATS: (0,)}.get(field.kind, 1)
    assert view(s, None).pile == len(s.pile_cards())
    seen_by = view(s, 2)
    assert (*own(s, 2), *public(s)) == tuple(getattr(seen_by, name) for name in names)
    assert (seen_by.seat, seen_by.hand, seen_by.players) == (2, s.hand(2), 4)
    assert (seen_by.counts, seen_by.hands, seen_by.discards) == ((7, 7, 7, 7), None, s.discard_cards())
