"""The seats of a table: who sits there, and whether they are present."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Presence(Enum):
    """Whether the person in a seat is present."""

    HERE = "here"
    LOST = "lost"  # the connection is gone
    AWAY = "away"  # the autopilot plays
    GONE = "gone"  # the table votes


@dataclass(slots=True)
class Seat:
    """A seat and its person or bot."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    presence: Presence = Presence.HERE
    since: int = 0  # since when the presence has been this
    ready: int = 0  # the version of the settings that the person agreed to
    left: str | None = None  # who gave it up during a match, so that a bot plays under their name
    face: int | None = None  # the one that the person has chosen

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def driven(self) -> bool:
        """Does the server play this seat?"""
        return self.bot is not None or self.presence in (Presence.AWAY, Presence.GONE)
