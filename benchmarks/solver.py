"""Speed of the tile game's solver: positions from self-play, `rummy/en`, against HiGHS on the same positions.

Two questions: is there any play, and how many tiles can be laid at most. Our time includes everything from table and
rack to the answer; for HiGHS only solving is counted, not building the model. All answers are compared. Time is CPU
time of one thread. The pure Python figures come from a second process with PIOCHE_PURE=1.

Then the times for every reading of the options about jokers, on positions of self-play by that reading: the two
questions, the largest play as a complete table, and every set of tiles that can be laid. What the server's event loop
asks itself, rather than a worker process, is whether there is any play, and whether a draft is a legal table.

`./dev bench oracle` compares answers with HiGHS over thousands of positions for every option that the solver reads.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeVar

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # for the integer program, the oracle of the tests

from bars import Bar, conclude, number

from pioche.rummy.actions import Lay
from pioche.rummy.dealing import FastShuffler
from pioche.rummy.editions import EDITIONS, load
from pioche.rummy.game import GAME
from pioche.rummy.laying import Turn
from pioche.rummy.machine import Round
from pioche.rummy.melds import TileTable
from pioche.rummy.notation import action_text, parse_rack, parse_table, rack_text, table_text
from pioche.rummy.playout import Style, choose
from pioche.rummy.rules import Rules
from pioche.rummy.solver import lays, native, plays
from pioche.rummy.solver.position import Position, position
from pioche.rummy.state import Phase
from tests.rummy.oracles import Program, run
from tests.rummy.positions import random_position

Answer = TypeVar("Answer")
RULES = EDITIONS["rummy/en"]
Situation = tuple[TileTable, list[int]]


def self_play(wanted: int, seed: int, rules: Rules = RULES) -> list[Situation]:
    """Positions before every turn of games between greedy players, and of games between random ones in between."""
    found: list[Situation] = []
    game = 0
    while len(found) < wanted:
        s = Round.fast_deal(rules, 2 + game % 3, seed + game, game)
        source = FastShuffler(seed + game)
        style = Style.RANDOM if game % 4 == 3 else Style.SHED
        while not s.over:
            if s.phase is Phase.TURN and s.uno_open < 0:
                found.append((s.table, s.racks[s.turn].copy()))
            s.apply(choose(s, source, style))
        game += 1
    return found[:wanted]


def timed(
    question: Callable[[Position], int], situations: Sequence[Situation], repeats: int
) -> tuple[list[float], list[int]]:
    """The milliseconds for each answer (best of several), and the answers."""
    times, answers = [], []
    for table, rack in situations:
        best = float("inf")
        answer = 0
        for _ in range(repeats):
            started = time.process_time()
            answer = question(position(table, rack, RULES.jokers))
            best = min(best, time.process_time() - started)
        times.append(best * 1000)
        answers.append(answer)
    return times, answers


def highs(situations: Sequence[Situation], *, most: bool) -> tuple[list[float], list[int]]:
    """The same for HiGHS: solving only."""
    times, answers = [], []
    for table, rack in situations:
        model = Program(table, rack, RULES.jokers).model(most=most)
        started = time.process_time()
        best = run(model)
        times.append((time.process_time() - started) * 1000)
        answers.append(0 if best is None else best if most else 1)
    return times, answers


def pure(situations: Sequence[Situation]) -> dict[str, list[float]]:
    """Our times in pure Python, from a second process."""
    lines = "\n".join(f"{rack_text(rack)} {table_text(table)}" for table, rack in situations)
    done = subprocess.run(
        [sys.executable, __file__, "--pure"],
        env={**os.environ, "PIOCHE_PURE": "1"},
        input=lines,
        capture_output=True,
        text=True,
        check=True,
    )
    answer: dict[str, list[float]] = json.loads(done.stdout)
    return answer


def answer_pure() -> None:
    """The main function of the second process."""
    if native.COMPILED:
        sys.exit("PIOCHE_PURE does not keep compiled modules out")
    situations = []
    for line in sys.stdin.read().splitlines():
        rack, _, table = line.partition(" ")
        situations.append((parse_table(table), parse_rack(rack)))
    any_times, _ = timed(plays.any_play, situations, 1)
    most_times, _ = timed(plays.most_tiles, situations, 1)
    print(json.dumps({"any": any_times, "most": most_times}))


READINGS = {
    "as printed": {},
    "free": {"joker_moves": "free"},
    "rack_or_table": {"joker_source": "rack_or_table"},
    "to_rack": {"freed_joker": "to_rack"},
}


def reading_times(rules: Rules, situations: Sequence[Situation]) -> dict[str, list[float]]:
    """The milliseconds for each question about each position."""
    found: dict[str, list[float]] = {
        "any play?": [], "most tiles": [], "largest play laid": [], "every play": [], "draft checked": []
    }  # fmt: skip

    def clocked(name: str, question: Callable[[], Answer]) -> Answer:
        started = time.process_time()
        answer = question()
        found[name].append((time.process_time() - started) * 1000)
        return answer

    for table, rack in situations:
        turn = Turn(rules, table, rack)
        at_hand = lays.position_of(turn)
        clocked("any play?", partial(plays.any_play, at_hand))
        clocked("most tiles", partial(plays.most_tiles, at_hand))
        lay = clocked("largest play laid", partial(best_lay, turn))
        clocked("every play", partial(plays.every, at_hand))
        if lay is not None:
            text = action_text(lay).partition(":")[2]
            s = Round(rules, 2)
            s.table, s.racks = table, [rack, rack]
            clocked("draft checked", partial(GAME.check_draft, s, 0, text))
    return found


def best_lay(turn: Turn) -> Lay | None:
    at_hand = lays.position_of(turn)
    tiles = plays.best(at_hand)
    return None if tiles is None else lays.lay_of(turn, at_hand, 0, tiles)


def readings(wanted: int, seed: int) -> list[Bar]:
    """Print the times of every reading; returns their bars."""
    bars = []
    for name, options in READINGS.items():
        rules = load("rummy/en", options)
        situations = self_play(wanted, seed, rules)
        reading_times(rules, situations[:20])  # caches are filled once in the life of a process
        times = reading_times(rules, situations)
        print(f"\n{name}, {len(situations)} positions")
        for question, each in times.items():
            show(f"  {question}", each)
        contrived = contrived_times(rules, 3 * wanted, seed)
        show("  any play? tables full of jokers", contrived)
        turn = [times[question] for question in ("any play?", "most tiles", "largest play laid")]
        loop = max(times["any play?"] + times["draft checked"])
        bars += [
            Bar(f"{name}: p99, times within 25 ms", 25 / max(at(each, 0.99) for each in turn), 1, "x"),
            Bar(f"{name}: worst, times within 250 ms", 250 / max(map(max, turn)), 1, "x"),
            Bar(f"{name}: every play, p99, times within 25 ms", 25 / at(times["every play"], 0.99), 1, "x"),
            Bar(f"{name}: every play, worst, times within 250 ms", 250 / max(times["every play"]), 1, "x"),
            Bar(f"{name}: on the event loop, times within 5 ms", 5 / loop, 1, "x"),
            Bar(f"{name}: the same on tables full of jokers", 5 / max(contrived), 1, "x"),
        ]
    return bars


def contrived_times(rules: Rules, wanted: int, seed: int) -> list[float]:
    """Milliseconds of `any_play` on random tables with up to four jokers and one to three tiles on the rack.

    Self-play leads to no such table, but nothing keeps people from it. The better of two calls: caches are filled once.
    """
    source = Random(f"contrived {seed}")
    times = []
    for _ in range(wanted):
        table, rack = random_position(
            source,
            melds=source.randint(6, 14),
            rack=source.randint(1, 3),
            loose=source.randint(0, 2),
            joker_share=source.choice((0.5, 0.9)),
        )
        asked = position(table, rack, rules.jokers)
        best = float("inf")
        for _ in range(2):
            started = time.process_time()
            plays.any_play(asked)
            best = min(best, 1000 * (time.process_time() - started))
        times.append(best)
    return times


def at(times: Sequence[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[round(share * (len(ordered) - 1))]


def show(name: str, times: Sequence[float]) -> None:
    figures = "  ".join(f"{label} {number(at(times, share)):>8}" for label, share in SHARES)
    print(f"{name:<34} {figures}  ms", flush=True)


SHARES = (("median", 0.5), ("p90", 0.9), ("p99", 0.99), ("worst", 1.0))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=1000, help="of self-play; default: 1,000")
    parser.add_argument("--only-readings", action="store_true", help="only the times of the readings, without HiGHS")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pure", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.pure:
        answer_pure()
        return 0
    if options.only_readings:
        return conclude(readings(options.positions, options.seed))
    situations = self_play(options.positions, options.seed)
    tiles = [table.tile_count() for table, _ in situations]
    jokers = sum(any(piece & 4 for group in table.groups for piece in group) for table, _ in situations)
    print(f"{len(situations)} positions; {at(tiles, 0.5):.0f} tiles on the table in the median, {max(tiles)} at most;")
    print(f"{jokers} with a joker in a meld\n")
    any_times, any_answers = timed(plays.any_play, situations, 3)
    most_times, most_answers = timed(plays.most_tiles, situations, 3)
    show("any play? compiled" if native.COMPILED else "any play? NOT COMPILED", any_times)
    show("most tiles, compiled" if native.COMPILED else "most tiles, NOT COMPILED", most_times)
    slow = pure(situations)
    show("any play? pure Python", slow["any"])
    show("most tiles, pure Python", slow["most"])
    his_any, his_any_answers = highs(situations, most=False)
    his_most, his_most_answers = highs(situations, most=True)
    show("any play? HiGHS", his_any)
    show("most tiles, HiGHS", his_most)
    agree = sum(
        (bool(a), b) == (bool(c), d)
        for a, b, c, d in zip(any_answers, most_answers, his_any_answers, his_most_answers, strict=True)
    )
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"\n{sum(map(bool, any_answers))} with a play, {agree} answers agree; {memory:.0f} MB at most")
    more = readings(options.positions, options.seed)
    return conclude(
        [
            Bar("answers that agree with HiGHS", agree / len(situations), 1, "of all"),
            Bar("any play? median against HiGHS", at(his_any, 0.5) / at(any_times, 0.5), 100, "x"),
            Bar("any play? p99, times within 5 ms", 5 / at(any_times, 0.99), 1, "x"),
            Bar("most tiles, median against HiGHS", at(his_most, 0.5) / at(most_times, 0.5), 100, "x"),
            Bar("most tiles, p99, times within 25 ms", 25 / at(most_times, 0.99), 1, "x"),
            Bar("most tiles, worst, times within 250 ms", 250 / max(most_times), 1, "x"),
            Bar("any play? pure median, times within 2 ms", 2 / at(slow["any"], 0.5), 1, "x"),
            Bar("any play? pure p99, times within 150 ms", 150 / at(slow["any"], 0.99), 1, "x"),
            Bar("most tiles, pure median, times within 2 ms", 2 / at(slow["most"], 0.5), 1, "x"),
            Bar("most tiles, pure p99, times within 150 ms", 150 / at(slow["most"], 0.99), 1, "x"),
            *more,
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
