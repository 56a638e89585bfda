"""./dev simulate: run worlds, each from one seed, until one fails (docs/simulation.md)."""

from __future__ import annotations

import argparse
import gc
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from dataclasses import replace
from itertools import count

from tests.simulation.plants import PLANTS, planted
from tests.simulation.scenario import Scenario, scenario
from tests.simulation.world import Outcome, World

SHOWN = 60  # last notes of a world that failed


def run(plan: Scenario) -> Outcome:
    """What becomes of a scenario."""
    return World(plan).run()


def every_step(seed: int) -> Iterator[Scenario]:
    """The scenario of a seed without other faults, and a process killed at each of its steps in turn."""
    plain = replace(scenario(seed), faults=())
    yield plain
    for step in range(1, run(plain).steps):
        yield replace(plain, crash_at=(step,))


def first_failure(plans: Iterable[Scenario], *, report: bool = True) -> Outcome | None:
    """Run worlds until one fails; None when none does."""
    began = told = time.perf_counter()
    worlds = entries = steps = 0
    seconds = 0.0
    line = ""
    failed = None
    for plan in plans:
        outcome = run(plan)
        worlds, entries, steps = worlds + 1, entries + outcome.entries, steps + outcome.steps
        seconds += outcome.seconds
        now = time.perf_counter()
        line = (
            f"{worlds:,} worlds, {entries:,} entries, {steps:,} steps, {seconds / 3600:,.1f} hours of virtual time"
            f" in {now - began:.0f} s"
        )
        if outcome.failure is not None:
            failed = outcome
            break
        if report and now - told > 10:
            told = now
            print(line, flush=True)
    if report:
        print(line)
    return failed


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev simulate", description=__doc__)
    parser.add_argument("--seed", type=int, help="run this world only, and print what happens in it")
    parser.add_argument("--seeds", type=int, default=2_000, help="how many worlds; default: 2000")
    parser.add_argument("--first", type=int, default=0, help="the first seed; default: 0")
    parser.add_argument("--forever", action="store_true", help="go on until one fails, or until stopped")
    parser.add_argument("--every-step", action="store_true", help="with --seed: kill a process at each step in turn")
    parser.add_argument("--crash-at", type=int, help="with --seed: kill a process at this step, and nothing else fails")
    parser.add_argument("--planted", choices=sorted(PLANTS), metavar="BUG", help="with this bug in the server")
    given = parser.parse_args(arguments)
    if given.seed is None and (given.every_step or given.crash_at):
        parser.error("--every-step and --crash-at need --seed")
    gc.freeze()  # what is imported stays; only worlds are garbage
    with planted(given.planted) if given.planted else nullcontext():
        if given.seed is not None and not given.every_step:
            plan = scenario(given.seed)
            if given.crash_at:
                plan = replace(plan, faults=(), crash_at=(given.crash_at,))
            return _show(plan)
        seeds = count(given.first) if given.forever else range(given.first, given.first + given.seeds)
        failed = first_failure(every_step(given.seed) if given.every_step else map(scenario, seeds))
    if failed is None:
        return 0
    crash = f" --crash-at {failed.crash_at[0]}" if failed.crash_at else ""
    bug = f" --planted '{given.planted}'" if given.planted else ""
    print(*failed.notes[-SHOWN:], sep="\n")
    print(f"seed {failed.seed} fails: {failed.failure}\nagain: ./dev simulate --seed {failed.seed}{crash}{bug}")
    return 1


def _show(plan: Scenario) -> int:
    print(f"seed {plan.seed}: {plan.processes} processes; faults: {', '.join(plan.faults) or 'none'}; {plan.habits}")
    for table in plan.tables:
        print(f"{table.settings.edition} {table.settings.options}: {table}")
    outcome = run(plan)
    print(*outcome.notes, sep="\n")
    print(
        f"{outcome.entries} entries, {outcome.steps} steps, {outcome.seconds:.1f} s of virtual time, {outcome.digest}"
    )
    if outcome.failure is not None:
        print(f"seed {plan.seed} fails: {outcome.failure}")
    return outcome.failure is not None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
