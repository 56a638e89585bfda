"""Reviews of card games: how long they take, whether two seeds agree, whether luck and skill add up, whom they rank.

Four bots, one of each kind (random, greedy, heuristic, search), play rounds of `classic/fr` in random seats; the rounds
are reviewed. `--all` measures as many as the targets ask for; the default is a sample, whose size the last lines state.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import count, pairwise
from typing import TypeVar

from bars import Bar, conclude

import pioche
from pioche import games
from pioche.bots.bot import AnyBot, Budget
from pioche.bots.classic.heuristic import Heuristic
from pioche.bots.classic.weights import ATTENTIVE
from pioche.bots.levels import make
from pioche.bots.playing import Playing
from pioche.classic.machine import Round
from pioche.engine import replay
from pioche.review.analysis import Effort
from pioche.review.model import Account, RoundReview
from pioche.review.run import review

EDITION = "classic/fr"
LADDER = ("random", "greedy", "heuristic", "search")
PROCESSES = 2
ROLLOUTS = 1_000  # the default of `pioche review`
DECISIONS = 100
SECONDS = 10.0
GAUNTLET = 200  # rounds
GAUNTLETS = 1_000  # drawn from the rounds that were played
SEARCHED = 150  # rollouts of a move of the search
Z95 = 1.96
ONE_SIDED = 1.645  # standard errors; more happen in 5 % of gauntlets

Part = TypeVar("Part")
Found = TypeVar("Found")
Seated = tuple[tuple[str, ...], RoundReview]


def recorded(names: Sequence[str], number: int) -> str:
    """A round between these bots, as a replay."""
    game = games.of(EDITION)
    rules = game.rules(EDITION, {}, programs=True)
    options = game.printed.differences(EDITION, rules)
    table = pioche.deal(EDITION, players=len(names), seed=number, options=options)
    deal = replay.verify(pioche.replay.dumps(table), games.of)[0]
    playing = Playing(table.round.copy(), [bot(name) for name in names]).begin(rules, deal.events, number)
    while not table.over:
        table.push(playing.step())
    return pioche.replay.dumps(table)


def bot(name: str) -> AnyBot:
    return make("classic", name, Budget(playouts=SEARCHED) if name == "search" else None)


def seating(number: int) -> tuple[str, ...]:
    return tuple(random.Random(number).sample(LADDER, len(LADDER)))


def reviewed(effort: Effort, number: int) -> Seated:
    """A round of the four bots, reviewed in this process."""
    names = seating(number)
    (found,) = review(recorded(names, number), effort, 1, lambda _: None).rounds
    return names, found


def in_pool(what: str, work: Callable[[Part], Found], parts: Sequence[Part], processes: int) -> list[Found]:
    """Do the parts in processes, and say how far it is."""
    done: list[Found] = []
    told = time.monotonic()
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for found in pool.imap(work, parts):
            done.append(found)
            if time.monotonic() - told > 10 or len(done) == len(parts):
                told = time.monotonic()
                print(f"{what}: {len(done):,} of {len(parts):,}", file=sys.stderr, flush=True)
    return done


# Speed


def bare(rollouts: int) -> float:
    """CPU seconds for so many rollouts by the bare engine, each from a deal."""
    rules = games.of(EDITION).rules(EDITION, {}, programs=True)
    heuristic = Heuristic(ATTENTIVE, 20)
    heuristic.begin(0)
    begun = time.process_time()
    for number in range(rollouts):
        heuristic.reseed(number)
        heuristic.play(Round.fast_deal(rules, len(LADDER), number), 5_000)
    return time.process_time() - begun


def speed() -> list[Bar]:
    """The CPU time of a round of 100 decisions, shared by two processors, and that of bare rollouts in the same run."""
    games_played = (recorded(("greedy",) * len(LADDER), number) for number in count())
    text = next(text for text in games_played if text.count("\n") >= DECISIONS * 5 // 4)
    begun = time.process_time()
    (played,) = review(text, Effort(ROLLOUTS), 1, lambda _: None).rounds
    decisions = len(played.decisions)
    took = (time.process_time() - begun) / PROCESSES * DECISIONS / decisions
    of_engine = bare(ROLLOUTS * DECISIONS) / PROCESSES
    print(
        f"{len(played.actions)} actions, {decisions} decisions: {took:.1f} s per {DECISIONS} on {PROCESSES} cores; "
        f"{ROLLOUTS:,} bare rollouts for each of them {of_engine:.1f} s"
    )
    return [
        Bar(
            f"{DECISIONS} decisions, times within {SECONDS:g} s", SECONDS / took, 1, "x", "CPU time, of two processors"
        ),
        Bar("bare rollouts against a review", of_engine / took, 0.1, "x", f"{ROLLOUTS:,} for each decision"),
    ]


# Agreement, sums, ranking


def marked(found: Iterable[Seated]) -> set[tuple[int, int]]:
    return {
        (number, choice.step)
        for number, (_, played) in enumerate(found)
        for choice in played.decisions
        if choice.mistake
    }


def agreement(one: Sequence[Seated], other: Sequence[Seated]) -> list[Bar]:
    """Reviews with two seeds: how many of the decisions that one of them marks does the other one mark as well?"""
    first, second = marked(one), marked(other)
    decisions = sum(len(played.decisions) for _, played in one)
    both, either = len(first & second), len(first | second)
    share = 2 * both / max(1, len(first) + len(second))
    print(
        f"{decisions} decisions: {len(first)} and {len(second)} marked, {both} by both seeds "
        f"({both / max(1, either):.1%} of those that either marks); {1 - (either - both) / decisions:.1%} judged alike"
    )
    note = f"{len(one)} rounds, {ROLLOUTS:,} rollouts, {either} marked decisions"
    return [Bar("marked by one seed, and by the other", share, 0.95, "of all", note)]


def sums(found: Sequence[Seated], rollouts: int) -> list[Bar]:
    """Does everything add up to the result, and is luck fair: is its mean zero within its interval?"""
    accounts = [account for _, played in found for account in played.accounts]
    off = [abs(each.par + each.luck + each.skill + each.others - each.result) for each in accounts]
    by_seat = [[played.accounts[seat].luck for _, played in found] for seat in range(len(LADDER))]
    for seat, luck in enumerate(by_seat):
        print(f"seat {seat + 1}: mean luck {statistics.fmean(luck):+.3f} ± {interval(luck):.3f}")
    exact = sum(each < 1e-9 for each in off) / len(off)
    note = f"{len(found):,} rounds, {rollouts} rollouts"
    return [Bar("luck and skill add up to the result", exact, 1, "of all", note)]


def ranking(found: Sequence[Seated], rollouts: int) -> list[Bar]:
    """In how many gauntlets of 200 rounds, drawn from those played, are the four bots in the right order by skill?"""
    skills = by_player(found, lambda account: account.skill)
    losses = by_player(found, lambda account: -account.loss / max(1, account.decisions))
    results = by_player(found, lambda account: account.result)
    for what, values in (("skill", skills), ("loss per decision", losses), ("result", results)):
        for name in LADDER:
            print(f"{name}: {what} {statistics.fmean(values[name]):+.4f} ± {interval(values[name]):.4f} a round")
    for weaker, stronger in pairwise(LADDER):
        print(f"{stronger} before {weaker}: {power(skills[weaker], skills[stronger])}")
    note = f"{len(found)} rounds, {rollouts} rollouts; {GAUNTLETS:,} gauntlets drawn from them"
    print(f"right order by loss per decision {right_order(losses):.3f}, by result {right_order(results):.3f} of all")
    return [Bar("right order by skill", right_order(skills), 0.95, "of all", note)]


def by_player(found: Sequence[Seated], figure: Callable[[Account], float]) -> dict[str, list[float]]:
    return {name: [figure(played.accounts[names.index(name)]) for names, played in found] for name in LADDER}


def interval(values: Sequence[float]) -> float:
    return Z95 * statistics.stdev(values) / math.sqrt(len(values))


def power(weaker: Sequence[float], stronger: Sequence[float]) -> str:
    """How far two players are apart, and how many rounds show it in 95 % of gauntlets."""
    apart = [more - less for less, more in zip(weaker, stronger, strict=True)]
    mean, spread = statistics.fmean(apart), statistics.stdev(apart)
    enough = f"{(ONE_SIDED * spread / mean) ** 2:,.0f} rounds" if mean > 0 else "no number of rounds"
    return f"{mean:+.4f} ± {interval(apart):.4f} a round, standard deviation {spread:.3f}: shown by {enough}"


def right_order(values: dict[str, list[float]]) -> float:
    """The share of gauntlets in which every player is better than the one before."""
    luck = random.Random(1)
    rounds = len(values[LADDER[0]])
    right = 0
    for _ in range(GAUNTLETS):
        drawn = luck.choices(range(rounds), k=GAUNTLET)
        means = [sum(values[name][place] for place in drawn) for name in LADDER]
        right += means == sorted(means)
    return right / GAUNTLETS


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true", help="100 rounds for agreement, 1,000 for the rest")
    parser.add_argument("--only", choices=("speed", "agreement", "sums", "ranking"), help="one part")
    parser.add_argument(
        "--twice", type=int, default=2, help=f"rounds that are reviewed twice, with {ROLLOUTS:,} rollouts"
    )
    parser.add_argument("--sums", type=int, default=40, help="rounds for the sums")
    parser.add_argument("--few", type=int, default=2, help="rollouts for the sums")
    parser.add_argument("--rounds", type=int, default=40, help="rounds for the ranking")
    parser.add_argument("--rollouts", type=int, default=40, help="rollouts for the ranking")
    parser.add_argument("--processes", type=int, default=PROCESSES)
    given = parser.parse_args()
    twice, summed, ranked = (100, 1_000, 1_000) if given.all else (given.twice, given.sums, given.rounds)

    def reviews(what: str, rounds: int, rollouts: int, seed: int = 1) -> list[Seated]:
        return in_pool(what, partial(reviewed, Effort(rollouts, seed)), range(rounds), given.processes)

    parts: dict[str, Callable[[], list[Bar]]] = {
        "speed": speed,
        "agreement": lambda: agreement(*(reviews(f"seed {seed}", twice, ROLLOUTS, seed) for seed in (1, 2))),
        "sums": lambda: sums(reviews("sums", summed, given.few), given.few),
        "ranking": lambda: ranking(reviews("ranking", ranked, given.rollouts), given.rollouts),
    }
    return conclude([bar for name, part in parts.items() if given.only in {None, name} for bar in part()])


if __name__ == "__main__":
    sys.exit(main())
