"""How well the bots play: win rates of single rounds over paired deals, with 95 % intervals.

Every deal is played once with the bot in each seat, so that luck with cards and seats cancels out; the interval is over
deals. Takes long (hours on a busy machine); `--quick` plays a twentieth. Results are kept in `build/bench-bots.json`
and the next run resumes from there; `--anew` discards them. `--write` updates the rows in docs/bots.md.

`--mixes` plays the learned player against the heuristic under forty random mixes of house rules.
`--limit` measures how good one can be: a player that sees everything (`ours/open_hands.py`), and what the others reach
of the way from random play to it. `--ladder` measures how often each level beats the one below. In both, budgets are in
rollouts, so that the results do not depend on the load of the machine.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache, partial
from pathlib import Path
from typing import Any

from bars import Bar, conclude
from ours.open_hands import Sees, open_hands

from pioche import games
from pioche.bots.bot import AnyBot, Budget
from pioche.bots.levels import LEVELS, make
from pioche.bots.playing import Playing
from pioche.engine.deal import round_seed
from pioche.envs.mixed_rules import mixed_rules

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "bench-bots.json"
PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- figures: ./dev bench bots -->", "<!-- end of figures -->"
LIMIT_BEGIN, LADDER_BEGIN = BEGIN.replace(" -->", " --limit -->"), BEGIN.replace(" -->", " --ladder -->")
SEED = bytes(31) + b"\x06"
CHEAP, SEARCH = 20_000, 4_000
RLCARD = "RLCard's rule player"
OPEN = "open hands"


@dataclass(frozen=True, slots=True)
class Pairing:
    """One bot in one seat, another one in all other seats."""

    bot: str
    against: str
    players: int
    games: int
    minimum: float | None  # per cent
    edition: str = "classic/fr"
    playouts: int = 150  # per move of the search
    mix: int = 0  # number of a random mix of house rules; 0: as printed

    @property
    def name(self) -> str:
        rules = f"{self.edition}, mix {self.mix}" if self.mix else self.edition
        return f"{rules}: {self.bot} against {self.against}, {self.players} players"

    def rules(self) -> Any:
        game = games.of(self.edition)
        options = mixed_rules(game, self.edition, self.players, self.mix) if self.mix else {}
        return game.rules(self.edition, options, players=self.players, programs=True)


PAIRINGS = (
    Pairing("search", "heuristic", 2, SEARCH, 57, playouts=500),
    Pairing("search", "random", 2, SEARCH, 70),
    Pairing("search", "random", 4, SEARCH, 36),
    Pairing("heuristic", "random", 2, CHEAP, 60),
    Pairing("heuristic", "random", 4, CHEAP, 31),
    Pairing("heuristic", RLCARD, 2, CHEAP, 50),
    Pairing("search", RLCARD, 2, SEARCH, 50),
    Pairing("heuristic", "greedy", 2, CHEAP, 51),
    Pairing("heuristic", "greedy", 4, CHEAP, 26),
    Pairing("search", "greedy", 2, SEARCH, 60, "rummy/en", 2000),
    Pairing("learned", "heuristic", 2, CHEAP, 55),
    Pairing("learned", "heuristic", 4, CHEAP, 30),
    Pairing("learned", "search", 2, SEARCH, 48, playouts=2000),
)


def limit_pairings(edition: str, players: int) -> list[Pairing]:
    """Everybody against the heuristic, and the player that sees everything against the search too."""
    card_game = edition.startswith("classic")
    playouts, quick, slow = (150, 8_000, 2_000) if card_game else (300, 400, 200)
    return [
        Pairing("random", "heuristic", players, quick, None, edition),
        Pairing("greedy", "heuristic", players, quick, None, edition),
        Pairing("search", "heuristic", players, slow, None, edition, playouts),
        Pairing(OPEN, "heuristic", players, slow, None, edition, playouts),
        Pairing(OPEN, "search", players, slow, None, edition, playouts),
    ]


EDITIONS = ("classic/fr", "rummy/en")
LIMIT = [each for edition in EDITIONS for players in (2, 4) for each in limit_pairings(edition, players)]
RUNG = (60.0, 65.0)  # per cent of rounds that a level should win against the one below, with two players
THINKS = "master"  # the level with a budget


def rungs(edition: str, players: int) -> list[Pairing]:
    """Each level against the one below. The bar is for two players, where half of the rounds are par."""
    games, playouts = (4_000, 500) if edition.startswith("classic") else (400, 300)
    minimum = RUNG[0] if players == 2 else None
    pairs = itertools.pairwise(LEVELS)
    return [Pairing(above, below, players, games, minimum, edition, playouts) for below, above in pairs]


MIXES = [
    Pairing("learned", "heuristic", 2, 300, None, edition, mix=mix)
    for mix, edition in zip(range(1, 41), itertools.cycle(("classic/fr", "classic/lb", "classic/de")), strict=False)
]
LADDER = [each for edition in EDITIONS for players in (2, 4) for each in rungs(edition, players)]


@dataclass(slots=True)
class Tally:
    """The results of a pairing so far."""

    deals: int = 0
    games: int = 0
    wins: int = 0
    squares: int = 0  # sum of the squared wins per deal
    thought: float = 0.0  # thinking time of the bot, in seconds
    asked: int = 0

    def rate(self) -> tuple[float, float]:
        """The share of games won and half its 95 % interval, in per cent."""
        each = self.games / self.deals
        mean = self.wins / self.deals
        spread = math.sqrt(max(0.0, self.squares / self.deals - mean * mean) / self.deals)
        return 100 * mean / each, 196 * spread / each


def maker(pairing: Pairing, name: str) -> Callable[[], AnyBot]:
    if name == RLCARD:
        from peers.rlcard_rule import RLCardRule

        return RLCardRule
    if name == OPEN:
        return partial(open_hands, pairing.edition.partition("/")[0])
    of_game = pairing.edition.partition("/")[0]
    budget = Budget(playouts=pairing.playouts) if name in ("search", THINKS) else None
    return lambda: make(of_game, name, budget)


@cache
def seated(pairing: Pairing) -> tuple[AnyBot, list[AnyBot]]:
    """The bot, and opponents for all seats; cached per process."""
    return maker(pairing, pairing.bot)(), [maker(pairing, pairing.against)() for _ in range(pairing.players)]


def play_deal(pairing: Pairing, number: int) -> tuple[int, float, int]:
    """Play one deal with the bot in each seat; returns games won, seconds thought, and how often it was asked."""
    game, rules = games.of(pairing.edition), pairing.rules()
    bot, others = seated(pairing)
    deal = round_seed(SEED, number)
    wins, thought, asked = 0, 0.0, 0
    for seat in range(pairing.players):
        bots = [bot if other == seat else others[other] for other in range(pairing.players)]
        table, happened = game.deal(rules, pairing.players, deal, number % pairing.players)
        for each in bots:
            if isinstance(each, Sees):
                each.watch(table)
        played = Playing(table, bots).begin(rules, happened, number).to_the_end()
        if played.faults:
            raise RuntimeError(f"{pairing.name}: {played.faults}")
        wins += seat in played.winners
        thought += played.thinking[seat]
        asked += played.asked[seat]
    return wins, thought, asked


def run(pairing: Pairing, games: int, tally: Tally, keep: Callable[[], None], processes: int) -> None:
    """Play until so many games are done, deals in parallel; they are counted in order, so that a run can be resumed."""
    maker(pairing, pairing.bot), maker(pairing, pairing.against)  # raises here if something is missing
    told = begun = time.monotonic()
    before = tally.games
    deals = range(tally.deals, math.ceil(games / pairing.players))
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for wins, thought, asked in pool.imap(partial(play_deal, pairing), deals):
            tally.deals += 1
            tally.games += pairing.players
            tally.wins += wins
            tally.squares += wins * wins
            tally.thought += thought
            tally.asked += asked
            now = time.monotonic()
            if now - told > 5 or tally.deals == deals.stop:
                told = now
                rate, half = tally.rate()
                left = (now - begun) / (tally.games - before) * (games - tally.games) / 60
                line = f"{pairing.name}: {tally.games:,} of {games:,}, {rate:.1f} ± {half:.1f} %, {left:.0f} min left"
                print(line, end="\r" if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)
                keep()


HEAD = """| edition | bot | against | players | games | won | 95 % | par | bar | playouts and time of a move |
|---|---|---|---|---|---|---|---|---|---|"""
LIMIT_HEAD = HEAD.replace("| bar |", "| of the way |")


def who(pairing: Pairing) -> str:
    """The beginning of the row of a pairing."""
    return f"| {pairing.edition} | {pairing.bot} | {pairing.against} | {pairing.players} |"


def row(pairing: Pairing, tally: Tally, last: str | None = None) -> str:
    """The figures of a pairing as a row of a table in docs/bots.md; `last`: instead of the bar."""
    rate, half = tally.rate()
    playouts = f"{pairing.playouts}, " if {"search", THINKS} & {pairing.bot, pairing.against} else ""
    mean = f"{playouts}{1000 * tally.thought / max(1, tally.asked):.2f} ms"
    bar = last if last is not None else "" if pairing.minimum is None else f"{pairing.minimum:g} %"
    won = f"{tally.games:,} | {rate:.1f} % | ± {half:.1f} | {100 / pairing.players:.0f} %"
    return f"{who(pairing)} {won} | {bar} | {mean} |"


Rows = list[tuple[Pairing, Tally]]


def ways(rows: Rows) -> dict[str, str]:
    """By the name of a pairing with the heuristic: the share of the way from random play to open hands."""
    found: dict[str, str] = {}
    rates = {pairing.name: tally.rate() for pairing, tally in rows if tally.deals}
    for pairing, tally in rows:
        low = replace(pairing, bot="random", against="heuristic").name
        high = replace(pairing, bot=OPEN, against="heuristic").name
        if pairing.against != "heuristic" or not tally.deals or low not in rates or high not in rates:
            continue
        (least, _), (most, _), (rate, half) = rates[low], rates[high], tally.rate()
        if pairing.bot not in ("random", OPEN):
            found[pairing.name] = f"{100 * (rate - least) / (most - least):.0f} ± {100 * half / (most - least):.0f} %"
    return found


def heuristics_way(rows: Rows, edition: str, players: int) -> str:
    """The same for the heuristic itself, which wins its share against itself."""
    rates = {
        pairing.bot: tally.rate()[0]
        for pairing, tally in rows
        if pairing.against == "heuristic" and (pairing.edition, pairing.players) == (edition, players) and tally.deals
    }
    if "random" not in rates or OPEN not in rates:
        return ""
    return f"{100 * (100 / players - rates['random']) / (rates[OPEN] - rates['random']):.0f} %"


def rewritten(page: str, begin: str, head: str, order: Sequence[Pairing], lines: dict[str, str]) -> str:
    """The page with the rows of these pairings, by `who`, replaced; all others stay as they are."""
    before, found, rest = page.partition(begin)
    if not found:
        raise ValueError(f"docs/bots.md has no {begin}")
    old, _, after = rest.partition(END)
    kept_lines = {who(pairing): line for pairing in order for line in old.splitlines() if line.startswith(who(pairing))}
    kept_lines |= lines
    table = "\n".join([head, *[kept_lines[who(pairing)] for pairing in order if who(pairing) in kept_lines]])
    return f"{before}{begin}\n{table}\n{END}{after}"


def kept(quick: bool, anew: bool) -> dict[str, dict[str, float]]:
    if quick or anew or not KEPT.exists():
        return {}
    loaded: dict[str, dict[str, float]] = json.loads(KEPT.read_text(encoding="utf-8"))
    return loaded


def measured(pairings: Sequence[Pairing], given: argparse.Namespace) -> tuple[Rows, list[Bar]]:
    """Play what is left of these pairings."""
    saved = kept(given.quick, given.anew)
    rows: Rows = []
    bars: list[Bar] = []
    for pairing in pairings:
        if given.only and given.only not in pairing.name:
            continue
        if pairing.edition.partition("/")[0] not in games.names():
            bars.append(Bar(pairing.name, None, pairing.minimum or 0, "%", "no bots for this game"))
            continue
        try:
            tally = Tally(**saved.get(pairing.name, {}))  # type: ignore[arg-type] # numbers, as written below

            def keep(name: str = pairing.name, tally: Tally = tally) -> None:
                saved[name] = asdict(tally)
                if not given.quick:
                    KEPT.parent.mkdir(exist_ok=True)
                    KEPT.with_suffix(".new").write_text(json.dumps(saved, indent=1), encoding="utf-8")
                    KEPT.with_suffix(".new").replace(KEPT)

            wanted = given.games or pairing.games
            run(pairing, wanted // 20 if given.quick else wanted, tally, keep, given.processes)
            rows.append((pairing, tally))
            rate, half = tally.rate()
            if pairing.minimum is not None:
                bars.append(Bar(pairing.name, rate, pairing.minimum, "%", f"± {half:.1f}, {tally.games:,} games"))
        except ModuleNotFoundError as missing:
            bars.append(Bar(pairing.name, None, pairing.minimum or 0, "%", str(missing)))
    return rows, bars


def mixes(rows: Rows) -> list[Bar]:
    """Under no mix of house rules is the learned player below the heuristic, by the interval; and its mean share."""
    worst, tally = min(rows, key=lambda each: sum(each[1].rate()))
    rate, half = tally.rate()
    mean = sum(tally.rate()[0] for _, tally in rows) / len(rows)
    least = Bar(
        f"the upper end of the interval of the worst, {worst.name}", rate + half, 50.0, "%", f"{rate:.1f} ± {half:.1f}"
    )
    return [
        least,
        Bar(f"mean of {len(rows)} mixes", mean, 50.0, "%", f"{sum(tally.games for _, tally in rows):,} games"),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--limit", action="store_true", help="how good one can be: a player that sees everything")
    which.add_argument("--mixes", action="store_true", help="the learned player under random mixes of house rules")
    which.add_argument("--ladder", action="store_true", help="how often each level beats the one below")
    parser.add_argument("--quick", action="store_true", help="a twentieth of the games; nothing is kept")
    parser.add_argument("--anew", action="store_true", help="forget what has been played")
    parser.add_argument("--games", type=int, help="games of each pairing, instead of its own number")
    parser.add_argument("--only", help="pairings whose name contains this")
    parser.add_argument("--write", action="store_true", help="put these rows into docs/bots.md")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="that play side by side")
    given = parser.parse_args()
    if given.mixes:
        return conclude(mixes(measured(MIXES, given)[0]))
    pairings: Sequence[Pairing] = LIMIT if given.limit else LADDER if given.ladder else PAIRINGS
    begin = LIMIT_BEGIN if given.limit else LADDER_BEGIN if given.ladder else BEGIN
    head = LIMIT_HEAD if given.limit else HEAD
    rows, bars = measured(pairings, given)
    way = ways(rows)
    lines = {
        who(pairing): row(pairing, tally, way.get(pairing.name, "") if given.limit else None) for pairing, tally in rows
    }
    print(head, *lines.values(), sep="\n")
    if given.limit:
        for edition, players in dict.fromkeys((pairing.edition, pairing.players) for pairing, _ in rows):
            print(f"{edition}, {players} players: the heuristic is {heuristics_way(rows, edition, players)} of the way")
    if given.write:
        PAGE.write_text(rewritten(PAGE.read_text(encoding="utf-8"), begin, head, pairings, lines), encoding="utf-8")
    return conclude(bars)


if __name__ == "__main__":
    sys.exit(main())
