"""The solver against two oracles: brute force on small positions, an integer program on all others."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from pioche.rummy import hints, laying, melds, tiles
from pioche.rummy.dealing import FastShuffler
from pioche.rummy.editions import EDITIONS
from pioche.rummy.events import Ending
from pioche.rummy.laying import Turn
from pioche.rummy.machine import Round
from pioche.rummy.notation import parse_rack, parse_table, rack_text, table_text
from pioche.rummy.playout import Style, choose
from pioche.rummy.rules import FreedJoker, JokerMoves, JokerOptions, JokerSource, Rules
from pioche.rummy.solver import broken, families, lattice, lays, menus, native, plays, rack_sets, sizes
from pioche.rummy.solver.arrange import arrange
from pioche.rummy.solver.plays import Tiles
from pioche.rummy.solver.position import NOTHING, mirrored, position
from pioche.rummy.solver.rack_sets import RackSets
from pioche.rummy.view import view
from tests.rummy import readings
from tests.rummy.oracles import Program, brute_force
from tests.rummy.positions import random_position
from tests.rummy.table import table

MODES = {
    "as printed": JokerOptions(),
    "free": JokerOptions(joker_moves=JokerMoves.FREE),
    "from the table": JokerOptions(joker_source=JokerSource.RACK_OR_TABLE),
    "to the rack": JokerOptions(freed_joker=FreedJoker.TO_RACK),
}
Scaled = Callable[[int], int]
SCALE = {"self-play": 200, "random": 50}  # with --long twenty times as many: 4,000 and, over the modes, 4,000


@pytest.mark.clause("R-8", "R-13")
@pytest.mark.parametrize("mode", MODES)
def test_every_play_against_brute_force(mode: str, scaled: Scaled) -> None:
    source = Random(f"brute {mode}")
    some = 0
    for _ in range(scaled(40)):
        table, rack = random_position(
            source, melds=source.randint(0, 2), rack=source.randint(1, 5), loose=source.randint(0, 3), joker_share=0.9
        )
        required = source.choice(tiles.kinds(rack)) if source.random() < 0.3 else NOTHING
        expected = brute_force(table, rack, MODES[mode], required)
        at = position(table, rack, MODES[mode], required=required)
        assert {(found.cells, found.jokers) for found in plays.every(at)} == expected
        assert plays.any_play(at) == bool(expected)
        assert plays.most_tiles(at) == max((len(cells) + jokers for cells, jokers in expected), default=0)
        some += bool(expected)
    assert some


@pytest.mark.clause("R-8")
@pytest.mark.parametrize("mode", MODES)
def test_plays_that_hold_chosen_tiles(mode: str, scaled: Scaled) -> None:
    source = Random(f"chosen {mode}")
    answers = set()
    for _ in range(max(15, scaled(40))):  # enough for both answers to occur
        table, rack = random_position(
            source, melds=source.randint(0, 2), rack=source.randint(2, 6), loose=source.randint(0, 3), joker_share=0.9
        )
        at = position(table, rack, MODES[mode])
        all_plays = [Counter((*found.cells, *(tiles.JOKER,) * found.jokers)) for found in plays.every(at)]
        held = [min(kind, tiles.JOKER) for kind in tiles.kinds(rack)]
        chosen = tuple(source.sample(held, source.randint(1, min(4, len(held)))))
        expected = any(not Counter(chosen) - play for play in all_plays)
        assert plays.any_play(replace(at, chosen=chosen)) == expected
        answers.add(expected)
    assert answers == {False, True}


@pytest.mark.clause("R-8")
@pytest.mark.parametrize("mode", MODES)
def test_random_tables_against_the_integer_program(mode: str, scaled: Scaled) -> None:
    source = Random(f"tables {mode}")
    for _ in range(scaled(SCALE["random"])):
        table, rack = random_position(
            source,
            melds=source.randint(0, 12),
            rack=source.randint(1, 14),
            loose=source.randint(0, 4),
            joker_share=source.choice((0.1, 0.5)),
        )
        at = position(table, rack, MODES[mode])
        expected = Program(table, rack, MODES[mode]).solve(most=True) or 0
        assert plays.most_tiles(at) == expected, table_text(table)
        assert plays.any_play(at) == bool(expected)


@pytest.mark.clause("R-8", "R-9", "R-13", "R-17", "R-21")
@pytest.mark.parametrize("reading", readings.READINGS)
def test_every_reading_against_the_integer_program(reading: str, scaled: Scaled) -> None:
    """A sample of `./dev bench oracle`, which compares thousands of positions."""
    left = max(2, scaled(12))
    for block in readings.blocks(reading, seed=2):
        # Positions of self-play come first, then random ones. Uncompiled, one of each takes long enough.
        spread = block[:: max(1, len(block) // 6)][:6]
        for s in spread[:left] if left >= len(spread) else spread[1::3][:left]:
            assert readings.compare(s).differs == ""
            left -= 1
        if not left:
            break


USED_UP = [
    (
        "R2.Y2.G5.Y11/R5.Y5.Y6.G6.B6.R7.R7.Y8.Y9.G9.R10.G11.R12.R12.G12/Y3.Y4.Y7.R8.R11.B11.Y12.* R4 < turn:2 | "
        "1:RYGB 1:RYB G:1.2.3 2:RYB G:2.3.4.5 B:2.3.4.5 3:RYB R:3.4.*5.6 4:YGB 5:RYB 6:RYG B:6.7.8 7:YGB "
        "G:7.8.*9 8:RYGB 9:RYB 9:RGB 10:RYG*B 10:YGB B:10.11.12 11:RYG 12:YGB"
    ),
    (
        "R1.Y1.Y1.B2.R3.Y3.R4.Y4.Y4.B4.G9.Y11.B12.*/R1.R2.R3.G4.G5.R8.B10.Y11.*/G1.Y2.G2.G3.B3/G1.B1 Y2 > turn:2 | "
        "B:1.2.3.4 R:2.*3.4.5.6.7 G:2.3.4.5 Y:3.*4.5.6.7.8 5:RYB B:5.6.7.8 R:6.7.8 6:YGB G:6.7.8 7:YGB 8:YGB "
        "9:RYGB 9:RYB 10:RYG 10:RYGB 11:RGB 11:RGB 12:RYG 12:RYGB"
    ),
    (
        "Y1.B1.B1.Y2.G2.R3.B3.R4.Y4.Y5.G5.Y6.G6.G6.R7.R7.R8.R8.Y8.B8.Y9.B9.R10.G10.R11.G11.G12/Y12.B12/"
        "R1.R2.R2.Y2.B2.R5.R5.Y5.G5.G8.G9.Y10.G10.B11.R12.R12/Y3.R6.B10.G11.G12.B12 G8 > turn:3 | "
        "1:RYG G:1.2.3.4 B:2.3.4.5 3:RYG 4:RYG B:4.5.6 6:RY*GB 7:YGB Y:7.8.9.10.11.12 7:*YGB B:8.*9.10 9:RGB "
        "R:9.10.11 11:Y*GB"
    ),
    (
        "R1.R3.Y10.B10/Y1.G1.R7.R8.R12/G1.R3.Y4.G4.R6.B6.G8.Y9.R10.Y10.G10.B10.R11.Y11.G11.B11.G12.B12/"
        "B1.Y2.Y3.Y8 B12.Y5 > turn:1 | "
        "1:RYB 2:RYGB 2:RGB 3:YGB G:3.4.5.6 B:3.4.5.6 4:RYB R:4.5.6.7 5:RYB Y:*5.6.*7 G:5.6.7 Y:6.7.8 7:YGB "
        "B:7.8.9 R:8.9.10 G:8.9.10 B:8.9.*10 9:RYG Y:*10.11.12 11:RGB 12:RYG"
    ),
    (
        "Y1.G1.Y2.Y2.R3.R4.R5.Y6.G6.B6.R8.B12/G1.R2.R3.Y3.B4.*/R1.Y1/R1.B1.G2.B2.Y3.G3.G3.B3.Y4.R8 "
        "R5.Y5.R9.R2.R12.R4 < turn:3 | "
        "B:1.2.3 G:2.*3.4.5 4:YGB 5:YGB B:5.6.7.8 6:RYG R:6.7.*8 7:RYG 7:YGB 8:YGB Y:8.9.10 G:8.*9.10.11 "
        "9:RGB 9:YGB 10:RYB 10:RGB 11:RYGB 11:RYB 12:RYG 12:YGB"
    ),
]


@pytest.mark.clause("R-21", "R-23")
@pytest.mark.native  # uncompiled each of them takes minutes
@pytest.mark.parametrize("position_of_self_play", USED_UP)
def test_a_round_that_a_play_ends_by_using_up_the_pool_is_not_going_out(position_of_self_play: str) -> None:
    """Found by `./dev bench oracle`: a joker or a 2 acts, its draw uses up the pool, and the fewest points win."""
    s = table("en", position_of_self_play, **readings.READINGS["rack_or_table, reactivates"])
    at = s.position(s.turn)
    best = plays.best(at)
    assert best is not None
    assert len(best) == plays.most_tiles(at) == max(map(len, plays.every(at))) == 4
    after = s.copy()
    lay = s.lay_of(s.turn, best)
    assert lay is not None
    after.apply(lay)
    assert sum(after.racks[s.turn]) == sum(s.racks[s.turn]) - 4 > 0
    assert (after.ending, after.winner) == (Ending.POOL, s.turn)
    assert readings.compare(s) == readings.Compared(most=4, goes_out=False, differs="")


@pytest.mark.clause("R-13", "R-21")
def test_freed_jokers_that_go_to_the_rack_are_laid_too_and_one_goes_out() -> None:
    s = table("fr", "B9.G12/G3.G4 Y1 > turn:0 | B:6.7.8 9:RYG*B 12:RYB", freed_joker="to_rack")
    at = s.position(0)
    best = plays.best(at)
    assert plays.most_tiles(at) == 3
    assert best == Tiles((tiles.parse_tile("B9"), tiles.parse_tile("G12")), 1)
    hint = hints.suggest(s.rules, view(s, 0))
    assert hint is not None
    s.apply(hint)
    assert (s.over, s.winner) == (True, 0)


@pytest.mark.clause("R-13", "R-21")
def test_going_out_is_better_than_laying_more(scaled: Scaled) -> None:
    """Where freed jokers go to the rack, a play that frees some may be larger than one that empties the rack."""
    source = Random("going out")
    smaller = 0
    for _ in range(max(400, scaled(400))):
        table, rack = random_position(
            source, melds=source.randint(1, 6), rack=source.randint(1, 4), loose=source.randint(0, 2), joker_share=0.9
        )
        at = position(table, rack, MODES["to the rack"])
        best = plays.best(at)
        if best is None or not at.can_free():
            continue
        out = Program(table, rack, MODES["to the rack"], going_out=True).solve(most=True)
        assert len(best) == (out or plays.most_tiles(at)), table_text(table)
        smaller += len(best) < plays.most_tiles(at)
    assert smaller or scaled(1) < 20  # rare


@pytest.mark.clause("R-8")
def test_self_play_against_the_integer_program(scaled: Scaled) -> None:
    wanted = scaled(SCALE["self-play"])
    number = seen = 0
    while seen < wanted:
        s = Round.fast_deal(EDITIONS["rummy/en"], 2 + number % 3, 1000 + number, number)
        source = FastShuffler(number)
        while not s.over and seen < wanted:
            rack = s.racks[s.turn]
            at = s.position(s.turn)
            expected = Program(s.table, rack, s.rules.jokers, at.required).solve(most=True) or 0
            assert plays.most_tiles(at) == expected, table_text(s.table)
            assert s.playable() == bool(expected)
            seen += 1
            s.apply(choose(s, source, Style.SHED if number % 2 else Style.RANDOM))
        number += 1


@pytest.mark.parametrize("mode", MODES)
def test_most_points_against_the_integer_program(mode: str, scaled: Scaled) -> None:
    source = Random(f"points {mode}")
    weights = [tiles.points_of(kind) for kind in range(tiles.KINDS)]
    for _ in range(scaled(20)):
        table, rack = random_position(source, melds=source.randint(0, 5), rack=source.randint(1, 9), loose=2)
        best = plays.most_points(position(table, rack, MODES[mode]))
        expected = Program(table, rack, MODES[mode]).solve(most=True, weights=weights) or 0
        assert (best.points() if best is not None else 0) == expected


@pytest.mark.parametrize("mode", MODES)
def test_flat_arrays_give_the_same_as_the_lattice(mode: str, scaled: Scaled) -> None:
    source = Random(f"native {mode}")
    for _ in range(scaled(40)):
        table, rack = random_position(
            source, melds=source.randint(0, 5), rack=source.randint(1, 8), loose=source.randint(0, 4), joker_share=0.4
        )
        at = position(table, rack, MODES[mode], required=source.choice((NOTHING, tiles.JOKER)))
        if mode == "to the rack" and at.loose_jokers > 1:
            continue
        for freeing in (False, True):
            assert native.value(at, freeing=freeing) == lattice.Walk(at, freeing=freeing).value()


def test_where_freed_jokers_go_to_the_rack_asking_for_one_set_after_another_finds_the_same_as_one_walk(
    scaled: Scaled,
) -> None:
    source = Random("to the rack")
    answers = set()
    for _ in range(max(40, scaled(60))):  # enough for all answers to occur
        table, rack = random_position(
            source, melds=source.randint(1, 5), rack=source.randint(2, 7), loose=source.randint(0, 2), joker_share=0.9
        )
        at = position(table, rack, MODES["to the rack"], required=source.choice((NOTHING, tiles.JOKER)))
        found = plays.every(at)
        assert found == {Tiles(*play) for play in families.all_at_once(at)}, table_text(table)
        assert plays.counts(at) == sum({1 << len(play) for play in found})
        answers.add((at.loose_jokers, at.required == tiles.JOKER, bool(found)))
    assert {(loose, required, True) for loose in (0, 1) for required in (False, True)} <= answers


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode != "to the rack"])
def test_enumerating_over_rows_of_bits_finds_the_same_as_one_walk_in_python(mode: str, scaled: Scaled) -> None:
    source = Random(f"rows {mode}")
    answers = set()
    for _ in range(max(10, scaled(30))):
        table, rack = random_position(
            source, melds=source.randint(0, 4), rack=source.choice((3, 8)), loose=source.randint(0, 3), joker_share=0.5
        )
        at = position(table, rack, MODES[mode], required=source.choice((NOTHING, NOTHING, source.choice(held(rack)))))
        expected = families.all_at_once(at)
        found, complete = rack_sets.every(at)
        assert complete
        assert found == expected, table_text(table)
        some, _ = rack_sets.every(at, 8)
        assert some <= expected
        answers.add(bool(expected))
    assert answers == {False, True}


@pytest.mark.native
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("most_kinds", [0, 1, 4])
def test_a_rack_too_large_for_the_rows_is_split(
    mode: str, most_kinds: int, monkeypatch: pytest.MonkeyPatch, scaled: Scaled
) -> None:
    source = Random(f"split {mode} {most_kinds}")
    search = RackSets.search

    def small(sets: RackSets, beam: int) -> bool | None:
        at = sets.position
        choices = sum(count > at.needed(cell) for cell, count in enumerate(at.rack))
        return search(sets, beam) if choices < most_kinds else None

    playable = 0
    for _ in range(max(10, scaled(20))):
        table, rack = random_position(source, melds=4, rack=8, loose=1, joker_share=0.5)
        at = position(table, rack, MODES[mode], required=source.choice((NOTHING, source.choice(held(rack)))))
        if at.mode == menus.TO_RACK and at.loose_jokers > 1:
            continue
        expected = {Tiles(*each) for each in rack_sets.every(at)[0]}
        with monkeypatch.context() as patched:
            patched.setattr(RackSets, "search", small)
            assert plays._every(at) == expected
        playable += bool(expected)
    assert playable > 3


@pytest.mark.native
@pytest.mark.parametrize("mode", ["as printed", "free", "from the table"])
def test_no_play_is_found_tile_by_tile_where_few_states_cannot_tell(
    mode: str, monkeypatch: pytest.MonkeyPatch, scaled: Scaled
) -> None:
    """Walks that keep no state at all leave every answer to the walks for one tile, from the nearer end."""
    source = Random(f"nearer {mode}")
    monkeypatch.setattr(plays, "simple_play", lambda _: False)
    monkeypatch.setattr(native, "BEAMS", (1, 1))
    answers: Counter[tuple[bool, bool]] = Counter()
    for _ in range(max(60, scaled(150))):
        table, rack = random_position(
            source, melds=source.randint(3, 8), rack=source.randint(1, 3), loose=source.randint(0, 2), joker_share=0.9
        )
        for required in (NOTHING, source.choice(held(rack))):
            at = position(table, rack, MODES[mode], required=required)
            found = plays.any_play(at)
            program = Program(table, rack, MODES[mode], required)
            assert found == bool(program.solve(most=True)), (table_text(table), rack_text(rack), required)
            answers[found, any(at.rack[tiles.CELLS // 2 :])] += 1
    assert len(answers) == 4, "both answers, with tiles at both ends"


def test_a_mirrored_position_has_the_mirrored_plays(scaled: Scaled) -> None:
    source = Random("mirrored")
    for _ in range(max(10, scaled(30))):
        table, rack = random_position(source, melds=4, rack=6, loose=2, joker_share=0.5)
        at = position(table, rack, MODES["as printed"], required=source.choice((NOTHING, source.choice(held(rack)))))
        turned = {
            Tiles(tuple(sorted((11 - cell // 4) * 4 + cell % 4 for cell in one.cells)), one.jokers)
            for one in plays.every(mirrored(at))
        }
        assert turned == plays.every(at)
        assert mirrored(mirrored(at)) == replace(at, addable=0, joker_fits=False)


@pytest.mark.parametrize("mode", MODES)
def test_states_that_others_outdo_are_not_missed(mode: str, scaled: Scaled, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thinning out every layer, however small, changes no answer."""
    source = Random(f"crowd {mode}")
    reach, enumeration = native.reach(), rack_sets.shared()
    fewer = 0
    for _ in range(max(20, scaled(60))):
        table, rack = random_position(
            source, melds=source.randint(2, 6), rack=source.randint(1, 7), loose=source.randint(0, 2), joker_share=0.9
        )
        at = position(table, rack, MODES[mode])
        if at.mode == menus.TO_RACK and at.loose_jokers > 1:
            continue
        answers = []
        for crowd in (sizes.STATES, 0):
            monkeypatch.setattr(reach, "crowd", crowd)
            monkeypatch.setattr(enumeration, "crowd", crowd)
            answers.append((native.value(at), set() if at.mode == menus.TO_RACK else rack_sets.every(at)))
            complete = sum(native.value_within(at, beam)[1] for beam in (16, 32, 64, 128, 256, 512))
            fewer += complete if crowd == 0 else -complete
        assert answers[0] == answers[1], table_text(table)
    assert fewer > 0


