"""Every option that the solver or its callers read, each in a *reading* of the rules that is compared with the oracle.

`compare` asks the machine, the solver and the integer program about one position. `blocks` lists the positions of a
reading: block by block, each from its own seed, so that a long run can be resumed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from pioche.rummy.actions import Draw, Keep, Lay
from pioche.rummy.dealing import FastShuffler
from pioche.rummy.editions import load
from pioche.rummy.machine import Round
from pioche.rummy.playout import Style, choose
from pioche.rummy.positions import position_text
from pioche.rummy.rules import DrawnTile, DrawnWith, FreedJoker, MustPlay, Rules
from pioche.rummy.solver import plays
from pioche.rummy.solver.position import Position
from pioche.rummy.state import Phase
from pioche.rummy.tiles import JOKER, KINDS, PACK, counts, kinds
from tests.rummy.oracles import FOUR, Program
from tests.rummy.positions import random_position

READINGS: Final[dict[str, dict[str, str]]] = {
    "as printed": {},
    "joker_moves=free": {"joker_moves": "free"},
    "joker_source=rack_or_table": {"joker_source": "rack_or_table"},
    "freed_joker=to_rack": {"freed_joker": "to_rack"},
    "joker_reactivates=on": {"joker_reactivates": "on"},
    "to_rack, reactivates": {"freed_joker": "to_rack", "joker_reactivates": "on"},
    "rack_or_table, reactivates": {"joker_source": "rack_or_table", "joker_reactivates": "on"},
    "must_play=lenient": {"must_play": "lenient"},
    "drawn_tile=must": {"drawn_tile": "must"},
    "drawn_with_others=alone": {"drawn_with_others": "alone"},
    "to_rack, alone": {"freed_joker": "to_rack", "drawn_with_others": "alone"},
    "one_effect_per=turn": {"one_effect_per": "turn"},
    "last_effect_counts=on": {"last_effect_counts": "on"},
}
_AFTER_A_DRAW: Final = ("drawn_tile", "drawn_with_others")


def rules_of(reading: str) -> Rules:
    return load("rummy/en", READINGS[reading])


@dataclass(frozen=True, slots=True)
class Compared:
    """The answers about one position."""

    most: int
    """How many tiles the oracle can lay."""
    goes_out: bool
    differs: str
    """What the two disagree about, with both answers, and the position; or an empty text."""


def compare(s: Round) -> Compared:
    """Compare all answers about the seat on turn with those of the integer program."""
    found = _compare(s, presolve=False)
    # HiGHS is not always right (see `Program.solve`), so ask it again before believing that we are wrong.
    return _compare(s, presolve=True) if found.differs else found


def _compare(s: Round, *, presolve: bool) -> Compared:
    seat, turn = s.turn, s.turn_of(s.turn)
    rack, most_laid = list(turn.rack), FOUR
    if turn.drawn >= 0 and s.rules.turn.drawn_with_others is DrawnWith.ALONE:
        rack, most_laid = [int(kind == turn.drawn) for kind in range(KINDS)], 1
    required = min(turn.drawn, JOKER)

    def asked(*, going_out: bool = False) -> int:
        program = Program(s.table, rack, s.rules.jokers, required, most_laid=most_laid, going_out=going_out)
        return program.solve(most=True, presolve=presolve) or 0

    most = asked()
    out = asked(going_out=True) if 0 < sum(turn.rack) <= most_laid else 0
    at = s.position(seat)
    best = plays.best(at)
    every = plays.every(at)
    may_draw = s.phase is Phase.TURN and (s.rules.turn.must_play is MustPlay.LENIENT or not most)
    may_keep = s.phase is Phase.DRAWN and (s.rules.turn.drawn_tile is DrawnTile.MAY or not most)
    wrong = [
        f"{what} {ours}, oracle {theirs}"
        for what, ours, theirs in (
            ("any play", s.playable(), bool(most)),
            ("most tiles", plays.most_tiles(at), most),
            ("largest of every play", max(map(len, every), default=0), most),
            ("size of the best play", 0 if best is None else len(best), out or most),
            ("draw", s.check(Draw(seat)) is None, may_draw),
            ("keep", s.check(Keep(seat)) is None, may_keep),
        )
        if ours != theirs
    ]
    if s.rules.jokers.freed_joker is FreedJoker.AT_ONCE:
        wrong += _set_faults(s, at, every, most_laid, presolve=presolve)
    lay = None if best is None else s.lay_of(seat, best)
    if best is not None:
        wrong += _lay_faults(s, lay, best, goes_out=bool(out))
    return Compared(most, bool(out), f"{', '.join(wrong)}: {position_text(s)}" if wrong else "")


def _set_faults(s: Round, at: Position, every: set[plays.Tiles], most_laid: int, *, presolve: bool) -> list[str]:
    """Choose a set of rack tiles at random, and compare whether exactly these can be laid.

    The oracle gets no other rack. Where freed jokers go to the rack they would add to it, so there it is not asked.
    """
    source = Random(position_text(s))
    held = [cell for cell, count in enumerate(at.rack) for _ in range(count)] + [JOKER] * at.rack_jokers
    needed = [at.required] if at.required >= 0 else []
    rest = list((Counter(held) - Counter(needed)).elements())
    chosen = needed + source.sample(rest, min(len(rest), source.randint(1 - len(needed), most_laid - len(needed))))
    laid = plays.Tiles(tuple(sorted(kind for kind in chosen if kind < JOKER)), chosen.count(JOKER))
    program = Program(s.table, counts(chosen), s.rules.jokers, at.required, most_laid=most_laid)
    theirs = program.solve(most=True, presolve=presolve) == len(chosen)
    ours = laid in every
    return [] if ours == theirs else [f"can lay {laid} {ours}, oracle {theirs}"]


def _lay_faults(s: Round, lay: Lay | None, best: plays.Tiles, *, goes_out: bool) -> list[str]:
    if lay is None:
        return ["no table for the best play"]
    refusal = s.check(lay)
    if refusal is not None:
        return [f"the best play is refused ({refusal.code})"]
    if Counter(min(kind, JOKER) for kind in lay.laid()) != Counter((*best.cells, *(JOKER,) * best.jokers)):
        return ["other tiles than those of the best play"]
    after = s.copy()
    after.apply(lay)
    # Going out is an empty rack. A round can also be over, and won, because the pool cannot serve the draws that
    # the word tiles of this play cause: that is not going out.
    emptied = not sum(after.racks[lay.seat])
    if emptied != goes_out:
        return [f"going out {emptied}, oracle {goes_out}"]
    return ["who goes out does not win"] if emptied and not (after.over and after.winner == lay.seat) else []


def blocks(reading: str, seed: int, first: int = 0) -> Iterator[list[Round]]:
    """Positions in blocks without end, from block `first` on: of one game by this reading, and as many random ones."""
    rules = rules_of(reading)
    number = first
    while True:
        source = Random(f"{reading} {seed} {number}")
        played = list(_self_play(rules, source, only_drawn=any(name in READINGS[reading] for name in _AFTER_A_DRAW)))
        yield played + [_random(rules, source, reading) for _ in played]
        number += 1


def _self_play(rules: Rules, source: Random, *, only_drawn: bool) -> Iterator[Round]:
    s = Round.fast_deal(rules, source.randint(2, 4), source.getrandbits(32), 0)
    moves = FastShuffler(source.getrandbits(32))
    style = source.choice((Style.SHED, Style.SHED, Style.RANDOM))
    while not s.over:
        if s.phase is Phase.DRAWN or (not only_drawn and source.random() < 0.5):
            yield s.copy()
        s.apply(choose(s, moves, style))


def _random(rules: Rules, source: Random, reading: str) -> Round:
    """A random table and rack; small racks are as frequent as large ones, because going out is easy to get wrong."""
    table, rack = random_position(
        source,
        melds=source.choice((2, 4, 6, 8, 12)),
        rack=source.choice((1, 2, 3, 4, source.randint(5, 14))),
        loose=source.randint(0, 4),
        joker_share=source.choice((0.1, 0.5, 0.9)),
    )
    s = Round(rules, 2)
    there = Counter(min(kind, JOKER) for kind in (*table.kinds(), *kinds(rack)))
    rest = sorted((Counter(PACK) - there).elements())
    source.shuffle(rest)
    s.table = table
    s.racks = [rack, [0] * KINDS]
    for kind in rest[:3]:
        s.racks[1][kind] += 1
    s.pool = rest[3:]
    if source.random() < 0.3 or any(name in READINGS[reading] for name in _AFTER_A_DRAW):
        s.phase = Phase.DRAWN
        s.drawn = source.choice(kinds(rack))
    return s
