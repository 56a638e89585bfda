"""How well the bots play: win rates of single rounds over paired deals, with 95 % intervals.

Every deal is played once with the bot in each seat, so that luck with cards and seats cancels out; the interval is over
deals. Takes long (hours on a busy machine); `--quick` plays a twentieth. Results are kept in `build/bench-bots.json`
and the next run resumes from there; `--anew` discards them. `--write` updates the rows in docs/bots.md.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cache, partial
from pathlib import Path

from bars import Bar, conclude

from pioche import games
from pioche.bots.bot import AnyBot, Budget
from pioche.bots.levels import make
from pioche.bots.playing import play
from pioche.engine.deal import round_seed

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "bench-bots.json"
PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- figures: ./dev bench bots -->", "<!-- end of figures -->"
SEED = bytes(31) + b"\x06"
CHEAP, SEARCH = 20_000, 4_000
RLCARD = "RLCard's rule player"


@dataclass(frozen=True, slots=True)
class Pairing:
    """One bot in one seat, another one in all other seats."""

    bot: str
    against: str
    players: int
    games: int
    minimum: float  # per cent
    edition: str = "classic/fr"
    playouts: int = 150  # per move of the search

    @property
    def name(self) -> str:
        return f"{self.edition}: {self.bot} against {self.against}, {self.players} players"


PAIRINGS = (
    Pairing("search", "heuristic", 2, SEARCH, 57, playouts=500),
    Pairing("search", "random", 2, SEARCH, 70),
    Pairing("search", "random", 4, SEARCH, 36),
    Pairing("heuristic", "random", 2, CHEAP, 60),
    Pairing("heuristic", "random", 4, CHEAP, 31),
    Pairing("heuristic", RLCARD, 2, CHEAP, 50),
    Pairing("search", RLCARD, 2, SEARCH, 50),
    Pairing("learned", "heuristic", 2, CHEAP, 55),
    Pairing("learned", "heuristic", 4, CHEAP, 30),
    Pairing("learned", "search", 2, SEARCH, 48, playouts=2000),
    Pairing("guided", "search", 2, SEARCH, 55, playouts=500),
    Pairing("guided", "search", 4, SEARCH, 29, playouts=500),
    Pairing("strong", "greedy", 2, SEARCH, 60, "rummy/en"),
)


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
    of_game = pairing.edition.partition("/")[0]
    budget = Budget(playouts=pairing.playouts) if name in ("search", "guided") else None
    return lambda: make(of_game, name, budget)


@cache
def seated(pairing: Pairing) -> tuple[AnyBot, list[AnyBot]]:
    """The bot, and opponents for all seats; cached per process."""
    return maker(pairing, pairing.bot)(), [maker(pairing, pairing.against)() for _ in range(pairing.players)]


def play_deal(pairing: Pairing, number: int) -> tuple[int, float, int]:
    """Play one deal with the bot in each seat; returns games won, seconds thought, and how often it was asked."""
    game = games.of(pairing.edition)
    rules = game.rules(pairing.edition, {}, programs=True)
    bot, others = seated(pairing)
    deal = round_seed(SEED, number)
    wins, thought, asked = 0, 0.0, 0
    for seat in range(pairing.players):
        bots = [bot if other == seat else others[other] for other in range(pairing.players)]
        played = play(game, rules, bots, deal, number % pairing.players, number)
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


def who(pairing: Pairing) -> str:
    """The beginning of the row of a pairing."""
    return f"| {pairing.edition} | {pairing.bot} | {pairing.against} | {pairing.players} |"


def row(pairing: Pairing, tally: Tally) -> str:
    """The figures of a pairing as a row of the table in docs/bots.md."""
    rate, half = tally.rate()
    playouts = f"{pairing.playouts}, " if {"search", "guided"} & {pairing.bot, pairing.against} else ""
    mean = f"{playouts}{1000 * tally.thought / tally.asked:.2f} ms"
    return (
        f"{who(pairing)} {tally.games:,} | {rate:.1f} % | ± {half:.1f} | {100 / pairing.players:.0f} % "
        f"| {pairing.minimum:g} % | {mean} |"
    )


def rewritten(page: str, rows: list[tuple[Pairing, Tally]]) -> str:
    """The page with these rows replaced; rows of pairings that were not played stay as they are."""
    before, _, rest = page.partition(BEGIN)
    old, _, after = rest.partition(END)
    lines = {who(pairing): line for pairing in PAIRINGS for line in old.splitlines() if line.startswith(who(pairing))}
    lines |= {who(pairing): row(pairing, tally) for pairing, tally in rows}
    table = "\n".join([HEAD, *[lines[who(pairing)] for pairing in PAIRINGS if who(pairing) in lines]])
    return f"{before}{BEGIN}\n{table}\n{END}{after}"


def kept(quick: bool, anew: bool) -> dict[str, dict[str, float]]:
    if quick or anew or not KEPT.exists():
        return {}
    loaded: dict[str, dict[str, float]] = json.loads(KEPT.read_text(encoding="utf-8"))
    return loaded


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a twentieth of the games; nothing is kept")
    parser.add_argument("--anew", action="store_true", help="forget what has been played")
    parser.add_argument("--only", help="pairings whose name contains this")
    parser.add_argument("--write", action="store_true", help="put these rows into docs/bots.md")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="that play side by side")
    given = parser.parse_args()
    saved = kept(given.quick, given.anew)
    rows: list[tuple[Pairing, Tally]] = []
    bars: list[Bar] = []
    for pairing in PAIRINGS:
        if given.only and given.only not in pairing.name:
            continue
        if pairing.edition.partition("/")[0] not in games.names():
            bars.append(Bar(pairing.name, None, pairing.minimum, "%", "no bots for this game"))
            continue
        try:
            tally = Tally(**saved.get(pairing.name, {}))  # type: ignore[arg-type] # numbers, as written below
            rows.append((pairing, tally))

            def keep(name: str = pairing.name, tally: Tally = tally) -> None:
                saved[name] = asdict(tally)
                if not given.quick:
                    KEPT.parent.mkdir(exist_ok=True)
                    KEPT.with_suffix(".new").write_text(json.dumps(saved, indent=1), encoding="utf-8")
                    KEPT.with_suffix(".new").replace(KEPT)

            run(pairing, pairing.games // 20 if given.quick else pairing.games, tally, keep, given.processes)
            rate, half = tally.rate()
            bars.append(Bar(pairing.name, rate, pairing.minimum, "%", f"± {half:.1f}, {tally.games:,} games"))
        except ModuleNotFoundError as missing:
            bars.append(Bar(pairing.name, None, pairing.minimum, "%", str(missing)))
    print(HEAD, *[row(*played) for played in rows], sep="\n")
    if given.write:
        PAGE.write_text(rewritten(PAGE.read_text(encoding="utf-8"), rows), encoding="utf-8")
    return conclude(bars)


if __name__ == "__main__":
    sys.exit(main())
