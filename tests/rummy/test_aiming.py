"""Aiming of word tiles: the predicted outcome is that of the machine, and the order is chosen by it."""

from __future__ import annotations

import pytest

from pioche.rummy import aiming
from pioche.rummy.actions import Lay
from pioche.rummy.aiming import Around, Outcome
from pioche.rummy.dealing import FastShuffler
from pioche.rummy.editions import load
from pioche.rummy.hints import around, suggest
from pioche.rummy.machine import Round
from pioche.rummy.notation import action_text
from pioche.rummy.playout import Style, choose
from pioche.rummy.tiles import JOKER, parse_tile
from pioche.rummy.view import view
from tests.rummy.table import whole

TWO, FIVE, SEVEN = map(parse_tile, ("R2", "G5", "B7"))


@pytest.mark.clause("R-14", "R-15", "R-23b")
def test_what_word_tiles_do_is_what_the_machine_does() -> None:
    acted = 0
    for number in range(24):
        rules = load(("rummy/en", "rummy/fr")[number % 5 == 0], {"two_player_reverse_skips": ("off", "on")[number % 2]})
        s = Round.fast_deal(rules, 2 + number % 3, number)
        source = FastShuffler(number)
        while not s.over:
            action = choose(s, source, Style.SHED if number % 2 else Style.RANDOM)
            if isinstance(action, Lay) and action.effects:
                expected = _outcome(s, action)
                before = [s.tiles(seat) for seat in range(s.players)]
                seat = s.turn
                s.apply(action)
                if s.over:
                    break
                acted += len(action.effects)
                drawn = [s.tiles(other) - before[other] for other in range(s.players)]
                drawn[seat] = 0
                assert expected == Outcome(tuple(drawn), s.turn, s.direction)
            else:
                s.apply(action)
    assert acted > 50


def _outcome(s: Round, action: Lay) -> Outcome:
    jokers = {(number, piece >> 3) for number, group in enumerate(action.table.groups) for piece in group if piece & 4}
    kinds = [JOKER if (effect.group, effect.cell) in jokers else effect.cell for effect in action.effects]
    return aiming.outcome(around(s.rules, view(s, s.turn), s.turn), kinds)


@pytest.mark.parametrize(
    ("counts", "kinds", "best"),
    [
        ((6, 1, 6), (FIVE, JOKER), (JOKER, FIVE)),  # the player with a single tile draws
        ((6, 9, 1), (JOKER, FIVE), (FIVE, JOKER)),  # that player sits further on
        ((6, 1, 9), (JOKER, FIVE), (JOKER, FIVE)),
        ((6, 9, 9, 1), (SEVEN, TWO), (SEVEN, TWO)),  # after the reverse, the 2 hits the last player
        ((6, 1, 9, 9), (SEVEN, TWO), (TWO, SEVEN)),  # the 2 hits the next player, then seat 0 moves again
        ((6, 1), (FIVE, JOKER), (FIVE, JOKER)),  # there is only one opponent
    ],
)
@pytest.mark.clause("R-15")
def test_the_order_is_chosen_by_whom_it_hits(
    counts: tuple[int, ...], kinds: tuple[int, ...], best: tuple[int, ...]
) -> None:
    assert aiming.best_order(Around(0, counts, 1, reverse_skips=False), kinds) == best


@pytest.mark.clause("R-15")
@pytest.mark.parametrize(
    ("others", "effects"),
    [
        ("B1/G1.G2.G4.G6.Y4.Y6", "!1Y3 !2R5"),
        ("G1.G2.G4.G6.Y4.Y6/B1", "!2R5 !1Y3"),
    ],
)
def test_a_hint_aims(others: str, effects: str) -> None:
    s = whole("en", f"R5.*.B9.G12.Y1.Y2/{others} ... > turn:0 | R:2.3.4 Y:6.7.8 G:7.8.9")
    made = suggest(s.rules, view(s, 0))
    assert isinstance(made, Lay)
    assert action_text(made) == f"0:lay Y:1+.2+.*3+ R:2.3.4.5+ Y:6.7.8 G:7.8.9 {effects}"


@pytest.mark.clause("R-15")
def test_where_one_acts_in_a_turn_it_is_the_one_that_hits_the_right_one() -> None:
    """The 5 would skip the player before the one with a single tile."""
    s = whole("fr", "R5.R7.B9.G12/Y1.Y3.Y4.Y6.G1/B1/G2.G4.G6.B2.B3 ... > turn:0 | R:2.3.4 R:8.9.10 Y:6.7.8")
    made = suggest(s.rules, view(s, 0))
    assert isinstance(made, Lay)
    assert action_text(made) == "0:lay R:2.3.4.5+ Y:6.7.8 R:7+.8.9.10 !3R7"
