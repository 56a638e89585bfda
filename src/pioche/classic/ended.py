"""What a position has to satisfy when the round is over; `consistency` asks before it accepts one.

Somebody has laid their last card and won (FR-11, DE-0), or the round is blocked: nothing is left to draw, and the
fewest points win (FR-18).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pioche.classic import codes as c
from pioche.classic.cited import in_book
from pioche.classic.mechanics.scoring import points_table
from pioche.classic.rules import Rules
from pioche.engine.refusal import Refused, refuse

_WON = ("FR-11", "DE-0")
_BLOCKED = ("FR-18", "LB-12")


def check_end(
    rules: Rules, hands: Sequence[Sequence[int]], pile: Sequence[int], discard: Sequence[int], fields: Mapping[str, int]
) -> None:
    """Refuse an end that no round has: a winner with cards who does not hold the fewest points, two empty hands."""
    winner = fields["winner"]
    empty = [seat for seat, hand in enumerate(hands) if not hand]
    if not empty:
        _check_blocked(rules, hands, pile, discard, winner)
        return
    clause = in_book(rules, _WON)
    if winner == c.NO_SEAT:
        raise refuse("position-needs", clause, given="over", field="winner")
    if winner not in empty:
        raise _wrong_hand(clause, winner, winner, len(hands[winner]))
    if fields["out"] not in (winner, c.NO_SEAT):
        raise refuse("position-clash", clause, given=f"winner={winner}", other=f"out={fields['out']}")
    for seat in empty:
        if seat not in (winner, fields["heir"]):  # DE-5a: somebody else may have gone out by parrying
            raise _wrong_hand(clause, winner, seat, 0)


def _check_blocked(
    rules: Rules, hands: Sequence[Sequence[int]], pile: Sequence[int], discard: Sequence[int], winner: int
) -> None:
    """Nobody is out: nothing can be drawn any more, and the side with the fewest points wins, unless two have them."""
    top = len(discard)
    while top and discard[top - 1] == c.UNO_CARD:
        top -= 1
    if pile or top > 1:
        if winner == c.NO_SEAT:
            raise refuse("position-needs", in_book(rules, _WON), given="over", field="winner")
        raise _wrong_hand(in_book(rules, _WON), winner, winner, len(hands[winner]))
    sides = rules.scoring.teams or len(hands)
    values = points_table(rules.scoring.wild4_points)
    points = [0] * sides
    for seat, hand in enumerate(hands):
        points[seat % sides] += sum(values[face] for face in hand)
    fewest = min(points)
    best = points.index(fewest)
    tied = points.count(fewest) > 1
    found = None if winner == c.NO_SEAT else winner % sides
    if found != (None if tied else best):
        raise refuse(
            "position-blocked", in_book(rules, _BLOCKED), points=fewest, seat=best, tied="yes" if tied else "no"
        )


def _wrong_hand(clause: str, winner: int, seat: int, cards: int) -> Refused:
    return refuse("position-hand", clause, given=f"winner={winner}", seat=seat, cards=cards)
