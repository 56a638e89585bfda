"""Tables in a known position: the real server, with given cards in some first rounds instead of shuffled ones.

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

from pioche import games
from pioche.engine.game import AnyRound
from pioche.server.table import log_actions
from pioche.server.table.log_actions import LogAction, Settings
from pioche.server.table.match import Happened
from pioche.server.table.state import TableState
from pioche.server.table_codes import fresh_code


@dataclass(frozen=True, slots=True)
class Position:
    """A position and its table's settings. `lay` seats people from seat 0 on; bots of level `bot` get the others."""

    text: str
    edition: str = "classic/fr"
    options: Mapping[str, str] = field(default_factory=dict)
    clock: log_actions.Clock = 0
    watch: bool = True
    public: bool = False
    title: str = "Test"
    bot: str = "beginner"

    def settings(self) -> Settings:
        players = len(self.text.split()[0].split("/"))
        options = dict(self.options)
        game = games.of(self.edition)
        if players == 2:
            options = {**game.program_options, **options}
        return Settings(
            self.edition, options, players, self.clock, watch=self.watch, public=self.public, title=self.title
        )


def parsed(settings: Settings, text: str) -> AnyRound:
    """A position of any game; refused when it is invalid."""
    game = games.of(settings.edition)
    return game.position(game.rules(settings.edition, settings.options), text)


def lay(folder: Path, database: Path, position: Position, people: Sequence[tuple[str, str]]) -> str:
    """Write the log of a table that has just been dealt; returns its code. `people`: id and name by seat."""
    settings = position.settings()
    parsed(settings, position.text)  # an invalid position should fail here
    code = fresh_code()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / code).write_text(position.text, encoding="utf-8")
    log: list[tuple[int | None, LogAction]] = [(0, log_actions.Made(settings, *people[0]))]
    for seat, (person, name) in enumerate(people[1:], 1):
        log += [(seat, log_actions.Sat(seat, person, name)), (seat, log_actions.GotReady(seat, 1))]
    log += [(0, log_actions.BotSat(seat, position.bot)) for seat in range(len(people), settings.players)]
    log += [(0, log_actions.Started()), (None, log_actions.Committed("11" * 32)), (None, log_actions.DealtOut())]
    now = round(time.time() * 1000)
    rows = [(code, seq, now, seat, log_actions.text_of(action), None) for seq, (seat, action) in enumerate(log, 1)]
    with closing(sqlite3.connect(database, timeout=20)) as connection, connection:
        connection.executemany("INSERT INTO log (table_id, seq, at, seat, action, key) VALUES (?, ?, ?, ?, ?, ?)", rows)
    return code


def arrange(folder: Path) -> None:
    """Make the first rounds of tables that have a position start with it."""
    deal = TableState._deal

    def arranged(self: TableState, at: int, start: str) -> Happened:
        happened = deal(self, at, start)
        file = folder / self.table
        if (self.matches, len(self.rounds)) != (1, 1) or not file.is_file():
            return happened
        found = parsed(self.settings, file.read_text(encoding="utf-8"))
        assert self.match is not None
        self.match.go_on_with(found)
        played = self.rounds[-1]  # so that it can be looked at again
        played.start, played.dealer = found.text(), self.match.match.dealer_in(found.core)
        return happened

    TableState._deal = arranged  # type: ignore[method-assign]


if __name__ == "__main__":
    from pioche.cli import main

    arrange(Path(sys.argv.pop(1)))
    sys.exit(main())
