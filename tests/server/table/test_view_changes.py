"""What the card game writes of changes by itself is what comparing its views gives, and what clients make a view of."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from pioche.classic.changes import SIGHTS, ChangeWriter
from pioche.classic.fields import PUBLIC, Sight
from pioche.classic.game import GAME
from pioche.classic.json_members import NUMBERS
from pioche.server.table import protocol as p
from pioche.server.table.match import MOST_OFFERS, TableMatch, picture_of
from pioche.server.table.structs import applied
from pioche.server.table.view_changes import ViewChanges
from tests.classic.mixes import random_rules


def _object(members: bytes) -> dict[str, Any]:
    assert not members or members.startswith(b",")
    found: dict[str, Any] = json.loads(b"{%b}" % members[1:])
    return found


def test_no_field_is_left_out() -> None:
    assert {row.name for row in PUBLIC if isinstance(row, Sight)} == set(SIGHTS)
    assert len(NUMBERS) + len(SIGHTS) == len(PUBLIC)


def test_both_ways_write_the_same(scaled: Callable[[int], int]) -> None:
    """Over random mixes of rules: each move's changes are those of the views, and give the next view."""
    chance = random.Random(4)
    picture = picture_of(GAME)
    for _ in range(scaled(60)):
        rules, players = random_rules(chance)
        match = TableMatch(GAME, "classic/fr", rules, players)
        match.begin(chance.randbytes(32))
        fast = match.changes()
        assert isinstance(fast, ChangeWriter)
        slow = ViewChanges(picture, match.public, match.own, match.round.legal_texts)
        seats = (None, *range(players))
        slow.settle(seats)

        def whole(seat: int | None, match: TableMatch = match) -> dict[str, Any]:
            found: dict[str, Any] = json.loads(p.encode(picture.make(match.view(seat))))
            return found

        known = {seat: whole(seat) for seat in seats}
        for _ in range(200):
            if match.over():
                break
            match.play(
                GAME.write(chance.choice([action for seat in range(players) for action in match.round.legal(seat)]))
            )
            shared = _object(fast.shared())
            assert shared == _object(slow.shared())
            for seat in seats:
                own = _object(fast.own(seat))
                assert own == _object(slow.own(seat))
                known[seat] = applied(known[seat], {**own, **shared})
                assert known[seat] == whole(seat)
                if seat is not None:
                    assert fast.offers(seat, MOST_OFFERS) == slow.offers(seat, MOST_OFFERS)
                    assert fast.offers(seat, MOST_OFFERS) == p.encode(match.offers(seat))
            fast.settle()
            slow.settle()