def held(rack: list[int]) -> list[int]:
    return [min(kind, tiles.JOKER) for kind in tiles.kinds(rack)]


@pytest.mark.parametrize("mode", MODES)
def test_a_walk_that_keeps_few_states_finds_nothing_that_does_not_exist(mode: str, scaled: Scaled) -> None:
    source = Random(f"beams {mode}")
    cut = 0
    for _ in range(max(20, scaled(40))):
        table, rack = random_position(
            source, melds=source.randint(2, 6), rack=source.randint(1, 8), loose=source.randint(0, 1), joker_share=0.9
        )
        at = position(table, rack, MODES[mode])
        whole = native.value(at)
        value, complete = native.value_within(at, 8)
        assert value & ~whole == 0
        assert not complete or value == whole
        cut += not complete
        every_size = plays.counts(at)
        for size in range(1, plays.MOST_LAID + 1):
            assert plays.counts(at, wanted=1 << size) >> size & 1 == every_size >> size & 1
    assert cut


@pytest.mark.native
def test_no_walk_in_python_where_freed_jokers_go_to_the_rack(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a crowded table the Python walk takes seconds for every question of a bot's turn."""
    monkeypatch.setattr(plays, "Walk", None)
    monkeypatch.setattr(families, "Walk", None)
    table = parse_table("1:RYGB Y:1.2.3 2:YGB 3:RYG G:3.4.5.6 B:3.4.5 R:5.6.7 Y:5.6.7 6:YGB 7:RGB B:7.8.*9.10 11:YG*B")
    rack = parse_rack("G2.B4.B5.B6.Y7.G8.B8.B9.R10.B11.R12.R12.Y12.*")
    at = position(table, rack, MODES["to the rack"])
    best = plays.best(at)
    assert best is not None
    assert len(best) == 4
    # The blue 9 and 11 free jokers, so that more than the one on the rack can be laid.
    with_joker = plays.with_tile(at, tiles.JOKER)
    assert with_joker is not None
    assert with_joker.jokers
    assert max(play.jokers for play in plays.every(replace(at, rack_jokers=0))) == 2
    assert plays.any_play(position(parse_table(f"{table_text(table)} ~*"), rack, MODES["to the rack"], required=6))


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode != "to the rack"])
def test_the_largest_play_of_the_arrays_is_one_of_the_largest(mode: str, scaled: Scaled) -> None:
    """The play can be laid, and the cells that it reports make a valid table."""
    source = Random(f"largest {mode}")
    answers = set()
    for _ in range(max(20, scaled(60))):  # enough for both answers to occur
        table, rack = random_position(
            source, melds=source.randint(0, 6), rack=source.choice((1, 2, 6, 14)), loose=source.randint(0, 4)
        )
        at = position(table, rack, MODES[mode])
        found = native.largest(at)
        answers.add(found is None)
        if found is None:
            assert not plays.any_play(at)
            continue
        laid = Tiles(tuple(cell for cell, count in enumerate(found.laid) for _ in range(count)), found.rack_jokers)
        assert len(laid) == plays.most_tiles(at)
        assert plays.can_lay(at, laid)
        lying = zip(at.fixed, at.loose, found.laid, found.melded, strict=True)
        assert all(fixed + laid <= melded <= fixed + laid + loose for fixed, loose, laid, melded in lying)
        assert 0 <= sum(found.stands) - sum(at.standing) - found.rack_jokers <= at.loose_jokers
        # Only what fits complete melds can be laid on the result, so a missing tile would show.
        after = replace(at, fixed=found.melded, standing=found.stands, loose=(0,) * tiles.CELLS, loose_jokers=0)
        assert lattice.Walk(replace(after, rack=(0,) * tiles.CELLS, rack_jokers=0)).value() != 0
    assert answers == {False, True}


