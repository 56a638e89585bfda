"""Views have every field in its place; events show hidden cards to those seats only that may see them."""

from __future__ import annotations

from dataclasses import asdict, fields

import pytest

from pioche.classic import editions
from pioche.classic.events import (
    HIDDEN,
    Dealt,
    Doubted,
    Drew,
    Event,
    Gave,
    HandsPassed,
    HandsSwapped,
    Looked,
    Why,
)
from pioche.classic.fields import PUBLIC, Field, Kind
from pioche.classic.machine import Round
from pioche.classic.view import OWN, View, own, public, redact, view
from tests.classic.table import changed, play, table

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


@pytest.mark.clause("FR-22", "LB-9")
@pytest.mark.parametrize("edition", ["fr", "lb"])
@pytest.mark.parametrize(("held", "bluff"), [("r5", True), ("g5", False)])
@pytest.mark.parametrize(("before", "stakes"), [((), (4, 6)), (("0:rD",), (6, 8))])
def test_everybody_sees_what_a_doubt_is_about(
    edition: str, held: str, bluff: bool, before: tuple[str, ...], stakes: tuple[int, int]
) -> None:
    """The view says how many cards each of the two would draw, and as many they draw."""
    layer = len(before)
    hands = ["b1b2b3b4", "b5b6b7b8", "y1y2y3y4"]
    hands[layer] = f"F{'rD' if before and bluff else held}g6g7"
    hands[0] = "rDb2b3b4" if before else hands[0]
    position = f"{'/'.join(hands)} y4y5y6y7y8y9b4b5b6b7g1g2 r9 r > turn:0 layer=2 started=1"
    s = table(edition, position, draw2_parry="draw2_or_wild4", advice_penalty="off")
    assert view(s, 0).stakes is None
    play(s, *before, f"{layer}:F=y")
    assert {view(s, seat).stakes for seat in (None, 0, 1, 2)} == {stakes}
    victim = s.turn
    held_before = [s.cards(seat) for seat in range(3)]
    play(s, f"{victim}:doubt")
    took_back = bluff and edition == "fr"
    drew = [s.cards(seat) - held_before[seat] for seat in range(3)]
    assert drew[layer if bluff else victim] == stakes[0 if bluff else 1] + took_back
    assert view(s, 0).stakes is None


HANDS = ((1, 2), (3,), (4, 5, 6), (7, 8))
BACKS = tuple((HIDDEN,) * len(hand) for hand in HANDS)
HIDDEN_IN: dict[str, tuple[Event, dict[str, object], tuple[int, ...]]] = {
    # the event, what it shows to all others, and the seats that see all of it
    "drew": (Drew(2, (4, 5), Why.DEBT), {"cards": (HIDDEN, HIDDEN)}, (2,)),
    "doubted": (Doubted(1, 2, (4, 5), True), {"hand": (HIDDEN, HIDDEN)}, (1,)),
    "looked": (Looked(1, 2, (4, 5)), {"hand": (HIDDEN, HIDDEN)}, (1,)),
    "gave": (Gave(1, 3, (4,)), {"cards": (HIDDEN,)}, (1, 3)),
    "swapped": (HandsSwapped(1, 3, (4, 5), (6,)), {"got": (HIDDEN, HIDDEN), "gave": (HIDDEN,)}, (1, 3)),
}


@pytest.mark.parametrize("name", HIDDEN_IN)
def test_hidden_cards_of_events(name: str) -> None:
    event, hidden, owners = HIDDEN_IN[name]
    for seat in (0, 1, 2, 3, None):
        seen = redact(event, seat)
        assert asdict(seen) == (asdict(event) if seat in owners else {**asdict(event), **hidden}), seat


@pytest.mark.parametrize("event", [Dealt(1, HANDS), HandsPassed(1, -1, HANDS)])
def test_everybody_sees_their_own_hand(event: Dealt | HandsPassed) -> None:
    for seat in (0, 1, 2, 3, None):
        shown = tuple(hand if other == seat else BACKS[other] for other, hand in enumerate(HANDS))
        assert asdict(redact(event, seat)) == {**asdict(event), "hands": shown}
