"""How a round ends and how it is scored (R-21, R-22, R-23)."""

from __future__ import annotations

from pioche.engine.match import RoundScore
from pioche.rummy.events import Ending, RoundOver
from pioche.rummy.state import NO_SEAT, NOTHING, Phase, State
from pioche.rummy.tiles import kinds, points


def go_out(s: State, seat: int) -> None:
    """R-21: end the round because this seat's rack is empty."""
    _end(s, Ending.OUT, seat)


def pool_used_up(s: State, would_move: int) -> None:
    """R-23: the fewest points win; a tie goes to the seat that would move next, or to the first one after it."""
    fewest = min(points(rack) for rack in s.racks)
    seat = would_move
    while points(s.racks[seat]) != fewest:
        seat = s.next_seat(seat)
    _end(s, Ending.POOL, seat)


def _end(s: State, ending: Ending, winner: int) -> None:
    s.phase = Phase.OVER
    s.ending = ending
    s.winner = winner
    s.drawn = NOTHING
    s.uno_open = NO_SEAT
    if s.log is not None:
        shown = tuple(tuple(kinds(rack)) for rack in s.racks)
        s.log.append(RoundOver(ending, winner, shown, score(s).points))


def score(s: State) -> RoundScore:
    """R-22: the winner scores the tiles left on the other racks. R-24: the easy game counts no points."""
    if s.rules.end.rounds_to_win:
        return RoundScore(s.winner, (0,) * s.players)
    others = sum(points(rack) for seat, rack in enumerate(s.racks) if seat != s.winner)
    return RoundScore(s.winner, tuple(others if seat == s.winner else 0 for seat in range(s.players)))
