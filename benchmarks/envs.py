"""Speed of the research environments: random legal play, `classic/fr`, four players, one thread.

RLCard's `env.run` is measured in the same run, and only the ratios count. A step is one action of one seat; here all
seats that may act out of turn are asked too, and "wait" counts as a step. Laps of all contestants alternate, and the
best lap of each is taken.

Random players who may draw although they could play wander: a round of `classic/fr` takes thousands of steps, one of
RLCard's UNO some forty. So finished rounds are counted too, under the printed rules and under those that
docs/research.md recommends to learners, also with forced moves skipped.
"""

from __future__ import annotations

import argparse
import sys

from bars import Bar, conclude, number
from ours import envs
from peers import rlcard_uno
from race import Entry, Result, bar, enter, race, ratio, table, why_not

PLAYERS = 4
LEARNING = {"voluntary_draw": "off"}

ENV_RUN = "RLCard UNO env.run"
VECTOR = "Pioche, vectorised"
MASKS = "Pioche, vectorised, NumPy chooses from the masks"
PETTINGZOO = "Pioche in PettingZoo"
SHAPED = "Pioche in the shape of RLCard, env.run"
TILES = "Pioche in PettingZoo, tile game"
TILES_VECTOR = "Pioche, vectorised, tile game"
AGAINST = "Pioche, vectorised, the learner's steps against heuristics"

RLCARD_ROUNDS = "RLCard UNO env.run"
ROUNDS = "Pioche, classic/fr as printed"
DIRECT = "Pioche, voluntary_draw off"
SKIPPING = "Pioche, voluntary_draw off, forced moves skipped"


def rounds() -> list[Entry]:
    return [
        enter(RLCARD_ROUNDS, lambda: rlcard_uno.env_rounds(PLAYERS)),
        enter(ROUNDS, lambda: envs.vector_rounds(PLAYERS, {}, False)),
        enter(DIRECT, lambda: envs.vector_rounds(PLAYERS, LEARNING, False)),
        enter(SKIPPING, lambda: envs.vector_rounds(PLAYERS, LEARNING, True)),
    ]


def entries() -> list[Entry]:
    return [
        enter(ENV_RUN, lambda: rlcard_uno.env_run(PLAYERS)),
        enter(VECTOR, lambda: envs.vector(PLAYERS)),
        enter(MASKS, lambda: envs.vector_masks(PLAYERS)),
        enter(AGAINST, lambda: envs.vector_against(PLAYERS, "heuristic")),
        enter(PETTINGZOO, lambda: envs.pettingzoo(PLAYERS)),
        enter(SHAPED, lambda: envs.rlcard_shaped(PLAYERS)),
        enter(TILES, lambda: envs.tiles(PLAYERS)),
        enter(TILES_VECTOR, lambda: envs.tiles_vector(PLAYERS)),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev bench envs", description=__doc__)
    parser.add_argument("--laps", type=int, default=8, help="laps of each contestant (default %(default)s)")
    parser.add_argument("--seconds", type=float, default=0.5, help="length of a lap (default %(default)s)")
    parser.add_argument(
        "--tile-steps", type=int, default=50_000, help="steps in search of the slowest (default %(default)s)"
    )
    chosen = parser.parse_args()
    if chosen.laps < 1 or chosen.seconds <= 0:
        parser.error("--laps must be at least 1 and --seconds more than 0")
    outcomes = race(entries(), chosen.laps, chosen.seconds)
    table(outcomes, ENV_RUN)
    tiles = outcomes[TILES_VECTOR]
    rate = tiles.best if isinstance(tiles, Result) else None
    if rate is not None:
        slowest = envs.tiles_slowest(PLAYERS, chosen.tile_steps)
        times = ratio(tiles, outcomes[TILES])
        print(f"\ntile game, slowest of {chosen.tile_steps:,} steps: {number(slowest)} ms")
        print(f"tile game, vectorised / PettingZoo: {'none' if times is None else f'{number(times)} x'}")
    print()
    ended = race(rounds(), chosen.laps, chosen.seconds)
    table(ended, RLCARD_ROUNDS, unit="rounds")
    return conclude(
        [
            bar(outcomes, VECTOR, ENV_RUN, 150),
            bar(outcomes, MASKS, ENV_RUN, 40),
            bar(outcomes, PETTINGZOO, ENV_RUN, 2),
            Bar(TILES_VECTOR, rate, 20_000, "steps/s", why_not(tiles)),
            bar(ended, SKIPPING, RLCARD_ROUNDS, 40),
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
