"""Hints for a seat, computed from its view alone: which tiles can be laid, and where.

Hints are about the seat's own turn. Before it, they assume that the table stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from pioche.rummy.actions import Action, Draw, Keep, Lay
from pioche.rummy.aiming import Around
from pioche.rummy.laying import Turn, chosen_refusal
from pioche.rummy.rules import Rules
from pioche.rummy.solver import lays, plays
from pioche.rummy.solver.plays import Tiles
from pioche.rummy.solver.position import Position
from pioche.rummy.state import Phase
from pioche.rummy.tiles import CELLS, JOKER, counts, is_joker
from pioche.rummy.view import View


def turn_of(rules: Rules, view: View) -> Turn:
    """The context against which a lay of the viewing seat is checked."""
    return Turn(rules, view.table, counts(view.rack), -1 if view.drawn is None else view.drawn)


def around(rules: Rules, view: View, seat: int) -> Around:
    """The opponents as a seat sees them, for `aiming`."""
    two = view.players == 2
    return Around(seat, view.counts, view.direction, two and rules.effects.two_player_reverse_skips)


def playable(turn: Turn) -> list[int]:
    """The kinds on the rack that are part of some play, including plays that rearrange the table (R-8, R-10)."""
    position = lays.position_of(turn)
    return [kind for kind, count in enumerate(turn.rack) if count and _part_of_a_play(position, kind)]


def _part_of_a_play(position: Position, kind: int) -> bool:
    wanted = min(kind, JOKER)
    if position.required in (-1, wanted):
        held = position.rack_jokers if wanted == JOKER else position.rack[wanted]
        return held > 0 and plays.any_play(replace(position, required=wanted))
    # After a draw, a play must include the drawn tile.
    return position.most > 1 and plays.any_play(replace(position, chosen=(wanted,)))


def place(turn: Turn, seat: int, kinds: Iterable[int]) -> Lay | None:
    """A lay of exactly these tiles that changes the table as little as possible; None if there is none.

    Where freed jokers go to the rack (R-13 c), one that this very lay frees may be among them.
    """
    chosen = list(kinds)
    tiles = Tiles(tuple(sorted(kind for kind in chosen if kind < CELLS)), sum(map(is_joker, chosen)))
    if not chosen or (turn.drawn >= 0 and turn.drawn not in chosen):
        return None
    if chosen_refusal(turn, tiles.cells, tiles.jokers) is not None:
        return None
    return lays.lay_of(turn, lays.position_of(turn), seat, tiles)


def suggest(rules: Rules, view: View) -> Action | None:
    """A quick suggestion for the seat on turn: shed as many tiles as possible, else keep or draw."""
    if view.seat is None or view.seat != view.turn or view.phase is Phase.OVER:
        return None
    turn = turn_of(rules, view)
    position = lays.position_of(turn)
    best = plays.best(position)
    laid = None if best is None else lays.lay_of(turn, position, view.seat, best, around(rules, view, view.seat))
    if laid is not None:
        return laid
    return Keep(view.seat) if view.phase is Phase.DRAWN else Draw(view.seat)
