"""Untimely advice: an accusation, a vote, four cards (FR-21).

Play goes on while the vote is open. Each seat may accuse once per round, so that nobody can be accused endlessly.
"""

from __future__ import annotations

from dataclasses import dataclass

from pioche.classic import codes as c
from pioche.classic.events import Accused, Judged, Voted
from pioche.classic.mechanics import finishing, pile
from pioche.classic.state import State
from pioche.engine.options import option

PENALTY = 4


@dataclass(frozen=True, slots=True)
class AdviceOptions:
    """FR-21."""

    advice_penalty: bool = option(False, "FR-21")


def accuse(s: State, by: int, seat: int) -> None:
    """Open the vote on an accusation, which counts as the accuser's vote."""
    s.accused = seat
    s.ayes = 1 << by
    s.nays = 0
    s.accusers |= 1 << by
    if s.log is not None:
        s.log.append(Accused(by, seat))
    _count(s)


def vote(s: State, seat: int, aye: int) -> None:
    """Record a vote."""
    if aye:
        s.ayes |= 1 << seat
    else:
        s.nays |= 1 << seat
    if s.log is not None:
        s.log.append(Voted(seat, bool(aye)))
    _count(s)


def _count(s: State) -> None:
    """A majority of all seats except the accused convicts, unless all of it is one team (BB-7).

    The vote ends as soon as a majority can no longer be reached.
    """
    voters = s.players - 1
    ayes = _bits(s.ayes)
    nays = _bits(s.nays)
    guilty = 2 * ayes > voters and not (s.book.teams and _one_side(s, s.ayes))
    if not guilty and ayes + nays < voters and 2 * (voters - nays) > voters:
        return
    seat = s.accused
    s.accused = c.NO_SEAT
    s.ayes = 0
    s.nays = 0
    if s.log is not None:
        s.log.append(Judged(seat, bool(guilty)))
    if guilty:
        pile.draw(s, seat, PENALTY, c.WHY_ADVICE)


def _one_side(s: State, seats: int) -> int:
    """Do all these seats score together? With two teams, the other team would always be the majority."""
    first = c.NO_SEAT
    for seat in range(s.players):
        if seats & (1 << seat):
            if first == c.NO_SEAT:
                first = seat
            elif not finishing.same_side(s, first, seat):
                return 0
    return 1


def _bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
