"""What a client knows of its table, read from the JSON that it was sent: people, rules, board, moves, score."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any, Final

from pioche import games
from pioche.client.connection import Json
from pioche.client.decoding import board_of, choices_in, sheet_of, view_of
from pioche.client.names import bot_name
from pioche.engine.board import Board
from pioche.engine.game import AnyGame
from pioche.engine.match import ScoreSheet
from pioche.engine.phrases import Phrase
from pioche.engine.refusal import Refusal, Refused
from pioche.engine.sentences import sentence
from pioche.i18n import Translator
from pioche.text.moves import Choice
from pioche.text.rules import differences
from pioche.text.situations import Situation


class SentState:
    """The state of a table as one seat, or a spectator, was sent it."""

    def __init__(self, words: Translator) -> None:
        self.words: Final = words
        self.seat: int | None = None
        self.table: Json = {}
        self.offers: list[str] = []
        self.deadline: int | None = None  # milliseconds since 1970, by the table's clock
        self._round: Json | None = None
        self._ahead = 0.0  # seconds by which the table's clock is ahead of this one
        self._happened: list[Phrase] = []  # since the seat was last on turn
        self._known: tuple[object, AnyGame | None, Any] = (None, None, None)  # settings, their game, their rules

    @property
    def status(self) -> str:
        """open, dealing, playing, between or over; empty before anything was sent."""
        return str(self.table.get("status", ""))

    @property
    def edition(self) -> str:
        return str(self.table["settings"]["edition"])

    @property
    def game(self) -> AnyGame | None:
        """The game, if it is installed here."""
        return self._settings()[1]

    @property
    def rules(self) -> Any:
        return self._settings()[2]

    def _settings(self) -> tuple[object, AnyGame | None, Any]:
        settings = self.table.get("settings")
        if settings is not None and settings is not self._known[0]:
            game: AnyGame | None = None
            rules: Any = None
            try:
                game = games.of(settings["edition"])
                rules = game.rules(settings["edition"], settings["options"], players=settings["players"])
            except Refused:
                pass
            self._known = (settings, game, rules)
        return self._known

    @property
    def names(self) -> list[str]:
        """What everybody is called, by seat."""
        return [self._name(number, seat) for number, seat in enumerate(self.table.get("seats", ()))]

    def _name(self, number: int, seat: Json) -> str:
        if seat["kind"] == "free":
            return self.words.text("player-number", number=number + 1)
        return str(seat["name"] or bot_name(self.table["table"], number, seat["level"]))

    @property
    def seconds_left(self) -> int | None:
        """Until the deadline; None without a clock."""
        if self.deadline is None:
            return None
        return max(0, round(self.deadline / 1000 - time.time() - self._ahead))

    @property
    def gone(self) -> int | None:
        """A seat whose person is gone and about which the others vote; None if there is none."""
        seats = enumerate(self.table.get("seats", ()))
        return next((number for number, seat in seats if seat["presence"] == "gone" and number != self.seat), None)

    @property
    def on_turn(self) -> bool:
        """Does the table wait for this seat?"""
        sent = self._round
        playing = self.status == "playing" and sent is not None and self.seat is not None
        return playing and sent is not None and sent["turn"] == self.seat

    @property
    def view(self) -> Any | None:
        """The game's own view; None for games that are sent as boards."""
        game = self.game
        return None if self._round is None or game is None or not game.typed_wire else view_of(game, self._round)

    @property
    def board(self) -> Board | None:
        """The round as this seat sees it; None before the first deal."""
        return None if self._round is None else board_of(self.game, self.rules, self._round)

    @property
    def choices(self) -> list[Choice]:
        """The moves that are on offer now, also out of turn."""
        return choices_in(self.game, self.rules, self.seat, self.offers, self._round)

    @property
    def sheet(self) -> ScoreSheet | None:
        sent = self.table.get("sheet")
        return None if sent is None else sheet_of(sent)

    @property
    def situation(self) -> Situation | None:
        """Everything that this seat faces now."""
        board, game = self.board, self.game
        if board is None:
            return None
        options = {} if game is None else differences(game, self.edition, self.rules)
        complete = game is None or game.complete_legal
        return Situation(self.edition, board, options, tuple(self._happened), self.choices, complete)

    def say(self, refusal: Refusal) -> str:
        """A refusal as a sentence with its clause."""
        if not self.words.has(refusal.key):
            return str(refusal)
        game = self.game
        mine = f"{self.seat}:"  # what was typed has no seat
        args = tuple(
            (name, value.removeprefix(mine) if name == "text" and isinstance(value, str) else value)
            for name, value in refusal.args
        )
        refusal = replace(refusal, args=args)
        return sentence(refusal, self.words, games.terms_of() if game is None else game.terms, self.rules, self.names)
