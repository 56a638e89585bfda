"""Tables in a known position: the real server, with the cards of some first rounds written down instead of shuffled.

`python -m tests.web.positions FOLDER serve ...` is `pioche serve`, except that the first round of a table that has a
file FOLDER/TABLE begins with the position in that file (docs/notation.md, docs/rummy-notation.md). Everything else, the
log included, is as always: a server that is killed and started again comes back to the same cards.
"""

from __future__ import annotations

import sqlite3
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from pioche.classic import editions
from pioche.classic.machine import Round
from pioche.classic.notation import parse_position
from pioche.classic.replay import rules_of
from pioche.rummy import editions as tile_editions
from pioche.rummy.machine import Round as TileRound
from pioche.rummy.positions import parse_position as parse_tiles
from pioche.server import entries
from pioche.server.classic_game import ClassicMatch
from pioche.server.entries import LogAction, Settings
from pioche.server.games import Happened
from pioche.server.house import fresh_code
from pioche.server.rummy_game import RummyMatch
from pioche.server.state import TableState


@dataclass(frozen=True, slots=True)
class Position:
    """What a table shall be like: `people` are the seats with a person, from seat 0 on; bots have the others."""

    text: str
    edition: str = "classic/fr"
    options: Mapping[str, str] = field(default_factory=dict)
    clock: entries.Clock = 0
    watch: bool = True
    public: bool = False
    title: str = "Test"
    bot: str = "beginner"

    def settings(self) -> Settings:
        players = len(self.text.split()[0].split("/"))
        options = dict(self.options)
        if (
            players == 2
            and not _tiles(self.edition)
            and editions.load(self.edition).options().get("advice_penalty") is True
        ):
            options.setdefault("advice_penalty", "off")
        return Settings(
            self.edition, options, players, self.clock, watch=self.watch, public=self.public, title=self.title
        )


def _tiles(edition: str) -> bool:
    return edition.startswith("rummy/")


def parsed(settings: Settings, text: str) -> Round | TileRound:
    """A position of either game; refused when it is none."""
    if _tiles(settings.edition):
        return parse_tiles(text, tile_editions.load(settings.edition, settings.options))
    return parse_position(text, rules_of(settings.edition, settings.options))


def lay(folder: Path, database: Path, position: Position, people: Sequence[tuple[str, str]]) -> str:
    """Write the log of a table at which the cards have just been dealt; its code. `people`: id and name by seat."""
    settings = position.settings()
    parsed(settings, position.text)  # a mistake shall show here
    code = fresh_code()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / code).write_text(position.text, encoding="utf-8")
    log: list[tuple[int | None, LogAction]] = [(0, entries.Made(settings, *people[0]))]
    for seat, (person, name) in enumerate(people[1:], 1):
        log += [(seat, entries.Sat(seat, person, name)), (seat, entries.GotReady(seat, 1))]
    log += [(0, entries.BotSat(seat, position.bot)) for seat in range(len(people), settings.players)]
    log += [(0, entries.Started()), (None, entries.Committed("11" * 32)), (None, entries.DealtOut())]
    now = round(time.time() * 1000)
    rows = [(code, seq, now, seat, entries.text_of(action), None) for seq, (seat, action) in enumerate(log, 1)]
    with closing(sqlite3.connect(database, timeout=20)) as connection, connection:
        connection.executemany("INSERT INTO log (table_id, seq, at, seat, action, key) VALUES (?, ?, ?, ?, ?, ?)", rows)
    return code


def arrange(folder: Path) -> None:
    """Let the first rounds of tables that have a position begin with it."""
    deal = TableState._deal

    def arranged(self: TableState, at: int) -> Happened:
        happened = deal(self, at)
        file = folder / self.table
        if (self.matches, len(self.rounds)) != (1, 1) or not file.is_file():
            return happened
        found = parsed(self.settings, file.read_text(encoding="utf-8"))
        match self.match, found:
            case (ClassicMatch() as cards, Round()):
                cards._round, cards._public = found, None
            case (RummyMatch() as tiles, TileRound()):
                tiles._round, tiles._public = found, None
            case _:
                raise AssertionError(self.match)
        return happened

    TableState._deal = arranged  # type: ignore[method-assign]


if __name__ == "__main__":
    from pioche.cli import main

    arrange(Path(sys.argv.pop(1)))
    sys.exit(main())
