"""The belief about other racks: right for players who lay as much as possible, and reset when contradicted."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings

from pioche.bots.rummy.belief import Belief, Turn
from pioche.rummy.dealing import FastShuffler
from pioche.rummy.events import Drew, Event, Laid, Why
from pioche.rummy.machine import Round
from pioche.rummy.notation import rack_text
from pioche.rummy.playout import Style, choose
from pioche.rummy.solver import plays
from pioche.rummy.solver.position import position as solving
from pioche.rummy.tiles import JOKER, parse_tile
from pioche.rummy.view import redact, view
from tests.rummy.mixes import random_rules
from tests.rummy.table import play, table
from tests.rummy.test_completion import agrees
from tests.rummy.test_laws import GAMES, numbers, seed_of


@settings(max_examples=max(2, GAMES // 4))
@given(numbers)
def test_it_is_true_of_those_who_shed_most(number: int) -> None:
    rng = Random(number)
    rules = random_rules(rng)
    log: list[Event] = []
    s = Round.deal(rules, rng.randint(2, 4), seed_of(number), None, log)
    beliefs = [Belief(rules, seat, s.players) for seat in range(s.players)]
    source = FastShuffler(number)
    while not s.over:
        for seat, belief in enumerate(beliefs):
            for event in log:
                belief.observe(redact(event, seat))
            for other in range(s.players):
                if other != seat:
                    held = (s.racks[other], belief.places[other], belief.known[other], belief.joker_kind)
                    assert agrees(*held), (rack_text(s.racks[other]), belief.places[other])
        log = []
        s.apply(choose(s, source, Style.SHED), log)


@settings(max_examples=max(2, GAMES // 4))
@given(numbers)
def test_the_last_turn_of_those_who_shed_most_tells_how_many_tiles_could_be_laid(number: int) -> None:
    rng = Random(number)
    rules = random_rules(rng)
    log: list[Event] = []
    s = Round.deal(rules, 2, seed_of(number), None, log)
    belief = Belief(rules, 0, s.players)
    fresh: list[int] = []  # what seat 1 drew since it last laid or had to draw
    source = FastShuffler(number)
    while not s.over:
        for event in log:
            belief.observe(redact(event, 0))
            match event:
                case Drew(seat=1, tiles=drawn, why=Why.TURN):
                    fresh = list(drawn)
                case Drew(seat=1, tiles=drawn):
                    fresh += drawn
                case Laid(seat=1):
                    fresh = []
                case _:
                    pass
        turn = belief.turns[1]
        if turn is not None:
            assert turn.fresh == len(fresh)
            then = [held - fresh.count(kind) + turn.laid.count(kind) for kind, held in enumerate(s.racks[1])]
            assert plays.most_tiles(solving(turn.table, then, rules.jokers)) == turn.most
        log = []
        s.apply(choose(s, source, Style.SHED), log)


def thinking(position: str, *moves: str) -> tuple[Belief, Round]:
    """The belief of seat 0 after these moves."""
    s = table("en", position)
    belief = Belief(s.rules, 0, s.players)
    known = Belief.of_view(s.rules, view(s, 0))
    for part in (belief, belief.known_for_sure):
        part.table, part.places = known.table, [list(places) for places in known.places]
    for event in play(s, *moves):
        belief.observe(redact(event, 0))
    return belief, s


def test_who_lays_fewer_than_four_has_nothing_more_that_goes_alone() -> None:
    belief, _ = thinking("G1.G2/R6.B11.B12 Y1.Y9.Y12 > turn:1 | R:3.4.5", "1:lay R:3.4.5.6+")
    fits = sum(1 << parse_tile(tile) for tile in ("R2", "R7")) | 1 << JOKER
    assert belief.places[1] == [fits, fits]
    assert belief.known_for_sure.places[1] == [0, 0]


def test_who_keeps_the_drawn_tile_could_not_lay_it() -> None:
    belief, _ = thinking("G1.G2/B11.B12 Y1.Y9.Y12 > turn:1 | R:3.4.5", "1:draw", "1:keep")
    assert len(set(belief.places[1])) == 1
    assert all(belief.places[1])
    assert belief.known_for_sure.places[1][-1] == 0


def test_what_turns_out_wrong_is_forgotten() -> None:
    """The red 10 could have been laid with the 9."""
    belief, s = thinking("G1.G3/R9.R10.B12 Y1.Y9.Y12 > turn:1 | R:6.7.8", "1:lay R:6.7.8.9+")
    for event in play(s, "0:draw", "0:keep", "1:lay R:6.7.8.9.10+ uno"):
        belief.observe(redact(event, 0))
    assert belief.places[1] == belief.known_for_sure.places[1] == [0]
    assert belief.turns[1] is None
    assert belief.table == belief.known_for_sure.table == s.table


def test_a_turn_is_remembered_as_what_could_be_laid() -> None:
    position = "G1.G2.R2/R6.B11.B12.Y4 Y1.Y9.Y12.G5 > turn:1 | R:3.4.5"
    belief, s = thinking(position, "1:lay R:3.4.5.6+")
    before = table("en", position).table
    assert belief.turns[1] == Turn(before, (parse_tile("R6"),), 1, 0)
    for event in play(s, "0:lay R:2+.3.4.5.6 !1R2"):
        belief.observe(redact(event, 0))
    assert belief.turns[1] == Turn(before, (parse_tile("R6"),), 1, 2)  # it had to draw two


def test_a_turn_with_four_tiles_tells_nothing_of_the_rest_and_a_draw_that_nothing_goes() -> None:
    belief, _ = thinking("G1.G2/R6.R7.R8.R9.B12 Y1.Y9.Y12 > turn:1 | R:3.4.5", "1:lay R:3.4.5.6+.7+.8+.9+ !1R7 uno")
    assert belief.turns[1] is None
    belief, s = thinking("G1.G2/B11.B12 Y1.Y9.Y12 > turn:1 | R:3.4.5", "1:draw", "1:keep")
    assert belief.turns[1] == Turn(s.table, (), 0, 1)
