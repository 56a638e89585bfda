"""The tile game for learners: choosing tile by tile leads to every play, and to nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from pioche.engine.refusal import Refused
from pioche.envs import rummy as r
from pioche.envs.rummy import RummyEnvTable
from pioche.envs.rummy_encoding import RUMMY
from pioche.rummy.editions import load
from pioche.rummy.events import Drew, Why
from pioche.rummy.positions import parse_position, position_text
from pioche.rummy.solver import plays
from pioche.rummy.solver.plays import Tiles
from pioche.rummy.tiles import JOKER, kinds
from pioche.rummy.view import view
from tests.envs.playing import mask_of, questions, seen_by
from tests.rummy.mixes import random_rules

Scaled = Callable[[int], int]


def all_sets(table: RummyEnvTable) -> list[Tiles]:
    """Every set of tiles that the actions lead to."""
    found = []
    for action in np.flatnonzero(mask_of(RUMMY, table)).tolist():
        if action <= JOKER:
            after = table.copy()
            after.act(action)
            found += all_sets(after)
        elif action == r.LAY:
            jokers = table.chosen.count(JOKER)
            found.append(Tiles(table.chosen[: len(table.chosen) - jokers], jokers))
    return found


def at(text: str, edition: str = "rummy/fr", **options: str) -> RummyEnvTable:
    made = parse_position(text, load(edition, options))
    table = RummyEnvTable(made.rules, made.players, 1)
    table.set_round(made)
    return table


def test_actions_lead_to_every_play_once(scaled: Scaled) -> None:
    rng = Random("plays")
    checked = 0
    for _ in range(max(2, scaled(8))):
        table = RummyEnvTable(random_rules(rng), rng.choice((2, 3, 4)), rng.randrange(1 << 40))
        for _ in questions(RUMMY, table, rng, 12):
            if table.chosen or table.asked != table.s.turn or rng.random() < 0.7:
                continue
            expected = table.s.plays(table.s.turn)
            if len(expected) < 60:
                assert sorted(all_sets(table)) == sorted(expected)
                checked += len(expected) > 1
    assert checked


def test_freed_jokers_that_go_to_the_rack() -> None:
    table = at("R4.R9.B9.G9/R1 Y1.Y2 > turn:0 | R:3.*4.5", freed_joker="to_rack")
    found = all_sets(table)
    assert sorted(found) == sorted(table.s.plays(0))
    assert Tiles((table.s.plays(0)[0].cells), 0) in found


def test_laying_calls_uno_or_forgets_it() -> None:
    for action, open_seat in ((r.LAY, -1), (r.LAY_QUIETLY, 0)):
        table = at("R6.B1/G1.G2/Y9 Y1.Y2 > turn:0 | R:3.4.5")
        table.act(20)  # R6
        assert {r.LAY, r.LAY_QUIETLY} <= set(np.flatnonzero(mask_of(RUMMY, table)).tolist())
        table.act(action)
        assert table.s.uno_open == open_seat
        if action == r.LAY_QUIETLY:
            # Seat 1 is on turn; seat 2 may catch and is asked first, then the seat that forgot to call.
            assert table.asked == 2
            assert mask_of(RUMMY, table)[r.CATCH]  # distance 1: seat 0
            table.act(r.WAIT)
            assert table.asked == 0
            assert mask_of(RUMMY, table)[r.CALL]
            table.act(r.WAIT)
            assert table.asked == 1
            table.act(r.CATCH + 1)
            assert table.s.tiles(0) == 3


def test_one_must_lay_where_one_can() -> None:
    table = at("R6.B1/G1.G2 Y1.Y2 > turn:0 | R:3.4.5")
    assert np.flatnonzero(mask_of(RUMMY, table)).tolist() == [20]
    lenient = at("R6.B1/G1.G2 Y1.Y2 > turn:0 | R:3.4.5", must_play="lenient")
    assert np.flatnonzero(mask_of(RUMMY, lenient)).tolist() == [20, r.DRAW]


def test_drawing_and_keeping() -> None:
    table = at("R9.B1/G1.G2 Y1.R6 > turn:0 | R:3.4.5", "rummy/en")
    assert np.flatnonzero(mask_of(RUMMY, table)).tolist() == [r.DRAW]
    table.act(r.DRAW)
    assert np.flatnonzero(mask_of(RUMMY, table)).tolist() == [20, r.KEEP]
    table.act(r.KEEP)
    assert table.asked == 1


def test_nothing_hidden_is_observed(scaled: Scaled) -> None:
    rng = Random("hidden tiles")
    looked = 0
    for _ in range(max(2, scaled(8))):
        table = RummyEnvTable(random_rules(rng), 3, rng.randrange(1 << 40))
        for mask in questions(RUMMY, table, rng, 25):
            seat = table.asked
            other = RUMMY.imagined(table, (), seat, rng.randrange(1 << 30))
            assert view(other.s, seat) == view(table.s, seat)
            assert (seen_by(RUMMY, table, seat) == seen_by(RUMMY, other, seat)).all()
            if rng.random() < 0.2:
                assert (mask_of(RUMMY, other) == mask).all()
            looked += position_text(other.s) != position_text(table.s)
    assert looked


@pytest.mark.clause("R-8")
def test_positions_thought_possible_respect_what_others_could_not_lay() -> None:
    """A seat that draws although it must play if it can has no tile that fits, so at most the drawn one does."""
    rng = Random("could not lay")
    by_view = drew = 0
    for number in range(6):
        table = RUMMY.table("rummy/en", 2, None, number)
        told = [RUMMY.told(event, 0) for event in RUMMY.deal(table)]
        for _ in range(40):
            before = table.s.table
            happened = RUMMY.act(table, rng.choice(np.flatnonzero(mask_of(RUMMY, table)).tolist()))
            told += [RUMMY.told(event, 0) for event in happened]
            if table.s.over:
                break
            if not any(isinstance(event, Drew) and event.seat == 1 and event.why is Why.TURN for event in happened):
                continue
            drew += 1
            fits = plays.alone(before, table.s.rules.jokers)

            def fitting(made: RummyEnvTable, fits: int = fits) -> int:
                return sum(fits >> min(kind, JOKER) & 1 for kind in kinds(made.s.racks[1]))

            for seed in range(10):
                known = RUMMY.imagined(table, told, 0, seed)
                assert view(known.s, 0) == view(table.s, 0)
                assert fitting(known) <= 1
                by_view += fitting(RUMMY.imagined(table, (), 0, seed)) > 1
    assert drew > 5
    assert by_view > 5, "dealt without that knowledge, it would often be wrong"


def test_what_is_seen_is_observed() -> None:
    table = at("R6.B1.*/G1.G2/Y9 Y1.Y2 < turn:0 starter=1 | R:3.4.5 7:R*YGB ~G2 ~*")
    seen = seen_by(RUMMY, table, 0)
    part = {feature.name: seen[feature.first : feature.first + feature.size].tolist() for feature in RUMMY.features}
    assert [kind for kind, count in enumerate(part["rack"]) if count] == [3, 20, JOKER]
    assert [cell for cell, count in enumerate(part["melded"]) if count] == [8, 12, 16, 24, 26, 27]
    assert [cell for cell, count in enumerate(part["standing"]) if count] == [25]
    assert [kind for kind, count in enumerate(part["loose"]) if count] == [6, 49]
    assert part["counts"] == [3, 2, 1, 0]
    assert (part["turn"], part["starter"]) == ([1, 0, 0, 0], [0, 1, 0, 0])
    assert (part["players"], part["pool"], part["direction"], part["asked"]) == ([3], [2], [-1], [1])
    assert seen_by(RUMMY, table, 2)[[feature.first for feature in RUMMY.features if feature.name == "counts"]] == [1]


def test_whole_rounds(scaled: Scaled) -> None:
    rng = Random("rounds")
    for number in range(max(1, scaled(3))):
        table = RUMMY.table("rummy/en", 2, None, number)
        for _ in questions(RUMMY, table, rng, 5_000):
            pass
        assert table.s.over
        worth = [table.worth(seat) for seat in range(2)]
        assert sorted(worth) == [-1, 1]
        assert worth[table.s.winner] == 1


def test_the_same_seed_deals_the_same() -> None:
    one, two, other = (RUMMY.table("rummy/en", 3, None, seed) for seed in (5, 5, 6))
    assert position_text(one.s) == position_text(two.s) != position_text(other.s)
    one.deal()
    two.deal()
    assert position_text(one.s) == position_text(two.s)


def test_rules_are_checked() -> None:
    with pytest.raises(Refused):
        RUMMY.table("rummy/en", 5, None, 1)
    with pytest.raises(Refused):
        RUMMY.table("rummy/en", 3, {"jump_in": "on"}, 1)