def test_of_the_largest_plays_one_with_a_favoured_tile_is_found(scaled: Scaled) -> None:
    source = Random("favoured")
    answers = set()
    for _ in range(max(30, scaled(60))):
        table, rack = random_position(source, melds=source.randint(2, 6), rack=source.choice((6, 10)), loose=2)
        at = position(table, rack, JokerOptions())
        favoured = set(source.sample(range(tiles.CELLS), 24))
        found = native.largest(at, favoured=favoured)
        if found is None:
            continue
        largest = [play for play in plays.every(at) if len(play) == sum(found.laid) + found.rack_jokers]
        fewest = min(play.jokers for play in largest)
        has = any(found.laid[cell] for cell in favoured)
        # Fewer jokers take precedence over favoured tiles.
        assert has == any(favoured & set(play.cells) for play in largest if play.jokers == found.rack_jokers)
        assert len(largest[0]) == plays.most_tiles(at)
        assert found.rack_jokers >= fewest
        answers.add((has, any(favoured & set(play.cells) for play in largest)))
    assert {(True, True), (False, False)} <= answers


def test_a_walk_too_large_for_the_arrays_is_done_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    at = position(parse_table("R:3.4.5"), parse_rack("R6.B1"), JokerOptions())
    monkeypatch.setattr(native, "COMPILED", True)
    monkeypatch.setattr(native, "value", lambda *_, **__: native.TOO_LARGE)
    monkeypatch.setattr(native, "value_within", lambda *_, **__: (0, False))
    assert plays.counts(at) == plays.counts(at, wanted=0b10) == 0b10


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode != "to the rack"])
def test_tiles_are_left_out_in_order_by_the_arrays_as_by_asking(mode: str, scaled: Scaled) -> None:
    source = Random(f"sparing {mode}")
    answers = set()
    for _ in range(max(30, scaled(60))):
        table, rack = random_position(
            source, melds=source.randint(0, 6), rack=source.choice((3, 6, 10)), loose=source.randint(0, 4)
        )
        held = [kind for kind, count in enumerate(rack) if count]
        at = position(table, rack, MODES[mode], required=source.choice((-1, -1, *held)))
        order = list(range(tiles.JOKER + 1))
        source.shuffle(order)
        for size in range(1, plays.MOST_LAID + 1):
            found = native.some(at, size, order)
            expected = plays._some(at, size, order)
            answers.add(expected is None)
            assert (found is None) == (expected is None)
            if found is not None:
                laid = tuple(cell for cell, count in enumerate(found.laid) for _ in range(count))
                assert Tiles(laid, found.rack_jokers) == expected
    assert answers == {False, True}


