"""Why one action was better than another (`abilities.Compares`): what it keeps, whom it hits, what the other risks."""

from __future__ import annotations

from typing import Final, Literal, get_args

from pioche.engine.abilities import Reason
from pioche.engine.refusal import Argument
from pioche.rummy.actions import Action, Lay
from pioche.rummy.machine import Round
from pioche.rummy.tiles import is_joker, points_of

Code = Literal["last", "call", "tiles-hits", "tiles-more", "tiles-joker", "points", "tiles-keeps", "chances"]
CODES: Final[tuple[str, ...]] = get_args(Code)
_FEW: Final = 3  # so many tiles make a player dangerous
_MANY_POINTS: Final = 20


def _reason(code: Code, **args: Argument) -> Reason:
    return Reason(code, tuple(args.items()))


def comparison(s: Round, seat: int, played: Action | None, better: Action | None) -> Reason:
    """The most important thing that tells the better action from the one that was played."""
    held = s.tiles(seat)
    laid, other = _laid(better), _laid(played)
    if held == len(laid):
        return _reason("last")
    if held - len(other) == 1 and isinstance(played, Lay) and not played.uno:
        return _reason("call")
    following = s.next_seat(seat)
    if _hits(s, better, following) and not _hits(s, played, following) and s.tiles(following) <= _FEW:
        return _reason("tiles-hits", seat=following, tiles=s.tiles(following))
    if len(laid) > len(other):
        return _reason("tiles-more", tiles=len(laid), fewer=len(other))
    if sum(map(is_joker, laid)) < sum(map(is_joker, other)):
        return _reason("tiles-joker")
    if sum(map(points_of, laid)) >= sum(map(points_of, other)) + _MANY_POINTS:
        return _reason("points")
    return _reason("tiles-keeps" if len(laid) < len(other) else "chances")


def _laid(action: Action | None) -> list[int]:
    return action.laid() if isinstance(action, Lay) else []


def _hits(s: Round, action: Action | None, seat: int) -> bool:
    """Does an action let a seat draw, or skip it (R-14)?"""
    if not isinstance(action, Lay):
        return False
    after = s.copy()
    after.apply(action)
    return after.tiles(seat) > s.tiles(seat) or (not after.over and s.players > 2 and after.turn != seat)
