"""An abstract round behaves like a real one: no tile is lost, turns pass, and it ends."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from pioche.bots.rummy import abstract_round_sizes
from pioche.bots.rummy.abstract_round import NOBODY, AbstractRound
from pioche.rummy.actions import Draw
from pioche.rummy.editions import EDITIONS
from pioche.rummy.machine import Round
from pioche.rummy.playout import Style, best_lay, play_out
from pioche.rummy.solver import menus
from pioche.rummy.tiles import CELLS, DRAW_TWO, PACK, REVERSE, SKIP, counts, parse_tile
from tests.rummy.table import table

G1 = 2  # the green 1


def all_tiles(sketch: AbstractRound) -> int:
    return sum(sketch.lying()) + sum(sketch.tiles(seat) for seat in range(sketch.players))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_tile_is_lost_until_somebody_has_won(edition: str, players: int, scaled: Callable[[int], int]) -> None:
    rules = EDITIONS[edition]
    for number in range(scaled(4)):
        s = Round.fast_deal(rules, players, 100 * players + number, number)
        play_out(s, number, most=number * 7, style=Style.SHED)
        sketch = AbstractRound(s, rules)
        for _ in range(300):
            assert all_tiles(sketch) == len(PACK)
            assert min(min(sketch.rack(seat)) for seat in range(players)) >= 0
            if sketch.winner != NOBODY:
                break
            sketch.play_on(1)
        assert sketch.winner != NOBODY


def test_it_begins_with_what_the_round_has() -> None:
    s = table("en", "R6.B1/Y9.* Y1.Y3.Y4 > turn:0 | R:3.4.5 ~G2")
    sketch = AbstractRound(s, s.rules)
    assert (sketch.turn, sketch.tiles(0), sketch.tiles(1)) == (0, 2, 2)
    assert sketch.lying() == (3, 1, 3)
    assert sketch.rack(1)[CELLS] == 1


def test_whoever_can_lay_all_wins() -> None:
    s = table("en", "R6.R7/Y9.* Y1.Y3.Y4 > turn:0 | R:3.4.5 ~G2")
    sketch = AbstractRound(s, s.rules)
    sketch.play_on(1)
    assert (sketch.winner, sketch.tiles(0), sketch.lying()) == (0, 0, (5, 1, 3))


def test_a_draw_two_makes_draw_and_skips() -> None:
    s = table("en", "R2.B9/Y9.Y12 Y1.Y3.Y4 > turn:0 | R:3.4.5")
    sketch = AbstractRound(s, s.rules)
    sketch.play_on(1)
    assert (sketch.turn, sketch.tiles(0), sketch.tiles(1)) == (0, 1, 4)


def test_of_two_plays_the_one_that_skips_is_made() -> None:
    """Both plays lay four tiles: the red run, or three of it and the 5."""
    s = table("en", "R9.R10.R11.R12.Y5/Y9.Y12 Y1.Y3.Y4 > turn:0 | Y:2.3.4 R:6.7.8")
    sketch = AbstractRound(s, s.rules)
    sketch.play_on(1)
    assert (sketch.turn, sketch.tiles(0)) == (0, 1)
    assert sketch.rack(0)[parse_tile("Y5")] == 0


def test_effects_of_different_melds_add_up_or_only_the_strongest_acts() -> None:
    position = "R2.*.B9/Y9.Y12 Y1.Y3.Y4.B1.B3.B4.B6 > turn:0 | R:3.4.5 G:8.9.10"
    drawn = {}
    for edition in ("en", "fr"):
        s = table(edition, position)
        sketch = AbstractRound(s, s.rules)
        sketch.play_on(1)
        drawn[edition] = sketch.tiles(1) - 2
    assert drawn == {"en": 6, "fr": 4}


def test_among_three_each_effect_falls_on_the_next_one() -> None:
    s = table("en", "R2.*.B9/Y9.Y12/B7.B12 Y1.Y3.Y4.B1.B3.B4.B6 > turn:0 | R:3.4.5 G:8.9.10")
    sketch = AbstractRound(s, s.rules)
    sketch.play_on(1)
    assert [sketch.tiles(seat) for seat in range(3)] == [1, 6, 4]
    assert sketch.turn == 0
    # The caller has chosen the order of effects.
    after = AbstractRound(s, s.rules)
    assert after.lay_tiles([parse_tile("R2")])
    after.pass_on(1, -1)
    assert (after.turn, after.direction) == (1, -1)


def test_exactly_the_tiles_named_are_laid_as_in_a_real_round(scaled: Callable[[int], int]) -> None:
    """Racks and turn match the real round after that lay, draws are owed, and no tile is lost."""
    rules = EDITIONS["rummy/en"]
    laid = 0
    for number in range(scaled(60)):
        s = Round.fast_deal(rules, 2 + number % 3, 7 + number, 0)
        play_out(s, number, most=number % 25, style=Style.SHED)
        lay = None if s.over else best_lay(s)
        if lay is None:
            continue
        sketch = AbstractRound(s, rules)
        assert sketch.lay_tiles([min(kind, CELLS) for kind in lay.laid()])
        laid += 1
        assert all_tiles(sketch) == len(PACK)
        seat = s.turn
        s.apply(lay)
        assert sketch.rack(seat)[:CELLS] == s.racks[seat][:CELLS]
        assert sketch.winner == (seat if s.over else NOBODY)
        if s.over or lay.effects:  # an abstract round does not model which word tiles of a meld act
            continue
        assert sketch.turn == s.turn
    assert laid


def test_tiles_that_cannot_be_laid_are_not_laid() -> None:
    s = table("en", "R6.B1/Y9.Y12 Y1.Y3.Y4 > turn:0 | R:3.4.5")
    sketch = AbstractRound(s, s.rules)
    assert not sketch.lay_tiles([parse_tile("B1")])
    assert (sketch.turn, sketch.tiles(0)) == (0, 2)


def test_whoever_can_lay_nothing_draws_and_lays_what_fits() -> None:
    s = table("en", "B1.B9/Y9.Y12 R6.Y3 > turn:0 | R:3.4.5")
    sketch = AbstractRound(s, s.rules)
    sketch.play_on(1)
    assert sketch.turn == 1
    assert sketch.tiles(0) + sum(sketch.lying()) == 2 + 3 + 2
    assert sketch.lying()[2] == 1


def test_an_action_is_tried_on_tiles_dealt_anew() -> None:
    """Table and own rack are those after the action, everything hidden is as dealt, and owed draws are made."""
    s = table("en", "R2.B9/Y9.Y12 Y1.Y3.Y4 > turn:0 | R:3.4.5")
    done = s.copy()
    done.apply(best_lay(s) or Draw(0))
    after = AbstractRound(done, s.rules)
    after.owe(1, 2)
    dealt = AbstractRound(s, s.rules)
    dealt.deal([counts([]), counts([G1, G1 + 1])], [G1 + 4, G1 + 5, G1 + 6])
    outline = AbstractRound(s, s.rules)
    for _ in range(2):  # no state is left over from the first time
        outline.begin(after, dealt, 0)
        assert (outline.turn, outline.winner, outline.tiles(0), outline.tiles(1)) == (0, NOBODY, 1, 4)
        assert [outline.rack(1)[kind] for kind in (G1, G1 + 1)] == [1, 1]
        assert outline.lying() == (4, 0, 1)


def test_sizes_are_told_twice_and_agree() -> None:
    header = (Path(abstract_round_sizes.__file__).parent / "abstract_round_sizes.pxd").read_text(encoding="utf-8")
    told = {name: int(value) for name, value in re.findall(r"(\w+) = (-?\w+)", header)}
    assert told == {name: value for name, value in vars(abstract_round_sizes).items() if name.isupper()}
    assert told["RACK"] == CELLS + 1
    assert told["PILE"] == len(PACK)
    assert told["MOST_LAID"] == menus.MOST_LAID
    assert [told[name] for name in ("DRAW_TWO", "SKIP", "REVERSE")] == [DRAW_TWO, SKIP, REVERSE]
