"""What if: the log of a table that plays on from a position of a recorded game."""

from __future__ import annotations

from typing import Final

from pioche.server.table import deals, log_actions
from pioche.server.table.log_actions import LogAction, Settings

FIRST: Final = 0


def branch_actions(
    settings: Settings, start: str, seat: int, level: str, person: str, name: str, face: int | None
) -> list[tuple[int | None, LogAction]]:
    """Somebody sits in a seat and bots of a level in the others; the first round begins at the position.

    Each action with the seat that does it.
    """
    made: list[tuple[int | None, LogAction]] = [(FIRST, log_actions.Made(settings, person, name, face))]
    if seat != FIRST:
        made.append((FIRST, log_actions.Stood(FIRST)))
        made.append((seat, log_actions.Sat(seat, person, name, face)))
        made.append((seat, log_actions.GotReady(seat, 1)))
    made += [(seat, log_actions.BotSat(other, level)) for other in range(settings.players) if other != seat]
    made += [
        (seat, log_actions.Started()),
        (None, log_actions.Committed(deals.fresh_secret().hex())),
        (None, log_actions.DealtOut(start)),
    ]
    return made