def test_sizes_are_told_twice_and_agree() -> None:
    header = (Path(sizes.__file__).parent / "sizes.pxd").read_text(encoding="utf-8")
    told = {name: int(value.rstrip("UL"), 0) for name, value in re.findall(r"(\w+) = (-?\w+)", header)}
    told["RUNS_ONLY"] = int(re.findall(r"PIOCHE_RUNS_ONLY (\w+?)ULL", header)[0], 0)
    assert told == {name: value for name, value in vars(sizes).items() if name.isupper()}


@pytest.mark.parametrize(
    ("table", "laid", "expected"),
    [
        ("R:3.4.5 R:6.7.8", "R9", "R:3.4.5 R:6.7.8.9"),  # two runs that could be one stay two
        ("7:RYG R:8.9.10", "B7", "7:RYGB R:8.9.10"),
        ("R:1.2.3.4.5", "R3", "R:1.2.3 R:3.4.5"),
        ("R:6.7.8.9", "Y6.B6", "6:RYB R:7.8.9"),
        ("R:3.4.5 ~R6 ~R7", "R2", "R:2.3.4.5 ~R6 ~R7"),
    ],
)
def test_the_new_table_changes_little(table: str, laid: str, expected: str) -> None:
    before = parse_table(table)
    rack = parse_rack(laid)
    chosen = Tiles(tuple(tiles.kinds(rack)))
    found = arrange(before, position(before, rack, JokerOptions()), chosen)
    assert found is not None
    settled = melds.table([[melds.settled(piece) for piece in group] for group in found.groups], found.loose)
    assert settled == parse_table(expected)


