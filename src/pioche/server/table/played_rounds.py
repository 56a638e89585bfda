"""A round of a match, as recorded for the export."""

from __future__ import annotations

from dataclasses import dataclass, field

from pioche.engine.match import RoundScore
from pioche.server.table.tallies import Tally


@dataclass(slots=True)
class PlayedRound:
    """A round, as recorded for the export."""

    secret: bytes
    seals: dict[int, bytes] = field(default_factory=dict)
    sealed: bool = False  # no more seals, salts are revealed
    sealed_at: int = 0
    salts: dict[int, bytes] = field(default_factory=dict)
    seed: bytes = b""
    dealer: int = 0
    start: str = ""  # the position that it began with, if it was prepared and not dealt from the seed alone
    actions: list[str] = field(default_factory=list)
    seen: dict[int, list[str]] = field(default_factory=dict)
    happened: list[object] = field(default_factory=list)  # not redacted; kept while the round is played
    score: RoundScore | None = None
    witnesses: dict[int, str] = field(default_factory=dict)  # by seat: the person who has sat there since the deal
    tally: Tally = field(default_factory=Tally)
