"""A table without a server: its state is filled by applying log entries, and time is a number that the test sets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pioche.engine.game import AnyRound
from pioche.server.table import log_actions
from pioche.server.table.log_actions import Clock, LogAction, Pace, Settings
from pioche.server.table.match import TableMatch
from pioche.server.table.state import Status, TableState
from pioche.store.entry import Entry

NAME = "0123456789ab"
BEGIN = 1_000_000  # when the table is made, in milliseconds
STEP = 1_000  # from one entry to the next, unless a test says otherwise
CALM = {"advice_penalty": "off"}  # so that two can play
SHORT = {**CALM, "hand_size": "2", "rounds_to_win": "2"}
"""Two cards each, so the first card laid makes a call due, and a match of at least two rounds."""
SECRET = "ab" * 32
SALT = "cd" * 32
SEAL = "dc" * 32


class Table:
    """A table whose first seats have people: p0 (the host, called P0), p1, ..."""

    def __init__(
        self,
        people: int = 2,
        players: int | None = None,
        *,
        edition: str = "classic/fr",
        options: dict[str, str] = CALM,
        clock: Clock = 0,
        pace: Pace = "normal",
        watch: bool = True,
        bots: Iterable[str] = (),
        late: bool = True,
    ) -> None:
        """`bots`: the levels or names of bots in the seats after those of the people."""
        bots = tuple(bots)
        self.state = TableState(NAME)
        self.now = BEGIN - STEP
        settings = Settings(
            edition, options, people + len(bots) if players is None else players, clock, watch, pace=pace, late=late
        )
        self.enter(log_actions.Made(settings, "p0", "P0"))
        for number in range(1, people):
            self.enter(log_actions.Sat(number, f"p{number}", f"P{number}"))
        for number, bot in enumerate(bots, people):
            self.enter(log_actions.BotSat(number, bot))

    def enter(self, *actions: LogAction | str, after: int = STEP) -> Table:
        """Apply actions as the next entries of the log, each this many milliseconds after the one before it."""
        for action in actions:
            self.now += after
            text = action if isinstance(action, str) else log_actions.text_of(action)
            seat = int(action.partition(":")[0]) if isinstance(action, str) else getattr(action, "seat", None)
            self.state.apply(Entry(NAME, self.state.seq + 1, self.now, seat, text))
        return self

    # Phases

    def agree(self) -> Table:
        """Everybody agrees to the settings."""
        return self.enter(*(log_actions.GotReady(seat, self.state.version) for seat in list(self.state.people())))

    def start(self) -> Table:
        """A match begins; no secret has been committed to yet."""
        return self.agree().enter(log_actions.Started())

    def commit(self, secret: str = SECRET) -> Table:
        return self.enter(log_actions.Committed(secret))

    def deal(self, secret: str = SECRET) -> Table:
        """From an open table, or from one between two rounds, to a round that has been dealt."""
        if self.state.status is Status.OPEN:
            self.start()
        return self.commit(secret).enter(log_actions.DealtOut())

    def play_round(self) -> Table:
        """Play until the round is over."""
        choice = 0
        while self.state.status is Status.PLAYING:
            self.enter(self.progress(choice))
            choice += 1
        return self

    def play_match(self) -> Table:
        """Play until the match is over."""
        number = 1
        while self.state.status is not Status.OVER:
            if self.state.status is not Status.PLAYING:
                self.deal(f"{number:02x}" * 32)
                number += 1
            self.play_round()
        return self

    # The game

    @property
    def match(self) -> TableMatch:
        assert self.state.match is not None
        return self.state.match

    @property
    def round(self) -> AnyRound:
        return self.match.round

    @property
    def turn(self) -> int:
        found = self.match.turn()
        assert found is not None
        return found

    def progress(self, choice: int = 0) -> str:
        """A move of the seat on turn that leads to the end of the round."""
        game: Any = self.match.game
        return str(game.write(self.round.progress_move(self.turn, choice)))
