"""Sampled deals agree with how much each player could lay in their last turn."""

from __future__ import annotations

from pioche.bots.rummy.belief import Belief
from pioche.bots.rummy.sampling import RackSampler
from pioche.rummy.editions import EDITIONS
from pioche.rummy.events import Event
from pioche.rummy.machine import Round
from pioche.rummy.playout import Style, play_out
from pioche.rummy.solver import plays
from pioche.rummy.solver.position import position
from pioche.rummy.tiles import PACK, kinds
from pioche.rummy.view import redact, view

RULES = EDITIONS["rummy/en"]


def watched(players: int, seed: int, actions: int) -> tuple[Round, Belief]:
    """A round under way between greedy players, and the belief of seat 0."""
    log: list[Event] = []
    s = Round.deal(RULES, players, bytes([seed] * 32), 0, log)
    play_out(s, seed, most=actions, style=Style.SHED, log=log)
    belief = Belief(RULES, 0, players)
    for event in log:
        belief.observe(redact(event, 0))
    return s, belief


def test_nobody_could_lay_more_than_they_did() -> None:
    """Without this check, most racks of this size could lay more."""
    agreeing = {True: 0, False: 0}
    tried = 0
    for seed in range(16):
        s, belief = watched(2, seed, 9)
        turn = belief.turns[1]
        if s.over or turn is None or turn.fresh:
            continue
        for careful in (True, False):
            if not careful:
                belief.turns = [None, None]
            deals = RackSampler(view(s, 0), belief, RULES, seed)
            for _ in range(10):
                rack = deals.tiles()[0][1]
                then = [held + turn.laid.count(kind) for kind, held in enumerate(rack)]
                agreeing[careful] += plays.most_tiles(position(turn.table, then, RULES.jokers)) == turn.most
                tried += careful
    assert tried, agreeing
    assert agreeing[True] > 0.9 * tried > 0.75 * tried > agreeing[False]


def test_what_is_dealt_is_the_pack_with_everybody_holding_as_many_tiles_as_they_do() -> None:
    for players in (2, 3, 4):
        s, belief = watched(players, players, 12)
        deals = RackSampler(view(s, 0), belief, RULES, 1)
        assert deals.position.table == s.table
        for _ in range(5):
            racks, pool = deals.tiles()
            assert [sum(rack) for rack in racks] == [sum(rack) for rack in s.racks]
            assert racks[0] == s.racks[0]
            assert len(pool) == len(s.pool)
            dealt = [kind for rack in racks for kind in kinds(rack)] + pool + list(s.table.kinds())
            assert sorted(map(min, dealt, [48] * len(dealt))) == sorted(map(min, PACK, [48] * len(PACK)))