@pytest.mark.parametrize("mode", MODES)
def test_a_table_for_the_best_play_keeps_the_groups_that_need_not_be_broken(mode: str, scaled: Scaled) -> None:
    source = Random(f"groups {mode}")
    kept = 0
    for _ in range(max(20, scaled(40))):
        before, rack = random_position(
            source, melds=source.randint(4, 12), rack=source.randint(1, 6), loose=source.randint(0, 2), joker_share=0.6
        )
        turn = Turn(Rules(jokers=MODES[mode]), before, rack)
        at = position(before, rack, MODES[mode])
        best = plays.best(at)
        if best is None:
            continue
        lay = lays.lay_of(turn, at, 0, best)
        assert lay is not None
        assert laying.check(turn, lay) is None, table_text(before)
        touched = broken.groups(before, at, best)
        assert touched is not None
        for number in touched if len(touched) > 1 else ():
            fewer = melds.table([before.groups[other] for other in touched if other != number], before.loose)
            assert not plays.counts(broken.position(at, fewer, best)) >> len(best) & 1
        kept += len(set(before.groups) & set(lay.table.groups)) >= len(before.groups) - len(best)
    assert kept


def test_no_table_for_tiles_that_cannot_be_laid() -> None:
    before = parse_table("R:3.4.5")
    rack = parse_rack("B9")
    assert arrange(before, position(before, rack, JokerOptions()), Tiles((tiles.parse_tile("B9"),))) is None
