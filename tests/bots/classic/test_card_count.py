"""Counting cards: what has not been seen, and how likely it holds no answer."""

from __future__ import annotations

import pytest

from pioche.bots.classic.card_count import CardCount, after
from pioche.classic.actions import Draw, NameColour, Play
from pioche.classic.cards import FACE
from pioche.classic.game import GAME
from pioche.classic.view import View


def dealt(hand: str, discards: str) -> tuple[CardCount, View]:
    rules = GAME.rules("classic/fr", {}, players=2)
    table, _ = GAME.deal(rules, 2, bytes(32), 0)
    plain = table.view(table.turn)
    values = {name: getattr(plain, name) for name in View.__dataclass_fields__}
    values |= {
        "hand": tuple(FACE[name] for name in hand.split()),
        "discards": tuple(FACE[name] for name in discards.split()),
    }
    view = View(**values)
    return CardCount(rules, view), view


def test_nobody_answers_if_they_hold_nothing() -> None:
    count, _ = dealt("r1", "r2")
    assert count.unanswered(FACE["r2"], 0, 0, 0) == 1.0


def test_one_unknown_card_fits_as_often_as_it_can() -> None:
    count, _ = dealt("r1", "r2")
    # Of 106 unseen cards 23 are red, 6 are twos of other colours, 8 are black.
    assert count.unanswered(FACE["r2"], 0, 0, 1) == pytest.approx(1 - (23 + 6 + 8) / 106)
    assert count.unanswered(FACE["r2"], 0, 0, 2) == pytest.approx((1 - 37 / 106) ** 2)


def test_a_player_who_lacks_the_colour_has_only_ranks_and_black_cards() -> None:
    count, _ = dealt("r1", "r2")
    assert count.unanswered(FACE["r2"], 0, 0b0001, 1) == pytest.approx(1 - (6 + 8) / 106)
    assert count.unanswered(FACE["r2"], 0, 0b0010, 1) == pytest.approx(1 - 37 / 106)
    assert count.unanswered(FACE["W"], 0, 0b0001, 1) == pytest.approx(1 - 8 / 106)


def test_what_lies_or_is_held_cannot_come_from_them() -> None:
    all_black = "W W W W F F F F"
    count, _ = dealt(all_black, "r2 g2 g2 y2 y2 b2 b2 r2")
    assert count.unanswered(FACE["r2"], 0, 0b0001, 3) == 1.0


def test_the_top_card_after_a_move() -> None:
    _, view = dealt("r1", "r2")
    seat = view.seat
    assert seat is not None
    assert after(view, Play(seat, FACE["g5"])) == (FACE["g5"], 2)
    assert after(view, Play(seat, FACE["W"], 3)) == (FACE["W"], 3)
    assert after(view, NameColour(seat, 1)) == (view.top, 1)
    assert after(view, Draw(seat)) == (view.top, view.colour)
