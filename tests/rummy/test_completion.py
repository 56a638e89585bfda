"""Completions of a view agree with all that the seat knows, and what a seat knows is true."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings

from pioche.rummy import completion
from pioche.rummy.dealing import FastShuffler
from pioche.rummy.events import Event
from pioche.rummy.knowledge import Knowledge, Place
from pioche.rummy.machine import Round
from pioche.rummy.notation import rack_text
from pioche.rummy.playout import Style, choose
from pioche.rummy.positions import parse_position, position_text
from pioche.rummy.state import Phase
from pioche.rummy.tiles import CELLS, JOKER, PACK, kinds, parse_tile
from pioche.rummy.view import redact, view
from tests.rummy.mixes import random_rules
from tests.rummy.table import play, table
from tests.rummy.test_laws import GAMES, numbers, pack, seed_of


def agrees(rack: list[int], places: list[Place], known: int, joker_kind: int) -> bool:
    """Whether these tiles can be at these places. The oldest place has ruled out most, so it chooses first."""
    left = list(rack)
    if left[joker_kind] < known:
        return False
    left[joker_kind] -= known
    tiles = kinds(left)
    for place in sorted(places, key=lambda one: -one.bit_count()):
        fitting = [tile for tile in tiles if not place >> min(tile, JOKER) & 1]
        if not fitting:
            return False
        # The tile that the fewest other places accept.
        chosen = max(fitting, key=lambda tile: sum(one >> min(tile, JOKER) & 1 for one in places))
        tiles.remove(chosen)
    return not tiles


@settings(max_examples=max(2, GAMES // 4))
@given(numbers)
def test_what_a_seat_knows_is_true_and_completions_agree_with_it(number: int) -> None:
    rng = Random(number)
    rules = random_rules(rng)
    log: list[Event] = []
    s = Round.deal(rules, rng.randint(2, 4), seed_of(number), None, log)
    knowing = {seat: Knowledge(rules, seat, s.players) for seat in (*range(s.players), None)}
    source = FastShuffler(number)
    style = rng.choice(list(Style))
    while not s.over:
        for seat, knowledge in knowing.items():
            for event in log:
                knowledge.observe(redact(event, seat))
            for other in range(s.players):
                if other != seat:
                    held = (s.racks[other], knowledge.places[other], knowledge.known[other], knowledge.joker_kind)
                    assert agrees(*held), (rack_text(s.racks[other]), knowledge.places[other])
        if rng.random() < 0.2:
            seat = rng.choice(list(knowing))
            made = completion.complete(view(s, seat), knowing[seat], rules, rng.getrandbits(60))
            assert view(made, seat) == view(s, seat)
            assert pack(made) == Counter(PACK)
            assert position_text(parse_position(position_text(made), rules)) == position_text(made)
            alone = completion.complete(view(s, seat), None, rules, 1)
            assert view(alone, seat).counts == view(s, seat).counts
        log = []
        s.apply(choose(s, source, style), log)


@pytest.mark.clause("R-8")
def test_who_draws_shows_that_nothing_fits() -> None:
    s = table("en", "G1.G2/G9.B11.B12 Y1.Y9.Y12 > turn:1 | R:3.4.5.6 7:RYB ~G6 ~B2 ~G2")
    knowledge = Knowledge.of_view(s.rules, view(s, 0))
    for event in play(s, "1:draw"):
        knowledge.observe(redact(event, 0))
    # A 2 makes a set with the loose ones; so does a 6, with the one that the run can spare.
    fits = sum(1 << kind for kind in map(parse_tile, ("R2", "Y2", "R7", "G7", "Y6", "B6"))) | 1 << JOKER
    assert knowledge.places[1] == [fits, fits, fits, 0]
    lenient = table("en", "G1.G2/G9.B11.B12 Y1.Y9.Y12 > turn:1 | R:3.4.5 7:RYB", must_play="lenient")
    knowledge = Knowledge.of_view(lenient.rules, view(lenient, 0))
    for event in play(lenient, "1:draw"):
        knowledge.observe(redact(event, 0))
    assert knowledge.places[1] == [0, 0, 0, 0]


@pytest.mark.clause("R-9")
def test_who_must_lay_the_drawn_tile_and_keeps_it_shows_that_it_does_not_fit() -> None:
    s = table("fr", "G1.G2/G9.B11.B12 Y1.Y9.Y12 > turn:1 | R:3.4.5 7:RYB")
    knowledge = Knowledge.of_view(s.rules, view(s, 0))
    for event in play(s, "1:draw", "1:keep"):
        knowledge.observe(redact(event, 0))
    assert len(set(knowledge.places[1])) == 1
    assert all(knowledge.places[1])


@pytest.mark.clause("R-13")
def test_a_joker_taken_to_a_rack_is_known() -> None:
    s = table("en", "G1.G2/R6.B11.B12 Y1.Y9.Y12 > turn:1 | R:3.4.5.*6 7:RYB", freed_joker="to_rack")
    knowledge = Knowledge.of_view(s.rules, view(s, 0))
    for event in play(s, "1:lay R:3.4.5.6+ 7:RYB"):
        knowledge.observe(redact(event, 0))
    assert knowledge.known == [0, 1]
    assert len(knowledge.places[1]) == 2
    assert knowledge.unseen(view(s, 0))[JOKER] == 3


def test_hidden_tiles_go_everywhere() -> None:
    """Every hidden tile appears on the other rack about as often as its share of the hidden tiles."""
    s = Round.fast_deal(table("en", "R1/G2 - > turn:0 | -").rules, 2, 7)
    found: Counter[int] = Counter()
    draws = 400
    completions = completion.Completions(view(s, 0), Knowledge.of_view(s.rules, view(s, 0)), s.rules, 5)
    for _ in range(draws):
        found.update(kinds(completions.draw().racks[1]))
    hidden = Knowledge.of_view(s.rules, view(s, 0)).unseen(view(s, 0))
    for kind in range(CELLS):
        if hidden[kind]:
            expected = draws * hidden[kind] * 14 / sum(hidden)
            assert 0.5 * expected < found[kind] < 1.7 * expected


def test_knowledge_of_another_moment_or_seat_is_refused() -> None:
    s = Round.fast_deal(table("en", "R1/G2 - > turn:0 | -").rules, 2, 7)
    before = view(s, 0)
    knowledge = Knowledge.of_view(s.rules, before)
    assert view(completion.complete(before, knowledge, s.rules, 1), 0) == before
    with pytest.raises(ValueError, match="not of this view"):
        completion.complete(view(s, 1), knowledge, s.rules, 1)
    source = FastShuffler(1)
    while view(s, 0).counts == before.counts:
        s.apply(choose(s, source))
    with pytest.raises(ValueError, match="not of this view"):
        completion.complete(view(s, 0), knowledge, s.rules, 1)


def test_a_tile_just_drawn_by_another_is_one_of_theirs() -> None:
    s = Round.fast_deal(table("en", "R1/G2 - > turn:0 | -").rules, 2, 7)
    s.phase, s.turn = Phase.DRAWN, 1
    s.drawn = kinds(s.racks[1])[0]
    made = completion.complete(view(s, 0), None, s.rules, 3)
    assert made.racks[1][made.drawn] > 0


def test_the_fast_shuffler_knows_large_bounds_too() -> None:
    """It is also used to draw the seeds of rounds."""
    source = FastShuffler(5)
    drawn = [source.below(2**31) for _ in range(200)]
    assert min(drawn) >= 0
    assert 2**30 < max(drawn) < 2**31
