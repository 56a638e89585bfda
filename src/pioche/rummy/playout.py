"""Playouts for tests and simulations: random, or always laying as many tiles as possible."""

from __future__ import annotations

from enum import Enum

from pioche.rummy.actions import Action, Lay
from pioche.rummy.dealing import FastShuffler
from pioche.rummy.events import Event
from pioche.rummy.machine import Round
from pioche.rummy.rules import Rules
from pioche.rummy.solver import plays
from pioche.rummy.tiles import JOKER


class Style(Enum):
    RANDOM = "random"
    SHED = "shed"
    """Lay as many tiles as possible, call UNO, catch anybody who did not."""


FORGETS = 8
"""A random player forgets to call once in so many turns."""
CATCHES = 2


def choose(s: Round, source: FastShuffler, style: Style = Style.RANDOM) -> Action:
    """Choose an action for a seat that may act now."""
    others = [action for seat in range(s.players) if seat != s.turn for action in s.legal(seat)]
    if others and (style is Style.SHED or source.below(CATCHES) == 0):
        return others[source.below(len(others))]
    mine = s.legal(s.turn)
    lay = random_lay(s, source) if style is Style.RANDOM else best_lay(s)
    if lay is not None and (style is Style.SHED or not mine or source.below(len(mine) + 3) >= len(mine)):
        return lay
    return mine[source.below(len(mine))]


def best_lay(s: Round) -> Lay | None:
    """A lay of as many tiles as possible, or None."""
    tiles = plays.best(s.position(s.turn)) if s.playable() else None
    return s.lay_of(s.turn, tiles) if tiles is not None else None


def random_lay(s: Round, source: FastShuffler) -> Lay | None:
    """A lay of a random size with random tiles, sometimes without the call; None if no play exists."""
    if not s.playable():
        return None
    position = s.position(s.turn)
    # Plays that free a joker are searched only when there are no others: this is much faster.
    found = plays.counts(position, freeing=False) or plays.counts(position)
    sizes = [size for size in range(1, plays.MOST_LAID + 1) if found >> size & 1]
    order = list(range(JOKER + 1))
    source.shuffle(order)
    tiles = plays.some(position, sizes[source.below(len(sizes))], order)
    lay = s.lay_of(s.turn, tiles) if tiles is not None else None
    if lay is not None and lay.uno and source.below(FORGETS) == 0:
        return Lay(lay.seat, lay.table, lay.effects)
    return lay


def play_out(
    s: Round, seed: int, most: int = 10_000, style: Style = Style.RANDOM, log: list[Event] | None = None
) -> int:
    """Play a round to its end, but at most `most` actions. Returns how many were played."""
    source = FastShuffler(seed)
    steps = 0
    while not s.over and steps < most:
        s.apply(choose(s, source, style), log)
        steps += 1
    return steps


def playouts(rules: Rules, players: int, rounds: int, seed: int, style: Style = Style.RANDOM) -> int:
    """Play so many rounds, each with a new deal. Returns the total number of actions."""
    steps = 0
    for number in range(rounds):
        s = Round.fast_deal(rules, players, seed + number, number)
        steps += play_out(s, seed + number, style=style)
    return steps
