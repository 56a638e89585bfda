"""Speed of the card game engine: random legal play, four players, `classic/fr`, one thread.

The peers are measured in the same run, and only the ratios count. Laps of all contestants alternate, and the best lap
of each is taken.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import ExitStack

from bars import conclude, number
from ours import classic, pure
from peers import c_loop, openspiel, rlcard_uno
from race import Entry, Outcome, Result, bar, enter, race, ratio, table

PLAYERS = 4

ENV_RUN = "RLCard UNO env.run"
GAME_STEP = "RLCard UNO game.step"
ROLLOUTS = "OpenSpiel crazy_eights in C++"
SPIEL_LOOP = "OpenSpiel crazy_eights from Python"
C_LOOP = "hand-written C loop"
PLAYOUTS = "Pioche playouts"
TEN = "Pioche playouts, ten house rules on"
ALL = "Pioche playouts, all options on"
STEPPING = "Pioche one step at a time"
PURE = "Pioche in pure Python"
COPYING = "Pioche copies of a state"

# The ten house rules of the book (DE-1a to DE-13a) on top of `classic/fr`, with the parry that DE-5a needs.
TEN_RULES = {
    "jump_in": "on",
    "sequences": "on",
    "skip_parry": "on",
    "double_skip": "on",
    "draw2_parry": "draw2_or_wild4",
    "draw2_finish_defence": "on",
    "draw_then_play_any": "on",
    "no_finish_on_black_draw": "on",
    "uno_card_draw4": "on",
    "uno_card_gift": "on",
    "zero_rotation": "optional",
}
# And everything else that can be enabled together with them for four players.
ALL_RULES = TEN_RULES | {
    "wild4_parry": "on",
    "uno_uno": "on",
    "reverse_on_anything": "on",
    "seven_swap": "optional",
    "draw_until_playable": "on",
    "reverse_returns_debt": "on",
    "skip_passes_debt": "on",
    "two_player_reverse_skips": "on",
    "multiples": "on",
    "teams": "2",
}


def entries(stack: ExitStack) -> list[Entry]:
    return [
        enter(ENV_RUN, lambda: rlcard_uno.env_run(PLAYERS)),
        enter(GAME_STEP, lambda: rlcard_uno.game_step(PLAYERS)),
        enter(ROLLOUTS, lambda: openspiel.rollouts(PLAYERS)),
        enter(SPIEL_LOOP, lambda: openspiel.python_loop(PLAYERS)),
        enter(C_LOOP, lambda: c_loop.loop(PLAYERS)),
        enter(PLAYOUTS, lambda: classic.playouts(PLAYERS, {})),
        enter(TEN, lambda: classic.playouts(PLAYERS, TEN_RULES)),
        enter(ALL, lambda: classic.playouts(PLAYERS, ALL_RULES)),
        enter(STEPPING, lambda: classic.stepping(PLAYERS)),
        enter(PURE, lambda: pure.stepping(PLAYERS, stack)),
        enter(COPYING, lambda: classic.copying(PLAYERS)),
    ]


def without_a_bar(outcomes: dict[str, Outcome]) -> None:
    print()
    for name, options in ((TEN, TEN_RULES), (ALL, ALL_RULES)):
        kept = ratio(outcomes[name], outcomes[PLAYOUTS])
        if kept is not None:
            settings = ", ".join(f"{option}={value}" for option, value in options.items())
            print(f"{name}: {number(kept)} of the speed of {classic.EDITION} ({settings})")
    copies = outcomes[COPYING]
    if isinstance(copies, Result):
        print(f"a copy of a state, from Python: {number(1e9 / copies.best)} ns")


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev bench engine", description=__doc__)
    parser.add_argument("--laps", type=int, default=10, help="laps of each contestant (default %(default)s)")
    parser.add_argument("--seconds", type=float, default=0.4, help="length of a lap (default %(default)s)")
    chosen = parser.parse_args()
    if chosen.laps < 1 or chosen.seconds <= 0:
        parser.error("--laps must be at least 1 and --seconds more than 0")
    with ExitStack() as stack:
        outcomes = race(entries(stack), chosen.laps, chosen.seconds)
    table(outcomes, ENV_RUN, alone=[COPYING])
    without_a_bar(outcomes)
    return conclude(
        [
            bar(outcomes, PLAYOUTS, ENV_RUN, 100),
            bar(outcomes, PLAYOUTS, ROLLOUTS, 2),
            bar(outcomes, PLAYOUTS, C_LOOP, 0.2, "goal 0.5"),
            bar(outcomes, STEPPING, GAME_STEP, 10),
            bar(outcomes, PURE, GAME_STEP, 1),
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
